"""How the table of `pioneers` reads aloud, and what its goal is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from saloon.games.pioneers.content import (
    ANIMALS,
    BUILD_COST,
    DIPLOMA_FEE,
    GOODS,
    POINTS_TO_WIN,
    STAKE_FEE,
)
from saloon.games.pioneers.lookup import (
    has,
    reference,
)
from saloon.games.pioneers.moves import ORDERS
from saloon.games.pioneers.names import Names
from saloon.goal import Aim, Goal

COUNTED: Final = (("cash", "cash"), ("food", "food"), ("bullet", "bullets"))
"""What a hint counts beside points: the words of a good, and where the view has it."""
NUMBER_OF: Final = {animal.id: animal.number for animal in ANIMALS}


class Aloud(Names):
    """Says the whole table in lines."""

    def read(self, view: Mapping[str, Any]) -> list[str]:
        """The whole table in sentences, without a sign that only the eye understands."""
        table = view["table"]
        return [
            *self._read_time(table),
            *self.read_options(view),
            *self._read_lawmen(table),
            *self._read_news(table),
            *self._read_secret(view),
            *[line for player in table["players"] for line in self._read_player(table, player)],
            *self._read_field(table),
            *self._read_stockpile(table),
            *self._read_orders(table),
        ]

    def _read_time(self, table: Mapping[str, Any]) -> Iterator[str]:
        step = self.words(f"step-{table['step']}")
        yield self.words("read-round", round=table["round"], step=step)
        active = table["active"]
        if active is not None:
            message = "read-turn-you" if active == self.me else "read-turn"
            yield (
                self.words(message, who=self.name(active))
                if active != self.me
                else self.words(message)
            )
        if table["acting"] is not None:
            yield self.words("read-acting", who=self.pioneer(*table["acting"]))
        if table["targeted"] is not None:
            yield self.words("read-targeted", who=self.who(table["targeted"]))

    def _read_lawmen(self, table: Mapping[str, Any]) -> Iterator[str]:
        bandit, sheriff = table["bandit"], table["sheriff"]
        if bandit["square"]:
            yield self.words("read-bandit-track", square=bandit["square"])
        else:
            yield self.words("read-bandit-at", tile=self.at(table, bandit["q"], bandit["r"]))
        if bandit["jailed"]:
            yield self.words("scene-bandit-jailed")
        if bandit["hirer"] is not None and bandit["victim"] is not None:
            yield self.words(
                "scene-bandit-job",
                who=self.who(bandit["hirer"]),
                target=self.who(bandit["victim"]),
                count=bandit["limbo"],
            )
        yield self.words("read-sheriff", tile=self.at(table, sheriff["q"], sheriff["r"]))
        if not sheriff["available"]:
            yield self.words("scene-sheriff-away")
        yield self.words("read-hideout", count=table["hideout"])

    def _read_news(self, table: Mapping[str, Any]) -> Iterator[str]:
        """What lies open for a moment: a card, a tile, an animal, an offer, a lot."""
        card = table["card"]
        if card is not None:
            does = self.words(f"card-{card}-does")
            yield self.words("read-card", card=self.words(f"card-{card}"), does=does)
        if table["drawn"] is not None:
            yield self.words("read-drawn", land=self.kind(table["drawn"]))
        if table["animal"] is not None:
            name = self.words(f"animal-{table['animal']}")
            yield self.words("read-animal", animal=name, number=NUMBER_OF[table["animal"]])
        if table["prayers"]["kept"]:
            kept = ", ".join(self.words(f"prayer-{id}") for id in table["prayers"]["kept"])
            yield self.words("read-kept", prayers=kept)
        if self.in_danger(table):
            yield self.words("read-unarmed-warning")
        if table["boom"] is not None:
            yield self.words("read-boom")
        if table["dust"] is not None:
            yield self.words("read-dust")
        yield from self.dealings(table)

    def _read_secret(self, view: Mapping[str, Any]) -> Iterator[str]:
        """PIO-ASK-04: who is asked at once with others, and who has answered; never what."""
        asked = [ask["seat"] for ask in view["asks"] if ask["secret"]]
        for message, seats in (
            ("read-secret-asked", [seat for seat in asked if seat not in view["committed"]]),
            ("read-secret-answered", [seat for seat in asked if seat in view["committed"]]),
        ):
            if seats:
                yield self.words(message, names=", ".join(self.name(seat) for seat in seats))

    def in_danger(self, table: Mapping[str, Any]) -> bool:
        """PIO-RULING-15: whether the reader has no gun or no Bullet while the Bandit roams."""
        bandit = table["bandit"]
        if self.me is None or bandit["q"] is None or bandit["jailed"]:
            return False
        player = table["players"][self.me]
        return player["status"] == "in" and not player["armed"]

    def dealings(self, table: Mapping[str, Any]) -> Iterator[str]:
        """An open trade or auction."""
        lot = table["lot"]
        if table["offer"] is not None:
            yield self.words("read-offer", sides=self.sides(table))
        if lot is not None:
            yield self.words(
                "read-lot",
                who=self.who(lot["seller"]),
                lot=self.line(table, lot),
                price=lot["reserve"],
            )

    def _read_player(self, table: Mapping[str, Any], player: Mapping[str, Any]) -> Iterator[str]:
        seat = player["seat"]
        if player["status"] != "in":
            yield self.words(f"read-{player['status']}", who=self.who(seat))
            return
        if player["symbol"] is not None:
            face = self.words(f"symbol-{player['symbol']}")
            yield self.words("read-symbol", who=self.who(seat), face=face)
        goods = [self.goods(kind, has(player, kind)) for kind in ("money", "food", "bullet")]
        goods += [
            self.goods(good.id, has(player, good.id)) for good in GOODS[2:] if has(player, good.id)
        ]
        yield self.words(
            "read-player",
            who=self.who(seat),
            count=player["points"],
            goods=", ".join(goods),
            armed=self.words("read-armed" if player["armed"] else "read-unarmed"),
        )
        pioneers = [
            self.words(
                "read-pioneer", number=one["number"], facts=", ".join(self.facts(table, one))
            )
            for one in player["pioneers"]
        ]
        yield self.words(
            "read-family",
            count=len(pioneers),
            limit=player["limit"],
            pioneers=", ".join(pioneers) or self.words("read-none"),
        )
        stock = [f"{self.work(id)} {count}" for id, count in player["stock"].items() if count]
        yield self.words("read-stock", stock=", ".join(stock) or self.words("read-none"))
        if player["ward"]:
            yield self.words("read-ward")
        if player["waived"]:
            fees = ", ".join(self.words(f"waived-{id}") for id in player["waived"])
            yield self.words("read-waived", fees=fees)

    def _read_field(self, table: Mapping[str, Any]) -> Iterator[str]:
        """Tiles with something on them one by one, the others by type."""
        empty: dict[str, list[str]] = {}
        for tile in table["field"]:
            owned = self.property(tile)
            facts = [f"{owned}." if owned else "", self.people(table, tile)]
            if any(facts):
                place = self.at(table, tile["q"], tile["r"])
                yield self.words("read-tile", tile=place, facts=" ".join(facts).strip())
            elif not tile["town"]:
                empty.setdefault(tile["kind"], []).append(reference(tile["q"], tile["r"]))
        for kind, refs in empty.items():
            yield self.words("read-land", land=self.kind(kind), refs=", ".join(refs))
        refs = [reference(q, r) for q, r in table["open"]]
        yield self.words("read-open", refs=", ".join(refs) or self.words("read-none"))

    def people(self, table: Mapping[str, Any], tile: Mapping[str, Any]) -> str:
        """Who is on a tile, or ''."""
        spot = (tile["q"], tile["r"])
        there = [
            self.pioneer(player["seat"], one["number"])
            for player in table["players"]
            for one in player["pioneers"]
            if (one["q"], one["r"]) == spot
        ]
        there += [
            self.words(who)
            for who in ("bandit", "sheriff")
            if (table[who]["q"], table[who]["r"]) == spot
        ]
        return self.words("scene-there", names=", ".join(there)) if there else ""

    def _read_stockpile(self, table: Mapping[str, Any]) -> Iterator[str]:
        stock = table["stockpile"]
        counts = {
            "food": stock["food"],
            "bullet": stock["bullets"],
            "revolver": stock["revolvers"],
            "horse": stock["horses"],
            **stock["tools"],
            **stock["resources"],
            "point-card": stock["cards"],
        }
        goods = ", ".join(self.goods(id, count) for id, count in counts.items() if count)
        yield self.words("read-stockpile", goods=goods, stakes=stock["stakes"])
        free = [self.diploma(id, table) for id in stock["diplomas"]]
        yield self.words("read-diplomas", diplomas=", ".join(free) or self.words("read-none"))
        yield self.words(
            "read-pile", count=sum(table["pile"].values()), events=table["events"]["left"]
        )

    def _read_orders(self, table: Mapping[str, Any]) -> Iterator[str]:
        for id, order in table["orders"].items():
            if id in ORDERS:
                yield self.words(
                    "read-order",
                    question=self.words(f"move-order-{id}"),
                    rule=self.words(f"move-rule-{order[0]}"),
                )

    def goal(self, view: Mapping[str, Any]) -> Goal:
        """PIO-WIN-01: twenty points, and what the reader could score with next."""
        players = view["table"]["players"]
        reached = [player["points"] for player in players]
        aims = [] if self.me is None else self._ways(players[self.me], view["table"])
        return Goal(self.words("goal-wins", count=POINTS_TO_WIN), reached, POINTS_TO_WIN, aims)

    def tally(self, view: Mapping[str, Any]) -> dict[str, int]:
        """Points, cash, Food and Bullets."""
        if self.me is None:
            return {}
        player = view["table"]["players"][self.me]
        return {
            self.words("tally-points"): player["points"],
            **{self.words(f"good-{kind}"): player[key] for kind, key in COUNTED},
        }

    def _ways(self, player: Mapping[str, Any], table: Mapping[str, Any]) -> list[Aim]:
        """The next ways to score: to build, to study, to have a child."""
        if player["status"] != "in":
            return []
        claims = [
            tile
            for tile in table["field"]
            if tile.get("work") == "claim" and tile.get("owner") == player["seat"]
        ]
        build = "goal-build" if claims else "goal-claim"
        cost = {"stake": self.price(STAKE_FEE), "build": self.price(BUILD_COST[0])}
        ways = [Aim(self.words("goal-two"), self.words(build, **cost), "farm")]
        family = player["pioneers"]
        if any(one["diploma"] is None for one in family):
            ways.append(
                Aim(
                    self.words("goal-one"),
                    self.words("goal-diploma", price=self.price(DIPLOMA_FEE)),
                    "diploma",
                )
            )
        room = player["limit"] - len(family)
        state = "goal-child" if room > 0 else "goal-homestead"
        ways.append(Aim(self.words("goal-one"), self.words(state, room=room), "pioneer"))
        return ways
