### Les mots de `pioneers`, en français.

## Le jeu

title = Pionniers
tagline = Plantez un jalon, nourrissez une famille, gardez un œil sur le Bandit et soyez le premier à vingt points sur la Frontière.
about-box = Get F…d in the Wild West, montré ici sous le nom de Pioneers, édité par Deadwood Games.
minutes = 60 à 120 minutes

## Joueurs et pièces

symbol-bottle = Bouteille
symbol-bag = Sac
symbol-hat = Chapeau
symbol-boot = Botte
symbol-bandit = Bandit
pioneer = Pionnier { $number }
pioneer-of = Pionnier { $number } de { $who }
duelist = le Pionnier { $number }
duelist-of = le Pionnier { $number } de { $who }
bandit = Bandit
bandit-the = le Bandit
sheriff = Shérif
sheriff-the = le Shérif
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
good-point-card = Carte Point
good-money-does = Il achète biens, terres, Bâtiments et Diplômes. Le Bandit en veut, et la Banque en fait des points.
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
land-field-does = On peut y construire une Ferme ou un Foyer.
land-pasture = Pâturage
land-pasture-does = On peut y construire un Ranch ou un Foyer.
land-forest = Forêt
land-forest-does = On peut y construire une Scierie ou un Foyer.
land-mountain = Montagnes
land-mountain-does = On peut y construire une Mine ou un Foyer.
land-abandoned-mine = Mine abandonnée
land-abandoned-mine-does = Remise en état : on peut y construire une Mine ou un Foyer.
land-collapsed-mine = Mine effondrée
land-collapsed-mine-does = Plus personne ne peut y entrer.
land-desert = Désert
land-desert-does = On ne peut y construire qu’un Foyer.
land-lake = Lac
land-lake-does = On ne peut y construire qu’un Foyer.
land-river = Rivière
land-river-does = On ne peut y construire qu’un Foyer.
land-graveyard = Cimetière
land-graveyard-does = On le traverse, mais on n’y construit, n’y jalonne et n’y chasse rien.
land-canyon = Canyon
land-canyon-does = Personne ne peut y entrer ni le traverser.
land-death-valley = Vallée de la Mort
land-death-valley-does = Personne ne peut y entrer ni la traverser.
place-store = Magasin général
place-store-at = au Magasin général
place-store-to = au Magasin général
place-store-short = Magasin
place-store-does = Achetez Vivres, Balles, Revolver ou Cheval ; vendez Ressources et Bâtiments.
place-church = Église
place-church-at = à l’Église
place-church-to = à l’Église
place-church-short = Église
place-church-does = Priez pour 2 $ : une carte Prière, toujours bonne.
place-school = École
place-school-at = à l’École
place-school-to = à l’École
place-school-short = École
place-school-does = Obtenez un Diplôme pour 4 $ : un point et un talent.
place-bank = Banque
place-bank-at = à la Banque
place-bank-to = à la Banque
place-bank-short = Banque
place-bank-does = Achetez des cartes Point de Pionnier, 50 $ chacune.
place-saloon = Saloon
place-saloon-at = au Saloon
place-saloon-to = au Saloon
place-saloon-short = Saloon
place-saloon-does = Pariez ; c’est ici que le Bandit entre en ville.
place-jail = Prison
place-jail-at = à la Prison
place-jail-to = à la Prison
place-jail-short = Prison
place-jail-does = Les prisonniers sont ici ; un Pionnier libre peut en délivrer un.
place-blacksmith = Forge
place-blacksmith-at = à la Forge
place-blacksmith-to = à la Forge
place-blacksmith-short = Forge
place-blacksmith-does = Achetez des Outils pour 3 $, revendez-les 1 $.
cell-at = en { $ref }
cell-to = en { $ref }
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

## Options

option-respawn = Retour en jeu
option-respawn-hint = Ce qui arrive au joueur dont le dernier Pionnier est mort.
option-respawn-off = Éliminé pour de bon
option-respawn-vote = Les autres votent
option-respawn-auto = Toujours un nouveau départ
option-late_entry = Entrée tardive
option-late_entry-hint = La dernière place d’une table de 3 ou 4 reste vide ; son joueur peut entrer à la fin d’un tour.
option-shootout = Fusillades
option-shootout-hint = Le premier Touché gagne. Simulées : les deux paquets se retournent carte par carte. En direct : au signal, deux joueurs retournent leurs cartes le plus vite possible ; face à un absent, c’est simulé.
option-shootout-simulated = Simulées
option-shootout-live = En direct, au plus rapide
option-potshot_trigger = Tir sur intrus
option-potshot_trigger-hint = Quand vous pouvez tirer sur un rival qui entre sur votre tuile. Discuté : le livret demande ici un Pionnier et un bien, là l’un ou l’autre.
option-potshot_trigger-strict = Avec un Pionnier et un bien sur place
option-potshot_trigger-loose = Avec l’un des deux sur place
option-gamble_odds = Pari
option-gamble_odds-hint = Si le gain comprend la mise. Discuté : le livret ne la prend qu’à ceux qui perdent, mais avec la mise en plus le jeu rapporte plus que le travail.
option-gamble_odds-for_one = Mise comprise
option-gamble_odds-to_one = Mise en plus
option-round_cap = Dernière manche
option-round_cap-hint = Après cette manche, le plus de points gagne.
option-round_cap-60 = Manche 60
option-round_cap-30 = Manche 30
option-box_names = Les noms de la boîte
option-box_names-hint = Des mots pour adultes pour un diplôme et son effet, comme dans la boîte, au lieu de Charmeur et malade d’amour.
option-orders = Consignes
option-orders-hint = Pour les tables qui jouent sur plusieurs jours : répondez d’avance aux questions des rivaux.

## Questions

ask-symbol = Vous devez choisir votre symbole
wait-symbol = { $who } choisit un symbole
ask-feed = Les Vivres manquent (il en reste { $left }) : choisissez qui mange
wait-feed = { $who } choisit qui mange
ask-extra = Choisissez le Pionnier qui travaille plus ce tour
wait-extra = { $who } choisit qui travaille plus
ask-place = { $kind } : vous devez choisir où placer la tuile
wait-place = { $who } choisit où placer une tuile ({ $kind })
ask-mine = Une Mine abandonnée : pair ou impair pour la sauver ?
wait-mine = { $who } annonce pair ou impair pour une Mine abandonnée
ask-work = Vous pouvez faire travailler un Pionnier
wait-work = { $who } choisit un Pionnier
ask-action = { $pioneer } : choisissez une Action (reste { $left })
wait-action = { $who } choisit une Action pour { $pioneer } (reste { $left })
ask-step = { $pioneer } : avancez ou arrêtez (mouvement restant : { $left })
wait-step = { $pioneer } est en chemin (mouvement restant : { $left })
ask-second = Vous pouvez découvrir une seconde tuile
wait-second = { $who } peut découvrir une seconde tuile
ask-shop = Choisissez le lieu du commerce
wait-shop = { $who } choisit un magasin
ask-buy = Choisissez quoi acheter
wait-buy = { $who } fait des achats
ask-pay-resource = Combien de { $resource } ? (reste { $left } Ressources à payer)
wait-pay-resource = { $who } paie en Ressources
ask-sell = Choisissez quoi vendre
wait-sell = { $who } vend
ask-market = Choisissez où vendre
wait-market = { $who } choisit où vendre
ask-bandit-goal = Aucun chemin vers { $cell } : choisissez la tuile que vise le Bandit
wait-bandit-goal = { $who } choisit où va le Bandit ({ $cell })
ask-partner = Choisissez avec qui échanger
wait-partner = { $who } cherche un échange
ask-offer = Composez l’offre : donner, vouloir, puis envoyer{ $held }
held-none = {""}
held-empty = {""}
held-same = {" "}; elle ne peut partir : c’est l’offre qu’on vous a faite
held-room = {" "}; elle ne peut partir : { $who } dépasserait une limite (famille, réserve, ou un second Revolver, Cheval ou Outil)
held-room-you = {" "}; elle ne peut partir : vous dépasseriez une limite (famille, réserve, ou un second Revolver, Cheval ou Outil)
wait-offer = { $who } compose une offre
ask-answer = { $target } vous propose un échange : accepter, refuser ou contre-proposer ?
wait-answer = { $who } étudie l’offre de { $target }
ask-counter-answer = { $target } fait une contre-offre : accepter ou refuser ?
wait-counter-answer = { $who } étudie la contre-offre de { $target }
ask-lot = Choisissez le lot à mettre aux enchères
wait-lot = { $who } choisit un lot aux enchères
ask-reserve = Choisissez la mise à prix pour { $goods }
wait-reserve = { $who } fixe la mise à prix pour { $goods }
ask-bid = Enchère : { $goods }. Misez en secret à partir de { $price } $, ou passez
wait-bid = { $who } enchérit en secret pour { $goods }
ask-bid-again = Égalité à { $price } $ pour { $goods } : misez encore une fois en secret
wait-bid-again = { $who } enchérit encore pour { $goods }
ask-build = Choisissez quoi construire
wait-build = { $who } choisit quoi construire
ask-dispute = Choisissez votre offre pour cette Concession ({ $cell })
wait-dispute = { $who } conteste une Concession ({ $cell })
ask-dispute-answer = { $target } offre { $price } $ pour votre Concession ({ $cell }) : céder, tirer ou demander plus ?
wait-dispute-answer = { $who } réfléchit aux { $price } $ de { $target } pour une Concession ({ $cell })
ask-demand = { $target } offre { $price } $ : choisissez votre prix
wait-demand = { $who } veut plus que les { $price } $ de { $target }
ask-demanded = { $target } demande { $price } $ pour la Concession : accepter ou refuser ?
wait-demanded = { $who } réfléchit aux { $price } $ que demande { $target }
ask-champion = Choisissez le Pionnier qui défend la Concession ({ $cell })
wait-champion = { $who } choisit qui défend la Concession ({ $cell })
ask-hunt = { $animal } (il faut { $number } ou plus) : tirer ou filer ? Coups restants : { $left }
wait-hunt = { $who } tient en joue : { $animal }
ask-process = Qui travaille : { $pioneer } ici, ou un Ouvrier ?
wait-process = { $who } choisit qui travaille
ask-shuffle = Mélanger d’abord les Prières ?
wait-shuffle = { $who } va prier
ask-prayer = { $prayer } : l’utiliser maintenant ou la garder pour plus tard ce tour ?
wait-prayer = { $who } a pioché une Prière ({ $prayer })
ask-wager = Choisissez quoi miser
wait-wager = { $who } va parier
ask-stake = Combien misez-vous ? ({ $thing })
wait-stake = { $who } mise ({ $thing })
ask-face = Annoncez une face du dé : un symbole paie 6, le Bandit 3
wait-face = { $who } annonce une face du dé
ask-diploma = Choisissez un Diplôme pour { $pioneer }
wait-diploma = { $who } choisit un Diplôme pour { $pioneer }
ask-tuition = { $diploma } : payer 4 $ ou une Ressource ?
wait-tuition = { $who } paie un Diplôme ({ $diploma })
ask-love = Choisissez le Pionnier rival à qui tourner la tête
wait-love = { $who } fait tourner une tête
ask-drink = Le Bandit boit : prendre ses { $price } $, ou miser sur pair ou impair ?
wait-drink = { $who } sert le Bandit
ask-jail-roll = Choisissez le prisonnier qui lance le dé (1 ou 6 libère)
wait-jail-roll = { $who } choisit un prisonnier
ask-jailbreak = Choisissez qui faire évader
wait-jailbreak = { $who } organise une évasion
ask-bandit-task = Choisissez la besogne du Bandit
wait-bandit-task = { $who } parle au Bandit
ask-mark = Choisissez à quel joueur le Bandit s’en prend
wait-mark = { $who } prépare un crime
ask-target = Choisissez le Pionnier
wait-target = { $who } choisit une victime
ask-steal-from = Choisissez le Bâtiment à piller
wait-steal-from = { $who } prépare un larcin
ask-spoils = Choisissez ce que le Bandit prend à { $pioneer }
wait-spoils = { $who } choisit le butin
ask-robbery = Le Bandit de { $target } en veut à vos biens ({ $thing }, { $pioneer }) : se rendre ou résister ?
wait-robbery = { $who } affronte le Bandit de { $target } ({ $thing }, { $pioneer })
ask-sheriff-task = Choisissez la mission du Shérif
wait-sheriff-task = { $who } parle au Shérif
ask-block = Choisissez la tuile que le Shérif interdit au Bandit
wait-block = { $who } choisit une tuile pour le Shérif
ask-arrest = Choisissez qui le Shérif arrête
wait-arrest = { $who } veut faire arrêter quelqu’un
ask-release = Choisissez qui est libéré
wait-release = { $who } veut faire libérer quelqu’un
ask-arrested = Le Shérif de { $target } veut { $pioneer } : se rendre ou tirer ?
wait-arrested = { $who } affronte le Shérif de { $target } ({ $pioneer })
ask-bandit-target = Plusieurs Pionniers à égale distance : choisissez la cible du Bandit
wait-bandit-target = { $who } choisit la cible du Bandit
ask-bandit-step = Choisissez la prochaine tuile du Bandit (mouvement restant : { $left })
wait-bandit-step = { $who } déplace le Bandit (mouvement restant : { $left })
ask-holdup = Braquage ! Vous avez { $price } $ : vous laisser voler, ou vous battre avec qui ?
wait-holdup = Le Bandit braque { $who } ({ $price } $)
ask-retreat = Choisissez où le Bandit se retire ({ $left } pas au plus)
wait-retreat = { $who } dit où le Bandit se retire
ask-duel = Fusillade : { $duelist } contre { $other }. Personne n’est chronométré ici, laissez décider les cartes
wait-duel = { $duelist } et { $other } se font face
ask-loot = Fouiller le corps ({ $pioneer }) ?
wait-loot = { $who } se penche sur le corps ({ $pioneer })
ask-potshot = { $pioneer } entre chez vous ({ $cell }) : tirer ? (1 chance sur 10)
wait-potshot = { $who } vise { $pioneer } ({ $cell })
ask-vote = Laisser { $target } entrer en jeu ?
wait-vote = { $who } vote sur l’entrée en jeu de { $target }
ask-enter = Vous pouvez entrer en jeu
wait-enter = { $who } peut entrer en jeu
ask-order = Choisissez la question à régler d’avance
wait-order = { $who } laisse des consignes
ask-rule = Choisissez votre consigne
wait-rule = { $who } laisse des consignes
ask-rule-number = Choisissez le nombre
wait-rule-number = { $who } laisse des consignes
ask-rule-seat = Choisissez les joueurs
wait-rule-seat = { $who } laisse des consignes
ask-rule-thing = Choisissez le genre de lot
wait-rule-thing = { $who } laisse des consignes
ask-raise = Vous devez { $price } $ et avez { $cash } $ : vendez, mettez aux enchères, ou arrêtez
wait-raise = { $who } doit { $price } $ et a { $cash } $
ask-jail-whom = La somme n’est pas payée : choisissez qui va en prison
wait-jail-whom = { $who } choisit qui va en prison
ask-lose-homestead = Vous perdez un Foyer : choisissez lequel
wait-lose-homestead = { $who } perd un Foyer
ask-lose-pioneer = La famille est trop grande : choisissez qui part
wait-lose-pioneer = { $who } choisit qui quitte la famille
ask-event-yes = { $card } : le voulez-vous ? { $does }
wait-event-yes = { $who } réfléchit à une carte ({ $card })
ask-event-seat = { $card } : choisissez un joueur. { $does }
wait-event-seat = { $who } choisit un joueur ({ $card })
ask-event-tile = { $card } : choisissez une tuile. { $does }
wait-event-tile = { $who } choisit une tuile ({ $card })
ask-event-thing = { $card } : choisissez. { $does }
wait-event-thing = { $who } choisit ({ $card })
ask-event-sale = { $card } : choisissez. { $does }
wait-event-sale = { $who } choisit ({ $card })
ask-event-choice = { $card } : choisissez. { $does }
wait-event-choice = { $who } choisit ({ $card })

## Coups

move-page = Page { $page }
move-page-range = { $first } … { $last }
move-n = { $number }
move-n-bid = Miser { $number } $
move-n-cash = { $number } $
move-n-goods = { $goods }
move-n-total = { $goods } pour { $total } $
move-at = { $tile }
move-at-cost = { $tile } (mouvement { $cost })
move-at-open = Terre inexplorée { $ref }
move-at-open-cost = Vers l’inconnu { $ref } (mouvement 2, fin du Déplacement)
move-pioneer = Pionnier { $number }{ $about }
move-pioneer-of = Pionnier { $number } de { $who }{ $about }
move-pioneer-holdup = Se battre avec Pionnier { $number }{ $about }
move-pioneer-feed = Nourrir Pionnier { $number }{ $about }
move-seat = { $who }
move-face = { $face }
move-face-pays = { $face } (paie { $pays } pour 1)
move-thing = { $thing }
move-strike = Rayer : { $line }
move-line-give = Donner { $goods }
move-line-get = Demander { $goods }
move-line-lot = { $goods }
move-line-buy = { $goods }, { $total } $
move-line-buy-tip = { $goods }, { $total } $, dont 1 $ pour { $who }
move-line-sell = { $goods } pour { $total } $
move-use-buy = Une carte Point de Pionnier pour 8 Ressources
move-at-sell = { $thing }, { $price } $ (il reste, mort : moins 2 points)
pick-side = Donner ou demander
pick-side-give = Donner
pick-side-get = Demander
pick-thing = Quoi
pick-number = Combien
move-thing-have = { $thing } ({ $count })
move-thing-laborer = { $laborer }, à distance : 1 { $thing }
move-thing-pay = Payer 1 { $thing }
move-build = { $building }, { $price }. { $does }
move-diploma = { $diploma }. { $does }
move-prayer = Utiliser la Prière : { $prayer }. { $does }
move-task-steal = Piller un Bâtiment
move-task-rob = Voler un Pionnier
move-task-kill = Tuer un Pionnier
move-task-kill-sheriff = Abattre le Shérif (il reparaît à la Prison)
move-task-block = Barrer une de vos tuiles
move-task-arrest-bandit = Arrêter le Bandit sur vos terres
move-task-arrest = Arrêter un intrus
move-task-release = Libérer un prisonnier
move-task-kill-bandit = Abattre le Bandit
move-place = { $place }. { $does }
move-act-move = Se déplacer : lancer le dé et marcher
move-act-explore = Explorer : découvrir une terre près de { $pioneer }
move-act-buy = Acheter
move-act-buy-store = Acheter : Vivre 1 $, Balle 1 $, Revolver 3 $, Cheval 4 $
move-act-buy-blacksmith = Acheter un Outil (3 $)
move-act-buy-bank = Acheter une carte Point (50 $)
move-act-sell = Vendre
move-act-sell-store = Vendre des Ressources et d’autres biens
move-act-sell-blacksmith = Vendre un Outil (1 $)
move-act-trade = Échanger avec un rival
move-act-auction = Mettre quelque chose aux enchères
move-act-stake = Jalonner : { $tile } ({ $price })
move-act-build = Construire : { $tile } : { $kinds }
move-act-build-kind = { $work } { $price }
free-of-charge = gratis
move-act-hunt = Chasser pour des Vivres (1 Balle par coup)
move-act-process = Récolter une Ressource, ici ou par un Ouvrier
move-act-pray = Prier ({ $price })
move-act-family = Agrandir la famille : un nouveau-né ici
move-act-gamble = Parier : un symbole paie 6 pour 1, le Bandit 3
move-act-dispute = Contester la Concession
move-act-diploma = Obtenir un Diplôme ({ $price })
move-act-jailbreak = Faire évader un prisonnier
move-act-bandit = Engager le Bandit (3 $)
move-act-sheriff = Engager le Shérif (3 $)
move-act-sheriff-free = Engager le Shérif (gratis)
move-act-laborer = Engager un Ouvrier (3 $)
move-act-laborer-free = Engager un Ouvrier (gratis)
move-act-steal = Faire voler un jeton de plus au Bandit
move-act-shoot-bandit = Tirer sur le Bandit
move-end = Finir le travail du tour
move-quit = Abandonner la partie pour de bon
move-chance = Laisser décider les cartes
move-attacker-first = L’Attaquant touche le premier
move-defender-first = Le Défenseur touche le premier
move-too-close = Trop juste pour trancher
move-stop = Arrêter
move-stop-action = Ce Pionnier se repose
move-stop-step = S’arrêter ici
move-stop-second = Pas de seconde tuile
move-stop-retreat = Le Bandit reste ici
move-stop-raise = Arrêter : ne pas payer
move-done = Terminé
move-send = Envoyer l’offre
move-send-offer = Envoyer : { $sides }
move-back = Retour
move-cancel = Annuler
move-refuse = Refuser
move-accept = Accepter
move-accept-offer = Accepter : { $sides }
move-counter = Contre-proposer
move-counter-dispute-answer = Demander plus
move-odd = Impair
move-even = Pair
move-yes = Oui
move-yes-second = Découvrir une seconde tuile
move-yes-shuffle = Mélanger d’abord
move-no = Non
move-no-shuffle = Ne pas mélanger
move-no-enter = Pas maintenant
move-shoot = Tirer (1 Balle)
move-hold = Ne pas tirer
move-run = Filer
move-relinquish = Céder la Concession
move-surrender = Se rendre
move-resist = Résister : fusillade avec le Bandit
move-robbed = Se laisser voler (un dé, en dollars)
move-take = Prendre l’argent
move-keep = La garder pour plus tard ce tour
move-use = L’utiliser
move-use-process = { $pioneer } travaille ici
move-pass = Passer
move-pass-bid-again = La même mise encore
move-roll = Lancer le dé
move-decline = Refuser
move-pay = Payer
move-sell = Vendre quelque chose
move-auction = Mettre quelque chose aux enchères
move-horse = Nourrir le Cheval
move-bandit = Le Bandit
move-money = En argent
move-money-tuition = Payer 4 $
move-orders = Consignes
move-jail-roll = Lancer pour un prisonnier (1 ou 6 libère)
move-give-up = Renoncer au Diplôme de { $pioneer }
move-love = Rendre un Pionnier rival malade d’amour (gratis)
move-love-box = Transmettre la syphilis (gratis)
move-order-trade = Offres d’échange
move-order-bid = Enchères
move-order-dispute = Concessions contestées
move-order-champion = Qui défend une Concession
move-order-drink = Le verre du Bandit
move-order-robbery = Un vol commandité
move-order-arrest = Une arrestation
move-order-holdup = Un braquage
move-order-loot = Fouille d’un corps
move-order-potshot = Tirs sur les intrus
move-order-vote = Votes
move-rule-none = Pas de consigne : me demander
move-rule-trade-refuse = Refuser toute offre
move-rule-trade-refuse-some = Refuser les offres de certains
move-rule-bid-pass = Toujours passer
move-rule-bid-limit = Miser jusqu’à un plafond pour un genre de lot
move-rule-dispute-shoot = Toujours tirer
move-rule-dispute-price = Céder à partir d’un prix, sinon tirer
move-rule-dispute-relinquish = Toujours céder
move-rule-champion-lowest = Le plus petit numéro
move-rule-champion-plain = Le plus petit numéro sans Diplôme
move-rule-drink-take = Prendre l’argent
move-rule-drink-odd = Miser sur impair
move-rule-drink-even = Miser sur pair
move-rule-robbery-surrender = Se rendre
move-rule-robbery-resist = Résister
move-rule-robbery-resist-things = Résister seulement pour un Outil, Revolver ou Cheval
move-rule-arrest-surrender = Se rendre
move-rule-arrest-shoot = Tirer
move-rule-holdup-robbed = Se laisser voler
move-rule-holdup-fight = Se battre
move-rule-holdup-fight-if = Se battre à partir d’une somme
move-rule-loot-roll = Fouiller
move-rule-loot-decline = Ne pas fouiller
move-rule-potshot-hold = Ne pas tirer
move-rule-potshot-shoot = Tirer
move-rule-potshot-shoot-while = Tirer tant qu’il reste assez de Balles
move-rule-potshot-hold-some = Ne pas tirer sur certains
move-rule-vote-yes = Oui
move-rule-vote-no = Non

## Petits mots

a-pioneer = un Pionnier
unfed = affamé
to-hideout = au Repaire
to-stockpile = à la Réserve
to-player = à { $who }
to-you = à vous
tile-owned = { $work } ({ $who })
tile-yours = { $work } (à vous)
tile-flipped = { $work }, vendu et mort
line-at = { $goods } ({ $tile })
tile-with = { $tile } : { $owned }
with-facts = { $name } : { $facts }.
side-gives = { $who } donne { $goods }
side-gives-you = vous donnez { $goods }
side-nothing = { $who } ne donne rien
side-nothing-you = vous ne donnez rien
sides = { $first } ; { $second }
ask-page-map = Choisissez un hexagone, ou d’abord une partie de la carte
ask-page-number = Choisissez d’abord un ordre de grandeur
wait-page-map = { $who } regarde la carte
wait-page-number = { $who } compte
move-relinquish-for = Céder la Concession pour { $price } $
step-symbols = choix des symboles
step-first-roll = jet pour le premier tour
step-feeding = repas
step-die = dé Deadwood
step-actions = Actions
step-offer = échange
step-counter-offer = contre-offre
step-bandit = tour du Bandit
step-turn-end = fin du tour
step-finished = fin

## La table en image

scene-board = La Frontière
scene-you = Vous
scene-open-about = Terre inexplorée { $ref } : un Pionnier voisin l’explore, ou y marche et la découvre.
scene-there = Ici : { $names }.
scene-laborer-about = { $laborer }, travaille pour { $who }. { $does }
scene-sheriff = Le Shérif. Le Bandit n’entre jamais sur sa tuile. Pour 3 $, il barre, arrête, libère ou tire.
scene-sheriff-away = Le Shérif panse ses plaies : nul ne peut l’engager avant le prochain tour.
scene-bandit = Le Bandit. Il braque qui le dé désigne ; pour 3 $, il pille, vole ou tue pour vous.
scene-bandit-track = Le Bandit est sur la case { $square } du compte à rebours. Après la case 1, c’est le Saloon.
scene-bandit-jailed = Le Bandit est en prison. Un 6 en fin de tour le libère.
scene-bandit-job = Le Bandit est à l’œuvre : il pille { $target } pour { $who } ; { $count } jetons pour l’instant.
scene-hideout = Le Repaire contient { $count } $. Qui abat le Bandit prend tout.
scene-actions-left = Reste { $left }.
scene-round = Manche { $round }
scene-piles = { $land } tuiles, { $events } événements
scene-piles-about = Terres restant dans la pile : { $kinds }.
scene-drawn = Nouvelle terre : { $land }
scene-animal = { $animal } : un jet de { $number } ou plus rapporte { $number } Vivres.
scene-turn = Tour : { $who }, { $step }.
scene-targeted = Dans le viseur du Bandit : { $who }.
scene-boom = Ville champignon : Ressources à 1 $ de plus.
scene-dust = Tempête de poussière : Déplacements divisés par deux.
scene-prices = Prix
scene-buy = achat
scene-sell = vente
scene-left = stock
scene-tools = Outils
scene-buildings = Bâtiments
scene-stockpile-has = La Réserve en a { $count }.
scene-diplomas = Diplômes, 4 $
scene-holder = Détenu par { $who }.
scene-offer = Échange proposé
scene-counter = La contre-offre
scene-gives = { $who } donne
scene-gives-you = Vous donnez
scene-auction = Aux enchères
scene-bid-in = { $who } : choix en cours, jusqu’à { $cash } $
scene-bid-done = { $who } : choix fait
scene-bid-out = { $who } : hors de cette enchère
scene-reserve = Vendeur : { $who }. Mises secrètes à partir de { $price } $.
scene-points = { $who } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    } ; 20 pour gagner.
scene-player = { $who }, symbole { $symbol }.
scene-player-out = { $who } est hors jeu (symbole { $symbol }).
scene-player-empty = { $who } n’est pas encore entré en jeu ({ $symbol }).
scene-out = Hors jeu
scene-empty = Pas encore en jeu
scene-has = { $who }, { $thing } : { $goods }.
scene-stock = { $who } peut encore construire : { $work } × { $count }.
scene-limit = { $who } : { $count } Pionniers sur { $limit } que la famille peut compter.
scene-score-pioneers = Pionniers
scene-score-buildings = Bâtiments et Foyers
scene-score-diplomas = Diplômes
scene-score-cards = Cartes Point de Pionnier
scene-score-total = Total des points
scene-score-cash = Argent

## À quoi sert chaque partie du plateau

tip-pioneer = Un Pionnier vaut un point, mange 1 Vivre au début du tour de sa famille et a alors 2 Actions ; sans Vivre, il en a 1.
tip-face = { $face } : si le dé la montre, elle paie { $pays } pour 1 misé.
tip-deal = Rien ne change de mains avant que les deux soient d’accord.
tip-lot = La mise la plus haute gagne et va au vendeur.
tip-points = Pionniers, diplômes et cartes Point de Pionnier comptent 1, Bâtiments et Foyers 2.
tip-symbol = Le dé désigne une famille par son symbole, par exemple celle que le Bandit braque.
tip-limit = Un Foyer fait de la place pour d’autres.
tip-opens = Appuyez pour voir tout ce que cette famille possède.
tip-diplomas = Appuyez pour voir les treize, ce que fait chacun et qui l’a.
tip-prices = Appuyez pour voir ce que tout coûte, à combien cela se vend et ce qu’il en reste.

## Ce qui se passe

event-symbol = { $who } prend : { $face }
event-symbol-you = Vous prenez : { $face }
event-rolls = { $who } fait { $die }
event-rolls-you = Vous faites { $die }
event-first = { $who } commence
event-first-you = Vous commencez
event-starts = { $who } arrive en ville : deux Pionniers, 20 $, 6 Vivres, un Revolver et une Balle
event-starts-you = Vous arrivez en ville : deux Pionniers, 20 $, 6 Vivres, un Revolver et une Balle
event-turn = Manche { $round } : tour de { $who }
event-turn-you = Manche { $round } : à vous
event-fed = { $who } { $count ->
        [0] n’a pas de Vivres pour les siens
        [1] paie 1 Vivre pour nourrir les siens
       *[other] paie { $count } Vivres pour nourrir les siens
    }
event-fed-you = Vous { $count ->
        [0] n’avez pas de Vivres pour les vôtres
        [1] payez 1 Vivre pour nourrir les vôtres
       *[other] payez { $count } Vivres pour nourrir les vôtres
    }
event-unfed = { $pioneer } a faim
event-grows-up = { $pioneer } reçoit son premier repas et se lève
event-dies = { $pioneer } meurt ({ $cell })
event-diploma-back = { $diploma } : retour à la Réserve ({ $pioneer })
event-arrives = { $pioneer } arrive ({ $cell })
event-newborn = Une naissance : { $pioneer } ({ $cell })
event-deadwood = { $who } fait { $letter } au dé Deadwood
event-deadwood-you = Vous faites { $letter } au dé Deadwood
event-no-action = Personne chez { $who } ne peut travailler plus
event-no-action-you = Personne chez vous ne peut travailler plus
event-extra = { $pioneer } a { $count ->
        [-1] 1 Action de moins
        [1] 1 Action de plus
       *[other] { $count } Actions de plus
    } ce tour
event-event = { $who } pioche { $card } : « { $does } »
event-event-you = Vous piochez { $card } : « { $does } »
event-draws-land = { $who } découvre une terre : { $kind }
event-draws-land-you = Vous découvrez une terre : { $kind }
event-lays = Nouvelle terre { $at } : { $kind }
event-lays-you = Vous placez une terre { $at } : { $kind }
event-mine-roll = { $who } dit { $odd ->
        [0] pair
       *[other] impair
    } pour la mine { $at } et fait { $die }
event-mine-roll-you = Vous dites { $odd ->
        [0] pair
       *[other] impair
    } pour la mine { $at } et faites { $die }
event-salvaged = La mine { $at } est sauvée
event-collapses = La mine { $at } s’effondre
event-no-land = Plus de terre à découvrir pour { $who }
event-no-land-you = Plus de terre à découvrir
event-move-roll = { $pioneer } part avec un { $die } : mouvement { $count }
event-steps = { $pioneer } va { $to-cell }
event-walks-out = { $pioneer } s’avance dans l’inconnu { $at }
event-pays = { $who } paie { $amount } $ { $to }
event-pays-you = Vous payez { $amount } $ { $to }
event-pays-in-kind = { $who } paie en nature : { $goods }
event-pays-in-kind-you = Vous payez en nature : { $goods }
event-gains = { $who } gagne { $goods }
event-gains-you = Vous gagnez { $goods }
event-loses = { $who } perd { $goods }
event-loses-you = Vous perdez { $goods }
event-from-hideout = { $who } prend { $amount } $ au Repaire
event-from-hideout-you = Vous prenez { $amount } $ au Repaire
event-buys = { $who } achète { $goods }
event-buys-you = Vous achetez { $goods }
event-sells = { $who } vend { $goods }
event-sells-you = Vous vendez { $goods }
event-sells-building = { $who } vend au magasin : { $a-work } { $at }
event-sells-building-you = Vous vendez au magasin : { $a-work } { $at }
event-stakes = { $pioneer } jalonne { $cell }
event-builds = { $who } construit { $a-work } { $at }
event-builds-you = Vous construisez { $a-work } { $at }
event-yields = S’y ajoute : { $goods } ({ $cell })
event-animal = { $who } voit du gibier : { $animal } ({ $number } ou plus)
event-animal-you = Vous voyez du gibier : { $animal } ({ $number } ou plus)
event-runs = { $who } laisse filer la bête
event-runs-you = Vous laissez filer la bête
event-hunt-shot = { $who } tire et fait { $die } ; il fallait { $number } ({ $animal })
event-hunt-shot-you = Vous tirez et faites { $die } ; il fallait { $number } ({ $animal })
event-processes = { $pioneer } récolte { $goods } { $at }
event-laborer = { $who } engage { $the-laborer } pour { $cell }
event-laborer-you = Vous engagez { $the-laborer } pour { $cell }
event-laborer-works = Travail à distance pour { $who } { $at }, { $the-laborer } : { $goods }
event-laborer-works-you = Travail à distance pour vous { $at }, { $the-laborer } : { $goods }
event-laborer-leaves = Départ de { $cell } : { $laborer }
event-wagers = { $who } mise { $goods } sur : { $face }
event-wagers-you = Vous misez { $goods } sur : { $face }
event-player-die = { $who } fait : { $face }
event-player-die-you = Vous faites : { $face }
event-disputes = { $pioneer } conteste la Concession de { $target } { $at } et offre { $amount } $
event-disputes-to-you = { $pioneer } conteste votre Concession { $at } et offre { $amount } $
event-demands = { $who } demande { $amount } $
event-demands-you = Vous demandez { $amount } $
event-declines = { $who } refuse
event-declines-you = Vous refusez
event-relinquishes = { $who } laisse la Concession { $at } à { $target }
event-relinquishes-you = Vous laissez la Concession { $at } à { $target }
event-relinquishes-to-you = { $who } vous laisse la Concession { $at }
event-takes-over = { $pioneer } reprend un bien sans maître : { $a-work } { $at }
event-diploma = { $pioneer } obtient un Diplôme : { $diploma }
event-gives-up = { $pioneer } renonce : { $diploma }
event-lovesick = { $pioneer } { $box ->
        [0] est malade d’amour
       *[other] a attrapé la syphilis
    } : une Action au plus au prochain tour
event-jail-roll = { $pioneer } fait { $die } en prison
event-jailed = { $pioneer } va en prison
event-freed = { $pioneer } est libre ({ $cell })
event-hires-bandit = { $who } engage le Bandit : { $task } ({ $cell })
event-hires-bandit-you = Vous engagez le Bandit : { $task } ({ $cell })
event-job = Le Bandit est à l’œuvre pour { $who } contre { $target } ({ $cell })
event-job-you = Le Bandit est à l’œuvre pour vous contre { $target } ({ $cell })
event-job-to-you = Le Bandit est à l’œuvre pour { $who } contre vous ({ $cell })
event-steals = Le Bandit vole { $goods } pour { $who } { $at }
event-steals-you = Le Bandit vole { $goods } pour vous { $at }
event-job-ends = La besogne du Bandit est finie ; butin pour { $who } : { $goods }
event-job-ends-you = La besogne du Bandit est finie ; butin pour vous : { $goods }
event-hired-to-rob = Le Bandit de { $who } veut voler { $pioneer } : { $thing }
event-hired-to-rob-you = Votre Bandit veut voler { $pioneer } : { $thing }
event-robs = { $who } reçoit { $goods } de { $target }
event-robs-you = Vous recevez { $goods } de { $target }
event-robs-to-you = { $who } reçoit { $goods } de vous
event-hired-to-kill = Le Bandit de { $who } veut la mort de { $pioneer }
event-hired-to-kill-you = Votre Bandit veut la mort de { $pioneer }
event-shoots-bandit = { $pioneer } dégaine contre le Bandit
event-hires-sheriff = { $who } engage le Shérif : { $task } ({ $cell })
event-hires-sheriff-you = Vous engagez le Shérif : { $task } ({ $cell })
event-arrests = Le Shérif de { $who } vient chercher { $pioneer }
event-arrests-you = Votre Shérif vient chercher { $pioneer }
event-bandit-arrested = Le Bandit est arrêté et sous les verrous
event-shootout = Fusillade : { $duelist } touche à la carte { $mine }, { $other } à la carte { $theirs }
event-bandit-beaten = Le Bandit est vaincu et repart de la case 21
event-sheriff-beaten = Le Shérif est vaincu et se repose à la Prison jusqu’au prochain tour
event-quicker = Fusillade en direct : { $duelist } touche le premier, avant { $other }
event-too-close = { $duelist } et { $other } : trop juste pour trancher, on recommence
event-loots = { $who } fouille le corps avec un { $die } ({ $target })
event-loots-you = Vous fouillez le corps avec un { $die } ({ $target })
event-loots-to-you = { $who } fouille votre mort avec un { $die }
event-hands-over = { $who } remet { $goods } à { $target }
event-hands-over-you = Vous remettez { $goods } à { $target }
event-hands-over-to-you = { $who } vous remet { $goods }
event-potshot = { $who } tire sur { $pioneer } : { $hit ->
        [0] manqué
       *[other] touché
    }
event-potshot-you = Vous tirez sur { $pioneer } : { $hit ->
        [0] manqué
       *[other] touché
    }
event-bandit-face = Le dé du Bandit montre : { $face }
event-face-of-nobody = { $face } : personne en liberté n’a ce symbole, le dé est relancé
event-bandit-roll = Le Bandit fait { $count }
event-countdown = Le Bandit est sur la case { $square }
event-bandit-comes = Le Bandit arrive en ville, mouvement restant : { $count }
event-bandit-steps = Le Bandit va { $to-cell }
event-bandit-goes = Le Bandit surgit { $at }
event-bandit-jail-roll = Le Bandit fait { $die } en prison ; un 6 le libère
event-targeted = Le Bandit en veut à qui mène : { $who }
event-targeted-you = Le Bandit en veut à qui mène : vous
event-sent-after = Le Bandit court après { $who }, mouvement { $count }
event-sent-after-you = Le Bandit court après vous, mouvement { $count }
event-no-phase = Le Bandit travaille pour { $who }
event-no-phase-you = Le Bandit travaille pour vous
event-drinks = Le Bandit boit ; { $amount } $ vont { $to }
event-stakes-drink = { $who } mise le verre sur { $odd ->
        [0] pair
       *[other] impair
    } et fait { $die }
event-stakes-drink-you = Vous misez le verre sur { $odd ->
        [0] pair
       *[other] impair
    } et faites { $die }
event-warded = Le Bandit épargne { $who }
event-warded-you = Le Bandit vous épargne
event-fights = { $pioneer } affronte le Bandit
event-no-cash = Le Bandit ne trouve pas un sou chez { $who }
event-no-cash-you = Le Bandit ne trouve pas un sou chez vous
event-holdup = Braquage : le Bandit prend jusqu’à { $die } $ à { $who }
event-holdup-you = Braquage : le Bandit vous prend jusqu’à { $die } $
event-gift = Sous le charme, le Bandit laisse { $amount } $ à { $who }
event-gift-you = Sous le charme, le Bandit vous laisse { $amount } $
event-retreat = { $who } dit où le Bandit se retire, { $die ->
        [one] { $die } tuile
       *[other] { $die } tuiles
    } au plus
event-retreat-you = Vous dites où le Bandit se retire, { $die ->
        [one] { $die } tuile
       *[other] { $die } tuiles
    } au plus
event-quits = { $who } abandonne et emmène tous ses Pionniers
event-quits-you = Vous abandonnez et emmenez tous vos Pionniers
event-out = { $who } n’a plus de Pionnier et sort du jeu
event-out-you = Vous n’avez plus de Pionnier et sortez du jeu
event-vote = Vote sur le retour de { $who } : { $yes ->
        [0] non
       *[other] oui
    }
event-vote-you = Vote sur votre retour : { $yes ->
        [0] non
       *[other] oui
    }
event-order = Votre consigne est notée : { $question }, { $rule }{ $count ->
        [0] {""}
       *[other] {" "}({ $count })
    }
event-wins = { $who } gagne avec { $count } points !
event-wins-you = Vous gagnez avec { $count } points !

## Besognes

task-steal = piller un Bâtiment
task-rob = un vol
task-kill = un meurtre
task-kill-sheriff = abattre le Shérif
task-block = barrer une tuile
task-arrest-bandit = arrêter le Bandit
task-arrest = une arrestation
task-release = une libération
task-kill-bandit = abattre le Bandit

## Échange, enchère, prière et dette

event-proposes = { $who } veut échanger avec { $target }
event-proposes-you = Vous voulez échanger avec { $target }
event-proposes-to-you = { $who } veut échanger avec vous
event-cancels = { $who } annule l’échange
event-cancels-you = Vous annulez l’échange
event-offers = { $who } fait une offre à { $target }
event-offers-you = Vous faites une offre à { $target }
event-offers-to-you = { $who } vous fait une offre
event-would-give = { $who } donnerait { $goods } à { $target }
event-would-give-you = Vous donneriez { $goods } à { $target }
event-would-give-to-you = { $who } vous donnerait { $goods }
event-counters = { $who } prépare une contre-offre pour { $target }
event-counters-you = Vous préparez une contre-offre pour { $target }
event-counters-to-you = { $who } vous prépare une contre-offre
event-refuses = { $who } refuse
event-refuses-you = Vous refusez
event-deal = { $who } et { $target } se serrent la main
event-deal-you = { $target } et vous, marché conclu
event-deal-to-you = { $who } et vous, marché conclu
event-changes-hands = Un Pionnier change de famille : { $pioneer } ({ $cell })
event-auction = { $who } met aux enchères { $goods } ; mises à partir de { $price } $
event-auction-you = Vous mettez aux enchères { $goods } ; mises à partir de { $price } $
event-bid = { $who } { $amount ->
        [-1] passe
       *[other] mise { $amount } $
    }
event-bid-you = Vous { $amount ->
        [-1] passez
       *[other] misez { $amount } $
    }
event-tie = Égalité à { $amount } $ : on mise encore une fois
event-no-bid = Personne ne veut du lot de { $who }
event-no-bid-you = Personne ne veut de votre lot
event-sold = { $who } cède le lot à { $target } pour { $amount } $ ({ $thing })
event-sold-you = Vous cédez le lot à { $target } pour { $amount } $ ({ $thing })
event-sold-to-you = { $who } vous cède le lot pour { $amount } $ ({ $thing })
event-prayers-shuffled = Le paquet de Prières est mélangé
event-prayer = { $pioneer } prie, { $prayer } : « { $does } »
event-keeps = { $who } garde la Prière : { $prayer }
event-keeps-you = Vous gardez la Prière : { $prayer }
event-uses = { $who } utilise la Prière : { $prayer }
event-uses-you = Vous utilisez la Prière : { $prayer }
event-ward = Un ange veille sur { $who } jusqu’au prochain tour
event-ward-you = Un ange veille sur vous jusqu’à votre prochain tour
event-relocates = { $pioneer } voyage { $to-cell }
event-cannot-pay = { $who } ne peut pas payer { $amount } $
event-cannot-pay-you = Vous ne pouvez pas payer { $amount } $
event-torn-down = { $who } perd { $a-work } { $at }
event-torn-down-you = Vous perdez { $a-work } { $at }
ask-destination = Choisissez où va { $pioneer }
wait-destination = { $who } choisit où va { $pioneer }
ask-relocate = Vous pouvez poser un Pionnier sur une autre tuile
wait-relocate = { $who } peut poser un Pionnier sur une autre tuile
ask-harvest = Choisissez le Bâtiment qui reçoit 2 Ressources
wait-harvest = { $who } choisit un Bâtiment pour la moisson
ask-harvest-resource = Choisissez une Ressource
wait-harvest-resource = { $who } choisit une Ressource
ask-providence = Choisissez ce que vous prenez
wait-providence = { $who } choisit un don
ask-lose-building = Vous perdez un Bâtiment : choisissez lequel
wait-lose-building = { $who } perd un Bâtiment
ask-raise-thing = Vous devez { $price } $ : choisissez quoi vendre
wait-raise-thing = { $who } doit { $price } $ et vend

## Effets des cartes Événement

event-no-effect = { $card } : rien ne change pour { $who }
event-no-effect-you = { $card } : rien ne change pour vous
event-boom = Ville champignon jusqu’au prochain tour de { $who }
event-boom-you = Ville champignon jusqu’à votre prochain tour
event-dust = Tempête de poussière jusqu’au prochain tour de { $who }
event-dust-you = Tempête de poussière jusqu’à votre prochain tour
event-disaster = Perdu sur le terrain : { $goods }
event-hideout = { $amount } $ vont au Repaire
event-joins = { $who } se joint à la partie
event-joins-you = Vous vous joignez à la partie
event-rustles = { $who } file avec { $goods } pris en { $cell }
event-rustles-you = Vous filez avec { $goods } pris en { $cell }
event-sheriff-goes = Le Shérif va { $to-cell }
event-swap-places = Échange de places : { $pioneer } et { $other }
event-waived = Sans frais pour { $who } jusqu’à la fin du prochain tour : { $fee }
event-waived-you = Sans frais pour vous jusqu’à la fin de votre prochain tour : { $fee }
ask-event-own = { $card } : choisissez un de vos Pionniers. { $does }
wait-event-own = { $who } choisit un Pionnier ({ $card })
ask-event-other = { $card } : choisissez un Pionnier rival. { $does }
wait-event-other = { $who } choisit un Pionnier rival ({ $card })
ask-event-rich = { $card } : plusieurs sont les plus riches ; choisissez qui donne
wait-event-rich = { $who } choisit qui donne ({ $card })
ask-event-poor = { $card } : plusieurs sont les plus pauvres ; choisissez qui reçoit
wait-event-poor = { $who } choisit qui reçoit ({ $card })
move-pay-rattlesnake = Payer 2 $ au docteur
move-give-up-rattlesnake = Une Action de moins pour un Pionnier
move-pay-twister = Perdre un Bâtiment
move-give-up-twister = Perdre un Foyer
move-pay-grass-fire = Payer 5 $ à la chaîne des seaux
move-give-up-grass-fire = Perdre un Foyer
move-no-event-thing = Ne rien acheter

## La table en mots

read-round = Manche { $round }, { $step }.
read-turn = C’est le tour de { $who }.
read-turn-you = C’est votre tour.
read-acting = Au travail : { $who }.
read-targeted = Dans le viseur du Bandit : { $who }.
read-bandit-track = Le Bandit est sur la case { $square } du compte à rebours.
read-bandit-at = Le Bandit : { $tile }.
read-sheriff = Le Shérif : { $tile }.
read-hideout = Le Repaire contient { $count } $.
read-card = Carte Événement en jeu : { $card }. { $does }
read-drawn = Vient d’être découvert : { $land }.
read-animal = Animal en joue : { $animal }, { $number } ou plus.
read-boom = Ville champignon : les Ressources se vendent 1 $ de plus.
read-dust = Tempête de poussière : les Déplacements sont divisés par deux.
read-kept = Prières gardées pour ce tour : { $prayers }.
read-tile = { $tile }. { $facts }
read-land = { $land }, sans rien : { $refs }.
read-open = Terre inexplorée autour : { $refs }.
read-symbol = { $who } joue avec le symbole { $face }.
read-player = { $who } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }. { $goods }. { $armed }
read-armed = Armé.
read-unarmed-warning = Vous n’êtes pas armé et le Bandit rôde : un tueur à gages ne trouverait aucune résistance.
read-unarmed = Pas armé.
read-ward = Un ange gardien protège la famille jusqu’à son prochain tour.
read-waived = Sans frais : { $fees }.
waived-diploma = le prochain Diplôme
waived-stake = les Concessions
waived-build = la prochaine Construction
read-family = Famille ({ $count } sur { $limit }) : { $pioneers }.
read-pioneer = { $number } ({ $facts })
read-stock = Encore à construire : { $stock }.
read-out = { $who } est hors jeu.
read-empty = { $who } n’est pas entré en jeu.
read-stockpile = La Réserve contient { $goods }, { $stakes } Jalons.
read-diplomas = Diplômes libres : { $diplomas }.
read-pile = Pile de terres : { $count } tuiles. Cartes Événement : { $events }.
read-offer = Échange : { $sides }.
read-lot = Enchère de { $who } : { $lot }, mises à partir de { $price } $.
read-secret-asked = Question secrète, encore sans réponse : { $names }.
read-secret-answered = A répondu en secret : { $names }.
read-order = Votre consigne : { $question } : { $rule }.

## La table dessinée au terminal

board-round = Manche { $round }
board-bandit = Bandit : case { $square }
board-bandit-town = Bandit X sur la carte
board-bandit-jail = Bandit en prison
board-hideout = Repaire { $count } $
board-pile = { $count } tuiles
board-points = pts
board-cash = $
board-food = Vivres
board-bullets = Balles
board-gear = matériel
board-goods = Ma Bé Bo Mi
board-signs = FoAF3 : Forêt, Ferme de A, reste 3 ; A1 Pionnier, X Bandit, $ Shérif, w Ouvrier
code-field = Cp
code-pasture = Pâ
code-forest = Fo
code-mountain = Mo
code-abandoned-mine = Ma
code-collapsed-mine = xx
code-desert = Dé
code-lake = La
code-river = Ri
code-graveyard = Ci
code-canyon = Ca
code-death-valley = VM
code-store = MAGAS
code-church = ÉGLIS
code-school = ÉCOLE
code-bank = BANQ
code-saloon = SALOO
code-jail = PRISO
code-blacksmith = FORGE
mark-farm = F
mark-ranch = R
mark-sawmill = S
mark-mine = M
mark-homestead = Y
mark-claim = c
gear-revolver = Rev
gear-horse = Chev
gear-scythe = Fx
gear-cleaver = Cou
gear-ax = Hac
gear-pickaxe = Pio
read-none = aucun

## La fin

score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

## Choosing
group-move = Route
group-work = Travail
group-trade = Commerce
group-people = Gens
group-pioneers = Pionniers
gives-up-actions = { $count ->
        [one] renonce à 1 Action
       *[other] renonce à { $count } Actions
    }
gives-up-starves = { $count ->
        [one] 1 Pionnier mourra de faim
       *[other] { $count } Pionniers mourront de faim
    }
gives-up-hungry = { $count ->
        [one] 1 aura faim
       *[other] { $count } auront faim
    }

## Endings
ending-auction = L’enchère est finie
ending-event = Un Événement : { $card }
ending-robs = On vous vole
ending-holdup = Un braquage
ending-dies = { $pioneer } est mort
ending-jailed = { $pioneer } va en prison
ending-torn-down = Vous perdez { $a-work }
ending-relinquishes = Vous perdez une Concession
## Le but

goal-wins = { $count } points gagnent
goal-two = +2
goal-one = +1
goal-build = bâtir sur votre Concession, { $build }
goal-claim = Concession { $stake }, bâtir { $build }
goal-diploma = Diplôme, École, { $price }
goal-child = enfant, à deux sur un Foyer
goal-homestead = enfant, après un Foyer

# Where points come from, in reports
source-building = Bâtiments
source-homestead = Foyers
source-pioneer = Pionniers
source-diploma = Diplômes
source-card = cartes Point de Pionnier
## Gestes et chemins sur la carte
deed-price = { $deed } { $price }
deed-free = ne prend pas d’Action
deed-goes-to = va à { $who }
deed-move = Marcher
deed-move-note = dé : 1 à { $most }
deed-explore = Explorer
deed-explore-note = 1 tuile nouvelle
deed-stake = Jalonner
deed-claimed = Jalonner et bâtir : { $work }
deed-stake-note = cette tuile
deed-build = Bâtir
deed-build-note = +2 points ici
deed-jail-roll = { $who } : dé de prison
deed-hunt = Chasser
deed-hunt-note = 1 Balle par coup
deed-process = Récolter
deed-process-here = 1 { $thing }
deed-process-laborer = Ouvrier : { $thing }
deed-pray = Prier
deed-shuffled = après mélange
deed-pray-note = tirer une Prière
deed-buy = Acheter
deed-buy-note = remplir un panier
deed-food = Nourrir tous { $price }
deed-food-note = { $count } de plus, sans faim
deed-sell = Vendre
deed-sell-note = de vos biens
deed-trade = Échanger
deed-trade-note = { $count ->
        [one] encore 1 offre
       *[other] encore { $count } offres
    }
deed-auction = Enchère
deed-auction-note = au plus offrant
deed-gamble = Parier
deed-gamble-note = jusqu’à 6 pour 1
deed-family = Enfant
deed-family-note = +1 point ici
deed-dispute = Contester
deed-dispute-note = cette Concession
deed-diploma = Diplôme
deed-diploma-note = +1 point
deed-jailbreak = Évasion
deed-jailbreak-note = libérer un prisonnier
deed-bandit = Bandit
deed-bandit-note = voler, tuer
deed-sheriff = Shérif
deed-sheriff-note = barrer ou arrêter
deed-laborer = Ouvrier
deed-laborer-note = travaille tout seul
deed-steal = Voler encore
deed-steal-note = par le Bandit
deed-shoot-bandit = Tirer sur le Bandit
deed-shoot-bandit-note = un duel
why-move = aucun chemin
why-explore = pas d’espace libre
why-stake = coûte 2 $
why-stake-yours = déjà à vous
why-stake-taken = à { $who }
why-stake-town = pas en ville
why-stake-land = rien n’y tient
why-stake-none = plus de Jalons
why-build = jalonner d’abord
why-build-built = déjà bâti
why-build-money = ni argent ni pion
why-hunt = pas de gibier ici
why-armed = il faut Revolver, Balle
why-process = pas votre Bâtiment
why-process-empty = plus rien ici
why-process-tool = il faut l’Outil
why-pray = à l’Église
why-buy = Magasin, Forge, Banque
why-sell = Magasin ou Forge
why-sell-nothing = rien à vendre
why-money = pas assez d’argent
why-money-three = coûte 3 $
why-trade = rien à échanger
why-trade-made = 3 offres faites
why-auction = rien à vendre
why-gamble = au Saloon
why-family = deux sur un Foyer
why-family-limit = limite { $count } sur { $limit }
why-once = une fois par tour
why-diploma = à l’École
why-diploma-has = en a déjà un
why-sheriff = personne à arrêter
why-sheriff-away = absent ce tour
why-bandit = aucune cible
why-bandit-hideout = pas en ville
why-bandit-jailed = il est en prison
why-laborer = y travaille déjà
way-sure = { $place } : { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }, à coup sûr.
way-chance = { $place } : { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }, { $chance } % avant le dé.
way-unlikely = Si le dé ne suffit pas, vous choisissez encore.
way-moves = Il faut { $count } Déplacements, en une seule pression.
way-open = Terre nouvelle : la marche finit là.
way-guns = En chemin, quelqu’un d’armé peut tirer.
way-build = Y bâtir : +2 points.
way-claim = À jalonner pour { $price }.
way-store = Acheter Vivres, Balles, Revolver ou Cheval ; vendre.
way-church = Y prier.
way-school = Un Diplôme : +1 point.
way-bank = Une carte Point : 50 $.
way-saloon = Y parier.
way-jail = Y libérer un prisonnier.
way-blacksmith = Y acheter des Outils.
mouths-fed = Le repas prendra { $mouths } de { $food } Vivres
mouths-short = { $food } Vivres pour { $mouths ->
        [one] { $mouths } bouche
       *[other] { $mouths } bouches
    }
outlaw-track = Le Bandit : encore { $square }
outlaw-town = Le Bandit est en ville
outlaw-jail = Le Bandit est en prison
outlaw-cash = { $count } $ au Repaire
deed-process-note = par un Ouvrier
panel-buy = Sur les rayons
panel-sell = Vos biens
panel-give = Vous donnez
panel-want = { $who } donne
panel-send = Envoyer l’offre à
panel-counter = Votre contre-offre
panel-send-it = Envoyer l’offre à { $who }
panel-same = C’est l’offre que l’on vous a faite : changez quelque chose
panel-lot = Un lot : une sorte de chose, ou une pièce
panel-reserve = La mise à prix
panel-auction = Ouvrir l’enchère
panel-at-once = D’un coup
panel-with = Avec { $goods }
panel-everything = Toutes les Ressources
panel-pieces = Propriétés et Pionniers
