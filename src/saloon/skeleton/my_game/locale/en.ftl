title = My game
tagline = Draw, and stop in time
minutes = 5 minutes
goal-wins = The most points up to 21 win
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
field-deck = Deck
field-rows = Cards
move-draw = Draw a card
move-stop = Stop
ask-turn = You have { $total }: draw, or stop
wait-turn = { $who } has { $total } and thinks about another card
event-draws = { $who } draws { $card } and has { $total }
event-over = { $who } has gone over
event-stops = { $who } stops at { $total }
event-wins = { $who } wins with { $total }
