"""Which language is spoken, and how it writes numbers and dates."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QDate, QLocale
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication

from scopa_desktop.core.cards import DECK, parse_card
from scopa_desktop.store.preferences import FLAVOURS, LANGUAGES, Preferences
from scopa_desktop.ui.choices import Choices
from scopa_desktop.ui.language import Language, chosen, locale_for
from scopa_desktop.ui.theme import Theme
from scopa_desktop.ui.widgets import plain
from scopa_desktop.ui.words import DECK_KINDS, Words
from scopa_desktop.ui.words_fairness import rank_names
from scopa_desktop.ui.words_hints import a_rank


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    made = Language()
    yield made
    made.stop()


@pytest.mark.parametrize(
    ("wanted", "system", "spoken"),
    [
        ("auto", ["de-AT", "de"], "de"),
        ("auto", ["nap", "it-IT", "en"], "it"),  # the first that there is, not the last resort
        ("auto", ["pt-PT"], "pt_BR"),
        ("auto", ["pt_BR.UTF-8"], "pt_BR"),
        ("auto", ["ja-Jpan-JP", "en"], "ja"),
        ("auto", ["zh-Hans-CN", "ru"], "en"),
        ("auto", ["eo"], "eo"),
        ("auto", ["C"], "en"),
        ("auto", [], "en"),
        ("fr", ["de-DE"], "fr"),
        ("en", ["it-IT"], "en"),
    ],
)
def test_the_language_is_the_one_wanted_or_the_first_of_the_system_s(wanted, system, spoken) -> None:
    assert chosen(wanted, system) == spoken


@pytest.mark.parametrize(
    ("spoken", "system", "locale"),
    [
        ("de", "de_AT", "de_AT"),
        ("en", "de_DE", "en_DE"),  # English words, but dates and commas as one reads them everywhere there
        ("en", "ru_RU", "en_US"),  # nobody has written down how it would be there
        ("it", "en_US", "it_IT"),
        ("pt_BR", "pt_PT", "pt_PT"),
        ("eo", "fr_FR", "eo"),
        ("ja", "C", "ja_JP"),
        ("en", "C", "C"),
    ],
)
def test_numbers_and_dates_keep_the_system_s_region(spoken, system, locale) -> None:
    assert locale_for(spoken, QLocale(system)) == QLocale(locale)


def test_every_language_can_be_preferred_and_is_told_by_its_own_name() -> None:
    for code, name in LANGUAGES.items():
        assert Preferences().changed(language=code).language == code
        own = QLocale(code).nativeLanguageName()
        if code != "en":  # American English, says Qt
            assert own.casefold().split()[0] == name.casefold().split()[0]
    with pytest.raises(ValueError, match="auto, en, it, fr, es, de, pt_BR, ja or eo"):
        Preferences().changed(language="tlh")


def test_another_language_has_other_words_numbers_dates_and_letters(language: Language) -> None:
    words = Words()
    before = words.your_turn()
    assert language.speak("fr")
    assert language.spoken == "fr"
    assert words.your_turn() != before
    assert words.decimal(1.5) == "1,5"
    assert QLocale().toString(QDate(2026, 11, 30), "MMMM") == "novembre"
    assert not language.speak("fr")  # it is spoken already
    assert language.speak("en")
    assert (words.your_turn(), words.decimal(1.5)) == (before, "1.5")


@pytest.mark.parametrize(
    ("flavour", "deck", "name"),
    [
        ("off", "italian", "Fante di bastoni"),
        ("nap", "italian", "Donna di mazze"),
        ("scn", "italian", "Donna di mazzi"),
        ("lij", "french", "Sbiro di scioî"),
    ],
)
def test_italian_has_words_of_naples_sicily_and_genoa(language: Language, flavour: str, deck: str, name: str) -> None:
    language.speak("it", flavour)
    assert Words(deck).card(parse_card("8B")) == name
    assert Words(deck).your_turn() != "Your turn: play a card."  # all else is Italian
    assert language.speak("it") == (flavour != "off")


@pytest.mark.parametrize("spoken", [*((code, "off") for code in LANGUAGES), *(("it", each) for each in FLAVOURS)])
def test_no_two_cards_of_a_deck_have_one_name(language: Language, spoken: tuple[str, str]) -> None:
    """In Naples and Sicily an Italian jack is a woman, as the queen of a French deck is."""
    language.speak(*spoken)
    for deck in DECK_KINDS:
        words = Words(deck)
        for told in (words.card, words.the_card, words.subject, words.with_card):
            assert len({told(card) for card in DECK}) == len(DECK), deck
        for ranks in (rank_names(words), [a_rank(words, rank) for rank in range(1, 11)], words.figures()):
            assert len(set(ranks)) == len(ranks), deck


def test_no_other_language_has_flavours(language: Language) -> None:
    language.speak("fr")
    assert not language.speak("fr", "nap")


def test_qt_s_own_words_are_of_the_language_too(language: Language) -> None:
    language.speak("de")
    assert QApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"


def test_after_it_stopped_all_is_as_before(language: Language) -> None:
    before = QLocale()
    language.speak("it")
    assert QLocale() != before
    language.stop()
    assert QLocale() == before
    assert Words().your_turn() == "Your turn: play a card."


@pytest.mark.parametrize(("spoken", "letters"), [("it", "FDR"), ("fr", "VDR"), ("de", "JQK"), ("en", "JQK")])
def test_letters_on_french_courts_are_the_language_s(language: Language, spoken: str, letters: str) -> None:
    class Nowhere:
        def save(self, _: object) -> None: ...

    language.speak(spoken)
    choices = Choices(Nowhere(), Preferences())  # type: ignore[arg-type]
    assert choices.letters == letters
    choices.deleteLater()


def test_japanese_is_written_with_japanese_signs(language: Language) -> None:
    theme = Theme()
    theme.set_language("ja")
    for role in ("body", "title"):
        families = theme.font(role).families()
        assert any("Gothic" in family or "CJK JP" in family for family in families)
        found = QFontInfo(theme.font(role)).family()
        assert found == QFontInfo(Theme().font(role)).family(), "Latin letters stay what they are"
    theme.set_language("it")
    assert not any("Gothic" in family for family in theme.font("body").families())


@pytest.mark.parametrize(
    ("label", "shown"),
    [
        ("&New game …", "New game …"),
        ("新しいゲーム(&N)…", "新しいゲーム…"),
        ("Cut && deal", "Cut & deal"),
        ("一手戻す (&T)", "一手戻す"),
    ],
)
def test_a_label_is_told_without_the_sign_of_its_key(label: str, shown: str) -> None:
    assert plain(label) == shown
