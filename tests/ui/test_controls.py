from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.controls import Button, Combo, Field, Segmented, Switch
from scopa_desktop.ui.sheet import Sheet
from scopa_desktop.ui.strip import Strip
from scopa_desktop.ui.widgets import Look, Scroll, Text
from tests.ui.pages import look

KEY = Qt.Key
SPEEDS = [("slow", "Slow"), ("normal", "Normal"), ("fast", "Fast"), ("lightning", "Lightning"), ("off", "Off")]


@pytest.fixture
def paper(qtbot: QtBot) -> Look:
    return look()


def shown(qtbot: QtBot, widget: QWidget) -> QWidget:
    qtbot.addWidget(widget)
    widget.show()
    qtbot.waitExposed(widget)
    widget.activateWindow()
    qtbot.waitUntil(widget.isActiveWindow)
    return widget


@pytest.mark.parametrize("kind", ["primary", "secondary", "quiet"])
def test_a_button_is_pressed_by_mouse_enter_and_space(qtbot: QtBot, paper: Look, kind: str) -> None:
    button = Button(paper, "&Deal", kind, "cards")
    shown(qtbot, button)
    assert button.accessibleName() == "Deal"
    for press in (
        lambda: qtbot.mouseClick(button, Qt.MouseButton.LeftButton),
        lambda: qtbot.keyClick(button, KEY.Key_Return),
        lambda: qtbot.keyClick(button, KEY.Key_Space),
    ):
        with qtbot.waitSignal(button.clicked):
            press()


def test_the_focus_can_be_seen(qtbot: QtBot, paper: Look) -> None:
    holder = QWidget()
    column = QVBoxLayout(holder)
    segments = Segmented(paper, "Speed", SPEEDS, "slow")
    stops = [
        Button(paper, "Deal"),
        Switch(paper, "Aid", "explained"),
        Combo(paper, "Level", [(1, "Easy")], 1),
        Field(paper, "Name", "Rita"),
        segments.part("slow"),
    ]
    for stop in stops:
        column.addWidget(stop if stop.parentWidget() is None else stop.parentWidget())
    shown(qtbot, holder)
    for stop in stops:
        stop.clearFocus()
        before = stop.grab().toImage()
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.waitUntil(stop.hasFocus)
        assert stop.grab().toImage() != before, type(stop).__name__


def test_states_look_different(qtbot: QtBot, paper: Look) -> None:
    button = Button(paper, "Deal", "primary")
    shown(qtbot, button)
    rest = button.grab().toImage()
    button.setDown(True)
    pressed = button.grab().toImage()
    button.setDown(False)
    button.setEnabled(False)
    assert len({bytes(image.constBits()) for image in (rest, pressed, button.grab().toImage())}) == 3


def test_segments_are_radio_buttons(qtbot: QtBot, paper: Look) -> None:
    segments = Segmented(paper, "Cards move", SPEEDS, "normal")
    shown(qtbot, segments)
    assert segments.value == "normal"
    assert segments.part("fast").accessibleName() == "Cards move: Fast"
    with qtbot.waitSignal(segments.chosen) as picked:
        qtbot.mouseClick(segments.part("off"), Qt.MouseButton.LeftButton)
    assert picked.args == ["off"]
    segments.part("off").setFocus()
    with qtbot.waitSignal(segments.chosen) as picked:
        qtbot.keyClick(segments.part("off"), KEY.Key_Left)
    assert picked.args == ["lightning"]
    segments.set_value("no such value")
    assert segments.value == "lightning"


def test_segments_go_over_two_rows_where_one_is_too_narrow(qtbot: QtBot, paper: Look) -> None:
    segments = Segmented(paper, "Cards move", SPEEDS, "normal")
    one = segments.heightForWidth(segments.sizeHint().width())
    two = segments.heightForWidth(segments.sizeHint().width() - 20)
    assert two == 2 * one
    shown(qtbot, segments)
    segments.resize(segments.sizeHint().width() - 20, two)
    tops = {button.y() for button in segments.buttons()}
    assert len(tops) == 2
    assert all(button.geometry().right() <= segments.width() for button in segments.buttons())


def test_a_switch_turns_anywhere_and_wraps(qtbot: QtBot, paper: Look) -> None:
    switch = Switch(paper, "Play the last card by itself", "Unless it can take in more than one way")
    shown(qtbot, switch)
    switch.resize(300, switch.heightForWidth(300))
    with qtbot.waitSignal(switch.toggled):
        qtbot.mouseClick(switch, Qt.MouseButton.LeftButton, pos=switch.rect().topLeft() + switch.rect().center() / 4)
    with qtbot.waitSignal(switch.toggled):
        qtbot.keyClick(switch, KEY.Key_Space)
    assert switch.heightForWidth(150) > switch.heightForWidth(600)


def test_a_combo_knows_its_values_and_leaves_the_wheel_alone(qtbot: QtBot, paper: Look) -> None:
    combo = Combo(paper, "Level", [("random", "Beginner"), ("greedy", "Easy")], "greedy")
    shown(qtbot, combo)
    assert combo.value == "greedy"
    qtbot.keyClick(combo, KEY.Key_Up)
    assert combo.value == "random"


def test_text_follows_the_scheme(qtbot: QtBot, paper: Look) -> None:
    text = Text(paper, "words", "body", "accent")
    shown(qtbot, text)
    light = text.palette().windowText().color()
    paper.theme.set_scheme("dark")
    assert text.palette().windowText().color() != light


def test_a_scroll_area_is_as_high_as_its_content_needs(qtbot: QtBot, paper: Look) -> None:
    content = QWidget()
    column = QVBoxLayout(content)
    for _ in range(12):
        column.addWidget(
            Text(paper, "Some words that go over several lines when there is little room. " * 2, wrap=True)
        )
    area = Scroll(paper, content)
    shown(qtbot, area)
    area.resize(300, 200)
    narrow = content.height()
    area.resize(900, 200)
    assert content.height() < narrow
    assert content.width() == area.viewport().width()


class TestSheet:
    @pytest.fixture
    def below(self, qtbot: QtBot) -> QWidget:
        below = QWidget()
        below.resize(900, 560)
        button = QPushButton("below", below)
        shown(qtbot, below)
        button.setFocus()
        qtbot.waitUntil(button.hasFocus)
        return below

    def sheet(self, paper: Look, below: QWidget) -> Sheet:
        sheet = Sheet(paper, below, QSize(1200, 300), "Test")
        column = QVBoxLayout(sheet.body)
        for label in ("One", "Two"):
            column.addWidget(Button(paper, label))
        column.addWidget(Segmented(paper, "Speed", SPEEDS, "fast"))
        return sheet

    def test_it_never_leaves_its_parent(self, qtbot: QtBot, paper: Look, below: QWidget) -> None:
        sheet = self.sheet(paper, below)
        sheet.open()
        assert sheet.rect().contains(sheet.sheet_rect())
        below.resize(1600, 900)
        assert sheet.size() == below.size()
        assert sheet.sheet_rect().size() == QSize(1200, 300)

    def test_tab_stays_on_it(self, qtbot: QtBot, paper: Look, below: QWidget) -> None:
        sheet = self.sheet(paper, below)
        sheet.open()
        seen = []
        for _ in range(4):
            focused = below.window().focusWidget()
            assert focused is not None
            seen.append(focused.accessibleName())
            qtbot.keyClick(focused, KEY.Key_Tab)
        assert seen == ["One", "Two", "Speed: Fast", "One"]
        focused = below.window().focusWidget()
        assert focused is not None
        qtbot.keyClick(focused, KEY.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
        assert below.window().focusWidget().accessibleName() == "One"

    def test_escape_closes_it_and_gives_the_focus_back(self, qtbot: QtBot, paper: Look, below: QWidget) -> None:
        sheet = self.sheet(paper, below)
        sheet.open()
        with qtbot.waitSignal(sheet.closed):
            qtbot.keyClick(below.window().focusWidget(), KEY.Key_Escape)
        assert sheet.isHidden()
        assert below.window().focusWidget().text() == "below"

    def test_it_rises_and_can_be_closed_while_it_does(self, qtbot: QtBot, paper: Look, below: QWidget) -> None:
        paper.motion = True
        sheet = self.sheet(paper, below)
        sheet.open()
        qtbot.wait(40)
        sheet.close_sheet()
        sheet.open()
        qtbot.wait(320)
        assert sheet.body.geometry() == sheet.sheet_rect()


def test_the_strip_shows_its_caption_menus_and_tools(qtbot: QtBot, paper: Look) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    undo = QAction("&Take back", owner)
    strip = Strip(paper, [("undo", undo)])
    strip.menu_bar.addMenu("&Game").addAction(undo)
    shown(qtbot, strip)
    strip.resize(900, strip.height())
    empty = strip.grab().toImage()
    strip.caption = "Scopa · two players"
    assert strip.grab().toImage() != empty
    assert strip.tools[0].accessibleName() == "Take back"
    with qtbot.waitSignal(undo.triggered):
        qtbot.mouseClick(strip.tools[0], Qt.MouseButton.LeftButton)
    undo.setEnabled(False)
    assert not strip.tools[0].isEnabled()
