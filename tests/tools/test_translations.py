"""The translations: complete, compiled, with every place and sign of the source."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from scopa_desktop.store.preferences import FLAVOURS, LANGUAGES
from tools import translations
from tools.translations import FOLDER, Message, compile_file, languages, messages, update

IN_PREPARATION: tuple[str, ...] = ()
"""Languages whose translation is being made; nothing is shipped while one stands here."""
SHIPPED = tuple(path for path in languages(FOLDER) if path.stem.removeprefix("scopa_") not in IN_PREPARATION)
_PLACES = re.compile(r"%L?[1-9]|%n|\{\w+\}")

_LEFTOVERS = re.compile(r"\b[0-9a-f]{8}\b|�")


@pytest.fixture(scope="session")
def updated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The translations as they are after a look at the source, with what is no more marked."""
    folder = tmp_path_factory.mktemp("translations")
    for path in languages(FOLDER):
        if path.exists():
            shutil.copy(path, folder)
    update(languages(folder), keep_vanished=True)
    return folder


def names(path: Path) -> str:
    return path.stem.removeprefix("scopa_")


@pytest.mark.parametrize("path", SHIPPED, ids=names)
def test_every_text_is_translated_and_none_is_left_over(path: Path, updated: Path) -> None:
    left = [(each.state, each.context, each.source) for each in messages(updated / path.name) if each.state]
    assert left == [], "make translations, then translate"


@pytest.mark.parametrize("path", SHIPPED, ids=names)
def test_no_translation_is_empty_or_has_lost_a_place(path: Path) -> None:
    assert [(each.context, each.source, each.forms) for each in messages(path) if not _holds(each)] == []


def _holds(message: Message) -> bool:
    """Whether each form has the places of its source; one form of what is counted may do without the count."""
    wanted = set(_PLACES.findall(message.source))
    optional = {"%n"} & wanted
    return all(form.strip() and wanted - optional <= set(_PLACES.findall(form)) <= wanted for form in message.forms)


@pytest.mark.parametrize("path", SHIPPED, ids=names)
def test_a_label_with_a_shortcut_has_one_in_every_language(path: Path) -> None:
    def letters(text: str) -> int:
        return len(re.findall(r"&[^&\s]", text.replace("&&", "")))

    wrong = [each.source for each in messages(path) for form in each.forms if letters(form) != letters(each.source)]
    assert wrong == []


@pytest.mark.parametrize("path", SHIPPED, ids=names)
def test_nothing_of_a_translators_own_tools_is_left(path: Path) -> None:
    """Numbers of messages, and signs that were lost."""
    left = [
        (each.source, form)
        for each in messages(path)
        for form in each.forms
        if set(_LEFTOVERS.findall(form)) - set(_LEFTOVERS.findall(each.source))
    ]
    assert left == []


OVER = tuple(sorted(FOLDER.glob("scopa_it_*.ts")))


def test_words_of_naples_sicily_and_genoa_stand_for_italian_ones() -> None:
    """Where a text of the program changes, the flavours change with it."""
    assert [path.stem.rpartition("_")[2] for path in OVER] == sorted(set(FLAVOURS) - {"off"})
    italian = {(each.context, each.source, each.comment): each for each in messages(FOLDER / "scopa_it.ts")}
    for path in OVER:
        for each in messages(path):
            known = italian[each.context, each.source, each.comment]
            assert _holds(each), each
            # Qt takes a text without a comment for one with: where a French deck has other words, they must be said.
            same = each.source in ("Cups", "of cups", "Swords", "of swords") or "French" in each.comment
            assert each.forms != known.forms or same, each


@pytest.mark.parametrize("path", (*SHIPPED, *OVER), ids=names)
def test_what_the_program_loads_is_what_was_translated(path: Path, tmp_path: Path) -> None:
    compiled = tmp_path / "made.qm"
    compile_file(path, compiled)
    assert path.with_suffix(".qm").read_bytes() == compiled.read_bytes(), "make translations, then commit"


def test_there_is_nothing_else_among_the_translations() -> None:
    assert {path.name for path in FOLDER.glob("scopa_*")} >= {
        f"scopa_{code}{end}" for code in LANGUAGES if code not in ("en", *IN_PREPARATION) for end in (".ts", ".qm")
    }
    for path in FOLDER.iterdir():
        assert path.suffix in (".ts", ".qm"), path
        assert names(path).partition("_")[0] in LANGUAGES or names(path) in LANGUAGES, path


def test_a_language_is_added_as_contributing_tells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = (translations.ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert "make translations" in told and "LANGUAGES" in told and "pyside6-linguist" in told
    monkeypatch.setattr(translations, "LANGUAGES", {"en": "English", "sv": "Svenska"})
    monkeypatch.setattr(translations, "FOLDER", tmp_path)
    assert translations.main([]) == 0
    begun = tmp_path / "scopa_sv.ts"
    assert {each.state for each in messages(begun)} == {"unfinished"}
    assert 'language="sv"' in begun.read_text("utf-8")
    assert (tmp_path / "scopa_sv.qm").exists()
    text = begun.read_text("utf-8")
    assert "<location" not in text
    assert translations.main([]) == 0
    assert begun.read_text("utf-8") == text  # as long as no text changes
