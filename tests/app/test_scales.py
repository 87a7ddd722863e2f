"""Cards are as sharp as the screen on every scale, and stay so when the window goes to a screen of another one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.decks.manifest import installed_decks
from scopa_desktop.ui.table.state import TableSettings
from scopa_desktop.ui.table.view import TableView
from scopa_desktop.ui.theme import Theme
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.windows.start import StartPage
from scopa_desktop.ui.words import Words

ROOT = Path(__file__).parents[2]
SHARP = 4.0
"""Mean difference of a channel, 0 to 255; a card that is off by a pixel, or drawn at another size, has 15 or more."""


@pytest.mark.parametrize("scale", ["1", "1.25", "1.5", "2", "3"])
def test_cards_are_drawn_pixel_by_pixel(scale: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.app.crisp", "1280", "760"],
        cwd=ROOT,
        env={**os.environ, "QT_SCALE_FACTOR": scale, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    told = json.loads(done.stdout)
    assert told["ratio"] == float(scale)
    assert max(told["found"]) < SHARP


@pytest.mark.parametrize("ratio", [1.25, 2.0, 3.0])
def test_a_table_that_goes_to_another_screen_draws_its_cards_anew(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, ratio: float
) -> None:
    view = TableView(Theme("light"), TableSettings(installed_decks()["neapolitan"]), Words())
    qtbot.addWidget(view)
    view.resize(1000, 700)
    view.show()
    assert view.stage.ratio == 1.0
    monkeypatch.setattr(TableView, "devicePixelRatioF", lambda self: ratio, raising=False)
    QApplication.sendEvent(view, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert view.stage.ratio == ratio
    wide, high = 100.0, 160.0
    first = view.stage.face(7, wide, high)
    assert first.devicePixelRatio() == ratio, "what stands in has the right size as well"
    qtbot.waitUntil(lambda: view.stage.pixmaps.is_ready(7, wide, high, ratio), timeout=60_000)
    assert view.stage.face(7, wide, high).width() == round(wide * ratio)
    qtbot.waitUntil(lambda: view._felt is not None and view._felt.devicePixelRatio() == ratio, timeout=5000)
    view.shut_down()


def test_a_start_page_that_goes_to_another_screen_paints_its_felt_anew(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = StartPage(Look(Theme("light")))
    qtbot.addWidget(page)
    page.resize(1000, 700)
    page.show()
    page.grab()
    assert page._felt is not None and page._felt.devicePixelRatio() == 1.0
    monkeypatch.setattr(StartPage, "devicePixelRatioF", lambda self: 2.0, raising=False)
    page.grab()
    assert page._felt.devicePixelRatio() == 2.0
    assert page._felt.width() == 2 * page.width()
