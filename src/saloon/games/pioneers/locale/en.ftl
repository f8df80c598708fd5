### The words of `pioneers`, in English.

## The game

title = Pioneers
tagline = Stake a claim, feed a family, keep an eye on the Bandit, and be first with twenty points on the frontier.
minutes = 60 to 120 minutes

## Players and pieces

symbol-bottle = Bottle
symbol-bag = Bag
symbol-hat = Hat
symbol-boot = Boot
symbol-bandit = Bandit
pioneer = Pioneer { $number }
pioneer-of = { $who }’s Pioneer { $number }
pioneer-yours = your Pioneer { $number }
bandit = Bandit
bandit-the = the Bandit
bandit-does = Comes down the countdown, then roams the map and takes cash at gunpoint. For $3 he works for you.
sheriff = Sheriff
sheriff-the = the Sheriff
sheriff-does = The Bandit never enters his tile. For $3 he blocks, arrests, releases or shoots.
stockpile = Stockpile
hideout = Hideout
limbo = Loot in limbo
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
amount-point = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
amount-mp = { $count ->
        [one] 1 movement point
       *[other] { $count } movement points
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
land-field-does = A Farm or a Homestead.
land-pasture = Pasture
land-pasture-does = A Ranch or a Homestead.
land-forest = Forest
land-forest-does = A Sawmill or a Homestead.
land-mountain = Mountains
land-mountain-does = A Mine or a Homestead.
land-abandoned-mine = Abandoned Mine
land-abandoned-mine-does = Salvaged: a Mine or a Homestead.
land-collapsed-mine = Collapsed Mine
land-collapsed-mine-does = Nobody can enter it any more.
land-desert = Desert
land-desert-does = A Homestead only.
land-lake = Lake
land-lake-does = A Homestead only.
land-river = River
land-river-does = A Homestead only.
land-graveyard = Graveyard
land-graveyard-does = Can be crossed, but nothing is built, claimed or hunted here.
land-canyon = Canyon
land-canyon-does = Cannot be crossed.
land-death-valley = Death Valley
land-death-valley-does = Cannot be crossed.
place-store = General Store
place-store-at = at the General Store
place-store-short = Store
place-store-does = Buy Food, Bullets, a Revolver or a Horse; sell Resources and Buildings.
place-church = Church
place-church-at = at the Church
place-church-short = Church
place-church-does = Pray for $2: a Prayer card, always good.
place-school = School
place-school-at = at the School
place-school-short = School
place-school-does = Obtain a Diploma for $4: one point and a skill.
place-bank = Bank
place-bank-at = at the Bank
place-bank-short = Bank
place-bank-does = Buy Pioneer Point cards for $50 each.
place-saloon = Saloon
place-saloon-at = at the Saloon
place-saloon-short = Saloon
place-saloon-does = Gamble; here the Bandit enters the map.
place-jail = Jail
place-jail-at = at the Jail
place-jail-short = Jail
place-jail-does = Prisoners sit here; a free Pioneer may break one out.
place-blacksmith = Blacksmith
place-blacksmith-at = at the Blacksmith
place-blacksmith-short = Smith
place-blacksmith-does = Buy Tools for $3, sell them for $1.
land-open = unexplored land
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
lovesick-does = At most one Action in its next turn.

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
