"""What the window does with stored matches: the history, replays, playing on from a moment, files that come and go."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QMimeData, QObject, QTimer
from PySide6.QtWidgets import QFileDialog, QWidget
from shiboken6 import isValid

from scopa_desktop.session.replay import gone_on_with
from scopa_desktop.session.session import Session
from scopa_desktop.store.exchange import SUFFIX, file_name, free_path
from scopa_desktop.store.origins import Origin, origin_of
from scopa_desktop.store.troubles import StoreError, Trouble
from scopa_desktop.ui.windows.history import AT_FIRST, HistoryPage, Listed, can_go_on
from scopa_desktop.ui.words_history import exported_words, imported_words

if TYPE_CHECKING:
    from scopa_desktop.core.match import Match
    from scopa_desktop.store.backups import Backups
    from scopa_desktop.store.matches import Stored
    from scopa_desktop.ui.windows.backups import BackupsSheet
    from scopa_desktop.ui.windows.main import MainWindow

AT_ONCE: Final = 20
"""So many files are read or written without a breath; after that the window may answer for a moment."""
translate = QCoreApplication.translate


def ask_what_to_open(parent: QWidget) -> list[str]:
    """Ask which record files are to be read; none if the person thinks better of it."""
    title, kinds = translate("Archive", "Import matches"), translate("Archive", "Match records")
    every = translate("Archive", "All files")
    filters = f"{kinds} (*{SUFFIX});;{every} (*)"
    return QFileDialog.getOpenFileNames(parent, title, str(Path.home()), filters)[0]


def ask_where_to_write(parent: QWidget, name: str) -> str:
    """Ask where one match is to be written, and whether over a file that is there; empty if nowhere."""
    title, kinds = translate("Archive", "Export the match"), translate("Archive", "Match records")
    dialog = QFileDialog(parent, title, str(Path.home() / name), f"{kinds} (*{SUFFIX})")
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(SUFFIX.removeprefix("."))  # added before it is asked whether to write over a file
    dialog.selectFile(name)
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return chosen[0] if chosen else ""


def ask_for_folder(parent: QWidget) -> str:
    """Ask in which folder several matches are to be written; empty if in none."""
    return QFileDialog.getExistingDirectory(parent, translate("Archive", "Export the matches"), str(Path.home()))


def dropped_records(data: QMimeData) -> list[Path]:
    """Return the files that somebody drags onto the window, if there is a match record among them."""
    paths = [Path(each.toLocalFile()) for each in data.urls() if each.isLocalFile()]
    return paths if any(path.suffix.lower() == SUFFIX and not path.is_dir() for path in paths) else []


class Archive(QObject):
    """Stored matches, as the window uses them.

    Args:
        window: the window.
        show_page: turns to a page that is made anew.
        turn_to: turns to a page that is there.
        back: goes back to the table, or to the start page.

    Attributes:
        page: the page of the history, if it is there, be it behind the table.
        ask_open, ask_write, ask_folder: ask for files; the system's dialogs.
    """

    def __init__(
        self,
        window: MainWindow,
        show_page: Callable[[QWidget], object],
        turn_to: Callable[[QWidget], object],
        back: Callable[[], object],
    ) -> None:
        super().__init__(window)
        self._window, self._show_page, self._turn_to, self._back = window, show_page, turn_to, back
        self._page: HistoryPage | None = None
        self._from_list = False
        self._work: Iterator[object] | None = None
        self._backups: Backups | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)
        self.ask_open: Callable[[QWidget], list[str]] = ask_what_to_open
        self.ask_write: Callable[[QWidget, str], str] = ask_where_to_write
        self.ask_folder: Callable[[QWidget], str] = ask_for_folder

    # -------------------------------------------------------------------------------------- the list

    def show(self, listed: Listed = AT_FIRST) -> HistoryPage:
        """Go to the history, which lists what it is told to, and return its page."""
        window = self._window
        page = HistoryPage(window.look, window.stage.history, window.tell, listed)
        page.opened.connect(self.open)
        page.replayed.connect(self.replay)
        page.reviewed.connect(self.review)
        page.compared.connect(self.compare)
        page.exported.connect(self.write)
        page.imported.connect(self.choose_files)
        page.vanished.connect(window.forget_matches)
        page.said.connect(window.narrator.tell)
        page.new_game.connect(window.show_new_game)
        page.closed.connect(self._back)
        self._page = page
        self._show_page(page)
        page.focus_first()
        return page

    @property
    def page(self) -> HistoryPage | None:
        """The page, if it is there, be it behind the table."""
        return self._page if self._page is not None and isValid(self._page) else None

    def show_again(self) -> bool:
        """Go back to the history as it was left, if what is replayed was opened from there."""
        page = self.page
        if page is None or not self._from_list or self._window.pages.indexOf(page) < 0:
            return False
        rows = page.table.rows() if page.numbers() else []
        self._turn_to(page)
        page.renew(rows[0] if rows else 0)
        page.focus_first()
        return True

    def _load(self, number: int) -> Stored | None:
        try:
            return self._window.stage.matches.load(number)
        except StoreError as fault:
            self._window.tell(fault.trouble)
            return None

    def open(self, number: int) -> None:
        """Go on with a match that stands open; any other one is replayed."""
        stored = self._load(number)
        if stored is None:
            return
        if not can_go_on(stored.summary):
            self._replay(stored)
        elif not self._window.goes_back_to(stored.summary.uuid):
            self._window.play(Session.resume(stored, self._window.stage.services))

    def replay(self, number: int) -> None:
        """Replay a match."""
        stored = self._load(number)
        if stored is not None:
            self._replay(stored)

    def _replay(self, stored: Stored) -> None:
        self._from_list = self.page is not None and self._window.pages.currentWidget() is self.page
        self._window.replay(stored.match, stored.summary.uuid)

    def review(self, number: int) -> None:
        """Have the teacher go through a match; afterwards the list is as it was."""
        stored, page = self._load(number), self.page
        if stored is None:
            return
        listed = page.listed if page is not None else AT_FIRST
        self._window.show_review(stored.match, stored.summary.uuid, back=lambda: self.show(listed))

    def compare(self, number: int) -> None:
        """Show what is known of a match's cards, over the list: they can be played again, or by a computer player."""
        stored = self._load(number)
        if stored is not None:
            self._window.same.compare(stored.summary.uuid)

    def play_on(self, moment: Match, uuid: str) -> None:
        """Play on from a moment of another match, as a match of its own, which counts in no statistics.

        Args:
            moment: the match as it stood then; it is played on itself.
            uuid: the number of the other match.
        """
        person = self._window.choices.now.name or self._window.look.words.you()
        match = gone_on_with(moment, person)
        self._window.play(Session(match, self._window.stage.services, origin=origin_of(Origin.FROM, uuid)))

    def tidy(self) -> None:
        """Make the backup of the day, and remove for good what was deleted long ago.

        That either fails harms nobody, and it is tried at the next start.
        """
        stage = self._window.stage
        if stage.matches.durable:
            self.backups.start(date.today())
        with contextlib.suppress(StoreError):
            stage.history.purge()

    def close(self) -> None:
        """Do nothing in the background any more."""
        self._timer.stop()
        self._work = None
        if self._backups is not None:
            self._backups.stop()

    @property
    def backups(self) -> Backups:
        """The backups of the person's matches."""
        if self._backups is None:
            from scopa_desktop.store.backups import Backups

            self._backups = Backups(self._window.stage.paths.database)
        return self._backups

    def backups_sheet(self, parent: QWidget) -> BackupsSheet:
        """Return the list of the backups."""
        from scopa_desktop.ui.windows.backups import BackupsSheet

        return BackupsSheet(self._window.look, parent, self.backups.listed())

    # ----------------------------------------------------------------------------------------- files

    def choose_files(self) -> None:
        """Ask which files to read, and read them."""
        paths = [Path(each) for each in self.ask_open(self._window)]
        if paths:
            self.read(paths)

    def read(self, paths: Sequence[Path]) -> None:
        """Put the matches of record files into the history: one alone is replayed, several are listed."""
        if len(paths) > 1:
            self._begin(self._read_all(paths))
            return
        try:
            found = self._window.stage.exchange.read(paths[0])
        except StoreError as fault:
            self._window.tell(fault.trouble)
            return
        self.replay(found.number)

    def _read_all(self, paths: Sequence[Path]) -> Iterator[object]:
        new = known = 0
        refused: list[Trouble] = []
        for path in paths:
            try:
                found = self._window.stage.exchange.read(path)
            except StoreError as fault:
                refused.append(fault.trouble)
            else:
                new, known = new + found.new, known + (not found.new)
            yield path
        self.show().say(imported_words(new, known, refused))

    def write(self, numbers: Sequence[int]) -> None:
        """Write matches into files: one where the person says, several into a folder, over nothing that is there."""
        if len(numbers) == 1:
            self._write_one(numbers[0])
        elif numbers:
            folder = self.ask_folder(self._window)
            if folder:
                self._begin(self._write_all(numbers, Path(folder)))

    def _write_one(self, number: int) -> None:
        stored = self._load(number)
        path = self.ask_write(self._window, file_name(stored.summary)) if stored is not None else ""
        if not path:
            return
        try:
            self._window.stage.exchange.write(number, Path(path))
        except StoreError as fault:
            self._window.tell(fault.trouble)
            return
        self._say(exported_words(1, Path(path).name))

    def _write_all(self, numbers: Sequence[int], folder: Path) -> Iterator[object]:
        stage, written = self._window.stage, 0
        for number in numbers:
            try:
                path = free_path(folder, file_name(stage.matches.load(number).summary))
                stage.exchange.write(number, path)
            except StoreError as fault:
                self._window.tell(fault.trouble)
                break
            written += 1
            yield path
        if written:
            self._say(exported_words(written, str(folder)))

    def _say(self, sentence: str) -> None:
        if self.page is not None:
            self.page.say(sentence)

    def _begin(self, work: Iterator[object]) -> None:
        """Do something long, a little at a time; what is not finished yet is finished first."""
        while self._work is not None:
            self._go_on()
        self._work = work
        self._go_on()
        if self._work is not None:
            self._timer.start()

    def _go_on(self) -> None:
        for _ in range(AT_ONCE):
            if self._work is None or next(self._work, self) is self:
                self._work = None
                self._timer.stop()
                return
