"""The reckoning of played rounds of every game and seating, and what it says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

import pytest
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.rules import SEATINGS, VARIANTS, Rules
from scopa_desktop.core.scoring import Category, CategoryScore, SideCount, Verdict
from scopa_desktop.ui import paint, theme
from scopa_desktop.ui import words_score as ws
from scopa_desktop.ui.windows.dealnote import DealNote
from scopa_desktop.ui.windows.rules import RulesSheet
from scopa_desktop.ui.windows.statistics import StatisticsPage
from scopa_desktop.ui.windows.summary import SummarySheet, summary_subtitle, summary_title
from scopa_desktop.ui.windows.summary_data import Summary
from scopa_desktop.ui.words import DECK_KINDS, Names, Player, Words
from tests.ui.pages import SIZES, Pictures, clipped, keep, look, outside
from tools.scenes import games

WORDS = Words()
TABLES = [(variant.name, seating) for variant in VARIANTS.values() for seating in variant.seatings]
FACES = ("sun", "lemon", "moon", "boat", "leaf", "cup")
SHORT = ("Anna", "Nonna Rita", "Bruno", "Carlo", "Elsa", "Dino")
LONG = ("Alessandra M.", "Nonna Margherita P.", "Giovanbattista M.", "Massimiliano C.", "Elisabetta V.", "Ferdinando")


@lru_cache(maxsize=64)
def played(variant: str, seating: str, number: int, rounds: int = 2) -> Match:
    """Return a match played by chance until a round is counted."""
    return games.played(number, games.counted(rounds), seating, variant)


def names_of(match: Match, names: tuple[str, ...] = SHORT) -> Names:
    return Names(tuple(Player(names[seat], seat == 0) for seat in range(len(match.seats))), match.sides)


def summary_of(match: Match, seating: str, names: tuple[str, ...] = SHORT) -> Summary:
    rounds = len(match.scores)
    return Summary(
        rounds,
        match.scores[-1],
        names_of(match, names),
        FACES[: len(match.seats)],
        match.rules,
        seating,
        match.totals_after(rounds - 1),
        match.totals,
        None if match.winner is not None else 0,
        match.winner,
        match.round.win_reason,
        48_213,
    )


def opened(qtbot: QtBot, summary: Summary, size: tuple[int, int] = SIZES[0]) -> SummarySheet:
    below = QWidget()
    keep(qtbot, below)
    below.resize(*size)
    below.show()
    sheet = SummarySheet(look(), below, summary, see_cards=True, look_back=True)
    sheet.open()
    QCoreApplication.processEvents()
    return sheet


FONTS = {"usual": None, "broad": (("DejaVu Sans",), ("DejaVu Serif",))}
"""The fonts that the system prefers, and those of a bare system."""


@pytest.fixture(params=FONTS)
def cut(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Texts that were painted into less room than they need, in either kind of font."""
    broad = FONTS[request.param]
    if broad is not None:
        monkeypatch.setattr(theme, "_sans_families", lambda: broad[0])
        monkeypatch.setattr(theme, "_SERIF", broad[1])
    found: list[str] = []
    whole = paint.text

    def text(painter: QPainter, rect: QRectF, words: str, font: QFont, *more: object, **others: object) -> None:
        metrics = QFontMetricsF(font)
        flags = more[1] if len(more) > 1 else paint.LEFT
        if isinstance(flags, int) and flags & paint.WRAP & ~paint.LEFT:
            needed = metrics.boundingRect(QRectF(0, 0, rect.width(), 4000), flags, words)
            if needed.width() > rect.width() + 2 or needed.height() > rect.height() + 3:
                found.append(words)
        elif metrics.horizontalAdvance(words) > rect.width() + 2:
            found.append(words)
        whole(painter, rect, words, font, *more, **others)  # type: ignore[arg-type]

    monkeypatch.setattr(paint, "text", text)
    return found


# -------------------------------------------------------------------------------------- every game, every seating


@pytest.mark.parametrize(("variant", "seating"), TABLES)
def test_played_rounds_fit_the_smallest_window(qtbot: QtBot, cut: list[str], variant: str, seating: str) -> None:
    sheet = opened(qtbot, summary_of(played(variant, seating, 1 + TABLES.index((variant, seating)) % 2), seating))
    assert clipped(sheet) == []
    assert outside(sheet) == []
    assert not sheet.grab().isNull()
    assert cut == []
    # Everything is in sight at once; of Cirulla's eight lines, or below a title that broad fonts break into two
    # lines, a part of the last may wait.
    hidden = sheet._scroll.verticalScrollBar().maximum()
    two_lines = sheet.heading.height() > 1.5 * sheet.heading.fontMetrics().height()
    assert hidden == 0 or ((variant == "cirulla" or two_lines) and hidden < sheet.table.density.row), hidden


@pytest.mark.parametrize(("variant", "seating"), TABLES)
def test_long_names_keep_their_place(qtbot: QtBot, variant: str, seating: str) -> None:
    sheet = opened(qtbot, summary_of(played(variant, seating, 1), seating, LONG))
    assert clipped(sheet) == []
    assert outside(sheet) == []
    said = sheet.table.accessibleDescription()
    for name in LONG[1 : sum(map(len, SEATINGS[seating]))]:
        assert name in said


@pytest.mark.parametrize(("variant", "seating"), TABLES)
def test_rounds_are_told_in_the_games_words(variant: str, seating: str) -> None:
    match = played(variant, seating, 3)
    score, names = match.scores[-1], names_of(match)
    for deck in DECK_KINDS:
        words = Words(deck)
        said = ws.reckoning(words, score, match.rules, names)
        for line in score.lines:
            name = ws.category_name(words, line.category, variant)
            assert name
            assert ws.line_rule(words, line, match.rules)
            if any(count.points for count in line.sides):
                assert any(each.startswith(f"{name}: ") for each in said)
        assert not any("%" in each for each in said)


def test_a_chosen_cell_and_its_evidence_fit(qtbot: QtBot, cut: list[str]) -> None:
    for variant, seating in (("escoba", "6"), ("frac", "4"), ("ponino", "6"), ("scopa", "4")):
        sheet = opened(qtbot, summary_of(played(variant, seating, 1), seating))
        for side in range(sheet.table.rows):
            for line in range(len(sheet.table.summary.score.lines)):
                sheet.table.choose(side, line)
                sheet.grab()
        assert cut == []


def test_a_resized_window_tightens_the_rows(qtbot: QtBot) -> None:
    sheet = opened(qtbot, summary_of(played("escoba", "2", 1), "2"), SIZES[1])
    airy = sheet.table.density
    parent = sheet.parentWidget()
    assert parent is not None
    parent.resize(*SIZES[0])
    QCoreApplication.processEvents()
    assert sheet.table.density.row < airy.row
    assert sheet._scroll.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize(("seating", "size", "whole"), [("2", 0, True), ("6", 0, False), ("6", 1, True)])
def test_the_deal_number_is_told_with_what_it_proves(qtbot: QtBot, seating: str, size: int, whole: bool) -> None:
    sheet = opened(qtbot, summary_of(played("escoba", seating, 1), seating), SIZES[size])
    assert sheet.deal is not None
    assert sheet.deal_above is not None
    proof = (
        "Every card of this match follows from deal number 48\u202f213; it was fixed before the first card was dealt."
    )
    assert sheet.deal.sentence.text() == sheet.deal_above.toolTip() == proof
    assert (sheet.deal.isVisible(), sheet.deal_above.isVisible()) == (whole, not whole)
    shown = sheet.deal if whole else sheet.deal_above
    QGuiApplication.clipboard().clear()
    qtbot.mouseClick(shown.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == "48213"
    assert shown.copy.text() == "Copied"
    assert shown.copy.accessibleName() == "Copy deal number 48\u202f213"


def test_a_match_without_a_deal_number_says_nothing_of_one(qtbot: QtBot) -> None:
    sheet = opened(qtbot, replace(summary_of(played("scopa", "2", 1), "2"), deal=None))
    assert sheet.deal is None
    assert sheet.findChildren(DealNote) == []


# ------------------------------------------------------------------------------------------------- how it is told


def found(variant: str, seating: str, ok: Callable[[Match], bool]) -> Match:
    for number in range(1, 300):
        match = games.played(number, games.won, seating, variant)
        if ok(match):
            return match
    raise AssertionError("no such match")


def test_a_match_won_at_once_says_why(qtbot: QtBot, cut: list[str]) -> None:
    match = found("scopone_trente", "2x2", lambda m: m.round.win_reason == "trente" and m.winner == 1)
    summary = summary_of(match, "2x2")
    assert summary_title(WORDS, summary) == "De Trente: Nonna Rita and Carlo win the match at once"
    assert summary_subtitle(WORDS, summary).startswith("The ace, 2 and 3 of coins on one side beat any score.")
    cards = summary.score.line(Category.CARDS)
    assert cards is not None
    if sum(count.value for count in cards.sides) < 40:
        assert ws.line_rule(WORDS, cards, match.rules) == "the most cards"
    assert not opened(qtbot, summary).grab().isNull()
    assert cut == []


@pytest.mark.parametrize("reason", ["trente", "cappotto", "napoleone"])
def test_every_reason_has_its_title(reason: str) -> None:
    teams = Names(tuple(Player(name, not seat) for seat, name in enumerate(SHORT[:4])), SEATINGS["2x2"])
    pair = Names((Player("Anna", True), Player("Rita")), SEATINGS["2"])
    titles = {ws.instant_title(WORDS, side, reason, names) for names in (teams, pair) for side in (0, 1)}
    assert len(titles) == 4
    assert any("Rita wins the match at once" in title for title in titles)
    assert ws.instant_reason(WORDS, reason).endswith("beat any score.")


def test_a_perdere_says_that_the_lowest_wins() -> None:
    playing = summary_of(games.played(1, games.counted(1), "2", "perdere"), "2")
    assert "The lowest score wins." in summary_subtitle(WORDS, playing)
    match = games.played(1, games.won, "3", "perdere")
    over = summary_of(match, "3")
    assert "with the lowest score" in summary_title(WORDS, over)
    assert match.winner == match.totals.index(min(match.totals))


def test_teams_are_named_by_their_partners() -> None:
    match = played("scopone", "2x2", 1)
    sentence = ws.round_title(WORDS, 1, (3, 1), names_of(match))
    assert sentence == "Round 1: three points to you and Bruno, one to Nonna Rita and Carlo"
    three = played("scopa", "2x3", 1)
    assert (
        ws.round_title(WORDS, 1, (3, 1), names_of(three)) == "Round 1: three points to your team, one to the other team"
    )
    assert ws.round_title(WORDS, 1, (9, 1), names_of(match)).endswith(
        "9 points to you and Bruno, 1 to Nonna Rita and Carlo"
    )


def test_a_tie_under_more_suits_first_is_between_those_with_most_suits() -> None:
    rules = Rules.of("scopa", primiera_missing_suit="more_suits_first")
    sides = (SideCount(63, (6, 16, 26), 0), SideCount(50, (0, 10, 20, 30), 0), SideCount(50, (1, 11, 21, 31), 0))
    line = CategoryScore(Category.PRIMIERA, Verdict.TIE, sides)
    names = Names((Player("Anna", True), Player("Rita"), Player("Bruno")), SEATINGS["3"])
    assert ws.tie_note(WORDS, line, rules, names) == "Primiera: Rita and Bruno have 50 each, nobody scores."
    assert ws.category_rule(WORDS, Category.PRIMIERA, rules) == "more suits, then more points"


def test_games_have_terms_of_their_own() -> None:
    def terms(variant: str) -> list[str]:
        score = played(variant, VARIANTS[variant].seatings[0], 1).scores[0]
        return [ws.category_name(WORDS, line.category, variant) for line in score.lines]

    assert terms("escoba") == ["Cartas", "Oros", "Siete de oros", "Setenta", "Sietes", "Cuatro sietes", "Escobas"]
    assert terms("chkobba") == ["Karta", "Dinari", "Sab'a l-hayya", "Barmila", "Chkobba"]
    assert terms("cirulla")[4:] == ["Piccola", "Grande", "Declarations", "Scope"]


# ------------------------------------------------------------------------------------ rules sheets and statistics


@pytest.mark.parametrize(("variant", "seating"), TABLES)
def test_rules_fit_the_smallest_window(qtbot: QtBot, variant: str, seating: str) -> None:
    below = QWidget()
    keep(qtbot, below)
    below.resize(*SIZES[0])
    below.show()
    for deck, pictures in (("spanish", Pictures()), ("french", None)):
        sheet = RulesSheet(look(deck=deck), below, Rules.of(variant, primiera_six=19), seating, pictures)
        sheet.open()
        QCoreApplication.processEvents()
        assert clipped(sheet) == []
        assert outside(sheet) == []
        assert not sheet.text_area.widget().grab().isNull()


def test_a_teams_match_counts_for_the_persons_side(qtbot: QtBot) -> None:
    from scopa_desktop.store.database import Database
    from scopa_desktop.store.matches import Matches
    from scopa_desktop.store.statistics import Statistics

    database = Database.in_memory()
    matches = Matches(database)
    scopone = games.played(4, games.won, "2x2", "scopone")
    assert scopone.seats[0] == Seat("You", "human")
    matches.save("teams", scopone)
    totals = Statistics(database).totals()
    assert (totals.won, totals.lost) == ((1, 0) if scopone.winner == 0 else (0, 1))
    page = StatisticsPage(look(), Statistics(database), pytest.fail)
    keep(qtbot, page)
    assert page.results.table.grid.accessibleDescription().startswith("Scopone, Hard. ")
    database.close()
