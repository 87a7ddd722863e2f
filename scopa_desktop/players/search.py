"""Choosing by imagining: worlds that could be, each play tried in all of them, the best mean chosen.

"Perfect-information Monte Carlo" with the same worlds for every play, sequential halving of the plays in question,
and exact play of the last cards.  Everything follows from the view and the seed: effort is counted in plays made,
never in time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from random import Random

from scopa_desktop.core.cards import EMPTY, CardSet
from scopa_desktop.core.plays import Play
from scopa_desktop.core.round import Round
from scopa_desktop.core.rules import Rules
from scopa_desktop.core.view import SeatView
from scopa_desktop.players.aim import Aim
from scopa_desktop.players.endgame import value_of
from scopa_desktop.players.policy import Policy, wandering
from scopa_desktop.players.worlds import Worlds

BATCH = 8
"""Worlds between two looks at how the plays stand."""
HOPELESS = 2.6
"""A play that is so many standard errors behind the best is given up."""
EQUAL = 1e-9
FEWEST = 16
"""No play is given up before so many worlds."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a player thinks.

    Attributes:
        plies: how many plays it makes in imagined rounds for one decision, more or less.
        most_worlds: how many worlds it looks at, at most.
        exact: from so many cards left on, it plays each world out exactly (two sides only).
        infers: whether it gathers from what others played what they probably lack.
        kept: how much of what was captured it remembers, 0 to 1.
    """

    plies: int
    most_worlds: int
    exact: int = 0
    infers: bool = False
    kept: float = 1.0


@dataclass(frozen=True, slots=True)
class Valued:
    """A play and what it is worth.

    Attributes:
        play: the play.
        value: the mean over the worlds, in points of the round, 0 for level.
        error: the standard error of its difference to the best play's value; 0 for the best itself.
    """

    play: Play
    value: float
    error: float


@lru_cache(maxsize=32)
def policy_for(rules: Rules) -> Policy:
    """Return the policy of these rules, shared by all searches, with what it remembers."""
    return Policy(rules)


class Search:
    """One decision.

    Args:
        view: what the seat to play has seen.
        effort: how hard it thinks.
        chance: where worlds are drawn from.
        forgotten: captured cards that the seat has forgotten.
        taste: what the player likes about a play beyond winning, in points.
    """

    def __init__(
        self,
        view: SeatView,
        effort: Effort,
        chance: Random,
        forgotten: CardSet = EMPTY,
        taste: Callable[[Play], float] = lambda play: 0.0,
    ) -> None:
        self._view = view
        self._effort = effort
        self._chance = chance
        self._side = view.seen.side_of[view.seat]
        self._policy = policy_for(view.rules)
        self._worlds = Worlds(view, self._policy if effort.infers else None, forgotten)
        self._aim = Aim(view.rules, self._side, view.totals)
        self._plays = view.legal_plays()
        self._tastes = [taste(play) for play in self._plays]
        self._values: list[list[float]] = [[] for _ in self._plays]
        left = view.seen.cards_left
        two_sides = len(view.sides) == 2
        # While cards are to be dealt, the hands alone do not say how a round ends.
        self._exact = two_sides and left <= effort.exact and not view.stock
        self._certain = not view.gaps and not view.stock and not forgotten
        self._known: dict[tuple[CardSet, ...], list[float]] = {}
        self._cost = left + 3

    def best(self) -> Play:
        """Return the play to make."""
        if len(self._plays) == 1:
            return self._plays[0]
        alive = self._race(len(self._plays))
        return self._plays[alive[0]]

    def valued(self) -> list[Valued]:
        """Return every play with its value, the best first; no play is given up early."""
        budget = max(FEWEST, self._effort.plies // (self._cost * len(self._plays)))
        everyone = list(range(len(self._plays)))
        self._look(everyone, min(budget, self._effort.most_worlds))
        order = sorted(everyone, key=self._mean, reverse=True)
        # A play is behind itself by nothing, without error.
        return [Valued(self._plays[each], self._mean(each), self._behind(each, order[0])[1]) for each in order]

    def _race(self, count: int) -> list[int]:
        """Return the plays in order, best first, after giving up one after the other."""
        alive = list(range(count))
        if self._certain and self._exact:
            return self._certain_order(alive)
        stages = max(1, (count - 1).bit_length())
        budget = self._effort.plies // self._cost
        for stage in range(stages):
            share = budget // (stages - stage)
            spent = 0
            while len(alive) > 1 and spent < share and len(self._values[alive[0]]) < self._effort.most_worlds:
                self._look(alive, BATCH)
                spent += BATCH * len(alive)
                alive = self._without_hopeless(alive)
            budget -= spent
            alive.sort(key=self._mean, reverse=True)
            if stage < stages - 1:
                alive = alive[: max(2, (len(alive) + 1) // 2)]
        return alive

    def _certain_order(self, alive: list[int]) -> list[int]:
        """Return the plays in order where every card is known: equals by what they gain if others play as people do."""
        self._look(alive, 1)
        best = max(map(self._mean, alive))
        equals = [index for index in alive if self._mean(index) >= best - EQUAL]
        if len(equals) == 1:
            return equals
        world = self._worlds.draw(self._chance)
        gains = dict.fromkeys(equals, 0.0)
        for _ in range(FEWEST):
            attention = wandering(self._chance)
            for index in equals:
                gains[index] += self._tried(world, self._plays[index], attention)
        return sorted(equals, key=gains.__getitem__, reverse=True)

    def _without_hopeless(self, alive: list[int]) -> list[int]:
        alive = sorted(alive, key=self._mean, reverse=True)
        best = alive[0]
        if len(self._values[best]) < FEWEST:
            return alive
        kept = [best]
        for index in alive[1:]:
            behind, error = self._behind(index, best)
            if behind < HOPELESS * error:
                kept.append(index)
        return kept

    def _mean(self, index: int) -> float:
        values = self._values[index]
        return sum(values) / len(values) + self._tastes[index]

    def _behind(self, index: int, best: int) -> tuple[float, float]:
        """Return how far a play is behind another in the worlds that both were tried in, and the standard error."""
        gaps = [a - b for a, b in zip(self._values[best], self._values[index], strict=False)]
        mean = sum(gaps) / len(gaps)
        variance = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
        return mean + self._tastes[best] - self._tastes[index], sqrt(variance / len(gaps))

    def _look(self, alive: Sequence[int], worlds: int) -> None:
        """Try plays in some more worlds."""
        for _ in range(worlds):
            world = self._worlds.draw(self._chance)
            if self._exact:
                for index, value in zip(alive, self._exact_values(world, alive), strict=True):
                    self._values[index].append(value)
            else:
                attention = wandering(self._chance)
                for index in alive:
                    self._values[index].append(self._tried(world, self._plays[index], attention))

    def _tried(self, world: Round, play: Play, attention: Sequence[float]) -> float:
        """Return how a world ends after a play; with the same attention the same players wander."""
        trial = world.copy()
        trial.push(play)
        self._policy.play_out(trial, attention)
        return self._aim.value(trial)

    def _exact_values(self, world: Round, alive: Sequence[int]) -> list[float]:
        hands = tuple(world.hands)
        known = self._known.get(hands)
        if known is None:
            known = self._known[hands] = [value_of(world, play, self._side, self._aim) for play in self._plays]
        return [known[index] for index in alive]
