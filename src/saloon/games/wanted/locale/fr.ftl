### Les mots de `wanted`, en français.

title = Ennemi Public Numéro Un
tagline = Réunissez les quatre gangs du Far West et devenez la tête la plus recherchée de toutes.
about-box = Ennemi Public Numéro Un (Public Enemy Number One), édité par Robin Red Games.

## Lieux, gangs, cartes, pièces

deck-tombstone = Tombstone
deck-cripple-creek = Cripple Creek
deck-dodge-city = Dodge City
deck-deadwood = Deadwood
deck-saloon = Saloon

gang-wild-bunch = Wild Bunch
gang-daltons = Daltons
gang-loners = Loners
gang-james-younger = James-Younger
colour-wild-bunch = rouge
colour-daltons = vert
colour-loners = jaune
colour-james-younger = bleu

card-sheriff = Shérif
card-hunter = Chasseur de prime
card-swindler = Arnaqueur
card-sheriff-does = Vous perdez le Hors-la-loi du dessus d’une de vos propres piles.
card-hunter-does = Vous supprimez le Hors-la-loi du dessus d’une pile d’un adversaire.
card-swindler-does = Vous prenez le Hors-la-loi du dessus d’une pile d’un adversaire.

token-wanted = jeton Wanted
token-wanted-does = Gagné par qui a le plus de cartes de son gang en fin de Manche, et gardé pour toujours.
token-one = jeton One
token-one-does = Va au meilleur total de points, s’il est seul ; il change de mains.
token-cavalry = Cavalerie
token-cavalry-does = Personne ne pioche dans la ville où elle se trouve.
token-supremacy = Suprématie
token-supremacy-does = Les piles de ce gang comptent une carte de plus pour les points de cette Manche.
tile-dollars = Dollars
tile-dollars-does = Paie une Action bonus avant de piocher : enfouir une carte révélée ou regarder une carte cachée.

leader = chef
score = { $score ->
        [one] { $score } trophée
       *[other] { $score } trophées
    }
stake-wanted = le jeton Wanted { $gang }
stake-one = le jeton One

## Options

option-quick = Partie rapide
option-quick-hint = Seulement 32 Hors-la-loi et 9 cartes Saloon, de 2 à 4 joueurs.
option-duel = Le Duel au soleil
option-duel-hint = Les égalités se règlent à six balles chacun au lieu de ne donner le jeton à personne.
option-consent = Duels consentis
option-consent-hint = Lecture discutée : « choisir de se départager » peut valoir pour chaque égalité (activé : tous les ex-æquo doivent accepter en secret) ou pour toute la partie (désactivé : on tire à chaque égalité).
option-dollars = Pour une poignée de Dollars
option-dollars-hint = Deux tuiles par Manche paient des Actions bonus : enfouir un Hors-la-loi révélé ou regarder une carte cachée.
option-cavalry = La Cavalerie
option-cavalry-hint = À la fin de son tour, un joueur peut fermer une des villes avec la Cavalerie.
option-supremacy = La Suprématie
option-supremacy-hint = À chaque Manche, un gang tiré au hasard rapporte plus de points.

## Questions

ask-draw = Vous devez piocher une carte : choisissez une Pioche
wait-draw = { $who } choisit une Pioche
ask-dollars = Vous pouvez dépenser une tuile Dollars avant de piocher
wait-dollars = { $who } songe à ses Dollars
ask-cavalry = Vous pouvez déplacer la Cavalerie
wait-cavalry = { $who } hésite à déplacer la Cavalerie
ask-sheriff = Shérif ! Vous devez livrer la carte du dessus d’une de vos piles
wait-sheriff = { $who } choisit qui le Shérif arrête
ask-hunter = Chasseur de prime ! Vous devez supprimer la carte du dessus d’une pile adverse
wait-hunter = { $who } choisit une cible pour le Chasseur de prime
ask-swindler = Arnaqueur ! Vous devez prendre la carte du dessus d’une pile adverse
wait-swindler = { $who } choisit qui arnaquer
ask-consent = Vous devez accepter ou refuser un duel pour { $stake }
wait-consent = { $who } décide en secret d’un duel pour { $stake }

## Coups

move-draw = { $deck } : { $card }
move-draw-saloon = Saloon : une carte cachée
move-draw-known = Saloon : { $kind }, vous l’avez vu
move-bury = Enfouir { $card } à { $deck }
move-look = Regarder sous { $card } à { $deck }
move-look-saloon = Regarder la carte du dessus du Saloon
move-save = Ne rien dépenser
move-hit = { $target } : { $card } (pile de { $count })
move-hit-own = Votre { $card } (pile de { $count })
move-ride = Déplacer la Cavalerie à { $deck }
move-leave = Laisser la Cavalerie où elle est
move-accept = Accepter le duel
move-decline = Refuser le duel

## Ce qui se passe

event-starter = { $who } commence la partie
event-starter-you = Vous commencez la partie
event-quick = Partie rapide : { $count } Hors-la-loi restent dans la boîte
event-round = La Manche { $round } commence ; { $who } ouvre
event-round-you = La Manche { $round } commence ; vous ouvrez
event-shows = { $deck } révèle { $card }
event-supremacy = Suprématie de cette Manche : { $gang }
event-dollars = Chacun a { $count } tuiles Dollars
event-take = { $who } prend { $card } à { $deck }
event-take-you = Vous prenez { $card } à { $deck }
event-saloon = { $who } entre au Saloon : { $kind }
event-saloon-you = Vous entrez au Saloon : { $kind }
event-nothing = { $kind } : rien ne se passe
event-sheriff = Le Shérif arrête { $card } chez { $who }
event-sheriff-you = Le Shérif arrête votre { $card }
event-hunter = { $who } envoie le Chasseur de prime : { $card } quitte { $target }
event-hunter-you = Vous envoyez le Chasseur de prime : { $card } quitte { $target }
event-hunter-to-you = { $who } envoie le Chasseur de prime : il vous enlève { $card }
event-swindler = { $who } arnaque { $target } et prend { $card }
event-swindler-you = Vous arnaquez { $target } et prenez { $card }
event-swindler-to-you = { $who } vous arnaque et prend { $card }
event-four-gangs = { $who } réunit les quatre gangs : fin de la Manche
event-four-gangs-you = Vous réunissez les quatre gangs : fin de la Manche
event-empty-deck = Pioche vide, { $deck } : fin de la Manche
event-cavalry = { $who } envoie la Cavalerie à { $deck }
event-cavalry-you = Vous envoyez la Cavalerie à { $deck }
event-bury = { $who } paie pour enfouir { $card } à { $deck }
event-bury-you = Vous payez pour enfouir { $card } à { $deck }
event-look = { $who } paie pour regarder une carte cachée : { $deck }
event-look-you = Vous payez pour regarder une carte cachée : { $deck }
event-looked-saloon = Vous seul le savez : la prochaine carte du Saloon est : { $kind }
event-looked-town = Vous seul le savez : ensuite à { $deck } vient { $card }
event-no-gang = Personne n’a de carte { $gang }
event-gang-tie = { $gang } : égalité, pas de jeton Wanted
event-leader-decides = { $gang } : égalité, départagée par le chef chez { $who }
event-leader-decides-you = { $gang } : égalité, départagée par votre chef
event-wanted = { $who } a la majorité et gagne le jeton Wanted : { $gang }
event-wanted-you = Vous avez la majorité et gagnez le jeton Wanted : { $gang }
event-has-wanted = { $who } a une majorité mais déjà ce jeton : { $gang }
event-has-wanted-you = Vous avez une majorité mais déjà ce jeton : { $gang }
event-points = { $who } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-points-you = Vous marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-no-points = Personne n’a de points : le jeton One reste où il est
event-points-tie = Égalité à { $points } points : le jeton One reste où il est
event-one = { $who } prend le jeton One
event-one-you = Vous prenez le jeton One
event-keeps-one = { $who } garde le jeton One
event-keeps-one-you = Vous gardez le jeton One
event-no-stake = Égalité, mais personne n’y gagnerait { $stake } : pas de duel
event-accepts = { $who } accepte de tirer pour { $stake }
event-accepts-you = Vous acceptez de tirer pour { $stake }
event-declines = { $who } refuse de tirer pour { $stake }
event-declines-you = Vous refusez de tirer pour { $stake }
event-declined = Pas de duel pour { $stake } : personne ne l’obtient
event-duel = Duel au soleil ! { $who } affronte { $target } pour { $stake }
event-duel-you = Duel au soleil ! Vous affrontez { $target } pour { $stake }
event-duel-to-you = Duel au soleil ! { $who } vous affronte pour { $stake }
event-flips = { $count ->
        [1] Bang dès la première tuile
       *[other] Click après Click, puis Bang à la tuile { $count }
    }
event-both-shot = Les deux tirent en même temps : rien pour { $who } ni pour { $target }
event-both-shot-you = Les deux tirent en même temps : rien pour vous ni pour { $target }
event-both-shot-to-you = Les deux tirent en même temps : rien pour { $who } ni pour vous
event-duel-won = { $who } tire avant { $target }
event-duel-won-you = Vous tirez avant { $target }
event-duel-won-to-you = { $who } tire avant vous
event-truel = Truel ! { $count } joueurs tirent pour { $stake }
event-steps-up = { $who } s’avance devant la rangée
event-steps-up-you = Vous vous avancez devant la rangée
event-truel-won = { $who } retourne le Bang à la tuile { $count } et gagne
event-truel-won-you = Vous retournez le Bang à la tuile { $count } et gagnez
event-win = { $who } devient l’Ennemi Public Numéro Un !
event-win-you = Vous êtes l’Ennemi Public Numéro Un !
event-limit = La Manche { $count } était la dernière : { $who } est en tête
event-limit-you = La Manche { $count } était la dernière : vous êtes en tête

## La table en mots

read-round = Manche { $round }.
read-starter = { $who } a commencé cette Manche.
read-town = { $deck } : { $card } ; { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }.
read-town-down = { $deck } : la carte suivante n’est pas révélée ; { $left ->
        [one] { $left } carte cachée
       *[other] { $left } cartes cachées
    }.
read-town-empty = { $deck } : plus aucune carte.
read-saloon = Saloon : { $left ->
        [one] { $left } carte cachée
       *[other] { $left } cartes cachées
    } ; déjà défaussées : { $discard }.
read-next = Vous seul le savez, la carte suivante de { $deck } : { $card }.
read-looked = Ont regardé la carte suivante de { $deck } : { $names }.
read-buried = Enfouies au fond de { $deck } : { $cards }.
read-cavalry = La Cavalerie est à { $deck }.
read-no-cavalry = La Cavalerie attend à côté des Pioches.
read-supremacy = Suprématie : { $gang }.
read-one = { $who } a le jeton One.
read-no-one = Personne n’a le jeton One.
read-player = { $who } : { $stacks }. { $wanted }. { $points ->
        [one] { $points } point
       *[other] { $points } points
    } si la Manche finissait maintenant.
read-player-dollars = Tuiles Dollars restantes, { $who } : { $count }.
read-stack = { $gang } { $count }, depuis le dessus : { $cards }
read-no-stack = aucun Hors-la-loi
read-wanted = Jetons Wanted : { $gangs }
read-no-wanted = Aucun jeton Wanted
read-discard = Hors-la-loi sortis de cette Manche : { $cards }.
read-out = Hors-la-loi sortis de cette partie : { $cards }.
read-nothing = rien
read-card = { $name } ({ $gang })
read-leader = { $name } ({ $gang }, chef)

## La table dessinée

board-left = { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }
board-face-down = cachée
board-one = One
board-points = pts
board-wanted = Wanted
board-player = Joueur
board-cavalry = Cavalerie
board-beside = à côté
board-if-now = ▸ aurait la majorité maintenant   ★ chef
board-round = Manche { $round }

## Surnoms des Hors-la-loi

epithet-wb-01 = Le cerveau de la bande
epithet-wb-02 = La cavalière mystère
epithet-wb-03 = Le pilleur de trains texan
epithet-da-04 = Le bagarreur
epithet-da-05 = Tombé à Coffeyville
epithet-da-06 = Le Kid à voie étroite
epithet-lo-04 = Le dentiste joueur
epithet-lo-05 = Le Texan ombrageux
epithet-lo-06 = La reine des bandits
epithet-jy-04 = Le frère aîné
epithet-jy-05 = Tombé à Roscoe
epithet-jy-06 = Celui qui a parlé
epithet-wb-04 = Le plus sauvage de tous
epithet-wb-05 = La rose de la bande
epithet-wb-06 = Le bras droit de Cassidy
epithet-da-01 = La tête de la fratrie
epithet-da-02 = Marqué par la poudre
epithet-da-03 = L’espionne de la bande
epithet-lo-07 = La dernière pilleuse de diligence
epithet-lo-08 = Le fusil à louer
epithet-lo-09 = Le fils du pasteur
epithet-jy-07 = Le capitaine des Younger
epithet-jy-08 = Tombé à Northfield
epithet-jy-09 = L’homme dans le dos de Jesse
epithet-wb-07 = Le grand Texan
epithet-wb-08 = Le vétéran
epithet-wb-09 = Le frère de Kid Curry
epithet-da-07 = Le survivant
epithet-da-08 = Alias Texas Jack
epithet-da-09 = Le loup sauvage
epithet-lo-01 = Le Kid du comté de Lincoln
epithet-lo-02 = L’éleveur au sang chaud
epithet-lo-03 = La reine de la Sweetwater
epithet-jy-10 = Le frère discret
epithet-jy-11 = Le benjamin
epithet-jy-12 = Le guide du Minnesota
epithet-wb-10 = La gâchette de Sundance
epithet-wb-11 = L’oublié de Belle Fourche
epithet-wb-12 = Sourd aux alarmes
epithet-da-10 = Le politicien
epithet-da-11 = Celui qui a continué
epithet-da-12 = Le trafiquant de whisky
epithet-lo-10 = L’éclaireuse des Black Hills
epithet-lo-11 = Le bandit poète
epithet-lo-12 = Le bandit gentleman
epithet-jy-01 = Le plus recherché du Missouri
epithet-jy-02 = Tombé à Hanska Slough
epithet-jy-03 = Le cousin

## The table as a picture

scene-board = La table
scene-wanted = RECHERCHÉ
scene-opens = { $who } : appuyez pour voir les piles en grand.
scene-you = Vous
scene-left = { $count ->
        [one] reste 1
       *[other] reste { $count }
    }
scene-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
scene-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
scene-if-ended = Si la manche finissait ici
scene-now = { $count } à { $second }
scene-nobody = personne
scene-discard = Défausses
scene-discards = Hors de la manche. Hors-la-loi : { $lost }. Cartes Saloon : { $spent }.
scene-next = ensuite : { $card }
scene-town = { $town } montre { $card } ({ $gang }) ; { $count ->
        [one] c’est la dernière carte
       *[other] reste { $count } cartes
    }.
scene-town-hidden = { $town } : { $count } cartes, aucune visible.
scene-town-empty = { $town } : plus de carte.
scene-saloon = Saloon : { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }, chacune un shérif, un chasseur de primes ou un arnaqueur.
scene-stack = { $who }, { $gang } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, depuis le dessus : { $names }.
scene-stack-empty = { $who } : aucun { $gang }.
scene-trophies = { $who } : { $count ->
        [0] aucun jeton Wanted
        [one] { $count } jeton Wanted ({ $gangs })
       *[other] { $count } jetons Wanted ({ $gangs })
    }{ $one ->
        [yes] {" "}et le jeton One
       *[other] {""}
    }.
scene-dollars = { $who } : { $count ->
        [one] { $count } tuile Dollars
       *[other] { $count } tuiles Dollars
    }.
scene-supremacy = Suprématie : une pile de { $gang } compte une carte de plus cette manche.
scene-cavalry = La Cavalerie attend à côté des pioches.
scene-cavalry-on = La Cavalerie est ici : personne ne peut y piocher.

minutes = 30 à 60 minutes
scene-result-wanted = Wanted : { $gang }
scene-result-one = Jeton One
scene-result-trophies = Trophées
scene-result-points = Points de toutes les manches

## À quoi sert chaque partie du plateau

tip-stack-points = Elle compte { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
tip-stack-takes = Si la Manche finissait ici, elle prendrait le jeton Wanted de son gang.
tip-stack-other = Si la Manche finissait ici, { $who } prendrait le jeton Wanted de ce gang, avec { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
tip-stack-other-you = Si la Manche finissait ici, vous prendriez le jeton Wanted de ce gang, avec { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
tip-stack-nobody = Si la Manche finissait ici, personne ne prendrait le jeton Wanted de ce gang.
tip-stack-duel = Si la Manche finissait ici, ceux qui en ont le plus tireraient pour le jeton Wanted de ce gang.
tip-town = Dans votre pile, ce serait la carte n° { $mine } ; les autres en ont au plus { $most }.
tip-town-last = Qui la prend finit la Manche.
tip-town-drawn = Qui pioche ici la pose sur sa pile de ce gang.
tip-town-hidden = La suivante est révélée avant qu’on pioche de nouveau ici.
tip-town-empty = Une pioche vide finit la Manche.
tip-saloon = Un Shérif vous coûte un de vos Hors-la-loi, un Chasseur de prime en supprime un à un autre, un Arnaqueur vous en donne un d’un autre.
tip-trophies = Les quatre et le jeton One gagnent la partie.
tip-discards = Tout revient à la Manche suivante.

## The end of a round
ending-round = La manche { $round } est finie
ending-tokens = { $count } sur 5
ending-most = Le plus de cartes : { $count } contre { $second }
ending-leader = { $count } à { $second } : { $who } a le chef
ending-leader-you = { $count } à { $second } : vous avez le chef
ending-duel = { $count } à { $second } : { $who } a gagné le duel
ending-duel-you = { $count } à { $second } : vous avez gagné le duel
ending-has = Le jeton y était déjà.
ending-tie = Égalité sans chef : personne ne le prend
ending-nobody = Personne n’a de carte de ce gang
ending-one = Le plus de points : { $points }
ending-keeps = Encore le plus de points : { $points }
ending-points-tie = Égalité : le jeton One reste où il est
ending-no-points = Personne n’a de points
ending-points-how = Une pile de 1, 2, 3, 4, 5 cartes vaut 2, 3, 5, 8, 12 points.
ending-back = Les cartes repartent, les jetons restent.
ending-next = { $who } commence la manche suivante.
ending-next-you = Vous commencez la manche suivante.
ending-won = Avec le cinquième jeton { $who } gagne aussitôt.
ending-won-you = Avec le cinquième jeton vous gagnez aussitôt.
round-four-gangs = Manche { $number }
round-empty-deck = Manche { $number }
## Le but

goal-wins = Pour gagner, avoir les cinq

## Ce qu’un coup change

change-round = Cela finit la Manche.
change-takes = Cela prend la majorité à { $who } : { $gang }.
change-leads = Cela vous donne la majorité : { $gang }.
change-spoils = Cela ôte la majorité à { $who } : { $gang }.

blocked-cavalry = la Cavalerie y est
# Where points come from, in reports
source-wanted = jetons Wanted
source-one = jeton One
## Counting aid

count-gang = { $gang } : { $count } encore invisibles{ $leader ->
        [yes] , dont le chef
       *[no] {""}
    }
count-saloon = { $kind } : { $count } encore invisibles
