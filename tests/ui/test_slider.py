from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.slider import Slider
from scopa_desktop.ui.widgets import RING
from tests.ui.pages import SCHEMES, look

LEFT = Qt.MouseButton.LeftButton


def slider(qtbot: QtBot, value: int = 40, scheme: str = "light") -> tuple[Slider, list[int]]:
    made = Slider(look(scheme), "Volume", value)
    qtbot.addWidget(made)
    made.resize(320, made.sizeHint().height())
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    told: list[int] = []
    made.settled.connect(told.append)
    return made, told


def test_a_drag_is_told_when_it_ends(qtbot: QtBot) -> None:
    made, told = slider(qtbot)
    track = made._track()
    middle = made.height() // 2
    qtbot.mousePress(made, LEFT, pos=QPoint(round(track.x()), middle))
    assert made.value() == 0
    qtbot.mouseMove(made, QPoint(round(track.center().x()), middle))
    qtbot.mouseMove(made, QPoint(made.width() + 50, middle))
    assert (made.value(), told) == (100, [])
    qtbot.mouseMove(made, QPoint(round(track.center().x()), middle))
    qtbot.mouseRelease(made, LEFT, pos=QPoint(round(track.center().x()), middle))
    assert (made.value(), told) == (50, [50])


def test_a_drag_back_to_where_it_was_is_no_news(qtbot: QtBot) -> None:
    made, told = slider(qtbot, 50)
    track = made._track()
    qtbot.mousePress(made, LEFT, pos=QPoint(round(track.x()), 10))
    here = QPoint(round(track.center().x()), 10)
    qtbot.mouseMove(made, here)
    qtbot.mouseRelease(made, LEFT, pos=here)
    assert told == []


def test_other_buttons_and_the_wheel_leave_it_alone(qtbot: QtBot) -> None:
    made, told = slider(qtbot)
    qtbot.mouseClick(made, Qt.MouseButton.RightButton, pos=QPoint(200, 10))
    at = QPointF(50, 10)
    wheel = QWheelEvent(
        at, at, QPoint(), QPoint(0, 120), LEFT & ~LEFT, Qt.KeyboardModifier(0), Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(made, wheel)
    assert not wheel.isAccepted()
    assert (made.value(), told) == (40, [])


@pytest.mark.parametrize(
    ("key", "value"),
    [
        (Qt.Key.Key_Right, 45),
        (Qt.Key.Key_Left, 35),
        (Qt.Key.Key_Up, 45),
        (Qt.Key.Key_PageUp, 60),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_End, 100),
    ],
)
def test_keys_move_it_and_each_step_is_told(qtbot: QtBot, key: Qt.Key, value: int) -> None:
    made, told = slider(qtbot)
    qtbot.keyClick(made, key)
    assert (made.value(), told) == (value, [value])


def test_it_has_a_name_and_its_focus_is_seen(qtbot: QtBot) -> None:
    made, _ = slider(qtbot)
    assert made.accessibleName() == "Volume"
    made.clearFocus()
    before = made.grab().toImage()
    made.setFocus()
    qtbot.waitUntil(made.hasFocus)
    assert made.grab().toImage() != before


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("value", [0, 55, 100])
def test_its_ring_stays_inside_and_its_number_fits(qtbot: QtBot, scheme: str, value: int) -> None:
    made, _ = slider(qtbot, value, scheme)
    track, knob = made._track(), made._look.theme.px(9)
    assert track.x() - knob >= RING
    assert track.right() + knob <= made.width() - made._look.theme.px(56)
    made.setEnabled(False)
    assert not made.grab().isNull()
