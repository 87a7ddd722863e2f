"""Screen readers: what widgets are that paint themselves, and what is said aloud."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

ROLE = "accessible_role"
"""The attribute by which a widget's class tells what it is, where Qt does not know: a `QAccessible.Role`."""


class Access(QObject):
    """Gives screen readers an interface for what Qt has none for; one for the whole program.

    Python has to keep what it hands to Qt, so this object lives as long as the application.
    """

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._made: list[QAccessibleInterface] = []
        self._factory: Callable[[str, QObject], QAccessibleInterface | None] = self._make
        self._open = True
        application.aboutToQuit.connect(self._close)
        QAccessible.installFactory(self._factory)

    @classmethod
    def install(cls) -> None:
        """Begin to serve the application, unless it is served already."""
        application = QCoreApplication.instance()
        if application is not None and application.findChild(cls) is None:
            cls(application)

    def _make(self, name: str, thing: QObject) -> QAccessibleInterface | None:
        if not self._open or not isinstance(thing, QWidget):
            return None
        made = self._interface(name, thing)
        if made is not None:
            # Qt asks once for each widget and deletes the interface with it; Python must not do so before.
            self._made = [*filter(isValid, self._made), made]
        return made

    def _close(self) -> None:
        """Have Qt let go of everything while Python still keeps it; at the very end they would do so in any order."""
        self._open = False
        for each in self._made:
            if isinstance(each, Forgetting):
                each.forget()
            let_go(each)
        self._made.clear()

    @staticmethod
    def _interface(name: str, thing: QWidget) -> QAccessibleInterface | None:
        if name == "TableView":
            from scopa_desktop.ui.table.access import TableInterface
            from scopa_desktop.ui.table.view import TableView

            return TableInterface(thing) if isinstance(thing, TableView) else None
        role = getattr(thing, ROLE, None)
        return QAccessibleWidget(thing, role) if isinstance(role, QAccessible.Role) else None


@runtime_checkable
class Forgetting(Protocol):
    """An interface with children that it has made itself."""

    def forget(self) -> None:
        """Let them all go."""
        ...


def let_go(interface: QAccessibleInterface) -> None:
    """Have Qt delete an interface that Python made."""
    if isValid(interface):
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(interface))


class Narrator(QObject):
    """Says aloud what happens, through a screen reader if there is one.

    Args:
        window: the widget that speaks.

    Attributes:
        last: what happened last, as it is said when it is asked for once more.

    Signals:
        spoken: something is said.
    """

    spoken = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.last = ""

    def tell(self, words: str, again: str = "") -> None:
        """Say what happened.

        Args:
            words: what is said; nothing is not said.
            again: what is said when it is asked for once more, if that is more than `words`.
        """
        if words:
            self.last = again or words
            self._speak(words, QAccessible.AnnouncementPoliteness.Polite)

    def answer(self, words: str) -> None:
        """Say what the person asked for, which may interrupt what is being said."""
        if words:
            self._speak(words, QAccessible.AnnouncementPoliteness.Assertive)

    def _speak(self, words: str, politeness: QAccessible.AnnouncementPoliteness) -> None:
        self.spoken.emit(words)
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._window, words)
            event.setPoliteness(politeness)
            QAccessible.updateAccessibility(event)
