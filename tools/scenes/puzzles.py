"""Scenes of puzzles: asked, helped with, missed, solved, shown, and looked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from scopa_desktop.players.grades import Grade
from scopa_desktop.players.puzzles import Difficulty
from scopa_desktop.players.service import Thought
from scopa_desktop.store.paths import Paths
from scopa_desktop.ui.windows.puzzle_desk import PuzzleDesk
from scopa_desktop.ui.windows.puzzles import PuzzlePage
from tools.scenes.scene import Scene
from tools.scenes.studio import Studio, StudioError


class Silent:
    """Looks deals through, and never comes to an end."""

    def ask_puzzles(self, variant: str, seating: str, number: int) -> int:
        return 1

    def poll(self) -> Sequence[Thought]:
        return ()

    def close(self) -> None:
        pass


Act = Callable[[PuzzlePage], object]


def puzzle(
    studio: Studio, variant: str = "scopa", difficulty: Difficulty | None = None, act: Act | None = None
) -> None:
    """Show the first puzzle of a game and a difficulty, and do something with it."""
    window = studio.window
    window._stage = replace(window.stage, paths=Paths.under(studio.folder))
    desk = window._puzzles = PuzzleDesk(window.look, window.stage.paths, window.tell, window)
    desk.thinker = Silent
    desk.puzzling.choose(variant, difficulty)
    window.show_puzzles()
    page = window._page
    if not isinstance(page, PuzzlePage):
        raise StudioError("this is no page of puzzles")
    if act is not None:
        act(page)
    studio.settle()


def hinted(page: PuzzlePage, times: int) -> None:
    """Have hints given."""
    for _ in range(times):
        page.panel.hint()


def tried(page: PuzzlePage, right: bool) -> None:
    """Find the best play, or try the one that looks worst."""
    case = page.panel.case
    if case is None:
        raise StudioError("there is nothing to try")
    plays = [play for play, each in case.known.items() if (each.grade is Grade.BEST) == right]
    page.panel._try(plays[-1])


def several(page: PuzzlePage) -> None:
    """Solve three, miss one, and stand before the next."""
    for right in (True, True, False, True):
        tried(page, right)
        page._next()


def shown(page: PuzzlePage) -> None:
    """Have the solution shown."""
    page.panel._show_answer()


def exhausted(page: PuzzlePage) -> None:
    """Go on until no puzzle is left."""
    while page._puzzling.current is not None:
        page._next()


def stopped(page: PuzzlePage) -> None:
    """Go on until no puzzle is left, and stop looking for more."""
    exhausted(page)
    page.search.click()


PUZZLES = (
    Scene("puzzle", puzzle, ("PuzzlePage",), small=True),
    Scene("puzzle-hint", partial(puzzle, difficulty=Difficulty.TRICKY, act=partial(hinted, times=1)), ("PuzzlePage",)),
    Scene(
        "puzzle-card",
        partial(puzzle, difficulty=Difficulty.HARD, act=partial(hinted, times=2)),
        ("PuzzlePage",),
        small=True,
    ),
    Scene(
        "puzzle-missed",
        partial(puzzle, difficulty=Difficulty.HARD, act=partial(tried, right=False)),
        ("PuzzlePage",),
        small=True,
    ),
    Scene(
        "puzzle-solved",
        partial(puzzle, difficulty=Difficulty.FIENDISH, act=partial(tried, right=True)),
        ("PuzzlePage",),
        small=True,
    ),
    Scene("puzzle-results", partial(puzzle, act=several), ("PuzzlePage",), {"deck": "french"}),
    Scene(
        "puzzle-scopone",
        partial(puzzle, variant="scopone_scientifico", difficulty=Difficulty.FIENDISH, act=shown),
        ("PuzzlePage",),
        {"deck": "french"},
        small=True,
    ),
    Scene("puzzle-cirulla", partial(puzzle, variant="cirulla", act=shown), ("PuzzlePage",), {"deck": "piacentine"}),
    Scene("puzzle-looking", partial(puzzle, act=exhausted), ("PuzzlePage",), small=True),
    Scene("puzzle-stopped", partial(puzzle, act=stopped), ("PuzzlePage",)),
)
