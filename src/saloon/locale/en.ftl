### Words that all games share, in English.

yes = yes
no = no
name-value = { $name }: { $value }

## The table in words

read-you = { $name } (you)
read-options = Optional rules: { $options }.

## The terminal table

undo-done = Taken back.
undo-nothing = There is no move to take back.
undo-other = The last move was { $who }’s, not yours.
undo-revealed = Your last move showed something that was hidden.
undo-over = The game is over: nothing is taken back.
undo-imagined = This table cannot go back.
saved = Saved as { $path }.
curtain = Now { $name }: the others look away. Press Enter.
plain-reader = For { $name }, who is “you” from here on:
result-you = You win!
result-nobody = Nobody wins.
result-winners = { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
result-score = { $name } ({ $kind }): { $score }
kind-human = human
score-points = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

command-undo = undo
command-save = save
command-table = table
command-rules = rules
command-help = help
command-quit = quit
command-hint = hint
plain-welcome = Answer with the number of a move. Other words: hint, table, undo, rules, save, help, quit.
plain-help = A number or the words in brackets play a move. hint: hear what a bot would do. table: hear the whole table. undo: take back your last move. rules CLAUSE: read a rule. go PLACE: go all the way there, or do the thing of that name; go alone lists what is in reach. save FILE: save the table, to go on with “saloon play --resume FILE”. quit: leave.
plain-what = “{ $line }” is no move here; type a number from 1 to { $count }, or help.
plain-sums = { $sums }, from “{ $first }” to “{ $last }”: type the number
plain-range = { $first } to { $last }
plain-no-sum = “{ $line }” is no sum here; type { $sums }, or help.
plain-bye = Goodbye, after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.

table-thinking = { $question } …
table-over = The game is over: { $result }
table-moves = Moves
table-log = What happened
table-keys = 1-9 ⏎ play  ! hint  u undo  r rule  b board  t table  s save  ? help  q quit
table-keys-replay = ← → one move  ↑ ↓ ten moves  Home End  r rule  b board  t table  q quit
table-small = Make the terminal larger: 80 columns and 24 lines are needed.
table-help = Help
table-words = The table in words
table-close = Esc closes
table-move-number = Move { $number } of { $count }: { $who } plays { $move }
table-start = The beginning
table-new = Press l to look back on the game (chances, turning points, costly choices), s to save the record, q to leave, Esc to look at the table.
help-moves = Lit moves are the only legal ones. Press their key, or walk with the arrow keys and press Enter.
help-undo = u takes back your last move, as long as nothing was revealed since.
help-save = s saves the table; go on later with: saloon play --resume FILE
help-hint = ! says what a bot would do in your place; it knows no more than you do.
help-rule = r shows the rule behind the question. With Tab you reach the log, where Enter shows the rule behind a line.
help-board = b shows the board on the whole screen: a map that has no room beside the moves.
help-table = t reads the whole table in words.
help-quit = q leaves the table.
help-options = Optional rules in play
help-none = None.

## The command line

games-seats = { $least } to { $most } players
coverage-exempt = (exempt)
coverage-sum = { $fired } of { $clauses } clauses applied in { $games } games.
coverage-never = Never: { $clauses }
simulate-head = { $games } games of { $seats } (seed { $seed })
simulate-by-bot = Wins by bot, with 95 % intervals
simulate-by-seat = Wins by seat, with 95 % intervals (an equal share is { $fair })
simulate-seat = Seat { $number }
simulate-decisions = Decisions a game
simulate-written = { $folder } holds { $games } games; { $played } of them were played now. Next: saloon report { $folder } -o report.html
simulate-forfeits = { $bot } forfeited { $choices ->
        [one] 1 choice, played at random:
       *[other] { $choices } choices, played at random:
    }
simulate-rounds = Rounds a game
simulate-days = Days a game
simulate-spread = mean { $mean }, median { $median }, nine in ten from { $low } to { $high }, all from { $least } to { $most }
bench-head = { $game }, { $build }, { $seats } random seats, one core, Python { $python }
bench-decisions-per-s = decisions a second
bench-decisions-per-s-from-python = decisions a second from a loop in plain Python
bench-games-per-s = games a second
bench-clones-per-s = clones a second, over whole games
bench-clones-beat-per-s = clones a second, at the start of a beat
bench-clones-middle-per-s = clones a second, in the middle of a beat

## Looking back on a game

hint-title = What a bot would do in your place
hint-chances = Chances to win: { $chances }

look-title = { $game }, looked back on
look-unfinished = This game was not played to its end.
look-how = A bot thought every choice over, { $thoughts } times each, and knew no more than the player did. A chance is the part of such games it expects somebody to win, in per cent; ± is how far its sampling may be off (95 %).
look-chances = Chances to win, from the first move to the last
look-move = after
look-star = Figures in per cent, after that many moves; * a turning point begins or ends here.
look-turning = Turning points
look-costly = The costliest choices
look-luck = Luck against choice
look-none = None stands out.
look-chose = { $who } chose “{ $move }”
look-point = Move { $number }: { $moves }. { $who } went from { $before } to { $after }, { $cause } (choice { $choice }, luck { $luck }).
look-by-luck = mostly by luck
look-by-choice = mostly by choice
look-more = and { $count ->
        [one] one more thing
       *[other] { $count } more things
    }
look-cost = { $place }. Move { $number }, { $who }: chose “{ $move }”; the bot would have chosen “{ $best }”. That cost { $cost } points of chance ({ $low } to { $high }): { $best_value } became { $value }. The rule: { $clause }
look-hints = What the hints said
look-hint-taken = Move { $number }, { $who }: the hint was “{ $move }” ({ $chance }), and it was played.
look-hint-left = Move { $number }, { $who }: the hint was “{ $move }” ({ $chance }). “{ $made }” was played, which cost { $cost } points of chance.
look-hint-alike = Move { $number }, { $who }: the hint was “{ $move }” ({ $chance }). “{ $made }” was played, which was about as good.
look-hint-same = The look back says the same.
look-hint-longer = Then there was no time for all { $thoughts } looks. With all of them “{ $best }” is the best move ({ $chance }).
look-hint-longer-same = Then there was no time for all { $thoughts } looks. With all of them it is still the best move ({ $chance }).
look-hint-changed = The bots have changed since then: now “{ $best }” is the best move ({ $chance }).
look-balance = { $who }: from { $start } to { $end }. Own choices { $choices }, the choices of others { $others }, luck { $luck }.
look-luck-how = The figures are points of chance, added up over the game. Choices are measured against what the bot would have chosen: 0 is as good as the bot, below 0 is worse, above 0 better. Luck is all the rest: cards, dice, and what came to light.
look-wait = Looking back on the game
look-thinking = Looking back: { $done } of { $count } moves …
look-ask = Type look to look back on this game (chances, turning points, costly choices), or Enter to leave.
command-look = look

## Lessons

lesson-learn = Learn
lesson-line = A real game, step by step, with somebody beside you who says what is what and why.
lesson-minutes = About { $minutes } minutes
lesson-moves = { $count } moves of your own
lesson-begin = Begin
lesson-go-on = Go on at step { $at } of { $count }
lesson-again = From the beginning
lesson-taken = Learned
lesson-from-end = Play on from its end
lesson-step = Lesson, step { $at } of { $count }.
lesson-next = Next
lesson-why = The rule
lesson-any = Or any other move
lesson-on = Play on
lesson-back = Take it back
lesson-other = That is allowed, and the game goes on from there. My own idea was another: take it back to try it, or play on.
lesson-free-title = Your own way
lesson-free = Choose whatever you like among the lit moves. I speak up again when something new comes along.
lesson-alone = Play on against bots
lesson-lobby = Back to the lobby
lesson-skip = Skip the lesson
lesson-skip-about = The coach leaves; you play on against bots from here
lesson-leave = Leave
lesson-leave-about = The lesson waits for you at this step
lesson-none = There is no coach at this table.
lesson-not-now = The lesson has moved on; this is where it stands now.
lesson-coach = Coach, step { $at } of { $count }: { $title }
lesson-look = Look at: { $thing }
lesson-do-next = Enter: next. Or why, skip, quit.
lesson-do-play = Enter: { $move }. Or the number of any other move, why, skip, quit.
lesson-what = “{ $line }” means nothing here.
lesson-do-other = Enter: play on. Or back to take it back.
lesson-do-free = Any move. Or skip, quit.
lesson-do-end = Enter: play on against bots. Or quit.
lesson-kept = The lesson waits here: saloon learn { $lesson }
lesson-resumed = You go on where you left off. (From the beginning: --again)
lesson-lost = The place where you left off no longer fits this lesson; it starts over.
lesson-taken-back = Taken back.
lesson-on-your-own = You play on against bots.
lesson-list = { $lesson }: { $title }, { $minutes } min. { $about }
command-why = why
command-back = back
command-skip = skip
lesson-after = Next lesson: { $title }
pick-back = Back to the part before
## The goal

goal-most = Most points win
goal-of = { " " }of { $target }
goal-line = { $wins }. { $seats }{ $aims }
goal-you = you
goal-nobody = nobody yet
goal-done = done
goal-open = to do

## Why a hint says so

tally-points = points
reason-wins = It wins the game at once.
reason-only = Nothing else comes into question.
reason-chance = Your chance is { $chance } with it, { $other } with “{ $move }”.
reason-alike = Your chance is about { $chance }, and another move is about as good.
reason-plan = And then, most likely: { $moves }.
hint-second-alike = About as good: { $move }
reason-rival = It holds { $who } back: a chance of { $after } instead of { $before }.
reason-changes = At once: { $changes }.
reason-count = { $name } { $before } → { $after }
hint-best = { $move } (chance to win about { $chance })
hint-second = Second best: { $move } ({ $chance })
hint-judge = Looked at { $thoughts } times, knowing what you know. The look back will say the same.
hint-chance-of = { $who } { $value }
hint-hurried = Looked at as often as there was time. The look back looks longer, and may think otherwise.

## Puzzles in a terminal

riddle-task = One move is clearly the best. Which one? Type its number, or ? for the solution.
riddle-right = Right: { $move }. Your chance to win is about { $chance } with it.
riddle-solution = The solution: { $move }. Your chance to win is about { $chance } with it.
riddle-wrong = Not the best. Try again, or ? for the solution.
riddle-what = Type a number from 1 to { $count }, or ? for the solution.

## Departures from the printed rules

departures = Departures from the book
departures-about = What the printed rules say in our words, what is played here, and why.
departures-clause = Clause
departures-book = The book
departures-here = Here
departures-why = Why
departures-line = { $head }: { $text }
departures-mark = departs from the book
## A table of declared fields

declared-field = { $name }: { $value }.
declared-none = none
declared-nobody = nobody
declared-hidden = hidden
declared-down = { $count ->
    [0] none
    [one] 1 face down
   *[other] { $count } face down
}
declared-who = Player
declared-times = { $count } × { $thing }
declared-table = The table
declared-mine = You
declared-seat-line = { $who }, { $name }: { $value }
declared-scores = Score
# Leaving a table in the terminal, and finding a move by typing
leave-title = Leave the table?
leave-save = Enter or s saves it and leaves; go on later with: saloon play --resume FILE
leave-away = x leaves without saving.
leave-stay = Esc stays.
leave-ask = Save the table before you leave? Type save, quit (leave without saving) or anything else to stay.
table-type = { $count } moves: type to find one
table-sum = Type the number, then Enter
table-typed = { $typed }: { $found } of { $count }
table-none-found = Nothing fits; Backspace or Esc.
table-keys-long = type ⏎ play  ! hint  U undo  R rule  B board  T table  S save  ? help  Q quit
help-type = Of more than ten moves, type a few letters of the one you want, or of several words of it; Enter plays, Esc clears, and commands are capital letters then.
## Going by one word
command-go = go
go-nowhere = There is no such place or deed in reach.

## What bots that read and assistants are told
briefing-since = Since your last choice:
briefing-earlier = ... { $count } earlier, then:
briefing-more = ... and { $count } more, in the view
mcp-more = ... and { $count } more: look with whole=true shows them
mcp-table = Table { $table }, { $game }. You are { $name }; at the table: { $seats }.
mcp-tables = { $table }: { $game }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} played, { $state }.
mcp-yours = it is your turn
mcp-over = over
mcp-no-tables = There is no table yet: new_table sets one up.
mcp-answer = Answer with play: the table's id and the code of a move (what stands before the = sign).
mcp-taken-back = Your last move is taken back.
mcp-waiting = Waiting for an assistant on standard input (Model Context Protocol); Ctrl+C ends it.
mcp-record = The record of the game is { $path }; `saloon verify` checks it.
mcp-option = option { $option } ({ $values }; usually { $usual }): { $title }. { $hint }
mcp-bots = Bots, from the weakest to the strongest: { $bots }.
mcp-chapter-tables = { $chapter }: tables, found by find
mcp-contents = Name a clause to read it, or words to find.
mcp-found = { $count ->
    [0] Nothing in the rules says “{ $words }”.
    [one] One entry of the rules says “{ $words }”:
   *[other] { $count } entries of the rules say “{ $words }”:
}
mcp-found-more = ... and { $count } more: find more words at once, or name a clause
deed-again = { $deed }, { $count } times
