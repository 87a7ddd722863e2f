"""The one place where everything is built and handed on: folders, preferences, store, thinking process, window."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance
    from PySide6.QtWidgets import QApplication

    from scopa_desktop.players.service import Thinker
    from scopa_desktop.store.backups import Backup
    from scopa_desktop.store.crash import CrashLog
    from scopa_desktop.store.database import Database
    from scopa_desktop.store.lock import InstanceLock
    from scopa_desktop.store.preferences import Preferences
    from scopa_desktop.store.preferences_file import PreferencesFile
    from scopa_desktop.store.profiles import Profile, Profiles
    from scopa_desktop.store.troubles import Trouble
    from scopa_desktop.ui.language import Language
    from scopa_desktop.ui.windows.main import Backstage, MainWindow
    from scopa_desktop.ui.windows.shell import Shell

NO_DISPLAY = (
    "Scopa Desktop needs a graphical screen: start it from a desktop session, "
    "or set DISPLAY or WAYLAND_DISPLAY to the screen to use."
)


def has_display() -> bool:
    """Tell whether there is a screen to open a window on."""
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def run(
    folder: Path | None = None,
    on_painted: Callable[[], object] | None = None,
    files: Sequence[Path] = (),
    person: str | None = None,
) -> int:
    """Open the game and return its exit status when it is closed.

    Args:
        folder: keep everything in this folder instead of where the system keeps such files.
        on_painted: called once the window has been painted for the first time.
        files: match records to open.
        person: the name of who plays; None: who played last.
    """
    if not has_display():
        print(NO_DISPLAY, file=sys.stderr)
        return 1
    try:
        return Program(folder, files, person).run(on_painted)
    except ImportError as fault:
        if "PySide6" in str(fault) or ".so" in str(fault) or "DLL" in str(fault):
            print(f"Scopa Desktop cannot load Qt: {fault}. README.md tells what it needs.", file=sys.stderr)
            return 1
        raise


class Program:
    """Everything that runs, from the first window to the last save.

    The window is painted first, as a cloth (`Shell`); then what fills it is loaded.

    Args:
        folder: see `run`.
        files: match records to open.
        person: see `run`.

    Attributes:
        shell: the window, once there is one.
        window: what fills it, once it is filled.
    """

    def __init__(self, folder: Path | None = None, files: Sequence[Path] = (), person: str | None = None) -> None:
        from scopa_desktop.store.paths import Paths

        self._files = [path.absolute() for path in files]
        self.shell: Shell | None = None
        self.window: MainWindow | None = None
        self._application: QApplication | None = None
        self._files_come: SignalInstance | None = None
        self._language: Language | None = None
        self._early: list[Trouble] = []
        self._database: Database | None = None
        self._thinker: Thinker | None = None
        self._gentle: Thinker | None = None
        self._lock: InstanceLock | None = None
        self._crash_log: CrashLog | None = None
        self._home = self._paths = Paths.under(folder) if folder is not None else Paths.standard()
        self._people: Profiles | None = None
        self._person = ""
        self._person_changed = False
        self._wanted = person

    def run(self, on_painted: Callable[[], object] | None = None) -> int:
        """Show the window and return the exit status when it is closed; `on_painted`: see `run`."""
        try:
            if not self.open(on_painted):
                return 1
            assert self._application is not None
            return self._application.exec()
        finally:
            self.close()

    def open(self, on_painted: Callable[[], object] | None = None) -> bool:
        """Show the window, or say why not and return False; `on_painted`: see `run`."""
        self._create_folders()
        if not self._lock_folder():
            return False
        if not self._choose_person():
            return False
        self._log_crashes()
        self._open_shell(on_painted)
        return True

    def close(self) -> None:
        """End the thinking processes, close the files and catch no crashes any more."""
        self._leave_backstage()
        if self._files_come is not None:
            self._files_come.disconnect(self._open_file)
            self._files_come = None
        if self._language is not None:
            self._language.stop()
            self._language = None
        if self._lock is not None:
            self._lock.release()
            self._lock = None
        if self._crash_log is not None:
            self._crash_log.uninstall()
            self._crash_log = None

    def _open_file(self, path: str) -> None:
        """Open a file as if it had been named at the start; macOS tells of it so."""
        if self.window is not None:
            self.window.open_files([Path(path)])
        else:
            self._files.append(Path(path))

    def _leave_backstage(self) -> None:
        """End the thinking processes and close the person's matches."""
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None
        if self._gentle is not None:
            self._gentle.close()
            self._gentle = None
        if self._database is not None:
            self._database.close()
            self._database = None

    def _choose_person(self) -> bool:
        """Find out who plays; if nobody has the name that was asked for, say so and return False."""
        from scopa_desktop.store.profiles import Profiles
        from scopa_desktop.store.troubles import Trouble, TroubleKind

        people = self._people = Profiles(self._home, self._report)
        who = people.last if self._wanted is None else people.named(self._wanted)
        if who is None:
            known = ", ".join(each.name for each in people.everybody if each.name) or '""'
            self._say(Trouble.of(TroubleKind.PERSON_UNKNOWN, name=self._wanted, known=known))
            return False
        self._take_folders(people, who)
        return True

    def _take_folders(self, people: Profiles, who: Profile) -> None:
        """Work in a person's folders from now on."""
        self._paths = people.paths(who)
        if self._paths is not self._home:
            self._create_folders()
        people.use(who)
        self._person = who.id

    def _switch(self, number: str) -> None:
        """Put everything away that belongs to who played, and open what belongs to somebody else."""
        people = self._people
        assert people is not None
        self._begin_again(lambda: self._take_folders(people, people.by_id(number)))

    def _restore(self, backup: Backup) -> None:
        """Put everything away, put a backup where the matches lie, and open it."""
        from datetime import date

        from scopa_desktop.store.backups import Backups
        from scopa_desktop.store.troubles import StoreError, Trouble, TroubleKind

        assert self.window is not None
        day = self.window.look.words.when(backup.day, date.today())

        def restore() -> None:
            try:
                aside = Backups(self._paths.database).restore(backup)
            except StoreError as fault:
                self._report(fault.trouble)
            else:
                name = aside.name if aside is not None else "–"
                self._report(Trouble.of(TroubleKind.BACKUP_RESTORED, day=day, aside=name))

        self._begin_again(restore)

    def _begin_again(self, change: Callable[[], object]) -> None:
        """Put everything away, change what it lay on, and open what is there then."""
        from scopa_desktop.store.preferences_file import PreferencesFile

        shell, before = self.shell, self.window
        assert shell is not None
        assert before is not None
        self._person_changed = True
        before.close()
        self.window = None
        self._leave_backstage()
        change()
        file = PreferencesFile(self._paths.preferences, self._report)
        self._fill(shell, file, file.load())
        before.hide()
        before.deleteLater()

    def _create_folders(self) -> None:
        from scopa_desktop.store.troubles import StoreError

        try:
            self._paths.create()
        except StoreError as fault:
            self._report(fault.trouble)

    def _open_shell(self, on_painted: Callable[[], object] | None) -> None:
        """Show the window with nothing but a cloth in it; it is filled when that is painted."""
        from scopa_desktop.store.preferences_file import PreferencesFile

        file = PreferencesFile(self._paths.preferences, self._report)
        preferences = file.load()
        self._application = _application()
        self._files_come = getattr(self._application, "file_opened", None)  # a test's own application has none
        if self._files_come is not None:
            self._files_come.connect(self._open_file)
        from scopa_desktop.ui.windows.shell import Shell

        shell = self.shell = Shell(preferences)
        if on_painted is not None:
            shell.painted.connect(on_painted)
        shell.painted.connect(lambda: self._fill(shell, file, preferences))
        shell.locale_changed.connect(self._speak)
        shell.show()

    def _fill(self, shell: Shell, file: PreferencesFile, preferences: Preferences) -> None:
        """Load what belongs into the window and show it."""
        from PySide6.QtCore import Qt

        from scopa_desktop.store.own_decks import OwnDecks
        from scopa_desktop.ui.choices import Choices
        from scopa_desktop.ui.language import Language
        from scopa_desktop.ui.theme import Theme
        from scopa_desktop.ui.widgets import Look
        from scopa_desktop.ui.windows.main import MainWindow

        first = not self._person_changed
        if self._language is None:
            self._language = Language()
        self._language.speak(preferences.language, preferences.flavour)
        own = OwnDecks(self._paths.decks)
        own.tidy()
        choices = Choices(file, preferences, own=own)
        theme = Theme.of(preferences, self._paths.table_picture)
        theme.set_language(self._language.spoken)
        theme.apply()
        look = Look(theme)
        look.motion = preferences.speed != "off" and not choices.reduced_motion
        window = self.window = MainWindow(look, choices, lambda: self._backstage(window))
        assert self._people is not None
        window.set_people(self._people, self._person)
        window.person_chosen.connect(self._switch, Qt.ConnectionType.QueuedConnection)
        window.backup_chosen.connect(self._restore, Qt.ConnectionType.QueuedConnection)
        # Later, because what has chosen the language is made anew with everything else.
        window.language_chosen.connect(self._speak, Qt.ConnectionType.QueuedConnection)
        for trouble in self._early:
            window.tell(trouble)
        self._early.clear()
        window.furnish()
        choices.follow_system()
        shell.fill(window)
        if self._files:
            window.open_files(self._files)
            self._files = []
            asks = None
        else:
            asks = window.show_people if self._wanted is None and self._people.ask and first else None
        report = self._crash_log.pending_report() if self._crash_log is not None and first else ""
        if report:
            self._show_crash(window, report, asks)
        elif asks is not None:
            asks()

    def _show_crash(self, window: MainWindow, report: str, then: Callable[[], object] | None) -> None:
        """Show what the last run left when it fell over."""
        from PySide6.QtCore import qVersion

        from scopa_desktop.store.crash import report_text

        assert self._people is not None
        names = [window.choices.now.name, *(each.name for each in self._people.everybody)]
        window.show_crash(report_text(report, qVersion(), names), self._paths.log, then)

    def _speak(self) -> None:
        """Say everything in the language that is preferred now, or that the system has now."""
        window, language = self.window, self._language
        if window is None or language is None:
            return
        now = window.choices.now
        if language.speak(now.language, now.flavour):
            window.speak(language.spoken)

    def _report(self, trouble: Trouble) -> None:
        """Hand a trouble to the window, or keep it until there is one; a missing folder says it all."""
        from scopa_desktop.store.troubles import TroubleKind

        follows = trouble.kind in (TroubleKind.NOT_WRITTEN, TroubleKind.PREFERENCES_STUCK)
        if self.window is not None:
            self.window.tell(trouble)
        elif not (follows and any(each.kind is TroubleKind.NO_FOLDER for each in self._early)):
            self._early.append(trouble)

    def _backstage(self, window: MainWindow) -> Backstage:
        """Open the matches and make the thinking process ready."""
        from PySide6.QtCore import QObject, Qt, Signal

        from scopa_desktop.players.service import REVIEW_DEADLINE, Thinker
        from scopa_desktop.session.reviewing import Reviewer, Reviewing
        from scopa_desktop.session.session import Services
        from scopa_desktop.store.achievements import Achievements
        from scopa_desktop.store.database import Database
        from scopa_desktop.store.exchange import Exchange
        from scopa_desktop.store.history import History
        from scopa_desktop.store.matches import Matches
        from scopa_desktop.store.reviews import Reviews
        from scopa_desktop.store.same import SameCards
        from scopa_desktop.store.statistics import Statistics
        from scopa_desktop.ui.windows.main import Backstage

        class Bell(QObject):
            """Carries the news that a decision waits from the thinker's thread to the window's."""

            rung = Signal()

        bell = Bell(window)
        bell.rung.connect(window.poll, Qt.ConnectionType.QueuedConnection)
        self._database = Database.open(self._paths.database, window.tell)
        self._thinker = Thinker(bell.rung.emit)
        self._thinker.start()
        # A process of its own, which is started when it is first asked: a review never keeps the table waiting.
        self._gentle = Thinker(bell.rung.emit, REVIEW_DEADLINE, gentle=True)
        reviewing = Reviewing(Reviews(self._database), Reviewer(self._gentle), window.tell)
        matches = Matches(self._database)
        choices = window.choices
        services = Services(
            matches,
            self._thinker,
            window.tell,
            lambda: choices.now.autoplay_last,
            lambda: choices.aids,
            lambda: choices.now.deck,
        )
        database = self._database
        return Backstage(
            self._paths,
            matches,
            History(database),
            Exchange(database),
            SameCards(database),
            Statistics(database),
            Achievements(database),
            services,
            reviewing,
        )

    def _lock_folder(self) -> bool:
        """Make sure that no other game uses the same folder; if one does, say so and return False."""
        from scopa_desktop.store.lock import InstanceLock
        from scopa_desktop.store.troubles import StoreError, Trouble, TroubleKind

        lock = InstanceLock(self._home.lock)
        try:
            lock.acquire()
        except StoreError as fault:
            if fault.trouble.kind is TroubleKind.ALREADY_RUNNING:
                names = ", ".join(path.name for path in self._files)
                self._say(Trouble.of(TroubleKind.ALREADY_RUNNING_FILE, name=names) if names else fault.trouble)
                return False
            self._report(fault.trouble)
        self._lock = lock
        return True

    def _say(self, trouble: Trouble) -> None:
        """Say why the game does not start, in a window and where it was started from."""
        from PySide6.QtWidgets import QMessageBox

        from scopa_desktop.store.preferences_file import PreferencesFile
        from scopa_desktop.ui.language import Language
        from scopa_desktop.ui.words_troubles import trouble_sentence

        application = _application()
        language = Language()
        language.speak(PreferencesFile(self._home.preferences, lambda _: None).peek().language)
        sentence = trouble_sentence(trouble)
        print(sentence, file=sys.stderr)
        QMessageBox.information(None, application.applicationDisplayName(), sentence)
        language.stop()

    def _log_crashes(self) -> None:
        from scopa_desktop.store.crash import CrashLog

        self._crash_log = CrashLog(self._paths.log)
        self._crash_log.install()


def _application() -> QApplication:
    """Return the application object, made once in a process."""
    from PySide6.QtGui import QIcon
    from PySide6.QtWidgets import QApplication

    from scopa_desktop.assets import resources
    from scopa_desktop.ui.application import Application

    application = QApplication.instance()
    if not isinstance(application, QApplication):
        application = Application(sys.argv[:1])
    application.setApplicationName("scopa-desktop")
    application.setApplicationDisplayName("Scopa")
    # A Flatpak's menu entry is called as the Flatpak is.
    application.setDesktopFileName(os.environ.get("FLATPAK_ID", "scopa-desktop"))
    application.setWindowIcon(QIcon(str(resources() / "icons" / "scopa-desktop.png")))
    return application
