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

command-undo = undo
command-save = save
command-table = table
command-rules = rules
command-help = help
command-quit = quit
plain-welcome = Answer with the number of a move. Other words: table, undo, rules, save, help, quit.
plain-help = A number or the words in brackets play a move. table: hear the whole table. undo: take back your last move. rules CLAUSE: read a rule. save FILE: write the table down, to go on with “saloon play --resume FILE”. quit: leave.
plain-what = “{ $line }” is no move here; type a number from 1 to { $count }, or help.
plain-bye = Goodbye, after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.

table-thinking = { $question } …
table-over = The game is over: { $result }
table-moves = Moves
table-log = What happened
table-keys = 1-9 ↑↓ Enter play   u undo   r rule   t table   s save   ? help   q quit
table-keys-replay = ← → one move   ↑ ↓ ten moves   Home End   r rule   t table   q quit
table-small = Make the terminal larger: 80 columns and 24 lines are needed.
table-help = Help
table-words = The table in words
table-close = Esc closes
table-move-number = Move { $number } of { $count }: { $who } plays { $move }
table-start = The beginning
table-new = Press s to save the record, q to leave, Esc to look at the table.
help-moves = Lit moves are the only legal ones. Press their key, or walk with the arrow keys and press Enter.
help-undo = u takes back your last move, as long as nothing was revealed since.
help-save = s saves the table; go on later with: saloon play --resume FILE
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
