"""Hints: what the teacher would play, pointed at and explained."""

from __future__ import annotations

from functools import partial

from scopa_desktop.core.cards import SETTEBELLO
from scopa_desktop.core.match import Match
from scopa_desktop.core.plays import Play, is_declaration, takes_of
from tools.scenes import games
from tools.scenes.scene import Scene, many_seats, moment, rich
from tools.scenes.studio import Studio


def hinted(
    studio: Studio, number: int, until: games.Until, seating: str = "2", variant: str = "scopa", again: bool = False
) -> None:
    """Ask for a hint when something is so; `again` puts the reasons away."""
    moment(studio, number, until, seating, variant)
    studio.hint()
    if again:
        studio.hint()


def _plays(match: Match) -> list[Play]:
    return [play for play in match.round.legal_plays() if not is_declaration(play)]


def settebello_and_more(match: Match) -> bool:
    """Tell whether the person may take the settebello together with another card."""
    if not rich(match) or match.round.table.bit_count() < 4:
        return False
    taken = [takes_of(play) for play in _plays(match)]
    return any(takes >> SETTEBELLO & 1 and takes.bit_count() > 1 for takes in taken)


def nothing_to_take(match: Match) -> bool:
    """Tell whether the person can only lay a card."""
    return rich(match) and match.round.table.bit_count() >= 3 and not any(map(takes_of, _plays(match)))


def one_card_left(match: Match) -> bool:
    return rich(match) and len(_plays(match)) == 1 and match.round.hands[0].bit_count() == 1


def crowded(match: Match) -> bool:
    return rich(match) and match.round.table.bit_count() >= 8 and len(_plays(match)) > 2


def declaring(studio: Studio) -> None:
    """Cirulla: whether to declare is asked, and the teacher has an answer."""
    studio.sit_down(games.arranged("4D 6S 10B 5C 7C 2D 1S 8D 9B 3C", "", variant="cirulla"))
    studio.hint()


HINTS = (
    Scene("hint", partial(hinted, number=28, until=settebello_and_more), small=True),
    Scene("hint-laying", partial(hinted, number=5, until=nothing_to_take), small=True),
    Scene("hint-only-play", partial(hinted, number=12, until=one_card_left)),
    Scene("hint-without-reasons", partial(hinted, number=28, until=settebello_and_more, again=True)),
    Scene("hint-crowded", partial(hinted, number=4, until=crowded, seating="2x2", variant="scopone"), small=True),
    Scene("hint-six", partial(hinted, number=3, until=many_seats, seating="6"), small=True),
    Scene("hint-three", partial(hinted, number=3, until=many_seats, seating="3"), small=True),
    Scene("hint-declaring", declaring, small=True),
    Scene("hint-french", partial(hinted, number=28, until=settebello_and_more), preferences={"deck": "french"}),
    Scene("hint-no-line", partial(hinted, number=12, until=one_card_left), preferences={"show_line": False}),
)
