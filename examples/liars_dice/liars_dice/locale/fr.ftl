title = Le dé du menteur
tagline = Pariez sur des dés que personne ne voit, et faites-vous croire
minutes = 15 minutes
goal-wins = Le dernier à avoir des dés gagne
score = { $score ->
    [one] { $score } dé
   *[other] { $score } dés
}
option-short = Partie courte
option-short-hint = Trois dés chacun au lieu de cinq.
sheet-bid = Enchère
field-count = Nombre
field-face = Face
field-bidder = Par
field-wild = Les as sont jokers
field-cups = Dés
field-shown = Vus en dernier
move-bid = Annoncer { $count } × { $face }
move-liar = « Menteur ! »
move-spot-on = « Tout juste ! »
pick-count = Combien
pick-face = Quelle face
ask-answer = { $count ->
    [0] Ouvrez les enchères
   *[other] { $count } × { $face } annoncé : surenchérissez, ou dites ce que vous en pensez
}
wait-answer = { $count ->
    [0] { $who } ouvre les enchères
   *[other] { $who } réfléchit à { $count } × { $face }
}
event-bids = { $who } annonce { $count } × { $face }
event-calls-liar = { $who } traite { $target } de menteur
event-calls-spot-on = { $who } croit que { $target } a tout juste
event-counted = { $count } × { $face } annoncé, il y en a { $found }
event-loses = { $who } perd un dé (il en reste { $left })
event-out = { $who } est éliminé
event-wins = { $who } gagne avec les derniers dés
