"""Terms of the game explain themselves where they are used."""

from __future__ import annotations

from html import escape

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.core.rules import VARIANTS, Rules
from scopa_desktop.core.scoring import Category
from scopa_desktop.ui.widgets import Text
from scopa_desktop.ui.windows.rules import RulesSheet
from scopa_desktop.ui.windows.summary import SummarySheet
from scopa_desktop.ui.words import Words
from scopa_desktop.ui.words_glossary import TERMS, explained, glossary_note, term_of, terms_in, tooltip
from scopa_desktop.ui.words_rulebook import rules_text
from tests.ui.pages import keep, look
from tests.ui.test_summaries import played, summary_of


def names(sentence: str) -> list[str]:
    return [term.forms.split("|")[0] for term in terms_in(sentence)]


def test_a_term_is_found_in_any_form_and_only_as_a_word_of_its_own() -> None:
    assert names("Scopa: it counts twice.") == ["scopa"]
    assert names("Two scope, and the Re bello.") == ["scopa", "re bello"]
    assert names("Scopone is played with compiled microscopes and an ideal.") == []


def test_each_term_says_what_it_is_and_names_cards_as_the_deck_does() -> None:
    for words in (Words("italian"), Words("french"), Words("numbers")):
        said = [explained(words, term) for term in TERMS]
        assert len(set(said)) == len(TERMS)
        assert not [each for each in said if "%" in each or not each.endswith(".")]
    settebello = term_of(Category.SETTEBELLO)
    assert settebello is not None
    assert explained(Words("french"), settebello).startswith("Settebello: The 7 of diamonds")


def test_a_note_names_each_term_once_and_a_tooltip_shows_it_as_it_is_written() -> None:
    note = glossary_note(Words(), "A scopa.", "Another scopa & a matta.")
    assert [line.split(":")[0] for line in note.split("\n")] == ["Scopa", "Matta"]
    assert tooltip("a < b") == "<p>a &lt; b</p>"
    assert tooltip("") == ""


@pytest.mark.parametrize("variant", ["scopa", "escoba", "cirulla", "chkobba", "ponino"])
def test_rules_explain_their_terms_to_mouse_and_screen_reader(qtbot: QtBot, variant: str) -> None:
    rules, seating = Rules.of(variant), VARIANTS[variant].seatings[0]
    holder = QWidget()
    keep(qtbot, holder)
    sheet = RulesSheet(look(), holder, rules, seating)
    whole = sheet.text_area.accessibleDescription()
    texts = {each.text(): each for each in sheet.findChildren(Text)}
    explains = 0
    for line in (line for part in rules_text(Words(), rules, seating) for line in part.lines):
        for term in terms_in(line.text):
            meaning = explained(Words(), term)
            assert meaning in texts[line.text].accessibleDescription()
            assert f"<p>{escape(meaning)}</p>" in texts[line.text].toolTip()
            assert meaning in whole
            explains += 1
    assert explains


@pytest.mark.parametrize(("variant", "seating"), [("scopa", "2"), ("cirulla", "3"), ("napola", "4"), ("ponino", "6")])
def test_the_summary_explains_the_category_under_the_mouse(qtbot: QtBot, variant: str, seating: str) -> None:
    holder = QWidget()
    keep(qtbot, holder)
    holder.resize(1280, 800)
    sheet = SummarySheet(look(), holder, summary_of(played(variant, seating, 3), seating), see_cards=False)
    sheet.resize(1280, 800)
    table = sheet.table
    table.resize(860, table.heightForWidth(860))
    table.reveal(table.rows)
    seen = {
        line.category
        for x in range(30, table.width(), 50)
        for y in range(5, table.height(), 20)
        if (line := table.line_at(x, y)) is not None
    }
    assert seen == {line.category for line in table.summary.score.lines}
    for category in seen:
        term = term_of(category)
        assert term is None or explained(Words(), term) in table.accessibleDescription()


def test_a_tooltip_comes_where_there_is_something_to_explain(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda place, words, widget: told.append(words))
    holder = QWidget()
    keep(qtbot, holder)
    table = SummarySheet(look(), holder, summary_of(played("scopa", "2", 3), "2"), see_cards=False).table
    table.resize(860, table.heightForWidth(860))
    table.reveal(table.rows)
    places = {line.category: QPoint(10, y) for y in range(table.height()) if (line := table.line_at(10, y)) is not None}
    for category in (Category.PRIMIERA, Category.CARDS):
        QApplication.sendEvent(table, QHelpEvent(QEvent.Type.ToolTip, places[category], places[category]))
    assert told[0].startswith("<p>Primiera:")
    assert told[1] == ""
