"""What fills the window: the strip, and below it the start page, the New Game page or the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QPaintEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QRadioButton, QStackedWidget, QVBoxLayout, QWidget

from scopa_desktop.core.rules import SEATINGS, VARIANTS
from scopa_desktop.store.table_setup import TableSetup
from scopa_desktop.store.troubles import StoreError, Trouble
from scopa_desktop.ui import heap
from scopa_desktop.ui.access import Access, Narrator
from scopa_desktop.ui.actions import Actions, show_chosen
from scopa_desktop.ui.choices import Choices
from scopa_desktop.ui.cloth import OWN
from scopa_desktop.ui.decks.pixmaps import CardPixmaps
from scopa_desktop.ui.fading import PAGE, fade_of
from scopa_desktop.ui.sheet import is_unchosen
from scopa_desktop.ui.strip import Strip
from scopa_desktop.ui.theme import TEXT_SIZES
from scopa_desktop.ui.widgets import Look, Page
from scopa_desktop.ui.windows import openers
from scopa_desktop.ui.windows.own_said import Said
from scopa_desktop.ui.windows.start import Resume, StartPage
from scopa_desktop.ui.words import capital

if TYPE_CHECKING:
    from pathlib import Path

    from scopa_desktop.core.match import Match
    from scopa_desktop.session.achievements import Earning
    from scopa_desktop.session.replay import Replay
    from scopa_desktop.session.reviewing import Reviewing
    from scopa_desktop.session.session import Services, Session
    from scopa_desktop.store.achievements import Achievements
    from scopa_desktop.store.backups import Backup
    from scopa_desktop.store.exchange import Exchange
    from scopa_desktop.store.history import History
    from scopa_desktop.store.matches import Matches
    from scopa_desktop.store.paths import Paths
    from scopa_desktop.store.profiles import Profiles
    from scopa_desktop.store.same import SameCards
    from scopa_desktop.store.statistics import Statistics
    from scopa_desktop.ui.demobar import DemoBar
    from scopa_desktop.ui.game import Game
    from scopa_desktop.ui.replaybar import ReplayBar
    from scopa_desktop.ui.sheet import Sheet
    from scopa_desktop.ui.sounds import Sounds
    from scopa_desktop.ui.table.state import TableSettings
    from scopa_desktop.ui.table.view import TableView
    from scopa_desktop.ui.windows.archive import Archive
    from scopa_desktop.ui.windows.behind import Behind
    from scopa_desktop.ui.windows.learning import Learning
    from scopa_desktop.ui.windows.logpanel import LogPanel
    from scopa_desktop.ui.windows.messages import Banner
    from scopa_desktop.ui.windows.newgame import Setup
    from scopa_desktop.ui.windows.puzzle_desk import PuzzleDesk
    from scopa_desktop.ui.windows.replay import ReplayControl
    from scopa_desktop.ui.windows.review_desk import ReviewDesk
    from scopa_desktop.ui.windows.samecards import SameTable
    from scopa_desktop.ui.windows.watching import Watching

PREPARE_AFTER = 200
"""Milliseconds after the start page is complete when the table is made ready."""
QUIET = 8000
"""Milliseconds after that when what was deleted long ago is removed for good."""


@dataclass(frozen=True, slots=True)
class Backstage:
    """What the window works with once it stands.

    Attributes:
        paths: where the program's files lie.
        matches: the stored matches.
        history: the list of these.
        exchange: record files.
        same: matches on the same cards.
        statistics: the person's results.
        achievements: what the person has earned.
        services: what sessions work with.
        reviewing: what reviews work with.
    """

    paths: Paths
    matches: Matches
    history: History
    exchange: Exchange
    same: SameCards
    statistics: Statistics
    achievements: Achievements
    services: Services
    reviewing: Reviewing


class Pages(QStackedWidget):
    """The pages, and the sheets that lie over them: by itself Qt would tell a screen reader of the pages alone."""

    accessible_role = QAccessible.Role.Pane

    def focusNextPrevChild(self, next_: bool) -> bool:
        """Let Tab come to the choice that is made, not to the first of its kind."""
        for each in self.currentWidget().findChildren(QRadioButton):
            policy = Qt.FocusPolicy.ClickFocus if is_unchosen(each) else Qt.FocusPolicy.StrongFocus
            each.setFocusPolicy(policy)
        return super().focusNextPrevChild(next_)


class MainWindow(QWidget):
    """All that the player sees; it fills a `scopa_desktop.ui.windows.shell.Shell`, or is a window by itself.

    Args:
        look: theme, words, shadows.
        choices: the player's preferences.
        backstage: fetches saved matches and the thinking process, when they are first needed.

    Signals:
        person_chosen: the number of somebody else who is to play.
        language_chosen: the player prefers another language.
        backup_chosen: the `scopa_desktop.store.backups.Backup` that is to be restored.
    """

    backup_chosen = Signal(object)
    person_chosen = Signal(str)
    language_chosen = Signal()

    def __init__(self, look: Look, choices: Choices, backstage: Callable[[], Backstage]) -> None:
        super().__init__()
        self.look = look
        self.choices = choices
        self._fetch = backstage
        self._stage: Backstage | None = None
        self._furnished = False
        self._game: Game | None = None
        self._view: TableView | None = None
        self._page: QWidget | None = None
        self._sheet: Sheet | None = None
        self._open_again: Callable[[], object] | None = None
        """Opens what lies over the page once more, in other words."""
        self._summary: Sheet | None = None
        self._handbook: Sheet | None = None
        self._log: LogPanel | None = None
        self._earning: Earning | None = None
        self._pictures: CardPixmaps | None = None
        self._banner: Banner | None = None
        self._sounds: Sounds | None = None
        self._waiting_troubles: list[Trouble] = []
        self._said = Said()
        self._watching: Watching | None = None
        self._left: tuple[Match, str] | None = None
        """The person's match, and its own number, that waits while something else is shown at the table."""
        self._demo_bar: DemoBar | None = None
        self._replay: ReplayControl | None = None
        self._replay_bar: ReplayBar | None = None
        self._replayed = ""
        """The number of the match that is replayed."""
        self._learning: Learning | None = None
        self._archive: Archive | None = None
        self._same: SameTable | None = None
        self._behind: Behind | None = None
        self._desk: ReviewDesk | None = None
        self._puzzles: PuzzleDesk | None = None
        self._broken_decks: set[str] = set()
        self._keys_used = False
        self._people: Profiles | None = None
        self._person = ""
        Access.install()
        self.narrator = Narrator(self)
        self.actions_, self.strip = self._make_strip()
        self.start = StartPage(look, games=len(VARIANTS))
        self.pages = Pages()
        self.pages.addWidget(self.start)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.strip)
        column.addWidget(self.pages, 1)
        self.setAcceptDrops(True)
        QShortcut(QKeySequence("F10"), self).activated.connect(lambda: self.strip.open_menus())
        self._connect_start()
        self._connect_actions()
        self.choices.changed.connect(self._choice_changed)
        self._show_choices()
        self._update_actions()

    def _make_strip(self) -> tuple[Actions, Strip]:
        """Return the menus and the strip that they are on."""
        do = Actions(self)
        tools = (("undo", do.undo), ("hint", do.hint), ("log", do.happened), ("sound", do.mute))
        strip = Strip(self.look, (*tools, ("full", do.full_screen)))
        do.fill(strip.menu_bar)
        return do, strip

    # ------------------------------------------------------------------------------------ the first moment

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._furnished:
            QTimer.singleShot(0, self, self.furnish)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:  # a key on its way to whatever has the focus
            self._keys_used = True
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.window().installEventFilter(self)
        self._follow_state()
        self.start.focus_first()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowStateChange:
            self._follow_state()
        return super().eventFilter(watched, event)

    def _follow_state(self) -> None:
        """Tick full screen in the menu as it is: the system may have changed it."""
        self.actions_.full_screen.setChecked(self.window().isFullScreen())

    def furnish(self) -> None:
        """Complete the start page with cards and the match to go on with; done by itself when it is painted."""
        if self._furnished:
            return
        self._furnished = True
        self._miss_deck()
        self.look.words = self.choices.named(self.look.words)
        self._lay_deck()
        for trouble in self._waiting_troubles:
            self.tell(trouble)
        self._waiting_troubles.clear()
        self._tell_of_table()
        self.look.theme.laid.connect(self._tell_of_table)
        self._show_start()
        QTimer.singleShot(PREPARE_AFTER, self, self._prepare_table)

    def _prepare_table(self) -> None:
        """Have the table and its cards ready before the first deal, while the person looks at the start page."""
        view = self._table()
        view.resize(self.pages.size())
        view.warm_up()
        self._play_behind()
        QTimer.singleShot(QUIET, self, lambda: self.archive.tidy())

    def _play_behind(self) -> None:
        """Have a table play behind the start page in a while, if that is shown and the player likes it."""
        from scopa_desktop.ui.windows.behind import Behind

        if self._behind is None:
            self._behind = Behind(
                self.start,
                self._table,
                lambda: self.stage.services.thinker,
                lambda: self.choices.now.start_table and self._moves,
                lambda: self._sheet is None and self.start.isActiveWindow() and not self.window().isMinimized(),
            )
        if self.pages.currentWidget() is self.start:
            self._behind.start()
        else:
            self._behind.stop()

    @property
    def stage(self) -> Backstage:
        """What the window works with."""
        if self._stage is None:
            self._stage = self._fetch()
        return self._stage

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc, where nothing else has a use for it, leaves full screen first, then what is watched."""
        if event.key() != Qt.Key.Key_Escape or self._sheet is not None:
            super().keyPressEvent(event)
        elif self.window().isFullScreen():
            self.actions_.full_screen.trigger()
        elif self._watching is not None:
            self.stop_watching()
        elif self._replay is not None:
            self.stop_replay()
        elif self._learning is not None:
            self.stop_learning()

    def closeEvent(self, event: QCloseEvent) -> None:
        window = self.window()
        place = window.normalGeometry() if window.isMaximized() or window.isFullScreen() else window.geometry()
        self.choices.remember(
            geometry=(place.x(), place.y(), place.width(), place.height()),
            maximized=bool(window.windowState() & Qt.WindowState.WindowMaximized),
            full_screen=window.isFullScreen(),
            screen=window.screen().name(),
        )
        self.choices.save()
        self._leave_table()
        if self._desk is not None:
            self._desk.stop()
        if self._puzzles is not None:
            self._puzzles.close()
        if self._behind is not None:
            self._behind.stop()
        if self._same is not None:
            self._same.close()
        if self._archive is not None:
            self._archive.close()
        if self._view is not None:
            self._view.shut_down()
        if self._sounds is not None:
            self._sounds.close()
        if self._pictures is not None:
            self._pictures.close()
        super().closeEvent(event)

    # ---------------------------------------------------------------------------------------------- actions

    def _connect_start(self) -> None:
        start = self.start
        start.continue_match.connect(self.continue_match)
        start.new_game.connect(self.show_new_game)
        start.play_now.connect(self._play_now)
        start.play_again.connect(self._play_again)
        start.learn.connect(lambda: self.learn())
        start.primer.connect(self.show_primer)
        start.watch.connect(self.watch)
        start.rules.connect(self.show_rules)
        start.history.connect(self.show_history)
        start.statistics.connect(lambda: self.show_statistics())
        start.day.connect(self.show_day)
        start.puzzles.connect(self.show_puzzles)
        start.who.connect(self.show_people)

    def _connect_actions(self) -> None:
        do = self.actions_
        do.new_game.triggered.connect(self.show_new_game)
        do.restart.triggered.connect(self._ask_restart)
        do.watch_last.triggered.connect(lambda: self.watch())
        for variant, action in do.watches.items():
            action.triggered.connect(lambda _on, variant=variant: self.watch(variant))
        do.undo.triggered.connect(self._undo)
        do.redo.triggered.connect(self._redo)
        do.abandon.triggered.connect(self._ask_abandon)
        do.hint.triggered.connect(self._hint)
        do.start_page.triggered.connect(self.show_start)
        do.history.triggered.connect(self.show_history)
        do.statistics.triggered.connect(lambda: self.show_statistics())
        do.achievements.triggered.connect(lambda: self.show_statistics("achievements"))
        do.day.triggered.connect(self.show_day)
        do.who.triggered.connect(self.show_people)
        do.backups.triggered.connect(self.show_backups)
        do.practice.triggered.connect(self.show_practice)
        do.puzzles.triggered.connect(self.show_puzzles)
        do.game_menu.aboutToShow.connect(self._count_practice)
        do.preferences.triggered.connect(self.show_preferences)
        do.all_cards.triggered.connect(self.show_all_cards)
        do.quit.triggered.connect(lambda: self.window().close())
        do.full_screen.triggered.connect(self._full_screen)
        do.mute.triggered.connect(lambda muted: self.choices.set("sound", not muted))
        do.learn.triggered.connect(lambda: self.learn())
        do.primer.triggered.connect(self.show_primer)
        do.handbook.triggered.connect(self.show_handbook)
        do.rules.triggered.connect(self.show_rules)
        do.happened.triggered.connect(self.show_happened)
        do.keys.triggered.connect(self.show_keys)
        for what, action in do.read.items():
            action.triggered.connect(lambda _on, what=what: self._read_out(what))
        do.rigged.triggered.connect(self.show_rigged)
        do.about.triggered.connect(self.show_about)
        for name, action in self._switches().items():
            action.triggered.connect(lambda on, name=name: self.choices.set(name, on))
        do.log_panel.triggered.connect(self._update_actions)
        for aid, action in do.aids.items():
            action.triggered.connect(lambda on, aid=aid: self.choices.set_aid(aid, on))
        do.sort_suit.triggered.connect(lambda: self.choices.set("hand_sort", "suit"))
        do.sort_value.triggered.connect(lambda: self.choices.set("hand_sort", "value"))
        for name, actions in (("speed", do.speeds), ("cloth", do.cloths), ("card_names", do.card_names)):
            for value, action in actions.items():
                action.triggered.connect(lambda _on, name=name, value=value: self.choices.set(name, value))

    def _switches(self) -> dict[str, QAction]:
        do = self.actions_
        return {
            "show_backs": do.show_backs,
            "show_line": do.show_line,
            "log_panel": do.log_panel,
        }

    def _show_choices(self) -> None:
        """Tick in the menus what is chosen."""
        do, now = self.actions_, self.choices.now
        for name, action in self._switches().items():
            action.setChecked(getattr(now, name))
        for aid, action in do.aids.items():
            action.setChecked(aid in self.choices.aids)
        do.mute.setChecked(not now.sound)
        do.sort_suit.setChecked(now.hand_sort == "suit")
        do.sort_value.setChecked(now.hand_sort == "value")
        do.achievements.setVisible(now.achievements)
        show_chosen(tuple(do.speeds.values()), now.speed)
        show_chosen(tuple(do.cloths.values()), now.cloth)
        show_chosen(tuple(do.card_names.values()), now.card_names)
        do.cloths[OWN].setVisible(now.cloth == OWN or self.look.theme.has_picture)

    def _update_actions(self) -> None:
        do, session = self.actions_, self.session
        free = self._sheet is None
        at_table = session is not None and self.pages.currentWidget() is self._view
        taking_back = free or self._sheet is self._summary
        do.undo.setEnabled(at_table and taking_back and session is not None and session.can_undo)
        do.redo.setEnabled(at_table and taking_back and session is not None and session.can_redo)
        playing = at_table and not self._shows
        learning = at_table and self._learning is not None
        do.restart.setEnabled(playing and free and session is not None and session.match.round.plays_made > 0)
        do.abandon.setEnabled(playing and free and session is not None and not session.over)
        do.happened.setEnabled(at_table and free)
        do.hint.setEnabled(at_table and free and self._game is not None and self._game.can_hint)
        do.start_page.setEnabled(free and self.pages.currentWidget() is not self.start)
        for action in (
            do.new_game,
            do.history,
            do.statistics,
            do.day,
            do.who,
            do.backups,
            do.achievements,
            do.practice,
            do.puzzles,
            do.preferences,
            do.all_cards,
            do.learn,
            do.primer,
            do.rules,
            do.rigged,
            do.about,
        ):
            action.setEnabled(free)
        for action in (do.watch_last, *do.watches.values()):
            action.setEnabled(free)
        for action in (do.undo, do.redo, do.restart, do.abandon):
            action.setVisible(playing)
        do.hint.setVisible(playing or learning)
        for action in do.aids.values():
            action.setEnabled(playing and free)
        do.happened.setVisible(at_table)
        if self._demo_bar is not None:
            self._demo_bar.setVisible(at_table and self._watching is not None)
        if self._replay_bar is not None:
            self._replay_bar.setVisible(at_table and self._replay is not None)
        if self._learning is not None and self._learning.bar is not None:
            self._learning.bar.setVisible(at_table)
        self._show_log(at_table)
        for action in do.read.values():
            action.setEnabled(at_table and free)
            action.setVisible(at_table)
        do.keys.setEnabled(free)
        over = self._sheet is self._summary or (self._open_again is not None and self._sheet is not self._handbook)
        do.handbook.setEnabled(free or over)
        self.strip.caption = self._game.caption if self._game is not None and at_table else ""

    def _show_log(self, at_table: bool) -> None:
        """Show the log beside the table, or put it away."""
        if not (at_table and self.choices.now.log_panel and self._view is not None and self._game is not None):
            if self._log is not None:
                self._log.hide()
            return
        if self._log is None:
            from scopa_desktop.ui.windows.logpanel import LogPanel

            self._log = LogPanel(self.look, self._view, self.pages)
            self._log.picked.connect(self._view.replaying.show_play)
        self._fill_log()
        if self._log.isHidden():
            self._log.show()
            self._log.raise_()
            if self._sheet is not None:
                self._sheet.raise_()

    def _fill_log(self) -> None:
        if self._log is not None and self._game is not None:
            self._log.show_told(self._game.log)

    def _full_screen(self, on: bool) -> None:
        window, flag = self.window(), Qt.WindowState.WindowFullScreen
        window.setWindowState(window.windowState() | flag if on else window.windowState() & ~flag)

    # ---------------------------------------------------------------------------------------------- choices

    def _choice_changed(self, name: str, value: object) -> None:
        theme = self.look.theme
        if name == "scheme":
            theme.set_scheme(str(value))
            theme.apply()
        elif name == "contrast":
            theme.set_contrast(str(value))
            theme.apply()
        elif name == "text_size":
            theme.set_text_size(TEXT_SIZES[str(value)])
            theme.apply()
        elif name == "cloth":
            theme.set_table(str(value))
        elif name == "autoplay_last" and self.session is not None:
            self.session.preferences_changed()
        elif name in ("language", "flavour"):
            self.language_chosen.emit()
        elif name in ("deck", "index"):
            self._name_cards()
        if name in ("deck", "back", "card_names", "index"):
            self._lay_deck()
        if self._view is not None:
            self._view.set_settings(self._table_settings())
        self.look.motion = self._moves
        if self._behind is not None:
            self._behind.stop()
            self._play_behind()
        self._show_choices()

    def _name_cards(self) -> None:
        """Name the cards at the table as the deck and the language have them."""
        self.look.words = self.choices.named(self.look.words)
        if self._view is not None:
            self._view.set_words(self.look.words)
        if self._game is not None:
            self._game.speak(self.look.words)
        if self._learning is not None:
            self._learning.bar_anew()

    def speak(self, language: str) -> None:
        """Say everything that is shown in another language, which is spoken already; it stays as it stands.

        Args:
            language: its name in `scopa_desktop.ui.language`.
        """
        if not self._furnished:
            self.furnish()
        motion, self.look.motion = self.look.motion, False
        again = self._open_again if self._sheet is not None else None
        focus = QApplication.focusWidget()
        held = focus.objectName() if focus is not None else ""
        self._close_sheet()
        place = self.start.place_of_focus()
        old = self.strip
        self.actions_.deleteLater()
        self.actions_, self.strip = self._make_strip()
        self._column.replaceWidget(old, self.strip)
        old.hide()
        old.deleteLater()
        self._connect_actions()
        self._show_choices()
        self.look.words = self.choices.named(self.look.words)
        self.look.theme.set_language(language)
        self.look.theme.apply()
        self._name_cards()
        self._lay_deck()
        if self._log is not None:
            self._log.hide()
            self._log.deleteLater()
            self._log = None
        self._bars_anew()
        if self._behind is not None:
            self._behind.stop()
            self._play_behind()
        self._show_person()
        self._offer_start()
        self.start.focus_place(place)
        self._update_actions()
        if again is not None:
            again()
        found = self._sheet.findChild(QWidget, held) if self._sheet is not None and held else None
        if isinstance(found, QWidget):
            found.setFocus(Qt.FocusReason.OtherFocusReason)
        self.look.motion = motion

    def _bars_anew(self) -> None:
        """Make the bars by which something is watched or replayed anew, as they stand."""
        demo, replay = self._demo_bar, self._replay_bar
        self._demo_bar = self._replay_bar = None
        for bar in (demo, replay):
            if bar is not None:
                self._column.removeWidget(bar)
                bar.hide()
                bar.deleteLater()
        if self._watching is not None:
            self._take_bar(self._watching)
            self._show_watching()
        if self._replay is not None and replay is not None:
            before = self._replay
            before.close()
            bar = self._lead(before.replay)
            bar.set_pace(replay.pace)
            bar.hands.setChecked(replay.hands.isChecked())
            if before.running:
                self._replay.toggle()

    def _tell_of_table(self) -> None:
        """Say that the player's own picture cannot lie there, and remember what does."""
        trouble = self.look.theme.trouble
        if trouble is not None:
            self.tell(trouble)
            self.choices.set("cloth", self.look.theme.felt.name)

    @property
    def _moves(self) -> bool:
        return self.choices.now.speed != "off" and not self.choices.reduced_motion

    def _lay_deck(self) -> None:
        """Show the pictures of the deck in use on the start page."""
        now = self.choices.now
        old = self._pictures
        self._pictures = CardPixmaps(self.choices.deck, now.back, self.choices.index_size, self.choices.letters)
        self._pictures.broken.connect(self._card_broken)
        self.start.set_pictures(self._pictures)
        page = self.pages.currentWidget()  # any other is made anew before it is seen
        if isinstance(page, Page):
            page.set_pictures(self._pictures)
        if old is not None:
            old.close()

    # ------------------------------------------------------------------------------------------------ pages

    @property
    def session(self) -> Session | None:
        """The match at the table, if one is played."""
        return self._game.session if self._game is not None else None

    def show_start(self) -> None:
        """Go to the start page; a match at the table stays stored as it stands."""
        self._leave_table()
        self._left = None
        self._show_start()

    def _show_start(self) -> None:
        self._offer_start()
        self._turn_to(self.start)
        self.start.focus_first()

    def _offer_start(self) -> None:
        """Offer on the start page what can be done now."""
        resume, rounds, last = self._resume(), self._rounds_played(), self.choices.now.new_game
        first = resume is None and not rounds and not last.seats
        lessons = len(self.choices.now.lessons)
        self.start.set_state(resume, rounds, self._again(), last.variant, first, lessons)

    def _turn_to(self, page: QWidget) -> None:
        other = self.pages.currentWidget() is not page
        fade = fade_of(self.pages, PAGE, self.look.motion and self._furnished and other)
        self.pages.setCurrentWidget(page)
        if fade is not None:
            fade.start()
        if self._behind is not None:
            self._play_behind()
        self._update_actions()

    def _resume(self) -> Resume | None:
        from scopa_desktop.ui.windows.company import resume_of

        try:
            found = self.stage.matches.latest_open()
        except StoreError as fault:
            self.tell(fault.trouble)
            return None
        if found is None or found.variant not in VARIANTS:  # a newer version's game, perhaps
            return None
        return resume_of(found, self.look.words, self.choices.now)

    def _rounds_played(self) -> int:
        try:
            return self.stage.statistics.rounds()
        except StoreError as fault:
            self.tell(fault.trouble)
            return 0

    def _again(self) -> str:
        """Return the last table in one sentence, if there was one."""
        from scopa_desktop.ui.words_seats import again_sentence

        last = self.choices.now.new_game
        return again_sentence(self.look.words, last) if last.seats else ""

    def _play_again(self) -> None:
        """Start a match at the last table, with other cards."""
        from scopa_desktop.players.levels import OPPONENTS
        from scopa_desktop.session.setup import pick_deal_number
        from scopa_desktop.ui.windows.newgame_parts import Setup, playable

        table = playable(self.choices.now.new_game, OPPONENTS, tuple(VARIANTS), tuple(SEATINGS))
        self._start_match(Setup(table, pick_deal_number()))

    def _play_now(self) -> None:
        """Start a match of the classic game against somebody who is easily beaten."""
        from scopa_desktop.session.setup import USUAL_LEVEL, pick_deal_number
        from scopa_desktop.ui.windows.newgame_parts import Setup, usual_seats

        table = TableSetup(seats=usual_seats("2", USUAL_LEVEL, self.choices.now.name, self.choices.now.avatar))
        self._start_match(Setup(table, pick_deal_number()))

    def show_new_game(self) -> None:
        """Go to the New Game page."""
        from scopa_desktop.players.levels import OPPONENTS
        from scopa_desktop.session.setup import pick_deal_number
        from scopa_desktop.store.house_sets import HouseSets
        from scopa_desktop.ui.windows.newgame import NewGamePage

        if self._sheet is not None:
            return
        page = NewGamePage(
            self.look,
            self.choices.now.new_game,
            pick_deal=pick_deal_number,
            variants=tuple(VARIANTS),
            seatings=tuple(SEATINGS),
            levels=OPPONENTS,
            pictures=self._pictures,
            sets=HouseSets(self.stage.paths.house_sets, self.tell),
        )
        page.start.connect(self._start_match)
        page.cancelled.connect(self._back)
        self._show_page(page)
        page.focus_first()

    def _show_page(self, page: QWidget) -> None:
        """Turn to a page that is made anew each time; the one before it goes away."""
        if self._page is not None:
            self.pages.removeWidget(self._page)
            self._page.deleteLater()
        self._page = page
        self.pages.addWidget(page)
        self._turn_to(page)

    def _back(self) -> None:
        """Go back to the table, to the match that was left, or to the start page if there is none."""
        from scopa_desktop.session.session import Session

        if self._game is not None and self._view is not None:
            self._turn_to(self._view)
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
            if self._learning is not None:
                self._learning.focus_first()
            self._show_summary()
            self._go_on_showing()
        elif self._left is not None:
            match, uuid = self._left
            self.play(Session(match, self.stage.services, uuid))
        else:
            self._show_start()

    # ------------------------------------------------------------------------------------------- the match

    def _start_match(self, setup: Setup) -> None:
        from scopa_desktop.session.session import Session
        from scopa_desktop.session.setup import new_match

        self.choices.remember(new_game=setup.table)
        self.choices.save()
        match = new_match(setup.table, setup.deal)
        self._sit_down(Session(match, self.stage.services), tuple(seat.avatar for seat in setup.table.seats))

    def continue_match(self) -> None:
        """Go on with the match that was played last."""
        from scopa_desktop.session.session import Session

        stored = self.stage.matches.open_match(self.tell)
        if stored is None:
            self._show_start()
            return
        self._sit_down(Session.resume(stored, self.stage.services), ())

    def _rematch(self) -> None:
        from scopa_desktop.session.session import Session
        from scopa_desktop.session.setup import pick_deal_number, rematch

        if self.session is None:
            return
        match = rematch(self.session.match, pick_deal_number())
        if self._watching is not None:
            self._watch_match(match)
            return
        self._sit_down(Session(match, self.stage.services), ())

    def play(self, session: Session) -> None:
        """Play a session at the table."""
        self._sit_down(session, ())

    def _sit_down(
        self, session: Session, avatars: tuple[str, ...], *, shown: bool = False, open_hands: bool = False
    ) -> None:
        """Play a session at the table.

        Args:
            session: the session.
            avatars: the faces chosen for this table, as far as they were.
            shown: whether it is only looked at, and the person's own match waits.
            open_hands: whether all hands are seen.
        """
        from scopa_desktop.session.achievements import Earning
        from scopa_desktop.ui.game import Game
        from scopa_desktop.ui.windows.company import faces_at

        self._close_sheet()
        if not shown:
            self._left = None
        elif self.session is not None and not (self._shows or self.session.over):
            self._left = (self.session.match, self.session.uuid)
        self._leave_table()
        wanted = lambda: self.choices.now.achievements  # noqa: E731
        self._earning = None if shown else Earning(session, self.stage.achievements, wanted)
        view = self._table()
        match = session.match
        faces = faces_at(match.seats, self.choices.now, avatars)
        self._game = Game(session, view, faces, self.look.words, lambda: not self._moves)
        self._game.projection.open_hands = open_hands
        self._game.projection.looked_back = not session.goes_by_turns
        self._show_aids(match)
        self._game.moved.connect(self._update_actions)
        self._game.logged.connect(self._fill_log)
        self._game.round_over.connect(self._show_summary)
        self._turn_to(view)
        view.by_keys = view.by_keys or self._keys_used
        view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._game.begin()
        self._update_actions()

    def _show_aids(self, match: Match) -> None:
        """Lay out the aids that belong to the strongest opponent of a match."""
        from scopa_desktop.session.setup import table_level
        from scopa_desktop.ui.words_aids import aids_heading

        self.choices.level = table_level(match.seats, match.sides)
        self.actions_.aids_against.setText(aids_heading(self.choices.level))
        self._table().set_settings(self._table_settings())
        self._show_choices()

    @property
    def _shows(self) -> bool:
        """Whether something is only shown at the table, or taught, and no match of the person's is played there."""
        return self._watching is not None or self._replay is not None or self._learning is not None

    def _table_settings(self) -> TableSettings:
        """Return what the choices mean for the table; a lesson says itself what is risky, and asks nothing twice."""
        settings = self.choices.table_settings()
        return settings if self._learning is None else replace(settings, warn=False, confirm=False)

    # ---------------------------------------------------------------------------------------------- learning

    def learn(self, number: int | None = None) -> None:
        """Take a lesson; nothing of it is stored but how far one is, and a match at the table waits as it stands.

        Args:
            number: which one, from 0; by default the one where the person stopped.
        """
        from scopa_desktop.ui.windows.learning import Learning

        if self._learning is not None:
            self._leave_table()  # it is known then how far the person is
        learning = Learning(self.look, self.choices, self.stage.services.thinker, number)
        self._sit_down(learning.teaching, (), shown=True)
        assert self._game is not None
        self._learning = learning
        learning.chosen.connect(self.learn)
        learning.left.connect(self.stop_learning)
        learning.puzzles_wanted.connect(self.show_puzzles)
        learning.hint_wanted.connect(self._hint)
        learning.summary_wanted.connect(self._show_past_summary)
        learning.said.connect(self.narrator.tell)
        learning.bar_made.connect(lambda: self._column.insertWidget(1, learning.bar))
        self._table().set_settings(self._table_settings())
        learning.lead(self._game)
        self._update_actions()
        learning.focus_first()

    def stop_learning(self) -> None:
        """Leave a lesson, for the match that was at the table before, or for the start page."""
        if self._learning is not None:
            self._leave_table()
            self._back()

    # ---------------------------------------------------------------------------------------------- watching

    def watch(self, variant: str = "") -> None:
        """Watch computer players; nothing of it is stored, and a match at the table waits as it stands.

        Args:
            variant: what they play; the table that was set up last, if it is none.
        """
        from scopa_desktop.players.levels import OPPONENTS
        from scopa_desktop.session.demo import demo_match
        from scopa_desktop.session.setup import pick_deal_number
        from scopa_desktop.ui.windows.newgame_parts import playable

        last = self.choices.now.new_game
        wanted = last if variant in ("", last.variant) else replace(last, variant=variant, house_rules={})
        table = playable(wanted, OPPONENTS, tuple(VARIANTS), tuple(SEATINGS))
        self._watch_match(demo_match(table, pick_deal_number()))

    def _watch_match(self, match: Match) -> None:
        from scopa_desktop.session.demo import Demo
        from scopa_desktop.ui.windows.company import FACES
        from scopa_desktop.ui.windows.watching import Watching

        hands = self._watching is not None and self._watching.open_hands
        demo = Demo(match, self.stage.services.thinker)
        self._sit_down(demo, (*FACES.values(), self.choices.now.avatar), shown=True, open_hands=hands)
        game = self._game
        assert game is not None
        self._watching = Watching(demo, game, lambda: self.choices.now.speed, self._is_elsewhere)
        self._show_watching()
        self._take_bar(self._watching)
        self._watching.changed.connect(self._show_watching)
        self._watching.round_read.connect(self._watch_on)
        self._update_actions()
        self._watching.go_on()

    def _take_bar(self, watching: Watching) -> None:
        """Let the bar lead what is watched."""
        bar = self._bar()
        bar.paused.connect(watching.toggle)
        bar.stepped.connect(watching.step)
        bar.opened.connect(watching.open)

    def _bar(self) -> DemoBar:
        if self._demo_bar is None:
            from scopa_desktop.ui.demobar import DemoBar

            bar = self._demo_bar = DemoBar(self.look)
            bar.left.connect(self.stop_watching)
            self._column.insertWidget(1, bar)
        return self._demo_bar

    def _show_watching(self) -> None:
        watching = self._watching
        if watching is not None:
            self._bar().hands.setChecked(watching.open_hands)
            self._bar().show_running(watching.running)

    def _is_elsewhere(self) -> bool:
        return self._sheet is not None or self.pages.currentWidget() is not self._view

    def _go_on_showing(self) -> None:
        for showing in (self._watching, self._replay):
            if showing is not None:
                showing.go_on()

    def _watch_on(self) -> None:
        """The summary has been read: deal the next round, or a new match."""
        if self.session is not None and self.session.over:
            self._rematch()
        else:
            self._next_round()

    def stop_watching(self) -> None:
        """Leave a demo, for the match that was at the table before, or for the start page."""
        if self._watching is not None:
            self._leave_table()
            self._back()

    # ---------------------------------------------------------------------------------------------- replaying

    def replay(self, match: Match, uuid: str) -> None:
        """Replay a match; it is only read, and a match at the table waits as it stands.

        Args:
            match: the match.
            uuid: its own number.
        """
        from scopa_desktop.session.replay import Replay

        replay = Replay(match, self.stage.services.thinker)
        self._sit_down(replay, (), shown=True)
        self._replayed = uuid
        self._lead(replay)
        self._update_actions()

    def _lead(self, replay: Replay) -> ReplayBar:
        """Lead a replay that is at the table by a bar, and return that."""
        from scopa_desktop.ui.replaybar import ReplayBar
        from scopa_desktop.ui.windows.replay import ReplayControl

        game = self._game
        assert game is not None
        if self._replay_bar is None:
            self._replay_bar = ReplayBar(self.look)
            self._replay_bar.left.connect(self.stop_replay)
            self._column.addWidget(self._replay_bar)
        self._replay = ReplayControl(replay, game, self._replay_bar, self._is_elsewhere)
        self._replay.summary_wanted.connect(self._show_past_summary)
        self._replay.gone_on.connect(lambda: self.archive.play_on(replay.moment(), self._replayed))
        return self._replay_bar

    def stop_replay(self) -> None:
        """Leave a replay, for the history it was opened from, the match that was at the table, or the start page."""
        if self._replay is not None:
            self._leave_table()
            if not self.archive.show_again():
                self._back()

    def _show_past_summary(self) -> None:
        """Lay the summary of a replayed round over the table."""
        game = self._game
        if game is None or self._sheet is not None:
            return
        sheet = openers.summary_sheet(self.look, self.pages, game, past=True)
        sheet.cards_wanted.connect(self._look_at_cards)
        sheet.log_wanted.connect(self.show_happened)
        sheet.rigged_asked.connect(self.show_rigged)
        self._open(sheet, self._show_past_summary)
        self.narrator.tell(sheet.spoken())

    def goes_back_to(self, uuid: str) -> bool:
        """Go back to a match if it is the one at the table, or the one that waits; return whether it is."""
        own = None if self._shows else self.session
        waiting = own.uuid if own is not None else self._left[1] if self._left is not None else ""
        if waiting != uuid:
            return False
        if own is None:
            self._leave_table()
        self._back()
        return True

    def forget_matches(self, numbers: Sequence[int]) -> None:
        """Leave the table if the match there, or the one that waits, is among those that were deleted."""
        if self.session is None and self._left is None:
            return
        uuids = self.stage.history.uuids(numbers)
        if self._left is not None and self._left[1] in uuids:
            self._left = None
        if self.session is not None and self.session.uuid in uuids:
            self._leave_table()
            self._update_actions()

    @property
    def archive(self) -> Archive:
        """What is done with stored matches."""
        if self._archive is None:
            from scopa_desktop.ui.windows.archive import Archive

            self._archive = Archive(self, self._show_page, self._turn_to, self._back)
        return self._archive

    @property
    def same(self) -> SameTable:
        """What is done with cards that are played more than once."""
        if self._same is None:
            from scopa_desktop.ui.windows.samecards import SameTable

            self._same = SameTable(self, self._open, self._show_page, self._back)
        return self._same

    def show_day(self) -> None:
        """Go to the deal of the day."""
        self.same.show_days()

    def set_people(self, people: Profiles, person: str) -> None:
        """Know who plays here.

        Args:
            people: everybody.
            person: the number of who plays now.
        """
        self._people, self._person = people, person
        self._show_person()

    def _show_person(self) -> None:
        """Show on the start page who plays, where several people may."""
        people = self._people
        if people is None or len(people.everybody) < 2:
            self.start.set_person("", "sun")
            return
        who = people.by_id(self._person)
        self.start.set_person(who.name or capital(self.look.words.you()), who.avatar)

    def show_people(self) -> None:
        """Open who plays here."""
        if self._people is None:
            return
        from scopa_desktop.ui.windows.people import PeopleSheet

        sheet = PeopleSheet(self.look, self.pages, self._people, self._people.by_id(self._person))
        sheet.chosen.connect(self.person_chosen)
        sheet.changed.connect(self._people_changed)
        self._open(sheet, self.show_people)

    def show_backups(self) -> None:
        """Open the days whose matches can be brought back."""
        sheet = self.archive.backups_sheet(self.pages)
        sheet.chosen.connect(lambda place: self._ask_restore(sheet.backups[place]))
        self._open(sheet, self.show_backups)

    def _ask_restore(self, backup: Backup) -> None:
        from scopa_desktop.ui.windows.backups import restore_question

        question = restore_question(self.look, self.pages, backup)
        question.accepted.connect(lambda: self.backup_chosen.emit(backup))
        question.declined.connect(self.show_backups)
        self._open(question, lambda: self._ask_restore(backup))

    def show_crash(self, report: str, folder: Path, then: Callable[[], object] | None = None) -> None:
        """Show once what went wrong the last time.

        Args:
            report: the text that may be copied.
            folder: where it lies.
            then: what is to be done when the sheet is closed.
        """
        from scopa_desktop.ui.windows.crashed import CrashSheet

        sheet = CrashSheet(self.look, self.pages, report, folder)
        if then is not None:
            sheet.closed.connect(lambda: QTimer.singleShot(0, self, lambda: self._lay_again(then)))
        self._open(sheet, lambda: self.show_crash(report, folder, then))

    def _people_changed(self) -> None:
        """Somebody has another name or picture: who plays now is called by it at the next table."""
        assert self._people is not None
        who = self._people.by_id(self._person)
        self.choices.remember(name=who.name, avatar=who.avatar)
        self._show_person()

    def say(self, words: str) -> None:
        """Show a sentence at the table, in the information line's place, and tell it to a screen reader."""
        self.narrator.tell(words)
        if self._view is not None:
            self._view.show_text(words)

    def show_history(self) -> None:
        """Go to the history."""
        self.archive.show()

    def open_files(self, paths: Sequence[Path]) -> None:
        """Open record files: one is replayed, several are put into the history."""
        self._close_sheet()
        self.archive.read(paths)

    def _leave_match(self) -> None:
        """Leave a match that has ended."""
        if self._watching is not None:
            self.stop_watching()
        else:
            self.show_start()

    def _table(self) -> TableView:
        if self._view is None:
            from scopa_desktop.ui.table.view import TableView

            view = self._view = TableView(self.look.theme, self.choices.table_settings(), self.look.words)
            view.said.connect(lambda words: self.narrator.tell(words, view.said_whole))
            view.refused.connect(self._refuse)
            view.card_broken.connect(self._card_broken)
            self.pages.addWidget(self._view)
            self.sounds.listen(self._view)
        return self._view

    @property
    def sounds(self) -> Sounds:
        """What is heard."""
        if self._sounds is None:
            from scopa_desktop.ui.sounds import Sounds, speaker

            self._sounds = Sounds(self.choices, speaker(), self)
        return self._sounds

    def _leave_table(self) -> None:
        if self._game is not None:
            self._close_sheet()
            if self._watching is not None:
                self._watching.close()
                self._watching = None
            if self._replay is not None:
                self._replay.close()
                self._replay = None
            if self._learning is not None:
                self._learning.close()
                self._learning.deleteLater()
                self._learning = None
            self._game.close()
            self._game.deleteLater()
            self._game = None
            if self._view is not None:
                self._view.skip()
            QTimer.singleShot(heap.AFTER, self, heap.give_back)

    def poll(self) -> None:
        """Take the decisions of computer players that wait."""
        if self.session is not None:
            self.session.poll()
        elif self._behind is not None:
            self._behind.poll()
        if self._desk is not None:
            self.stage.reviewing.reviewer.poll()

    def _undo(self) -> None:
        if self.session is not None:
            self.session.undo()
            self._close_sheet()  # a summary tells of what is not so any more

    def _redo(self) -> None:
        if self.session is not None:
            self.session.redo()

    def _hint(self) -> None:
        if self._game is not None:
            self._game.ask_hint()

    def _read_out(self, what: str) -> None:
        """Say something of the table, and show it in words."""
        from scopa_desktop.ui.table.reading import read_out

        if self._view is not None:
            words = self.narrator.last if what == "again" else read_out(self._view, what)
            self.narrator.answer(words)
            self._view.show_text(words)

    def _refuse(self, words: str) -> None:
        """Say why something cannot be played, if there is a reason to give."""
        if words and self._view is not None:
            self.narrator.answer(words)
            self._view.show_text(words)

    def _ask_restart(self) -> None:
        question = openers.restart_question(self.look, self.pages)
        question.accepted.connect(self._restart)
        self._open(question, self._ask_restart)

    def _restart(self) -> None:
        if self.session is not None:
            self.session.restart_round()

    def _ask_abandon(self) -> None:
        from scopa_desktop.ui.windows.messages import AbandonQuestion

        question = AbandonQuestion(self.look, self.pages)
        question.accepted.connect(self._abandon)
        self._open(question, self._ask_abandon)

    def _abandon(self) -> None:
        if self.session is not None:
            self.session.abandon()
        self.show_start()

    # ------------------------------------------------------------------------------------------------ sheets

    def _open(self, sheet: Sheet, again: Callable[[], object] | None = None) -> None:
        """Lay a sheet over the page.

        Args:
            sheet: the sheet.
            again: opens another one of its kind, in the words of another language; without it that closes the sheet.
        """
        self._close_sheet()
        self._sheet, self._open_again = sheet, again
        for showing in (self._watching, self._replay):
            if showing is not None:
                showing.hold()
        sheet.closed.connect(lambda: self._sheet_closed(sheet))
        sheet.open()
        self._update_actions()

    def _close_sheet(self) -> None:
        if self._sheet is not None:
            self._sheet.close_sheet()

    def _sheet_closed(self, sheet: Sheet) -> None:
        if self._sheet is sheet:
            self._sheet = self._summary = self._handbook = None
            self._take_focus_back()
            if self._learning is not None:
                self._learning.focus_first()
            QTimer.singleShot(0, self, self._show_summary)
            QTimer.singleShot(0, self, self._go_on_showing)
            if self._behind is not None:
                self._behind.go_on()
        sheet.deleteLater()
        self._update_actions()

    def _take_focus_back(self) -> None:
        """Leave the keyboard on the page, if what had it is gone."""
        page, focus = self.pages.currentWidget(), QApplication.focusWidget()
        if focus is None or not (page is focus or page.isAncestorOf(focus)):
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_summary(self) -> None:
        """Lay the summary over the table when a round is counted, unless something else lies or moves there."""
        game = self._game
        if game is None or not game.session.goes_by_turns or not game.session.match.round_scored:
            return
        if self._sheet is not None or self.pages.currentWidget() is not game.view or game.view.busy:
            return  # it is asked for again when that has ended
        own = self._watching is None and game.session.match.winner is not None
        compared = self.same.last_time(game.session) if own else ""
        sheet = openers.summary_sheet(self.look, self.pages, game, self._earned(), compared=compared, same=own)
        sheet.same_wanted.connect(lambda: self.same.compare(game.session.uuid))
        sheet.cards_wanted.connect(self._look_at_cards)
        sheet.log_wanted.connect(self.show_happened)
        sheet.rigged_asked.connect(self.show_rigged)
        sheet.review_wanted.connect(self._review_this)
        sheet.next_round.connect(self._next_round)
        sheet.rematch.connect(self._rematch)
        self.sounds.follow(sheet)
        sheet.leave.connect(self._leave_match)
        self._summary = sheet
        self._open(sheet)
        self.narrator.tell(sheet.spoken())
        if self._watching is not None:
            self._watching.read_on()

    def _earned(self) -> str:
        """Return what the round that was counted has brought that is new, as one line; mostly nothing."""
        from scopa_desktop.ui.words_achievements import earned_line

        new = self._earning.new if self._earning is not None and self.choices.now.achievements else ()
        return earned_line(new, self._earning.beaten if self._earning is not None else 0)

    def _next_round(self) -> None:
        self._close_sheet()
        if self.session is not None and self.session.can_deal:
            self.session.next_round()

    def _look_at_cards(self) -> None:
        """Show all cards that were taken in the round at the table; the summary comes back afterwards."""
        if self._game is not None:
            self._open(openers.taken_sheet(self.look, self.pages, self._game), self._look_at_cards)

    def show_preferences(self) -> None:
        """Open the preferences."""
        self._lay_preferences()

    def _lay_preferences(self, section: int = 0) -> None:
        """Open the preferences at one of their parts."""
        self._miss_deck()
        sheet = openers.preferences_sheet(self.look, self.pages, self.choices, self._said, self.add_deck)
        sheet.sound_tried.connect(self.sounds.try_out)
        sheet.cards_wanted.connect(self.show_all_cards)
        self._open(sheet, lambda: self._lay_preferences(sheet.section))
        sheet.show_section(section)

    def add_deck(self, path: Path) -> None:
        """Look at a folder or zip that may be a deck of the player's own, and add it if the person says so."""
        from scopa_desktop.ui.windows.adddeck import AddDeckSheet

        if self.choices.own is None:
            return
        sheet = AddDeckSheet(self.look, self.pages, path, self.choices.own)
        sheet.left.connect(self._deck_added)
        self._open(sheet)

    def _deck_added(self, deck: str) -> None:
        """Lay a deck that was added, and go back to the preferences."""
        self._said.forget()
        if deck:
            self.choices.look_for_decks()
            self.choices.set("deck", deck)
        self.show_preferences()

    def _miss_deck(self) -> None:
        """Lay the usual deck, and say so, if the one in use is not there or damaged."""
        from scopa_desktop.store.troubles import TroubleKind

        self.choices.look_for_decks()
        lost = self.choices.give_up_lost_deck()
        if lost:
            self.tell(Trouble.of(TroubleKind.DECK_LOST, deck=lost))

    def _card_broken(self) -> None:
        """Say that a card of the deck cannot be drawn; a deck that is no longer whole gives way to the usual one."""
        from scopa_desktop.store.troubles import TroubleKind

        before = self.choices.deck
        self._miss_deck()
        if self.choices.deck.id == before.id and before.id not in self._broken_decks:
            self._broken_decks.add(before.id)
            self.tell(Trouble.of(TroubleKind.DECK_BROKEN, deck=self.look.words.deck_name(before.id, before.name)))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._dropped(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        use = self._dropped(event.mimeData())
        if use is not None:
            event.acceptProposedAction()
            QTimer.singleShot(0, self, use)

    def _dropped(self, data: QMimeData) -> Callable[[], object] | None:
        """Return what is to be done with what somebody drags onto the window, if anything can be."""
        from scopa_desktop.ui.windows.archive import dropped_records
        from scopa_desktop.ui.windows.owndecks import dropped_deck

        records, deck = dropped_records(data), dropped_deck(data)
        if records:
            return lambda: self.open_files(records)
        if deck is not None and self._sheet is None:
            return lambda: self.add_deck(deck)
        return None

    def show_all_cards(self) -> None:
        """Go to all cards of the deck in use."""
        from scopa_desktop.ui.windows.deckpage import DeckPage

        self._close_sheet()
        page = DeckPage(self.look, self.choices)
        page.closed.connect(self._back)
        page.card_broken.connect(self._card_broken)
        self._show_page(page)
        page.focus_first()

    def show_rules(self) -> None:
        """Open the rules of the match at the table, or of the game that was set up last."""
        match = self.session.match if self.session is not None else None
        setup = self.choices.now.new_game
        self._open(openers.rules_sheet(self.look, self.pages, match, setup, self._pictures), self.show_rules)

    def show_handbook(self) -> None:
        """Open the handbook at the chapter that fits; what lies over the page now comes back afterwards."""
        over = self._open_again if self._sheet is not None else None
        shown = self._sheet if self._sheet is not None else self.pages.currentWidget()
        at_table = self.session is not None and self.pages.currentWidget() is self._view
        match = self.session.match if at_table and self.session is not None else None
        self._lay_handbook(openers.fitting_chapter(shown, match), over)

    def _lay_handbook(self, chapter: str, over: Callable[[], object] | None) -> None:
        """Open the handbook at a chapter.

        Args:
            chapter: its name.
            over: opens what is to lie over the page afterwards.
        """
        menus, paths = (self.actions_, self.strip.menu_bar), self.stage.paths
        sheet = openers.handbook_sheet(self.look, self.pages, self.choices, menus, paths, self._pictures, chapter)
        sheet.said.connect(self.narrator.answer)
        if over is not None:
            sheet.closed.connect(lambda: QTimer.singleShot(0, self, lambda: self._lay_again(over)))
        self._open(sheet, lambda: self._lay_handbook(sheet.now, over))
        self._handbook = sheet
        self._update_actions()

    def _lay_again(self, over: Callable[[], object]) -> None:
        if self._sheet is None and self.isVisible():
            over()

    def show_primer(self) -> None:
        """Open how Scopa is played, for somebody who has never seen it."""
        from scopa_desktop.ui.windows.primer import PrimerSheet

        sheet = PrimerSheet(self.look, self.pages, self._pictures)
        sheet.play_wanted.connect(self._play_now)
        sheet.rules_wanted.connect(self._show_usual_rules)
        self._open(sheet, self.show_primer)

    def _show_usual_rules(self) -> None:
        """Open the rules of the classic game."""
        self._open(openers.rules_sheet(self.look, self.pages, None, TableSetup()), self._show_usual_rules)

    def show_happened(self) -> None:
        """Open the list of what was played in this round."""
        if self._game is not None:
            self._open(openers.happened_sheet(self.look, self.pages, self._game), self.show_happened)

    def show_keys(self) -> None:
        """Open the list of everything that keys do."""
        self._open(openers.keys_sheet(self.look, self.pages, self.strip.menu_bar), self.show_keys)

    def show_about(self) -> None:
        """Open what is to be said about the program."""
        self._open(openers.about_sheet(self.look, self.pages, self.stage.paths), self.show_about)

    def show_rigged(self) -> None:
        """Open the answer to whether it is rigged."""
        match = self.session.match if self.session is not None else None
        self._open(openers.rigged_sheet(self.look, self.pages, match), self.show_rigged)

    def show_statistics(self, part: str = "results") -> None:
        """Go to the statistics: ``results``, ``achievements`` or ``fairness``."""
        from scopa_desktop.ui.windows.statistics import StatisticsPage

        stage = self.stage
        achievements = stage.achievements if self.choices.now.achievements else None
        page = StatisticsPage(self.look, stage.statistics, self.tell, achievements, part=part)
        page.rigged_asked.connect(self.show_rigged)
        page.closed.connect(self._back)
        page.new_game.connect(self.show_new_game)
        page.said.connect(self.narrator.answer)
        self._show_page(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    # ----------------------------------------------------------------------------------------------- reviews

    @property
    def desk(self) -> ReviewDesk:
        """Where reviews are asked for."""
        if self._desk is None:
            from scopa_desktop.ui.windows.review_desk import ReviewDesk

            self._desk = ReviewDesk(self.look, self.stage.reviewing, self.stage.matches)
        return self._desk

    def show_review(
        self, match: Match, uuid: str, seat: int | None = None, back: Callable[[], object] | None = None
    ) -> None:
        """Have the teacher go through a match, and show what it says.

        Args:
            match: the match, with a person in it.
            uuid: its number in the store.
            seat: whose decisions; by default the first person's.
            back: where to go afterwards; by default to the table or the start page.
        """
        self._close_sheet()
        page = self.desk.review_page(match, uuid, self._pictures, seat)
        page.person_wanted.connect(lambda other: self.show_review(match, uuid, other, back))
        page.closed.connect(back or self._back)
        page.said.connect(self.narrator.answer)
        self._show_page(page)
        page.focus_first()

    def _review_this(self) -> None:
        """Go through the match at the table."""
        if self.session is not None:
            self.show_review(self.session.match, self.session.uuid)

    def show_practice(self) -> None:
        """Go to the positions that are worth another try."""
        self._close_sheet()
        page = self.desk.practice_page(self._pictures)
        page.closed.connect(self._back)
        page.said.connect(self.narrator.answer)
        self._show_page(page)
        page.focus_first()

    def show_puzzles(self) -> None:
        """Go to the puzzles."""
        from scopa_desktop.ui.windows.puzzle_desk import PuzzleDesk

        self._close_sheet()
        if self._puzzles is None:
            self._puzzles = PuzzleDesk(self.look, self.stage.paths, self.tell, self)
        game = self.choices.now.new_game.variant
        page = self._puzzles.page(game, self.stage.reviewing.reviewer, self._pictures)
        page.closed.connect(self._back)
        page.said.connect(self.narrator.answer)
        self._show_page(page)
        page.focus_first()

    def _count_practice(self) -> None:
        """Say in the menu how many positions are worth another try."""
        from scopa_desktop.ui.words_review import practice_title

        self.actions_.practice.setText(practice_title(self.look.words, self.desk.count()))

    def tell(self, trouble: Trouble) -> None:
        """Say in one sentence that something went wrong; before the start page is complete it waits."""
        from scopa_desktop.ui.windows.messages import Banner
        from scopa_desktop.ui.words_troubles import trouble_sentence

        if not self._furnished:
            self._waiting_troubles.append(trouble)
            return
        if self._banner is None:
            self._banner = Banner(self.look, self.pages)
        self._banner.tell(lambda: trouble_sentence(trouble))
        self.narrator.tell(trouble_sentence(trouble))
