"""The picture behind the start page: a quiet, dimmed table that plays by itself while somebody looks at it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QPainter

from scopa_desktop.core.cards import cards_of
from scopa_desktop.core.events import Scopa
from scopa_desktop.session.change import Change, ChangeKind
from scopa_desktop.session.demo import BEHIND_LEVEL, Demo, demo_match
from scopa_desktop.session.session import Asker
from scopa_desktop.session.setup import pick_deal_number
from scopa_desktop.store.table_setup import TableSetup
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.projection import Company, Projection, before_the_deal
from scopa_desktop.ui.table.state import Line, Speed, TableSettings
from scopa_desktop.ui.table.view import TableView
from scopa_desktop.ui.windows.company import FACES
from scopa_desktop.ui.windows.start import StartPage

AFTER: Final = 4000
"""Milliseconds for which the start page stands still before the table behind it begins to play."""
PAUSE: Final = 2600
"""Milliseconds between two plays."""


class BehindView(TableView):
    """A table that is only a picture: it takes no key, no click and no place among what is read out.

    Its pictures of cards are those of another table, which must be as large as this one.

    Args:
        other: the table that lends the pictures.
        page: the page that it lies behind, which paints the felt and says how dim it is.
    """

    def __init__(self, other: TableView, page: StartPage) -> None:
        super().__init__(other.theme, _quiet(other.stage.settings), other.stage.words, page)
        self._page = page
        self.stage.pixmaps.ready.disconnect(self.table.picture_ready)
        self.stage.pixmaps = other.stage.pixmaps
        self.stage.pixmaps.ready.connect(self.table.picture_ready)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.viewport().setAutoFillBackground(False)

    def shut_down(self) -> None:
        """End all movements; the pictures are the other table's."""
        self.player.drop()
        self.stage.pixmaps.ready.disconnect(self.table.picture_ready)
        self.theme.changed.disconnect(self._new_theme)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The page has painted the felt."""

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        painter.fillRect(rect, color(self.theme.felt.edge, self._page.dim))


def _quiet(settings: TableSettings) -> TableSettings:
    """Return settings for a table without names, points and sentences."""
    return replace(settings, speed=Speed.SLOW, glass=False, show_line=False, show_counts=False, show_backs=True)


class Behind(QObject):
    """Plays behind the start page, from a while after it is shown until it is left.

    Args:
        page: the start page.
        table: returns the table that lends its pictures.
        thinker: returns who asks the players.
        wanted: whether there is to be such a table at all.
        looked_at: whether somebody looks at the page, and nothing lies over it.
    """

    def __init__(
        self,
        page: StartPage,
        table: Callable[[], TableView],
        thinker: Callable[[], Asker],
        wanted: Callable[[], bool],
        looked_at: Callable[[], bool],
    ) -> None:
        super().__init__(page)
        self._page, self._table, self._thinker = page, table, thinker
        self._wanted, self._looked_at = wanted, looked_at
        self.view: BehindView | None = None
        self.demo: Demo | None = None
        self._projection: Projection | None = None
        self._begin_timer = QTimer(self, singleShot=True, interval=AFTER)
        self._begin_timer.timeout.connect(self._begin)
        self._timer = QTimer(self, singleShot=True, interval=PAUSE)
        self._timer.timeout.connect(self._go)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.applicationStateChanged.connect(self.go_on)

    def start(self) -> None:
        """The page is shown: begin in a while, unless it has begun."""
        if self.view is None and self._wanted():
            self._begin_timer.start()

    def stop(self) -> None:
        """The page is left, or looks different now: throw all of it away."""
        self._begin_timer.stop()
        self._timer.stop()
        if self.demo is not None:
            self.demo.close()
            self.demo = None
        if self.view is not None:
            self.view.shut_down()
            self._page.set_behind(None)
            self.view.hide()
            self.view.deleteLater()
            self.view = None

    def poll(self) -> None:
        """Take the decisions of the players that wait."""
        if self.demo is not None:
            self.demo.poll()

    def go_on(self) -> None:
        """Go on if somebody looks; otherwise whatever moves comes to rest and nothing follows."""
        if self.view is None:
            if not self._begin_timer.isActive() and self._page.isVisible():
                self.start()
        elif self._looked_at() and not self.view.busy and not self._timer.isActive():
            self._timer.start()

    def _begin(self) -> None:
        if not self._wanted() or not self._page.isVisible():
            return
        if not self._looked_at():
            return  # `go_on` tries again when somebody does
        self.view = BehindView(self._table(), self._page)
        self._page.set_behind(self.view, self._new_match)
        self.view.show()
        self.view.finished.connect(self.go_on)

    def _new_match(self) -> None:
        if self.view is None:
            return
        match = demo_match(TableSetup(), pick_deal_number(), BEHIND_LEVEL)
        self.demo = Demo(match, self._thinker())
        self._projection = Projection(
            Company.of(match, tuple(FACES.values())[: len(match.seats)]), self._page.look.words
        )
        self.demo.add_listener(self._show)
        self.demo.begin()

    def _go(self) -> None:
        if self.demo is None or not self._looked_at():
            return
        if not self.demo.step():
            self._new_match()

    def _show(self, change: Change) -> None:
        if self.demo is None or self.view is None or self._projection is None:
            return
        match = self.demo.match
        state = self._projection.state(match, Line())
        near = replace(state.seats[0], hand=cards_of(match.round.hands[0]))
        state = replace(state, seats=(near, *state.seats[1:]), last=None)
        if change.kind is ChangeKind.BEGUN:
            self.view.show_state(before_the_deal(state))
        # A scopa is quiet here: its card lies crosswise in the pile, and that is all.
        self.view.play([event for event in change.events if not isinstance(event, Scopa)], state)
