"""Several people: who plays on this computer, and the curtain between those who share a screen."""

from __future__ import annotations

from functools import partial

from scopa_desktop.core.deals import NumberedShuffles
from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.rules import Rules
from scopa_desktop.store.paths import Paths
from scopa_desktop.store.profiles import FIRST, Profiles
from scopa_desktop.store.troubles import Trouble
from tools.scenes.scene import Scene
from tools.scenes.studio import Studio, StudioError


def _fail(trouble: Trouble) -> None:
    raise StudioError(str(trouble))


def people(studio: Studio) -> None:
    """Three people, the first of whom plays."""
    known = Profiles(Paths.under(studio.folder), _fail)
    for name, face in (("Bruno", "boat"), ("Nonna Rita", "lemon")):
        known.add(name, face)
    studio.window.set_people(known, FIRST)
    studio.window.show_people()
    studio.settle()


def start(studio: Studio) -> None:
    """The start page, with who plays in its corner."""
    people(studio)
    studio.window._close_sheet()
    studio.settle()


def shared(studio: Studio, seating: str, lifted: bool = False) -> None:
    """People at one screen, before or after the curtain."""
    rules = Rules.of("scopa")
    names = ("Anna", "Bruno", "Carla", "Dario")
    sides = rules.sides(seating)
    count = sum(map(len, sides))
    seats = [Seat(name, "human") for name in names[:count]]
    match = Match(rules, sides, seats, NumberedShuffles(7))
    for _ in range(5):
        match.play(match.round.legal_plays()[0])
    studio.sit_down(match)
    game = studio.window._game
    if game is None:
        raise StudioError("nobody sits at the table")
    studio.wait_for(lambda: game.curtain is not None, "the curtain does not fall")
    if lifted and game.curtain is not None:
        game.curtain.plate.click()
    studio.settle()


SHARED = (
    Scene("people", people, small=True, shows=("PeopleSheet",)),
    Scene("people-start", start, small=True),
    Scene("curtain", partial(shared, seating="2"), small=True),
    Scene("curtain-four", partial(shared, seating="2x2")),
    Scene("curtain-lifted", partial(shared, seating="2", lifted=True)),
)
