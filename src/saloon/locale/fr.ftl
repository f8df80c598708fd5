### Les mots communs à tous les jeux, en français.

yes = oui
no = non

## La table en mots

read-you = { $name } (vous)
read-options = Règles optionnelles : { $options }.

## La table du terminal

undo-done = Coup repris.
undo-nothing = Il n’y a aucun coup à reprendre.
undo-other = Le dernier coup est celui de { $who }, pas le vôtre.
undo-revealed = Votre dernier coup a dévoilé quelque chose de caché.
undo-imagined = Cette table ne peut pas revenir en arrière.
saved = Enregistré sous { $path }.
curtain = À { $name } maintenant : les autres regardent ailleurs. Appuyez sur Entrée.
result-you = Vous avez gagné !
result-nobody = Personne ne gagne.
result-winners = { $count ->
        [one] Victoire : { $names } !
       *[other] Victoire partagée : { $names } !
    }
result-score = { $name } ({ $kind }) : { $score }
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
plain-welcome = Répondez par le numéro d’un coup. Autres mots : voir, annuler, règles, sauver, aide, quitter.
plain-help = Un numéro ou les mots entre parenthèses jouent un coup. voir : entendre toute la table. annuler : reprendre son dernier coup. règles CLAUSE : lire une règle. sauver FICHIER : noter la table, pour continuer avec « saloon play --resume FICHIER ». quitter : partir.
plain-what = « { $line } » n’est pas un coup ici ; tapez un numéro de 1 à { $count }, ou aide.
plain-bye = Au revoir, après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.

table-thinking = { $question } …
table-over = La partie est finie : { $result }
table-moves = Coups
table-log = Le récit
table-keys = 1-9 ↑↓ Entrée joue  ! conseil  u annule  r règle  t table  s note  ? aide  q fin
table-keys-replay = ← → un coup   ↑ ↓ dix coups   Début Fin   r règle   t table   q quitter
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
simulate-decisions = Décisions par partie
simulate-written = { $folder } contient { $games } parties ; { $played } viennent d’être jouées. Ensuite : saloon report { $folder } -o report.html
simulate-rounds = Manches par partie
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
hint-move = { $place }. { $move } : { $value } ({ $low } à { $high })
hint-chances = Chances de gagner : { $chances }
hint-chance = { $who } { $value } ({ $low } à { $high })

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
look-balance = { $who } : de { $start } à { $end }. Ses choix { $choices }, les choix des autres { $others }, le hasard { $luck }.
look-luck-how = Les chiffres sont des points de chance, additionnés sur la partie. Un choix se mesure à celui que le bot aurait fait : 0 vaut le bot, moins de 0 est moins bon, plus de 0 est meilleur. Le hasard est tout le reste : cartes, dés, et ce qui s’est révélé.
look-wait = Retour sur la partie
look-thinking = Retour sur la partie : { $done } coups sur { $count } …
look-ask = Tapez retour pour revenir sur cette partie (chances, tournants, choix coûteux), ou Entrée pour partir.
command-look = retour
