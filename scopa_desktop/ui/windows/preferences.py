"""Preferences: one sheet whose changes apply at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from scopa_desktop.store.preferences import LANGUAGES, Preferences, defaults
from scopa_desktop.ui import paint
from scopa_desktop.ui.card_pictures import Pictures
from scopa_desktop.ui.controls import Button, Combo, Segmented, Switch
from scopa_desktop.ui.decks.manifest import set_labels
from scopa_desktop.ui.sheet import DoneSheet
from scopa_desktop.ui.theme import RADIUS, capture_seconds
from scopa_desktop.ui.widgets import Look, Rule, Scroll, Text
from scopa_desktop.ui.windows.aid_choice import NAMES as AID_NAMES
from scopa_desktop.ui.windows.aid_choice import AidChoice
from scopa_desktop.ui.windows.preference_tiles import BackTile, DeckTile, SectionTile
from scopa_desktop.ui.windows.sound_choice import NAMES as SOUND_NAMES
from scopa_desktop.ui.windows.sound_choice import SoundChoice
from scopa_desktop.ui.windows.table_choice import TableChoice
from scopa_desktop.ui.words import fill

_NAV = 224
_DECKS_IN_ROW = 4
_SHOWN: Final = (
    "deck",
    "back",
    "cloth",
    "card_names",
    "index",
    "speed",
    "stay",
    "hand_sort",
    "autoplay_last",
    "confirm_play",
    "achievements",
    *AID_NAMES,
    "show_backs",
    "show_line",
    "scheme",
    "contrast",
    "text_size",
    "reduced_motion",
    *SOUND_NAMES,
    "start_table",
    "language",
    "flavour",
)
"""The preferences on this sheet, which are those that Restore defaults restores."""


@dataclass(frozen=True, slots=True)
class DeckChoice:
    """A deck to choose.

    Attributes:
        id: its name in preferences.
        name: its own name, for decks that `words.deck_name` does not know.
        note: what is said below its name, such as the size of the real cards.
        pictures: its pictures.
        backs: its backs by name, each with pictures that show it; one alone is no choice.
        letters: its sets of letters for court cards, such as ``JQK``; none is no choice.
    """

    id: str
    name: str
    note: str = ""
    pictures: Pictures | None = None
    backs: Mapping[str, Pictures | None] = field(default_factory=dict)
    letters: tuple[str, ...] = ()


class PreferencesSheet(DoneSheet):
    """The sheet.

    Args:
        look: the look.
        parent: what it covers.
        preferences: the values now.
        decks: the decks to choose from.
        own_bar: makes what stands below them, for decks of the player's own.
        level: the level of the strongest opponent at the table, whose aids are shown first.

    Signals:
        changed: the name of a preference and its new value, at every change.
        cards_wanted: all cards of the deck are to be shown.
        sound_tried: a sound should be heard, to tell how loud it is now.
    """

    changed = Signal(str, object)
    cards_wanted = Signal()
    sound_tried = Signal()

    def __init__(
        self,
        look: Look,
        parent: QWidget,
        preferences: Preferences,
        decks: Sequence[DeckChoice],
        own_bar: Callable[[], QWidget] | None = None,
        level: str = "",
    ) -> None:
        super().__init__(look, parent, QSize(960, 640), self.tr("Preferences"))
        self._now = preferences
        self._own_bar = own_bar
        self._level = level
        self._decks = {deck.id: deck for deck in decks}
        self._section = 0
        self.build()

    @property
    def preferences(self) -> Preferences:
        """The values as the sheet shows them."""
        return self._now

    def set_decks(self, decks: Sequence[DeckChoice], preferences: Preferences) -> None:
        """Offer other decks: some came or went."""
        self._decks = {deck.id: deck for deck in decks}
        self._now = preferences
        self.rebuild()

    def _set(self, name: str, value: object) -> None:
        if getattr(self._now, name) == value:
            return
        self._now = self._now.changed(**{name: value})
        if name in ("speed", "stay"):
            self._show_speed()
        self.changed.emit(name, value)

    def follow(self, name: str, value: object) -> None:
        """Show what was changed elsewhere: a key has muted the sound."""
        if name == "sound" and self._now.sound != value:
            self._now = self._now.changed(sound=value)
            self.sounds.show_on(bool(value))

    def rebuild(self) -> None:
        """Build everything anew, and leave the keyboard on the choice that it was on."""
        held = self._held()
        super().rebuild()
        if held:
            control = self.control(held)
            stop = control.part(getattr(self._now, held)) if isinstance(control, Segmented) else control
            stop.setFocus(Qt.FocusReason.OtherFocusReason)
            # Qt gives the keyboard to the old button once the arrow key that chose it is done with.
            QTimer.singleShot(0, stop, lambda: stop.setFocus(Qt.FocusReason.OtherFocusReason))

    def _held(self) -> str:
        """Return the preference whose switch or segment has the keyboard, if one has."""
        focus = QApplication.focusWidget()
        near = () if focus is None else (focus, focus.parentWidget())
        return next((each.objectName() for each in near if each is not None and each.objectName() in _SHOWN), "")

    # --------------------------------------------------------------------------------------- building

    def build(self) -> None:
        self._pages = QStackedWidget()
        row = QHBoxLayout(self.body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._build_nav())
        px, column = self.look.theme.px, QVBoxLayout()
        column.setContentsMargins(px(28), px(20), px(20), px(16))
        column.setSpacing(px(10))
        column.addWidget(self._pages, 1)
        restore = Button(self.look, self.tr("Restore defaults"), "quiet")
        restore.clicked.connect(self.restore)
        column.addLayout(self.foot(restore))
        row.addLayout(column, 1)
        for page in (
            self._cards_page,
            self._play_page,
            self._seeing_page,
            self._table_page,
            self._aids_page,
            self._sound_page,
            self._language_page,
        ):
            self._pages.addWidget(Scroll(self.look, page()))
        self._pages.setCurrentIndex(self._section)

    def _build_nav(self) -> QWidget:
        px = self.look.theme.px
        nav = QWidget()
        nav.setFixedWidth(px(_NAV))
        column = QVBoxLayout(nav)
        column.setContentsMargins(px(10), px(20), px(10), px(18))
        column.setSpacing(px(2))
        title = Text(self.look, self.tr("Preferences"), "head", wrap=True, px=20)
        title.setContentsMargins(px(12), 0, 0, px(12))
        column.addWidget(title)
        self._sections = QButtonGroup(nav)
        names = (
            (0, "cards", self.tr("Cards")),
            (3, "table", self.tr("Table")),
            (1, "play", self.tr("Play")),
            (4, "hint", self.tr("Aids")),
            (5, "sound", self.tr("Sound")),
            (2, "eye", self.tr("On the screen")),
            (6, "globe", self.tr("Language")),
        )
        for number, icon, label in names:
            tile = SectionTile(self.look, label, icon, nav)
            tile.setChecked(number == self._section)
            self._sections.addButton(tile, number)
            column.addWidget(tile)
        self._sections.idToggled.connect(self._show_section)
        column.addStretch(1)
        note = Text(self.look, self.tr("Changes apply at once."), "caption", "ink2", wrap=True)
        note.setContentsMargins(px(12), 0, 0, 0)
        column.addWidget(note)
        return nav

    def _show_section(self, number: int, on: bool) -> None:
        if on:
            self._section = number
            self._pages.setCurrentIndex(number)

    @property
    def section(self) -> int:
        """The section that is shown, as `show_section` takes it."""
        return self._section

    def show_section(self, number: int) -> None:
        """Turn to a section: 0 cards, 1 play, 2 on the screen, 3 table, 4 aids, 5 sound, 6 language."""
        self._sections.button(number).setChecked(True)

    def paint_paper(self, painter: QPainter, rect: QRectF) -> None:
        ui, nav = self.look.theme.ui, self.look.theme.px(_NAV)
        painter.save()
        painter.setClipRect(QRectF(rect.x(), rect.y(), nav, rect.height()))
        wide = rect.adjusted(1, 1, 0, -1)
        paint.tile(painter, ui, wide, RADIUS.sheet - 1, fill=ui.sunken, outline=ui.sunken)
        painter.restore()
        painter.fillRect(QRectF(rect.x() + nav, rect.y() + 1, 1, rect.height() - 2), ui.line)

    # ------------------------------------------------------------------------------------------ pages

    def _column(self) -> tuple[QWidget, QVBoxLayout]:
        px = self.look.theme.px
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, px(8), 0)
        column.setSpacing(px(6))
        return page, column

    def _heading(self, column: QBoxLayout, words: str, first: bool = False) -> None:
        if not first:
            column.addSpacing(self.look.theme.px(12))
        label = Text(self.look, words, "strong")
        label.setContentsMargins(4, 0, 0, 0)
        column.addWidget(label)

    def _cards_page(self) -> QWidget:
        page, column = self._column()
        heads = QHBoxLayout()
        self._heading(heads, self.tr("Deck"), first=True)
        heads.addStretch(1)
        self.see_cards = Button(self.look, self.tr("See all cards …"), "quiet")
        self.see_cards.setFixedHeight(self.look.theme.px(32))
        self.see_cards.clicked.connect(self.cards_wanted)
        heads.addWidget(self.see_cards)
        column.addLayout(heads)
        group = QButtonGroup(page)
        rows = QGridLayout()
        rows.setSpacing(self.look.theme.px(4))
        for number, deck in enumerate(self._decks.values()):
            name = self.look.words.deck_name(deck.id, deck.name)
            tile = DeckTile(self.look, name, deck.note, deck.pictures, page)
            tile.setChecked(deck.id == self._now.deck)
            tile.clicked.connect(lambda _=False, chosen=deck.id: self._choose_deck(chosen))
            group.addButton(tile)
            rows.addWidget(tile, number // _DECKS_IN_ROW, number % _DECKS_IN_ROW)
        column.addLayout(rows)
        if self._own_bar is not None:
            column.addWidget(self._own_bar())
        self._deck_extras = QVBoxLayout()
        self._deck_extras.setSpacing(self.look.theme.px(6))
        column.addLayout(self._deck_extras)
        self._show_deck_extras()
        self._heading(column, self.tr("Names on the cards"))
        sizes = (("off", self.tr("None")), ("small", self.tr("Small")), ("large", self.tr("Large")))
        column.addWidget(self._segment("card_names", self.tr("Names on the cards"), sizes))
        self._note(column, self.tr("Value and suit in the corners; large for weak eyes."))
        column.addStretch(1)
        return page

    def _choose_deck(self, chosen: str) -> None:
        self._set("deck", chosen)
        self._show_deck_extras()

    def _show_deck_extras(self) -> None:
        """Offer the backs and letters of the deck in use, where there is a choice."""
        while self._deck_extras.count():
            item = self._deck_extras.takeAt(0)
            old = item.widget() if item is not None else None
            if old is not None:
                old.hide()
                old.deleteLater()
        deck = self._decks.get(self._now.deck)
        if deck is None or (len(deck.backs) < 2 and not deck.letters):
            return
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, self.look.theme.px(8), 0, 0)
        row.setSpacing(self.look.theme.px(24))
        if len(deck.backs) > 1:
            row.addLayout(self._backs(deck, box))
        if deck.letters:
            row.addLayout(self._letters(deck))
        row.addStretch(1)
        self._deck_extras.addWidget(box)

    def _backs(self, deck: DeckChoice, parent: QWidget) -> QVBoxLayout:
        column, row, group = QVBoxLayout(), QHBoxLayout(), QButtonGroup(parent)
        column.setSpacing(self.look.theme.px(6))
        label = Text(self.look, self.tr("Back"), "strong")
        label.setContentsMargins(4, 0, 0, 0)
        column.addWidget(label)
        row.setSpacing(0)
        known = self._now.back if self._now.back in deck.backs else next(iter(deck.backs))
        for name, pictures in deck.backs.items():
            tile = BackTile(self.look, self.look.words.back_name(name), pictures, parent)
            tile.setChecked(name == known)
            tile.clicked.connect(lambda _=False, chosen=name: self._set("back", chosen))
            group.addButton(tile)
            row.addWidget(tile)
        column.addLayout(row)
        column.addStretch(1)
        return column

    def _letters(self, deck: DeckChoice) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(self.look.theme.px(6))
        label = Text(self.look, self.tr("Letters of the court cards"), "strong")
        label.setContentsMargins(4, 0, 0, 0)
        column.addWidget(label)
        automatic = self.tr("As the language has it")
        items: list[tuple[object, str]] = [("auto", automatic)]
        items += ((each, " ".join(set_labels(each))) for each in deck.letters)
        combo = Combo(self.look, self.tr("Letters of the court cards"), items, self._now.index)
        combo.currentIndexChanged.connect(lambda _: self._set("index", combo.value))
        column.addWidget(combo)
        column.addStretch(1)
        return column

    def _table_page(self) -> QWidget:
        page, column = self._column()
        table = TableChoice(self.look, self._now.cloth, page)
        table.chosen.connect(lambda name: self._set("cloth", name))
        column.addWidget(table)
        column.addStretch(1)
        return page

    def _play_page(self) -> QWidget:
        page, column = self._column()
        self._heading(column, self.tr("Cards move"), first=True)
        speeds = (
            ("slow", self.tr("Slow")),
            ("normal", self.tr("Normal")),
            ("fast", self.tr("Fast")),
            ("lightning", self.tr("Lightning")),
            ("off", self.tr("Off")),
        )
        column.addWidget(self._segment("speed", self.tr("Cards move"), speeds))
        self._heading(column, self.tr("What the others play stays in sight"))
        stays = (
            ("short", self.tr("Briefly")),
            ("normal", self.tr("Normally")),
            ("long", self.tr("Long")),
            ("key", self.tr("Until I go on")),
        )
        column.addWidget(self._segment("stay", self.tr("What the others play stays in sight"), stays))
        self._speed_note = Text(self.look, "", "caption", "ink2", wrap=True)
        self._speed_note.setContentsMargins(4, 0, 0, 0)
        column.addWidget(self._speed_note)
        self._show_speed()
        self._heading(column, self.tr("Your hand is sorted"))
        sorts = (("suit", self.tr("By suit")), ("value", self.tr("By value")))
        column.addWidget(self._segment("hand_sort", self.tr("Your hand is sorted"), sorts))
        column.addSpacing(self.look.theme.px(10))
        for name, label, note in (
            (
                "autoplay_last",
                self.tr("Play the last card by itself"),
                self.tr("Unless it can take in more than one way"),
            ),
            ("confirm_play", self.tr("Ask before a card is played"), self.tr("A second click or Enter plays it")),
            (
                "achievements",
                self.tr("Achievements"),
                self.tr("A line after the round, and a page; without them nothing of it is noted down"),
            ),
        ):
            column.addWidget(Rule(self.look))
            column.addWidget(self._switch(name, label, note))
        column.addStretch(1)
        return page

    def _sound_page(self) -> QWidget:
        page, column = self._column()
        self.sounds = SoundChoice(self.look, self._now, page)
        self.sounds.chosen.connect(self._set)
        self.sounds.tried.connect(self.sound_tried)
        column.addWidget(self.sounds)
        column.addStretch(1)
        return page

    def _show_speed(self) -> None:
        if self._now.stay == "key":
            words = self.tr("A capture stays in sight until you press Space or click.")
        elif self._now.speed == "off":
            words = self.tr("Cards jump; a capture stays in sight for %1 seconds.")
        else:
            words = self.tr("A capture stays in sight for %1 seconds.")
        seconds = self.look.words.decimal(capture_seconds(self._now.speed, self._now.stay))
        self._speed_note.setText(fill(words, seconds))

    def _aids_page(self) -> QWidget:
        page, column = self._column()
        self.aids = AidChoice(self.look, self._now, self._level, page)
        self.aids.chosen.connect(self._set)
        self.aids.levels.chosen.connect(self._keep_level)
        column.addWidget(self.aids)
        column.addStretch(1)
        return page

    def _keep_level(self, level: object) -> None:
        self._level = str(level)

    def _seeing_page(self) -> QWidget:
        page, column = self._column()
        self._heading(column, self.tr("Interface"), first=True)
        schemes = (("system", self.tr("Like the system")), ("light", self.tr("Light")), ("dark", self.tr("Dark")))
        column.addWidget(self._segment("scheme", self.tr("Interface"), schemes))
        self._heading(column, self.tr("Size of texts"))
        sizes = (
            ("small", self.tr("Small")),
            ("normal", self.tr("Normal")),
            ("large", self.tr("Large")),
            ("very_large", self.tr("Very large")),
        )
        column.addWidget(self._segment("text_size", self.tr("Size of texts"), sizes))
        self._note(column, self.tr("They grow as far as the window has room."))
        self._heading(column, self.tr("High contrast"))
        contrasts = (("system", self.tr("Like the system")), ("on", self.tr("Yes")), ("off", self.tr("No")))
        column.addWidget(self._segment("contrast", self.tr("High contrast"), contrasts))
        self._heading(column, self.tr("Less movement"))
        motions = (("system", self.tr("Like the system")), ("on", self.tr("Yes")), ("off", self.tr("No")))
        column.addWidget(self._segment("reduced_motion", self.tr("Less movement"), motions))
        self._note(column, self.tr("Cards fade in and out instead of travelling."))
        column.addSpacing(self.look.theme.px(10))
        for name, label, explained in (
            ("show_line", self.tr("Show the information line"), self.tr("What just happened and whose turn it is")),
            ("show_backs", self.tr("Show the other players' cards"), self.tr("Their backs, so that you see how many")),
            (
                "start_table",
                self.tr("A table plays behind the start page"),
                self.tr("Quietly, and only while you look; never where cards do not move"),
            ),
        ):
            column.addWidget(Rule(self.look))
            column.addWidget(self._switch(name, label, explained))
        column.addStretch(1)
        return page

    def _language_page(self) -> QWidget:
        page, column = self._column()
        self._heading(column, self.tr("Language"), first=True)
        items: list[tuple[object, str]] = [("auto", self.tr("Like the system")), *LANGUAGES.items()]
        self._choice(column, "language", self.tr("Language"), items)
        self._note(column, self.tr("Texts, names of cards, numbers and dates, at once; nothing is lost by it."))
        if QLocale().language() == QLocale.Language.Italian:
            flavours = (("off", "Italiano"), ("nap", "Napoli"), ("scn", "Sicilia"), ("lij", "Genova"))
            self._heading(column, self.tr("Names of suits and figures"))
            column.addWidget(self._segment("flavour", self.tr("Names of suits and figures"), flavours))
            self._note(column, self.tr("As they are called there; the sentences stay Italian."))
        column.addStretch(1)
        return page

    # --------------------------------------------------------------------------------------- controls

    def _note(self, column: QBoxLayout, words: str) -> None:
        note = Text(self.look, words, "caption", "ink2", wrap=True)
        note.setContentsMargins(4, 0, 0, 0)
        column.addWidget(note)

    def _choice(self, column: QBoxLayout, name: str, label: str, items: Sequence[tuple[object, str]]) -> None:
        combo = Combo(self.look, label, items, getattr(self._now, name))
        combo.currentIndexChanged.connect(lambda _: self._set(name, combo.value))
        combo.setObjectName(name)
        combo.setMaxVisibleItems(len(items))
        row = QHBoxLayout()
        row.addWidget(combo)
        row.addStretch(1)
        column.addLayout(row)

    def _segment(self, name: str, label: str, items: Sequence[tuple[object, str]]) -> Segmented:
        segment = Segmented(self.look, label, items, getattr(self._now, name))
        segment.chosen.connect(lambda value: self._set(name, value))
        segment.setObjectName(name)
        return segment

    def _switch(self, name: str, label: str, note: str) -> Switch:
        switch = Switch(self.look, label, note, bool(getattr(self._now, name)))
        switch.toggled.connect(lambda on: self._set(name, on))
        switch.setObjectName(name)
        return switch

    def control(self, name: str) -> QWidget:
        """Return the switch or segment of a preference."""
        found: QWidget | None = self.body.findChild(QWidget, name)
        if found is None:
            raise KeyError(name)
        return found

    def restore(self) -> None:
        """Set everything on this sheet back to its default."""
        usual = defaults()
        for name in _SHOWN:
            self._set(name, usual[name])
        self.rebuild()
        self.done.setFocus(Qt.FocusReason.OtherFocusReason)
