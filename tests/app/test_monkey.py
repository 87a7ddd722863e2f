"""Random keys, clicks, drags, sizes, choices, sheets and pages: never a fault, and always a match that can be ended."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.core.record import dump_record
from scopa_desktop.store.preferences import CARD_NAMES, CLOTHS, INDICES, SCHEMES, SORTS, SPEEDS
from tests.app.inside import Inside, complaints
from tests.app.running import prefer

EVENTS = 300
SEEDS = 4
KEY, LEFT, NONE = Qt.Key, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
KEYS = (
    *(KEY.Key_Space, KEY.Key_Return, KEY.Key_Escape, KEY.Key_Tab, KEY.Key_Left, KEY.Key_Right, KEY.Key_Up),
    *(
        KEY.Key_Down,
        KEY.Key_L,
        KEY.Key_H,
        KEY.Key_0,
        KEY.Key_1,
        KEY.Key_2,
        KEY.Key_3,
        KEY.Key_7,
        KEY.Key_X,
        KEY.Key_Backspace,
    ),
)
CHOICES = {
    "speed": SPEEDS,
    # A picture of one's own has to be chosen from the disk first: test_own_table.py does.
    "cloth": tuple(cloth for cloth in CLOTHS if cloth != "own"),
    "scheme": SCHEMES,
    "index": INDICES,
    "hand_sort": SORTS,
    "reduced_motion": ("on", "off"),
    "deck": ("neapolitan", "sicilian", "piacentine", "spanish", "french", "french_numbers", "french_large", "gone"),
    "card_names": CARD_NAMES,
    **dict.fromkeys(("show_backs", "show_line", "autoplay_last", "confirm_play", "show_takes"), (True, False)),
}


class Monkey:
    """Does anything that a person may do, but for closing the window.

    Args:
        inside: the program.
        seed: the same one does the same, as far as what it meets is the same.
    """

    def __init__(self, inside: Inside, seed: int) -> None:
        self._inside = inside
        self._chance = Random(seed)
        self.done: list[str] = []
        self._ways = [self.key] * 8 + [self.click] * 8 + [self.drag] * 2 + [self.pick] * 6
        self._ways += [self.act] * 4 + [self.resize, self.choose, self.choose, self.wait, self.wait]

    def act_until_the_end(self, events: int) -> None:
        """Do so many things, then end the match; tell what was done last if that fails."""
        try:
            for _ in range(events):
                self.act_at_random()
            self._inside.window.choices.set("speed", "off")
            self._inside.finish_match()
            self._inside.settle()
            self._inside.check_picture()
        except BaseException:
            print("\n".join(self.done[-40:]))
            raise

    def act_at_random(self) -> None:
        """Do one thing."""
        way = self._chance.choice(self._ways)
        self.done.append(way.__name__)
        way()
        if self._chance.random() < 0.7:
            self._inside.pump()

    def _note(self, what: object) -> None:
        self.done[-1] += f" {what}"

    def key(self) -> None:
        """Press a key where the keyboard is."""
        key = self._chance.choice(KEYS)
        self._note(key.name)
        QTest.keyClick(QApplication.focusWidget() or self._inside.view, key)

    def _somewhere(self) -> tuple[QWidget, QPoint]:
        """Return a place on the page or the sheet over it, and the widget there."""
        pages = self._inside.window.pages
        point = QPoint(self._chance.randrange(pages.width()), self._chance.randrange(pages.height()))
        found = pages.childAt(point) or pages
        return found, found.mapFrom(pages, point)

    def click(self) -> None:
        """Click anywhere, sometimes twice, sometimes with the other button."""
        where, point = self._somewhere()
        self._note(f"{type(where).__name__} {point.x()} {point.y()}")
        button = LEFT if self._chance.random() < 0.9 else Qt.MouseButton.RightButton
        press = QTest.mouseDClick if self._chance.random() < 0.2 else QTest.mouseClick
        press(where, button, NONE, point)

    def drag(self) -> None:
        """Drag from anywhere to anywhere, sometimes with something else in between."""
        where, start = self._somewhere()
        end = QPoint(self._chance.randrange(where.width() or 1), self._chance.randrange(where.height() or 1))
        QTest.mousePress(where, LEFT, NONE, start)
        QTest.mouseMove(where, (start + end) / 2)
        self._inside.pump()
        if self._chance.random() < 0.3:
            self.key()
        if where.isVisible():
            QTest.mouseMove(where, end)
            QTest.mouseRelease(where, LEFT, NONE, end)

    def pick(self) -> None:
        """Play as a person does who means it."""
        if self._inside.window.session is not None and self._inside.sheet is None and self._inside.view.live:
            number = self._chance.randrange(1, 4)
            for key in (KEY.Key_Escape, KEY.Key_0 + number, KEY.Key_Return, KEY.Key_Return):
                QTest.keyClick(self._inside.view, key)

    def act(self) -> None:
        """Use an action of the menus, or go on from a page."""
        window = self._inside.window
        actions = [each for each in window.actions() if each.isEnabled() and each not in _unwanted(window)]
        if self._chance.random() < 0.2:
            self._note("continue")
            window.continue_match()
        elif actions:
            action = self._chance.choice(actions)
            self._note(action.text())
            action.trigger()

    def resize(self) -> None:
        """Change the window's size."""
        self._inside.shell.resize(self._chance.randrange(900, 1700), self._chance.randrange(600, 1000))

    def choose(self) -> None:
        """Change a preference."""
        name = self._chance.choice(sorted(CHOICES))
        value = self._chance.choice(CHOICES[name])
        self._note(f"{name} {value}")
        self._inside.window.choices.set(name, value)

    def wait(self) -> None:
        """Let some time pass."""
        end = time.monotonic() + self._chance.random() * 0.03
        while time.monotonic() < end:
            self._inside.pump()


def _unwanted(window: QWidget) -> tuple[object, ...]:
    actions = window.actions_
    return (actions.quit, actions.full_screen)


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)
def test_whatever_a_monkey_does_a_match_can_be_ended(
    tmp_path: Path, qtbot: QtBot, seed: int, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: True)
    prefer(tmp_path, speed="fast")
    inside = Inside(tmp_path)
    monkey = Monkey(inside, seed)
    inside.new_game()
    monkey.act_until_the_end(EVENTS)
    assert inside.sentence == ""
    matches = inside.window.stage.matches
    stored = next(each for each in matches.list_matches() if each.uuid == inside.session.uuid)
    assert dump_record(matches.load(stored.id).match) == dump_record(inside.session.match)
    inside.close()
    assert complaints(caplog) == []
