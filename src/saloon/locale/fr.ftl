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

command-undo = annuler
command-save = sauver
command-table = voir
command-rules = règles
command-help = aide
command-quit = quitter
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
table-keys = 1-9 ↑↓ Entrée jouer  u annuler  r règle  t table  s sauver  ? aide  q quitter
table-keys-replay = ← → un coup   ↑ ↓ dix coups   Début Fin   r règle   t table   q quitter
table-small = Agrandissez le terminal : il faut 80 colonnes et 24 lignes.
table-help = Aide
table-words = La table en mots
table-close = Échap ferme
table-move-number = Coup { $number } sur { $count } : { $who } joue { $move }
table-start = Le début
table-new = s enregistre la partie, q quitte, Échap montre la table.
help-moves = Seuls les coups éclairés sont permis. Tapez leur touche, ou choisissez avec les flèches et Entrée.
help-undo = u reprend votre dernier coup, tant que rien n’a été dévoilé depuis.
help-save = s enregistre la table ; pour continuer plus tard : saloon play --resume FICHIER
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
