### Les mots communs à tous les jeux, en français.

yes = oui
no = non
name-value = { $name } : { $value }

## La table en mots

read-you = { $name } (vous)
read-options = Règles optionnelles : { $options }.

## La table du terminal

undo-done = Coup repris.
undo-nothing = Il n’y a aucun coup à reprendre.
undo-other = Le dernier coup est celui de { $who }, pas le vôtre.
undo-revealed = Votre dernier coup a dévoilé quelque chose de caché.
undo-over = La partie est finie : plus rien ne se reprend.
undo-imagined = Cette table ne peut pas revenir en arrière.
saved = Enregistré sous { $path }.
curtain = À { $name } maintenant : les autres regardent ailleurs. Appuyez sur Entrée.
plain-reader = Pour { $name }, à qui « vous » s’adresse désormais :
result-you = Vous avez gagné !
result-nobody = Personne ne gagne.
result-winners = { $count ->
        [one] Victoire : { $names } !
       *[other] Victoire partagée : { $names } !
    }
result-score = { $name } ({ $kind }) : { $score }
kind-human = humain
score-points = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

command-undo = annuler
command-save = sauver
command-table = voir
command-rules = règles
command-help = aide
command-quit = quitter
command-hint = conseil
plain-welcome = Répondez par le numéro d’un coup. Autres mots : conseil, voir, annuler, règles, sauver, aide, quitter.
plain-help = Un numéro ou les mots entre parenthèses jouent un coup. conseil : entendre ce que ferait un bot. voir : entendre toute la table. annuler : reprendre son dernier coup. règles CLAUSE : lire une règle. aller LIEU : s’y rendre d’un trait, ou faire ce qui s’appelle ainsi ; aller tout seul dit ce qui est à portée. sauver FICHIER : noter la table, pour continuer avec « saloon play --resume FICHIER ». quitter : partir.
plain-what = « { $line } » n’est pas un coup ici ; tapez un numéro de 1 à { $count }, ou aide.
plain-sums = { $sums }, de « { $first } » à « { $last } » : tapez le nombre
plain-range = { $first } à { $last }
plain-no-sum = « { $line } » n’est pas possible ici ; tapez { $sums }, ou aide.
plain-bye = Au revoir, après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.

table-thinking = { $question } …
table-over = La partie est finie : { $result }
table-moves = Coups
table-log = Le récit
table-keys = 1-9 joue  ! avis  u annule  r règle  b plateau  t table  s note  ? aide q fin
table-keys-replay = ← → un coup  ↑ ↓ dix  Début Fin  r règle  b plateau  t table  q quitter
table-small = Agrandissez le terminal : il faut 80 colonnes et 24 lignes.
table-help = Aide
table-words = La table en mots
table-close = Échap ferme
table-move-number = Coup { $number } sur { $count } : { $who } joue { $move }
table-start = Le début
table-new = l revient sur la partie (chances, tournants, choix coûteux), s l’enregistre, q quitte, Échap montre la table.
help-moves = Seuls les coups éclairés sont permis. Tapez leur touche, ou choisissez avec les flèches et Entrée.
help-undo = u reprend votre dernier coup, tant que rien n’a été dévoilé depuis.
help-save = s enregistre la table ; pour continuer plus tard : saloon play --resume FICHIER
help-hint = ! dit ce qu’un bot ferait à votre place ; il n’en sait pas plus que vous.
help-rule = r montre la règle derrière la question. Tab mène au récit, où Entrée montre la règle derrière une ligne.
help-board = b montre le plateau sur tout l’écran : une carte qui n’a pas la place à côté des coups.
help-table = t lit toute la table en mots.
help-quit = q quitte la table.
help-options = Règles optionnelles en jeu
help-none = Aucune.

## La ligne de commande

games-seats = { $least } à { $most } joueurs
coverage-exempt = (dispensée)
coverage-sum = { $fired } clauses sur { $clauses } appliquées en { $games } parties.
coverage-never = Jamais : { $clauses }
simulate-head = { $games } parties de { $seats } (graine { $seed })
simulate-by-bot = Victoires par bot, intervalles à 95 %
simulate-by-seat = Victoires par place, intervalles à 95 % (une part égale fait { $fair })
simulate-seat = Place { $number }
simulate-decisions = Décisions par partie
simulate-written = { $folder } contient { $games } parties ; { $played } viennent d’être jouées. Ensuite : saloon report { $folder } -o report.html
simulate-forfeits = { $bot } a perdu { $choices ->
        [one] 1 choix, joué au hasard :
       *[other] { $choices } choix, joués au hasard :
    }
simulate-rounds = Manches par partie
simulate-days = Jours par partie
simulate-spread = moyenne { $mean }, médiane { $median }, neuf sur dix de { $low } à { $high }, toutes de { $least } à { $most }
bench-head = { $game }, { $build }, { $seats } places au hasard, un cœur, Python { $python }
bench-decisions-per-s = décisions par seconde
bench-decisions-per-s-from-python = décisions par seconde depuis une boucle en Python
bench-games-per-s = parties par seconde
bench-clones-per-s = clones par seconde, sur des parties entières
bench-clones-beat-per-s = clones par seconde, au début d’un temps
bench-clones-middle-per-s = clones par seconde, au milieu d’un temps

## Retour sur une partie

hint-title = Ce qu’un bot ferait à votre place
hint-chances = Chances de gagner : { $chances }

look-title = { $game } : retour sur la partie
look-unfinished = Cette partie n’a pas été jouée jusqu’au bout.
look-how = Un bot a repensé chaque choix, { $thoughts } fois chacun, sans rien savoir de plus que le joueur. Une chance est la part de telles parties qu’il s’attend à voir gagnée par quelqu’un, en pour cent ; ± dit de combien son échantillon peut se tromper (95 %).
look-chances = Chances de gagner, du premier coup au dernier
look-move = après
look-star = Chiffres en pour cent, après tant de coups ; * un tournant commence ou finit ici.
look-turning = Les tournants
look-costly = Les choix les plus coûteux
look-luck = Le hasard contre les choix
look-none = Rien ne se détache.
look-chose = { $who } a choisi « { $move } »
look-point = Coup { $number } : { $moves }. { $who } passe de { $before } à { $after }, { $cause } (choix { $choice }, hasard { $luck }).
look-by-luck = surtout par hasard
look-by-choice = surtout par choix
look-more = et { $count ->
        [one] encore une chose
       *[other] encore { $count } choses
    }
look-cost = { $place }. Coup { $number }, { $who } : choix « { $move } » ; le bot aurait choisi « { $best } ». Cela a coûté { $cost } points de chance ({ $low } à { $high }) : { $best_value } est devenu { $value }. La règle : { $clause }
look-hints = Ce que disaient les conseils
look-hint-taken = Coup { $number }, { $who } : le conseil était « { $move } » ({ $chance }), et il a été suivi.
look-hint-left = Coup { $number }, { $who } : le conseil était « { $move } » ({ $chance }). « { $made } » a été joué, ce qui a coûté { $cost } points de chance.
look-hint-alike = Coup { $number }, { $who } : le conseil était « { $move } » ({ $chance }). « { $made } » a été joué, ce qui valait à peu près autant.
look-hint-same = Le retour dit la même chose.
look-hint-longer = Le temps manquait alors pour les { $thoughts } regards. Avec tous, « { $best } » est le meilleur coup ({ $chance }).
look-hint-longer-same = Le temps manquait alors pour les { $thoughts } regards. Avec tous, c’est encore le meilleur coup ({ $chance }).
look-hint-changed = Les bots ont changé depuis : maintenant « { $best } » est le meilleur coup ({ $chance }).
look-balance = { $who } : de { $start } à { $end }. Ses choix { $choices }, les choix des autres { $others }, le hasard { $luck }.
look-luck-how = Les chiffres sont des points de chance, additionnés sur la partie. Un choix se mesure à celui que le bot aurait fait : 0 vaut le bot, moins de 0 est moins bon, plus de 0 est meilleur. Le hasard est tout le reste : cartes, dés, et ce qui s’est révélé.
look-wait = Retour sur la partie
look-thinking = Retour sur la partie : { $done } coups sur { $count } …
look-ask = Tapez retour pour revenir sur cette partie (chances, tournants, choix coûteux), ou Entrée pour partir.
command-look = retour

## Leçons

lesson-learn = Apprendre
lesson-line = Une vraie partie, pas à pas, avec quelqu’un à vos côtés qui dit ce que c’est et pourquoi.
lesson-minutes = { $minutes } minutes environ
lesson-moves = { $count } coups à vous
lesson-begin = Commencer
lesson-go-on = Reprendre à l’étape { $at } sur { $count }
lesson-again = Depuis le début
lesson-taken = Apprise
lesson-from-end = Continuer depuis la fin
lesson-step = Leçon, étape { $at } sur { $count }.
lesson-next = Suite
lesson-why = La règle
lesson-any = Ou tout autre coup
lesson-on = Continuer ainsi
lesson-back = Annuler ce coup
lesson-other = C’est permis, et la partie continue de là. J’avais une autre idée : annulez pour l’essayer, ou continuez ainsi.
lesson-free-title = À votre guise
lesson-free = Choisissez ce que vous voulez parmi les coups allumés. Je reprends la parole dès qu’il y a du nouveau.
lesson-alone = Continuer contre les robots
lesson-lobby = Retour à l’accueil
lesson-skip = Passer la leçon
lesson-skip-about = Le guide s’en va ; vous continuez d’ici contre les robots
lesson-leave = Sortir
lesson-leave-about = La leçon vous attend à cette étape
lesson-none = Il n’y a pas de guide à cette table.
lesson-not-now = La leçon a avancé ; voici où elle en est.
lesson-coach = Le guide, étape { $at } sur { $count } : { $title }
lesson-look = À regarder : { $thing }
lesson-do-next = Entrée : suite. Ou pourquoi, passer, quitter.
lesson-do-play = Entrée : { $move }. Ou le numéro d’un autre coup, pourquoi, passer, quitter.
lesson-what = « { $line } » ne veut rien dire ici.
lesson-do-other = Entrée : continuer ainsi. Ou reprendre pour annuler ce coup.
lesson-do-free = Le coup que vous voulez. Ou passer, quitter.
lesson-do-end = Entrée : continuer contre les robots. Ou quitter.
lesson-kept = La leçon attend ici : saloon learn { $lesson }
lesson-resumed = Vous reprenez où vous en étiez. (Depuis le début : --again)
lesson-lost = L’endroit où vous en étiez ne va plus avec cette leçon ; elle recommence.
lesson-taken-back = Coup annulé.
lesson-on-your-own = Vous continuez contre les robots.
lesson-list = { $lesson } : { $title }, { $minutes } min. { $about }
command-why = pourquoi
command-back = reprendre
command-skip = passer
lesson-after = Leçon suivante : { $title }
pick-back = Revenir à l’élément précédent
## Le but

goal-most = Le plus de points gagne
goal-of = { " " }sur { $target }
goal-line = { $wins }. { $seats }{ $aims }
goal-you = vous
goal-nobody = personne encore
goal-done = fait
goal-open = à faire

## Pourquoi ce conseil

tally-points = points
reason-wins = Cela gagne la partie aussitôt.
reason-only = Rien d’autre n’entre en ligne de compte.
reason-chance = Votre chance est de { $chance } ainsi, de { $other } avec « { $move } ».
reason-alike = Votre chance est d’environ { $chance }, et un autre coup est à peu près aussi bon.
reason-plan = Et ensuite, sans doute : { $moves }.
hint-second-alike = À peu près aussi bien : { $move }
reason-rival = Cela retient { $who } : { $after } de chances au lieu de { $before }.
reason-changes = Aussitôt : { $changes }.
reason-count = { $name } { $before } → { $after }
hint-best = { $move } (environ { $chance } de chances de gagner)
hint-second = Deuxième choix : { $move } ({ $chance })
hint-judge = Examiné { $thoughts } fois, avec ce que vous savez. Le retour sur la partie dira la même chose.
hint-chance-of = { $who } { $value }
hint-hurried = Examiné aussi souvent que le temps le permettait. Le retour sur la partie regarde plus longtemps et peut en juger autrement.

## Énigmes dans un terminal

riddle-task = Un coup est nettement le meilleur. Lequel ? Tapez son numéro, ou ? pour la solution.
riddle-right = Juste : { $move }. Ainsi votre chance de gagner est d’environ { $chance }.
riddle-solution = La solution : { $move }. Ainsi votre chance de gagner est d’environ { $chance }.
riddle-wrong = Pas le meilleur. Essayez encore, ou ? pour la solution.
riddle-what = Tapez un numéro de 1 à { $count }, ou ? pour la solution.

## Écarts avec les règles imprimées

departures = Écarts avec le livret
departures-about = Ce que disent les règles imprimées, avec nos mots, ce qui se joue ici, et pourquoi.
departures-clause = Clause
departures-book = Le livret
departures-here = Ici
departures-why = Pourquoi
departures-line = { $head } : { $text }
departures-mark = s’écarte du livret
## Une table de champs déclarés

declared-field = { $name } : { $value }.
declared-none = aucun
declared-nobody = personne
declared-hidden = caché
declared-down = { $count ->
    [0] aucun
    [one] 1 face cachée
   *[other] { $count } faces cachées
}
declared-who = Joueur
declared-times = { $count } × { $thing }
declared-table = La table
declared-mine = Vous
declared-seat-line = { $who }, { $name } : { $value }
declared-scores = Score
# Quitter une table au terminal, et trouver un coup en tapant
leave-title = Quitter la table ?
leave-save = Entrée ou s l’enregistre et quitte ; reprenez plus tard avec : saloon play --resume FICHIER
leave-away = x quitte sans enregistrer.
leave-stay = Échap reste.
leave-ask = Enregistrer la table avant de quitter ? Tapez sauver, quitter (sans sauver), ou autre chose pour rester.
table-type = { $count } coups : tapez pour en trouver un
table-sum = Tapez le nombre, puis Entrée
table-typed = { $typed } : { $found } sur { $count }
table-none-found = Rien ne correspond ; Retour arrière ou Échap.
table-keys-long = tapez ⏎  ! avis  U annule  R règle  B plateau  T table  S note  ? aide  Q fin
help-type = Au-delà de dix coups, tapez quelques lettres de celui que vous voulez, ou de plusieurs de ses mots ; Entrée joue, Échap efface, et les commandes sont alors en majuscules.
## Going by one word
command-go = aller
go-nowhere = Aucun lieu ni geste de ce nom à portée.

## Ce qui est dit aux bots qui lisent et aux assistants
briefing-since = Depuis votre dernier choix :
briefing-earlier = ... { $count } plus tôt, puis :
briefing-more = ... et { $count } de plus, dans la vue
mcp-more = ... et { $count } de plus : look avec whole=true les montre
mcp-table = Table { $table }, { $game }. Vous êtes { $name } ; à la table : { $seats }.
mcp-tables = { $table } : { $game }, { $moves ->
    [one] { $moves } coup joué
   *[other] { $moves } coups joués
}, { $state }.
mcp-yours = c’est à vous
mcp-over = terminée
mcp-no-tables = Il n’y a pas encore de table : new_table en ouvre une.
mcp-answer = Répondez avec play : le nom de la table et le code d’un coup (ce qui précède le signe =).
mcp-taken-back = Votre dernier coup est repris.
mcp-waiting = Un assistant est attendu sur l’entrée standard (Model Context Protocol) ; Ctrl+C y met fin.
mcp-record = L’enregistrement de la partie est { $path } ; `saloon verify` le vérifie.
mcp-option = option { $option } ({ $values } ; d’habitude { $usual }) : { $title }. { $hint }
mcp-bots = Bots, du plus faible au plus fort : { $bots }.
mcp-chapter-tables = { $chapter } : des tableaux, à trouver par find
mcp-contents = Nommez une clause pour la lire, ou des mots à chercher.
mcp-found = { $count ->
    [0] Rien dans les règles ne dit « { $words } ».
    [one] Une entrée des règles dit « { $words } » :
   *[other] { $count } entrées des règles disent « { $words } » :
}
mcp-found-more = ... et { $count } de plus : cherchez plus de mots à la fois, ou nommez une clause
deed-again = { $deed }, { $count } fois
