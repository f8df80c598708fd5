### Les mots de la table en ligne, en français.

site = Saloon
site-line = Des jeux du Far West à une seule table
skip = Aller à la table
nav-lobby = Accueil
nav-rules = Règles
nav-about = À propos
nav-language = Langue
lang-en = English
lang-fr = Français
lang-switch = Lire en { $name }

## Lobby

lobby-title = Prenez une chaise
lobby-line = Des jeux de société du Far West, complets jusqu’à la dernière règle. Seul avec des robots ou entre amis par un lien ; rien à installer, pas de compte.
players = { $range } joueurs
play-now = Jouer
play-now-about = Jouer : { $game }
new-table = Nouvelle table
new-table-about = Nouvelle table : { $game }
rules-of = Règles : { $game }
open-tables = Tables ouvertes
no-tables = Aucune table ouverte pour l’instant. Ouvrez-en une : deux clics suffisent.
watch = Regarder
sit-here = Prendre place
open-record = Ouvrir un enregistrement
open-record-line = Revoir coup par coup une partie téléchargée depuis Saloon.
record-file = Fichier de la partie
open-it = Ouvrir
table-of = { $game }, { $names }
seats-open = { $count ->
        [0] aucune place libre
        [one] { $count } place libre
       *[other] { $count } places libres
    }

## New table

new-title = Une nouvelle table de { $game }
your-name = Votre nom
how-many = Joueurs
seat-number = Place { $number }
seat-you = vous
seat-friend = un ami, par lien
seat-bot = robot : { $level }
level-random = Virevoltant (au hasard)
level-greedy = Joueur (gourmand)
level-greenhorn = Pied-tendre (facile)
level-deputy = Adjoint (moyen)
level-marshal = Marshal (bon)
level-legend = Légende (fort)
options = Règles facultatives
option-off = non
option-on = oui
clock = Si quelqu’un ne répond pas
clock-hint = Le temps passé, les autres peuvent faire répondre selon les règles, ou laisser jouer un robot jusqu’au retour.
clock-0 = l’attendre, aussi longtemps qu’il faut
clock-120 = absent après 2 minutes
clock-600 = absent après 10 minutes
clock-3600 = absent après une heure
clock-86400 = absent après un jour
listed = Montrer cette table à l’accueil
listed-hint = Chacun peut alors regarder, et remplacer un robot.
create = Commencer la partie
clause-of-option = Ce que disent les règles

## Sitting down

sit-title = Prendre place
sit-line = { $game } avec { $names }. Vous serez à la place { $number }.
sit-down = S’asseoir
seat-taken = Cette place est prise.

## At the table

round-of = { $game }
you-are = Vous êtes { $name }
watching = Vous regardez
hint = Conseil
hint-about = Que ferait un bon robot ?
hint-says = Un bon robot choisirait : { $move } (environ { $chance } % de chances de gagner)
hint-none = Pas de conseil pour l’instant.
undo = Annuler
undo-about = Reprendre votre dernier coup
undo-no-over = La partie est finie.
undo-no-nothing = Vous n’avez aucun coup à reprendre.
undo-no-other = Le dernier coup est celui de quelqu’un d’autre.
undo-no-revealed = Votre dernier coup a dévoilé quelque chose : il reste joué.
undo-no-imagined = Cette table ne peut pas revenir en arrière.
your-moves = Vos coups
no-moves = Rien à choisir pour l’instant
your-turn = À vous !
chosen-secretly = Choix secret : { $move } (modifiable).
committed = { $name } a choisi
choosing = { $name } choisit encore
several-choosing = Choisissent en secret : { $names }
happened = Ce qui s’est passé
whole-log = Toute l’histoire
nothing-yet = Rien encore.
clause-about = Clause { $clause }
say-something = Dire quelque chose
send = Envoyer
talk = Discussion
talk-empty = Personne n’a encore rien dit.
seats = Autour de la table
bot = robot
bot-plays = un robot joue pour { $name }
waiting-for-friend = attend un ami
invite = Inviter avec ce lien
copy = Copier
copied = Copié
own-link = Votre place sur un autre appareil
watch-link = Lien pour les spectateurs
give-seat = Laisser un robot jouer pour moi
take-back = Reprendre ma place
take-over = Prendre cette place
take-over-as = Votre nom
read-table = La table en mots
steps = Historique
step-first = Première position
step-back = Un coup en arrière
step-on = Un coup en avant
step-now = Revenir au présent
step-at = Coup { $here } sur { $last }
step-looking = Vous regardez une position passée.
play-on = Continuer d’ici contre des robots
download = Télécharger la partie
replay = Revoir depuis le début
sound = Son quand c’est à vous
sound-on = Son : oui
sound-off = Son : non
confirm = Confirmer
sure-about = Ce coup ne pourra pas être repris.
sure-yes = C’est dit
sure-no = Reprendre
sure-never = C’est dit, et ne plus demander
sure-option = Demander avant ce qui ne peut être repris
keys-sure = La même touche encore, ou Entrée : c’est dit ; Échap : reprendre
zoom = La carte
zoom-in = Plus grand
zoom-out = Plus petit
zoom-all = Toute la carte
keys-zoom = + et − : une grande carte de plus près ou de plus loin ; Maj et flèches : la déplacer
absent-about = { $name } n’est pas là depuis un moment.
absent-answer = Répondre pour { $name } selon les règles
absent-bot = Laisser un robot jouer pour { $name }
absent-early = Il reste du temps pour répondre.
absent-nobody = Personne n’attend cette place.
absent-no-clock = Cette table n’a pas d’horloge : elle attend.
play-on-about = Ce que votre place ne pouvait savoir est redistribué : avoir vu la partie ne sert à rien.
look-back = Revenir sur la partie
look-about = Un robot repense chaque choix de la partie : les chances au fil du temps, les tournants, les choix les plus coûteux, la chance et le choix.
look-end = Retour à la fin
look-again = Où en est-il ?
look-go = La table après le coup { $number }
look-failed = Quelque chose s’est cassé en revenant sur la partie. Vous pouvez réessayer.
closeup = Vu de près
keys = Touches
keys-title = Touches
keys-numbers = 1 à 9 : jouer ce coup (deux chiffres au-delà de neuf)
keys-arrows = ← et → : parcourir l’historique ; Début : première position ; Fin : maintenant
keys-undo = U : annuler
keys-hint = H : conseil
keys-log = L : vers le récit ; M : vers vos coups ; B : vers la table
keys-help = ? : cette liste ; Échap : fermer
close = Fermer
line-lost = La ligne est coupée. Nouvel essai …
stale = La table a avancé ; voici où elle en est.
question-of = La question
players-and-links = Places et liens
the-board = Le plateau

## The end

over = { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent ensemble !
    }
over-you = Vous gagnez !
score = Score
scores = Scores
chart = Les scores au fil de la partie
chart-moves = { $count } coups
again = Rejouer
winner = gagne

## Rules and about

rules-title = Règles
rules-search = Chercher dans les règles
rules-search-line = Un mot ou le numéro d’une clause
rules-found = { $count ->
        [0] Rien trouvé.
        [one] { $count } entrée
       *[other] { $count } entrées
    }
rules-rulings = Précisions
rules-examples = Exemples détaillés
rules-see = Précisions et exemples sur cette clause
about-title = À propos de Saloon
about-what = Saloon réunit des jeux de société du Far West à une seule table : pour qui a des amis au loin, pour qui joue seul, pour les auteurs de jeux et pour les chercheurs. Les règles sont complètes jusqu’à la dernière clause, et chaque ligne du récit nomme la clause qui la fonde.
about-unofficial = Ce sont des adaptations non officielles. Nous n’avons aucun lien avec les éditeurs et n’utilisons ni leurs images ni leurs textes : règles, dessins et mots sont ici les nôtres. Si un jeu vous plaît, achetez la boîte.
about-boxes = Les boîtes
about-box-wanted = Ennemi Public Numéro Un (Public Enemy Number One), édité par Robin Red Games.
about-box-undead = The Quick and the Undead, édité par Inside Up Games.
about-box-pioneers = Get F…d in the Wild West, montré ici sous le nom de Pioneers, édité par Deadwood Games.
about-box-bantam = Bantam West, avec Warm Welcome et Shadow Governors, édité par Bantam Planet.
about-free = Éléments libres
about-fonts = Caractères Rye (Sorkin Type) et Zilla Slab (Mozilla), sous licence SIL Open Font License.
about-htmx = htmx, sous licence BSD à zéro clause.
about-privacy = Pas de compte, pas de pistage, aucune requête vers un autre hôte. Un cookie garde votre place.

## Errors

error-title = Cela n’a pas marché
error-unknown = Il n’y a pas de telle page ni de telle table.
error-private = Cette table est privée. Demandez un lien aux joueurs.
error-not-seated = Vous n’êtes pas assis à cette table ; vous pouvez seulement regarder.
error-forbidden = Cette requête venait d’un autre site et a été refusée.
error-too-big = C’était trop gros ; le maximum est de { $limit } octets.
error-too-many = Trop de requêtes ; attendez un instant.
error-dealt-anew = Cette partie en continue une autre, cartes cachées redistribuées ; elle n’a pas d’enregistrement à elle.
error-not-over-look = On peut revenir sur la partie quand elle est finie.
error-not-over = La partie se télécharge quand elle est finie.
error-bad-request = La requête n’a pas été comprise.
error-inside = Quelque chose a cassé chez nous. La table est sauve ; essayez encore.
back = Retour à l’accueil
