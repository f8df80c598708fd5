title = Jouet
tagline = Piochez, puis devinez en secret
minutes = 5
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
option-blind = À l’aveugle
option-blind-hint = Personne ne regarde.
ask-draw = Piochez une carte, ou passez
wait-draw = { $who } peut piocher
ask-swap = Gardez la carte, ou échangez-la
wait-swap = { $who } peut échanger
ask-guess = Devinez : haut ou bas
wait-guess = { $who } devine
event-drew = { $who } pioche { $card }
event-drew-you = Vous piochez { $card }
event-end = { $who } est en tête à la fin
move-draw = Piocher
move-pass = Passer
move-swap = Échanger
move-keep = Garder
move-high = Haut
move-low = Bas
toy-deck = { $count ->
    [one] Il reste { $count } carte.
   *[other] Il reste { $count } cartes.
}
toy-hand = { $who } tient { $cards }.
