### Words that all games share, in English.

yes = yes
no = no

## The table in words

read-you = { $name } (you)
read-options = Optional rules: { $options }.

## The terminal table

undo-done = Taken back.
undo-nothing = There is no move to take back.
undo-other = The last move was { $who }’s, not yours.
undo-revealed = Your last move showed something that was hidden.
undo-imagined = This table cannot go back.
saved = Saved as { $path }.
curtain = Now { $name }: the others look away. Press Enter.
result-you = You win!
result-nobody = Nobody wins.
result-winners = { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
result-score = { $name } ({ $kind }): { $score }
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
plain-help = A number or the words in brackets play a move. hint: hear what a bot would do. table: hear the whole table. undo: take back your last move. rules CLAUSE: read a rule. save FILE: write the table down, to go on with “saloon play --resume FILE”. quit: leave.
plain-what = “{ $line }” is no move here; type a number from 1 to { $count }, or help.
plain-bye = Goodbye, after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.

table-thinking = { $question } …
table-over = The game is over: { $result }
table-moves = Moves
table-log = What happened
table-keys = 1-9 ↑↓ Enter play  ! hint  u undo  r rule  t table  s save  ? help  q quit
table-keys-replay = ← → one move   ↑ ↓ ten moves   Home End   r rule   t table   q quit
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
simulate-decisions = Decisions a game
simulate-written = { $folder } holds { $games } games; { $played } of them were played now. Next: saloon report { $folder } -o report.html
simulate-rounds = Rounds a game
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
hint-move = { $place }. { $move }: { $value } ({ $low } to { $high })
hint-chances = Chances to win: { $chances }
hint-chance = { $who } { $value } ({ $low } to { $high })

look-title = { $game }, looked back on
look-unfinished = This game was not played to its end.
look-how = A bot thought every choice over, { $thoughts } times each, and knew no more than the player did. A chance is the part of such games it expects somebody to win, in per cent; ± is how far its sampling may be off (95 %).
look-chances = Chances to win, from the first move to the last
look-move = after
look-star = Figures in per cent, after so many moves; * a turning point begins or ends here.
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
look-balance = { $who }: from { $start } to { $end }. Own choices { $choices }, the choices of others { $others }, luck { $luck }.
look-luck-how = The figures are points of chance, added up over the game. Choices are measured against what the bot would have chosen: 0 is as good as the bot, below 0 is worse, above 0 better. Luck is all the rest: cards, dice, and what came to light.
look-wait = Looking back on the game
look-thinking = Looking back: { $done } of { $count } moves …
look-ask = Type look to look back on this game (chances, turning points, costly choices), or Enter to leave.
command-look = look
