"""Scenes of the rules and of the reckoning, game by game."""

from __future__ import annotations

from functools import partial

from scopa_desktop.core.match import Match
from scopa_desktop.core.rules import VARIANTS, Value
from scopa_desktop.core.scoring import Category
from scopa_desktop.ui.windows.rules import RulesSheet
from tools.scenes import games
from tools.scenes.scene import Scene
from tools.scenes.studio import Studio, StudioError


def counted(studio: Studio, number: int, until: games.Until, seating: str = "2", variant: str = "scopa") -> None:
    """The summary of the round whose last play brings something about."""
    match = games.played(number, until, seating, variant)
    last = match.undo()
    studio.sit_down(match)
    studio.play(last, speed="off")
    studio.view.skip()
    studio.settle()


def rules(studio: Studio, share: float, variant: str, seating: str = "2", **house: Value) -> None:
    """The rules of a match, scrolled down by a share of all."""
    studio.sit_down(games.played(1, games.after(0, 2), seating, variant, house=house))
    studio.window.show_rules()
    studio.settle()
    sheet = studio.window._sheet
    if not isinstance(sheet, RulesSheet):
        raise StudioError("these are not the rules")
    bar = sheet.text_area.verticalScrollBar()
    bar.setValue(round(bar.maximum() * share))


def rich_round(match: Match) -> bool:
    """Tell whether a Cirulla round was counted in which somebody declared and somebody had a piccola or grande."""
    if not match.scores or match.winner is not None:
        return False
    lines = [match.scores[-1].line(each) for each in (Category.DECLARATIONS, Category.PICCOLA)]
    return all(line is not None and any(count.points for count in line.sides) for line in lines)


def won_at_once(match: Match) -> bool:
    """Tell whether a match was won by the cards alone."""
    return bool(match.round.win_reason)


def all_statistics(studio: Studio) -> None:
    """Statistics of every game."""
    for number, variant in enumerate(VARIANTS.values()):
        for level in ("hard", "easy"):
            match = games.played(number, games.won, variant.seatings[0], variant.name, level)
            studio.store(match, f"{variant.name} {level}")
    studio.window.show_statistics()


PAPERS = (
    Scene("rules-cirulla", partial(rules, share=0.45, variant="cirulla"), ("RulesSheet",), small=True),
    Scene(
        "rules-escoba-spanish",
        partial(rules, share=0.28, variant="escoba", seating="3", capture_choice="fewest", primiera_six=19),
        ("RulesSheet",),
        {"deck": "spanish"},
        small=True,
    ),
    Scene(
        "rules-chkobba-numbers", partial(rules, share=1, variant="chkobba"), ("RulesSheet",), {"deck": "french_numbers"}
    ),
    Scene(
        "rules-house",
        partial(rules, share=0.5, variant="scopa", ace_rule="takes_all", max_capture=2, napola=True, napola_cap=6),
        ("RulesSheet",),
        {"deck": "french"},
    ),
    Scene(
        "summary-cirulla",
        partial(counted, number=5, until=rich_round, variant="cirulla"),
        ("SummarySheet",),
        small=True,
    ),
    Scene(
        "summary-escoba",
        partial(counted, number=7, until=games.counted(2), seating="3", variant="escoba"),
        ("SummarySheet",),
        {"deck": "spanish"},
        small=True,
    ),
    Scene(
        "summary-scopone",
        partial(counted, number=5, until=games.counted(2), seating="2x2", variant="scopone"),
        ("SummarySheet",),
    ),
    Scene(
        "summary-trente-won",
        partial(counted, number=1, until=won_at_once, seating="2x2", variant="scopone_trente"),
        ("SummarySheet",),
        small=True,
    ),
    Scene("summary-perdere-won", partial(counted, number=1, until=games.won, variant="perdere"), ("SummarySheet",)),
    Scene(
        "summary-chkobba",
        partial(counted, number=6, until=games.counted(2), seating="2x2", variant="chkobba"),
        ("SummarySheet",),
    ),
    Scene(
        "summary-six-teams",
        partial(counted, number=5, until=games.counted(2), seating="2x3", variant="escoba"),
        ("SummarySheet",),
        small=True,
    ),
    Scene(
        "summary-three-teams",
        partial(counted, number=5, until=games.counted(2), seating="3x2", variant="napola"),
        ("SummarySheet",),
    ),
    Scene("summary-frac", partial(counted, number=5, until=games.counted(2), variant="frac"), ("SummarySheet",)),
    Scene(
        "summary-six-escoba",
        partial(counted, number=5, until=games.counted(2), seating="6", variant="escoba"),
        ("SummarySheet",),
        small=True,
    ),
    Scene("statistics-all", all_statistics, ("StatisticsPage",), small=True),
)
