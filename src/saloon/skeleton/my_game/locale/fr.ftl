title = My game
tagline = Piochez, et arrêtez-vous à temps
minutes = 5 minutes
goal-wins = Le plus de points jusqu’à 21 gagne
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
field-deck = Pioche
field-rows = Cartes
move-draw = Piocher une carte
move-stop = S’arrêter
ask-turn = Vous avez { $total } : piochez, ou arrêtez-vous
wait-turn = { $who } a { $total } et pense à une autre carte
event-draws = { $who } pioche { $card } et a { $total }
event-over = { $who } a dépassé la limite
event-stops = { $who } s’arrête à { $total }
event-wins = { $who } gagne avec { $total }
