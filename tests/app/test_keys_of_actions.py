"""A key belongs to one entry of the menus, whatever has been made anew since the window was opened."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from tests.app.running import prefer
from tools.robot.inside import Inside


@pytest.mark.parametrize("language", ["it", "ja", "en"])
def test_a_key_belongs_to_one_entry(tmp_path: Path, qtbot: QtBot, language: str) -> None:
    prefer(tmp_path, speed="off", start_table=False)
    inside = Inside(tmp_path)
    before = len(inside.window.actions())
    for wanted in ("de", language):
        inside.window.choices.set("language", wanted)
        inside.pump(3)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    keys = Counter(key.toString() for action in inside.window.actions() for key in action.shortcuts())
    assert {key: count for key, count in keys.items() if count > 1} == {}
    assert len(inside.window.actions()) == before
    inside.close()
