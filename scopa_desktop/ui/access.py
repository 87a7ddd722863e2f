"""Screen readers: what widgets are that paint themselves, and what is said aloud."""

from __future__ import annotations

from collections.abc import Callable
from weakref import ReferenceType, ref

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
        self._interfaces: dict[int, tuple[ReferenceType[QWidget], QAccessibleInterface]] = {}
        self._factory: Callable[[str, QObject], QAccessibleInterface | None] = self._make
        QAccessible.installFactory(self._factory)

    @classmethod
    def install(cls) -> None:
        """Begin to serve the application, unless it is served already."""
        application = QCoreApplication.instance()
        if application is not None and application.findChild(cls) is None:
            cls(application)

    def _make(self, name: str, thing: QObject) -> QAccessibleInterface | None:
        if not isinstance(thing, QWidget):
            return None
        kept = self._interfaces.get(id(thing))
        if kept is not None and kept[0]() is thing and isValid(kept[1]):
            return kept[1]
        made = self._interface(name, thing)
        if made is not None:
            # Qt deletes an interface with its widget; Python must not do so before.
            self._interfaces = {key: each for key, each in self._interfaces.items() if isValid(each[1])}
            self._interfaces[id(thing)] = (ref(thing), made)
        return made

    @staticmethod
    def _interface(name: str, thing: QWidget) -> QAccessibleInterface | None:
        if name == "TableView":
            from scopa_desktop.ui.table.access import TableInterface
            from scopa_desktop.ui.table.view import TableView

            return TableInterface(thing) if isinstance(thing, TableView) else None
        role = getattr(thing, ROLE, None)
        return QAccessibleWidget(thing, role) if isinstance(role, QAccessible.Role) else None


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
