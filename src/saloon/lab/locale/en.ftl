lab-title = { $game }: what the games say
lab-intro = { $games ->
    [one] One game, played by bots.
   *[other] { $games } games, played by bots.
}
lab-rules = Rules
lab-at-table = At the table
lab-options = Options
lab-seed = Seed
lab-numbers = Numbers turned
lab-contents = Contents
lab-how = Bots move on by one seat from game to game. Every rate carries its 95 % interval (Wilson); a grey bar marks what would be fair. Where many rates are compared at once, p is exact (binomial) and corrected (Holm), and a diamond marks what luck does not explain; of fewer than 20 games nothing is marked.
lab-what = What
lab-rate = Wins
lab-times = Times its share
lab-p = p, corrected
lab-seats = Win rate by seat
lab-about-seats = Does it matter where one sits?
lab-bots = Win rate by bot
lab-about-bots = Who plays best?
lab-characters = Win rate by character
lab-about-characters = Are the characters even?
lab-cards = Win rate by card
lab-about-cards = What lies in front of a seat at the end of the game (cards, buildings, diplomas), and how those who had it fared. Who is ahead also holds more: an odd rate is a question, not a cause.
lab-openings = Win rate by opening
lab-about-openings = The commonest answers to the first question of a seat’s game or turn, and how those who gave them fared.
lab-length = How long a game lasts
lab-about-length = Half of the games end within { $median } decisions; nine in ten take { $low } to { $high }. The dashed line is the median.
lab-branching = How many choices
lab-about-branching = Legal moves at a decision, on average over a game.
lab-course = Points over the game
lab-about-course = The mean points of those who won in the end, and of the others.
lab-sources = Points by source
lab-winners = winners
lab-others = the others
lab-leads = Who leads, and how early the winner is known
lab-about-leads = How often somebody else took the lead, and from which part of the game on the later winner led for good.
lab-known = From when on the winner leads for good
lab-content = Strong, weak and dead content
lab-about-content = Every move is a piece of content: a building bought, a space taken, a card played. Strong are those whose players win more than 1.25 times their share, where luck does not explain it. That need not be the cause: who is ahead can afford more.
lab-moves = Moves that stand out
lab-dominant = Strong
lab-weak = Weak
lab-rare = Hardly ever played
lab-never = Never played
lab-clauses = Which rules apply
lab-about-clauses = In how many games of a hundred each clause applied: the darker the more, hatched for never.
lab-axis-wins = share of games won, 95 % interval; | is fair
lab-axis-games = games
lab-axis-branching = legal moves at a decision, mean of a game
lab-axis-leads = changes of the lead
lab-axis-known = part of the game after which the winner led for good
lab-axis-course = per cent of the game
lab-axis-points = points
lab-sweep-best = Recommended: { $value }, by { $metric }.
lab-sweep-now = as it is
lab-metric-length = decisions a game
lab-metric-rounds = rounds a game
lab-metric-seat_gap = widest gap between a seat and its share
lab-metric-lead_changes = changes of the lead
lab-metric-win = share of games won by { $bot }
lab-about-sources = The same points by where they come from, on one scale; the small sources are put together.
lab-source-rest = all the rest
lab-ahead = How often the leader of the moment is the later winner
lab-about-ahead = At each moment, of the games that somebody leads alone: the share of them that this leader wins in the end, with its 95 % interval. The dashed line is a fair share.
lab-axis-ahead = games the leader wins
lab-dominant-cards = Strong cards
lab-weak-cards = Weak cards
lab-summary = Summary
lab-seat = Seat { $number }
lab-unit-decisions = decisions
lab-unit-rounds = rounds
lab-unit-days = days
lab-length-of = Length of a game in { $unit }
lab-sum-few = { $games ->
    [one] One game shows nothing yet: nothing is marked under { $fewest }.
   *[other] { $games } games show nothing yet: nothing is marked under { $fewest }.
}
lab-sum-fair = Fair between the seats within what { $games } games can show: every seat wins between { $low } and { $high } times its share.
lab-sum-seats-odd = It matters where one sits: { $seats }.
lab-sum-bot = { $name } plays best and wins { $times } times its share.
lab-sum-bots-even = { $games } games do not show that any bot plays better than the others.
lab-sum-forfeits = { $name } forfeited { $choices ->
        [one] 1 choice, played
       *[other] { $choices } choices, played
    } at random: its wins say little ({ $example }).
lab-sum-thing = { $name } wins { $times } times its share.
lab-sum-characters-even = No character stands out.
lab-sum-times = { $name } wins { $times } times its share
lab-sum-strong = Strong in front of a player at the end: { $things }.
lab-sum-weak = Weak in front of a player at the end: { $things }.
lab-sum-length = Half of the games end within { $lengths }.
lab-sum-length-one = { $count } { $unit }
lab-sum-known = In half of the games the later winner leads for good by { $percent } % of the game.
lab-compare-title = { $game }: two variants compared
lab-compare-changed = Changed: { $changes }.
lab-compare-printed = as printed
lab-compare-same = Nothing was changed between the two runs.
lab-compare-none = No difference shown in { $games } games played from the same seeds.
lab-compare-some = { $count ->
    [one] One difference shown in { $games } games played from the same seeds.
   *[other] { $count } differences shown in { $games } games played from the same seeds.
}
lab-compare-shown = { $name }: { $before } → { $after }, { $difference } [{ $low }, { $high }] ◆
lab-compare-not-shown = { $name }: { $before } → { $after }, { $difference } [{ $low }, { $high }]: no difference shown
lab-compare-few = { $name }: { $before } → { $after }, { $difference }: too few to tell
lab-compare-rest = { $count ->
    [one] One card or character more: no difference shown.
   *[other] { $count } cards and characters more: no difference shown.
}
lab-compare-decisions = decisions a game
lab-compare-unit = { $unit } a game
lab-compare-lead_changes = changes of the lead
lab-compare-branching = legal moves at a decision
lab-compare-known_at = part of the game after which the winner led for good
lab-compare-wins = wins of { $name }
lab-compare-first = first
lab-compare-second = second
lab-compare-difference = difference
lab-compare-how = Both runs play every game from the same seed. Differences of what every game has are taken game by game; of cards and characters, by their rates. Intervals hold 95 %; p is corrected for all comparisons (Holm), and a diamond marks a difference that is shown.
lab-sweep-none = No recommendation: by { $metric }, { $games } games do not tell { $value } from { $others }.
lab-sweep-grid = { $game }: { $numbers }
lab-metric-days = days a game
lab-metric-card_gap = widest gap between a card and its share
lab-metric-character_gap = widest gap between a character and its share
lab-metric-card = share of games won by who has { $name }
lab-metric-character = share of games won by { $name }
lab-sweep-against = against what is printed: { $difference } [{ $low }, { $high }]
