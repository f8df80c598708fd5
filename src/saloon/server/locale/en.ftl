### The web table's own words, in English.

site = Saloon
site-line = Wild West board games on one table
skip = Skip to the table
nav-lobby = Lobby
nav-rules = Rules
nav-about = About
nav-language = Language
lang-en = English
lang-fr = Français
lang-switch = Read this in { $name }

## Lobby

lobby-title = Pull up a chair
lobby-line = Wild West board games, complete to the last rule. Alone with bots or with friends by link; nothing to install, no account.
players = { $range } players
play-now = Play now
play-now-about = Play now: { $game }
new-table = New table
new-table-about = New table: { $game }
rules-of = Rules: { $game }
open-tables = Open tables
no-tables = No open tables right now. Start one: it takes two clicks.
watch = Watch
sit-here = Take a seat
open-record = Open a record
open-record-line = Replay a game that was downloaded from Saloon, move by move.
record-file = Record file
open-it = Open
table-of = { $game }, { $names }
seats-open = { $count ->
        [0] no seat free
        [one] 1 seat free
       *[other] { $count } seats free
    }

## New table

new-title = A new table of { $game }
your-name = Your name
how-many = Players
seat-number = Seat { $number }
seat-you = you
seat-friend = a friend, by link
seat-bot = bot: { $level }
level-random = Tumbleweed (any move)
level-greedy = Gambler (greedy)
level-greenhorn = Greenhorn (easy)
level-deputy = Deputy (fair)
level-marshal = Marshal (good)
level-legend = Legend (strong)
options = Optional rules
option-off = off
option-on = on
clock = When somebody does not answer
clock-hint = When the time is over, the others may have the question answered by the rules, or let a bot play until the player is back.
clock-0 = wait for them, however long
clock-120 = they are away after 2 minutes
clock-600 = they are away after 10 minutes
clock-3600 = they are away after an hour
clock-86400 = they are away after a day
listed = Show this table in the lobby
listed-hint = Anybody may then watch, and take over a bot.
create = Start the game
clause-of-option = What the rules say

## Sitting down

sit-title = Take a seat
sit-line = { $game } with { $names }. You will sit at seat { $number }.
sit-down = Sit down
seat-taken = This seat is taken.

## At the table

round-of = { $game }
you-are = You are { $name }
watching = You are watching
hint = Hint
hint-about = What would a good bot do?
hint-says = A good bot would choose: { $move } (chance to win about { $chance } %)
hint-none = No hint just now.
undo = Undo
undo-about = Take back your last move
undo-no-over = The game is over.
undo-no-nothing = You have made no move that can be taken back.
undo-no-other = The last move was somebody else’s.
undo-no-revealed = Your last move showed something that was hidden, so it stays.
undo-no-imagined = This table cannot go back.
your-moves = Your moves
no-moves = Nothing to choose just now
your-turn = Your turn!
chosen-secretly = You have chosen in secret: { $move }. You may still change it.
committed = { $name } has chosen
choosing = { $name } is still choosing
several-choosing = Choosing in secret: { $names }
happened = What happened
whole-log = The whole story
nothing-yet = Nothing yet.
clause-about = Clause { $clause }
say-something = Say something
send = Send
talk = Talk
talk-empty = Nobody has said anything yet.
seats = At the table
bot = bot
bot-plays = a bot plays for { $name }
waiting-for-friend = waiting for a friend
invite = Invite with this link
copy = Copy
copied = Copied
own-link = Your seat on another device
watch-link = Link for spectators
give-seat = Let a bot play for me
take-back = Take my seat back
take-over = Take over this seat
take-over-as = Your name
read-table = The table in words
steps = History
step-first = First position
step-back = One move back
step-on = One move on
step-now = Back to now
step-at = Move { $here } of { $last }
step-looking = You are looking at an earlier position.
play-on = Play on from here against bots
download = Download the record
replay = Replay from the start
sound = Sound on your turn
sound-on = Sound: on
sound-off = Sound: off
confirm = Confirm
sure-about = This cannot be taken back.
sure-yes = Do it
sure-no = Take back
sure-never = Do it, and never ask
sure-option = Ask before what cannot be taken back
keys-sure = The same key again, or Enter: yes, do it; Esc: take it back
zoom = The map
zoom-in = Larger
zoom-out = Smaller
zoom-all = The whole map
keys-zoom = + and −: a large map closer or farther; Shift and arrows: move it
absent-about = { $name } has been away for a while.
absent-answer = Answer for { $name } by the rules
absent-bot = Let a bot play for { $name }
absent-early = There is still time to answer.
absent-nobody = Nobody waits for this seat.
absent-no-clock = This table has no clock: it waits.
play-on-about = What your seat could not know is dealt anew: nobody profits from having seen the game.
look-back = Look back
look-about = A bot thinks every choice of the game over: chances over time, turning points, the costliest choices, luck against choice.
look-end = Back to the end
look-again = How far is it?
look-go = The table after move { $number }
look-failed = Something broke while looking back. You may try again.
closeup = A closer look
keys = Keys
keys-title = Keys
keys-numbers = 1 to 9: make that move (two digits for more than nine)
keys-arrows = ← and →: walk through the history; Home: first position; End: now
keys-undo = U: undo
keys-hint = H: hint
keys-log = L: to the log; M: to your moves; B: to the board
keys-help = ?: this list; Esc: close
close = Close
line-lost = The line dropped. Trying again …
stale = The table has moved on; this is how it stands now.
question-of = The question
players-and-links = Seats and links
the-board = The board

## The end

over = { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
over-you = You win!
score = Score
scores = Scores
chart = The scores over the game
chart-moves = { $count } moves
again = Play again
winner = winner

## Rules and about

rules-title = Rules
rules-search = Search the rules
rules-search-line = A word or the id of a clause
rules-found = { $count ->
        [0] Nothing found.
        [one] 1 entry
       *[other] { $count } entries
    }
rules-rulings = Rulings
rules-examples = Worked examples
rules-see = Rulings and examples about this clause
about-title = About Saloon
about-what = Saloon puts Wild West board games on one table: for people with friends far away, for people alone, for game designers and for researchers. Rules are complete to the last clause, and every line of the log names the clause behind it.
about-unofficial = These are unofficial implementations. We have no connection with the publishers, use none of their art and none of their texts: rules, pictures and words here are our own. If you enjoy a game, buy the box.
about-boxes = The boxes
about-box-wanted = Public Enemy Number One (Ennemi Public Numéro Un), published by Robin Red Games.
about-box-undead = The Quick and the Undead, published by Inside Up Games.
about-box-pioneers = Get F…d in the Wild West, shown here as Pioneers, published by Deadwood Games.
about-box-bantam = Bantam West, with Warm Welcome and Shadow Governors, published by Bantam Planet.
about-free = Free parts
about-fonts = Typefaces Rye (Sorkin Type) and Zilla Slab (Mozilla), under the SIL Open Font License.
about-htmx = htmx, under the Zero-Clause BSD licence.
about-privacy = No account, no tracking, no request to any other host. A cookie holds your seat.

## Errors

error-title = That did not work
error-unknown = There is no such page or table.
error-private = This table is private. Ask the players for a link.
error-not-seated = You do not sit at this table; you may only watch.
error-forbidden = This request came from another site and was refused.
error-too-big = That was too big; the most is { $limit } bytes.
error-too-many = Too many requests; please wait a moment.
error-dealt-anew = This game was played on from another one with hidden cards dealt anew; it has no record of its own.
error-not-over-look = One can look back when the game is over.
error-not-over = A record can be downloaded when the game is over.
error-bad-request = The request was not understood.
error-inside = Something broke on our side. The table is safe; please try again.
back = Back to the lobby
