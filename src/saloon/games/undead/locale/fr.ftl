### Les mots de `undead`, en français.

title = The Quick and the Undead
tagline = Menez une bande de Hors-la-loi dans une ville où les morts ne restent pas couchés, et faites-vous le plus grand nom.
about-box = The Quick and the Undead, édité par Inside Up Games.
minutes = 45 à 60 minutes
score = { $score ->
        [one] { $score } Notoriété
       *[other] { $score } Notoriétés
    }

## Cases

space-nowhere = nulle part
space-wild = Joker
space-wild-ability = Une case libre de votre choix, après tous les autres
space-wild-income = Celui de la case choisie
space-wild-short = Une case libre, en dernier
space-hijack = Détourner
space-hijack-ability = Voler une Notoriété
space-hijack-income = 2 Pièces et 2 Notoriétés
space-hijack-short = Voler une Notoriété
space-loot = Piller
space-loot-ability = Voler une Pièce
space-loot-income = 3 Pièces
space-loot-short = Voler une Pièce
space-intimidate = Intimider
space-intimidate-ability = Intimider 8 7 6 5, ou Combattre
space-intimidate-income = 1 Pièce, 1 Balle et 1 Notoriété
space-intimidate-short = Intimider 8 7 6 5 · Combat
space-outfit = S’équiper
space-outfit-ability = Intimider 8 7 6 4 3 2, ou Combattre
space-outfit-income = 2 Balles
space-outfit-short = Intimider 8 7 6 4 3 2 · Combat
space-extort = Racketter
space-extort-ability = Voler une Balle, ou Combattre
space-extort-income = 1 Pièce ou 1 Notoriété
space-extort-short = Voler une Balle · Combat
space-stalk = Traquer
space-stalk-ability = Chasser ; ici, pas de duel
space-stalk-income = 1 Pièce ou 1 Balle
space-stalk-short = Chasse · ici, pas de duel
space-scout = Repérer
space-scout-ability = Chasser, ou Intimider 5 4 3 2
space-scout-income = 1 Pièce, 1 Balle ou 1 Notoriété
space-scout-short = Chasse · Intimider 5 4 3 2
space-hire-guns = Recruter
space-hire-guns-ability = Payer 2 Pièces ou 1 Notoriété pour un Hors-la-loi
space-hire-guns-income = 1 Balle et le Crâne
space-hire-guns-short = 2 Pièces ou 1 N : une recrue

place-street = rue
place-street-the = la rue
place-street-at = dans la rue
place-slot = parcelle { $number }

## Ressources, jetons et le reste

kind-coin = Pièce
kind-bullet = Balle
kind-notoriety = Notoriété
amount-coin = { $count ->
        [one] { $count } Pièce
       *[other] { $count } Pièces
    }
amount-bullet = { $count ->
        [one] { $count } Balle
       *[other] { $count } Balles
    }
amount-notoriety = { $count ->
        [one] { $count } Notoriété
       *[other] { $count } Notoriétés
    }
coin-does = Paie bâtiments et nouvelles recrues, et départage les ex-æquo.
bullet-does = Chargée dans un cran, de 2 à 7 : un jet de ce numéro touche. Une fois tirée, il reste une Douille.
notoriety-does = Un point en fin de partie ; d’ici là, elle paie aussi les recrues.
casing = Douille
casing-does = Un cran vide : un jet de ce numéro rate.
skull = Crâne
skull-does = Un 8 peut être un Coup critique ; un 1 rate, sans plus.
backfire = Retour de flamme
backfire-does = Un 8 rate, et un 1 est un Échec critique : le Hors-la-loi détale et le tour est fini.
law = LOI
law-does = Qui porte l’étoile passe en premier chaque fois que l’ordre compte.
band = bande
outlaw = Hors-la-loi
stash = planque
reserve = réserve
graveyard = Cimetière
boot-hill = Boot Hill
supply = réserve de la Ville
ranger = Dead Ranger
second-band = { $name } II
weak-points = points faibles
high-noon = Midi tapant

## Bâtiments

building-assay-office = Bureau d’essai
building-assay-office-the = le Bureau d’essai
building-assay-office-at = au Bureau d’essai
building-assay-office-does = Début de Manche : 1 Pièce.
building-gazette = Gazette
building-gazette-the = la Gazette
building-gazette-at = à la Gazette
building-gazette-does = Début de Manche : 1 Notoriété.
building-gunsmith = Armurerie
building-gunsmith-the = l’Armurerie
building-gunsmith-at = à l’Armurerie
building-gunsmith-does = Début de Manche : 1 Balle.
building-doctors-office = Cabinet du docteur
building-doctors-office-the = le Cabinet du docteur
building-doctors-office-at = au Cabinet du docteur
building-doctors-office-does = Début de Manche : le Retour de flamme redevient Crâne.
building-mortuary = Morgue
building-mortuary-the = la Morgue
building-mortuary-at = à la Morgue
building-mortuary-does = Début de Manche, forcé : sans Mort-vivant, il en vient un.
building-general-store = Magasin général
building-general-store-the = le Magasin général
building-general-store-at = au Magasin général
building-general-store-does = Début de Manche : 1 Pièce paie 1 Balle ou 1 Notoriété.
building-stage-depot = Relais de poste
building-stage-depot-the = le Relais de poste
building-stage-depot-at = au Relais de poste
building-stage-depot-does = Début de Manche, au dé : 1–3 Pièce, 4–6 Balle, 7–8 Notoriété.
building-shooting-gallery = Stand de tir
building-shooting-gallery-the = le Stand de tir
building-shooting-gallery-at = au Stand de tir
building-shooting-gallery-does = Début de Manche : changez vos Balles de cran.
building-saloon = Saloon
building-saloon-the = le Saloon
building-saloon-at = au Saloon
building-saloon-does = Début de Manche, au dé : 1 perd 1 Pièce, 4–6 +1, 7–8 +2. Ouvert à tous.
building-bank = Banque
building-bank-the = la Banque
building-bank-at = à la Banque
building-bank-does = Toujours : aucun vol de vos Pièces.
building-sheriffs-office = Bureau du shérif
building-sheriffs-office-the = le Bureau du shérif
building-sheriffs-office-at = au Bureau du shérif
building-sheriffs-office-does = Toujours : aucun vol de votre Notoriété.
building-armory = Arsenal
building-armory-the = l’Arsenal
building-armory-at = à l’Arsenal
building-armory-does = Toujours : aucun vol de vos Balles.
building-thieves-den = Repaire de voleurs
building-thieves-den-the = le Repaire de voleurs
building-thieves-den-at = au Repaire de voleurs
building-thieves-den-does = Toujours : vos vols peuvent en prendre deux.
building-grand-hotel = Grand Hôtel
building-grand-hotel-the = le Grand Hôtel
building-grand-hotel-at = au Grand Hôtel
building-grand-hotel-does = Toujours : coûte 5 Pièces, même occupé.
building-bounty-office = Bureau des primes
building-bounty-office-the = le Bureau des primes
building-bounty-office-at = au Bureau des primes
building-bounty-office-does = Toujours : 1 Notoriété par Mort-vivant tué, par qui que ce soit.
building-old-mission = Vieille Mission
building-old-mission-the = la Vieille Mission
building-old-mission-at = à la Vieille Mission
building-old-mission-does = Début de Manche : 1 Notoriété envoie un mort dans un lieu calme.
building-lawyers-office = Étude d’avocat
building-lawyers-office-the = l’Étude d’avocat
building-lawyers-office-at = à l’Étude d’avocat
building-lawyers-office-does = Toujours : 1 Pièce à un adversaire vous évite une fusillade.
building-railway-station = Gare
building-railway-station-the = la Gare
building-railway-station-at = à la Gare
building-railway-station-does = Toujours : une unité de plus d’un gain de votre revenu.
building-theatre = Théâtre
building-theatre-the = le Théâtre
building-theatre-at = au Théâtre
building-theatre-does = Toujours : 1 Notoriété par fusillade où vous êtes.
building-watchtower = Tour de guet
building-watchtower-the = la Tour de guet
building-watchtower-at = à la Tour de guet
building-watchtower-does = Toujours : en la défendant, vos tirs comptent 2 de plus.

## Morts-vivants

undead-u01 = Le Cavalier blême
undead-u01-does = Il arrive sans bruit de sabots ; une balle sur cent le trouve.
undead-u02 = Le Marshal rouge
undead-u02-does = Il portait l’étoile avant que la ville ait un nom, et il arrête encore.
undead-u03 = Le Bouvier famine
undead-u03-does = Chaque nuit, il mène un troupeau d’os dans la grand-rue.
undead-u04 = Le Juge pendeur
undead-u04-does = La même sentence pour tous, et il fournit la corde.
undead-u05 = Mécano Mâchoire-de-fer
undead-u05-does = Mort avec le 3 h 10, en retard depuis.
undead-u06 = Veuve Prunelier
undead-u06-does = Elle a enterré quatre maris et revient pour le cinquième.
undead-u07 = Pete la Caillasse
undead-u07-does = À force de creuser des tombes, il y en a une qui l’a gardé.
undead-u08 = Diacre Pourriture
undead-u08-does = Il prêche la résurrection par expérience.
undead-u09 = Le Donneur borgne
undead-u09-does = L’as qui l’a tué est toujours dans sa manche.
undead-u10 = Barman Sac-d’os
undead-u10-does = Il sert des assoiffés qui ne retiennent rien.
undead-u11 = Goule du télégraphe
undead-u11-does = Elle tape les trois mêmes mots à chaque porte : laissez-moi entrer.
undead-u12 = Le Voleur de filon
undead-u12-does = Enterré sur la terre d’un autre, il la réclame.
undead-u13 = Le Traîne-écurie
undead-u13-does = Les chevaux l’ont su les premiers.
undead-u14 = L’Adjoint poussière
undead-u14-does = Nommé à l’aube, abattu à midi, debout à minuit.
undead-u15 = Le Mort de chœur
undead-u15-does = Il chante faux, mais jamais à bout de souffle.
undead-u16 = Le Vagabond
undead-u16-does = Personne ne connaissait non plus le nom sur la croix.
undead-u17 = Le Prospecteur
undead-u17-does = Il a trouvé le filon six pieds trop bas.
undead-u18 = Le Vacher
undead-u18-does = Il a perdu un pari contre un taureau et ne s’en remet pas.

## Options

option-two_bands = Deux bandes chacun
option-two_bands-hint = À deux joueurs : chacun mène deux bandes avec une seule bourse. Plus d’armes, plus d’ennuis.
option-horsemen = Les Cavaliers
option-horsemen-hint = En solo : les trois Morts-vivants de valeur 6 sont de la partie.
option-reinforcements = Renforts
option-reinforcements-hint = En solo : un Mort-vivant arrive chaque fois que Dead Ranger va sur la case 7.
option-horde = La Horde
option-horde-hint = En solo : un Mort-vivant arrive quand Dead Ranger, sur 8, n’a personne à intimider.
option-fast = Les morts vont vite
option-fast-hint = En solo : Dead Ranger défie aussi les Hors-la-loi couchés.
option-no_reserve = Les réserves ne sauvent pas
option-no_reserve-hint = En solo, lecture discutée : vous avez perdu dès que personne n’est plus en jeu, même avec des Hors-la-loi à engager. Le livret permet de les engager.
option-deadline = Un dernier jour
option-deadline-hint = En solo : qui n’a pas vaincu Dead Ranger à la fin du jour 20 a perdu. Le livret ne connaît pas ce jour.

## Questions

ask-start = Vous devez choisir trois ressources de départ
wait-start = { $who } choisit ses ressources de départ
ask-round-start = Vous pouvez utiliser un de vos bâtiments avant la Manche
wait-round-start = { $who } utilise ses bâtiments
ask-general-store = Magasin général : vous pouvez acheter une Balle ou une Notoriété pour 1 Pièce
wait-general-store = { $who } fait ses courses au Magasin général
ask-gallery = Stand de tir : choisissez les crans de vos Balles ; encore { $left }
wait-gallery = { $who } range ses Balles au Stand de tir
ask-mission = Vieille Mission : pour 1 Notoriété, vous pouvez envoyer un Mort-vivant dans un bâtiment calme
wait-mission = { $who } prie à la Vieille Mission
ask-commit = Vous devez choisir une case en secret
wait-commit = { $who } choisit une case en secret
ask-commit-bands = Vous devez choisir en secret une case pour chacune de vos bandes
wait-commit-bands = { $who } choisit deux cases en secret
ask-wild = Joker ! Vous devez choisir une case libre
wait-wild = { $who } choisit la case de son Joker
ask-place-outlaw = Vous devez placer un Hors-la-loi, ou recruter
wait-place-outlaw = { $who } place un Hors-la-loi
ask-price = Vous devez payer la recrue
wait-price = { $who } paie une recrue
ask-load = Une Balle ! Choisissez le cran à charger
wait-load = { $who } charge une Balle
ask-ability = { $space } : vous pouvez utiliser le pouvoir
wait-ability = { $who } choisit quoi faire sur { $space }
ask-income = { $space } : choisissez votre revenu
wait-income = { $who } choisit son revenu sur { $space }
ask-railway = Gare : vous pouvez prendre une unité de plus
wait-railway = { $who } hésite à la Gare
ask-buy = Vous pouvez acheter un bâtiment
wait-buy = { $who } pense à acheter un bâtiment
ask-occupant = { $target } veut { $the-building } : céder ou tenir bon ?
wait-occupant = { $who } doit céder ou tenir bon pour { $the-building }
ask-lawyer = Votre avocat peut vous en dispenser pour 1 Pièce
wait-lawyer = { $who } consulte son avocat
ask-reply = { $target } vous défie : payer ou sortir ?
wait-reply = { $target } défie { $who } : payer ou sortir ?
ask-pay = Choisissez ce que vous cédez
wait-pay = { $who } choisit quoi céder
ask-shot = { $target } sort : vous tirez ?
wait-shot = { $who } tient { $target } en joue
ask-take = Choisissez la Balle à voler chez { $target }
wait-take = { $who } choisit une Balle chez { $target }
ask-more = Repaire de voleurs : encore une unité ({ $kind }) chez { $target } ?
wait-more = { $who } pense à voler encore ({ $kind }) chez { $target }
ask-again = { $card } tient debout (déjà sortis : { $seen }) : relancer ?
wait-again = { $who } hésite à tirer encore sur { $card } (déjà sortis : { $seen })
ask-critical = Un 8, Crâne visible : utiliser le Coup critique ?
wait-critical = { $who } pense au Coup critique
ask-skull = Échec critique : vous pouvez remettre le jeton sur Crâne
wait-skull = { $who } décide de son jeton critique
ask-aim = Vous devez choisir votre cible dans le duel
wait-aim = { $who } vise
ask-place = { $card } sort de Boot Hill : vous devez choisir où
wait-place = { $who } choisit où va { $card }
ask-leave = Vous pouvez retirer des Hors-la-loi de vos bâtiments
wait-leave = { $who } pense en secret à quitter des bâtiments
ask-upkeep = Fin du jour : une Balle pour { $the-building }, ou vous partez
ask-upkeep-none = Fin du jour : vos autres bâtiments prennent votre dernière Balle ; votre Hors-la-loi doit quitter { $building }
wait-upkeep = { $who } paie ses bâtiments en secret
ask-send = Vous devez choisir la bande du duel final
wait-send = { $who } choisit son duelliste en secret
ask-disarm = Coup critique : choisissez la Balle que perd Dead Ranger
wait-disarm = { $who } choisit une Balle de Dead Ranger

## Coups

move-start = { $goods }
move-start-slots = { $goods } : { $slots }
move-go = { $space }
move-go-hire = Recruter
move-go-sit = Passer la Manche
move-pair = I : { $first }, II : { $second }
move-use = { $building } : { $does }
move-buy = Acheter { $the-building } pour { $goods } (valeur { $value })
move-buy-from = Prendre { $the-building } à { $target } pour { $goods } (valeur { $value })
move-buy-join = Rejoindre { $target } { $at } pour { $goods } (valeur { $value })
move-place = { $place }
move-place-quiet = { $place } (aucun Mort-vivant)
move-place-held = { $place } ({ $who })
move-leave = Quitter { $buildings }
move-leave-none = Ne rien quitter
move-shoot = { $card } ({ $value }) { $at } ; points faibles { $weak }, dont { $loaded } chargés
move-call = Intimider { $target } sur { $space }
move-call-at = Intimider le Hors-la-loi de Dead Ranger sur { $space }
move-steal = Voler { $goods } à { $target }
move-steal-supply = Prendre { $goods } dans la réserve
move-gain = { $goods }
move-gain-full = 1 Balle (perdue : les six crans sont chargés)
move-pay = { $goods }
move-pay-slot = La Balle du { $slot }
move-load = Cran { $slot }
move-take = La Balle du { $slot }
move-spend = Dépenser la Balle du { $slot }
move-aim = Viser { $target }
move-bribe = Donner 1 Pièce à { $target } et rester en dehors
move-send = { $target }
move-done = Terminé
move-skip = Passer
move-skip-ability = Se passer du pouvoir
move-skip-buy = Ne rien acheter
move-skip-railway = Rien de plus
move-skip-lawyer = Pas d’avocat
move-skip-general-store = Ne rien acheter
move-skip-mission = Laisser les morts en paix
move-pay-up = Payer : céder deux ressources
move-walk-out = Sortir et essuyer le tir
move-shoot-now = Tirer
move-hold-fire = Ne pas tirer
move-again = Relancer
move-stop = S’arrêter là
move-critical = Utiliser le Coup critique
move-no-critical = Laisser rater
move-skull = Remettre sur Crâne
move-backfire = Laisser le Retour de flamme
move-more = En voler une de plus
move-enough = C’est assez
move-vacate = Céder : le Hors-la-loi rentre à la planque
move-stand = Tenir bon
move-vacate-upkeep = Quitter le bâtiment

## Ce qui se passe

event-building = Un bâtiment ouvre ses portes : { $building }
event-boot-hill = { $count } Morts-vivants reposent à Boot Hill
event-ranger = Dead Ranger attend au Cimetière avec six Balles
event-law = { $who } porte l’étoile de la LOI
event-law-you = Vous portez l’étoile de la LOI
event-round = Jour { $day }, Manche { $round } ; la LOI : { $who }
event-round-you = Jour { $day }, Manche { $round } ; vous êtes la LOI
event-day-end = Fin du jour { $day } : { $alone ->
        [yes] vos Hors-la-loi rentrent, ceux de Dead Ranger restent
       *[no] tous les Hors-la-loi rentrent
    }
event-noon = Plus un Mort-vivant en Ville : la prochaine Manche est Midi tapant !
event-last-day = Le jour { $day } s’achève et les morts sont encore là : la prochaine Manche est Midi tapant !
event-high-noon = Midi tapant : la dernière Manche
event-noon-over = Midi est passé ; on compte
event-gain = { $who } gagne { $goods }
event-gain-you = Vous gagnez { $goods }
event-short = La réserve est à sec : { $who } renonce à { $goods }
event-short-you = La réserve est à sec : vous renoncez à { $goods }
event-load = { $who } charge le cran { $slot }
event-load-you = Vous chargez le cran { $slot }
event-bullet-lost = { $who } a déjà six Balles : celle-ci est perdue
event-bullet-lost-you = Vous avez déjà six Balles : celle-ci est perdue
event-pays = { $who } paie { $goods }
event-pays-you = Vous payez { $goods }
event-no-income = { $who } trouve la réserve vide
event-no-income-you = Vous trouvez la réserve vide
event-uses = { $who } utilise { $the-building }
event-uses-you = Vous utilisez { $the-building }
event-mortuary = Ça remue à la Morgue, chez { $who }
event-mortuary-you = Ça remue dans votre Morgue
event-depot = { $who } fait { $die } au Relais de poste
event-depot-you = Vous faites { $die } au Relais de poste
event-gambles = { $who } fait { $die } au Saloon
event-gambles-you = Vous faites { $die } au Saloon
event-goes-hiring = { $who } recrute
event-goes-hiring-you = Vous recrutez
event-chose-wild = { $who } montre un 1 : Joker
event-chose-wild-you = Vous montrez un 1 : Joker
event-wilds-clash = { $count } joueurs montrent un 1 : tous perdent leur tour
event-wild-lost = { $who } : aucune case libre pour le Joker
event-wild-lost-you = Aucune case libre pour votre Joker
event-sits-out = { $who } passe la Manche
event-sits-out-you = Vous passez la Manche
event-stands = { $who } se poste sur { $space }
event-stands-you = Vous vous postez sur { $space }
event-new-in-town = { $who } débarque en ville et recrute gratis
event-new-in-town-you = Vous débarquez en ville et recrutez gratis
event-cannot-hire = { $who } ne peut plus payer de recrue
event-cannot-hire-you = Vous ne pouvez plus payer de recrue
event-hires = { $who } paie { $goods } pour recruter
event-hires-you = Vous payez { $goods } pour recruter
event-recruits = { $who } prend des Hors-la-loi : { $fresh } de la réserve, { $back } du Cimetière
event-recruits-you = Vous prenez des Hors-la-loi : { $fresh } de la réserve, { $back } du Cimetière
event-skull = { $who } remet le jeton critique sur Crâne
event-skull-you = Vous remettez le jeton critique sur Crâne
event-duel = Duel à { $count } sur { $space }
event-bribe = { $who } envoie un avocat avec 1 Pièce à { $target }
event-bribe-you = Vous envoyez un avocat avec 1 Pièce à { $target }
event-bribe-to-you = { $who } vous envoie un avocat avec 1 Pièce
event-aims = { $who } vise { $target }
event-aims-you = Vous visez { $target }
event-aims-to-you = { $who } vous vise
event-roll = { $who } fait { $die }
event-roll-you = Vous faites { $die }
event-critical-hit = { $who } utilise le Coup critique
event-critical-hit-you = Vous utilisez le Coup critique
event-critical-unused = { $who } renonce au Coup critique
event-critical-unused-you = Vous renoncez au Coup critique
event-critical-miss = Échec critique : retour de flamme pour { $who }
event-critical-miss-you = Échec critique : retour de flamme pour vous
event-spent = { $who } : la Balle du { $slot } n’est plus qu’une Douille
event-spent-you = Votre Balle du { $slot } n’est plus qu’une Douille
event-cancelled = { $target } tire plus vite ; { $who } rate
event-cancelled-you = { $target } tire plus vite que vous
event-cancelled-to-you = Vous tirez plus vite que { $who }
event-nobody-hit = Sur { $space }, personne n’est touché
event-both-miss = Deux tirs manqués : on tire encore ({ $building })
event-even-hits = Deux fois { $value } : { $who } défend et garde la place ({ $building })
event-even-hits-you = Deux fois { $value } : vous défendez et gardez la place ({ $building })
event-no-end = Après { $count } échanges, personne n’est touché ; la reprise est abandonnée ({ $building })
event-nobody-falls = Personne ne tombe
event-killed = { $who } abat un Hors-la-loi chez { $target }
event-killed-you = Vous abattez un Hors-la-loi chez { $target }
event-killed-to-you = { $who } abat un de vos Hors-la-loi
event-walks-off = { $who } : le Hors-la-loi détale vers la planque
event-walks-off-you = Votre Hors-la-loi détale vers la planque
event-boot-hill-empty = Boot Hill est vide : rien ne se lève pour { $who }
event-boot-hill-empty-you = Boot Hill est vide : rien ne se lève pour vous
event-turned-up = { $card } se lève ; { $who } dit où
event-turned-up-you = { $card } se lève ; vous dites où
event-undead = { $card } est { $at }
event-aims-at = { $who } tire sur { $card } { $at }
event-aims-at-you = Vous tirez sur { $card } { $at }
event-fights = { $who } affronte { $card } dans la rue
event-fights-you = Vous affrontez { $card } dans la rue
event-twice = Encore un { $die } pour { $who }, qui doit s’arrêter
event-twice-you = Encore un { $die } : vous devez vous arrêter
event-goes-wide = Le { $die } ne donne rien
event-lets-be = { $who } laisse { $card } tranquille
event-lets-be-you = Vous laissez { $card } tranquille
event-wasted = La Balle du { $die } ne lui fait rien
event-wasted-you = Votre Balle du { $die } ne lui fait rien
event-undead-killed = { $who } remet { $card } en terre { $at }
event-undead-killed-you = Vous remettez { $card } en terre { $at }
event-calls-out = { $who } défie { $target } sur { $space }
event-calls-out-you = Vous défiez { $target } sur { $space }
event-calls-out-to-you = { $who } vous défie sur { $space }
event-pays-up = { $who } paie { $target }
event-pays-up-you = Vous payez { $target }
event-pays-up-to-you = { $who } vous paie
event-walks-out = { $who } sort à découvert
event-walks-out-you = Vous sortez à découvert
event-holds-fire = { $who } ne tire pas
event-holds-fire-you = Vous ne tirez pas
event-missed = { $who } rate { $target }
event-missed-you = Vous ratez { $target }
event-missed-to-you = { $who } vous rate
event-gives = { $who } donne { $goods } à { $target }
event-gives-you = Vous donnez { $goods } à { $target }
event-gives-to-you = { $who } vous donne { $goods }
event-gives-bullet = { $who } donne la Balle du { $slot } à { $target }
event-gives-bullet-you = Vous donnez la Balle du { $slot } à { $target }
event-gives-bullet-to-you = { $who } vous donne la Balle du { $slot }
event-steals = { $who } vole { $goods } à { $target }
event-steals-you = Vous volez { $goods } à { $target }
event-steals-to-you = { $who } vous vole { $goods }
event-steals-bullet = { $who } vole la Balle du { $slot } chez { $target }
event-steals-bullet-you = Vous volez la Balle du { $slot } chez { $target }
event-steals-bullet-to-you = { $who } vole votre Balle du { $slot }
event-steals-supply = { $who } prend { $goods } dans la réserve
event-steals-supply-you = Vous prenez { $goods } dans la réserve
event-den = { $who } en reprend : Repaire de voleurs
event-den-you = Vous en reprenez : Repaire de voleurs
event-street-blocked = Des Morts-vivants dans la rue : { $who } ne peut rien acheter
event-street-blocked-you = Des Morts-vivants dans la rue : vous ne pouvez rien acheter
event-buys = { $who } achète { $the-building } pour { $price }
event-buys-you = Vous achetez { $the-building } pour { $price }
event-joins = { $who } prend une chambre { $at } pour { $price }
event-joins-you = Vous prenez une chambre { $at } pour { $price }
event-moves-in = { $who } s’installe : { $building }
event-moves-in-you = Vous vous installez : { $building }
event-bonus = { $who } trouve { $goods } dans ses nouveaux murs
event-bonus-you = Vous trouvez { $goods } dans vos nouveaux murs
event-takeover = { $who } paie { $price } pour prendre { $the-building } à { $target }
event-takeover-you = Vous payez { $price } pour prendre { $the-building } à { $target }
event-takeover-to-you = { $who } paie { $price } pour vous prendre { $the-building }
event-vacates = { $who } cède la place : { $building }
event-vacates-you = Vous cédez la place : { $building }
event-stands-ground = { $who } tient bon : { $building }
event-stands-ground-you = Vous tenez bon : { $building }
event-called-off = L’affaire est annulée ; { $who } récupère { $price }
event-called-off-you = L’affaire est annulée ; vous récupérez { $price }
event-watchtower = De la Tour de guet, le { $value } compte { $raised }
event-flees = { $who } prend la fuite : { $building }
event-flees-you = Vous prenez la fuite : { $building }
event-leaves = { $who } quitte { $the-building }
event-leaves-you = Vous quittez { $the-building }
event-upkeep = { $who } dépense la Balle du { $slot } pour garder { $the-building }
event-upkeep-you = Vous dépensez la Balle du { $slot } pour garder { $the-building }
event-score = { $who } : { $points } de Notoriété en tout, Pièces : { $coins }
event-score-you = Vous : { $points } de Notoriété en tout, Pièces : { $coins }
event-tie = Égalité à { $points } de Notoriété ; le plus de Pièces : { $coins }
event-sent = { $who } s’avance pour le duel final
event-sent-you = Vous vous avancez pour le duel final
event-final-duel = Duel final à { $count }, échange { $exchange }
event-out = C’en est fini : { $who } tombe
event-out-you = C’en est fini : vous tombez
event-left = { $who } quitte le duel
event-left-you = Vous quittez le duel
event-last-duelist = Il ne reste que { $who } debout
event-last-duelist-you = Il ne reste que vous debout
event-all-dead = Personne ne survit au duel ; autres vivants : { $count }
event-stalemate = Après { $count } échanges, ils rengainent et se partagent la ville
event-win = { $who } est la terreur de West Fort !
event-win-you = Vous êtes la terreur de West Fort !
event-ranger-rolls = Dead Ranger fait { $die }
event-ranger-comes = Dead Ranger envoie un Hors-la-loi sur { $space }
event-ranger-stands-up = Le Hors-la-loi de Dead Ranger sur { $space } se relève
event-ranger-moves = Le Hors-la-loi de Dead Ranger passe de { $origin } à { $space }
event-ranger-acts = Dead Ranger agit sur { $space }
event-ranger-calls = Dead Ranger, sur { $space }, défie le Hors-la-loi sur { $other }
event-ranger-takes = Dead Ranger emporte { $goods }
event-ranger-takes-bullet = Dead Ranger vide le cran { $slot }
event-ranger-killed = Le Hors-la-loi de Dead Ranger sur { $space } tombe
event-ranger-idle = Sur { $space }, Dead Ranger ne trouve rien à faire
event-ranger-misses = Le tir de Dead Ranger sur { $space } se perd
event-ranger-flees = Le Hors-la-loi de Dead Ranger sur { $space } retourne à sa tombe
event-killed-by-ranger = Dead Ranger abat le Hors-la-loi sur { $space }
event-calls-ranger = Un tir sur le Hors-la-loi de Dead Ranger sur { $space }
event-missed-ranger = Le tir sur { $space } se perd
event-disarmed = Dead Ranger perd pour de bon la Balle du { $slot }
event-protected = Bien à l’abri chez { $who } : { $kind }
event-protected-you = Bien à l’abri chez vous : { $kind }
event-solo-duel = Duel avec Dead Ranger sur { $space }
event-reinforcements = Des renforts pour les morts
event-horde = Personne à défier : la Horde grandit
event-solo-win = Dead Ranger n’a plus de Balles : West Fort est libre ! Score { $points }
event-overrun = Plus de place pour les morts : West Fort est submergée
event-band-gone = La bande n’est plus, et West Fort non plus
event-too-late = Le dernier jour est passé : West Fort est perdue

## La table en mots

read-day = Jour { $day }, Manche { $round } sur 3.
read-day-noon = Jour { $day }, Manche { $round } : Midi tapant, la dernière Manche.
read-law = L’étoile de la LOI : { $who }.
read-supply = Réserve : { $coins } et { $notoriety }. Boot Hill : { $hill } Morts-vivants.
read-bottom = Au fond de Boot Hill, depuis le bas : { $cards }.
read-turned-up = Révélé : { $card }.
read-street = Rue : { $cards }.
read-street-empty = La rue est vide.
read-card = { $card }, valeur { $value }, points faibles { $weak }
read-space = { $space } : { $who }.
read-standing = { $who } debout
read-lying = { $who } à terre
read-hiring = { $who } recrute
read-building = { $building }, coût { $cost }, valeur { $value }. { $does } { $inside }. Morts-vivants : { $undead }.
read-building-bonus = Premier acheteur : { $goods } pour { $the-building }.
read-inside = Tenu par { $names }
read-inside-none = Libre
read-none = aucun
read-band = { $who } : { $coins }, { $notoriety }, Balles { $bullets }, { $token } ; Hors-la-loi : { $stash } à la planque, { $reserve } en réserve, { $graveyard } au Cimetière. Bâtiments : { $buildings }. Morts-vivants tués : { $killed }. { $score } de Notoriété en tout.
read-ranger = Dead Ranger : Balles { $bullets }, { $token }, { $graveyard } Hors-la-loi au Cimetière.
read-solo-score = Une victoire maintenant vaudrait { $score }.
read-choice = { $who } a choisi { $space }.
read-lost = West Fort est perdue.
read-sealed = Votre réponse scellée pour { $who } : { $answer }.

## La table dessinée dans un terminal

board-day = Jour { $day } Manche { $round }/3
board-supply = Réserve
board-boot-hill = Boot Hill { $count }
board-dice = Dés
board-street = Rue
board-empty = vide
board-signs = A debout, a à terre
board-stash = planque
board-reserve = rés.
board-graveyard = morts
board-kills = tués
board-score = score
board-bullets = Balles
board-goods = $ et N

## La table en image

scene-board = La ville de West Fort
scene-opens = { $who } : appuyez pour voir tout ce que cette bande possède.
scene-loaded = { $count ->
        [one] 1 Balle
       *[other] { $count } Balles
    }
scene-just-up = tout juste levé, encore sans place
scene-you = Vous
scene-street = Grand-rue
scene-street-about = Dans la rue : { $count ->
        [0] aucun Mort-vivant ; on peut acheter des bâtiments.
        [one] { $count } Mort-vivant ; personne ne peut acheter de bâtiment.
       *[other] { $count } Morts-vivants ; personne ne peut acheter de bâtiment.
    }
scene-day = Jour { $day }
scene-round = Manche { $round } sur 3
scene-noon = Midi tapant
scene-day-about = Jour { $day }, Manche { $round } sur 3. La LOI : { $who }.
scene-noon-about = Midi tapant : la dernière Manche, jour { $day }. La LOI : { $who }.
scene-boot-hill = Boot Hill
scene-boot-hill-about = Boot Hill : { $count } Morts-vivants face cachée. Au Cimetière : { $names }.
scene-supply = Réserve
scene-supply-about = La réserve a { $coins } et { $notoriety }.
scene-space-about = { $space }. Pouvoir : { $ability }. Revenu : { $income }. { $who }
scene-space-nobody = Personne n’y est.
scene-space-who = Là : { $names }.
scene-space-blocked = Votre Hors-la-loi y est couché : plus aujourd’hui.
scene-building-about = { $building } : coûte { $cost }, vaut { $value } de Notoriété. { $does } { $inside }. { $undead }
scene-bonus-about = Premier acheteur : { $goods }.
scene-undead-about = { $card }, valeur { $value }, points faibles { $weak }, { $at }. { $does }
scene-undead-none = Aucun Mort-vivant.
scene-undead-some = Morts-vivants : { $cards }.
scene-figure-standing = { $who }, debout sur { $space }.
scene-figure-lying = { $who }, à terre sur { $space } jusqu’à la fin du jour.
scene-figure-lying-ranger = { $who }, à terre sur { $space } jusqu’à ce qu’il ressorte.
scene-figure-hiring = { $who ->
        [Vous] Vous recrutez.
       *[other] { $who } recrute.
    }
scene-figure-inside = { $who ->
        [Vous] Vous tenez { $the-building }.
       *[other] { $who } tient { $the-building }.
    }
scene-slot-bullet = { $who }, cran { $slot } : une Balle.
scene-slot-casing = { $who }, cran { $slot } : une Douille vide.
scene-slot-gone = Dead Ranger, cran { $slot } : retiré pour de bon.
scene-token-skull = { $who } : Crâne visible. Un 8 peut être un Coup critique.
scene-token-backfire = { $who } : Retour de flamme visible. Un 1 est un Échec critique.
scene-coins = { $who ->
        [Vous] Vous avez { $goods }.
       *[other] { $who } a { $goods }.
    }
scene-outlaws = { $who }, Hors-la-loi : { $stash } à la planque, { $reserve } en réserve, { $graveyard } au Cimetière.
scene-kills = { $who ->
        [Vous] Tués par vous : { $cards }.
       *[other] Tués par { $who } : { $cards }.
    }
scene-kills-none = { $who ->
        [Vous] Vous n’avez encore tué aucun Mort-vivant.
       *[other] { $who } n’a encore tué aucun Mort-vivant.
    }
scene-score = { $who } : { $score } de Notoriété si tout finissait là.
scene-rolled = Déjà sortis contre { $card } : { $numbers }.
scene-score-tokens = Jetons Notoriété
scene-score-undead = Morts-vivants tués
scene-score-buildings = Bâtiments sans Mort-vivant
scene-score-total = Notoriété en tout
scene-score-coins = Pièces
scene-score-taken = Balles prises à Dead Ranger

## À quoi sert chaque partie du plateau

tip-undead = Une Balle sur un point faible le tue, pour { $value } de Notoriété à la fin.
tip-undead-solo = Une Balle sur un point faible le tue et fait de la place : la partie est perdue quand un nouveau n’en trouve plus.
tip-undead-mine = { $count ->
        [0] Vous n’avez aucune Balle ainsi placée.
        [one] Vous avez { $count } Balle ainsi placée.
       *[other] Vous avez { $count } Balles ainsi placées.
    }
tip-building = Un Hors-la-loi l’achète après le revenu et garde son pouvoir tant qu’il y reste.
tip-building-yours = Il est à vous tant que votre Hors-la-loi y reste.
tip-building-lack = Il vous manque { $coins }.
tip-building-can = Vous avez de quoi le payer : achetez-le après votre revenu.
tip-building-street = Vous avez de quoi le payer, mais la rue doit d’abord être vidée de ses Morts-vivants.
tip-figure-standing = Ce Hors-la-loi joue son tour sur cette case, de 8 à 2, et peut être menacé tant qu’il est debout.
tip-figure-lying = Tant que ce Hors-la-loi y est couché, sa bande ne peut plus aller sur cette case.
tip-figure-lying-ranger = Ce Hors-la-loi ne fait rien, mais se bat en duel avec qui vient ici.
tip-figure-hiring = Cette Manche, ce Hors-la-loi n’est sur aucune case et personne ne peut le menacer.
tip-figure-inside = Ce Hors-la-loi garde le pouvoir du bâtiment tant qu’il y reste.
tip-time = Un jour a trois Manches ; ensuite tous ceux qui sont couchés se relèvent. { law-does }
tip-boot-hill = Qui perd un Hors-la-loi amène un de ces Morts-vivants en ville ; le Hors-la-loi peut être recruté de nouveau depuis le Cimetière.
tip-supply = Tous les revenus viennent d’ici, tant qu’il en reste.
tip-dice = Le premier nombre qui sort deux fois finit la tentative.
tip-slot-bullet = Un { $slot } au dé touche, et laisse une Douille vide.
tip-slot-ranger = Il touche avec un { $slot } et ne dépense jamais la Balle ; un { $slot } qui touche un Hors-la-loi que vous menacez la lui prend.
tip-slot-casing = Un { $slot } au dé manque.
tip-slot-gone = Un { $slot } au dé manque ; quand les six sont retirés, vous gagnez.
tip-skull = Il devient alors Retour de flamme.
tip-backfire = Recruter le retourne côté Crâne.
tip-outlaws = La planque, c’est qui peut sortir maintenant ; les recrues viennent de la réserve, puis du Cimetière.
tip-outlaws-ranger = À chaque Manche un d’eux sort du Cimetière, là où le dit le dé.
tip-kills = Chacun compte sa valeur à la fin.
tip-score = Le plus gagne, une fois le dernier Mort-vivant parti de la ville et Midi tapant passé.
tip-score-solo = Cela ne compte que si vous gagnez.
tip-band = { $who } : { $outlaws ->
        [one] { $outlaws } Hors-la-loi peut sortir
       *[other] { $outlaws } Hors-la-loi peuvent sortir
    }, avec { $bullets } en place.
tip-ranger = { $who } a encore { $bullets } ; prenez-les toutes, et vous gagnez.
tip-law = L’insigne de la LOI est ici. { law-does }

## Choosing
pick-coins = Pièces
pick-notoriety = Notoriété
pick-slots = Balles aux crans
pick-first-band = Première bande
pick-second-band = Seconde bande
group-buildings = Bâtiments
group-people = Adversaires
group-goods = Ressources
group-slots = Crans

## Endings
ending-day-end = Le jour { $day } est fini
ending-killed = Un de vos hors-la-loi est abattu
ending-takeover = Quelqu’un prend votre bâtiment
round-day-end = Jour { $number }
## Le but

goal-wins = Le plus de Notoriété gagne
goal-wins-solo = Prenez six Balles à Dead Ranger
goal-undead = Morts-vivants en ville
goal-until-noon = { $count }, Midi tapant à 0
goal-last-round = Midi tapant : dernière Manche
goal-tokens = Vos jetons
goal-killed = Morts-vivants abattus
goal-houses = Vos bâtiments calmes
goal-ranger = Balles restantes
goal-slots = { $slots }
goal-places = Lieux sans mort-vivant
goal-free = { $count }, perdu à 0

about-space = { $ability }. Revenu : { $income }.

# -- ce qui ne se choisit pas maintenant, et pourquoi
pick-homes = Quitter
blocked-lying = votre hors-la-loi y gît
blocked-nobody = plus de hors-la-loi
blocked-hire = 2 Pièces ou 1 Notoriété
blocked-inside = vous y êtes déjà
blocked-short = il manque { $goods }
# Where points come from, in reports
source-tokens = Notoriété gagnée
source-undead = Morts-vivants abattus
source-buildings = bâtiments intacts
source-solo = bonus en solo
