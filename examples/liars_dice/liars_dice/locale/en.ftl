title = Liar’s dice
tagline = Bid on dice nobody sees, and be believed
minutes = 15 minutes
goal-wins = The last player with dice wins
score = { $score ->
    [one] { $score } die
   *[other] { $score } dice
}
option-short = Short game
option-short-hint = Three dice each instead of five.
sheet-bid = Bid
field-count = Count
field-face = Face
field-bidder = Bidder
field-wild = Ones are wild
field-cups = Dice
field-shown = Last seen
move-bid = Bid { $count } × { $face }
move-liar = “Liar!”
move-spot-on = “Spot on!”
pick-count = How many
pick-face = Which face
ask-answer = { $count ->
    [0] Open the bidding
   *[other] { $count } × { $face } is bid: raise, or say what you think of it
}
wait-answer = { $count ->
    [0] { $who } opens the bidding
   *[other] { $who } thinks about { $count } × { $face }
}
event-bids = { $who } bids { $count } × { $face }
event-calls-liar = { $who } calls { $target } a liar
event-calls-spot-on = { $who } thinks that { $target } is spot on
event-counted = { $count } × { $face } was bid, { $found } are there
event-loses = { $who } loses a die ({ $left } left)
event-out = { $who } is out
event-wins = { $who } wins with the last dice
