"""Aids at the table, large texts and high contrast."""

from __future__ import annotations

from functools import partial

from scopa_desktop.core.match import Match
from scopa_desktop.core.plays import is_declaration
from scopa_desktop.core.view import view_of
from scopa_desktop.players.reasons import Position
from scopa_desktop.store.preferences import AIDS
from scopa_desktop.ui.windows.statistics import StatisticsPage
from tools.scenes import games
from tools.scenes.scene import Scene, many_seats, moment, rich, yours
from tools.scenes.studio import Studio, StudioError

ALL = {"aids_hard": AIDS, "aids_easy": AIDS, "aids_medium": AIDS, "aids_expert": AIDS}
LARGE = {"text_size": "very_large"}
STARK = {"contrast": "on"}


def caught(studio: Studio) -> None:
    """Play a card that gives a sweep away: it is held back."""
    match = moment(studio, 28, careless)
    view = studio.view
    play = next(play for play in match.round.legal_plays() if view.caution.risky(play))
    view.pick(play)
    if view.picker.sure != play:
        raise StudioError("the card is not held back")


def careless(match: Match) -> bool:
    """Tell whether some of the person's plays give a sweep away, and others do not."""
    if not rich(match):
        return False
    view = view_of(match.round, 0, match.totals)
    found = {Position(view).danger(play) > 0 for play in view.legal_plays() if not is_declaration(play)}
    return found == {True, False}


def crowded(match: Match) -> bool:
    return yours(match) and match.round.table.bit_count() > 5


def helped(studio: Studio, alone: bool = False) -> None:
    """Statistics of matches of which some were played with aids; `alone`: of the others only."""
    for number in range(1, 15):
        match = games.played(number, games.won, level="hard" if number % 3 else "easy")
        studio.matches.save(str(number), match, aids={(1, "sum")} if number % 2 else ())
    studio.window.show_statistics()
    page = studio.window.pages.currentWidget()
    if not isinstance(page, StatisticsPage) or page.filters.aids is None:
        raise StudioError("there is nothing to filter by")
    if alone:
        page.filters.aids.setCurrentIndex(1)


_TABLES = (
    ("two", partial(moment, number=28, until=rich)),
    ("three", partial(moment, number=15, until=many_seats, seating="3")),
    ("four", partial(moment, number=9, until=many_seats, seating="4")),
    ("scopone", partial(moment, number=2, until=crowded, seating="2x2", variant="scopone_scientifico")),
    ("six", partial(moment, number=3, until=many_seats, seating="6")),
)

SEEING = (
    *(Scene(f"aids-{name}", act, preferences=ALL, small=True) for name, act in _TABLES),
    *(Scene(f"large-{name}", act, preferences={**ALL, **LARGE}, small=True) for name, act in _TABLES),
    *(Scene(f"stark-{name}", act, preferences={**ALL, **STARK}) for name, act in _TABLES),
    Scene("aids-large-print", _TABLES[0][1], preferences={**ALL, "deck": "french_large"}, small=True),
    Scene("caution", caught, preferences=ALL, small=True),
    Scene("statistics-aids", helped, ("StatisticsPage",), small=True),
    Scene("statistics-without-aids", partial(helped, alone=True), ("StatisticsPage",)),
)
