### The words of `pioneers`, in English.

## The game

title = Pioneers
tagline = Stake a claim, feed a family, keep an eye on the Bandit, and be first with twenty points on the frontier.
about-box = Get F…d in the Wild West, shown here as Pioneers, published by Deadwood Games.
minutes = 60 to 120 minutes

## Players and pieces

symbol-bottle = Bottle
symbol-bag = Bag
symbol-hat = Hat
symbol-boot = Boot
symbol-bandit = Bandit
pioneer = Pioneer { $number }
pioneer-of = { $who }’s Pioneer { $number }
duelist = Pioneer { $number }
duelist-of = { $who }’s Pioneer { $number }
bandit = Bandit
bandit-the = the Bandit
sheriff = Sheriff
sheriff-the = the Sheriff
newborn = newborn
jailed = in jail
claim = Claim
claim-the = the Claim
claim-a = a Claim
claim-does = Reserves a tile for its owner, who may build there.
laborer-farmer = Farmer
laborer-farmer-the = the Farmer
laborer-rancher = Rancher
laborer-rancher-the = the Rancher
laborer-lumberjack = Lumberjack
laborer-lumberjack-the = the Lumberjack
laborer-miner = Miner
laborer-miner-the = the Miner
laborer-does = Works for one player on one Building: one more Resource for each Process there, or one alone from anywhere.

## Goods

good-cash = Cash
good-food = Food
good-bullet = Bullets
good-revolver = Revolver
good-horse = Horse
good-scythe = Scythe
good-cleaver = Cleaver
good-ax = Chopping Axe
good-pickaxe = Pickaxe
good-corn = Corn
good-cattle = Cattle
good-lumber = Lumber
good-ore = Ore
good-point-card = Pioneer Point card
good-money-does = Buys goods, land, Buildings and Diplomas. The Bandit is after it, and at the Bank it buys points.
good-food-does = One feeds one Pioneer or the Horse for one turn.
good-bullet-does = One for each shot, with a Revolver.
good-revolver-does = With a Bullet you are armed: you may hunt, resist and dispute.
good-horse-does = Doubles every Move and shows a second tile when you Explore. It eats 1 Food a turn.
good-scythe-does = Needed to process Corn on a Farm.
good-cleaver-does = Needed to process Cattle on a Ranch.
good-ax-does = Needed to process Lumber at a Sawmill.
good-pickaxe-does = Needed to process Ore in a Mine.
good-corn-does = Comes from a Farm. Sells for $4.
good-cattle-does = Comes from a Ranch. Sells for $5.
good-lumber-does = Comes from a Sawmill. Sells for $5.
good-ore-does = Comes from a Mine. Sells for $6.
good-point-card-does = One point. Costs $50 at the Bank.
amount-cash = ${ $count }
amount-food = { $count } Food
amount-bullet = { $count ->
        [one] 1 Bullet
       *[other] { $count } Bullets
    }
amount-revolver = { $count ->
        [one] a Revolver
       *[other] { $count } Revolvers
    }
amount-horse = { $count ->
        [one] a Horse
       *[other] { $count } Horses
    }
amount-scythe = { $count ->
        [one] a Scythe
       *[other] { $count } Scythes
    }
amount-cleaver = { $count ->
        [one] a Cleaver
       *[other] { $count } Cleavers
    }
amount-ax = { $count ->
        [one] a Chopping Axe
       *[other] { $count } Chopping Axes
    }
amount-pickaxe = { $count ->
        [one] a Pickaxe
       *[other] { $count } Pickaxes
    }
amount-corn = { $count } Corn
amount-cattle = { $count } Cattle
amount-lumber = { $count } Lumber
amount-ore = { $count } Ore
amount-point-card = { $count ->
        [one] a Pioneer Point card
       *[other] { $count } Pioneer Point cards
    }
amount-action = { $count ->
        [one] 1 Action
       *[other] { $count } Actions
    }

## Buildings

building-farm = Farm
building-farm-the = the Farm
building-farm-a = a Farm
building-farm-does = Gives Corn, with a Scythe. 2 points.
building-ranch = Ranch
building-ranch-the = the Ranch
building-ranch-a = a Ranch
building-ranch-does = Gives Cattle, with a Cleaver. 2 points.
building-sawmill = Sawmill
building-sawmill-the = the Sawmill
building-sawmill-a = a Sawmill
building-sawmill-does = Gives Lumber, with a Chopping Axe. 2 points.
building-mine = Mine
building-mine-the = the Mine
building-mine-a = a Mine
building-mine-does = Gives Ore, with a Pickaxe. 2 points.
building-homestead = Homestead
building-homestead-the = the Homestead
building-homestead-a = a Homestead
building-homestead-does = Room for a larger family: 3, 5 or 8 Pioneers with one, two or three. 2 points.

## Land and town

land-field = Field
land-field-does = A Farm or a Homestead can be built here.
land-pasture = Pasture
land-pasture-does = A Ranch or a Homestead can be built here.
land-forest = Forest
land-forest-does = A Sawmill or a Homestead can be built here.
land-mountain = Mountains
land-mountain-does = A Mine or a Homestead can be built here.
land-abandoned-mine = Abandoned Mine
land-abandoned-mine-does = Salvaged: a Mine or a Homestead can be built here.
land-collapsed-mine = Collapsed Mine
land-collapsed-mine-does = Nobody can enter it any more.
land-desert = Desert
land-desert-does = Only a Homestead can be built here.
land-lake = Lake
land-lake-does = Only a Homestead can be built here.
land-river = River
land-river-does = Only a Homestead can be built here.
land-graveyard = Graveyard
land-graveyard-does = Can be crossed, but nothing is built, claimed or hunted here.
land-canyon = Canyon
land-canyon-does = Nobody can enter or cross it.
land-death-valley = Death Valley
land-death-valley-does = Nobody can enter or cross it.
place-store = General Store
place-store-at = at the General Store
place-store-to = to the General Store
place-store-short = Store
place-store-does = Buy Food, Bullets, a Revolver or a Horse; sell Resources and Buildings.
place-church = Church
place-church-at = at the Church
place-church-to = to the Church
place-church-short = Church
place-church-does = Pray for $2: a Prayer card, always good.
place-school = School
place-school-at = at the School
place-school-to = to the School
place-school-short = School
place-school-does = Obtain a Diploma for $4: one point and a skill.
place-bank = Bank
place-bank-at = at the Bank
place-bank-to = to the Bank
place-bank-short = Bank
place-bank-does = Buy Pioneer Point cards for $50 each.
place-saloon = Saloon
place-saloon-at = at the Saloon
place-saloon-to = to the Saloon
place-saloon-short = Saloon
place-saloon-does = Gamble; here the Bandit enters the map.
place-jail = Jail
place-jail-at = at the Jail
place-jail-to = to the Jail
place-jail-short = Jail
place-jail-does = Prisoners sit here; a free Pioneer may break one out.
place-blacksmith = Blacksmith
place-blacksmith-at = at the Blacksmith
place-blacksmith-to = to the Blacksmith
place-blacksmith-short = Smith
place-blacksmith-does = Buy Tools for $3, sell them for $1.
cell-at = at { $ref }
cell-to = to { $ref }
tile = { $land } { $number }

## Diplomas

diploma-agriculture = Agriculture
diploma-agriculture-does = One more Corn for each one this Pioneer processes. Your family hires the Farmer for nothing, others pay you $3.
diploma-bovine = Bovine Sciences
diploma-bovine-does = One more Cattle for each one this Pioneer processes. Your family hires the Rancher for nothing, others pay you $3.
diploma-forestry = Forestry
diploma-forestry-does = One more Lumber for each one this Pioneer processes. Your family hires the Lumberjack for nothing, others pay you $3.
diploma-mining = Mining Engineer
diploma-mining-does = One more Ore for each one this Pioneer processes. Your family hires the Miner for nothing, others pay you $3.
diploma-bartending = Bartending
diploma-bartending-does = The Bandit’s drinks are paid to you, or staked on odd or even. This Pioneer gambles anywhere.
diploma-business = Business
diploma-business-does = This Pioneer deals with the General Store from anywhere; rivals pay you $1 for each Buy there.
diploma-education = Education
diploma-education-does = Your family obtains Diplomas anywhere, for $4 or a Resource; rivals’ $4 are yours.
diploma-finance = Finance
diploma-finance-does = This Pioneer buys Pioneer Point cards anywhere for $40 or 8 Resources; rivals pay you $4 for each of theirs.
diploma-land-management = Land Management
diploma-land-management-does = This Pioneer stakes for nothing and explores two tiles; rivals’ $2 for a Claim are yours.
diploma-law-enforcement = Law Enforcement
diploma-law-enforcement-does = The Deputy: no Bandit on this Pioneer’s tile. Your family hires the Sheriff for nothing; rivals’ $3 are yours. Lost in jail.
diploma-metallurgy = Metallurgy
diploma-metallurgy-does = This Pioneer processes everything without Tools; rivals pay you $3 for each Tool they buy.
diploma-theology = Theology
diploma-theology-does = This Pioneer prays anywhere for nothing, and is never alone in the world; rivals’ $2 for Prayers are yours.
diploma-companion = Companion
diploma-companion-does = The Bandit comes to this Pioneer and brings up to $5. It expands the family anywhere and makes one rival Pioneer a turn lovesick.
diploma-companion-box = Prostitution
diploma-companion-box-does = The Bandit comes to this Pioneer and pays up to $5. It expands the family anywhere and infects one rival Pioneer a turn.
lovesick = lovesick
lovesick-box = syphilis

## Animals

animal-prairie-dog = Prairie Dog
animal-rabbit = Jackrabbit
animal-quail = Quail
animal-turkey = Wild Turkey
animal-beaver = Beaver
animal-pronghorn = Pronghorn
animal-deer = Mule Deer
animal-elk = Elk
animal-bear = Black Bear
animal-buffalo = Buffalo

## Prayer cards

prayer-new-arrival-1 = Obtain a Pioneer
prayer-new-arrival-1-does = A Pioneer arrives beside the praying one, fed, with 2 Actions; without room or stock: $4.
prayer-new-arrival-2 = Obtain a Pioneer
prayer-new-arrival-2-does = A Pioneer arrives beside the praying one, fed, with 2 Actions; without room or stock: $4.
prayer-daily-bread = Daily Bread
prayer-daily-bread-does = Gain 5 Food.
prayer-alms = Alms
prayer-alms-does = Gain $5.
prayer-deliverance = Deliverance
prayer-deliverance-does = All your prisoners go to the General Store and act this turn; without prisoners: $3.
prayer-strength = Strength for the Task
prayer-strength-does = The praying Pioneer has 2 more Actions this turn.
prayer-harvest = Bountiful Harvest
prayer-harvest-does = Put 2 Resources on one of your Buildings; without one, gain 1 Resource.
prayer-guardian = Guardian
prayer-guardian-does = Until your next turn nobody holds up, robs, arrests or potshots your Pioneers.
prayer-pilgrim = Pilgrim’s Path
prayer-pilgrim-does = Put up to two of your free Pioneers on any crossable tiles.
prayer-providence = Providence
prayer-providence-does = Take a Tool, a Horse or a Revolver that you lack; if there is none: $4.

## Event cards

card-gold-dust = Gold Dust in the Pan
card-gold-dust-does = Gain $4.
card-letter-east = Letter from Back East
card-letter-east-does = Gain $5.
card-boom-town = Boom Town
card-boom-town-does = Until your next turn every Resource sells for $1 more.
card-wagon-train = Wagon Train
card-wagon-train-does = Gain 4 Food.
card-church-supper = Church Supper
card-church-supper-does = Each player gains 2 Food.
card-basket = Neighbour’s Basket
card-basket-does = Gain 3 Food and 1 Bullet.
card-cartridges = Crate of Cartridges
card-cartridges-does = Gain 3 Bullets.
card-drifter = Drifter Looking for Work
card-drifter-does = A Laborer for one of your Buildings with tokens, free, from wherever he is.
card-bumper-crop = Bumper Crop
card-bumper-crop-does = Put 2 Corn on one of your Farms.
card-spring-calves = Spring Calves
card-spring-calves-does = Put 2 Cattle on one of your Ranches.
card-straight-pines = Straight Pines
card-straight-pines-does = Put 2 Lumber on one of your Sawmills.
card-rich-vein = Rich Vein
card-rich-vein-does = Put 2 Ore on one of your Mines.
card-gentle-rain = Gentle Rain
card-gentle-rain-does = Each player puts 1 Corn on an own Farm or 1 Cattle on an own Ranch.
card-long-summer = Long Summer
card-long-summer-does = Each player puts 1 Lumber on an own Sawmill or 1 Ore on an own Mine.
card-stray-steer = Stray Steer
card-stray-steer-does = Gain 1 Cattle.
card-driftwood = River Driftwood
card-driftwood-does = Gain 1 Lumber.
card-nugget = Loose Nugget
card-nugget-does = Gain 1 Ore.
card-seed-corn = Sack of Seed Corn
card-seed-corn-does = Gain 1 Corn and 1 Food.
card-sample-tool = Blacksmith’s Sample
card-sample-tool-does = Take a Tool that you lack; if there is none: $2.
card-mustang = Wild Mustang
card-mustang-does = Take a Horse if you have none; otherwise $2.
card-old-iron = Iron in the Attic
card-old-iron-does = Take a Revolver if you have none; otherwise 2 Bullets.
card-survey-map = Surveyor’s Map
card-survey-map-does = Place 2 land tiles.
card-rail-survey = Railroad Survey
card-rail-survey-does = Each player places 1 land tile.
card-second-wind = Second Wind
card-second-wind-does = Up to two of your Pioneers have 1 more Action this turn.
card-before-dawn = Up Before Dawn
card-before-dawn-does = One of your Pioneers has 2 more Actions this turn.
card-stagecoach = Stagecoach Ticket
card-stagecoach-does = Put up to two of your Pioneers in town (not the Jail) or on your own Buildings.
card-circuit-judge = Circuit Judge
card-circuit-judge-does = One of your prisoners goes to the General Store and acts this turn; otherwise $3.
card-school-grant = School Grant
card-school-grant-does = Your next Diploma has no fee, up to the end of your next turn.
card-land-holiday = Land Office Holiday
card-land-holiday-does = Your Claims have no fee up to the end of your next turn.
card-barn-raising = Barn Raising
card-barn-raising-does = Your next Build costs nothing, up to the end of your next turn.
card-sunday-service = Sunday Service
card-sunday-service-does = Draw a Prayer card for nothing.
card-market-day = Market Day
card-market-day-does = Sell up to 3 Resources now, from anywhere, for $1 more each.
card-buffalo-herd = Buffalo on the Move
card-buffalo-herd-does = Each armed player with a Pioneer on huntable land may hunt once.
card-raffle = Church Raffle
card-raffle-does = Each player rolls the die; the highest gains $5.
card-patrol = Sheriff’s Patrol
card-patrol-does = Put the Sheriff on any crossable tile without the Bandit; beside a free Bandit: $2.
card-flood = Flood
card-flood-does = All Corn on all Farms is lost.
card-blizzard = Blizzard
card-blizzard-does = All Cattle on all Ranches are lost.
card-forest-fire = Forest Fire
card-forest-fire-does = All Lumber at all Sawmills is lost.
card-cave-in = Mine Cave-In
card-cave-in-does = All Ore in all Mines is lost.
card-snapped-scythe = Snapped Scythe
card-snapped-scythe-does = You break your Scythe.
card-bent-pickaxe = Bent Pickaxe
card-bent-pickaxe-does = You break your Pickaxe.
card-split-ax = Split Axe Handle
card-split-ax-does = You break your Chopping Axe.
card-cracked-cleaver = Cracked Cleaver
card-cracked-cleaver-does = You break your Cleaver.
card-tax-collector = Tax Collector
card-tax-collector-does = Pay $3.
card-pickpocket = Pickpocket
card-pickpocket-does = Lose $3 to the Hideout.
card-property-tax = Property Tax
card-property-tax-does = Pay $1 for each of your Buildings and Homesteads, at most $6.
card-saloon-damage = Broken Mirror in the Saloon
card-saloon-damage-does = Pay $3, to the player with Bartending if that is a rival.
card-poll-tax = Poll Tax
card-poll-tax-does = Each player pays $2.
card-rats = Rats in the Larder
card-rats-does = Lose 3 Food.
card-spoiled-meat = Spoiled Meat
card-spoiled-meat-does = Each player with 6 Food or more loses 3.
card-horse-thief = Horse Thief
card-horse-thief-does = Lose your Horse.
card-walkout = Workers’ Walkout
card-walkout-does = All Laborers leave the map.
card-rattlesnake = Rattlesnake Bite
card-rattlesnake-does = Pay the doctor $2, or one of your fed Pioneers has 1 Action fewer this turn.
card-twister = Twister
card-twister-does = Roll the die: on 1 or 2 you lose a Homestead, or a Building if you prefer.
card-grass-fire = Grass Fire
card-grass-fire-does = Pay $5 for the bucket line, or lose a Homestead.
card-mistaken = Mistaken Identity
card-mistaken-does = One of your Pioneers goes to jail.
card-ambush = Ambush on the Trail
card-ambush-does = The Bandit moves 6 towards your nearest Pioneer.
card-dust-storm = Dust Storm
card-dust-storm-does = Until your next turn every Move roll is halved, rounded up.
card-gang-payday = Gang Payday
card-gang-payday-does = $6 go into the Hideout; a free Bandit on the map goes to the Saloon.
card-jail-riot = Jail Riot
card-jail-riot-does = All prisoners go to the General Store, a jailed Bandit to the Saloon.
card-posse = The Posse Rides
card-posse-does = The Bandit goes to jail, or 6 squares back on the track; each player loses $1.
card-fishing = Sheriff Goes Fishing
card-fishing-does = Put the Sheriff on a Lake or River, or in the Jail; gain 2 Food.
card-lies-low = The Bandit Lies Low
card-lies-low-does = A free Bandit on the map goes to square 8; you gain up to $3 from the Hideout.
card-poker-night = Poker Night
card-poker-night-does = Each player may put $2 into a pot; the highest roll takes it.
card-lawsuit = Lawsuit
card-lawsuit-does = You and a rival roll; the lower owes the higher $3.
card-swap-meet = Swap Meet
card-swap-meet-does = Swap a Resource with a rival, each one’s choice; both gain $1.
card-salesman = Travelling Salesman
card-salesman-does = For $3 you may have 5 Food, 5 Bullets or 1 Resource.
card-rustled = Rustled Goods
card-rustled-does = Take a token from a rival’s lonely Building; then the Bandit moves 3 towards you.
card-the-hat = Passing the Hat
card-the-hat-does = The richest player gives the poorest $3.
card-crossed-trails = Crossed Trails
card-crossed-trails-does = You may swap the places of one of your Pioneers and a rival’s; the rival gains 2 Food.

## Options

option-respawn = Coming back
option-respawn-hint = What happens to a player whose last Pioneer has died.
option-respawn-off = Out is out
option-respawn-vote = The others vote
option-respawn-auto = Always a new start
option-late_entry = Late entry
option-late_entry-hint = The last seat of a table of 3 or 4 stays empty at first; its player may enter at the end of any turn.
option-shootout = Shootouts
option-shootout-hint = The first Hit wins. Simulated: both decks are turned card by card. Live: at DRAW two players turn their cards as fast as they can; against somebody who is away it is simulated.
option-shootout-simulated = Simulated
option-shootout-live = Live, with quick hands
option-potshot_trigger = Potshots
option-potshot_trigger-hint = When you may shoot at a rival who walks onto your tile. Disputed: the book asks for a Pioneer and property in one place, for either in another.
option-potshot_trigger-strict = With a Pioneer and property there
option-potshot_trigger-loose = With either of them there
option-gamble_odds = Gamble
option-gamble_odds-hint = Whether the winnings include the wager. Disputed: the book takes it only from those who lose, but with the wager on top gambling pays better than work.
option-gamble_odds-for_one = Wager included
option-gamble_odds-to_one = Wager on top
option-round_cap = Last round
option-round_cap-hint = After this round most points win.
option-round_cap-60 = Round 60
option-round_cap-30 = Round 30
option-box_names = The box’s own names
option-box_names-hint = Adult words for one diploma and its effect, as in the box, instead of Companion and lovesick.
option-orders = Standing orders
option-orders-hint = For tables that play over days: answer rivals’ questions in advance.

## Questions

ask-symbol = You must choose your symbol
wait-symbol = { $who } is choosing a symbol
ask-feed = Food is short ({ $left } left): choose who eats
wait-feed = { $who } is choosing who eats
ask-extra = Choose the Pioneer that works more this turn
wait-extra = { $who } is choosing who works more
ask-place = { $kind } discovered: you must choose where it lies
wait-place = { $who } is choosing a place for new land ({ $kind })
ask-mine = An Abandoned Mine: call odd or even to salvage it
wait-mine = { $who } calls odd or even for an Abandoned Mine
ask-work = You may put a Pioneer to work
wait-work = { $who } is choosing a Pioneer
ask-action = { $pioneer }: choose an Action ({ $left } left)
wait-action = { $who } is choosing an Action for { $pioneer } ({ $left } left)
ask-step = { $pioneer }: walk on, or stop ({ $left } movement left)
wait-step = { $pioneer } is on the way ({ $left } movement left)
ask-second = You may discover a second tile
wait-second = { $who } may discover a second tile
ask-shop = Choose the place to deal with
wait-shop = { $who } is choosing a shop
ask-buy = Choose what to buy
wait-buy = { $who } is shopping
ask-pay-resource = How much { $resource }? ({ $left } Resources still to pay)
wait-pay-resource = { $who } is paying with Resources
ask-sell = Choose what to sell
wait-sell = { $who } is selling
ask-market = Choose the place to sell at
wait-market = { $who } is choosing where to sell
ask-bandit-goal = No way leads to { $cell }: choose the tile the Bandit makes for
wait-bandit-goal = { $who } is choosing where the Bandit makes for ({ $cell })
ask-partner = Choose whom to trade with
wait-partner = { $who } is looking for a trade
ask-offer = Put the offer together: give, want, then send{ $held }
held-none = {""}
held-empty = {""}
held-same = ; it cannot be sent: it is the offer you were made
held-room = ; it cannot be sent: { $who } would go beyond a limit (family, stock, or a second Revolver, Horse or Tool)
held-room-you = ; it cannot be sent: you would go beyond a limit (family, stock, or a second Revolver, Horse or Tool)
wait-offer = { $who } is putting an offer together
ask-answer = { $target } offers you a trade: accept, refuse, or make a counter-offer?
wait-answer = { $who } is thinking about { $target }’s offer
ask-counter-answer = { $target } makes a counter-offer: accept or refuse?
wait-counter-answer = { $who } is thinking about { $target }’s counter-offer
ask-lot = Choose the lot to auction
wait-lot = { $who } is choosing a lot to auction
ask-reserve = Choose the lowest bid you would take for { $goods }
wait-reserve = { $who } sets the lowest bid for { $goods }
ask-bid = Auction: { $goods }. Bid in secret from ${ $price }, or pass
wait-bid = { $who } is bidding in secret for { $goods }
ask-bid-again = A tie at ${ $price } for { $goods }: bid once more in secret
wait-bid-again = { $who } is bidding once more for { $goods }
ask-build = Choose what to build
wait-build = { $who } is choosing what to build
ask-dispute = Choose what you offer for this Claim ({ $cell })
wait-dispute = { $who } disputes a Claim ({ $cell })
ask-dispute-answer = { $target } offers ${ $price } for your Claim ({ $cell }): relinquish, shoot or demand more?
wait-dispute-answer = { $who } is thinking about { $target }’s ${ $price } for a Claim ({ $cell })
ask-demand = { $target } offers ${ $price }: choose your demand
wait-demand = { $who } wants more than { $target }’s ${ $price }
ask-demanded = { $target } wants ${ $price } for the Claim: accept or decline?
wait-demanded = { $who } is thinking about { $target }’s demand of ${ $price }
ask-champion = Choose the Pioneer that fights for the Claim ({ $cell })
wait-champion = { $who } is choosing who fights for the Claim ({ $cell })
ask-hunt = { $animal } (needs { $number } or more): shoot or run? { $left } shots left
wait-hunt = { $who } has a { $animal } in the sights
ask-process = Who works: { $pioneer } here, or a Laborer?
wait-process = { $who } is choosing who works
ask-shuffle = Shuffle the Prayer deck first?
wait-shuffle = { $who } is about to pray
ask-prayer = { $prayer }: use it now or keep it for later this turn?
wait-prayer = { $who } has drawn a Prayer ({ $prayer })
ask-wager = Choose what to wager
wait-wager = { $who } is about to gamble
ask-stake = How much do you wager? ({ $thing })
wait-stake = { $who } is wagering ({ $thing })
ask-face = Name a face of the die: a symbol pays 6, the Bandit 3
wait-face = { $who } is naming a face of the die
ask-diploma = Choose a Diploma for { $pioneer }
wait-diploma = { $who } is choosing a Diploma for { $pioneer }
ask-tuition = { $diploma }: pay $4 or a Resource?
wait-tuition = { $who } is paying for a Diploma ({ $diploma })
ask-love = Choose a rival Pioneer to turn the head of
wait-love = { $who } is turning somebody’s head
ask-drink = The Bandit drinks: take his ${ $price }, or stake it on odd or even?
wait-drink = { $who } serves the Bandit
ask-jail-roll = Choose the prisoner that rolls (1 or 6 is freedom)
wait-jail-roll = { $who } is choosing a prisoner
ask-jailbreak = Choose whom to break out of jail
wait-jailbreak = { $who } is breaking somebody out
ask-bandit-task = Choose the Bandit’s task
wait-bandit-task = { $who } is talking to the Bandit
ask-mark = Choose whose Pioneer the Bandit goes for
wait-mark = { $who } is planning a crime
ask-target = Choose the Pioneer
wait-target = { $who } is choosing a victim
ask-steal-from = Choose the Building to steal from
wait-steal-from = { $who } is planning a theft
ask-spoils = Choose what the Bandit takes from { $pioneer }
wait-spoils = { $who } is choosing the loot
ask-robbery = { $target }’s Bandit wants your { $thing } from { $pioneer }: surrender or resist?
wait-robbery = { $who } is held up by { $target }’s Bandit ({ $thing }, { $pioneer })
ask-sheriff-task = Choose the Sheriff’s task
wait-sheriff-task = { $who } is talking to the Sheriff
ask-block = Choose the tile that the Sheriff closes to the Bandit
wait-block = { $who } is choosing a tile for the Sheriff
ask-arrest = Choose whom the Sheriff arrests
wait-arrest = { $who } wants somebody arrested
ask-release = Choose who is released
wait-release = { $who } wants somebody released
ask-arrested = { $target }’s Sheriff wants { $pioneer }: surrender or shoot?
wait-arrested = { $who } faces { $target }’s Sheriff ({ $pioneer })
ask-bandit-target = Several Pioneers are equally near: choose the Bandit’s target
wait-bandit-target = { $who } is choosing the Bandit’s target
ask-bandit-step = Choose the Bandit’s next tile ({ $left } movement left)
wait-bandit-step = { $who } moves the Bandit ({ $left } movement left)
ask-holdup = Holdup! You have ${ $price }: be robbed, or fight with whom?
wait-holdup = { $who } (${ $price }) is held up by the Bandit
ask-retreat = Choose where the Bandit retreats ({ $left } steps at most)
wait-retreat = { $who } says where the Bandit retreats
ask-duel = Shootout of { $duelist } against { $other }: nobody is timed here, let the cards decide
wait-duel = { $duelist } and { $other } face each other
ask-loot = Loot the body of { $pioneer }?
wait-loot = { $who } bends over { $pioneer }
ask-potshot = { $pioneer } trespasses on your land ({ $cell }): a potshot? (1 in 10)
wait-potshot = { $who } aims at { $pioneer } ({ $cell })
ask-vote = Shall { $target } come into the game?
wait-vote = { $who } votes on whether { $target } comes into the game
ask-enter = You may enter the game now
wait-enter = { $who } may enter the game
ask-order = Choose the question you answer in advance
wait-order = { $who } is leaving orders
ask-rule = Choose your standing order
wait-rule = { $who } is leaving orders
ask-rule-number = Choose the number
wait-rule-number = { $who } is leaving orders
ask-rule-seat = Choose the players
wait-rule-seat = { $who } is leaving orders
ask-rule-thing = Choose the kind of lot
wait-rule-thing = { $who } is leaving orders
ask-raise = You owe ${ $price } and have ${ $cash }: sell or auction something, or stop
wait-raise = { $who } owes ${ $price } and has ${ $cash }
ask-jail-whom = The fee is not paid: choose who goes to jail
wait-jail-whom = { $who } is choosing who goes to jail
ask-lose-homestead = You lose a Homestead: choose which
wait-lose-homestead = { $who } is losing a Homestead
ask-lose-pioneer = The family is too large now: choose who goes
wait-lose-pioneer = { $who } is choosing who leaves the family
ask-event-yes = { $card }: do you want to? { $does }
wait-event-yes = { $who } is thinking about a card ({ $card })
ask-event-seat = { $card }: choose a player. { $does }
wait-event-seat = { $who } is choosing a player ({ $card })
ask-event-tile = { $card }: choose a tile. { $does }
wait-event-tile = { $who } is choosing a tile ({ $card })
ask-event-thing = { $card }: choose. { $does }
wait-event-thing = { $who } is choosing ({ $card })
ask-event-sale = { $card }: choose. { $does }
wait-event-sale = { $who } is choosing ({ $card })
ask-event-choice = { $card }: choose. { $does }
wait-event-choice = { $who } is choosing ({ $card })

## Moves

move-page = Page { $page }
move-page-range = { $first } … { $last }
move-n = { $number }
move-n-bid = Bid ${ $number }
move-n-cash = ${ $number }
move-n-goods = { $goods }
move-n-total = { $goods } for ${ $total }
move-at = { $tile }
move-at-cost = { $tile } ({ $cost } movement)
move-at-open = Unexplored land { $ref }
move-at-open-cost = Into unexplored land { $ref } (2 movement, ends the Move)
move-pioneer = Pioneer { $number }{ $about }
move-pioneer-of = { $who }’s Pioneer { $number }{ $about }
move-pioneer-holdup = Fight with Pioneer { $number }{ $about }
move-pioneer-feed = Feed Pioneer { $number }{ $about }
move-seat = { $who }
move-face = { $face }
move-face-pays = { $face } (pays { $pays } for 1)
move-thing = { $thing }
move-strike = Strike: { $line }
move-line-give = Give { $goods }
move-line-get = Ask for { $goods }
move-line-lot = { $goods }
move-line-buy = { $goods }, ${ $total }
move-line-buy-tip = { $goods }, ${ $total }: $1 of it goes to { $who }
move-line-sell = { $goods } for ${ $total }
move-use-buy = A Pioneer Point card for 8 Resources
move-at-sell = { $thing }, ${ $price } (it stays there, dead: minus 2 points)
pick-side = Give or ask for
pick-side-give = Give
pick-side-get = Ask for
pick-thing = What
pick-number = How many
move-thing-have = { $thing } ({ $count })
move-thing-laborer = { $laborer }, from anywhere: 1 { $thing }
move-thing-pay = Pay 1 { $thing }
move-build = { $building }, { $price }. { $does }
move-diploma = { $diploma }. { $does }
move-prayer = Use the Prayer: { $prayer }. { $does }
move-task-steal = Steal from a Building
move-task-rob = Rob a Pioneer
move-task-kill = Kill a Pioneer
move-task-kill-sheriff = Kill the Sheriff (he comes back to the Jail)
move-task-block = Block one of your tiles
move-task-arrest-bandit = Arrest the Bandit on your property
move-task-arrest = Arrest a trespassing Pioneer
move-task-release = Release a prisoner
move-task-kill-bandit = Shoot it out with the Bandit
move-place = { $place }. { $does }
move-act-move = Move: roll the die and walk
move-act-explore = Explore: discover land beside { $pioneer }
move-act-buy = Buy
move-act-buy-store = Buy: Food $1, Bullet $1, Revolver $3, Horse $4
move-act-buy-blacksmith = Buy a Tool ($3)
move-act-buy-bank = Buy a Pioneer Point card ($50)
move-act-sell = Sell
move-act-sell-store = Sell Resources and other things
move-act-sell-blacksmith = Sell a Tool ($1)
move-act-trade = Trade with a rival
move-act-auction = Auction something
move-act-stake = Stake a Claim on { $tile } ({ $price })
move-act-build = Build on { $tile }: { $kinds }
move-act-build-kind = { $work } { $price }
free-of-charge = free
move-act-hunt = Hunt for Food (1 Bullet a shot)
move-act-process = Process a Resource, here or with a Laborer
move-act-pray = Pray ({ $price })
move-act-family = Expand the family: a newborn here
move-act-gamble = Gamble: a symbol pays 6 for 1, the Bandit 3
move-act-dispute = Dispute the Claim
move-act-diploma = Obtain a Diploma ({ $price })
move-act-jailbreak = Jailbreak: free a prisoner
move-act-bandit = Hire the Bandit ($3)
move-act-sheriff = Hire the Sheriff ($3)
move-act-sheriff-free = Hire the Sheriff (free)
move-act-laborer = Hire a Laborer ($3)
move-act-laborer-free = Hire a Laborer (free)
move-act-steal = Let the Bandit steal one more
move-act-shoot-bandit = Shoot the Bandit
move-end = End the turn’s work
move-quit = Quit the game for good
move-chance = Let the cards decide
move-attacker-first = The Attacker hits first
move-defender-first = The Defender hits first
move-too-close = Too close to call
move-stop = Stop
move-stop-action = This Pioneer rests
move-stop-step = Stop here
move-stop-second = No second tile
move-stop-retreat = The Bandit stays here
move-stop-raise = Stop: do not pay
move-done = Done
move-send = Send the offer
move-send-offer = Send: { $sides }
move-back = Back
move-cancel = Call it off
move-refuse = Refuse
move-accept = Accept
move-accept-offer = Accept: { $sides }
move-counter = Make a counter-offer
move-counter-dispute-answer = Demand more
move-odd = Odd
move-even = Even
move-yes = Yes
move-yes-second = Discover a second tile
move-yes-shuffle = Shuffle first
move-no = No
move-no-shuffle = Do not shuffle
move-no-enter = Not now
move-shoot = Shoot (1 Bullet)
move-hold = Hold your fire
move-run = Run
move-relinquish = Relinquish the Claim
move-surrender = Surrender
move-resist = Resist: a Shootout with the Bandit
move-robbed = Be robbed (roll of the die, in dollars)
move-take = Take the money
move-keep = Keep it for later this turn
move-use = Use it
move-use-process = { $pioneer } works here
move-pass = Pass
move-pass-bid-again = The same bid again
move-roll = Roll for it
move-decline = Decline
move-pay = Pay
move-sell = Sell something
move-auction = Auction something
move-horse = Feed the Horse
move-bandit = The Bandit
move-money = Money
move-money-tuition = Pay $4
move-orders = Standing orders
move-jail-roll = Roll for a prisoner (1 or 6 is freedom)
move-give-up = Give up { $pioneer }’s Diploma
move-love = Make a rival Pioneer lovesick (free)
move-love-box = Spread syphilis (free)
move-order-trade = Trade offers
move-order-bid = Auctions
move-order-dispute = Disputed Claims
move-order-champion = Who fights for a Claim
move-order-drink = The Bandit’s drink
move-order-robbery = A hired robbery
move-order-arrest = An arrest
move-order-holdup = A Holdup
move-order-loot = Looting a body
move-order-potshot = Potshots
move-order-vote = Votes
move-rule-none = No order: ask me
move-rule-trade-refuse = Refuse all offers
move-rule-trade-refuse-some = Refuse offers of named players
move-rule-bid-pass = Always pass
move-rule-bid-limit = Bid up to a limit for one kind of lot
move-rule-dispute-shoot = Always shoot
move-rule-dispute-price = Relinquish from a price on, else shoot
move-rule-dispute-relinquish = Always relinquish
move-rule-champion-lowest = The lowest number
move-rule-champion-plain = The lowest number without a Diploma
move-rule-drink-take = Take the money
move-rule-drink-odd = Stake it on odd
move-rule-drink-even = Stake it on even
move-rule-robbery-surrender = Surrender
move-rule-robbery-resist = Resist
move-rule-robbery-resist-things = Resist only for a Tool, Revolver or Horse
move-rule-arrest-surrender = Surrender
move-rule-arrest-shoot = Shoot
move-rule-holdup-robbed = Be robbed
move-rule-holdup-fight = Fight
move-rule-holdup-fight-if = Fight from a sum of cash on
move-rule-loot-roll = Loot
move-rule-loot-decline = Do not loot
move-rule-potshot-hold = Hold fire
move-rule-potshot-shoot = Shoot
move-rule-potshot-shoot-while = Shoot while so many Bullets are there
move-rule-potshot-hold-some = Hold fire against named players
move-rule-vote-yes = Yes
move-rule-vote-no = No

## Shared bits

a-pioneer = a Pioneer
unfed = unfed
to-hideout = to the Hideout
to-stockpile = to the Stockpile
to-player = to { $who }
to-you = to you
tile-owned = { $who }’s { $work }
tile-yours = your { $work }
tile-flipped = { $work }, sold and dead
line-at = { $goods } ({ $tile })
tile-with = { $tile }: { $owned }
with-facts = { $name }: { $facts }.
side-gives = { $who } gives { $goods }
side-gives-you = you give { $goods }
side-nothing = { $who } gives nothing
side-nothing-you = you give nothing
sides = { $first }; { $second }
ask-page-map = Choose a hex, or first a part of the map
ask-page-number = First choose about how much
wait-page-map = { $who } is looking at the map
wait-page-number = { $who } is counting
move-relinquish-for = Relinquish the Claim for ${ $price }
step-symbols = choosing symbols
step-first-roll = rolling for the first turn
step-feeding = feeding
step-die = Deadwood die
step-actions = Actions
step-offer = trading
step-counter-offer = counter-offer
step-bandit = the Bandit’s move
step-turn-end = end of the turn
step-finished = the end

## The table as a picture

scene-board = The frontier
scene-you = You
scene-open-about = Unexplored land { $ref }: a Pioneer beside it explores it, or walks in and discovers it.
scene-there = Here: { $names }.
scene-laborer-about = { $laborer }, works for { $who }. { $does }
scene-sheriff = The Sheriff. The Bandit never enters his tile. For $3 he blocks, arrests, releases or shoots.
scene-sheriff-away = The Sheriff licks his wounds: nobody can hire him before the next turn.
scene-bandit = The Bandit. He holds up whom the die names; for $3 he steals, robs or kills for you.
scene-bandit-track = The Bandit is on square { $square } of the countdown. After square 1 comes the Saloon.
scene-bandit-jailed = The Bandit is in jail. A 6 at the end of a turn sets him free.
scene-bandit-job = The Bandit is on the job: he steals from { $target } for { $who }; { $count } tokens so far.
scene-hideout = The Hideout holds ${ $count }. Who beats the Bandit in a Shootout takes it all.
scene-actions-left = { $left } left.
scene-round = Round { $round }
scene-piles = { $land } tiles, { $events } events
scene-piles-about = Land left in the pile: { $kinds }.
scene-drawn = Just discovered: { $land }
scene-animal = { $animal }: a roll of { $number } or more brings { $number } Food.
scene-turn = Turn: { $who }, { $step }.
scene-targeted = Targeted by the Bandit: { $who }.
scene-boom = Boom Town: Resources sell for $1 more.
scene-dust = Dust Storm: Move rolls are halved.
scene-prices = Price list
scene-buy = buy
scene-sell = sell
scene-left = left
scene-tools = Tools
scene-buildings = Buildings
scene-stockpile-has = The Stockpile has { $count }.
scene-diplomas = Diplomas, $4
scene-holder = Held by { $who }.
scene-offer = A trade is offered
scene-counter = The counter-offer
scene-gives = { $who } gives
scene-gives-you = You give
scene-auction = Under the hammer
scene-bid-in = { $who }: still choosing, up to ${ $cash }
scene-bid-done = { $who }: decided
scene-bid-out = { $who }: out of this auction
scene-reserve = Seller: { $who }. Bids from ${ $price }, in secret.
scene-points = { $who }: { $count ->
        [one] 1 point
       *[other] { $count } points
    }; 20 win.
scene-player = { $who }, symbol { $symbol }.
scene-player-out = { $who } is out of the game (symbol { $symbol }).
scene-player-empty = { $who } has not entered the game yet ({ $symbol }).
scene-out = Out of the game
scene-empty = Not in the game yet
scene-has = { $who }, { $thing }: { $goods }.
scene-stock = { $who } can still build: { $work } × { $count }.
scene-limit = { $who }: { $count } Pioneers of { $limit } that the family may have.
scene-score-pioneers = Pioneers
scene-score-buildings = Buildings and Homesteads
scene-score-diplomas = Diplomas
scene-score-cards = Pioneer Point cards
scene-score-total = Points in all
scene-score-cash = Cash

## What each part of the board is for

tip-pioneer = A Pioneer is one point, eats 1 Food at the start of its owner’s turn and then has 2 Actions; unfed, it has 1.
tip-face = { $face }: if the die shows it, it pays { $pays } for each 1 staked.
tip-deal = Nothing changes hands before both agree.
tip-lot = The highest bid wins and is paid to the seller.
tip-points = Pioneers, diplomas and Pioneer Point cards count 1, Buildings and Homesteads 2.
tip-symbol = The die names a family by its symbol, for instance whom the Bandit holds up.
tip-limit = Homesteads make room for more.
tip-opens = Press to see all that this family has.
tip-diplomas = Press to see all thirteen, what each does and who holds it.
tip-prices = Press to see what everything costs, what it sells for and how much is left.

## What happens

event-symbol = { $who } takes the { $face }
event-symbol-you = You take the { $face }
event-rolls = { $who } rolls { $die }
event-rolls-you = You roll { $die }
event-first = { $who } goes first
event-first-you = You go first
event-starts = { $who } arrives in town with two Pioneers, $20, 6 Food, a Revolver and a Bullet
event-starts-you = You arrive in town with two Pioneers, $20, 6 Food, a Revolver and a Bullet
event-turn = Round { $round }: { $who }’s turn
event-turn-you = Round { $round }: your turn
event-fed = { $who } { $count ->
        [0] has no Food for the family
       *[other] pays { $count } Food to feed the family
    }
event-fed-you = You { $count ->
        [0] have no Food for the family
       *[other] pay { $count } Food to feed the family
    }
event-unfed = { $pioneer } goes hungry
event-grows-up = { $pioneer } is fed for the first time and stands up
event-dies = { $pioneer } dies ({ $cell })
event-diploma-back = { $diploma } goes back to the Stockpile ({ $pioneer })
event-arrives = { $pioneer } arrives ({ $cell })
event-newborn = A child is born: { $pioneer } ({ $cell })
event-deadwood = { $who } rolls { $letter } on the Deadwood die
event-deadwood-you = You roll { $letter } on the Deadwood die
event-no-action = { $who } has nobody who could work more
event-no-action-you = You have nobody who could work more
event-extra = { $pioneer } has { $count ->
        [-1] 1 Action fewer
        [1] 1 more Action
       *[other] { $count } more Actions
    } this turn
event-event = { $who } draws { $card }: “{ $does }”
event-event-you = You draw { $card }: “{ $does }”
event-draws-land = { $who } discovers land: { $kind }
event-draws-land-you = You discover land: { $kind }
event-lays = New land { $at }: { $kind }
event-lays-you = You lay new land { $at }: { $kind }
event-mine-roll = { $who } calls { $odd ->
        [0] even
       *[other] odd
    } for the mine { $at } and rolls { $die }
event-mine-roll-you = You call { $odd ->
        [0] even
       *[other] odd
    } for the mine { $at } and roll { $die }
event-salvaged = The mine { $at } is salvaged
event-collapses = The mine { $at } collapses
event-no-land = No land is left to discover for { $who }
event-no-land-you = No land is left to discover
event-move-roll = { $pioneer } sets out with a { $die }: { $count ->
        [one] 1 movement point
       *[other] { $count } movement points
    }
event-steps = { $pioneer } goes { $to-cell }
event-walks-out = { $pioneer } walks into the unknown { $at }
event-pays = { $who } pays ${ $amount } { $to }
event-pays-you = You pay ${ $amount } { $to }
event-pays-in-kind = { $who } pays with { $goods }
event-pays-in-kind-you = You pay with { $goods }
event-gains = { $who } gains { $goods }
event-gains-you = You gain { $goods }
event-loses = { $who } loses { $goods }
event-loses-you = You lose { $goods }
event-from-hideout = { $who } takes ${ $amount } out of the Hideout
event-from-hideout-you = You take ${ $amount } out of the Hideout
event-buys = { $who } buys { $goods }
event-buys-you = You buy { $goods }
event-sells = { $who } sells { $goods }
event-sells-you = You sell { $goods }
event-sells-building = { $who } sells { $a-work } { $at } to the store
event-sells-building-you = You sell { $a-work } { $at } to the store
event-stakes = { $pioneer } stakes a Claim at { $cell }
event-builds = { $who } builds { $a-work } { $at }
event-builds-you = You build { $a-work } { $at }
event-yields = { $goods } come onto it ({ $cell })
event-animal = { $who } sees game: { $animal } ({ $number } or more)
event-animal-you = You see game: { $animal } ({ $number } or more)
event-runs = { $who } leaves the animal alone
event-runs-you = You leave the animal alone
event-hunt-shot = { $who } shoots at the { $animal } with a { $die }; { $number } was needed
event-hunt-shot-you = You shoot at the { $animal } with a { $die }; { $number } was needed
event-processes = { $pioneer } processes { $goods } { $at }
event-laborer = { $who } hires { $the-laborer } for { $cell }
event-laborer-you = You hire { $the-laborer } for { $cell }
event-laborer-works = For { $who } { $the-laborer } works alone { $at }: { $goods }
event-laborer-works-you = For you { $the-laborer } works alone { $at }: { $goods }
event-laborer-leaves = The { $laborer } leaves { $cell }
event-wagers = { $who } wagers { $goods } on the { $face }
event-wagers-you = You wager { $goods } on the { $face }
event-player-die = { $who } rolls the { $face }
event-player-die-you = You roll the { $face }
event-disputes = { $pioneer } disputes { $target }’s Claim { $at } and offers ${ $amount }
event-disputes-to-you = { $pioneer } disputes your Claim { $at } and offers ${ $amount }
event-demands = { $who } wants ${ $amount }
event-demands-you = You want ${ $amount }
event-declines = { $who } declines
event-declines-you = You decline
event-relinquishes = { $who } leaves the Claim { $at } to { $target }
event-relinquishes-you = You leave the Claim { $at } to { $target }
event-relinquishes-to-you = { $who } leaves you the Claim { $at }
event-takes-over = { $pioneer } takes over what nobody owns any more: { $a-work } { $at }
event-diploma = { $pioneer } obtains a Diploma: { $diploma }
event-gives-up = { $pioneer } gives up { $diploma }
event-lovesick = { $pioneer } { $box ->
        [0] is lovesick
       *[other] has caught syphilis
    }: at most one Action next turn
event-jail-roll = { $pioneer } rolls { $die } in jail
event-jailed = { $pioneer } goes to jail
event-freed = { $pioneer } is free ({ $cell })
event-hires-bandit = { $who } hires the Bandit: { $task } ({ $cell })
event-hires-bandit-you = You hire the Bandit: { $task } ({ $cell })
event-job = The Bandit is on the job for { $who } against { $target } ({ $cell })
event-job-you = The Bandit is on the job for you against { $target } ({ $cell })
event-job-to-you = The Bandit is on the job for { $who } against you ({ $cell })
event-steals = The Bandit steals { $goods } for { $who } { $at }
event-steals-you = The Bandit steals { $goods } for you { $at }
event-job-ends = The Bandit’s job is over; { $who } gets the loot: { $goods }
event-job-ends-you = The Bandit’s job is over; you get the loot: { $goods }
event-hired-to-rob = { $who }’s Bandit wants to rob { $pioneer }: { $thing }
event-hired-to-rob-you = Your Bandit wants to rob { $pioneer }: { $thing }
event-robs = { $who } gets { $goods } from { $target }
event-robs-you = You get { $goods } from { $target }
event-robs-to-you = { $who } gets { $goods } from you
event-hired-to-kill = { $who }’s Bandit wants { $pioneer } dead
event-hired-to-kill-you = Your Bandit wants { $pioneer } dead
event-shoots-bandit = { $pioneer } draws on the Bandit
event-hires-sheriff = { $who } hires the Sheriff: { $task } ({ $cell })
event-hires-sheriff-you = You hire the Sheriff: { $task } ({ $cell })
event-arrests = { $who }’s Sheriff comes for { $pioneer }
event-arrests-you = Your Sheriff comes for { $pioneer }
event-bandit-arrested = The Bandit is arrested and sits in jail
event-shootout = Shootout: { $duelist } hits with card { $mine }, { $other } with card { $theirs }
event-bandit-beaten = The Bandit is beaten and starts again on square 21
event-sheriff-beaten = The Sheriff is beaten and rests in the Jail until the next turn
event-quicker = Live shootout: { $duelist } hits first, before { $other }
event-too-close = { $duelist } and { $other }: too close to call, and they draw again
event-loots = { $who } loots the body with a { $die } ({ $target })
event-loots-you = You loot the body with a { $die } ({ $target })
event-loots-to-you = { $who } loots your dead with a { $die }
event-hands-over = { $who } hands over { $goods } to { $target }
event-hands-over-you = You hand over { $goods } to { $target }
event-hands-over-to-you = { $who } hands over { $goods } to you
event-potshot = { $who } takes a potshot at { $pioneer }: { $hit ->
        [0] a miss
       *[other] a hit
    }
event-potshot-you = You take a potshot at { $pioneer }: { $hit ->
        [0] a miss
       *[other] a hit
    }
event-bandit-face = The Bandit’s die shows the { $face }
event-face-of-nobody = Nobody at large plays the { $face }: the die is rolled again
event-bandit-roll = The Bandit rolls { $count }
event-countdown = The Bandit is on square { $square }
event-bandit-comes = The Bandit comes to town, with { $count } movement left
event-bandit-steps = The Bandit rides { $to-cell }
event-bandit-goes = The Bandit turns up { $at }
event-bandit-jail-roll = The Bandit rolls { $die } in jail; a 6 is freedom
event-targeted = The Bandit is after the leader: { $who }
event-targeted-you = The Bandit is after the leader: you
event-sent-after = The Bandit rides after { $who }, { $count } movement
event-sent-after-you = The Bandit rides after you, { $count } movement
event-no-phase = The Bandit is busy with a job for { $who }
event-no-phase-you = The Bandit is busy with a job for you
event-drinks = The Bandit drinks; ${ $amount } go { $to }
event-stakes-drink = { $who } stakes the drink on { $odd ->
        [0] even
       *[other] odd
    } and rolls { $die }
event-stakes-drink-you = You stake the drink on { $odd ->
        [0] even
       *[other] odd
    } and roll { $die }
event-warded = The Bandit passes { $who } by
event-warded-you = The Bandit passes you by
event-fights = { $pioneer } fights the Bandit
event-no-cash = The Bandit finds no cash on { $who }
event-no-cash-you = The Bandit finds no cash on you
event-holdup = Holdup: the Bandit takes up to ${ $die } from { $who }
event-holdup-you = Holdup: the Bandit takes up to ${ $die } from you
event-gift = The Bandit is charmed and leaves { $who } ${ $amount }
event-gift-you = The Bandit is charmed and leaves you ${ $amount }
event-retreat = { $who } says where the Bandit retreats, up to { $die ->
        [one] 1 tile
       *[other] { $die } tiles
    }
event-retreat-you = You say where the Bandit retreats, up to { $die ->
        [one] 1 tile
       *[other] { $die } tiles
    }
event-quits = { $who } quits and takes all Pioneers along
event-quits-you = You quit and take all your Pioneers along
event-out = { $who } has no Pioneer left and is out of the game
event-out-you = You have no Pioneer left and are out of the game
event-vote = The vote on a new start for { $who }: { $yes ->
        [0] no
       *[other] yes
    }
event-vote-you = The vote on a new start for you: { $yes ->
        [0] no
       *[other] yes
    }
event-order = Your standing order is kept: { $question }, { $rule }{ $count ->
        [0] {""}
       *[other] {" "}({ $count })
    }
event-wins = { $who } wins with { $count } points!
event-wins-you = You win with { $count } points!

## Tasks

task-steal = stealing from a Building
task-rob = a robbery
task-kill = a killing
task-kill-sheriff = killing the Sheriff
task-block = blocking a tile
task-arrest-bandit = arresting the Bandit
task-arrest = an arrest
task-release = a release
task-kill-bandit = killing the Bandit

## Trade, auction, prayer and debt

event-proposes = { $who } wants to trade with { $target }
event-proposes-you = You want to trade with { $target }
event-proposes-to-you = { $who } wants to trade with you
event-cancels = { $who } calls the trade off
event-cancels-you = You call the trade off
event-offers = { $who } makes { $target } an offer
event-offers-you = You make { $target } an offer
event-offers-to-you = { $who } makes you an offer
event-would-give = { $who } would give { $target } { $goods }
event-would-give-you = You would give { $target } { $goods }
event-would-give-to-you = { $who } would give you { $goods }
event-counters = { $who } thinks of a counter-offer for { $target }
event-counters-you = You think of a counter-offer for { $target }
event-counters-to-you = { $who } thinks of a counter-offer for you
event-refuses = { $who } refuses
event-refuses-you = You refuse
event-deal = { $who } and { $target } shake hands
event-deal-you = You and { $target } shake hands
event-deal-to-you = { $who } and you shake hands
event-changes-hands = A Pioneer joins another family: { $pioneer } ({ $cell })
event-auction = { $who } auctions { $goods }; bids from ${ $price }
event-auction-you = You auction { $goods }; bids from ${ $price }
event-bid = { $who } { $amount ->
        [-1] passes
       *[other] bids ${ $amount }
    }
event-bid-you = You { $amount ->
        [-1] pass
       *[other] bid ${ $amount }
    }
event-tie = A tie at ${ $amount }: the highest bid once more
event-no-bid = Nobody wants { $who }’s lot
event-no-bid-you = Nobody wants your lot
event-sold = { $who } sells { $target } the lot for ${ $amount } ({ $thing })
event-sold-you = You sell { $target } the lot for ${ $amount } ({ $thing })
event-sold-to-you = { $who } sells you the lot for ${ $amount } ({ $thing })
event-prayers-shuffled = The Prayer deck is shuffled
event-prayer = { $pioneer } prays: { $prayer }, “{ $does }”
event-keeps = { $who } keeps the Prayer for later: { $prayer }
event-keeps-you = You keep the Prayer for later: { $prayer }
event-uses = { $who } uses the Prayer: { $prayer }
event-uses-you = You use the Prayer: { $prayer }
event-ward = A guardian watches over { $who } until the next turn
event-ward-you = A guardian watches over you until your next turn
event-relocates = { $pioneer } travels { $to-cell }
event-cannot-pay = { $who } cannot pay ${ $amount }
event-cannot-pay-you = You cannot pay ${ $amount }
event-torn-down = { $who } loses { $a-work } { $at }
event-torn-down-you = You lose { $a-work } { $at }
ask-destination = Choose where { $pioneer } goes
wait-destination = { $who } is choosing where { $pioneer } goes
ask-relocate = You may put a Pioneer on another tile
wait-relocate = { $who } may put a Pioneer on another tile
ask-harvest = Choose the Building that gets 2 Resources
wait-harvest = { $who } is choosing a Building for the harvest
ask-harvest-resource = Choose a Resource
wait-harvest-resource = { $who } is choosing a Resource
ask-providence = Choose what you take
wait-providence = { $who } is choosing a gift
ask-lose-building = You lose a Building: choose which
wait-lose-building = { $who } is losing a Building
ask-raise-thing = You owe ${ $price }: choose what to sell
wait-raise-thing = { $who } owes ${ $price } and is selling

## Event cards at work

event-no-effect = { $card } changes nothing for { $who }
event-no-effect-you = { $card } changes nothing for you
event-boom = Boom Town until { $who }’s next turn
event-boom-you = Boom Town until your next turn
event-dust = A dust storm until { $who }’s next turn
event-dust-you = A dust storm until your next turn
event-disaster = Lost on the field: { $goods }
event-hideout = ${ $amount } go into the Hideout
event-joins = { $who } joins in
event-joins-you = You join in
event-rustles = { $who } makes off with { $goods } from { $cell }
event-rustles-you = You make off with { $goods } from { $cell }
event-sheriff-goes = The Sheriff goes { $to-cell }
event-swap-places = { $pioneer } and { $other } change places
event-waived = Free of charge for { $who } up to the end of the next turn: { $fee }
event-waived-you = Free of charge for you up to the end of your next turn: { $fee }
ask-event-own = { $card }: choose one of your Pioneers. { $does }
wait-event-own = { $who } is choosing a Pioneer ({ $card })
ask-event-other = { $card }: choose a rival Pioneer. { $does }
wait-event-other = { $who } is choosing a rival Pioneer ({ $card })
ask-event-rich = { $card }: several are the richest; choose who gives
wait-event-rich = { $who } is choosing who gives ({ $card })
ask-event-poor = { $card }: several are the poorest; choose who receives
wait-event-poor = { $who } is choosing who receives ({ $card })
move-pay-rattlesnake = Pay the doctor $2
move-give-up-rattlesnake = One Action fewer for a Pioneer
move-pay-twister = Lose a Building
move-give-up-twister = Lose a Homestead
move-pay-grass-fire = Pay $5 for the bucket line
move-give-up-grass-fire = Lose a Homestead
move-no-event-thing = Buy nothing

## The table in words

read-round = Round { $round }, { $step }.
read-turn = It is { $who }’s turn.
read-turn-you = It is your turn.
read-acting = At work: { $who }.
read-targeted = Targeted by the Bandit: { $who }.
read-bandit-track = The Bandit is on square { $square } of the countdown.
read-bandit-at = The Bandit: { $tile }.
read-sheriff = The Sheriff: { $tile }.
read-hideout = The Hideout holds ${ $count }.
read-card = Event card in play: { $card }. { $does }
read-drawn = Just discovered: { $land }.
read-animal = Animal in the sights: { $animal }, { $number } or more.
read-boom = Boom Town: Resources sell for $1 more.
read-dust = Dust Storm: Move rolls are halved.
read-kept = Prayers kept for this turn: { $prayers }.
read-tile = { $tile }. { $facts }
read-land = { $land }, empty: { $refs }.
read-open = Unexplored land beside the field: { $refs }.
read-symbol = { $who } plays the { $face }.
read-player = { $who }: { $count ->
        [one] 1 point
       *[other] { $count } points
    }. { $goods }. { $armed }
read-armed = Armed.
read-unarmed-warning = You are not armed and the Bandit roams: a hired killer meets no resistance.
read-unarmed = Not armed.
read-ward = A guardian protects the family until its next turn.
read-waived = Free of charge: { $fees }.
waived-diploma = the next Diploma
waived-stake = Claims
waived-build = the next Build
read-family = Family ({ $count } of { $limit }): { $pioneers }.
read-pioneer = { $number } ({ $facts })
read-stock = Still to build: { $stock }.
read-out = { $who } is out of the game.
read-empty = { $who } has not entered the game.
read-stockpile = The Stockpile has { $goods }, { $stakes } Claim Stakes.
read-diplomas = Free Diplomas: { $diplomas }.
read-pile = Land pile: { $count } tiles. Event cards: { $events }.
read-offer = Trade: { $sides }.
read-lot = Auction by { $who }: { $lot }, bids from ${ $price }.
read-secret-asked = Asked in secret, no answer yet: { $names }.
read-secret-answered = Has answered in secret: { $names }.
read-order = Your standing order: { $question }: { $rule }.

## The table drawn in a terminal

board-round = Round { $round }
board-bandit = Bandit: square { $square }
board-bandit-town = Bandit X on the map
board-bandit-jail = Bandit in jail
board-hideout = Hideout ${ $count }
board-pile = { $count } tiles
board-points = pts
board-cash = $
board-food = Food
board-bullets = Bull.
board-gear = gear
board-goods = Co Ca Lu Or
board-signs = FoAF3: Forest, A’s Farm, 3 left; A1 Pioneer, X Bandit, $ Sheriff, w Laborer
code-field = Fi
code-pasture = Pa
code-forest = Fo
code-mountain = Mo
code-abandoned-mine = Am
code-collapsed-mine = xx
code-desert = De
code-lake = La
code-river = Ri
code-graveyard = Gr
code-canyon = Ca
code-death-valley = DV
code-store = STORE
code-church = CHURC
code-school = SCHOO
code-bank = BANK
code-saloon = SALOO
code-jail = JAIL
code-blacksmith = SMITH
mark-farm = F
mark-ranch = R
mark-sawmill = S
mark-mine = M
mark-homestead = H
mark-claim = c
gear-revolver = Rev
gear-horse = Horse
gear-scythe = Scy
gear-cleaver = Cle
gear-ax = Axe
gear-pickaxe = Pick
read-none = none

## The end

score = { $score ->
        [one] 1 point
       *[other] { $score } points
    }

## Choosing
group-move = Move
group-work = Work
group-trade = Trade
group-people = People
group-pioneers = Pioneers
gives-up-actions = { $count ->
        [one] gives up 1 Action
       *[other] gives up { $count } Actions
    }
gives-up-starves = { $count ->
        [one] 1 Pioneer will starve
       *[other] { $count } Pioneers will starve
    }
gives-up-hungry = { $count ->
        [one] 1 will go hungry
       *[other] { $count } will go hungry
    }

## Endings
ending-auction = The auction is over
ending-event = An Event: { $card }
ending-robs = You are robbed
ending-holdup = A holdup
ending-dies = { $pioneer } is dead
ending-jailed = { $pioneer } goes to jail
ending-torn-down = You lose { $a-work }
ending-relinquishes = You lose a Claim
## The goal

goal-wins = { $count } points win
goal-two = +2
goal-one = +1
goal-build = build on your Claim, { $build }
goal-claim = claim { $stake }, build { $build }
goal-diploma = Diploma, School, { $price }
goal-child = child, two on a Homestead
goal-homestead = child, after a Homestead

# Where points come from, in reports
source-building = Buildings
source-homestead = Homesteads
source-pioneer = Pioneers
source-diploma = Diplomas
source-card = Pioneer Point cards
## Deeds and ways on the map
deed-price = { $deed } { $price }
deed-free = takes no Action
deed-goes-to = goes to { $who }
deed-move = Move
deed-move-note = roll 1 to { $most }
deed-explore = Explore
deed-explore-note = 1 new tile
deed-stake = Claim
deed-claimed = Claim and { $work }
deed-stake-note = this tile
deed-build = Build
deed-build-note = +2 points here
deed-jail-roll = { $who }: jail roll
deed-hunt = Hunt
deed-hunt-note = 1 Bullet a shot
deed-process = Harvest
deed-process-here = 1 { $thing }
deed-process-laborer = Laborer: { $thing }
deed-pray = Pray
deed-shuffled = shuffled
deed-pray-note = draw a Prayer
deed-buy = Buy
deed-buy-note = fill a basket
deed-food = Food for all { $price }
deed-food-note = { $count } more, no hunger
deed-sell = Sell
deed-sell-note = what you have
deed-trade = Trade
deed-trade-note = { $count ->
        [one] 1 offer left
       *[other] { $count } offers left
    }
deed-auction = Auction
deed-auction-note = highest bid pays
deed-gamble = Gamble
deed-gamble-note = up to 6 for 1
deed-family = Child
deed-family-note = +1 point here
deed-dispute = Dispute
deed-dispute-note = for this Claim
deed-diploma = Diploma
deed-diploma-note = +1 point
deed-jailbreak = Jailbreak
deed-jailbreak-note = free a prisoner
deed-bandit = Bandit
deed-bandit-note = steal, rob, kill
deed-sheriff = Sheriff
deed-sheriff-note = block or arrest
deed-laborer = Laborer
deed-laborer-note = works by himself
deed-steal = Steal more
deed-steal-note = by the Bandit
deed-shoot-bandit = Shoot the Bandit
deed-shoot-bandit-note = a shootout
why-move = no way out
why-explore = no open land here
why-stake = costs $2
why-stake-yours = yours already
why-stake-taken = it is { $who }’s
why-stake-town = not in town
why-stake-land = nothing stands here
why-stake-none = no Stakes left
why-build = claim it first
why-build-built = built already
why-build-money = no money or token
why-hunt = no game here
why-armed = needs Revolver, Bullet
why-process = no own Building here
why-process-empty = nothing left here
why-process-tool = needs its Tool
why-pray = at the Church
why-buy = at Store, Smith, Bank
why-sell = at Store or Smith
why-sell-nothing = nothing to sell
why-money = not enough money
why-money-three = costs $3
why-trade = nothing to trade
why-trade-made = 3 offers made
why-auction = nothing to sell
why-gamble = at the Saloon
why-family = two on a Homestead
why-family-limit = limit { $count } of { $limit }
why-once = once a turn
why-diploma = at the School
why-diploma-has = has one already
why-sheriff = nobody to arrest
why-sheriff-away = away this turn
why-bandit = no target
why-bandit-hideout = not in town
why-bandit-jailed = he is jailed
why-laborer = works here already
way-sure = { $place }: { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }, sure.
way-chance = { $place }: { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }, { $chance } % before the roll.
way-unlikely = Where the die falls short, you choose again.
way-moves = It takes { $count } Moves by one press.
way-open = New land: the walk ends there.
way-guns = On the way somebody armed may shoot.
way-build = Build there: +2 points.
way-claim = Claim it for { $price }.
way-store = Buy Food, Bullets, a Revolver or a Horse; sell.
way-church = Pray there.
way-school = A Diploma: +1 point.
way-bank = A Pioneer Point card: $50.
way-saloon = Gamble there.
way-jail = Free a prisoner there.
way-blacksmith = Buy Tools there.
mouths-fed = Next feeding takes { $mouths } of { $food } Food
mouths-short = { $food } Food for { $mouths ->
        [one] { $mouths } mouth
       *[other] { $mouths } mouths
    }
outlaw-track = The Bandit: { $square } to go
outlaw-town = The Bandit is in town
outlaw-jail = The Bandit is in jail
outlaw-cash = ${ $count } in the Hideout
deed-process-note = by a Laborer
panel-buy = On the shelves
panel-sell = What you have
panel-give = You give
panel-want = { $who } gives
panel-send = Send the offer to
panel-counter = Your counter-offer
panel-send-it = Send the offer to { $who }
panel-same = This is the offer you were made: change something
panel-lot = One lot: a kind of thing, or one piece
panel-reserve = The lowest bid you would take
panel-auction = Hold the auction
panel-at-once = At once
panel-with = With { $goods }
panel-everything = All Resources
panel-pieces = Property and Pioneers
