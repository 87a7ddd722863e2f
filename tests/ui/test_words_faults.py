"""What is wrong with a file is told in the person's language, down to the last clause."""

from __future__ import annotations

import ast
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import scopa_desktop
from scopa_desktop.core.record import RecordError, read_record
from scopa_desktop.core.wording import Fault, Wording
from scopa_desktop.store.preferences import settings
from scopa_desktop.store.troubles import Trouble, TroubleKind, reason_of
from scopa_desktop.ui.words_faults import SYSTEM, TEXTS, reworded
from scopa_desktop.ui.words_troubles import trouble_sentence

PACKAGE = Path(scopa_desktop.__file__).parent
RECORD = next((Path(__file__).parents[1] / "data" / "records" / "good").glob("scopa*"))
SAID = {"Wording", "IllegalPlay", "RecordError", "RulesError", "DealError", "Unreadable", "_Broken", "_Newer"}
DEVELOPERS = {"the rules forbid {play}"}
"""A lesson that was written wrongly; no player sees it."""


def sources() -> Iterator[tuple[Path, ast.AST]]:
    for folder in ("core", "session", "store"):
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                yield path, node


def test_every_text_that_is_said_can_be_translated() -> None:
    said = {
        node.args[0].value
        for _, node in sources()
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") in SAID
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }
    assert said - {"{reason}"} - DEVELOPERS == set(TEXTS)
    assert len(set(TEXTS)) == len(TEXTS)


def test_what_is_said_is_written_where_it_is_said() -> None:
    """A text that is put together before it is said cannot be said anew."""
    built = [
        f"{path.name}:{node.lineno}"
        for path, node in sources()
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in SAID and node.args
        if not isinstance(node.args[0], ast.Constant)
    ]
    assert [each.partition(":")[0] for each in built] == ["wording.py", "troubles.py"], (
        built
    )  # Fault, and the system's words


def test_reasons_are_never_plain_english() -> None:
    plain = [
        f"{path.name}:{word.value.lineno} {word.arg}"
        for path, node in sources()
        if isinstance(node, ast.Call)
        for word in node.keywords
        if word.arg in ("reason", "allowed") and isinstance(word.value, ast.Constant | ast.JoinedStr)
    ]
    assert plain == []
    assert all(isinstance(each.allowed, Wording) for each in settings().values())


class Backwards(QTranslator):
    """Turns every word round, and leaves places and what stands in them."""

    def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        return (
            " ".join(word if "{" in word else word[::-1] for word in text.split(" ")) if context == "Faults" else text
        )

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def backwards(qtbot: QtBot) -> Iterator[None]:
    translator = Backwards()
    QApplication.installTranslator(translator)
    yield
    QApplication.removeTranslator(translator)


def fault_of(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    return caught.value


@pytest.mark.usefixtures("backwards")
def test_places_are_told_anew_too() -> None:
    """A fault within a fault, at a place within a place."""
    record = json.loads(RECORD.read_text("utf-8"))
    record["rounds"][0]["plays"][1]["seat"] = 7
    fault = fault_of(json.dumps(record))
    assert str(fault) == "round 1, play 2: seat must be a whole number from 0 to 1, not 7"
    told = reworded(reason_of(fault))
    assert told == "dnuor 1, yalp 2: seat tsum eb a elohw rebmun morf 0 ot 1, ton 7"


@pytest.mark.usefixtures("backwards")
def test_braces_of_a_file_do_no_harm() -> None:
    fault = fault_of(
        '{"format": "{where} {0} {", "version": 1, "rules": {}, "seats": [], "sides": [], "rounds": [], "winner": 0}'
    )
    assert '"{where} {0} {"' in reworded(fault.wording)
    assert reworded(Wording("no places: {")) == "on places: {"[::1].replace("places:", ":secalp")


@pytest.mark.usefixtures("backwards")
def test_a_sentence_takes_its_reason_in_the_same_language() -> None:
    sentence = trouble_sentence(Trouble.of(TroubleKind.RECORD_REFUSED, name="evening.scopa", reason=fault_of("[1]")))
    assert sentence == "evening.scopa cannot be opened: eht drocer tsum eb na ,tcejbo ton [1]."


@pytest.mark.parametrize("fault", [OSError(28, "No space left on device"), sqlite3.OperationalError("disk I/O error")])
def test_what_the_system_says_is_known(fault: Exception) -> None:
    assert reason_of(fault).text in SYSTEM


def test_what_nobody_knows_stays_in_its_own_words() -> None:
    assert reworded(reason_of(OSError(99, "Der Datenträger ist {voll}"))) == "der Datenträger ist {voll}"
    assert reworded("evening {1}.scopa") == "evening {1}.scopa"


def test_long_reasons_are_cut() -> None:
    class Wordy(Fault):
        pass

    told = Trouble.of(TroubleKind.NOT_READ, path="x", reason=Wordy("{much}", much="ha " * 400))
    assert len(trouble_sentence(told)) < 300
    assert len(str(told)) < 300
