"""``scopa-desktop selftest``: whether this installation is whole, found out by using all of it.

Every picture, sound, translation and chapter is loaded as the game loads it, the thinking process is asked for a play,
and a round is played by keys in the game's own window, of which a picture is kept.  Packages are checked by it, and so
may be a game that somebody cannot get to run.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, TypeVar

from scopa_desktop.assets import resources

if TYPE_CHECKING:
    from scopa_desktop.app import Program

T = TypeVar("T")

COMMAND = "selftest"
PATIENCE = 120.0
"""Seconds within which each thing must happen, on however slow a machine."""


class Missed(Exception):
    """What did not happen, as a sentence."""


def main(arguments: list[str]) -> int:
    """Test the installation and return the exit status: 0 if everything is there and works."""
    parser = argparse.ArgumentParser(
        prog=f"scopa-desktop {COMMAND}",
        description="Uses every deck, sound, translation and chapter, plays a round in a window, says what failed.",
    )
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="for the match and its pictures, best an empty one")
    folder: Path = parser.parse_args(arguments).folder
    try:
        return _test(folder)
    except ImportError as fault:
        print(f"FAILED: a part of the program cannot be loaded: {fault}")
        return 1


def _test(folder: Path) -> int:
    from scopa_desktop.app import NO_DISPLAY, Program, has_display
    from scopa_desktop.store.paths import Paths
    from scopa_desktop.store.troubles import StoreError

    paths = Paths.under(folder)
    if paths.preferences.exists() or paths.database.exists():
        print(f"{folder} holds somebody's matches or preferences; name an empty folder", file=sys.stderr)
        return 2
    if not has_display():
        print(NO_DISPLAY, file=sys.stderr)
        return 1
    faults = 0
    program = Program(folder)
    try:
        prepare(folder)
        open_window(program)
        for test in (decks, pictures, sounds, translations, chapters, thinking):
            found = list(test())
            faults += len(found)
            print(f"{test.__name__}: {'all right' if not found else 'FAILED'}", flush=True)
            for fault in found:
                print(f"  {fault}", flush=True)
        play_round(program, folder)
        print("round: all right", flush=True)
    except (Missed, StoreError, OSError) as fault:
        faults += 1
        print(f"FAILED: {fault}", flush=True)
    finally:
        if program.shell is not None:
            program.shell.close()
        program.close()
    return int(faults > 0)


# ----------------------------------------------------------------------------------------------- its own files


def decks() -> Iterator[str]:
    """Yield what is wrong with the decks."""
    from scopa_desktop.core.cards import DECK
    from scopa_desktop.ui.decks.manifest import DeckError, installed_decks, read_deck

    folders = [each for each in sorted((resources() / "decks").iterdir()) if each.is_dir()]
    if set(installed_decks()) != {each.name for each in folders} or not folders:
        yield "not every deck is offered"
    for folder in folders:
        try:
            deck = read_deck(folder)
            files = [*(deck.face(card) for card in DECK), deck.back()]
        except DeckError as fault:
            yield str(fault)
        else:
            yield from (f"{path} is missing" for path in files if not path.is_file())


def pictures() -> Iterator[str]:
    """Yield which pictures cannot be drawn."""
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QImageReader

    for path in sorted(resources().rglob("*")):
        if path.suffix in (".svg", ".png", ".jpg"):
            reader = QImageReader(str(path))
            reader.setScaledSize(QSize(60, 100))
            if reader.read().isNull():
                yield f"{path} cannot be drawn: {reader.errorString()}"


def sounds() -> Iterator[str]:
    """Yield which sounds cannot be heard."""
    from scopa_desktop.sound.takes import Takes

    folder = resources() / "sounds"
    takes = Takes(folder)
    names = [path.stem for path in sorted(folder.glob("*.wav"))]
    yield from (f"{name} cannot be heard" for name in names if not takes.get(name))
    if not names:
        yield "there are none"
    try:
        import miniaudio  # noqa: F401
    except ImportError as fault:
        yield f"they cannot be played: {fault}"


def translations() -> Iterator[str]:
    """Yield which languages cannot be spoken."""
    from PySide6.QtCore import QTranslator

    from scopa_desktop.store.preferences import LANGUAGES
    from scopa_desktop.ui.language import ENGLISH, FOLDER

    for language in LANGUAGES:
        if language != ENGLISH and not QTranslator().load(f"scopa_{language}", str(resources() / FOLDER)):
            yield f"{LANGUAGES[language]} ({language}) cannot be loaded"


def chapters() -> Iterator[str]:
    """Yield which chapters of the handbook cannot be read."""
    from scopa_desktop.ui.handbook.chapters import chapters, languages

    for language in languages():
        found = chapters(language)
        yield from (f"{language}: {key} is empty" for key, chapter in found.items() if not chapter.text.strip())
        if not found:
            yield f"{language}: there are none"


# ------------------------------------------------------------------------------------------------- at the table


def thinking() -> Iterator[str]:
    """Yield why the thinking process does not think."""
    from scopa_desktop.core import view_of
    from scopa_desktop.players.service import Answer, Thinker
    from scopa_desktop.session.setup import new_match
    from scopa_desktop.store.table_setup import TableSetup

    match = new_match(TableSetup(), 1)
    thinker = Thinker(deadline=PATIENCE)
    try:
        thinker.ask(view_of(match.round, match.round.turn, match.totals), "greedy", 1)
        answers = wait(lambda: thinker.poll(), "an answer of the thinking process")
        if not all(isinstance(each, Answer) and each.from_process for each in answers):
            yield "the play was decided without it"
    finally:
        thinker.close()


def prepare(folder: Path) -> None:
    """Write preferences by which cards lie at once, nothing is asked back, and English is spoken."""
    from scopa_desktop.store.paths import Paths
    from scopa_desktop.store.preferences import Preferences
    from scopa_desktop.store.preferences_file import PreferencesFile

    paths = Paths.under(folder)
    paths.create()
    wanted = Preferences().changed(speed="off", aids_easy=(), language="en", start_table=False, sound=False)
    PreferencesFile(paths.preferences, lambda trouble: None).save(wanted)


_unexpected: list[BaseException] = []


def _miss(kind: type[BaseException], fault: BaseException, at: TracebackType | None) -> None:
    """Remember a crash, which would otherwise only be logged."""
    _unexpected.append(fault)


def open_window(program: Program) -> None:
    """Open the game's window and wait for its start page."""
    if not program.open():
        raise Missed("the window did not open")
    sys.excepthook = _miss
    wait(lambda: program.window is not None and program.window.isVisible(), "the start page")


def play_round(program: Program, folder: Path) -> None:
    """Play a round by keys, the first card each time, and keep pictures of its middle and its end."""
    from PySide6.QtCore import Qt

    from scopa_desktop.core.plays import card_of
    from scopa_desktop.ui.table.view import TableView
    from scopa_desktop.ui.windows.start import StartPage

    window, shell = program.window, program.shell
    assert window is not None
    assert shell is not None
    start = window.pages.currentWidget()
    assert isinstance(start, StartPage)
    start.play_now.emit()
    wait(lambda: window.session is not None and isinstance(window.pages.currentWidget(), TableView), "a match")
    session, view = window.session, window.pages.currentWidget()
    assert session is not None
    assert isinstance(view, TableView)
    pictured = False

    def play_on() -> bool:
        nonlocal pictured
        if view.busy:
            view.skip()
        elif view.live and session.awaits_person:
            if session.match.round.plays_made >= 12 and not pictured:
                pictured = shell.grab().save(str(folder / "table.png"))
            number = view.own_hand().index(card_of(session.match.round.legal_plays()[0])) + 1
            press(view, Qt.Key.Key_Escape, Qt.Key(Qt.Key.Key_0 + number), Qt.Key.Key_Return)
            if view.picker.choice is not None:
                press(view, Qt.Key.Key_Return)
        return session.match.round.over

    wait(play_on, "the end of the round")
    end = time.monotonic() + 2  # the summary comes after the last cards
    wait(lambda: time.monotonic() > end, "the summary")
    if not (pictured and shell.grab().save(str(folder / "summary.png"))):
        raise Missed(f"no picture could be saved in {folder}")


def press(view: object, *keys: object) -> None:
    """Press keys, as the system tells of them."""
    from PySide6.QtCore import QEvent, Qt
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QApplication

    for key in keys:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(view, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))


def wait(get: Callable[[], T], what: str) -> T:
    """Let Qt work until something is there, and return it.

    Raises:
        Missed: it did not come.
    """
    from PySide6.QtCore import QCoreApplication

    end = time.monotonic() + PATIENCE
    while True:
        QCoreApplication.processEvents()
        if _unexpected:
            raise Missed(f"there was a crash while waiting for {what}: {_unexpected[0]!r}")
        found = get()
        if found:
            return found
        if time.monotonic() > end:
            raise Missed(f"waited in vain for {what}")
        time.sleep(0.002)
