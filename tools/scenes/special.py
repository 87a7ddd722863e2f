"""What is particular to each game: the moments in which a play is special, and how to come to them."""

from __future__ import annotations

from collections.abc import Callable

from scopa_desktop.core.cards import MATTA
from scopa_desktop.core.match import Match
from scopa_desktop.core.plays import Play, card_of, is_declaration, takes_of
from scopa_desktop.core.rules import Value
from scopa_desktop.core.scoring import Category
from scopa_desktop.ui.notes import Special, noted
from tools.scenes import games
from tools.scenes.studio import Studio, StudioError

Wanted = Callable[[Match, Play], bool]
"""Tells whether a play is the one that is to be seen."""


def brings(about: Category | Special) -> Wanted:
    """Return a test for plays that bring something that is worth a note."""

    def test(match: Match, play: Play) -> bool:
        events = match.play(play)
        found = any(note.about is about for each in noted(events, match.round).values() for note in each.notes)
        match.undo()
        return found

    return test


def brings_event(kind: type) -> Wanted:
    """Return a test for plays that bring an event of this kind."""

    def test(match: Match, play: Play) -> bool:
        events = match.play(play)
        match.undo()
        return any(isinstance(event, kind) for event in events)

    return test


def declares_the_matta(match: Match, play: Play) -> bool:
    """Tell whether a computer player may declare with the seven of cups in its hand."""
    return is_declaration(play) and match.round.turn != 0 and bool(match.round.hands[match.round.turn] >> MATTA & 1)


def takes_three(match: Match, play: Play) -> bool:
    return not is_declaration(play) and takes_of(play).bit_count() == 3


def takes_two(match: Match, play: Play) -> bool:
    return not is_declaration(play) and takes_of(play).bit_count() == 2


def the_play(match: Match, wanted: Wanted) -> Play | None:
    """Return the play that is to be seen, if somebody may make it now."""
    if match.round_scored:
        return None
    return next((play for play in sorted(match.round.legal_plays()) if wanted(match, play)), None)


def before_it(
    studio: Studio, number: int, wanted: Wanted, variant: str, seating: str = "2", **house: Value
) -> tuple[Match, Play]:
    """Sit down at a match of a deal number just before something happens; return the play that brings it."""
    match = games.played(number, lambda m: the_play(m, wanted) is not None, seating, variant, house=house)
    play = the_play(match, wanted)
    if play is None:
        raise StudioError(f"the match of deal {number} does not come to this")
    studio.sit_down(match)
    return match, play


def happening(
    studio: Studio, number: int, wanted: Wanted, variant: str, seating: str = "2", ms: float = 800, **house: Value
) -> None:
    """Let it happen, and stop the clock so many milliseconds after its beginning."""
    _, play = before_it(studio, number, wanted, variant, seating, **house)
    studio.play(play)
    studio.advance(ms)


def happened(studio: Studio, number: int, wanted: Wanted, variant: str, seating: str = "2", **house: Value) -> None:
    """What is seen when it has happened and nothing moves any more."""
    _, play = before_it(studio, number, wanted, variant, seating, **house)
    studio.play(play, speed="off")
    studio.view.skip()
    studio.settle()


def pointing(studio: Studio, number: int, wanted: Wanted, variant: str, seating: str = "2") -> None:
    """Point at the card that would bring it; the person is to play."""
    _, play = before_it(studio, number, wanted, variant, seating)
    studio.point_at(card_of(play))


def offering(studio: Studio, number: int, wanted: Wanted, variant: str, seating: str = "2") -> None:
    """Click the card that would bring it, and may do something else."""
    _, play = before_it(studio, number, wanted, variant, seating)
    studio.click(card_of(play))


def opening(studio: Studio, number: int, kind: type, variant: str, seating: str = "2", ms: float = 0) -> None:
    """A first deal in which something happens before anybody plays, so many milliseconds after that begins."""
    match = games.played(number, lambda _: True, seating, variant)
    events = match.opening_events()
    if not any(isinstance(event, kind) for event in events):
        raise StudioError(f"deal {number} does not begin like this")
    studio.begin(match)
    while not isinstance(studio.view.player._running[0], kind):
        studio.view.player.jump()
    studio.advance(ms)
