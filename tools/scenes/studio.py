"""A window in which nothing is left to chance: fixed preferences and matches, a clock that is turned by hand."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from unittest import mock

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    QPointF,
    Qt,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from scopa_desktop.core.cards import Card
from scopa_desktop.core.match import Match
from scopa_desktop.core.plays import Play
from scopa_desktop.core.view import SeatView
from scopa_desktop.players.review import judge
from scopa_desktop.players.search import Effort, Search, Valued
from scopa_desktop.players.service import Advised, Answer, Judged, Thought
from scopa_desktop.players.teacher import advise
from scopa_desktop.players.temperament import Temperament
from scopa_desktop.session.reviewing import Reviewer, Reviewing
from scopa_desktop.session.session import Services, Session
from scopa_desktop.store.achievements import Achievements
from scopa_desktop.store.database import Database
from scopa_desktop.store.exchange import Exchange
from scopa_desktop.store.history import History
from scopa_desktop.store.house_sets import HouseSet, HouseSets
from scopa_desktop.store.matches import Matches
from scopa_desktop.store.own_decks import OwnDecks
from scopa_desktop.store.paths import Paths
from scopa_desktop.store.preferences import Preferences
from scopa_desktop.store.preferences_file import PreferencesFile
from scopa_desktop.store.reviews import Reviews
from scopa_desktop.store.same import SameCards
from scopa_desktop.store.statistics import Statistics
from scopa_desktop.store.table_setup import SeatSetup, TableSetup
from scopa_desktop.store.troubles import Trouble
from scopa_desktop.ui.apart import Apart
from scopa_desktop.ui.choices import Choices
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.table.motion import TICK
from scopa_desktop.ui.table.view import TableView
from scopa_desktop.ui.theme import Theme
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.windows.main import Backstage, MainWindow

DEAL_NUMBER = 48213
_SEATS = (("", "human", "sun"), ("Nonna Rita", "hard", "lemon"))
_HOME = Path("~")
_FOLDERS = Paths(_HOME / ".config/scopa-desktop", _HOME / ".local/share/scopa-desktop", _HOME / ".local/state")
"""What the program says about its folders; they are not used."""
_PATIENCE = 60.0
"""Seconds within which all cards must be drawn."""


class StudioError(Exception):
    """A scene that does not come about; the message says why."""


class _Prompter:
    """Stands in for the thinking process: it answers when it is told to."""

    def __init__(self) -> None:
        self._ticket = 0
        self._answers: list[Thought] = []

    def ask(self, view: SeatView, level: str, seed: int, temperament: Temperament = Temperament.EVEN) -> int:
        self._ticket += 1
        return self._ticket

    def ask_advice(self, view: SeatView, seed: int) -> int:
        self._ticket += 1
        self._answers.append(Advised(self._ticket, advise(view, seed), from_process=True))
        return self._ticket

    def ask_review(self, view: SeatView, play: Play) -> int:
        self._ticket += 1
        self._answers.append(Judged(self._ticket, judge(view, play, _quickly)))
        return self._ticket

    def answer(self, play: Play) -> None:
        """Decide on a play."""
        self._answers.append(Answer(self._ticket, play, from_process=True))

    def poll(self) -> list[Thought]:
        found, self._answers = self._answers, []
        return found

    def cancel(self, ticket: int) -> None:
        self._answers.clear()


def _quickly(view: SeatView, chance: Random) -> list[Valued]:
    """Value plays with so little effort that a whole match is gone through at once."""
    return Search(view, Effort(plies=1_500, most_worlds=24, exact=4), chance).valued()


class _HandTime:
    """Stands in for the clock's timer: it says what it is told."""

    now = 0.0

    def nsecsElapsed(self) -> int:  # noqa: N802
        return int(self.now * 1e6)


class Studio:
    """The program with fixed data, in a window of a fixed size.

    Args:
        folder: where preferences are written.
        size: the window's width and height.
        preferences: those that are not the usual ones.

    Attributes:
        folder: where files may be put.
        window: the window.
        matches: the stored matches.
    """

    def __init__(self, folder: Path, size: tuple[int, int], **preferences: object) -> None:
        self.application = application()
        self._prompter, self._reviewer = _Prompter(), _Prompter()
        self._database = Database.in_memory()
        self._patch = mock.patch("scopa_desktop.session.setup.pick_deal_number", return_value=DEAL_NUMBER)
        self._patch.start()
        self._time = _HandTime()
        self._told: list[Trouble] = []
        self.folder = folder
        self.matches = Matches(self._database)
        seats = tuple(SeatSetup(*seat) for seat in _SEATS)
        usual = {"scheme": "light", "speed": "off", "reduced_motion": "off", "new_game": TableSetup(seats=seats)}
        file = PreferencesFile(folder / "preferences.toml", self._told.append)
        choices = Choices(file, Preferences().changed(**{**usual, **preferences}), own=OwnDecks(folder / "decks"))
        self.language = Language()
        self.language.speak(choices.now.language, choices.now.flavour)
        theme = Theme.of(choices.now)
        theme.set_language(self.language.spoken)
        theme.apply()
        look = Look(theme, motion=False)
        self.window = MainWindow(look, choices, self._backstage)
        self.window.resize(*size)
        self.window.show()
        self.window.activateWindow()
        self.window.language_chosen.connect(self._speak, Qt.ConnectionType.QueuedConnection)
        self._pump_until(lambda: self.window._stage is not None, "the window was not furnished")

    def _speak(self) -> None:
        if self.language.speak(self.window.choices.now.language, self.window.choices.now.flavour):
            self.window.speak(self.language.spoken)

    def _backstage(self) -> Backstage:
        services = Services(self.matches, self._prompter, self._told.append)
        database = self._database
        reviewing = Reviewing(Reviews(database), Reviewer(self._reviewer), self._told.append)
        return Backstage(
            _FOLDERS,
            self.matches,
            History(database),
            Exchange(database),
            SameCards(database),
            Statistics(database),
            Achievements(database),
            services,
            reviewing,
        )

    def close(self) -> None:
        """Take everything down."""
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
        self._database.close()
        self._patch.stop()
        self.language.stop()

    # ------------------------------------------------------------------------------------------- the match

    def store(self, match: Match, name: str = "match") -> None:
        """Put a match into the file, as if it had been played."""
        self.matches.save(name, match)

    def keep_sets(self, *sets: HouseSet) -> None:
        """Keep sets of house rules, as if they had been saved."""
        paths = Paths.under(self.folder)
        store = HouseSets(paths.house_sets, self._told.append)
        for each in sets:
            store.put(each)
        self.window._stage = replace(self.window.stage, paths=paths)

    def sit_down(self, match: Match) -> TableView:
        """Go on with a match and return the table."""
        self.store(match)
        self.window.continue_match()
        self.settle()
        return self.view

    def begin(self, match: Match) -> TableView:
        """Begin a match; the clock stands at the first moment of its first deal."""
        self.window.choices.set("speed", "normal")
        self.window._sit_down(Session(match, self.window.stage.services), ())
        self.hold_clock()
        return self.view

    @property
    def view(self) -> TableView:
        """The table."""
        view = self.window._view
        if view is None:
            raise StudioError("nobody sits at the table")
        return view

    @property
    def session(self) -> Session:
        """The match at the table."""
        session = self.window.session
        if session is None:
            raise StudioError("no match is played")
        return session

    def play(self, play: Play, speed: str = "normal") -> None:
        """Let the seat whose turn it is play; the table's clock then stands at the play's first moment."""
        self.hold_clock(speed)
        if self.session.awaits_person:
            self.session.play(play)
        else:
            self._prompter.answer(play)
            self.window.poll()

    def prompt(self, play: Play) -> None:
        """Let the computer player who has been asked make this play."""
        self._prompter.answer(play)
        self.window.poll()

    def hint(self) -> None:
        """Ask the teacher, who answers at once."""
        self.window.actions_.hint.trigger()
        self.window.poll()
        self._glide()
        self.settle()

    def hold_clock(self, speed: str = "normal") -> None:
        """Let cards move from now on, but only when the clock is advanced."""
        self.window.choices.set("speed", speed)
        self.window.look.motion = False
        self.view.clock._time = self._time  # type: ignore[assignment]

    def advance(self, ms: float) -> None:
        """Let so many milliseconds pass at the table."""
        end = self._time.now + ms
        while self._time.now < end:
            self._time.now = min(end, self._time.now + TICK)
            self.view.clock._tick()
            QCoreApplication.processEvents()

    def advance_to(self, share: float) -> None:
        """Go to this share of the movement that runs, whatever its length."""
        line = self.view.player._line
        if line is None:
            raise StudioError("nothing moves")
        self.advance(line.length * share)

    # ------------------------------------------------------------------------------------- mouse and pictures

    def point_at(self, card: Card) -> None:
        """Move the mouse onto a card."""
        self._mouse(QEvent.Type.MouseMove, card, Qt.MouseButton.NoButton)

    def click(self, card: Card) -> None:
        """Click a card."""
        self._mouse(QEvent.Type.MouseButtonPress, card, Qt.MouseButton.LeftButton)
        self._mouse(QEvent.Type.MouseButtonRelease, card, Qt.MouseButton.LeftButton)
        self.settle()

    def _mouse(self, kind: QEvent.Type, card: Card, button: Qt.MouseButton) -> None:
        view = self.view
        spot = view.table.cards[card].spot
        at = QPointF(view.mapFromScene(QPointF(spot.cx, spot.cy)))
        event = QMouseEvent(kind, at, view.mapToGlobal(at), button, button, Qt.KeyboardModifier.NoModifier)
        QCoreApplication.sendEvent(view.viewport(), event)
        self._glide()

    def _glide(self) -> None:
        """Let cards that rise or sink come to rest."""
        self._pump_until(lambda: not self.view.table._glides, "cards do not come to rest")

    def settle(self) -> None:
        """Wait until nothing is due and every card that is shown has been drawn."""
        for _ in range(5):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            QCoreApplication.processEvents()
        self.window.grab()
        self._pump_until(lambda: not _drawing(), "the cards were not drawn")

    def picture(self, size: tuple[int, int]) -> QPixmap:
        """Return a picture of the window.

        Raises:
            StudioError: the window would not have this size.
        """
        self.settle()
        if self.window.size().toTuple() != size:
            raise StudioError(f"the window is {self.window.width()} x {self.window.height()}")
        return self.window.grab()

    def shown(self) -> set[str]:
        """Return the names of the classes of everything that is on the screen."""
        widgets = [each for each in self.window.findChildren(QWidget) if each.isVisible()]
        return {kind.__name__ for each in widgets for kind in type(each).__mro__}

    def wait_for(self, done: Callable[[], bool], complaint: str) -> None:
        """Let a thread do its work until something is so.

        Raises:
            StudioError: it does not come about.
        """
        self._pump_until(done, complaint)

    def _pump_until(self, done: Callable[[], bool], complaint: str) -> None:
        end = time.monotonic() + _PATIENCE
        while not done():
            if time.monotonic() > end:
                raise StudioError(complaint)
            QCoreApplication.processEvents()
            time.sleep(0.002)


def application() -> QApplication:
    """Return the application; text cursors do not blink in it."""
    found = QApplication.instance()
    if not isinstance(found, QApplication):
        qInstallMessageHandler(_say)
        found = QApplication(["scopa-desktop"])
    found.setCursorFlashTime(0)
    return found


def _say(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Print what Qt has to say, but not what the offscreen platform says about every window."""
    if "propagateSizeHints" not in message:
        print(message, file=sys.stderr)


@contextmanager
def studio(folder: Path, size: tuple[int, int], **preferences: object) -> Iterator[Studio]:
    """Open a studio and take it down afterwards."""
    made = Studio(folder, size, **preferences)
    try:
        yield made
    finally:
        made.close()


def _drawing() -> bool:
    """Whether a deck is still drawing cards, or a picture is read; each does so in a thread of its own."""
    if QCoreApplication.instance().findChildren(Apart):
        return True
    threads = [thread for thread in threading.enumerate() if thread.name == "card-pixmaps"]
    return any(thread._owner._asked for thread in threads)  # type: ignore[attr-defined]
