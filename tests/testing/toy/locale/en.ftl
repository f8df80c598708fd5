title = Toy
tagline = Draw cards, guess in secret
minutes = 5
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
option-blind = Blind
option-blind-hint = Nobody looks.
ask-draw = Draw a card, or pass
wait-draw = { $who } may draw
ask-swap = Keep the card, or swap it
wait-swap = { $who } may swap
ask-guess = Guess high or low
wait-guess = { $who } is guessing
event-drew = { $who } draws { $card }
event-drew-you = You draw { $card }
event-end = { $who } is ahead at the end
move-draw = Draw
move-pass = Pass
move-swap = Swap
move-keep = Keep
move-high = High
move-low = Low
toy-deck = { $count ->
    [one] { $count } card is left.
   *[other] { $count } cards are left.
}
toy-hand = { $who } holds { $cards }.
