"""The robot: does anything that a person may do, at random, and looks whether everything is as it should be."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Final, TextIO

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QWidget
from shiboken6 import isValid

from scopa_desktop.store.preferences import AIDS, defaults, settings
from scopa_desktop.ui.windows.main import MainWindow
from tools.robot.inside import Inside

UNANSWERED: Final = 30.0
"""Seconds after which a turn counts as unanswered; a computer player's limit is a second, on an idle machine."""
KEY, LEFT, NONE = Qt.Key, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
KEYS: Final = (
    *(KEY.Key_Space, KEY.Key_Return, KEY.Key_Escape, KEY.Key_Tab, KEY.Key_Backtab, KEY.Key_Backspace, KEY.Key_X),
    *(KEY.Key_Left, KEY.Key_Right, KEY.Key_Up, KEY.Key_Down, KEY.Key_Home, KEY.Key_End, KEY.Key_PageDown),
    *(KEY.Key_L, KEY.Key_H, KEY.Key_M, KEY.Key_0, KEY.Key_1, KEY.Key_2, KEY.Key_3, KEY.Key_7),
    *(KEY.Key_F1, KEY.Key_F2, KEY.Key_F5, KEY.Key_F10, KEY.Key_F11),
)
CHORDS: Final = (
    (KEY.Key_Z, CTRL),
    (KEY.Key_Z, CTRL | SHIFT),
    (KEY.Key_L, CTRL),
    (KEY.Key_D, CTRL),
    (KEY.Key_Comma, CTRL),
)
TYPED: Final = ("Rita", "21", "0", "999999999", "ñ€字", "   ", "a" * 60, "-1", "")
DECKS: Final = ("neapolitan", "sicilian", "piacentine", "spanish", "french", "french_numbers", "french_large", "gone")
NOT_CHOSEN: Final = {"geometry", "maximized", "full_screen", "screen", "name", "avatar", "back"}
"""Preferences that are no choices of a moment."""


class RobotError(AssertionError):
    """Something is not as it should be; the message says what."""


def choices() -> dict[str, tuple[object, ...]]:
    """Return every preference that is a choice, with what it may be, as the preferences declare it."""
    found: dict[str, tuple[object, ...]] = {"deck": DECKS}
    for name, setting in settings().items():
        if name in NOT_CHOSEN or name in found:
            continue
        usual = defaults()[name]
        if isinstance(usual, bool):
            found[name] = (True, False)
        elif isinstance(usual, str) and usual in setting.allowed:
            # A picture of one's own has to be chosen from the disk first.
            found[name] = tuple(word for word in re.split(r", | or ", setting.allowed) if word != "own")
        elif name.startswith("aids_"):
            found[name] = ((), AIDS, usual)
        elif isinstance(usual, int):
            found[name] = tuple(_allowed(setting.read, usual))
    return found


def _allowed(read: Callable[[object], object], usual: int) -> Iterator[int]:
    """Yield some numbers that a preference may be."""
    for number in (0, 1, 2, 5, 10, 50, 90, 100, 110, 125, 150, 200, usual):
        try:
            read(number)
        except ValueError:
            continue
        yield number


class Robot:
    """Does anything that a person may do, but for closing the window.

    Args:
        inside: the program.
        seed: the same one does the same, as far as what it meets is the same.
        complaints: returns what anybody has complained of: exceptions, warnings.
        log: a file in which everything that it does is written down before it is done.

    Attributes:
        events: how many things it did.
        checks: how often the picture was compared with the state.
    """

    def __init__(
        self, inside: Inside, seed: int, complaints: Callable[[], list[str]] = list, log: TextIO | None = None
    ) -> None:
        self._inside = inside
        self._chance = Random(seed)
        self._complaints, self._log = complaints, log
        self._choices = choices()
        self.events, self.checks = 0, 0
        self._drained = False
        self._still_since = time.monotonic()
        self._ways = [self.key] * 8 + [self.click] * 8 + [self.drag] * 2 + [self.pick] * 6 + [self.bring_on] * 2
        self._ways += [self.act] * 4 + [self.resize, self.choose, self.choose, self.wait, self.wait]
        self._ways += [self.chord, self.turn_wheel, self.write]
        self._seen: MainWindow | None = None
        self._attend()

    def act_until_the_end(self, goes_on: Callable[[int], bool]) -> None:
        """Do things, then end the match.

        Args:
            goes_on: told how many things were done, says whether there is to be another.

        Raises:
            RobotError: something is wrong.
        """
        while goes_on(self.events):
            self.act_at_random()
        self.finish()

    def finish(self) -> None:
        """Put everything away and end the match at the table, or another."""
        inside = self._inside
        self._close_popups()
        inside.window.choices.set("speed", "off")
        inside.window.stop_watching()
        inside.window.stop_learning()
        inside.finish_match()
        inside.settle()
        inside.check_picture()
        self._hear()

    def act_at_random(self) -> None:
        """Do one thing, and see whether all is well."""
        self._attend()
        way = self._chance.choice(self._ways)
        self.events += 1
        if QApplication.activePopupWidget() is not None and self._chance.random() < 0.6:
            way = self.use_popup
        self._note(f"\n{way.__name__}")
        way()
        if self._chance.random() < 0.7:
            self._inside.pump()
        self.look()

    def _attend(self) -> None:
        """Attend to what fills the window now: for another person it is another, in another language its menus are."""
        window = self._inside.window
        if window is not self._seen:
            self._seen = window
            self._inside.view.finished.connect(self._on_drained)
        window.actions_.quit.setEnabled(False)
        if not self._inside.shell.isVisible():
            raise RobotError("the window is closed")

    def look(self) -> None:
        """See whether all is well: nobody complains, no turn is unanswered, the picture is as the match is."""
        self._hear()
        self._expect_answer()
        if self._drained:
            self._compare()

    def _note(self, what: object) -> None:
        if self._log is not None:
            self._log.write(f" {what}" if not str(what).startswith("\n") else str(what))
            self._log.flush()

    # ------------------------------------------------------------------------------------- what must be so

    def _hear(self) -> None:
        heard = self._complaints()
        if heard:
            raise RobotError("; ".join(heard))

    def _on_drained(self) -> None:
        self._drained = True

    def _compare(self) -> None:
        """Compare the picture with the state, once the queue has drained and nothing is held or glides."""
        window, view = self._inside.window, self._inside.view
        if window._game is None or view.busy or not view.isVisible():
            return
        if view.table._glides or view._input._dragged is not None or view.picker.choice is not None:
            return
        self._drained = False
        self.checks += 1
        self._inside.check_picture()

    def _expect_answer(self) -> None:
        """A turn must be answered: cards are live for the person, or a computer player's decision comes."""
        now, window = time.monotonic(), self._inside.window
        session = window.session
        waits = session is None or session.over or session.turn is None or window._is_elsewhere()
        if not waits and session is not None:
            paused = window._watching is not None and not window._watching.running
            waits = paused or (self._inside.view.live if session.awaits_person else False)
        moment = (id(session), session.match.round.plays_made, len(session.match.rounds)) if session else None
        if waits or self._inside.view.busy or moment != getattr(self, "_moment", None):
            self._still_since, self._moment = now, moment
        elif now - self._still_since > UNANSWERED:
            raise RobotError(f"nobody answered for {UNANSWERED:.0f} s: seat {session.turn if session else None}")

    # --------------------------------------------------------------------------------------- what it can do

    def _close_popups(self) -> None:
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
            self._inside.pump()

    def use_popup(self) -> None:
        """Use the menu or list that is open, or close it."""
        popup = QApplication.activePopupWidget()
        assert popup is not None
        key = self._chance.choice(
            (KEY.Key_Down, KEY.Key_Down, KEY.Key_Up, KEY.Key_Right, KEY.Key_Return, KEY.Key_Escape)
        )
        self._note(f"{type(popup).__name__} {key.name}")
        if self._chance.random() < 0.2:
            popup.close()
        else:
            QTest.keyClick(popup, key)

    def _has_keyboard(self) -> QWidget:
        return QApplication.focusWidget() or self._inside.view

    def key(self) -> None:
        """Press a key where the keyboard is."""
        key = self._chance.choice(KEYS)
        self._note(key.name)
        QTest.keyClick(self._has_keyboard(), key)

    def chord(self) -> None:
        """Press a key together with others."""
        key, modifiers = self._chance.choice(CHORDS)
        self._note(f"{key.name} {modifiers}")
        QTest.keyClick(self._has_keyboard(), key, modifiers)

    def write(self) -> None:
        """Write into a field, if there is one."""
        fields = [each for each in self._inside.shell.findChildren(QLineEdit) if each.isVisible() and each.isEnabled()]
        if fields:
            field, text = self._chance.choice(fields), self._chance.choice(TYPED)
            self._note(repr(text))
            field.setFocus()
            field.selectAll()
            if not text:
                QTest.keyClick(field, KEY.Key_Backspace)
            for sign in text:  # `QTest.keyClicks` knows no letters beyond ASCII
                QApplication.sendEvent(field, QKeyEvent(QKeyEvent.Type.KeyPress, 0, NONE, sign))
            if self._chance.random() < 0.5:
                QTest.keyClick(field, KEY.Key_Return)

    def _somewhere(self) -> tuple[QWidget, QPoint]:
        """Return a place in the window, and the widget there; often that of a control."""
        shell = self._inside.shell
        if self._chance.random() < 0.35:
            kinds = (QAbstractButton, QComboBox)
            controls = [each for kind in kinds for each in shell.findChildren(kind) if each.isVisible()]
            if controls:
                control = self._chance.choice(controls)
                return control, control.rect().center()
        point = QPoint(self._chance.randrange(shell.width()), self._chance.randrange(shell.height()))
        found = shell.childAt(point) or shell
        return found, found.mapFrom(shell, point)

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
        if isValid(where) and where.isVisible():
            QTest.mouseMove(where, end)
            QTest.mouseRelease(where, LEFT, NONE, end)

    def turn_wheel(self) -> None:
        """Turn the wheel anywhere."""
        where, point = self._somewhere()
        by = QPoint(0, self._chance.choice((-240, -120, 120, 240)))
        place = QPointF(point)
        event = QWheelEvent(
            place, QPointF(where.mapToGlobal(point)), QPoint(), by, Qt.MouseButton.NoButton, NONE,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(where, event)

    def pick(self) -> None:
        """Play as a person does who means it."""
        if self._inside.window.session is not None and self._inside.sheet is None and self._inside.view.live:
            number = self._chance.randrange(1, 4)
            for key in (KEY.Key_Escape, KEY.Key_0 + number, KEY.Key_Return, KEY.Key_Return):
                QTest.keyClick(self._inside.view, key)

    def bring_on(self) -> None:
        """Do what brings a match on, whatever lies in its way."""
        if QApplication.activePopupWidget() is None:
            self._inside.step()

    def act(self) -> None:
        """Use an action of the menus, or go on from a page."""
        window = self._inside.window
        actions = [each for each in window.actions() if each.isEnabled()]
        if self._chance.random() < 0.2:
            self._note("continue")
            window.continue_match()
        elif actions:
            action: QAction = self._chance.choice(actions)
            self._note(action.text())
            action.trigger()

    def resize(self) -> None:
        """Change the window's size."""
        size = self._chance.randrange(900, 1700), self._chance.randrange(600, 1000)
        self._note(f"{size[0]}x{size[1]}")
        self._inside.shell.resize(*size)

    def choose(self) -> None:
        """Change a preference."""
        name = self._chance.choice(sorted(self._choices))
        value = self._chance.choice(self._choices[name])
        self._note(f"{name} {value}")
        self._inside.window.choices.set(name, value)

    def wait(self) -> None:
        """Let some time pass."""
        end = time.monotonic() + self._chance.random() * 0.03
        while time.monotonic() < end:
            self._inside.pump()
