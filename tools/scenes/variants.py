"""Scenes of what is particular to each game, and of tables with many players."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from scopa_desktop.core.events import DealerCaptured, InstantlyWon, Misdealt, Scopa
from scopa_desktop.core.match import Match
from scopa_desktop.core.scoring import Category
from scopa_desktop.ui.notes import Special
from tools.scenes import games, special
from tools.scenes.scene import Scene, many_seats, moment, rich, yours
from tools.scenes.studio import Studio

RE_BELLO, TRENTE = special.brings(Category.RE_BELLO), special.brings(Category.TRENTE)
NAPOLA, SEVENS = special.brings(Category.NAPOLA), special.brings(Category.ALL_SEVENS)
FRAC, BARMILA = special.brings(Category.FRAC), special.brings(Special.SAFE_SEVENS)
KNIGHTS, UNWANTED = special.brings(Special.FOUR_KNIGHTS), special.brings(Special.UNWANTED_SCOPA)
ACE, HELD_BACK = special.brings(Special.ACE_TAKES_ALL), special.brings(Special.ACE_HELD_BACK)
AT_ONCE, SWEEP = special.brings_event(InstantlyWon), special.brings_event(Scopa)
MATTA_SHOWN = special.declares_the_matta


def until_captured(studio: Studio) -> None:
    """Cirulla with a declared seven of cups that keeps its value on the table."""
    plays = "under ten 7C=2;7C"
    match = games.arranged("9D 6S 10B 8C 3D 2D 7C 10D 9B 8S", plays, 1, "cirulla", matta="until_captured")
    studio.sit_down(match)


def misdealt(studio: Studio) -> None:
    """A first deal that had to be made twice, when it lies."""
    studio.begin(games.played(164, lambda _: True))
    studio.view.skip()
    studio.settle()


def scored_at_once(match: Match) -> bool:
    """Tell whether two players have swept the table in this round."""
    return rich(match) and sum(map(bool, match.round.scope)) > 1


def long_names(studio: Studio, seating: str) -> None:
    """Names that no plate has room for."""
    until = many_seats if seating != "2" else rich
    match = games.played(15, until, seating, names=("Massimiliano Bartolomeo della Rovere", "Wilhelmina Kaczmarczyk"))
    studio.sit_down(match)


def full_hand(studio: Studio, variant: str) -> None:
    """The longest hands, before the first card of a round is played."""
    moment(studio, 2, lambda m: yours(m) and m.round.hands[0].bit_count() == m.rules.hand_size, "2x2", variant)


def during(number: int, wanted: special.Wanted, variant: str, **more: Any) -> Callable[[Studio], None]:
    """Show something while it happens."""
    return lambda studio: special.happening(studio, number, wanted, variant, **more)


def when_over(number: int, wanted: special.Wanted, variant: str, **more: Any) -> Callable[[Studio], None]:
    """Show what is seen when it has happened."""
    return lambda studio: special.happened(studio, number, wanted, variant, **more)


def opening(number: int, kind: type, variant: str, ms: float) -> Callable[[Studio], None]:
    """Show something that happens before anybody plays."""
    return lambda studio: special.opening(studio, number, kind, variant, ms=ms)


SPECIAL = (
    # A short sentence in the line, and light on the card.
    Scene("special-re-bello", during(7, RE_BELLO, "re_bello"), small=True),
    Scene("special-trente", during(2, TRENTE, "scopone_trente", seating="2x2")),
    Scene("special-napola", when_over(8, NAPOLA, "napola"), small=True),
    Scene("special-ponino", during(2, KNIGHTS, "ponino")),
    Scene("special-frac", during(3, FRAC, "frac", seating="4")),
    Scene(
        "special-ace",
        during(7, ACE, "asso_traditional", seating="3"),
        small=True,
    ),
    Scene("special-ace-held-back", when_over(3, HELD_BACK, "asso_traditional")),
    Scene(
        "special-perdere",
        during(11, UNWANTED, "perdere", ms=2300),
        small=True,
    ),
    Scene("special-perdere-after", when_over(11, UNWANTED, "perdere")),
    Scene("special-sevens", when_over(3, SEVENS, "escoba")),
    Scene("special-barmila", when_over(3, BARMILA, "chkobba")),
    Scene("special-chkobba", during(4, SWEEP, "chkobba", ms=2300)),
    Scene("special-escoba", during(5, SWEEP, "escoba", ms=2600)),
    Scene("special-sum", during(6, special.takes_two, "scopa")),
    Scene("special-needs", lambda s: special.pointing(s, 9, special.takes_three, "escoba"), small=True),
    Scene("special-sums", lambda s: special.offering(s, 9, special.takes_three, "escoba"), small=True),
    # Won at once.
    Scene(
        "special-cappotto",
        during(112, AT_ONCE, "cirulla", ms=3300),
        small=True,
    ),
    Scene("special-cappotto-after", when_over(112, AT_ONCE, "cirulla")),
    Scene(
        "special-trente-won",
        during(1, AT_ONCE, "scopone_trente", seating="2x2", ms=3300),
    ),
    # Cirulla.
    Scene("cirulla-declared", when_over(2, MATTA_SHOWN, "cirulla"), small=True),
    Scene("cirulla-declaring", during(2, MATTA_SHOWN, "cirulla", ms=900)),
    Scene(
        "cirulla-declared-three",
        when_over(2, MATTA_SHOWN, "cirulla", seating="3"),
        small=True,
    ),
    Scene(
        "cirulla-declared-teams",
        when_over(4, MATTA_SHOWN, "cirulla", seating="2x2"),
        small=True,
    ),
    Scene("cirulla-until-captured", until_captured),
    Scene(
        "cirulla-opening",
        opening(24, DealerCaptured, "cirulla", 700),
        small=True,
    ),
    Scene("cirulla-opening-sweep", opening(24, DealerCaptured, "cirulla", 1900)),
    Scene("cirulla-misdeal", opening(28, Misdealt, "cirulla", 1500)),
    Scene("misdeal", opening(164, Misdealt, "scopa", 1500), small=True),
    Scene("misdeal-after", misdealt, small=True),
    # Many players.
    Scene("seats-four-points", partial(moment, number=9, until=scored_at_once, seating="4"), small=True),
    Scene("seats-six-points", partial(moment, number=3, until=scored_at_once, seating="6"), small=True),
    *(
        Scene(f"seats-long-names-{seating}", partial(long_names, seating=seating), small=True)
        for seating in ("2", "3", "4", "2x2", "6", "3x2", "2x3")
    ),
    *(
        Scene(f"seats-scopone-{cards}", partial(full_hand, variant=variant), small=True)
        for cards, variant in ((9, "scopone"), (10, "scopone_scientifico"))
    ),
)
