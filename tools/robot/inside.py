"""The whole program inside this process, off screen, played as fast as it goes."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import fields
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from scopa_desktop.app import Program
from scopa_desktop.core.cards import cards_of
from scopa_desktop.core.plays import card_of, is_declaration
from scopa_desktop.session.session import Session
from scopa_desktop.ui.sheet import Sheet
from scopa_desktop.ui.table.state import TableState
from scopa_desktop.ui.table.view import TableView
from scopa_desktop.ui.windows.main import MainWindow
from scopa_desktop.ui.windows.messages import Banner
from scopa_desktop.ui.windows.newgame import NewGamePage
from scopa_desktop.ui.windows.summary import SummarySheet

PATIENCE = 60.0
"""Seconds after which something that should have happened is missed."""


class Inside:
    """A program that was opened in a folder.

    Args:
        folder: its data folder.
        files: match records to open.
        person: the name of who plays, if it is not who played last.
    """

    def __init__(self, folder: Path, files: Sequence[Path] = (), person: str | None = None) -> None:
        self.program = Program(folder, files, person)
        assert self.program.open()
        self._loop = QEventLoop()
        self.pump_until(lambda: self.program.window is not None and self.program.window.isVisible(), "the start page")

    def close(self) -> None:
        """Close the window and end the program."""
        shell, window = self.program.shell, self.program.window
        assert shell is not None
        shell.close()
        self.program.close()
        shell.deleteLater()
        self.program.shell = self.program.window = None
        del shell, window
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()

    @property
    def shell(self) -> QWidget:
        """The window."""
        assert self.program.shell is not None
        return self.program.shell

    @property
    def window(self) -> MainWindow:
        """What fills it."""
        assert self.program.window is not None
        return self.program.window

    @property
    def view(self) -> TableView:
        """The table."""
        return self.window._table()

    @property
    def session(self) -> Session:
        """The match at the table."""
        found = self.window.session
        assert found is not None
        return found

    @property
    def sheet(self) -> Sheet | None:
        """The sheet that lies over the page, if one does."""
        return next((each for each in self.window.findChildren(Sheet) if each.isVisible()), None)

    @property
    def sentence(self) -> str:
        """What the banner says, or nothing."""
        banner = self.window.findChild(Banner)
        return banner.text.text() if isinstance(banner, Banner) and banner.isVisible() else ""

    def pump(self, times: int = 1) -> None:
        """Let Qt do what is due; where nothing is, wait a moment: asking at once would keep a processor busy."""
        for _ in range(times):
            busy = self._loop.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            if not busy:
                time.sleep(0.001)

    def pump_until(self, seen: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
        """Let Qt work until something is so."""
        end = time.monotonic() + seconds
        while True:
            self.pump()
            if seen():
                return
            assert time.monotonic() < end, f"waited in vain for {what}"
            time.sleep(0.001)

    # -------------------------------------------------------------------------------------------- playing

    def new_game(self) -> None:
        """Set the table as it is and have the cards dealt."""
        self.window.show_new_game()
        page = self.window.pages.currentWidget()
        assert isinstance(page, NewGamePage)
        page.deal_cards()

    def person_plays(self) -> None:
        """Play the first legal card with keys; everything must be at rest."""
        view = self.view
        play = next(each for each in self.session.match.round.legal_plays() if not is_declaration(each))
        number = self.view.own_hand().index(card_of(play)) + 1
        assert set(self.view.own_hand()) == set(cards_of(self.session.match.round.hands[0]))
        QTest.keyClick(view, Qt.Key.Key_Escape)
        QTest.keyClick(view, Qt.Key.Key_0 + number % 10)
        QTest.keyClick(view, Qt.Key.Key_Return)
        if view.picker.choice is not None:
            QTest.keyClick(view, Qt.Key.Key_Return)
        if view.live and view.picker.focus is not None:  # asked first
            QTest.keyClick(view, Qt.Key.Key_Return)

    def step(self) -> None:
        """Do the next thing that brings the match on."""
        sheet = self.sheet
        if isinstance(sheet, SummarySheet):
            QTest.keyClick(sheet, Qt.Key.Key_Return)
        elif sheet is not None:
            sheet.close_sheet()
        elif self.window._watching is not None:
            self.window.stop_watching()
        elif self.window._learning is not None:
            self.window.stop_learning()
        elif self.window.session is None:
            if not self.window.stage.matches.list_matches(limit=1):
                self.new_game()
            else:
                self.window.continue_match()
                if self.window.session is None:
                    self.new_game()
        elif self.window.pages.currentWidget() is not self.view:
            self.window._back()
        elif self.view.busy:
            self.view.skip()
        elif self.view.live:
            self.person_plays()
        self.pump()

    def play_until(self, seen: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
        """Play until something is so."""
        end = time.monotonic() + seconds
        while not seen():
            assert time.monotonic() < end, f"played in vain for {what}"
            self.step()
            time.sleep(0.0005)

    def finish_match(self) -> None:
        """Play the match at the table, or another one, to its end."""
        self.play_until(lambda: self.window.session is not None, "a match")
        session = self.session
        self.play_until(lambda: session.match.winner is not None or session.abandoned, "the match's end")

    def settle(self) -> None:
        """Let everything come to rest: no movement, no decision that is due."""

        def at_rest() -> bool:
            if self.view.busy:
                self.view.skip()
            return not self.view.busy and not self.view.table._glides and not self.session.thinking

        self.pump_until(at_rest, "rest")

    def check_picture(self) -> None:
        """The table shows just what it shows when it is told the state anew."""
        view, table = self.view, self.view.table
        shown = picture(view)
        view.refresh(glide=False)
        table.settle(table.state)
        assert picture(view) == shown
        game = self.window._game
        assert game is not None
        told = game._state()
        for field in fields(TableState):
            shown_here, wanted = getattr(table.state, field.name), getattr(told, field.name)
            assert shown_here == wanted, f"{field.name}: {shown_here} is not {wanted}"


def picture(view: TableView) -> dict[object, object]:
    """Return what lies where: each card's face, place and level, and what the glass says."""
    table = view.table
    cards = {
        key: (item.pose.face, round(item.spot.cx, 1), round(item.spot.cy, 1), round(item.spot.w, 1), item.isVisible())
        for key, item in table.cards.items()
    }
    piles = tuple(pile.content for pile in table.piles)
    return {**cards, "piles": piles, "stock": table.stock.isVisible(), "extras": len(table.extras)}
