"""A sheet of paper over the dimmed table: the one kind of dialog."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QRect,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QButtonGroup, QHBoxLayout, QRadioButton, QWidget
from shiboken6 import isValid

from scopa_desktop.ui import paint
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.fading import COME, GO, fade_of
from scopa_desktop.ui.theme import RADIUS
from scopa_desktop.ui.widgets import Look

SCRIM = 0.55
EDGE = 12
"""Pixels that stay free between a sheet and the edge of what it lies on."""
RISE = 16


class Sheet(QWidget):
    """Covers its parent with a scrim and lays a sheet in the middle; Esc closes, Tab stays on the sheet.

    Put the content on `body`.  The sheet is as large as wished, and never larger than the parent.

    Args:
        look: the look.
        parent: what it covers; it follows the parent's size.
        wish: the size wanted for the sheet, at a system font of usual size.
        name: what a screen reader calls it.

    Signals:
        closed: it went away.
    """

    accessible_role = QAccessible.Role.Dialog

    closed = Signal()

    def __init__(self, look: Look, parent: QWidget, wish: QSize, name: str) -> None:
        super().__init__(parent)
        self.look = look
        self._below = parent
        self._wish = wish
        self._before: QWidget | None = None
        self._shift = 0.0
        self._share = 1.0
        self._motion = QVariantAnimation(self)
        self._motion.setDuration(240)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._move)
        self.setAccessibleName(name)
        self.body = QWidget(self)
        self.body.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        parent.installEventFilter(self)
        look.theme.changed.connect(self.update)
        look.theme.rescaled.connect(self.rebuild)
        self.hide()

    def build(self) -> None:
        """Put everything onto `body`, which is empty; called by a subclass when its state is ready."""

    def rebuild(self) -> None:
        """Build everything anew, because sizes have changed; a sheet without `build` keeps what it has."""
        if type(self).build is Sheet.build:
            self._place()
            return
        focused = self.body.isAncestorOf(QApplication.focusWidget() or self)
        self.body.hide()
        self.body.deleteLater()
        self.body = QWidget(self)
        self.body.setAccessibleName(self.accessibleName())
        self.build()
        self._place()
        self.body.show()
        if focused:
            self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def set_wish(self, wish: QSize) -> None:
        """Ask for another size."""
        self._wish = wish
        self._place()

    def cover(self) -> None:
        """Be as large as the parent; a sheet that measures its content does so after this."""
        self.setGeometry(self._below.rect())
        self.look.theme.fit(self.window().width(), self.window().height())

    def open(self) -> None:
        """Show the sheet over its parent and take the focus."""
        self._before = QApplication.focusWidget()
        fade = fade_of(self._below, COME, self.look.motion)
        self.cover()
        if self.look.motion:
            self._move(0.0)
            self._motion.start()
        self._place()
        self.show()
        self.raise_()
        self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)
        if fade is not None:
            fade.start()

    def first_focus(self) -> QWidget:
        """Return what has the focus at first: the first control, if nothing better is known."""
        return next(iter(self._stops()), self.body)

    def close_sheet(self) -> None:
        """Take the sheet away and give the focus back."""
        if self.isHidden():
            return
        self._motion.stop()
        fade = fade_of(self._below, GO, self.look.motion)
        self.hide()
        if fade is not None:
            fade.start()
        # What had the focus may be gone by now: a sheet that made way for this one, with all its buttons.
        if self._before is not None and isValid(self._before) and self._before.isVisible():
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()

    def dismiss(self) -> None:
        """What Esc does; closes the sheet unless a subclass knows better."""
        self.close_sheet()

    def sheet_rect(self) -> QRect:
        """Where the paper lies."""
        k = self.look.theme.scale
        width = min(round(self._wish.width() * k), self.width() - 2 * EDGE)
        height = min(round(self._wish.height() * k), self.height() - 2 * EDGE)
        return QRect((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    # ---------------------------------------------------------------------------------------------- Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        below = getattr(self, "_below", None)  # gone while Python takes the sheet apart
        if below is not None and watched is below and event.type() == QEvent.Type.Resize:
            self.cover()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        event.accept()  # no key reaches the table below

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        stops = self._stops()
        if not stops:
            return True
        here = QApplication.focusWidget()
        at = stops.index(here) if here in stops else -1
        step = (at + (1 if forward else -1)) % len(stops) if at >= 0 else 0
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stops[step].setFocus(reason)
        return True

    def _stops(self) -> list[QWidget]:
        """The controls that Tab visits, in their order; of radio buttons, only the chosen one.

        Not by way of `nextInFocusChain`: PySide takes what that returns for a child of what it was asked of, and a
        ring of such children is garbage to Python while Qt still calls it.
        """
        return [each for each in self.body.findChildren(QWidget) if self._is_stop(each)]

    def _is_stop(self, control: QWidget) -> bool:
        # Qt itself takes Tab from those that were not chosen when one of them had the keyboard.
        takes_tab = control.focusPolicy() & Qt.FocusPolicy.TabFocus or isinstance(control, QRadioButton)
        return bool(takes_tab) and control.isEnabled() and control.isVisibleTo(self) and not is_unchosen(control)

    def _place(self) -> None:
        self.body.setGeometry(self.sheet_rect().translated(0, round(self._shift)))
        self.update()

    def _move(self, share: float) -> None:
        self._share = float(share)
        self._shift = RISE * (1 - self._share)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ui = self.look.theme.ui
        painter.fillRect(self.rect(), color(ui.scrim, SCRIM * min(1.0, self._share * 1.4)))
        rect = QRectF(self.sheet_rect().translated(0, round(self._shift)))
        paint.paper(painter, ui, rect, RADIUS.sheet, self.look.shadows)
        self.paint_paper(painter, rect)
        painter.end()

    def paint_paper(self, painter: QPainter, rect: QRectF) -> None:
        """Paint what lies on the paper below the controls."""


class DoneSheet(Sheet):
    """A sheet with one button that leads away, Done, which has the focus at first.

    Attributes:
        done: that button, once `foot` has made it.
    """

    def foot(self, *left: QWidget) -> QHBoxLayout:
        """Return the row at the lower edge: `left` at the left, Done at the right."""
        row = QHBoxLayout()
        for each in left:
            row.addWidget(each)
        row.addStretch(1)
        self.done = Button(self.look, QCoreApplication.translate("DoneSheet", "Done"), "primary")
        self.done.clicked.connect(self.close_sheet)
        row.addWidget(self.done)
        return row

    def first_focus(self) -> QWidget:
        return self.done


def is_unchosen(control: QWidget) -> bool:
    """Whether a control is a radio button that another of its group is chosen instead of."""
    if not isinstance(control, QRadioButton) or control.isChecked():
        return False
    group = cast("QButtonGroup | None", control.group())
    if group is not None:
        return group.checkedButton() is not None
    parent = control.parentWidget()
    if parent is None:
        return False
    siblings = parent.findChildren(QRadioButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return control.autoExclusive() and any(each.isChecked() for each in siblings)
