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
choosing-you = you are still choosing
committed-you = you have chosen
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
counts = Counting aid
counts-line = What nobody has seen yet. Leave it closed to count for yourself.
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
absent-nobody = Nobody is waiting for this seat.
absent-no-clock = This table has no clock: it waits.
play-on-about = What your seat could not know is redealt: nobody gains from having seen the game.
look-back = Look back
look-about = A bot thinks over every choice of the game: chances over time, turning points, the costliest choices, luck against choice.
look-end = Back to the end
look-again = How far is it?
look-go = The table after move { $number }
look-failed = Something broke while looking back. You may try again.
closeup = A closer look
keys = Keys
keys-title = Keys
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
over-none = Nobody wins.
over-lost-you = You have lost.
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
about-free = Free parts
about-fonts = Typefaces Rye (Sorkin Type) and Zilla Slab (Mozilla), under the SIL Open Font License.
about-htmx = htmx, under the Zero-Clause BSD licence.
about-privacy = No account, no tracking, no request to any other host. A cookie holds who you are here, and you can have yourself forgotten at any time.

## Errors

error-title = That did not work
error-link = This is not a link to a table. One looks like …/s/Xk3… and comes from whoever invites you.
error-recovery = This recovery link has ended or was never good. A new one is made under You, in a browser that knows you.
error-dead-link = This link has ended or was never good.
error-unknown = There is no such page or table.
error-private = This table is private. Ask the players for a link.
error-not-seated = You do not sit at this table; you may only watch.
error-forbidden = This request came from another site and was refused.
error-too-big = That was too big; the most is { $limit } bytes.
error-too-many = Too many requests; please wait a moment.
error-redealt = This game was played on from another one with hidden cards redealt; it has no record of its own.
error-not-over-look = You can look back once the game is over.
error-not-over = You can download the record once the game is over.
error-bad-request = The request was not understood.
error-inside = Something broke on our side. The table is safe; please try again.
back = Back to the lobby

engine-building = The fast engine is being built beside this table. Until it is ready, bots think more slowly.
engine-ready = The fast engine is ready, and bots use it now.
engine-failed = The fast engine could not be built here, so bots think more slowly. The games are the same.
rules-versions = Versions of these rules
error-other-rules = This was made under the rules { $made }, but the rules here are { $here }: open it with a Saloon that plays { $made }, or begin a new game from the lobby.
## The house

house-hurried = Many tables are playing, so bots think for less time than usual.
house-trouble = The server cannot save just now. Nothing is lost, and it keeps trying.
error-store = The server cannot reach its database just now, so nothing was changed. Please try again in a moment.
error-busy-hints = That was a lot of hints. You can ask for the next one in { $seconds } s.
error-busy-hint-coming = A hint is already on its way.
error-busy-looks = Many games are being looked back on. Please try again in { $seconds } s.
error-host = This address is not ours.
## Choosing

sum-less = { $count } less
sum-more = { $count } more
pick-first = Choose each part
pick-every = All { $count } as a list
moves-more = more
moves-fewer = Fewer
keys-letters = A letter on a button: make that move; E, X: end, stop or go back; digits: the thing of that number

## Endings and playback

ending-why = Token and why
ending-again = Again
ending-earlier = { $count ->
        [one] One line before that is in the log
       *[other] { $count } lines before that are in the log
    }
ending-continue = Continue
key-enter = Enter
the-ending = What has ended
log-then = The table after move { $number }
log-only = Whose turns to show
log-only-who = Only { $name }’s turns
log-lines = { $count } lines
play-group = Others’ moves
play-since = Since my turn
play-since-about = Show once more what others did since your last turn
play-walk = Play
play-stop = Stop
play-resume = Go on
play-pause = Pause the table
play-paused = The table is paused for you. P goes on.
play-speed = Speed of others’ moves
play-slow = Slow
play-normal = Normal
play-quick = Quick
play-once = At once
play-none = Nobody has moved since your turn.
keys-play = R: what others did since your turn, once more (in the history: play it); P: pause

## How it ended

end-title = The end
end-place = { $place }.
end-won-by = { $count ->
        [one] won by 1
       *[other] won by { $count }
    }
end-won-tie = level on score, won by the tie-break
end-lost-by = { $count ->
        [one] 1 behind
       *[other] { $count } behind
    }
end-lost-tie = level on score, lost the tie-break
end-costliest = Move { $number } was the costliest: it cost { $who } about { $cost } %.
end-lead = { $who } took the lead at move { $number } of { $count } and kept it.
end-lead-always = { $who } was never behind.
end-lead-last = { $who } was never ahead before the end.
end-lead-final = { $who } took the lead with the last move.
end-lead-level = Nobody was ahead at the end: the tie-break decided.
end-turned = Move { $number } turned the game: { $who }’s chances rose from { $before } % to { $after } %.
end-turned-you = Move { $number } turned the game: your chances rose from { $before } % to { $after } %.
end-costliest-you = Move { $number } was your costliest: it cost you about { $cost } %.
end-lead-you = You took the lead at move { $number } of { $count } and kept it.
end-lead-always-you = You were never behind.
end-lead-last-you = You were never ahead before the end.
end-lead-final-you = You took the lead with the last move.
end-see = See that move
end-by-source = What the score is made of
end-rounds = The score, round by round
story-get = The story as a file
story-about = One file for a phone, a printer or a friend: every step, the chart, the turning points; needs no network
share-replay = Copy a link to this game
story-steps = The game step by step
pick-open = Choose
## People

nav-tables = Tables
nav-me = You
mine-title = My tables
mine-turns = { $count ->
        [0] nobody waits for you
        [one] 1 waits for you
       *[other] { $count } wait for you
    }
mine-waits = Waiting for { $names }
mine-scored = You: { $score }
mine-leads = You lead with { $score }
mine-behind = You { $score }, { $name } leads with { $best }
mine-play = Play
mine-room = Enter
mine-see = Look
mine-over = See the end
learn-title = Learn by playing
learn-line = A coach beside you, real pieces, one new thing a step.
learn-go = { $game }, { $minutes } minutes
learn-step = { $game }: go on at step { $step }
learn-done = Learned
learn-minutes = Learn it in { $minutes } min
games-title = Games
games-line = from light to heavy
weight-1 = Light
weight-2 = Medium
weight-3 = Heavy
weight-4 = Heaviest
play = Play
play-about = Play with bots: { $game }
with-friends = With friends
friends-about = With friends: { $game }
join-title = Join by link
join-paste = Paste a link
join-go = Join
new-line = Seats for friends: the game begins in a waiting room, where you find the link to send them.
new-go = Open the table
setup-seats = This game is for { $least } to { $most } players; you chose { $count }.
setup-option = “{ $option }” cannot be chosen with these seats and these other rules. { $hint }
ask-title = Ask for a seat
ask-line = { $name } is a bot. You may sit down when everybody at the table agrees.
ask-go = Ask
take-ask = Ask for this seat
me-title = You
me-line = Nothing to sign up for: this browser knows you. Choose how others see you.
me-mark = Your mark
me-save = Save
mark-star = star
mark-horseshoe = horseshoe
mark-hat = hat
mark-cactus = cactus
mark-moon = moon
mark-arrow = arrow
mark-lantern = lantern
mark-wheel = wheel
keep-title = Keep it
keep-line = Your tables and your name live in this browser. With a recovery link you are yourself on another device too, and after this browser is gone.
keep-go = Make a recovery link
keep-renew = Make a new recovery link
keep-link = Your recovery link
keep-once = It is shown only now: keep it as you keep a password. A new one ends this one.
devices-title = Your devices
day = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
me-saved = Saved. This is how others see you.
me-revoked = That device is signed out.
adopted = This browser is yours now, { $name }.
device-unknown = a browser
device-here = this one
device-seen = since { $since }, last seen { $last }
device-revoke = Sign it out
forget-title = Forget me
forget-line = Your name, your mark, your devices and what you said at tables are erased. Games that are on are played to their end by a bot; finished ones stay without your name.
forget-sure = Yes, erase everything that names me. This cannot be taken back.
forget-go = Forget me
forgotten = You are forgotten: nothing here names you any more.
adopt-title = Is this you?
adopt-line = This browser becomes yours: your tables will be here. What was played in it so far comes along.
adopt-go = Yes, that is me
adopt-nameless = without a name
somebody = Somebody
room-title = { $game }: the waiting room
room-free = { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
room-waits = Waiting until they are ready: { $names }
room-complete = Everybody is here. Let us begin.
room-expected = You are expected in the waiting room
room-free-seat = Free this seat
room-free-about = For somebody else or a bot; whoever has gone can come back only while it is free
room-not-away = Only the seat of somebody who has gone and is not ready can be freed.
room-open = free
room-ready = ready
room-be-ready = I am ready
room-unready = Not ready yet
room-start = Start the game
room-leave = Leave this table
room-invite = Invite with this link
room-invite-line = It is good for all free seats, and leads back here later.
room-who = Who plays seat { $number }
room-set = Set
room-missing = The game cannot begin yet: { $names }
here = here
not-here = not here
came = { $name } is here
went = { $name } has gone
people-news = News from the people at this table
invite-full = The seats of this invitation are taken. You are watching.
rematch-asked = Another game with everybody at this table?
rematch-come = I am in
wish-about = If a roll fails
wish-ask = ask me
wish-asked = { $name } would like to take the seat of { $seat }, who is a bot. Agree?
wish-agreed = You have agreed; others are still asked.
wish-yes = Agree
wish-no = Refuse
wish-withdraw = Withdraw
wish-waits = { $name } has asked for the seat of { $seat }. Everybody at the table must agree.
link-renew = New link
link-make = Make a link to this seat
link-revoke = Revoke
link-line = A new link ends the old one; who holds the old one loses the seat.
leave = Give up my seat
quit = Quit the game
quit-sure = Quit the game for good? You are out, and nobody plays on for you.
quit-no = You can quit the game only while it asks you something.
leave-sure = Give up your seat for good? A bot will play on.
leave-rated = Give up your seat for good? A bot will play on, and this rated game counts as lost.
dice-title = Fair dice
dice-before = The table’s part of the seed is fixed already; this is its seal. When you are ready, your browser adds a part of its own, so that nobody chooses the dice alone.
dice-shown = This seal was made before the first move. When the game is over the record shows what it hides, and “saloon verify” checks both.
dice-parts = { $count ->
        [0] No player has added a part.
        [one] One player has added a part.
       *[other] { $count } players have added parts.
    }
told-sat = { $name } has sat down.
told-left = { $name } has given up the seat.
told-freed = { $name } has freed the seat of { $gone }, who had gone.
told-asked = { $name } has asked for the seat of { $seat }.
told-agreed = { $name } agrees that { $guest } sits down.
told-refused = { $name } would rather not have { $guest } sit down.
told-again = { $name } asks for another game.
absent-waiting = The game has not begun.
error-no-self = This browser has no profile yet. Sit down at a table, or choose a name.
error-seated = You sit at this table already.
error-no-seat = You cannot sit down at this table.

## Time

time = Time
time-move = Time to move
time-none = no clock
time-clock-300-10 = an evening, brisk: 5 minutes each, 10 seconds more a move
time-clock-900-20 = an evening: 15 minutes each, 20 seconds more a move
time-clock-2400-30 = a long evening: 40 minutes each, 30 seconds more a move
time-days-1 = by the way: a day a move
time-days-3 = by the way: 3 days a move
time-days-7 = by the way: a week a move
then = When time runs out
terms = What is agreed
terms-bank = { $minutes } minutes each, { $seconds } seconds more a move
terms-days = { $count ->
        [one] a day a move
       *[other] { $count } days a move
    }
terms-seconds = { $count } seconds a move
terms-then = when time runs out { $then }
then-ask = the others decide
then-rules = the rules answer
then-bot = a bot plays until the player is back
time-yours-over = Your time is up: the others may decide.
left-days = { $count } days left
left-hours = { $count } h left
left-minutes = { $count } min left
pause-take = Take a pause ({ $count } left)
told-duel-absent = Shootout: somebody did not come, so chance decides.
told-duel-declined = Shootout: one of the two lets chance decide.
told-duel-far = Shootout: a line is too slow to be timed, so chance decides.
told-duel-late = Shootout: what { $name }’s page said came late, so it is replayed, once. From now on its words count when they arrive.
told-pause = { $name } takes a pause of three days.
told-given = A bot plays for { $name }.
told-back = { $name } plays again.
told-time-rules = { $name } ran out of time; the rules have answered.
told-time-bot = { $name } ran out of time; a bot plays until they are back.
absent-no-pause = There is no pause left to take, or nobody waits for you.
setup-time = This time is not offered.
setup-options = These optional rules do not go together.

## Company, history, ratings

nav-games = My games
games-mine = My games
games-none = No finished game yet. They gather here with their end, their story and a look back.
games-any = all
games-count = Games
games-game = Game
games-opponent = Against
games-option = Optional rule
games-no-fit = No game fits this.
games-filter = Show
games-won = { $won } of { $count } won
games-victory = won
games-defeat = lost
games-victories = Won
games-bots = Against bots
ratings = Ratings
ratings-line = A mark, and how far it may be off: the more games, the surer. Among people only rated tables count. On the ladder the bots stand still and you move.
ratings-people = among people, { $count ->
        [one] 1 rated game
       *[other] { $count } rated games
    }
ratings-ladder = the ladder of the bots, { $count ->
        [one] 1 game
       *[other] { $count } games
    }
games-story = Story
games-closed = closed
rated = rated
rated-table = A rated game
rated-hint = It counts for the ratings of the people at this table. Whoever leaves, or lets a bot play to the end, has lost.
export = Take everything along (zip)
friends-title = Friends
friends-none = People you have played with appear here.
friend-at = at { $game }
friend-here = here now
friend-played = { $days ->
        [0] played together today
        [1] played together yesterday
       *[other] played together { $days } days ago
    }
friend-invite = Invite
invite-title = Invite { $name }
invite-line = To a table that waits for players, or to a new one.
invite-room = { $game }, { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
invite-new = A new table
new-with = { $name } is asked as soon as the table is open.
people-all = Everybody, mute and block
people-title = People
people-line = You do not see what people you mute say. People you block can neither invite you nor sit down where you sit, and do not see where you are. Nobody is told.
people-games = Games
mute = Mute
mute-about = Do not show what they say
block = Block
shunned-title = Not heard
shunned-mute = muted
shunned-block = blocked
shun-end = End it
invite-friends = Or by name:
invited-to = { $name } asks you to a table of { $game }.
decline = No, thanks
error-banned = You cannot play in this house.
absent-closed = The operator has closed this table.

## Notices

notices-title = Notices
notices-line = Nothing is sent until you ask for it. A notice never tells what happened at the table, only that it waits.
game-over = The game is over.
onlooker = An onlooker
notify = Tell me in this browser when a table waits for me
notify-line = While a page of Saloon is open somewhere out of sight.
ring = A sound when a table waits for me
ring-line = Two tones in an open page, in this browser only.
mail-address = By e-mail to
mail-line = When it is your turn or a waiting room only lacks you and you are not here, when somebody invites you, and when a game is over. Every letter has a link that ends them. An empty address ends them too.
mail-sent = A letter is on its way. Notices begin when you have opened the link in it.
mail-confirm-subject = Saloon: do you want notices here?
mail-confirm =
    Somebody, probably you, asked Saloon to write to this address when a table waits.

    Yes, begin: { $link }

    If it was not you, do nothing: no further letter will come.
mail-turn-subject = { $game }: your turn
mail-turn =
    A table of { $game } waits for you: { $link }

    No more letters: { $end }
mail-invited-subject = { $game }: you are invited
mail-invited =
    { $name } asks you to a table of { $game }: { $link }

    No more letters: { $end }
mail-room-subject = { $game }: they wait for you
mail-room =
    You are expected in the waiting room ({ $game }): { $link }

    No more letters: { $end }
mail-finished-subject = { $game }: the game is over
mail-finished =
    A game of { $game } at your table is over: { $link }

    No more letters: { $end }
notices-on = Notices go to this address from now on.
notices-off = No more letters will be sent to this address.
error-address = This does not look like an e-mail address, or this house sends no e-mail.
error-post = The e-mail could not be sent. Please try again later.

## Standing orders

orders = Standing orders
orders-line = Answer in advance what you may be asked. Only you see this. A plan stops as soon as something hidden comes to light or its move cannot be made.
orders-stopped = Your plan has stopped
order-which = Answer in advance
order-nothing = There is nothing to answer in advance just now.
order-stopped-light = Stopped, since something came to light: { $answer }
order-stopped-move = Stopped, since it cannot be done now: { $answer }
back-to-table = Back to the table
order-always = Whenever asked “{ $question }”: { $answer }
order-next = Next: { $answer }
order-cancel = Cancel
order-set-always = Always answer this
order-set-next = Play it next
error-order = This is not among the answers that can be given in advance just now.
error-orders = Twenty orders are the most there can be; cancel some first.
## The drawer

drawer-back = Back

## The goal

goal-title = What wins
goal-parts = Parts of the goal
goal-seat = { $who }: { $count }
goal-seat-of = { $who }: { $count } of { $target }
howto-nav = How to play

## How to play

howto-contents = Contents
howto-all-rules = All rules, clause by clause

## Hints

hint-do = Do it

## Puzzles

puzzles = Puzzles
puzzles-all = All puzzles
puzzles-of = Puzzles: { $game }
puzzles-line = Positions from bots’ games in which one move is clearly the best. You know what the player knows, no more. What you solve is remembered in this browser alone.
puzzle-title = Puzzle, { $game }
puzzle-daily = Puzzle of the day
puzzle-solve = Solve it
puzzle-solved = solved
puzzle-one-move = One move is clearly the best
puzzle-task = Which one? Choose it on the board or here.
puzzle-show = Show the solution
puzzle-weighing = A search weighs it …
puzzle-lost = The answer did not arrive. Try again.
puzzle-play = Play on from here
puzzle-next = Next puzzle
puzzle-right = Right!
puzzle-solution = The solution
puzzle-close = The second best
puzzle-wrong = Not the best
puzzle-gap = With it your chance to win is about { $value }.
puzzle-costs = A search gives it a chance of about { $other }; the best move has { $value }.
puzzle-again = Look again, or have the solution shown.
puzzle-streak = Days in a row: { $days }
puzzle-theme-finish = Finish it
puzzle-theme-finish-about = The game is within reach: find the move that brings it home.
puzzle-theme-rival = Mind the rival
puzzle-theme-rival-about = The best move is the one that somebody else would hate most.
puzzle-theme-points = Take the points
puzzle-theme-points-about = Points lie on the table: take those that count.
puzzle-theme-plan = Prepare
puzzle-theme-plan-about = Nothing is scored now: what pays later?
puzzle-difficulty-1 = ★ easy
puzzle-difficulty-2 = ★★ medium
puzzle-difficulty-3 = ★★★ hard
called-you = You
## The house

## The contents of the rules page

rules-contents = Contents
# -- the light of the room
theme-title = Light
theme-line = A lamp-lit room, a room by day, or whichever your device shows.
theme-auto = as the device
theme-light = by day
theme-dark = by lamplight
theme-is = Light: { $now }
theme-next = Show the room { $next }
moves-all = Show all
## Since my last turn
lately-title = Since your last turn
lately-replay = Replay
lately-told = How it went: { $count } lines
lately-more = { $count } more
lately-log = Log
lately-speed = Others’ moves
lately-skip = Skip
menu = Menu
roster = Who may act
deeds-of = { $name }: what to do
deeds-more = { $count } more
deeds-left = { $count ->
        [one] 1 Action left
       *[other] { $count } Actions left
    }
way-certain = sure

## Panels
panel-want-any = They give
panel-lacks = has less than that
panel-all = All, one after the other
panel-total = Together:
panel-left = you keep { $count }
panel-empty = Choose something first
panel-dear = Not enough money
panel-lines = At most 6 kinds a side
panel-less = One less: { $name }
panel-more = One more: { $name }
panel-one = 1 for { $price }
panel-alone = Just one { $name }, by one press
panel-extra = with { $count } for the owner of Business
panel-money = ${ $count }
panel-off = { $count } off by your bargain
panel-step = Question by question

# A live shootout
duel-attacker = Attacker
duel-defender = Defender
duel-hash = Sealed order
duel-cut = Cut your deck at
duel-ready = I am ready
duel-decline = Let chance decide
duel-key = Space
duel-turn = Turn a card
duel-wait = Not before DRAW!
duel-proof = Check the decks
duel-proof-about = Before anybody cut, both saw the first 16 signs of these hashes. Each is of the order as shuffled (H is a Hit) and a secret.
duel-cutat = cut at { $count }
duel-gather = Cut your deck if you like and say when you are ready ({ $count } s). At DRAW! turn card after card; the first Hit wins. Who turns one before DRAW! loses.
duel-gatheragain = Say when you are ready ({ $count } s)
duel-waiting = Waiting for { $name }
duel-watch = The two make ready
duel-set = Ready
duel-unset = Not ready yet
duel-bot = A bot with human hands
duel-line = Line known to ± { $count } ms
duel-arrival = A word came late: now they count when they arrive
duel-steady = Steady…
duel-draw = DRAW!
duel-hit = HIT!
duel-false = False start
duel-after = Hit after { $count } s
duel-first = { $name } hits first
duel-won = You hit first
duel-lost = { $name } hits first
duel-myfalse = You turned a card before DRAW! and lose the shot
duel-otherfalse = { $name } turned a card before DRAW! and loses the shot
duel-falsewin = A false start: the shot is { $name }’s
duel-bothfalse = Two false starts: once more, for free
duel-late = What one page said came late: once more, for free
duel-again = Too close to call: once more, for free
duel-absent = Somebody did not come: chance decides
duel-declined = Chance decides
duel-far = A line is too slow to be timed: chance decides
way-deeds = What to do there
ends-by-itself = end a spent turn
