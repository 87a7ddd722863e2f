"""Everything that the menus offer, each with its shortcut; what can be done now is enabled."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from scopa_desktop.core.rules import VARIANTS
from scopa_desktop.ui.theme import TABLES
from scopa_desktop.ui.words import Words
from scopa_desktop.ui.words_rules import variant_name


class Actions(QObject):
    """The window's actions.

    Args:
        window: where their shortcuts work.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.new_game = self._action(self.tr("&New game …"), "F2", "Ctrl+N")
        self.restart = self._action(self.tr("Be&gin this round again …"), "F5")
        self.watch_last = self._action(self.tr("The game set up &last"))
        self.watches = {name: self._action(variant_name(name)) for name in VARIANTS}
        self.undo = self._action(self.tr("&Take back"), "Ctrl+Z")
        self.redo = self._action(self.tr("&Play again what was taken back"), "Ctrl+Shift+Z", "Ctrl+Y")
        self.abandon = self._action(self.tr("Abandon this &match …"))
        self.start_page = self._action(self.tr("&Start page"))
        self.history = self._action(self.tr("&History"), "Ctrl+H")
        self.day = self._action(self.tr("&Deal of the day"), "Ctrl+T")
        self.who = self._action(self.tr("Who pla&ys? …"))
        self.backups = self._action(self.tr("Restore a &backup …"))
        self.statistics = self._action(self.tr("St&atistics"))
        self.achievements = self._action(self.tr("Achie&vements"))
        self.practice = self._action(self.tr("Practice …"))
        self.puzzles = self._action(self.tr("P&uzzles …"), "Ctrl+U")
        self.preferences = self._action(self.tr("P&references …"), "Ctrl+,")
        self.all_cards = self._action(self.tr("All &cards …"), "Ctrl+D")
        self.quit = self._action(self.tr("&Quit"), "Ctrl+Q")
        self.full_screen = self._check(self.tr("&Full screen"), "F11")
        self.mute = self._check(self.tr("&Mute"), "M")
        self.mute.setAutoRepeat(False)
        self.show_backs = self._check(self.tr("&Other players' cards"))
        self.show_line = self._check(self.tr("&Information line"))
        self.log_panel = self._check(self.tr("&Plays beside the table"), "Ctrl+Shift+L")
        self.sort_suit = self._check(self.tr("Sort my hand by &suit"))
        self.sort_value = self._check(self.tr("Sort my hand by &value"))
        self.aids_against = self._action(self.tr("At the table:"))
        self.aids_against.setEnabled(False)
        self.aids = {
            "takes": self._check(self.tr("Show what a card would &take")),
            "sum": self._check(self.tr("&Sum of the table")),
            "gone": self._check(self.tr("Cards &gone"), "G"),
            "warning": self._check(self.tr("&Warn before a sweep is given away")),
        }
        self.learn = self._action(self.tr("&Learn to play"), "F3")
        self.primer = self._action(self.tr("&How it is played"))
        self.handbook = self._action(self.tr("Hand&book"), "F1")
        self.rules = self._action(self.tr("&Rules of this game"), "Shift+F1")
        self.hint = self._action(self.tr("&Hint"), "H")
        self.hint.setAutoRepeat(False)
        self.happened = self._action(self.tr("&What happened"), "Ctrl+L")
        self.read = {
            "table": self._action(self.tr("The &table"), "T"),
            "hand": self._action(self.tr("My &cards"), "C"),
            "piles": self._action(self.tr("The &piles"), "P"),
            "score": self._action(self.tr("The &score"), "S"),
            "again": self._action(self.tr("What was said &last"), "R"),
        }
        self.keys = self._action(self.tr("&Keys …"), "Ctrl+?")
        self.rigged = self._action(self.tr("&Is it rigged? …"))
        self.about = self._action(self.tr("&About Scopa Desktop"))
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        sorts = QActionGroup(self)
        for action in (self.sort_suit, self.sort_value):
            sorts.addAction(action)
        self.speeds = self._choices(
            {
                "off": self.tr("&Off"),
                "slow": self.tr("&Slow"),
                "normal": self.tr("&Normal"),
                "fast": self.tr("&Fast"),
                "lightning": self.tr("&Lightning"),
            }
        )
        self.card_names = self._choices(
            {"off": self.tr("&None"), "small": self.tr("&Small"), "large": self.tr("&Large")}
        )
        words = Words()
        self.cloths = self._choices({name: words.table_name(name) for name in TABLES})

    def fill(self, bar: QMenuBar) -> None:
        """Fill a menu bar."""
        game = self.game_menu = bar.addMenu(self.tr("&Game"))
        _add(game, self.new_game, self.restart, None, self.undo, self.redo, None)
        _add(game, self.abandon, self.start_page, self.day)
        _add(game, self.history, self.statistics, self.achievements, self.practice, self.puzzles)
        _add(game.addMenu(self.tr("&Watch a game")), self.watch_last, None, *self.watches.values())
        _add(game, None, self.who, self.backups, self.preferences, self.quit)
        view = bar.addMenu(self.tr("&View"))
        _add(view, self.full_screen, self.mute, None, self.show_backs, self.show_line, self.log_panel, None)
        _add(view, self.sort_suit, self.sort_value, None)
        _add(view.addMenu(self.tr("&Names on the cards")), *self.card_names.values())
        _add(view.addMenu(self.tr("Ca&rds move")), *self.speeds.values())
        _add(view.addMenu(self.tr("&Table")), *self.cloths.values())
        _add(view, self.all_cards)
        aids = bar.addMenu(self.tr("&Aids"))
        _add(aids, self.hint, None, self.aids_against, *self.aids.values())
        _add(aids, None)
        _add(aids.addMenu(self.tr("&Read out")), *self.read.values())
        help_ = bar.addMenu(self.tr("&Help"))
        _add(help_, self.handbook, self.learn, self.primer, self.rules, self.keys, self.happened)
        _add(help_, None, self.rigged, self.about)

    def _action(self, text: str, *keys: str) -> QAction:
        action = QAction(text, self)
        if keys:
            action.setShortcuts([QKeySequence(key) for key in keys])
        self._window.addAction(action)
        return action

    def _check(self, text: str, *keys: str) -> QAction:
        action = self._action(text, *keys)
        action.setCheckable(True)
        return action

    def _choices(self, names: dict[str, str]) -> dict[str, QAction]:
        """Return actions of which one is chosen, by the value that each stands for."""
        group = QActionGroup(self)
        actions = {}
        for value, name in names.items():
            actions[value] = self._check(name)
            actions[value].setData(value)
            group.addAction(actions[value])
        return actions


def _add(menu: QMenu, *actions: QAction | None) -> None:
    """Put actions into a menu; None is a line between them."""
    for action in actions:
        if action is None:
            menu.addSeparator()
        else:
            menu.addAction(action)


def show_chosen(actions: Sequence[QAction], value: str) -> None:
    """Tick the action that stands for a value."""
    for action in actions:
        action.setChecked(action.data() == value)
