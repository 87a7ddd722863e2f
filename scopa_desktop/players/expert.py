"""The computer players that think ahead, from Hard upwards, and the teacher's judgement."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from scopa_desktop.core.cards import CardSet
from scopa_desktop.core.plays import Play
from scopa_desktop.core.view import SeatView
from scopa_desktop.players.chitarrella import ByMaxims, usual_weights
from scopa_desktop.players.memory import forgotten
from scopa_desktop.players.search import Effort, Search, Valued
from scopa_desktop.players.taste import taste
from scopa_desktop.players.temperament import Temperament

HARD = Effort(plies=3_000, most_worlds=40, kept=0.95)
HARD_TEAMS = Effort(plies=20_000, most_worlds=120, kept=0.97)
EXPERT = Effort(plies=16_000, most_worlds=400, exact=8, infers=True)
EXPERT_TEAMS = Effort(plies=60_000, most_worlds=400, exact=8, infers=True)
"""With more seats there is more to imagine."""
CONVENTIONS = 0.3
"""How much the old maxims count beside what the worlds say, for players with a partner: it costs nothing (+0.14 ± 0.25
points a round in Scopone scientifico) and a partner who knows the maxims understands what is played."""
TEACHER = Effort(plies=60_000, most_worlds=400, exact=8, infers=True)


class SearchPlayer:
    """Imagines worlds and plays what does best in them.

    Args:
        two: how hard it thinks at a table of two.
        more: how hard at a larger table.
        temperament: what it likes.
    """

    def __init__(self, two: Effort, more: Effort, temperament: Temperament) -> None:
        self._two = two
        self._more = more
        self._temperament = temperament

    def choose(self, view: SeatView, chance: Random) -> Play:
        """Return the play that does best in the worlds imagined."""
        effort = self._two if len(view.hand_counts) == 2 else self._more
        gone = forgotten(view, effort.kept)
        return Search(view, effort, chance, gone, self._likings(view, gone)).best()

    def _likings(self, view: SeatView, gone: CardSet) -> Callable[[Play], float]:
        """Return what the player likes: its own taste, and with a partner the conventions that a partner expects."""
        unseen = CardSet(view.unseen | gone)
        own = taste(view, self._temperament, unseen)
        if max(map(len, view.sides)) == 1:
            return own
        by_maxims = dict(ByMaxims(view, unseen, usual_weights(view)).values())
        return lambda play: own(play) + CONVENTIONS * by_maxims[play]


def hard(temperament: Temperament) -> SearchPlayer:
    """Return the player of the level Hard."""
    return SearchPlayer(HARD, HARD_TEAMS, temperament)


def expert(temperament: Temperament) -> SearchPlayer:
    """Return the player of the level Expert."""
    return SearchPlayer(EXPERT, EXPERT_TEAMS, temperament)


def valued_plays(view: SeatView, chance: Random) -> list[Valued]:
    """Return what each legal play is worth, the best first, as the strongest player judges it."""
    return Search(view, TEACHER, chance).valued()
