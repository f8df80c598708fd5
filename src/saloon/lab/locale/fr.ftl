lab-title = { $game } : ce que disent les parties
lab-intro = { $games ->
    [one] Une partie, jouée par des robots.
   *[other] { $games } parties, jouées par des robots.
}
lab-rules = Règles
lab-at-table = À la table
lab-options = Options
lab-seed = Graine
lab-numbers = Nombres changés
lab-contents = Sommaire
lab-how = Les robots avancent d’une place à chaque partie. Chaque taux porte son intervalle à 95 % (Wilson) ; une barre grise marque ce qui serait équitable. Là où l’on compare beaucoup de taux à la fois, p est exact (binomial) et corrigé (Holm), et un losange marque ce que la chance n’explique pas ; en dessous de 20 parties, rien n’est marqué.
lab-what = Quoi
lab-rate = Victoires
lab-times = Fois sa part
lab-p = p corrigé
lab-seats = Victoires par place
lab-about-seats = La place à table compte-t-elle ?
lab-bots = Victoires par robot
lab-about-bots = Qui joue le mieux ?
lab-characters = Victoires par personnage
lab-about-characters = Les personnages se valent-ils ?
lab-cards = Victoires par carte
lab-about-cards = Ce qu’une place a devant elle à la fin de la partie (cartes, bâtiments, diplômes), et le sort de ceux qui l’avaient. Qui mène possède aussi davantage : un taux étrange est une question, pas une cause.
lab-openings = Victoires par ouverture
lab-about-openings = Les réponses les plus fréquentes à la première question de la partie ou du tour d’une place, et ce qu’elles ont valu.
lab-length = Durée d’une partie
lab-about-length = La moitié des parties finit en { $median } décisions ; neuf sur dix en prennent { $low } à { $high }. Le trait pointillé est la médiane.
lab-branching = Combien de choix
lab-about-branching = Coups permis à chaque décision, en moyenne sur une partie.
lab-course = Les points au fil de la partie
lab-about-course = Les points moyens de ceux qui ont gagné à la fin, et des autres.
lab-sources = Les points selon leur origine
lab-winners = vainqueurs
lab-others = les autres
lab-leads = Qui mène, et quand le vainqueur est connu
lab-about-leads = Combien de fois la tête a changé, et à partir de quelle part de la partie le futur vainqueur n’a plus quitté la tête.
lab-known = Quand le vainqueur prend la tête pour de bon
lab-content = Ce qui est fort, faible ou mort
lab-about-content = Chaque coup est un élément du jeu : un bâtiment acheté, une case prise, une carte jouée. Forts sont ceux dont les joueurs gagnent plus de 1,25 fois leur part, là où la chance ne l’explique pas. Ce n’est pas forcément la cause : qui mène peut s’offrir davantage.
lab-moves = Les coups qui sortent du lot
lab-dominant = Forts
lab-weak = Faibles
lab-rare = Presque jamais joués
lab-never = Jamais joués
lab-clauses = Quelles règles s’appliquent
lab-about-clauses = Dans combien de parties sur cent chaque clause s’est appliquée : plus c’est foncé, plus c’est souvent ; hachuré, jamais.
lab-axis-wins = part des parties gagnées, intervalle à 95 % ; | est équitable
lab-axis-games = parties
lab-axis-branching = coups permis par décision, moyenne d’une partie
lab-axis-leads = changements de tête
lab-axis-known = part de la partie après laquelle le vainqueur a mené pour de bon
lab-axis-course = pour cent de la partie
lab-axis-points = points
lab-sweep-best = Conseillé : { $value }, d’après { $metric }.
lab-sweep-now = tel quel
lab-metric-length = décisions par partie
lab-metric-rounds = manches par partie
lab-metric-seat_gap = plus grand écart entre une place et sa part
lab-metric-lead_changes = changements de tête
lab-metric-win = part des parties gagnées par { $bot }
lab-about-sources = Les mêmes points selon leur origine, à la même échelle ; les petites sources sont réunies.
lab-source-rest = tout le reste
lab-ahead = Combien de fois celui qui mène gagne à la fin
lab-about-ahead = À chaque moment, parmi les parties que quelqu’un mène seul : la part de celles qu’il gagne à la fin, avec son intervalle à 95 %. La ligne tiretée est la part équitable.
lab-axis-ahead = parties gagnées par qui mène
lab-dominant-cards = Cartes fortes
lab-weak-cards = Cartes faibles
lab-summary = Résumé
lab-seat = Place { $number }
lab-unit-decisions = décisions
lab-unit-rounds = manches
lab-unit-days = jours
lab-length-of = Durée d’une partie en { $unit }
lab-sum-few = { $games ->
    [one] Une partie ne montre encore rien : en dessous de { $fewest }, rien n’est marqué.
   *[other] { $games } parties ne montrent encore rien : en dessous de { $fewest }, rien n’est marqué.
}
lab-sum-fair = Équitable entre les places, autant que { $games } parties peuvent le montrer : chacune gagne entre { $low } et { $high } fois sa part.
lab-sum-seats-odd = La place compte : { $seats }.
lab-sum-bot = { $name } joue le mieux et gagne { $times } fois sa part.
lab-sum-bots-even = { $games } parties ne montrent pas qu’un robot joue mieux que les autres.
lab-sum-forfeits = { $name } a perdu { $choices ->
        [one] 1 choix, joué
       *[other] { $choices } choix, joués
    } au hasard : ses victoires disent peu ({ $example }).
lab-sum-thing = { $name } gagne { $times } fois sa part.
lab-sum-characters-even = Aucun personnage ne se détache.
lab-sum-times = { $name } gagne { $times } fois sa part
lab-sum-strong = Fort devant un joueur à la fin : { $things }.
lab-sum-weak = Faible devant un joueur à la fin : { $things }.
lab-sum-length = La moitié des parties finissent en { $lengths } au plus.
lab-sum-length-one = { $count } { $unit }
lab-sum-known = Dans la moitié des parties, le futur vainqueur mène pour de bon à { $percent } % de la partie.
lab-compare-title = { $game } : deux variantes comparées
lab-compare-changed = Changé : { $changes }.
lab-compare-printed = comme imprimé
lab-compare-same = Rien n’a changé entre les deux séries.
lab-compare-none = Aucune différence montrée en { $games } parties jouées avec les mêmes graines.
lab-compare-some = { $count ->
    [one] Une différence montrée en { $games } parties jouées avec les mêmes graines.
   *[other] { $count } différences montrées en { $games } parties jouées avec les mêmes graines.
}
lab-compare-shown = { $name } : { $before } → { $after }, { $difference } [{ $low } ; { $high }] ◆
lab-compare-not-shown = { $name } : { $before } → { $after }, { $difference } [{ $low } ; { $high }] : aucune différence montrée
lab-compare-few = { $name } : { $before } → { $after }, { $difference } : trop peu pour conclure
lab-compare-rest = { $count ->
    [one] Une autre carte ou un autre personnage : aucune différence montrée.
   *[other] { $count } autres cartes et personnages : aucune différence montrée.
}
lab-compare-decisions = décisions par partie
lab-compare-unit = { $unit } par partie
lab-compare-lead_changes = changements de tête
lab-compare-branching = coups légaux à une décision
lab-compare-known_at = part de la partie après laquelle le vainqueur menait pour de bon
lab-compare-wins = victoires : { $name }
lab-compare-first = première
lab-compare-second = seconde
lab-compare-difference = différence
lab-compare-how = Les deux séries jouent chaque partie avec la même graine. Ce que toute partie possède est comparé partie par partie ; les cartes et les personnages, par leurs taux. Les intervalles sont à 95 % ; p est corrigé pour toutes les comparaisons (Holm), et un losange marque une différence montrée.
lab-sweep-none = Aucune recommandation : par { $metric }, { $games } parties ne distinguent pas { $value } de { $others }.
lab-sweep-grid = { $game } : { $numbers }
lab-metric-days = jours par partie
lab-metric-card_gap = plus grand écart entre une carte et sa part
lab-metric-character_gap = plus grand écart entre un personnage et sa part
lab-metric-card = part des parties gagnées avec { $name }
lab-metric-character = part des parties gagnées par { $name }
lab-sweep-against = par rapport à ce qui est imprimé : { $difference } [{ $low } ; { $high }]
