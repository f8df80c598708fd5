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

new-title = { $game } : une nouvelle table
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
choosing-you = vous choisissez encore
committed-you = vous avez choisi
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
counts = Aide au comptage
counts-line = Ce que personne n’a encore vu. Laissez-la fermée pour compter vous-même.
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
over-none = Personne ne gagne.
over-lost-you = Vous avez perdu.
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
about-free = Éléments libres
about-fonts = Caractères Rye (Sorkin Type) et Zilla Slab (Mozilla), sous licence SIL Open Font License.
about-htmx = htmx, sous licence BSD à zéro clause.
about-privacy = Pas de compte, pas de pistage, aucune requête vers un autre hôte. Un cookie garde qui vous êtes ici, et vous pouvez vous faire oublier à tout moment.

## Errors

error-title = Cela n’a pas marché
error-link = Ce n’est pas un lien vers une table. Il ressemble à …/s/Xk3… et vient de la personne qui vous invite.
error-recovery = Ce lien de secours a pris fin ou n’a jamais été valable. On en crée un nouveau sous « Vous », dans un navigateur qui vous connaît.
error-dead-link = Ce lien a pris fin ou n’a jamais été valable.
error-unknown = Il n’y a pas de telle page ni de telle table.
error-private = Cette table est privée. Demandez un lien aux joueurs.
error-not-seated = Vous n’êtes pas assis à cette table ; vous pouvez seulement regarder.
error-forbidden = Cette requête venait d’un autre site et a été refusée.
error-too-big = C’était trop gros ; le maximum est de { $limit } octets.
error-too-many = Trop de requêtes ; attendez un instant.
error-redealt = Cette partie en continue une autre, cartes cachées redistribuées ; elle n’a pas d’enregistrement à elle.
error-not-over-look = On peut revenir sur la partie quand elle est finie.
error-not-over = La partie se télécharge quand elle est finie.
error-bad-request = La requête n’a pas été comprise.
error-inside = Quelque chose a cassé chez nous. La table est sauve ; essayez encore.
back = Retour à l’accueil

engine-building = Le moteur rapide se construit en arrière-plan. En attendant, les robots réfléchissent plus lentement.
engine-ready = Le moteur rapide est prêt, et les robots s’en servent déjà.
engine-failed = Le moteur rapide n’a pas pu être construit ici : les robots réfléchissent plus lentement, les parties sont les mêmes.
rules-versions = Versions de ces règles
error-other-rules = Ceci date des règles { $made }, or les règles sont ici { $here } : ouvrez-le avec un Saloon qui joue { $made }, ou commencez une partie depuis l’accueil.
## La maison

house-hurried = Beaucoup de tables jouent : les robots réfléchissent moins longtemps que d’habitude.
house-trouble = Le serveur ne peut rien enregistrer en ce moment. Rien n’est perdu ; il réessaie tout seul.
error-store = Le serveur n’atteint pas sa base de données en ce moment : rien n’a été changé. Réessayez dans un instant.
error-busy-hints = Cela fait beaucoup de conseils. Le prochain sera prêt dans { $seconds } s.
error-busy-hint-coming = Un conseil est déjà en route.
error-busy-looks = Beaucoup de parties sont en cours d’analyse. Réessayez dans { $seconds } s.
error-host = Cette adresse n’est pas la nôtre.
## Choosing

sum-less = { $count } de moins
sum-more = { $count } de plus
pick-first = Choisissez chaque élément
pick-every = Les { $count } en liste
moves-more = de plus
moves-fewer = Réduire
keys-letters = Une lettre sur un bouton : jouer ce coup ; E, X : finir, s’arrêter ou revenir ; chiffres : l’objet de ce numéro

## Endings and playback

ending-why = Jeton et raison
ending-again = Revoir
ending-earlier = { $count ->
        [one] Une ligne plus tôt est au journal
       *[other] { $count } lignes plus tôt sont au journal
    }
ending-continue = Continuer
key-enter = Entrée
the-ending = Ce qui est fini
log-then = La table après le coup { $number }
log-only = Les tours à montrer
log-only-who = Seulement les tours de { $name }
log-lines = { $count } lignes
play-group = Coups des autres
play-since = Depuis mon tour
play-since-about = Revoir ce que les autres ont fait depuis votre dernier tour
play-walk = Lire
play-stop = Arrêter
play-resume = Reprendre
play-pause = Mettre la table en pause
play-paused = La table est en pause pour vous. P pour reprendre.
play-speed = Vitesse des coups des autres
play-slow = Lent
play-normal = Normal
play-quick = Rapide
play-once = D’un coup
play-none = Personne n’a joué depuis votre tour.
keys-play = R : revoir ce que les autres ont fait depuis votre tour (dans l’historique : le dérouler) ; P : pause

## How it ended

end-title = La fin
end-place = { $place }.
end-won-by = { $count ->
        [one] 1 d’avance
       *[other] { $count } d’avance
    }
end-won-tie = à égalité, gagne au départage
end-lost-by = { $count ->
        [one] 1 de retard
       *[other] { $count } de retard
    }
end-lost-tie = à égalité, perd au départage
end-costliest = Le coup { $number } fut le plus coûteux : il a coûté environ { $cost } % à { $who }.
end-lead = { $who } a pris la tête au coup { $number } sur { $count } et l’a gardée.
end-lead-always = { $who } n’a jamais été derrière.
end-lead-last = { $who } n’a jamais été devant avant la fin.
end-lead-final = { $who } a pris la tête au dernier coup.
end-lead-level = Personne n’était devant à la fin : le départage a tranché.
end-turned = Le coup { $number } a fait basculer la partie : les chances de { $who } sont passées de { $before } % à { $after } %.
end-turned-you = Le coup { $number } a fait basculer la partie : vos chances sont passées de { $before } % à { $after } %.
end-costliest-you = Le coup { $number } fut votre plus coûteux : il vous a coûté environ { $cost } %.
end-lead-you = Vous avez pris la tête au coup { $number } sur { $count } et l’avez gardée.
end-lead-always-you = Vous n’avez jamais été derrière.
end-lead-last-you = Vous n’avez jamais été devant avant la fin.
end-lead-final-you = Vous avez pris la tête au dernier coup.
end-see = Voir ce coup
end-by-source = Le détail du score
end-rounds = Le score, manche par manche
story-get = L’histoire en un fichier
story-about = Un fichier pour un téléphone, une imprimante ou un ami : chaque étape, la courbe, les tournants ; sans réseau
share-replay = Copier un lien vers cette partie
story-steps = La partie pas à pas
pick-open = Choisir
## People

nav-tables = Tables
nav-me = Vous
mine-title = Mes tables
mine-turns = { $count ->
        [0] personne ne vous attend
        [one] { $count } vous attend
       *[other] { $count } vous attendent
    }
mine-waits = On attend { $names }
mine-scored = Vous : { $score }
mine-leads = Vous menez avec { $score }
mine-behind = Vous { $score }, { $name } mène avec { $best }
mine-play = Jouer
mine-room = Entrer
mine-see = Voir
mine-over = Voir la fin
learn-title = Apprendre en jouant
learn-line = Un guide à vos côtés, de vraies pièces, une seule nouveauté par étape.
learn-go = { $game }, { $minutes } minutes
learn-step = { $game } : reprendre à l’étape { $step }
learn-done = Appris
learn-minutes = L’apprendre en { $minutes } min
games-title = Jeux
games-line = du plus léger au plus lourd
weight-1 = Léger
weight-2 = Moyen
weight-3 = Lourd
weight-4 = Très lourd
play = Jouer
play-about = Jouer avec des robots : { $game }
with-friends = Entre amis
friends-about = Entre amis : { $game }
join-title = Rejoindre par un lien
join-paste = Collez un lien
join-go = Rejoindre
new-line = Des places pour des amis : la partie commence dans une salle d’attente, où se trouve le lien à leur envoyer.
new-go = Ouvrir la table
setup-seats = Ce jeu est pour { $least } à { $most } joueurs ; vous en avez choisi { $count }.
setup-option = « { $option } » ne peut pas être choisi avec ces places et ces autres règles. { $hint }
ask-title = Demander une place
ask-line = { $name } est un robot. Vous pourrez vous asseoir quand toute la table sera d’accord.
ask-go = Demander
take-ask = Demander cette place
me-title = Vous
me-line = Rien à créer : ce navigateur vous connaît. Choisissez comment les autres vous voient.
me-mark = Votre marque
me-save = Enregistrer
mark-star = étoile
mark-horseshoe = fer à cheval
mark-hat = chapeau
mark-cactus = cactus
mark-moon = lune
mark-arrow = flèche
mark-lantern = lanterne
mark-wheel = roue
keep-title = Le garder
keep-line = Vos tables et votre nom vivent dans ce navigateur. Avec un lien de secours, vous êtes vous-même aussi sur un autre appareil, et quand ce navigateur n’est plus là.
keep-go = Créer un lien de secours
keep-renew = Créer un nouveau lien de secours
keep-link = Votre lien de secours
keep-once = Il ne s’affiche que maintenant : gardez-le comme un mot de passe. Un nouveau lien met fin à celui-ci.
devices-title = Vos appareils
day = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
me-saved = C’est enregistré. Voilà comment les autres vous voient.
me-revoked = Cet appareil est déconnecté.
adopted = Ce navigateur est désormais le vôtre, { $name }.
device-unknown = un navigateur
device-here = celui-ci
device-seen = depuis le { $since }, vu le { $last }
device-revoke = Le déconnecter
forget-title = M’oublier
forget-line = Votre nom, votre marque, vos appareils et ce que vous avez dit aux tables sont effacés. Les parties en cours sont menées à leur fin par un robot ; les parties finies restent sans votre nom.
forget-sure = Oui, effacer tout ce qui me nomme. On ne pourra pas revenir en arrière.
forget-go = M’oublier
forgotten = C’est oublié : plus rien ici ne vous nomme.
adopt-title = Est-ce vous ?
adopt-line = Ce navigateur devient le vôtre : vos tables seront ici. Ce qui y a été joué jusqu’ici vous suit.
adopt-go = Oui, c’est moi
adopt-nameless = sans nom
somebody = Quelqu’un
room-title = { $game } : la salle d’attente
room-free = { $count ->
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }
room-waits = On attend que tous soient prêts : { $names }
room-complete = Tout le monde est là. Commençons.
room-expected = On vous attend dans la salle d’attente
room-free-seat = Libérer cette place
room-free-about = Pour quelqu’un d’autre ou un robot ; qui n’est plus là ne peut revenir que tant qu’elle est libre
room-not-away = On ne peut libérer que la place de quelqu’un qui n’est plus là et n’est pas prêt.
room-open = libre
room-ready = prêt
room-be-ready = Je suis prêt
room-unready = Pas encore prêt
room-start = Commencer la partie
room-leave = Quitter cette table
room-invite = Inviter avec ce lien
room-invite-line = Il vaut pour toutes les places libres, et ramène ici plus tard.
room-who = Qui joue à la place { $number }
room-set = Choisir
room-missing = La partie ne peut pas encore commencer : { $names }
here = présent
not-here = absent
came = { $name } est là
went = { $name } n’est plus là
people-news = Nouvelles des joueurs de cette table
invite-full = Les places de cette invitation sont prises. Vous regardez.
rematch-asked = Une autre partie avec toute la table ?
rematch-come = J’en suis
wish-about = Si un jet échoue
wish-ask = me demander
wish-asked = { $name } voudrait prendre la place que tient { $seat }, un robot. D’accord ?
wish-agreed = Vous êtes d’accord ; on demande encore aux autres.
wish-yes = D’accord
wish-no = Refuser
wish-withdraw = Y renoncer
wish-waits = { $name } a demandé la place que tient { $seat }. Toute la table doit être d’accord.
link-renew = Nouveau lien
link-make = Créer un lien vers cette place
link-revoke = Révoquer
link-line = Un nouveau lien met fin à l’ancien ; qui tient l’ancien perd la place.
quit = Abandonner la partie
quit-sure = Abandonner la partie pour de bon ? Vous êtes hors jeu, et personne ne joue à votre place.
quit-no = On ne peut abandonner la partie que lorsqu’une question vous est posée.
leave = Abandonner ma place
leave-sure = Abandonner votre place pour de bon ? Un robot jouera la suite.
leave-rated = Abandonner votre place pour de bon ? Un robot jouera la suite, et cette partie classée comptera comme perdue.
dice-title = Des dés loyaux
dice-before = La part de la table dans le tirage est déjà fixée ; voici son sceau. Quand vous êtes prêt, votre navigateur ajoute une part à lui : personne ne choisit les dés seul.
dice-shown = Ce sceau a été fait avant le premier coup. La partie finie, l’enregistrement montre ce qu’il cache, et « saloon verify » contrôle les deux.
dice-parts = { $count ->
        [0] Aucun joueur n’a ajouté de part.
        [one] Un joueur a ajouté une part.
       *[other] { $count } joueurs ont ajouté des parts.
    }
told-sat = { $name } a pris place.
told-left = { $name } a abandonné sa place.
told-freed = { $name } a libéré la place de { $gone }, qui n’était plus là.
told-asked = { $name } a demandé la place que tient { $seat }.
told-agreed = { $name } est d’accord que { $guest } s’assoie.
told-refused = { $name } préfère que { $guest } ne s’assoie pas.
told-again = { $name } propose une autre partie.
absent-waiting = La partie n’a pas commencé.
error-no-self = Ce navigateur n’a pas encore de profil. Asseyez-vous à une table ou choisissez un nom.
error-seated = Vous êtes déjà assis à cette table.
error-no-seat = Vous ne pouvez pas prendre place à cette table.

## Time

time = Temps
time-move = Temps pour jouer
time-none = pas de pendule
time-clock-300-10 = une soirée, vive : 5 minutes chacun, 10 secondes de plus par coup
time-clock-900-20 = une soirée : 15 minutes chacun, 20 secondes de plus par coup
time-clock-2400-30 = une longue soirée : 40 minutes chacun, 30 secondes de plus par coup
time-days-1 = au fil des jours : un jour par coup
time-days-3 = au fil des jours : 3 jours par coup
time-days-7 = au fil des jours : une semaine par coup
then = Quand le temps est écoulé
terms = Ce qui est convenu
terms-bank = { $minutes } minutes chacun, { $seconds } secondes de plus par coup
terms-days = { $count ->
        [one] un jour par coup
       *[other] { $count } jours par coup
    }
terms-seconds = { $count } secondes par coup
terms-then = à la fin du temps, { $then }
then-ask = les autres décident
then-rules = les règles répondent
then-bot = un robot joue jusqu’au retour du joueur
time-yours-over = Votre temps est écoulé : les autres peuvent décider.
left-days = encore { $count } jours
left-hours = encore { $count } h
left-minutes = encore { $count } min
pause-take = Prendre une pause (encore { $count })
told-duel-absent = Fusillade : quelqu’un n’est pas venu, le hasard décide.
told-duel-declined = Fusillade : l’un des deux laisse décider le hasard.
told-duel-far = Fusillade : une ligne est trop lente pour être chronométrée, le hasard décide.
told-duel-late = Fusillade : ce qu’a dit la page de { $name } est venu tard, on rejoue, une fois. Désormais ses mots comptent à leur arrivée.
told-pause = { $name } prend une pause de trois jours.
told-given = Un robot joue pour { $name }.
told-back = { $name } joue de nouveau.
told-time-rules = { $name } n’avait plus de temps ; les règles ont répondu.
told-time-bot = { $name } n’avait plus de temps ; un robot joue jusqu’à son retour.
absent-no-pause = Il n’y a plus de pause à prendre, ou personne ne vous attend.
setup-time = Ce temps n’est pas proposé.
setup-options = Ces règles facultatives ne vont pas ensemble.

## Company, history, ratings

nav-games = Mes parties
games-mine = Mes parties
games-none = Aucune partie finie pour l’instant. Elles se rassemblent ici avec leur fin, leur récit et un retour sur la partie.
games-any = peu importe
games-count = Parties
games-game = Jeu
games-opponent = Contre
games-option = Règle facultative
games-no-fit = Aucune partie ne correspond.
games-filter = Montrer
games-won = { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    } sur { $count }
games-victory = gagnée
games-defeat = perdue
games-victories = Gagnées
games-bots = Contre les robots
ratings = Classements
ratings-line = Une cote, et de combien elle peut se tromper : plus de parties, plus de certitude. Entre joueurs, seules comptent les tables classées. Sur l’échelle, les robots ne bougent pas, vous si.
ratings-people = entre joueurs, { $count ->
        [one] { $count } partie classée
       *[other] { $count } parties classées
    }
games-story = Récit
games-closed = fermée
ratings-ladder = l’échelle des robots, { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
rated = classée
rated-table = Une partie classée
rated-hint = Elle compte pour le classement des joueurs de cette table. Qui la quitte, ou laisse un robot la finir, l’a perdue.
export = Tout emporter (zip)
friends-title = Amis
friends-none = Ceux avec qui vous avez joué se trouvent ici.
friend-at = à { $game }
friend-here = présent
friend-played = { $days ->
        [0] joué ensemble aujourd’hui
        [1] joué ensemble hier
       *[other] joué ensemble il y a { $days } jours
    }
friend-invite = Inviter
invite-title = Inviter { $name }
invite-line = À une table qui attend des joueurs, ou à une nouvelle.
invite-room = { $game }, { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
invite-new = Une nouvelle table
new-with = { $name } recevra l’invitation dès que la table sera ouverte.
people-all = Tout le monde, silence et blocage
people-title = Joueurs
people-line = Vous ne lisez plus ceux que vous mettez en silence. Ceux que vous bloquez ne peuvent pas non plus vous inviter ni s’asseoir à votre table, et ne voient pas où vous êtes. Personne n’en est averti.
people-games = Parties
mute = Silence
mute-about = Ne pas montrer ce que cette personne dit
block = Bloquer
shunned-title = Pas entendus
shunned-mute = en silence
shunned-block = bloqué
shun-end = Y mettre fin
invite-friends = Ou par leur nom :
invited-to = { $name } vous invite à une table : { $game }.
decline = Non merci
error-banned = Vous ne pouvez pas jouer dans cette maison.
absent-closed = L’exploitant a fermé cette table.

## Notices

notices-title = Avis
notices-line = Rien n’est envoyé avant que vous le demandiez. Un avis ne dit jamais ce qui s’est passé à la table, seulement qu’elle attend.
game-over = La partie est finie.
onlooker = Un spectateur
notify = M’avertir dans ce navigateur quand une table m’attend
notify-line = Tant qu’une page de Saloon est ouverte quelque part hors de vue.
ring = Un son quand une table m’attend
ring-line = Deux notes dans une page ouverte, dans ce navigateur seulement.
mail-address = Par courriel à
mail-line = Quand c’est à vous ou qu’une salle d’attente n’attend que vous et que vous n’êtes pas là, quand on vous invite, et quand une partie est finie. Chaque lettre contient un lien qui y met fin. Une adresse vide aussi.
mail-sent = Une lettre est en route. Les avis commencent quand vous aurez ouvert le lien qu’elle contient.
mail-confirm-subject = Saloon : voulez-vous des avis ici ?
mail-confirm =
    Quelqu’un, sans doute vous, a demandé à Saloon d’écrire à cette adresse quand une table attend.

    Oui, commencer : { $link }

    Si ce n’était pas vous, ne faites rien : aucune autre lettre ne viendra.
mail-turn-subject = { $game } : à vous
mail-turn =
    Une table vous attend ({ $game }) : { $link }

    Plus de lettres : { $end }
mail-invited-subject = { $game } : vous êtes invité
mail-invited =
    { $name } vous invite à une table ({ $game }) : { $link }

    Plus de lettres : { $end }
mail-room-subject = { $game } : on vous attend
mail-room =
    On vous attend dans la salle d’attente ({ $game }) : { $link }

    Plus de lettres : { $end }
mail-finished-subject = { $game } : la partie est finie
mail-finished =
    La partie est finie à votre table ({ $game }) : { $link }

    Plus de lettres : { $end }
notices-on = Les avis arrivent désormais à cette adresse.
notices-off = Aucune lettre ne sera plus envoyée à cette adresse.
error-address = Cela ne ressemble pas à une adresse, ou cette maison n’envoie pas de courriel.
error-post = La lettre n’a pas pu être remise. Essayez plus tard.

## Standing orders

orders = Consignes
orders-line = Répondez d’avance à ce qu’on pourrait vous demander. Vous seul le voyez. Un plan s’arrête dès que quelque chose de caché vient au jour ou que son coup est impossible.
orders-stopped = Votre plan s’est arrêté
order-which = Répondre d’avance
order-nothing = Rien à quoi répondre d’avance pour l’instant.
order-stopped-light = Arrêté, car quelque chose est venu au jour : { $answer }
order-stopped-move = Arrêté, car c’est impossible à présent : { $answer }
back-to-table = Retour à la table
order-always = Chaque fois qu’on me demande « { $question } » : { $answer }
order-next = Ensuite : { $answer }
order-cancel = Annuler
order-set-always = Toujours répondre ainsi
order-set-next = Le jouer ensuite
error-order = Cela ne fait pas partie des réponses possibles d’avance pour l’instant.
error-orders = Vingt consignes au plus ; annulez-en d’abord.
## The drawer

drawer-back = Retour

## Le but

goal-title = Ce qui gagne
goal-parts = Parties du but
goal-seat = { $who } : { $count }
goal-seat-of = { $who } : { $count } sur { $target }
howto-nav = Comment jouer

## Comment jouer

howto-contents = Sommaire
howto-all-rules = Toutes les règles, clause par clause

## Conseils

hint-do = Faites-le

## Énigmes

puzzles = Énigmes
puzzles-all = Toutes les énigmes
puzzles-of = Énigmes : { $game }
puzzles-line = Des positions de parties de robots où un coup est nettement le meilleur. Vous savez ce que sait le joueur, pas plus. Ce que vous résolvez n’est retenu que dans ce navigateur.
puzzle-title = Énigme, { $game }
puzzle-daily = L’énigme du jour
puzzle-solve = La résoudre
puzzle-solved = résolue
puzzle-one-move = Un coup est nettement le meilleur
puzzle-task = Lequel ? Choisissez-le sur le plateau ou ici.
puzzle-show = Montrer la solution
puzzle-weighing = Une recherche l’examine…
puzzle-lost = La réponse n’est pas arrivée. Réessayez.
puzzle-play = Jouer la suite
puzzle-next = Énigme suivante
puzzle-right = Juste !
puzzle-solution = La solution
puzzle-close = Le deuxième choix
puzzle-wrong = Pas le meilleur
puzzle-gap = Ainsi votre chance de gagner est d’environ { $value }.
puzzle-costs = Une recherche lui donne environ { $other } de chances ; le meilleur coup en a { $value }.
puzzle-again = Regardez encore, ou faites montrer la solution.
puzzle-streak = Jours de suite : { $days }
puzzle-theme-finish = Conclure
puzzle-theme-finish-about = La partie est à portée : trouvez le coup qui la gagne.
puzzle-theme-rival = Gare au rival
puzzle-theme-rival-about = Le meilleur coup est celui qu’un autre détesterait le plus.
puzzle-theme-points = Prendre les points
puzzle-theme-points-about = Il y a des points sur la table : prenez ceux qui comptent.
puzzle-theme-plan = Préparer
puzzle-theme-plan-about = Rien ne se marque maintenant : qu’est-ce qui paiera plus tard ?
puzzle-difficulty-1 = ★ facile
puzzle-difficulty-2 = ★★ moyen
puzzle-difficulty-3 = ★★★ difficile
called-you = Vous
## La maison

## Le sommaire de la page des règles

rules-contents = Sommaire
# -- la lumière de la salle
theme-title = Lumière
theme-line = Une salle à la lampe, une salle en plein jour, ou comme votre appareil.
theme-auto = comme l’appareil
theme-light = en plein jour
theme-dark = à la lampe
theme-is = Lumière : { $now }
theme-next = Montrer la salle { $next }
moves-all = Tout voir
## Depuis mon dernier tour
lately-title = Depuis votre dernier tour
lately-replay = Revoir
lately-told = Comment ça s’est passé : { $count } lignes
lately-more = { $count } de plus
lately-log = Journal
lately-speed = Coups des autres
lately-skip = Passer
menu = Menu
roster = Qui peut agir
deeds-of = { $name } : que faire
deeds-more = { $count } de plus
deeds-left = { $count ->
        [one] encore { $count } Action
       *[other] encore { $count } Actions
    }
way-certain = sûr

## Panneaux
panel-want-any = En échange de
panel-lacks = n’en a pas autant
panel-all = Tous, l’un après l’autre
panel-total = Ensemble :
panel-left = il vous reste { $count }
panel-empty = Choisissez d’abord quelque chose
panel-dear = Pas assez d’argent
panel-lines = Au plus 6 sortes par côté
panel-less = Un de moins : { $name }
panel-more = Un de plus : { $name }
panel-one = 1 pour { $price }
panel-alone = Un seul : { $name }, d’un seul geste
panel-extra = dont { $count } pour qui tient le Commerce
panel-money = { $count } $
panel-off = { $count } de rabais
panel-step = Question par question

# Une fusillade en direct
duel-attacker = Attaquant
duel-defender = Défenseur
duel-hash = Ordre scellé
duel-cut = Couper votre paquet à
duel-ready = Prêt !
duel-decline = Laisser décider le hasard
duel-key = Espace
duel-turn = Retourner une carte
duel-wait = Pas avant FEU !
duel-proof = Vérifier les paquets
duel-proof-about = Avant toute coupe, les deux ont vu les 16 premiers signes de ces empreintes. Chacune est celle de l’ordre mélangé (H est un Touché) et d’un secret.
duel-cutat = coupé à { $count }
duel-gather = Coupez votre paquet si vous voulez et dites quand vous êtes prêt ({ $count } s). À FEU ! retournez carte après carte ; le premier Touché gagne. Qui en retourne une avant FEU ! perd.
duel-gatheragain = Dites quand vous êtes prêt ({ $count } s)
duel-waiting = On attend { $name }
duel-watch = Les deux se préparent
duel-set = Prêt
duel-unset = Pas encore prêt
duel-bot = Un robot aux mains humaines
duel-line = Ligne connue à ± { $count } ms
duel-arrival = Un mot est venu tard : ils comptent désormais à leur arrivée
duel-steady = Du calme…
duel-draw = FEU !
duel-hit = TOUCHÉ !
duel-false = Faux départ
duel-after = Touché après { $count } s
duel-first = { $name } touche le premier
duel-won = Vous touchez le premier
duel-lost = { $name } touche le premier
duel-myfalse = Vous avez retourné une carte avant FEU ! et perdez le tir
duel-otherfalse = { $name } a retourné une carte avant FEU ! et perd le tir
duel-falsewin = Un faux départ : le tir revient à { $name }
duel-bothfalse = Deux faux départs : encore une fois, gratis
duel-late = Le mot d’une des pages est arrivé tard : encore une fois, gratis
duel-again = Trop juste pour trancher : encore une fois, gratis
duel-absent = Quelqu’un n’est pas venu : le hasard décide
duel-declined = Le hasard décide
duel-far = Une ligne est trop lente pour être chronométrée : le hasard décide
way-deeds = Que faire là
ends-by-itself = finir un tour vide
