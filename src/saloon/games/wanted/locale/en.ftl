### The words of `wanted`, in English.

title = Public Enemy Number One
tagline = Gather the four gangs of the Wild West and be the most wanted of all.
about-box = Public Enemy Number One (Ennemi Public Numéro Un), published by Robin Red Games.

## Places, gangs, cards, pieces

deck-tombstone = Tombstone
deck-cripple-creek = Cripple Creek
deck-dodge-city = Dodge City
deck-deadwood = Deadwood
deck-saloon = Saloon

gang-wild-bunch = Wild Bunch
gang-daltons = Daltons
gang-loners = Loners
gang-james-younger = James-Younger
colour-wild-bunch = red
colour-daltons = green
colour-loners = yellow
colour-james-younger = blue

card-sheriff = Sheriff
card-hunter = Bounty Hunter
card-swindler = Swindler
card-sheriff-does = You lose the top outlaw of one of your own stacks.
card-hunter-does = You remove the top outlaw of one stack of an opponent.
card-swindler-does = You take the top outlaw of one stack of an opponent.

token-wanted = Wanted token
token-wanted-does = Won by the most cards of its gang at the end of a round, and kept for good.
token-one = One token
token-one-does = Goes to the sole best total of points; it changes hands.
token-cavalry = Cavalry
token-cavalry-does = Nobody draws in the town it stands on.
token-supremacy = Supremacy
token-supremacy-does = Stacks of this gang count as one card more when points are added up this round.
tile-dollars = Dollars
tile-dollars-does = Pays for one bonus action before a draw: bury a face-up card, or look at a hidden one.

leader = leader
score = { $score ->
        [one] { $score } trophy
       *[other] { $score } trophies
    }
stake-wanted = the Wanted token of the { $gang }
stake-one = the One token

## Options

option-quick = Quick game
option-quick-hint = Only 32 outlaws and 9 Saloon cards, for 2 to 4 players.
option-duel = Duel in the Sun
option-duel-hint = Ties are settled with six bullets each instead of leaving the token to nobody.
option-consent = Consent to duels
option-consent-hint = A disputed reading: “you can choose to settle the score” may mean every tie (on: all tied players must secretly accept) or the whole game (off: every tie is shot out).
option-dollars = For a Fistful of Dollars
option-dollars-hint = Two tiles a round buy bonus actions: bury a face-up outlaw or look at a hidden card.
option-cavalry = The Cavalry
option-cavalry-hint = At the end of a turn a player may close one of the towns with the Cavalry.
option-supremacy = Supremacy
option-supremacy-hint = Each round one gang, drawn at random, is worth more points.

## Questions

ask-draw = You must draw a card: choose a deck
wait-draw = { $who } is choosing a deck
ask-dollars = You may spend one Dollars tile before you draw
wait-dollars = { $who } is thinking about Dollars
ask-cavalry = You may move the Cavalry
wait-cavalry = { $who } is deciding about the Cavalry
ask-sheriff = Sheriff! You must give up the top card of one of your stacks
wait-sheriff = { $who } is choosing which outlaw the Sheriff arrests
ask-hunter = Bounty Hunter! You must remove the top card of an opponent’s stack
wait-hunter = { $who } is choosing a target for the Bounty Hunter
ask-swindler = Swindler! You must take the top card of an opponent’s stack
wait-swindler = { $who } is choosing whom to swindle
ask-consent = You must accept or decline a shoot-out for { $stake }
wait-consent = { $who } is secretly choosing whether to shoot for { $stake }

## Moves

move-draw = { $deck }: { $card }
move-draw-saloon = Saloon: a hidden card
move-draw-known = Saloon: { $kind }, as you saw
move-bury = Bury { $card } in { $deck }
move-look = Look under { $card } in { $deck }
move-look-saloon = Look at the top card of the Saloon
move-save = Spend nothing
move-hit = { $target }: { $card } (stack of { $count })
move-hit-own = Your { $card } (stack of { $count })
move-ride = Move the Cavalry to { $deck }
move-leave = Leave the Cavalry where it is
move-accept = Accept the duel
move-decline = Decline the duel

## What happens

event-starter = { $who } starts the game
event-starter-you = You start the game
event-quick = Quick game: { $count } outlaws stay in the box
event-round = Round { $round } begins; { $who } goes first
event-round-you = Round { $round } begins; you go first
event-shows = { $deck } shows { $card }
event-supremacy = Supremacy this round: { $gang }
event-dollars = Everybody has { $count } Dollars tiles
event-take = { $who } takes { $card } in { $deck }
event-take-you = You take { $card } in { $deck }
event-saloon = { $who } visits the Saloon: { $kind }
event-saloon-you = You visit the Saloon: { $kind }
event-nothing = The { $kind } finds nobody
event-sheriff = The Sheriff arrests { $card } among { $who }’s outlaws
event-sheriff-you = The Sheriff arrests your { $card }
event-hunter = { $who } sends the Bounty Hunter: { $target } must part with { $card }
event-hunter-you = You send the Bounty Hunter: { $target } must part with { $card }
event-hunter-to-you = { $who } sends the Bounty Hunter: you must part with { $card }
event-swindler = { $who } swindles { $card } out of { $target }
event-swindler-you = You swindle { $card } out of { $target }
event-swindler-to-you = { $who } swindles { $card } out of you
event-four-gangs = { $who } has all four gangs: the round is over
event-four-gangs-you = You have all four gangs: the round is over
event-empty-deck = { $deck } is empty: the round is over
event-cavalry = { $who } sends the Cavalry to { $deck }
event-cavalry-you = You send the Cavalry to { $deck }
event-bury = { $who } pays to bury { $card } in { $deck }
event-bury-you = You pay to bury { $card } in { $deck }
event-look = { $who } pays to look at a hidden card: { $deck }
event-look-you = You pay to look at a hidden card: { $deck }
event-looked-saloon = Only you know: the next Saloon card is a { $kind }
event-looked-town = Only you know: next in { $deck } is { $card }
event-no-gang = Nobody has any { $gang }
event-gang-tie = { $gang }: a tie, and no Wanted token
event-leader-decides = { $gang }: a tie, settled by the leader of { $who }
event-leader-decides-you = { $gang }: a tie, settled by your leader
event-wanted = { $who } wins the majority and the Wanted token: { $gang }
event-wanted-you = You win the majority and the Wanted token: { $gang }
event-has-wanted = { $who } wins a majority but has that token already: { $gang }
event-has-wanted-you = You win a majority but have that token already: { $gang }
event-points = { $who } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-points-you = You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-no-points = Nobody has any points: the One token stays where it is
event-points-tie = A tie at { $points } points: the One token stays where it is
event-one = { $who } takes the One token
event-one-you = You take the One token
event-keeps-one = { $who } keeps the One token
event-keeps-one-you = You keep the One token
event-no-stake = A tie, but nobody could gain { $stake }: no duel
event-accepts = { $who } is ready to shoot for { $stake }
event-accepts-you = You are ready to shoot for { $stake }
event-declines = { $who } declines to shoot for { $stake }
event-declines-you = You decline to shoot for { $stake }
event-declined = No shoot-out for { $stake }: nobody gets it
event-duel = Duel in the Sun! { $who } faces { $target } for { $stake }
event-duel-you = Duel in the Sun! You face { $target } for { $stake }
event-duel-to-you = Duel in the Sun! { $who } faces you for { $stake }
event-flips = { $count ->
        [one] Bang at the very first tile
       *[other] Click after click, then a Bang at tile { $count }
    }
event-both-shot = Both fire at once: { $who } and { $target } get nothing
event-both-shot-you = Both fire at once: you and { $target } get nothing
event-both-shot-to-you = Both fire at once: { $who } and you get nothing
event-duel-won = { $who } outshoots { $target }
event-duel-won-you = You outshoot { $target }
event-duel-won-to-you = { $who } outshoots you
event-truel = Truel! { $count } players shoot for { $stake }
event-steps-up = { $who } steps up to the row
event-steps-up-you = You step up to the row
event-truel-won = { $who } turns up the Bang at tile { $count } and wins
event-truel-won-you = You turn up the Bang at tile { $count } and win
event-win = { $who } is Public Enemy Number One!
event-win-you = You are Public Enemy Number One!
event-limit = Round { $count } was the last: { $who } comes out ahead
event-limit-you = Round { $count } was the last: you come out ahead

## The table in words

read-round = Round { $round }.
read-starter = { $who } started this round.
read-town = { $deck }: { $card }; { $left ->
        [one] 1 card
       *[other] { $left } cards
    }.
read-town-down = { $deck }: the next card is not turned up; { $left ->
        [one] 1 hidden card
       *[other] { $left } hidden cards
    }.
read-town-empty = { $deck }: no card left.
read-saloon = Saloon: { $left ->
        [one] 1 hidden card
       *[other] { $left } hidden cards
    }; discarded so far: { $discard }.
read-next = Only you know what comes next in { $deck }: { $card }.
read-looked = Looked at the next card of { $deck }: { $names }.
read-buried = Buried at the bottom of { $deck }: { $cards }.
read-cavalry = The Cavalry stands on { $deck }.
read-no-cavalry = The Cavalry waits beside the decks.
read-supremacy = Supremacy: { $gang }.
read-one = { $who } has the One token.
read-no-one = Nobody has the One token.
read-player = { $who }: { $stacks }. { $wanted }. { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if the round ended now.
read-player-dollars = { $who } has { $count ->
        [0] no Dollars tile
        [one] 1 Dollars tile
       *[other] { $count } Dollars tiles
    } left.
read-stack = { $gang } { $count }, from the top: { $cards }
read-no-stack = no outlaws
read-wanted = Wanted tokens: { $gangs }
read-no-wanted = No Wanted token
read-discard = Outlaws out of this round: { $cards }.
read-out = Outlaws out of this game: { $cards }.
read-nothing = nothing
read-card = { $name } ({ $gang })
read-leader = { $name } ({ $gang }, leader)

## The table drawn

board-left = { $left ->
        [one] 1 card
       *[other] { $left } cards
    }
board-face-down = hidden
board-one = One
board-points = pts
board-wanted = Wanted
board-player = Player
board-cavalry = Cavalry
board-beside = beside the decks
board-if-now = ▸ would win the majority now   ★ leader
board-round = Round { $round }

## Epithets of the outlaws

epithet-wb-01 = Brains of the Bunch
epithet-wb-02 = The mystery rider
epithet-wb-03 = The Texas train robber
epithet-da-04 = The brawler
epithet-da-05 = Fell at Coffeyville
epithet-da-06 = The Narrow Gauge Kid
epithet-lo-04 = The gambling dentist
epithet-lo-05 = The touchy Texan
epithet-lo-06 = The Bandit Queen
epithet-jy-04 = The elder brother
epithet-jy-05 = Fell at Roscoe
epithet-jy-06 = The one who talked
epithet-wb-04 = The wildest of all
epithet-wb-05 = Rose of the Bunch
epithet-wb-06 = Cassidy's right hand
epithet-da-01 = Head of the brothers
epithet-da-02 = Marked by gunpowder
epithet-da-03 = The gang's spy
epithet-lo-07 = The last stagecoach robber
epithet-lo-08 = The hired rifle
epithet-lo-09 = The preacher's son
epithet-jy-07 = Captain of the Youngers
epithet-jy-08 = Fell at Northfield
epithet-jy-09 = The man behind Jesse
epithet-wb-07 = The Tall Texan
epithet-wb-08 = The old hand
epithet-wb-09 = Kid Curry's brother
epithet-da-07 = The survivor
epithet-da-08 = Alias Texas Jack
epithet-da-09 = The wild wolf
epithet-lo-01 = The Kid of Lincoln County
epithet-lo-02 = Rancher with a short fuse
epithet-lo-03 = Queen of the Sweetwater
epithet-jy-10 = The quiet brother
epithet-jy-11 = The youngest brother
epithet-jy-12 = The guide to Minnesota
epithet-wb-10 = Fast hand from Sundance
epithet-wb-11 = Left behind at Belle Fourche
epithet-wb-12 = Hears no alarm
epithet-da-10 = The politician
epithet-da-11 = The one who rode on
epithet-da-12 = The whiskey runner
epithet-lo-10 = Scout of the Black Hills
epithet-lo-11 = The poet bandit
epithet-lo-12 = The gentleman bandit
epithet-jy-01 = Most wanted in Missouri
epithet-jy-02 = Fell at Hanska Slough
epithet-jy-03 = The cousin

## The table as a picture

scene-board = The table
scene-wanted = WANTED
scene-opens = { $who }: press to see the stacks at full size.
scene-you = You
scene-left = { $count ->
        [one] 1 left
       *[other] { $count } left
    }
scene-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
scene-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
scene-if-ended = If the round ended now
scene-now = { $count } to { $second }
scene-nobody = nobody
scene-discard = Out of this round
scene-discards = Out of this round. Outlaws: { $lost }. Saloon cards: { $spent }.
scene-next = next: { $card }
scene-town = { $town } shows { $card } of the { $gang }; { $count ->
        [one] it is the last card
       *[other] { $count } cards left
    }.
scene-town-hidden = { $town }: { $count } cards, none turned up.
scene-town-empty = { $town } is empty.
scene-saloon = Saloon: { $count ->
        [one] 1 hidden card
       *[other] { $count } hidden cards
    }, each a Sheriff, a Bounty Hunter or a Swindler.
scene-stack = { $who }, { $gang }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, from the top: { $names }.
scene-stack-empty = { $who } has no { $gang }.
scene-trophies = { $who } has { $count ->
        [0] no Wanted token
        [one] 1 Wanted token ({ $gangs })
       *[other] { $count } Wanted tokens ({ $gangs })
    }{ $one ->
        [yes] {" "}and the One token
       *[other] {""}
    }.
scene-dollars = { $who } has { $count ->
        [one] 1 Dollars tile
       *[other] { $count } Dollars tiles
    }.
scene-supremacy = Supremacy: a stack of { $gang } counts as one card more this round.
scene-cavalry = The Cavalry waits beside the decks.
scene-cavalry-on = The Cavalry stands here: nobody may draw.

minutes = 30 to 60 minutes
scene-result-wanted = Wanted: { $gang }
scene-result-one = One token
scene-result-trophies = Trophies
scene-result-points = Points over all rounds

## What each part of the board is for

tip-stack-points = It counts { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
tip-stack-takes = If the round ended now, it would take the Wanted token of its gang.
tip-stack-other = If the round ended now, { $who } would take the Wanted token of this gang, with { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
tip-stack-other-you = If the round ended now, you would take the Wanted token of this gang, with { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
tip-stack-nobody = If the round ended now, nobody would take the Wanted token of this gang.
tip-stack-duel = If the round ended now, those with most would shoot for the Wanted token of this gang.
tip-town = In your stack it would be card { $mine }; the most anybody else has is { $most }.
tip-town-last = Whoever takes it ends the round.
tip-town-drawn = Whoever draws here puts it on their stack of this gang.
tip-town-hidden = What comes next is turned up before anybody draws here again.
tip-town-empty = An empty deck ends the round.
tip-saloon = A Sheriff costs you one of your own outlaws, a Bounty Hunter removes one of somebody else’s, a Swindler steals one for you.
tip-trophies = All four and the One token win the game.
tip-discards = All of them are back for the next round.

## The end of a round
ending-round = Round { $round } is over
ending-tokens = { $count } of 5
ending-most = Most cards: { $count } against { $second }
ending-leader = { $count } to { $second }: { $who } has the leader
ending-leader-you = { $count } to { $second }: you have the leader
ending-duel = { $count } to { $second }: { $who } won the duel
ending-duel-you = { $count } to { $second }: you won the duel
ending-has = The token was there already.
ending-tie = A tie without a leader: nobody takes it
ending-nobody = Nobody has a card of this gang
ending-one = Most points: { $points }
ending-keeps = Most points again: { $points }
ending-points-tie = A tie: the One token stays where it is
ending-no-points = Nobody has points
ending-points-how = A stack of 1, 2, 3, 4, 5 cards counts 2, 3, 5, 8, 12 points.
ending-back = Cards go back, tokens stay.
ending-next = { $who } starts the next round.
ending-next-you = You start the next round.
ending-won = With the fifth token { $who } wins at once.
ending-won-you = With the fifth token you win at once.
round-four-gangs = Round { $number }
round-empty-deck = Round { $number }
## The goal

goal-wins = To win, hold all five

## What a move changes

change-round = It ends the round.
change-takes = It takes the lead in { $gang } from { $who }.
change-leads = It gives you the most of { $gang }.
change-spoils = It takes { $gang } away from { $who }.

blocked-cavalry = the Cavalry is there
# Where points come from, in reports
source-wanted = Wanted tokens
source-one = the One token
## Counting aid

count-gang = { $gang }: { $count } not seen yet{ $leader ->
        [yes] , the leader among them
       *[no] {""}
    }
count-saloon = { $kind }: { $count } not seen yet
