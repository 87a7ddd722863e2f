"""The first start, the table behind the start page, and watching the computer play."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from scopa_desktop.store.table_setup import TableSetup
from scopa_desktop.ui.projection import Company, Projection
from scopa_desktop.ui.table.state import Line
from scopa_desktop.ui.windows.behind import BehindView
from scopa_desktop.ui.windows.company import FACES
from tools.scenes import games
from tools.scenes.scene import Scene, rich
from tools.scenes.studio import Studio, StudioError


def starting_over(studio: Studio) -> None:
    """The start page of somebody who has never played."""
    studio.window.choices.remember(new_game=TableSetup())
    studio.window.show_start()


def with_a_table_behind(studio: Studio) -> None:
    """The start page with a table behind it, some plays into its match."""
    studio.store(games.played(219, lambda match: rich(match)))
    studio.window.show_start()
    studio.wait_for(lambda: studio.window._behind is not None, "the table was not made ready")
    page, table = studio.window.start, studio.window._table()
    table.resize(page.size())
    view = BehindView(table, page)
    page.set_behind(view)
    page._fading.setCurrentTime(page._fading.duration())
    match = games.played(5, lambda match: match.round.plays_made == 9)
    projection = Projection(Company.of(match, tuple(FACES.values())), studio.window.look.words)
    state = projection.state(match, Line())
    view.show_state(replace(state, last=None))
    view.show()
    studio.settle()


def primer(studio: Studio) -> None:
    studio.window.show_start()
    studio.window.show_primer()


def watching(studio: Studio, variant: str, hands: bool) -> None:
    """The computer plays all seats, paused after a few plays."""
    studio.window.watch(variant)
    watched, game = studio.window._watching, studio.window._game
    if watched is None or game is None:
        raise StudioError("nobody is watched")
    watched.toggle()
    for _ in range(3):
        watched.demo.step()
        studio.prompt(studio.session.match.round.legal_plays()[0])
    if hands:
        studio.window._bar().hands.click()


DEMO = (
    Scene("start-first", starting_over, ("StartPage",), small=True),
    Scene("start-behind", with_a_table_behind, ("StartPage", "BehindView"), small=True),
    Scene("primer", primer, ("PrimerSheet",), small=True),
    Scene("watching", partial(watching, variant="scopa", hands=False), ("TableView", "DemoBar"), small=True),
    Scene(
        "watching-open-hands", partial(watching, variant="scopone_scientifico", hands=True), ("DemoBar",), small=True
    ),
)
"""Every scene of demo and start."""
