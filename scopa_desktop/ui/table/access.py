"""The table for those who hear it: a list whose children are the things that lie on it.

A graphics view is an empty frame to a screen reader, so the table has an interface of its own.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleEvent, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget

from scopa_desktop.ui.access import let_go
from scopa_desktop.ui.table.things import Thing, press, things
from scopa_desktop.ui.table.view import TableView

_Event = QAccessible.Event


class _ThingInterface(QAccessibleWidget):
    """One thing on the table.

    It has no widget of its own; it is one to Qt because only such an interface can be pressed.
    """

    def __init__(self, owner: TableInterface, view: TableView, thing: Thing) -> None:
        super().__init__(view, QAccessible.Role.StaticText)
        self.owner, self.thing, self.gone = owner, thing, False

    def isValid(self) -> bool:
        return not self.gone and self.owner.view is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface:
        return self.owner

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def relations(self, match: object = None) -> list[object]:
        return []

    def rect(self) -> QRect:
        view, r = self.owner.view, self.thing.rect
        if view is None:
            return QRect()
        corner = view.viewport().mapToGlobal(view.mapFromScene(r.x, r.y))
        return QRect(corner.x(), corner.y(), round(r.w), round(r.h))

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button if self.thing.button else QAccessible.Role.StaticText

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if self.thing.button or self.thing.focused:
            state.focusable = True
            state.selectable = True
        if self.thing.focused:
            state.focused = True
            state.selected = True
        return state

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Description:
            return self.thing.description
        return self.thing.name if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """A card's name cannot be changed."""

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction()] if self.thing.button else []

    def doAction(self, name: str) -> None:
        if name == QAccessibleActionInterface.pressAction() and self.owner.view is not None:
            press(self.owner.view, self.thing.id)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class TableInterface(QAccessibleWidget):
    """The table: a list of things.

    Args:
        view: the table.
    """

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self.view: TableView | None = view
        self._kept: dict[str, _ThingInterface] = {}
        self._there: tuple[_ThingInterface, ...] = ()
        self._focus = ""
        view.destroyed.connect(self.forget)
        view.focus_moved.connect(self.follow)
        view.finished.connect(self.follow)

    def forget(self) -> None:
        """The view is gone, and all that lay on it."""
        self.view = None
        for child in self._kept.values():
            let_go(child)
        self._kept.clear()
        self._there = ()

    def children(self) -> list[_ThingInterface]:
        """Return what lies on the table now; the same thing is always the same object."""
        found = []
        for thing in things(self.view):
            child = self._kept.get(thing.id)
            if child is None:
                assert self.view is not None
                child = self._kept[thing.id] = _ThingInterface(self, self.view, thing)
            child.thing, child.gone = thing, False
            found.append(child)
        for child in self._kept.values():
            child.gone = child not in found
        return found

    def follow(self) -> None:
        """Tell a screen reader what came, went, is called otherwise or has the keys."""
        if not QAccessible.isActive():
            return
        names = {child: child.thing.name for child in self._there}
        before, now = self._there, tuple(self.children())
        self._there = now
        for child in before:
            if child.gone:
                child.gone = False  # for as long as it is told
                _tell(child, _Event.ObjectDestroyed)
                child.gone = True
        for child in now:
            if child not in names:
                _tell(child, _Event.ObjectCreated)
            elif names[child] != child.thing.name:
                _tell(child, _Event.NameChanged)
        focused = self.focusChild()
        if focused is None:
            self._focus = ""
        elif isinstance(focused, _ThingInterface) and focused.thing.id != self._focus:
            self._focus = focused.thing.id
            _tell(focused, _Event.Focus)

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return QCoreApplication.translate("Table", "Table")
        if kind == QAccessible.Text.Description and self.view is not None:
            return self.view.table.state.line.said
        return ""

    def childCount(self) -> int:
        return len(self.children())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        children = self.children()
        return children[index] if 0 <= index < len(children) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        children: list[QAccessibleInterface] = [*self.children()]
        return children.index(child) if child in children else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return next((child for child in self.children() if child.rect().contains(x, y)), None)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return next((child for child in self.children() if child.thing.focused), None)


def _tell(child: QAccessibleInterface, event: QAccessible.Event) -> None:
    QAccessible.updateAccessibility(QAccessibleEvent(child, event))
