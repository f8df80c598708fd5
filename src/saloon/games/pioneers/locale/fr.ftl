### Les mots de `pioneers`, en français.

## Le jeu

title = Pionniers
tagline = Plantez un jalon, nourrissez une famille, gardez un œil sur le Bandit et soyez le premier à vingt points sur la Frontière.
minutes = 60 à 120 minutes

## Joueurs et pièces

symbol-bottle = Bouteille
symbol-bag = Sac
symbol-hat = Chapeau
symbol-boot = Botte
symbol-bandit = Bandit
pioneer = Pionnier { $number }
pioneer-of = le Pionnier { $number } de { $who }
pioneer-yours = votre Pionnier { $number }
bandit = Bandit
bandit-the = le Bandit
bandit-does = Descend le compte à rebours, puis rôde sur la carte et détrousse les gens. Pour 3 $, il travaille pour vous.
sheriff = Shérif
sheriff-the = le Shérif
sheriff-does = Le Bandit n’entre jamais sur sa tuile. Pour 3 $, il barre, arrête, libère ou tire.
stockpile = Réserve
hideout = Repaire
limbo = Butin en suspens
newborn = nouveau-né
jailed = en prison
claim = Concession
claim-the = la Concession
claim-a = une Concession
claim-does = Réserve une tuile à son propriétaire, qui peut y construire.
laborer-farmer = Fermier
laborer-farmer-the = le Fermier
laborer-rancher = Éleveur
laborer-rancher-the = l’Éleveur
laborer-lumberjack = Bûcheron
laborer-lumberjack-the = le Bûcheron
laborer-miner = Mineur
laborer-miner-the = le Mineur
laborer-does = Travaille pour un joueur sur un Bâtiment : une Ressource de plus à chaque récolte, ou une seule à distance.

## Biens

good-cash = Argent
good-food = Vivres
good-bullet = Balles
good-revolver = Revolver
good-horse = Cheval
good-scythe = Faux
good-cleaver = Couperet
good-ax = Hache
good-pickaxe = Pioche
good-corn = Maïs
good-cattle = Bétail
good-lumber = Bois
good-ore = Minerai
good-point-card = carte Point de Pionnier
good-food-does = Un Vivre nourrit un Pionnier ou le Cheval pour un tour.
good-bullet-does = Une par coup de feu, avec un Revolver.
good-revolver-does = Avec une Balle, vous êtes armé : chassez, résistez, contestez.
good-horse-does = Double chaque Déplacement et montre une seconde tuile en Exploration. Mange 1 Vivre par tour.
good-scythe-does = Nécessaire pour récolter le Maïs d’une Ferme.
good-cleaver-does = Nécessaire pour traiter le Bétail d’un Ranch.
good-ax-does = Nécessaire pour débiter le Bois d’une Scierie.
good-pickaxe-does = Nécessaire pour extraire le Minerai d’une Mine.
good-corn-does = Vient d’une Ferme. Se vend 4 $.
good-cattle-does = Vient d’un Ranch. Se vend 5 $.
good-lumber-does = Vient d’une Scierie. Se vend 5 $.
good-ore-does = Vient d’une Mine. Se vend 6 $.
good-point-card-does = Un point. Coûte 50 $ à la Banque.
amount-cash = { $count } $
amount-food = { $count ->
        [one] { $count } Vivre
       *[other] { $count } Vivres
    }
amount-bullet = { $count ->
        [one] { $count } Balle
       *[other] { $count } Balles
    }
amount-revolver = { $count ->
        [one] un Revolver
       *[other] { $count } Revolvers
    }
amount-horse = { $count ->
        [one] un Cheval
       *[other] { $count } Chevaux
    }
amount-scythe = { $count ->
        [one] une Faux
       *[other] { $count } Faux
    }
amount-cleaver = { $count ->
        [one] un Couperet
       *[other] { $count } Couperets
    }
amount-ax = { $count ->
        [one] une Hache
       *[other] { $count } Haches
    }
amount-pickaxe = { $count ->
        [one] une Pioche
       *[other] { $count } Pioches
    }
amount-corn = { $count } Maïs
amount-cattle = { $count } Bétail
amount-lumber = { $count } Bois
amount-ore = { $count } Minerai
amount-point-card = { $count ->
        [one] une carte Point de Pionnier
       *[other] { $count } cartes Point de Pionnier
    }
amount-action = { $count ->
        [one] { $count } Action
       *[other] { $count } Actions
    }
amount-point = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount-mp = { $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    }

## Bâtiments

building-farm = Ferme
building-farm-the = la Ferme
building-farm-a = une Ferme
building-farm-does = Donne du Maïs, avec une Faux. 2 points.
building-ranch = Ranch
building-ranch-the = le Ranch
building-ranch-a = un Ranch
building-ranch-does = Donne du Bétail, avec un Couperet. 2 points.
building-sawmill = Scierie
building-sawmill-the = la Scierie
building-sawmill-a = une Scierie
building-sawmill-does = Donne du Bois, avec une Hache. 2 points.
building-mine = Mine
building-mine-the = la Mine
building-mine-a = une Mine
building-mine-does = Donne du Minerai, avec une Pioche. 2 points.
building-homestead = Foyer
building-homestead-the = le Foyer
building-homestead-a = un Foyer
building-homestead-does = De la place pour la famille : 3, 5 ou 8 Pionniers avec un, deux ou trois Foyers. 2 points.

## Terres et ville

land-field = Champ
land-field-does = Une Ferme ou un Foyer.
land-pasture = Pâturage
land-pasture-does = Un Ranch ou un Foyer.
land-forest = Forêt
land-forest-does = Une Scierie ou un Foyer.
land-mountain = Montagnes
land-mountain-does = Une Mine ou un Foyer.
land-abandoned-mine = Mine abandonnée
land-abandoned-mine-does = Remise en état : une Mine ou un Foyer.
land-collapsed-mine = Mine effondrée
land-collapsed-mine-does = Plus personne ne peut y entrer.
land-desert = Désert
land-desert-does = Un Foyer seulement.
land-lake = Lac
land-lake-does = Un Foyer seulement.
land-river = Rivière
land-river-does = Un Foyer seulement.
land-graveyard = Cimetière
land-graveyard-does = On le traverse, mais on n’y construit, n’y jalonne et n’y chasse rien.
land-canyon = Canyon
land-canyon-does = Infranchissable.
land-death-valley = Vallée de la Mort
land-death-valley-does = Infranchissable.
place-store = Magasin général
place-store-at = au Magasin général
place-store-short = Magasin
place-store-does = Achetez Vivres, Balles, Revolver ou Cheval ; vendez Ressources et Bâtiments.
place-church = Église
place-church-at = à l’Église
place-church-short = Église
place-church-does = Priez pour 2 $ : une carte Prière, toujours bonne.
place-school = École
place-school-at = à l’École
place-school-short = École
place-school-does = Obtenez un Diplôme pour 4 $ : un point et un talent.
place-bank = Banque
place-bank-at = à la Banque
place-bank-short = Banque
place-bank-does = Achetez des cartes Point de Pionnier, 50 $ chacune.
place-saloon = Saloon
place-saloon-at = au Saloon
place-saloon-short = Saloon
place-saloon-does = Pariez ; c’est ici que le Bandit entre en ville.
place-jail = Prison
place-jail-at = à la Prison
place-jail-short = Prison
place-jail-does = Les prisonniers sont ici ; un Pionnier libre peut en délivrer un.
place-blacksmith = Forge
place-blacksmith-at = à la Forge
place-blacksmith-short = Forge
place-blacksmith-does = Achetez des Outils pour 3 $, revendez-les 1 $.
land-open = terre inexplorée
tile = { $land } { $number }

## Diplômes

diploma-agriculture = Agriculture
diploma-agriculture-does = Un Maïs de plus à chaque récolte de ce Pionnier. Votre famille engage le Fermier gratis, les autres vous paient 3 $.
diploma-bovine = Sciences bovines
diploma-bovine-does = Un Bétail de plus à chaque traitement de ce Pionnier. Votre famille engage l’Éleveur gratis, les autres vous paient 3 $.
diploma-forestry = Sylviculture
diploma-forestry-does = Un Bois de plus à chaque coupe de ce Pionnier. Votre famille engage le Bûcheron gratis, les autres vous paient 3 $.
diploma-mining = Ingénieur des mines
diploma-mining-does = Un Minerai de plus à chaque extraction de ce Pionnier. Votre famille engage le Mineur gratis, les autres vous paient 3 $.
diploma-bartending = Tenue de bar
diploma-bartending-does = Les verres du Bandit sont pour vous, ou misés sur pair ou impair. Ce Pionnier parie n’importe où.
diploma-business = Commerce
diploma-business-does = Ce Pionnier commerce avec le Magasin général de partout ; les rivaux vous versent 1 $ par Achat.
diploma-education = Enseignement
diploma-education-does = Votre famille obtient des Diplômes partout, pour 4 $ ou une Ressource ; les 4 $ des rivaux sont à vous.
diploma-finance = Finance
diploma-finance-does = Ce Pionnier achète partout les cartes Point pour 40 $ ou 8 Ressources ; les rivaux vous versent 4 $ par carte.
diploma-land-management = Gestion foncière
diploma-land-management-does = Ce Pionnier jalonne gratis et explore deux tuiles ; les 2 $ des Concessions rivales sont à vous.
diploma-law-enforcement = Maintien de l’ordre
diploma-law-enforcement-does = L’Adjoint : pas de Bandit sur sa tuile. Votre famille engage le Shérif gratis ; les 3 $ des rivaux sont à vous. Perdu en prison.
diploma-metallurgy = Métallurgie
diploma-metallurgy-does = Ce Pionnier récolte tout sans Outil ; les rivaux vous paient 3 $ par Outil acheté.
diploma-theology = Théologie
diploma-theology-does = Ce Pionnier prie partout gratis et ne reste jamais seul au monde ; les 2 $ des Prières rivales sont à vous.
diploma-companion = Charmeur
diploma-companion-does = Le Bandit vient à ce Pionnier et lui offre jusqu’à 5 $. Il agrandit la famille partout et, chaque tour, rend un rival malade d’amour.
diploma-companion-box = Prostitution
diploma-companion-box-does = Le Bandit vient à ce Pionnier et paie jusqu’à 5 $. Il agrandit la famille partout et, chaque tour, contamine un Pionnier rival.
lovesick = malade d’amour
lovesick-box = syphilis
lovesick-does = Une Action au plus à son prochain tour.

## Animaux

animal-prairie-dog = Chien de prairie
animal-rabbit = Lièvre
animal-quail = Caille
animal-turkey = Dindon sauvage
animal-beaver = Castor
animal-pronghorn = Antilope
animal-deer = Cerf mulet
animal-elk = Wapiti
animal-bear = Ours noir
animal-buffalo = Bison

## Cartes Prière

prayer-new-arrival-1 = Un Pionnier arrive
prayer-new-arrival-1-does = Un Pionnier arrive près du priant, nourri, avec 2 Actions ; faute de place ou de stock : 4 $.
prayer-new-arrival-2 = Un Pionnier arrive
prayer-new-arrival-2-does = Un Pionnier arrive près du priant, nourri, avec 2 Actions ; faute de place ou de stock : 4 $.
prayer-daily-bread = Pain quotidien
prayer-daily-bread-does = Gagnez 5 Vivres.
prayer-alms = Aumône
prayer-alms-does = Gagnez 5 $.
prayer-deliverance = Délivrance
prayer-deliverance-does = Tous vos prisonniers vont au Magasin général et agissent ce tour ; sans prisonnier : 3 $.
prayer-strength = Cœur à l’ouvrage
prayer-strength-does = Le Pionnier qui prie a 2 Actions de plus ce tour.
prayer-harvest = Moisson abondante
prayer-harvest-does = Posez 2 Ressources sur un de vos Bâtiments ; sans Bâtiment, gagnez 1 Ressource.
prayer-guardian = Ange gardien
prayer-guardian-does = Jusqu’à votre prochain tour, nul ne braque, vole, arrête ou canarde vos Pionniers.
prayer-pilgrim = Chemin du pèlerin
prayer-pilgrim-does = Posez jusqu’à deux de vos Pionniers libres sur des tuiles franchissables.
prayer-providence = Providence
prayer-providence-does = Prenez un Outil, un Cheval ou un Revolver qui vous manque ; à défaut : 4 $.

## Cartes Événement

card-gold-dust = Poudre d’or dans la batée
card-gold-dust-does = Gagnez 4 $.
card-letter-east = Lettre de l’Est
card-letter-east-does = Gagnez 5 $.
card-boom-town = Ville champignon
card-boom-town-does = Jusqu’à votre prochain tour, chaque Ressource se vend 1 $ de plus.
card-wagon-train = Convoi de chariots
card-wagon-train-does = Gagnez 4 Vivres.
card-church-supper = Souper paroissial
card-church-supper-does = Chaque joueur gagne 2 Vivres.
card-basket = Le panier du voisin
card-basket-does = Gagnez 3 Vivres et 1 Balle.
card-cartridges = Caisse de cartouches
card-cartridges-does = Gagnez 3 Balles.
card-drifter = Vagabond en quête d’ouvrage
card-drifter-does = Un Ouvrier pour un de vos Bâtiments garnis, gratis, d’où qu’il vienne.
card-bumper-crop = Récolte record
card-bumper-crop-does = Posez 2 Maïs sur une de vos Fermes.
card-spring-calves = Veaux de printemps
card-spring-calves-does = Posez 2 Bétail sur un de vos Ranchs.
card-straight-pines = Pins bien droits
card-straight-pines-does = Posez 2 Bois sur une de vos Scieries.
card-rich-vein = Riche filon
card-rich-vein-does = Posez 2 Minerai sur une de vos Mines.
card-gentle-rain = Douce pluie
card-gentle-rain-does = Chacun pose 1 Maïs sur une de ses Fermes ou 1 Bétail sur un de ses Ranchs.
card-long-summer = Long été
card-long-summer-does = Chacun pose 1 Bois sur une de ses Scieries ou 1 Minerai sur une de ses Mines.
card-stray-steer = Bœuf égaré
card-stray-steer-does = Gagnez 1 Bétail.
card-driftwood = Bois flotté
card-driftwood-does = Gagnez 1 Bois.
card-nugget = Pépite perdue
card-nugget-does = Gagnez 1 Minerai.
card-seed-corn = Sac de semence
card-seed-corn-does = Gagnez 1 Maïs et 1 Vivre.
card-sample-tool = Échantillon du forgeron
card-sample-tool-does = Prenez un Outil qui vous manque ; à défaut : 2 $.
card-mustang = Mustang sauvage
card-mustang-does = Prenez un Cheval si vous n’en avez pas ; sinon 2 $.
card-old-iron = Pétoire au grenier
card-old-iron-does = Prenez un Revolver si vous n’en avez pas ; sinon 2 Balles.
card-survey-map = Carte d’arpenteur
card-survey-map-does = Placez 2 tuiles Terre.
card-rail-survey = Tracé du chemin de fer
card-rail-survey-does = Chaque joueur place 1 tuile Terre.
card-second-wind = Second souffle
card-second-wind-does = Jusqu’à deux de vos Pionniers ont 1 Action de plus ce tour.
card-before-dawn = Debout avant l’aube
card-before-dawn-does = Un de vos Pionniers a 2 Actions de plus ce tour.
card-stagecoach = Billet de diligence
card-stagecoach-does = Posez jusqu’à deux de vos Pionniers en ville (pas en Prison) ou sur vos Bâtiments.
card-circuit-judge = Juge itinérant
card-circuit-judge-does = Un de vos prisonniers va au Magasin général et agit ce tour ; sinon 3 $.
card-school-grant = Bourse d’études
card-school-grant-does = Votre prochain Diplôme est gratuit, jusqu’à la fin de votre prochain tour.
card-land-holiday = Cadastre en congé
card-land-holiday-does = Vos Concessions sont gratuites jusqu’à la fin de votre prochain tour.
card-barn-raising = Corvée de grange
card-barn-raising-does = Votre prochaine Construction est gratuite, jusqu’à la fin de votre prochain tour.
card-sunday-service = Messe du dimanche
card-sunday-service-does = Piochez une carte Prière gratis.
card-market-day = Jour de marché
card-market-day-does = Vendez jusqu’à 3 Ressources d’où vous êtes, 1 $ de plus chacune.
card-buffalo-herd = Bisons en marche
card-buffalo-herd-does = Chaque joueur armé ayant un Pionnier en terre giboyeuse peut chasser une fois.
card-raffle = Tombola de la paroisse
card-raffle-does = Chacun lance le dé ; le plus haut gagne 5 $.
card-patrol = Patrouille du Shérif
card-patrol-does = Posez le Shérif sur une tuile franchissable sans le Bandit ; à côté du Bandit libre : 2 $.
card-flood = Inondation
card-flood-does = Tout le Maïs des Fermes est perdu.
card-blizzard = Blizzard
card-blizzard-does = Tout le Bétail des Ranchs est perdu.
card-forest-fire = Feu de forêt
card-forest-fire-does = Tout le Bois des Scieries est perdu.
card-cave-in = Éboulement
card-cave-in-does = Tout le Minerai des Mines est perdu.
card-snapped-scythe = Faux cassée
card-snapped-scythe-does = Vous cassez votre Faux.
card-bent-pickaxe = Pioche tordue
card-bent-pickaxe-does = Vous cassez votre Pioche.
card-split-ax = Manche fendu
card-split-ax-does = Vous cassez votre Hache.
card-cracked-cleaver = Couperet ébréché
card-cracked-cleaver-does = Vous cassez votre Couperet.
card-tax-collector = Percepteur
card-tax-collector-does = Payez 3 $.
card-pickpocket = Pickpocket
card-pickpocket-does = Perdez 3 $ au profit du Repaire.
card-property-tax = Impôt foncier
card-property-tax-does = Payez 1 $ par Bâtiment et Foyer, 6 $ au plus.
card-saloon-damage = Miroir brisé au Saloon
card-saloon-damage-does = Payez 3 $, au joueur de la Tenue de bar si c’est un rival.
card-poll-tax = Capitation
card-poll-tax-does = Chaque joueur paie 2 $.
card-rats = Rats au garde-manger
card-rats-does = Perdez 3 Vivres.
card-spoiled-meat = Viande avariée
card-spoiled-meat-does = Chaque joueur ayant 6 Vivres ou plus en perd 3.
card-horse-thief = Voleur de chevaux
card-horse-thief-does = Perdez votre Cheval.
card-walkout = Débrayage
card-walkout-does = Tous les Ouvriers quittent la carte.
card-rattlesnake = Morsure de crotale
card-rattlesnake-does = Payez 2 $ au docteur, ou un Pionnier nourri a 1 Action de moins ce tour.
card-twister = Tornade
card-twister-does = Lancez le dé : sur 1 ou 2, perdez un Foyer, ou un Bâtiment si vous préférez.
card-grass-fire = Feu de prairie
card-grass-fire-does = Payez 5 $ à la chaîne des seaux, ou perdez un Foyer.
card-mistaken = Erreur sur la personne
card-mistaken-does = Un de vos Pionniers va en prison.
card-ambush = Embuscade sur la piste
card-ambush-does = Le Bandit avance de 6 vers votre Pionnier le plus proche.
card-dust-storm = Tempête de poussière
card-dust-storm-does = Jusqu’à votre prochain tour, chaque jet de Déplacement est divisé par deux, arrondi au-dessus.
card-gang-payday = Paie de la bande
card-gang-payday-does = 6 $ vont au Repaire ; un Bandit libre sur la carte va au Saloon.
card-jail-riot = Mutinerie
card-jail-riot-does = Tous les prisonniers vont au Magasin général, le Bandit emprisonné au Saloon.
card-posse = La milice chevauche
card-posse-does = Le Bandit va en prison, ou recule de 6 cases ; chaque joueur perd 1 $.
card-fishing = Le Shérif à la pêche
card-fishing-does = Posez le Shérif sur un Lac ou une Rivière, sinon à la Prison ; gagnez 2 Vivres.
card-lies-low = Le Bandit se fait oublier
card-lies-low-does = Un Bandit libre sur la carte va à la case 8 ; prenez jusqu’à 3 $ au Repaire.
card-poker-night = Soirée poker
card-poker-night-does = Chacun peut miser 2 $ ; le plus haut jet rafle le pot.
card-lawsuit = Procès
card-lawsuit-does = Un rival et vous lancez le dé ; le plus bas doit 3 $ à l’autre.
card-swap-meet = Foire au troc
card-swap-meet-does = Échangez une Ressource avec un rival, au choix de chacun ; tous deux gagnez 1 $.
card-salesman = Colporteur
card-salesman-does = Pour 3 $, prenez 5 Vivres, 5 Balles ou 1 Ressource.
card-rustled = Marchandise volée
card-rustled-does = Prenez un jeton d’un Bâtiment rival désert ; puis le Bandit avance de 3 vers vous.
card-the-hat = On passe le chapeau
card-the-hat-does = Le plus riche donne 3 $ au plus pauvre.
card-crossed-trails = Pistes croisées
card-crossed-trails-does = Vous pouvez échanger les places d’un de vos Pionniers et d’un rival, qui gagne 2 Vivres.
