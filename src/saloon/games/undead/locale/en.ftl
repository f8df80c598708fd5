### The words of `undead`, in English.

title = The Quick and the Undead
tagline = Lead a band of outlaws through a town that will not stay buried, and be the most notorious of all.
about-box = The Quick and the Undead, published by Inside Up Games.
minutes = 45 to 60 minutes
score = { $score } Notoriety

## Spaces

space-nowhere = nowhere
space-wild = Wild
space-wild-ability = A free space of your choice, after everybody else
space-wild-income = That of the space you choose
space-wild-short = Any free space, last
space-hijack = Hijack
space-hijack-ability = Steal a Notoriety
space-hijack-income = 2 Coins and 2 Notoriety
space-hijack-short = Steal a Notoriety
space-loot = Loot
space-loot-ability = Steal a Coin
space-loot-income = 3 Coins
space-loot-short = Steal a Coin
space-intimidate = Intimidate
space-intimidate-ability = Intimidate 8 7 6 5, or Fight
space-intimidate-income = 1 Coin, 1 Bullet and 1 Notoriety
space-intimidate-short = Intimidate 8 7 6 5 · Fight
space-outfit = Outfit
space-outfit-ability = Intimidate 8 7 6 4 3 2, or Fight
space-outfit-income = 2 Bullets
space-outfit-short = Intimidate 8 7 6 4 3 2 · Fight
space-extort = Extort
space-extort-ability = Steal a Bullet, or Fight
space-extort-income = 1 Coin or 1 Notoriety
space-extort-short = Steal a Bullet · Fight
space-stalk = Stalk
space-stalk-ability = Hunt; nobody duels here
space-stalk-income = 1 Coin or 1 Bullet
space-stalk-short = Hunt · no duel here
space-scout = Scout
space-scout-ability = Hunt, or Intimidate 5 4 3 2
space-scout-income = 1 Coin, 1 Bullet or 1 Notoriety
space-scout-short = Hunt · Intimidate 5 4 3 2
space-hire-guns = Hire Guns
space-hire-guns-ability = Pay 2 Coins or 1 Notoriety for an outlaw
space-hire-guns-income = 1 Bullet and the Skull
space-hire-guns-short = 2 Coins or 1 N: an outlaw

place-street = street
place-street-the = the street
place-street-at = in the street
place-slot = lot { $number }

## Goods, tokens and other things

kind-coin = Coin
kind-bullet = Bullet
kind-notoriety = Notoriety
amount-coin = { $count ->
        [one] 1 Coin
       *[other] { $count } Coins
    }
amount-bullet = { $count ->
        [one] 1 Bullet
       *[other] { $count } Bullets
    }
amount-notoriety = { $count } Notoriety
coin-does = Buys buildings and hired guns, and settles ties.
bullet-does = Lies loaded on one slot, 2 to 7: a roll of that number hits. Once shot it is a Casing.
notoriety-does = One point at the end; until then it also pays for hired guns.
casing = Casing
casing-does = An empty slot: a roll of its number misses.
skull = Skull
skull-does = An 8 may be a Critical Hit; a 1 is only a miss.
backfire = Backfire
backfire-does = An 8 misses, and a 1 is a Critical Miss: the outlaw runs and the turn is over.
law = LAW
law-does = Who holds the badge is first whenever turn order matters.
band = band
outlaw = outlaw
stash = stash
reserve = reserve
graveyard = Graveyard
boot-hill = Boot Hill
supply = supply
ranger = Dead Ranger
second-band = { $name } II
weak-points = weak points
high-noon = High Noon

## Buildings

building-assay-office = Assay Office
building-assay-office-the = the Assay Office
building-assay-office-at = at the Assay Office
building-assay-office-does = Round start: 1 Coin.
building-gazette = Gazette
building-gazette-the = the Gazette
building-gazette-at = at the Gazette
building-gazette-does = Round start: 1 Notoriety.
building-gunsmith = Gunsmith
building-gunsmith-the = the Gunsmith
building-gunsmith-at = at the Gunsmith
building-gunsmith-does = Round start: 1 Bullet.
building-doctors-office = Doctor’s Office
building-doctors-office-the = the Doctor’s Office
building-doctors-office-at = at the Doctor’s Office
building-doctors-office-does = Round start: a Backfire becomes a Skull again.
building-mortuary = Mortuary
building-mortuary-the = the Mortuary
building-mortuary-at = at the Mortuary
building-mortuary-does = Round start: an undead moves in if none is here. You cannot refuse.
building-general-store = General Store
building-general-store-the = the General Store
building-general-store-at = at the General Store
building-general-store-does = Round start: 1 Coin buys 1 Bullet or 1 Notoriety.
building-stage-depot = Stage Depot
building-stage-depot-the = the Stage Depot
building-stage-depot-at = at the Stage Depot
building-stage-depot-does = Round start, roll: 1–3 a Coin, 4–6 a Bullet, 7–8 a Notoriety.
building-shooting-gallery = Shooting Gallery
building-shooting-gallery-the = the Shooting Gallery
building-shooting-gallery-at = at the Shooting Gallery
building-shooting-gallery-does = Round start: move your Bullets to other slots.
building-saloon = Saloon
building-saloon-the = the Saloon
building-saloon-at = at the Saloon
building-saloon-does = Round start, roll: 1 lose a Coin, 4–6 win 1, 7–8 win 2. Room for all.
building-bank = Bank
building-bank-the = the Bank
building-bank-at = at the Bank
building-bank-does = Always: thieves cannot touch your Coins.
building-sheriffs-office = Sheriff’s Office
building-sheriffs-office-the = the Sheriff’s Office
building-sheriffs-office-at = at the Sheriff’s Office
building-sheriffs-office-does = Always: thieves cannot touch your Notoriety.
building-armory = Armory
building-armory-the = the Armory
building-armory-at = at the Armory
building-armory-does = Always: thieves cannot touch your Bullets.
building-thieves-den = Thieves’ Den
building-thieves-den-the = the Thieves’ Den
building-thieves-den-at = at the Thieves’ Den
building-thieves-den-does = Always: when you steal, take a second one.
building-grand-hotel = Grand Hotel
building-grand-hotel-the = the Grand Hotel
building-grand-hotel-at = at the Grand Hotel
building-grand-hotel-does = Always: costs 5 Coins, even when somebody is in.
building-bounty-office = Bounty Office
building-bounty-office-the = the Bounty Office
building-bounty-office-at = at the Bounty Office
building-bounty-office-does = Always: 1 Notoriety whenever anybody kills an undead.
building-old-mission = Old Mission
building-old-mission-the = the Old Mission
building-old-mission-at = at the Old Mission
building-old-mission-does = Round start: 1 Notoriety sends an undead into a quiet building.
building-lawyers-office = Lawyer’s Office
building-lawyers-office-the = the Lawyer’s Office
building-lawyers-office-at = at the Lawyer’s Office
building-lawyers-office-does = Always: 1 Coin to an opponent keeps you out of a shootout.
building-railway-station = Railway Station
building-railway-station-the = the Railway Station
building-railway-station-at = at the Railway Station
building-railway-station-does = Always: one more of a kind your income brought.
building-theatre = Theatre
building-theatre-the = the Theatre
building-theatre-at = at the Theatre
building-theatre-does = Always: 1 Notoriety for each shootout you are in.
building-watchtower = Watchtower
building-watchtower-the = the Watchtower
building-watchtower-at = at the Watchtower
building-watchtower-does = Always: your hits count 2 more when you defend it.

## Undead

undead-u01 = The Pale Rider
undead-u01-does = Comes without hoofbeats; one bullet in a hundred finds him.
undead-u02 = The Red Marshal
undead-u02-does = Wore the star before the town had a name, and still makes arrests.
undead-u03 = The Famine Drover
undead-u03-does = Drives a herd of bones down Main Street every night.
undead-u04 = The Hanging Judge
undead-u04-does = Passes the same sentence on everybody, and brings the rope.
undead-u05 = Iron-Jaw Engineer
undead-u05-does = Went down with the 3:10 and has been late ever since.
undead-u06 = Widow Blackthorn
undead-u06-does = Buried four husbands and came back for the fifth.
undead-u07 = Gravel Pete
undead-u07-does = Dug so many graves that one fell in on him.
undead-u08 = Deacon Rot
undead-u08-does = Preaches the resurrection from experience.
undead-u09 = One-Eyed Dealer
undead-u09-does = Still has the ace that killed him up his sleeve.
undead-u10 = Barkeep Bones
undead-u10-does = Pours for thirsty people who cannot hold it.
undead-u11 = Telegraph Ghoul
undead-u11-does = Taps the same three words on every door: let me in.
undead-u12 = Claim Jumper
undead-u12-does = Was buried on somebody else’s land and wants it.
undead-u13 = Stable Shambler
undead-u13-does = The horses knew first.
undead-u14 = Dusty Deputy
undead-u14-does = Deputised at dawn, shot at noon, up at midnight.
undead-u15 = Choir Corpse
undead-u15-does = Sings flat, but never runs out of breath.
undead-u16 = Drifter
undead-u16-does = Nobody knew the name on the cross either.
undead-u17 = Prospector
undead-u17-does = Struck it rich six feet too deep.
undead-u18 = Cowpoke
undead-u18-does = Lost a bet with a bull and cannot let it go.

## Options

option-two_bands = Two bands each
option-two_bands-hint = For two players: each leads two bands with one purse. More guns, more trouble.
option-horsemen = The Horsemen
option-horsemen-hint = Solo: the three undead of value 6 ride too.
option-reinforcements = Reinforcements
option-reinforcements-hint = Solo: an undead comes along whenever Dead Ranger goes to space 7.
option-horde = The Horde
option-horde-hint = Solo: an undead comes when Dead Ranger on 8 finds nobody to intimidate.
option-fast = The undead are fast
option-fast-hint = Solo: Dead Ranger also calls out outlaws that have been laid down.
option-no_reserve = Reserves do not save you
option-no_reserve-hint = Solo, a disputed reading: you have lost as soon as nobody is left in play, also with outlaws to hire. The book lets you hire them.
option-deadline = A last day
option-deadline-hint = Solo: whoever has not beaten Dead Ranger when day 20 ends has lost. The book knows no such day.

## Questions

ask-start = You must choose three resources to begin with
wait-start = { $who } is choosing starting resources
ask-round-start = You may use one of your buildings before the round begins
wait-round-start = { $who } is using buildings
ask-general-store = General Store: you may buy a Bullet or a Notoriety for 1 Coin
wait-general-store = { $who } is shopping at the General Store
ask-gallery = Shooting Gallery: choose slots for your Bullets; { $left } to go
wait-gallery = { $who } is arranging Bullets at the Shooting Gallery
ask-mission = Old Mission: for 1 Notoriety you may send an undead into a quiet building
wait-mission = { $who } is praying at the Old Mission
ask-commit = You must secretly choose a space
wait-commit = { $who } is secretly choosing a space
ask-commit-bands = You must secretly choose a space for each of your bands
wait-commit-bands = { $who } is secretly choosing two spaces
ask-wild = Wild! You must choose a free space
wait-wild = { $who } is choosing a space for the Wild
ask-place-outlaw = You must place an outlaw, or hire
wait-place-outlaw = { $who } is placing an outlaw
ask-price = You must pay for the hired gun
wait-price = { $who } is paying for a hired gun
ask-load = A Bullet! Choose a slot to load
wait-load = { $who } is loading a Bullet
ask-ability = { $space }: you may use the ability
wait-ability = { $who } is choosing what to do on { $space }
ask-income = { $space }: choose your income
wait-income = { $who } is choosing income on { $space }
ask-railway = Railway Station: you may take one more
wait-railway = { $who } is thinking about the Railway Station
ask-buy = You may buy a building
wait-buy = { $who } is thinking about a building
ask-occupant = { $target } wants { $the-building }: make room or stand your ground
wait-occupant = { $who } must make room or stand ground for { $the-building }
ask-lawyer = Your lawyer can keep you out of this for 1 Coin
wait-lawyer = { $who } is talking to a lawyer
ask-reply = { $target } calls you out: pay up or walk out
wait-reply = { $who }, called out by { $target }, must pay up or walk out
ask-pay = Choose what to hand over
wait-pay = { $who } is choosing what to hand over
ask-shot = { $target } walks out: take your shot?
wait-shot = { $who } has { $target } in the sights
ask-take = Choose which of { $target }’s Bullets to steal
wait-take = { $who } is choosing a Bullet of { $target }’s
ask-more = Thieves’ Den: steal a second { $kind } from { $target }?
wait-more = { $who } is thinking about a second { $kind } of { $target }’s
ask-again = { $card } still stands (rolled so far: { $seen }): roll again?
wait-again = { $who } is thinking about another shot at { $card } (rolled so far: { $seen })
ask-critical = An 8 with the Skull up: use the Critical Hit?
wait-critical = { $who } is thinking about a Critical Hit
ask-skull = Critical Miss: you may turn the token back to the Skull
wait-skull = { $who } is deciding about the Critical token
ask-aim = You must choose whom to shoot at in the duel
wait-aim = { $who } is taking aim
ask-place = { $card } rises from Boot Hill: you must choose where it goes
wait-place = { $who } is choosing where { $card } goes
ask-leave = You may take outlaws out of your buildings
wait-leave = { $who } is secretly thinking about leaving buildings
ask-upkeep = Day’s end: a Bullet for { $the-building }, or leave it
ask-upkeep-none = Day’s end: your other buildings take your last Bullet, so your outlaw leaves { $building }
wait-upkeep = { $who } is secretly paying for buildings
ask-send = You must choose the band that fights the final duel
wait-send = { $who } is secretly choosing a duelist
ask-disarm = Critical Hit: choose which Bullet Dead Ranger loses
wait-disarm = { $who } is choosing a Bullet of Dead Ranger’s

## Moves

move-start = { $goods }
move-start-slots = { $goods }: { $slots }
move-go = { $space }
move-go-hire = Hire Guns
move-go-sit = Sit this round out
move-pair = I: { $first }, II: { $second }
move-use = { $building }: { $does }
move-buy = Buy { $the-building } for { $goods } (value { $value })
move-buy-from = Take { $the-building } from { $target } for { $goods } (value { $value })
move-buy-join = Join { $target } { $at } for { $goods } (value { $value })
move-place = { $place }
move-place-quiet = { $place } (no undead there)
move-place-held = { $place } ({ $who })
move-leave = Leave { $buildings }
move-leave-none = Leave nothing
move-shoot = { $card } ({ $value }) { $at }; weak points { $weak }, { $loaded } loaded
move-call = Intimidate { $target } on { $space }
move-call-at = Intimidate Dead Ranger’s outlaw on { $space }
move-steal = Steal { $goods } from { $target }
move-steal-supply = Take { $goods } from the supply
move-gain = { $goods }
move-gain-full = 1 Bullet (lost: all six slots are loaded)
move-pay = { $goods }
move-pay-slot = The Bullet on { $slot }
move-load = Slot { $slot }
move-take = The Bullet on { $slot }
move-spend = Spend the Bullet on { $slot }
move-aim = Aim at { $target }
move-bribe = Hand { $target } 1 Coin and stay out of it
move-send = { $target }
move-done = Done
move-skip = Pass
move-skip-ability = Skip the ability
move-skip-buy = Buy nothing
move-skip-railway = Nothing more
move-skip-lawyer = No lawyer
move-skip-general-store = Buy nothing
move-skip-mission = Leave the dead alone
move-pay-up = Pay up: hand over two resources
move-walk-out = Walk out and be shot at
move-shoot-now = Shoot
move-hold-fire = Hold your fire
move-again = Roll again
move-stop = Stop here
move-critical = Use the Critical Hit
move-no-critical = Let it be a miss
move-skull = Turn it to the Skull
move-backfire = Leave it on Backfire
move-more = Steal one more
move-enough = Enough
move-vacate = Make room: the outlaw comes back to your stash
move-stand = Stand your ground
move-vacate-upkeep = Leave the building

## What happens

event-building = { $building } is open for business
event-boot-hill = { $count } undead lie in Boot Hill
event-ranger = Dead Ranger waits in the Graveyard with six Bullets
event-law = { $who } holds the LAW badge
event-law-you = You hold the LAW badge
event-round = Day { $day }, round { $round }; { $who } is the LAW
event-round-you = Day { $day }, round { $round }; you are the LAW
event-day-end = Day { $day } ends: { $alone ->
        [yes] your outlaws come home, Dead Ranger’s stay
       *[no] all outlaws come home
    }
event-noon = No undead in Town: the next round is High Noon!
event-last-day = Day { $day } is over and the dead are still here: the next round is High Noon!
event-high-noon = High Noon: the last round
event-noon-over = High Noon is past; now we count
event-gain = { $who } gains { $goods }
event-gain-you = You gain { $goods }
event-short = The supply is short: { $who } goes without { $goods }
event-short-you = The supply is short: you go without { $goods }
event-load = { $who } loads slot { $slot }
event-load-you = You load slot { $slot }
event-bullet-lost = { $who } has six Bullets already: one more is lost
event-bullet-lost-you = You have six Bullets already: one more is lost
event-pays = { $who } pays { $goods }
event-pays-you = You pay { $goods }
event-no-income = { $who } finds the supply empty
event-no-income-you = You find the supply empty
event-uses = { $who } uses { $the-building }
event-uses-you = You use { $the-building }
event-mortuary = Something stirs in { $who }’s Mortuary
event-mortuary-you = Something stirs in your Mortuary
event-depot = { $who } rolls { $die } at the Stage Depot
event-depot-you = You roll { $die } at the Stage Depot
event-gambles = { $who } rolls { $die } at the Saloon
event-gambles-you = You roll { $die } at the Saloon
event-goes-hiring = { $who } is hiring guns
event-goes-hiring-you = You are hiring guns
event-chose-wild = { $who } shows a 1: Wild
event-chose-wild-you = You show a 1: Wild
event-wilds-clash = { $count } players show a 1: all of them lose their turn
event-wild-lost = No space is free for { $who }’s Wild
event-wild-lost-you = No space is free for your Wild
event-sits-out = { $who } sits the round out
event-sits-out-you = You sit the round out
event-stands = { $who } stands on { $space }
event-stands-you = You stand on { $space }
event-new-in-town = { $who } is new in town and hires for free
event-new-in-town-you = You are new in town and hire for free
event-cannot-hire = { $who } cannot pay for a gun any more
event-cannot-hire-you = You cannot pay for a gun any more
event-hires = { $who } pays { $goods } for hired guns
event-hires-you = You pay { $goods } for hired guns
event-recruits = { $who } takes in outlaws: { $fresh } from the reserve, { $back } from the Graveyard
event-recruits-you = You take in outlaws: { $fresh } from the reserve, { $back } from the Graveyard
event-skull = { $who } turns the Critical token to the Skull
event-skull-you = You turn the Critical token to the Skull
event-duel = { $count } outlaws duel on { $space }
event-bribe = { $who } sends a lawyer with 1 Coin to { $target }
event-bribe-you = You send a lawyer with 1 Coin to { $target }
event-bribe-to-you = { $who } sends you a lawyer with 1 Coin
event-aims = { $who } aims at { $target }
event-aims-you = You aim at { $target }
event-aims-to-you = { $who } aims at you
event-roll = { $who } rolls { $die }
event-roll-you = You roll { $die }
event-critical-hit = { $who } uses the Critical Hit
event-critical-hit-you = You use the Critical Hit
event-critical-unused = { $who } lets the Critical Hit go
event-critical-unused-you = You let the Critical Hit go
event-critical-miss = Critical Miss: { $who }’s gun backfires
event-critical-miss-you = Critical Miss: your gun backfires
event-spent = { $who }’s Bullet on { $slot } is a Casing now
event-spent-you = Your Bullet on { $slot } is a Casing now
event-cancelled = { $target } was faster than { $who }
event-cancelled-you = { $target } was faster than you
event-cancelled-to-you = You were faster than { $who }
event-nobody-hit = On { $space } nobody is hit
event-both-miss = Both miss: they shoot again ({ $building })
event-even-hits = Both hit with { $value }: { $who } was there first and stays ({ $building })
event-even-hits-you = Both hit with { $value }: you were there first and stay ({ $building })
event-no-end = After { $count } exchanges nobody is hit; the takeover is given up ({ $building })
event-nobody-falls = Nobody falls
event-killed = { $who } guns down an outlaw of { $target }’s
event-killed-you = You gun down an outlaw of { $target }’s
event-killed-to-you = { $who } guns down one of your outlaws
event-walks-off = { $who }’s outlaw runs back to the stash
event-walks-off-you = Your outlaw runs back to the stash
event-boot-hill-empty = Boot Hill is empty: nothing rises for { $who }
event-boot-hill-empty-you = Boot Hill is empty: nothing rises for you
event-turned-up = { $card } rises; { $who } says where
event-turned-up-you = { $card } rises; you say where
event-undead = { $card } is { $at }
event-aims-at = { $who } hunts { $card } { $at }
event-aims-at-you = You hunt { $card } { $at }
event-fights = { $who } fights { $card } in the street
event-fights-you = You fight { $card } in the street
event-twice = { $who } rolls { $die } a second time and has to stop
event-twice-you = You roll { $die } a second time and have to stop
event-goes-wide = The { $die } comes to nothing
event-lets-be = { $who } lets { $card } be
event-lets-be-you = You let { $card } be
event-wasted = The Bullet on { $die } does no harm
event-wasted-you = Your Bullet on { $die } does no harm
event-undead-killed = { $who } puts { $card } back into the ground { $at }
event-undead-killed-you = You put { $card } back into the ground { $at }
event-calls-out = { $who } calls out { $target } on { $space }
event-calls-out-you = You call out { $target } on { $space }
event-calls-out-to-you = { $who } calls you out on { $space }
event-pays-up = { $who } pays up to { $target }
event-pays-up-you = You pay up to { $target }
event-pays-up-to-you = { $who } pays you up
event-walks-out = { $who } walks out
event-walks-out-you = You walk out
event-holds-fire = { $who } does not shoot
event-holds-fire-you = You do not shoot
event-missed = { $who } misses { $target }
event-missed-you = You miss { $target }
event-missed-to-you = { $who } misses you
event-gives = { $who } gives { $target } { $goods }
event-gives-you = You give { $target } { $goods }
event-gives-to-you = { $who } gives you { $goods }
event-gives-bullet = { $who } gives { $target } the Bullet on { $slot }
event-gives-bullet-you = You give { $target } the Bullet on { $slot }
event-gives-bullet-to-you = { $who } gives you the Bullet on { $slot }
event-steals = { $who } steals { $goods } from { $target }
event-steals-you = You steal { $goods } from { $target }
event-steals-to-you = { $who } steals { $goods } from you
event-steals-bullet = { $who } steals { $target }’s Bullet on { $slot }
event-steals-bullet-you = You steal { $target }’s Bullet on { $slot }
event-steals-bullet-to-you = { $who } steals your Bullet on { $slot }
event-steals-supply = { $who } takes { $goods } from the supply
event-steals-supply-you = You take { $goods } from the supply
event-den = { $who } comes back for more: Thieves’ Den
event-den-you = You come back for more: Thieves’ Den
event-street-blocked = Undead in the street: { $who } cannot buy
event-street-blocked-you = Undead in the street: you cannot buy
event-buys = { $who } buys { $the-building } for { $price }
event-buys-you = You buy { $the-building } for { $price }
event-joins = { $who } takes a room { $at } for { $price }
event-joins-you = You take a room { $at } for { $price }
event-moves-in = { $who }’s outlaw moves in: { $building }
event-moves-in-you = Your outlaw moves in: { $building }
event-bonus = { $who } finds { $goods } in the new house
event-bonus-you = You find { $goods } in the new house
event-takeover = { $who } pays { $price } to take { $the-building } from { $target }
event-takeover-you = You pay { $price } to take { $the-building } from { $target }
event-takeover-to-you = { $who } pays { $price } to take { $the-building } from you
event-vacates = { $who } makes room: { $building }
event-vacates-you = You make room: { $building }
event-stands-ground = { $who } will not move: { $building }
event-stands-ground-you = You will not move: { $building }
event-called-off = The takeover is off; { $who } gets { $price } back
event-called-off-you = The takeover is off; you get { $price } back
event-watchtower = From the Watchtower the { $value } counts { $raised }
event-flees = { $who } flees: { $building }
event-flees-you = You flee: { $building }
event-leaves = { $who } leaves { $the-building }
event-leaves-you = You leave { $the-building }
event-upkeep = { $who } spends the Bullet on { $slot } to hold { $the-building }
event-upkeep-you = You spend the Bullet on { $slot } to hold { $the-building }
event-score = { $who } has { $points } Notoriety in all and { $coins ->
        [one] { $coins } Coin
       *[other] { $coins } Coins
    }
event-score-you = You have { $points } Notoriety in all and { $coins ->
        [one] { $coins } Coin
       *[other] { $coins } Coins
    }
event-tie = A tie at { $points } Notoriety; the most Coins among them: { $coins }
event-sent = { $who } steps out for the final duel
event-sent-you = You step out for the final duel
event-final-duel = Final duel of { $count }, exchange { $exchange }
event-out = { $who } is dead
event-out-you = You are dead
event-left = { $who } drops out of the duel
event-left-you = You drop out of the duel
event-last-duelist = { $who } is the last one standing
event-last-duelist-you = You are the last one standing
event-all-dead = Nobody survives the duel; { $count } others are alive
event-stalemate = After { $count } exchanges they put the guns down and share the town
event-win = { $who } is the terror of West Fort!
event-win-you = You are the terror of West Fort!
event-ranger-rolls = Dead Ranger rolls { $die }
event-ranger-comes = Dead Ranger sends an outlaw to { $space }
event-ranger-stands-up = Dead Ranger’s outlaw on { $space } gets up
event-ranger-moves = Dead Ranger’s outlaw goes from { $origin } to { $space }
event-ranger-acts = Dead Ranger acts on { $space }
event-ranger-calls = Dead Ranger on { $space } calls out the outlaw on { $other }
event-ranger-takes = Dead Ranger makes off with { $goods }
event-ranger-takes-bullet = Dead Ranger empties slot { $slot }
event-ranger-killed = Dead Ranger’s outlaw on { $space } falls
event-ranger-flees = Dead Ranger’s outlaw on { $space } goes back to its grave
event-ranger-idle = On { $space } Dead Ranger finds nothing to do
event-ranger-misses = Dead Ranger’s shot at the outlaw on { $space } goes wide
event-killed-by-ranger = Dead Ranger guns down the outlaw on { $space }
event-calls-ranger = A shot at Dead Ranger’s outlaw on { $space }
event-missed-ranger = The shot at the outlaw on { $space } goes wide
event-disarmed = Dead Ranger loses the Bullet on { $slot } for good
event-protected = { $who }’s { $kind } is safe behind good walls
event-protected-you = Your { $kind } is safe behind good walls
event-solo-duel = Duel with Dead Ranger on { $space }
event-reinforcements = Reinforcements for the dead
event-horde = Nobody to call out: the Horde grows
event-solo-win = Dead Ranger is out of Bullets: West Fort is free! Score { $points }
event-overrun = No place is left for the undead: West Fort is overrun
event-band-gone = The band is gone, and so is West Fort
event-too-late = The last day is over: West Fort is lost

## The table in words

read-day = Day { $day }, round { $round } of 3.
read-day-noon = Day { $day }, round { $round }: High Noon, the last round.
read-law = { $who } holds the LAW badge.
read-supply = Supply: { $coins } and { $notoriety }. Boot Hill: { $hill } undead.
read-bottom = At the bottom of Boot Hill, from below: { $cards }.
read-turned-up = Turned up: { $card }.
read-street = Street: { $cards }.
read-street-empty = The street is empty.
read-card = { $card }, value { $value }, weak points { $weak }
read-space = { $space }: { $who }.
read-standing = { $who } standing
read-lying = { $who } lying
read-hiring = { $who } hiring
read-building = { $building }, cost { $cost }, value { $value }. { $does } { $inside }. Undead: { $undead }.
read-building-bonus = The first buyer of { $the-building } gets { $goods }.
read-inside = Held by { $names }
read-inside-none = Free
read-none = none
read-band = { $who }: { $coins }, { $notoriety }, Bullets { $bullets }, { $token }; outlaws: { $stash } in the stash, { $reserve } in reserve, { $graveyard } in the Graveyard. Buildings: { $buildings }. Killed undead: { $killed }. { $score } Notoriety in all.
read-ranger = Dead Ranger: Bullets { $bullets }, { $token }, { $graveyard } outlaws in the Graveyard.
read-solo-score = A win now would score { $score }.
read-choice = { $who } chose { $space }.
read-lost = West Fort is lost.
read-sealed = Your sealed answer for { $who }: { $answer }.

## The table drawn in a terminal

board-day = Day { $day } round { $round }/3
board-supply = Supply
board-boot-hill = Boot Hill { $count }
board-dice = Dice
board-street = Street
board-empty = empty
board-signs = A stands, a lies
board-stash = stash
board-reserve = res.
board-graveyard = dead
board-kills = kills
board-score = score
board-bullets = Bullets
board-goods = $ and N

## The table as a picture

scene-board = The town of West Fort
scene-opens = { $who }: press to see everything this band has.
scene-loaded = { $count ->
        [one] 1 Bullet
       *[other] { $count } Bullets
    }
scene-just-up = just risen, not yet at a place
scene-you = You
scene-street = Main Street
scene-street-about = The street holds { $count ->
        [0] no undead; buildings can be bought.
        [one] 1 undead; nobody can buy a building.
       *[other] { $count } undead; nobody can buy a building.
    }
scene-day = Day { $day }
scene-round = Round { $round } of 3
scene-noon = High Noon
scene-day-about = { $who ->
        [You] Day { $day }, round { $round } of 3. You are the LAW.
       *[other] Day { $day }, round { $round } of 3. { $who } is the LAW.
    }
scene-noon-about = { $who ->
        [You] High Noon: the last round, day { $day }. You are the LAW.
       *[other] High Noon: the last round, day { $day }. { $who } is the LAW.
    }
scene-boot-hill = Boot Hill
scene-boot-hill-about = Boot Hill: { $count } undead face down. In the Graveyard: { $names }.
scene-supply = Supply
scene-supply-about = The supply has { $coins } and { $notoriety }.
scene-space-about = { $space }. Ability: { $ability }. Income: { $income }. { $who }
scene-space-nobody = Nobody is there.
scene-space-who = There: { $names }.
scene-space-blocked = Your outlaw lies here: not today any more.
scene-building-about = { $building }: costs { $cost }, worth { $value } Notoriety. { $does } { $inside }. { $undead }
scene-bonus-about = First buyer: { $goods }.
scene-undead-about = { $card }, value { $value }, weak points { $weak }, { $at }. { $does }
scene-undead-none = No undead.
scene-undead-some = Undead: { $cards }.
scene-figure-standing = { $who ->
        [You] You stand on { $space }.
       *[other] { $who } stands on { $space }.
    }
scene-figure-lying = { $who ->
        [You] Your outlaw lies on { $space } until the day ends.
       *[other] { $who } lies on { $space } until the day ends.
    }
scene-figure-lying-ranger = { $who } lies on { $space } until sent out again.
scene-figure-hiring = { $who ->
        [You] You are hiring guns.
       *[other] { $who } is hiring guns.
    }
scene-figure-inside = { $who ->
        [You] You hold { $the-building }.
       *[other] { $who } holds { $the-building }.
    }
scene-slot-bullet = { $who }, slot { $slot }: a Bullet.
scene-slot-casing = { $who }, slot { $slot }: an empty Casing.
scene-slot-gone = Dead Ranger, slot { $slot }: removed for good.
scene-token-skull = { $who }: Skull up. An 8 may be a Critical Hit.
scene-token-backfire = { $who }: Backfire up. A 1 is a Critical Miss.
scene-coins = { $who ->
        [You] You have { $goods }.
       *[other] { $who } has { $goods }.
    }
scene-outlaws = { $who ->
        [You] Your outlaws: { $stash } in the stash, { $reserve } in reserve, { $graveyard } in the Graveyard.
       *[other] { $who }’s outlaws: { $stash } in the stash, { $reserve } in reserve, { $graveyard } in the Graveyard.
    }
scene-kills = { $who ->
        [You] You have killed: { $cards }.
       *[other] { $who } has killed: { $cards }.
    }
scene-kills-none = { $who ->
        [You] You have killed no undead yet.
       *[other] { $who } has killed no undead yet.
    }
scene-score = { $who }: { $score } Notoriety if it ended now.
scene-rolled = Rolled so far at { $card }: { $numbers }.
scene-score-tokens = Notoriety tokens
scene-score-undead = Killed undead
scene-score-buildings = Buildings without undead
scene-score-total = Notoriety in all
scene-score-coins = Coins
scene-score-taken = Dead Ranger’s Bullets taken

## What each part of the board is for

tip-undead = A Bullet on a weak point kills it, for { $value } Notoriety at the end.
tip-undead-solo = A Bullet on a weak point kills it, and makes room: the game is lost when a new one finds none.
tip-undead-mine = { $count ->
        [0] You have no such Bullet.
        [one] You have 1 such Bullet.
       *[other] You have { $count } such Bullets.
    }
tip-building = An outlaw buys it after income and keeps its ability as long as it stays.
tip-building-yours = It is yours as long as your outlaw stays.
tip-building-lack = You lack { $coins } for it.
tip-building-can = You have the Coins for it: buy it after your income.
tip-building-street = You have the Coins for it, but first the undead in the street must go.
tip-figure-standing = This outlaw takes its turn with this space, from 8 down to 2, and can be threatened as long as it stands.
tip-figure-lying = As long as the outlaw lies there, its band cannot use this space again.
tip-figure-lying-ranger = This outlaw does nothing, but duels whoever comes here.
tip-figure-hiring = This round the outlaw is on no space, and nobody can threaten it.
tip-figure-inside = The outlaw keeps the ability of the building as long as it stays.
tip-time = A day has three rounds; then all who lie get up. { law-does }
tip-boot-hill = Whoever loses an outlaw brings one of these undead into the town; the outlaw can be hired back from the Graveyard.
tip-supply = All income comes from here, as long as it lasts.
tip-dice = The first number rolled twice ends the attempt.
tip-slot-bullet = A roll of { $slot } hits, and leaves an empty Casing.
tip-slot-ranger = He hits with a { $slot }, and never spends the Bullet; your hit with a { $slot } on an outlaw you threaten takes it.
tip-slot-casing = A roll of { $slot } misses.
tip-slot-gone = A roll of { $slot } misses; with all six gone you win.
tip-skull = Then it turns to Backfire.
tip-backfire = Hiring guns turns it to Skull again.
tip-outlaws = The stash is who can go out now; hired guns come from the reserve, then from the Graveyard.
tip-outlaws-ranger = Each round one comes out of the Graveyard, where the die says.
tip-kills = Each counts its value at the end.
tip-score = Most of it wins once the last undead has left the town and High Noon is over.
tip-score-solo = It counts only if you win.
tip-band = { $who }: { $outlaws ->
        [one] 1 outlaw
       *[other] { $outlaws } outlaws
    } can go out, with { $bullets } loaded.
tip-ranger = { $who } has { $bullets } left; take all of them, and you win.
tip-law = The LAW badge is here. { law-does }

## Choosing
pick-coins = Coins
pick-notoriety = Notoriety
pick-slots = Bullets in slots
pick-first-band = First band
pick-second-band = Second band
group-buildings = Buildings
group-people = Rivals
group-goods = Goods
group-slots = Slots

## Endings
ending-day-end = Day { $day } is over
ending-killed = One of your outlaws is shot
ending-takeover = Somebody takes over your building
round-day-end = Day { $number }
## The goal

goal-wins = Most Notoriety wins
goal-wins-solo = Take Dead Ranger’s six Bullets
goal-undead = Undead in town
goal-until-noon = { $count }, High Noon at 0
goal-last-round = High Noon: last round
goal-tokens = Your tokens
goal-killed = Undead you killed
goal-houses = Your quiet buildings
goal-ranger = Bullets left
goal-slots = { $slots }
goal-places = Places without Undead
goal-free = { $count }, lost at 0

about-space = { $ability }. Income: { $income }.

# -- what cannot be chosen now, and why
pick-homes = Leave
blocked-lying = your outlaw lies there
blocked-nobody = no outlaw left
blocked-hire = 2 Coins or 1 Notoriety
blocked-inside = you are in it
blocked-short = { $goods } short
# Where points come from, in reports
source-tokens = Notoriety tokens
source-undead = Undead killed
source-buildings = undisturbed buildings
source-solo = solo bonuses
