"""What goes fades over what comes, takes no click and no key, and leaves nothing behind."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.fading import Fade, fade_of
from scopa_desktop.ui.sheet import DoneSheet
from scopa_desktop.ui.theme import Theme
from scopa_desktop.ui.widgets import Look


def fades(over: QWidget) -> list[Fade]:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return over.findChildren(Fade)


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.setStyleSheet("background: #ff0000")
    made.show()
    qtbot.waitExposed(made)
    return made


def test_the_old_picture_gives_way_to_the_new_one(page: QWidget, qtbot: QtBot) -> None:
    button = QPushButton("under", page)
    button.setGeometry(100, 100, 200, 80)
    button.show()
    clicks: list[bool] = []
    button.clicked.connect(lambda: clicks.append(True))
    fade = fade_of(page, 200, wanted=True)
    assert fade is not None
    page.setStyleSheet("background: #0000ff")
    fade.start()
    first = QColor(page.grab().toImage().pixel(450, 500))
    assert first.red() > 120
    assert page.childAt(150, 130) is button
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert len(clicks) == 1
    qtbot.waitUntil(lambda: not fades(page), timeout=3000)
    assert QColor(page.grab().toImage().pixel(450, 500)) == QColor("#0000ff")


def test_there_is_none_where_nobody_would_see_it(page: QWidget) -> None:
    assert fade_of(page, 200, wanted=False) is None
    page.hide()
    assert fade_of(page, 200, wanted=True) is None


@pytest.mark.parametrize("motion", [True, False])
def test_sheets_come_and_go_softly(page: QWidget, qtbot: QtBot, motion: bool) -> None:
    class Plain(DoneSheet):
        def build(self) -> None:
            row = self.foot()
            self.body.setLayout(row)

    look = Look(Theme("light"), motion=motion)
    sheet = Plain(look, page, QSize(400, 300), "A sheet")
    sheet.build()
    sheet.open()
    assert len(fades(page)) == motion
    assert sheet.done.hasFocus()
    qtbot.waitUntil(lambda: not fades(page), timeout=3000)
    QTest.keyClick(sheet.done, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert len(fades(page)) == motion
    qtbot.waitUntil(lambda: not fades(page), timeout=3000)
