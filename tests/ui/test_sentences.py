"""Texts put one after the other as a language writes that."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from scopa_desktop.ui.sentences import clauses, ended, labelled, listing, sentences

_WITHOUT_SPACES = {"%1 %2": "%1%2", "%1, %2": "%1、%2", "%1; %2": "%1；%2", "%1: %2": "%1：%2", "%1.": "%1。"}


class Japanese(QTranslator):
    def translate(self, context: str, source: str, comment: str | None = None, n: int = -1) -> str:
        return _WITHOUT_SPACES.get(source, "")

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def japanese(qapp: QApplication) -> Iterator[None]:
    spoken = Japanese()
    qapp.installTranslator(spoken)
    yield
    qapp.removeTranslator(spoken)


def test_english_has_blanks() -> None:
    assert sentences("One.", "", "Two.", "Three.") == "One. Two. Three."
    assert listing(["a", "", "b", "c"]) == "a, b, c"
    assert clauses(["a, b", "c"]) == "a, b; c"
    assert labelled("Coins", "6") == "Coins: 6"
    assert (ended("It is so"), ended("Is it?")) == ("It is so.", "Is it?")
    assert (sentences(), sentences("", ""), listing([])) == ("", "", "")


def test_another_language_has_what_its_translator_wrote(japanese: None) -> None:
    assert sentences("一。", "二。") == "一。二。"
    assert listing(["一", "二"]) == "一、二"
    assert clauses(["一", "二"]) == "一；二"
    assert labelled("貨", "六") == "貨：六"
    assert (ended("一"), ended("一。")) == ("一。", "一。")


def test_what_looks_like_a_place_in_a_name_stays_as_it_is() -> None:
    assert sentences("%2 wins.", "Not %1.") == "%2 wins. Not %1."
