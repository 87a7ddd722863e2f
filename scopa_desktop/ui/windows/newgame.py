"""The New Game page: which game, who plays, to what score, by which rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scopa_desktop.core.house import why_not
from scopa_desktop.core.rules import VARIANTS, Rules
from scopa_desktop.players.levels import OPPONENTS
from scopa_desktop.store.house_sets import HouseSets
from scopa_desktop.store.table_setup import TableSetup
from scopa_desktop.ui.card_pictures import Pictures
from scopa_desktop.ui.controls import Button, Field, Segmented
from scopa_desktop.ui.sentences import sentences
from scopa_desktop.ui.widgets import RING, Look, Page, Panel, Scroll, Text
from scopa_desktop.ui.windows.gallery import GROUPS, Gallery, Showcase, family_of, known_variants
from scopa_desktop.ui.windows.houserules import HouseRules
from scopa_desktop.ui.windows.newgame_parts import Setup, Ticks, clear, deal_number, playable, rules_of
from scopa_desktop.ui.windows.newgame_players import Players
from scopa_desktop.ui.windows.seats import SeatRow
from scopa_desktop.ui.words import fill
from scopa_desktop.ui.words_house import nonsense_sentence
from scopa_desktop.ui.words_rules import table_rules, variant_name, variant_sentence, variant_story
from scopa_desktop.ui.words_seats import again_sentence, kind_name

TARGETS: Final = (11, 16, 21, 31, 51)
_WIDE = 1150
"""From this width of the page on, the panel has its full width."""
_MOST = (1560, 1040)
"""The page grows no further than this; on larger windows it stands in the middle."""


class NewGamePage(Page):
    """The page.

    Args:
        look: the look.
        setup: the table that was set up last; Enter at once repeats it.
        variants: the games that can be played; more than one makes a gallery of tiles.
        seatings: the seatings that can be played.
        levels: the levels of computer players, weakest first.
        pick_deal: returns a deal number by chance.
        pictures: the pictures of the deck in use.
        sets: the person's own sets of house rules, or None where none can be kept.

    Signals:
        start: a `Setup`: deal the cards.
        cancelled: back to where one came from.
    """

    start = Signal(object)
    cancelled = Signal()

    def __init__(
        self,
        look: Look,
        setup: TableSetup,
        *,
        pick_deal: Callable[[], int],
        variants: Sequence[str] = ("scopa",),
        seatings: Sequence[str] = ("2",),
        levels: Sequence[str] = OPPONENTS,
        pictures: Pictures | None = None,
        sets: HouseSets | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, QSize(*_MOST), parent)
        self._variants = known_variants(variants) or ["scopa"]
        self._playable, self._levels, self._pick_deal = tuple(seatings), tuple(levels), pick_deal
        self._last = setup
        setup = playable(setup, self._levels, self._variants, self._playable)
        self._rules = rules_of(setup.variant, setup)
        self._seating, self._seats = setup.seating, setup.seats
        self._others: dict[str, Rules] = {}
        self._sets = sets
        self._deal, self._deal_chosen = pick_deal(), False
        self._house: HouseRules | None = None
        self._gallery: Gallery | None = None
        self._showcase: Showcase | None = None
        self._pictures = pictures
        self._group: object = "all"
        self.set_up()

    # ------------------------------------------------------------------------------------------ state

    @property
    def rules(self) -> Rules:
        """The rules as they are set."""
        return self._rules

    def setup(self) -> Setup:
        """Return what is set up now."""
        table = TableSetup(self._rules.variant, self.players.seating, self._rules.house_rules(), self.players.seats())
        return Setup(table, self._deal)

    def focus_first(self) -> None:
        """Put the keyboard on the primary button, so that Enter deals."""
        self.deal_button.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _row_widgets(self) -> list[SeatRow]:
        return self.players.rows

    def _seatings(self) -> list[str]:
        return [each for each in VARIANTS[self._rules.variant].seatings if each in self._playable] or ["2"]

    # --------------------------------------------------------------------------------------- building

    def build(self) -> None:
        px = self.look.theme.px
        columns = QHBoxLayout(self.frame)
        columns.setContentsMargins(px(32), px(18), px(28), px(16))
        columns.setSpacing(px(22))
        columns.addLayout(self._build_left(self._pictures), 1)
        columns.addWidget(self._build_right())
        self._refresh()
        self._show_ready()
        self._set_widths()

    def rebuild(self) -> None:
        table = self.setup().table
        self._seating, self._seats = table.seating, table.seats
        super().rebuild()

    def _build_left(self, pictures: Pictures | None) -> QVBoxLayout:
        px, left = self.look.theme.px, QVBoxLayout()
        left.setSpacing(px(10))
        left.addLayout(self._build_title())
        if len(self._variants) == 1:
            self._showcase = Showcase(self.look, self._rules, pictures, self._seatings())
            left.addWidget(self._showcase, 1)
            return left
        self._gallery = Gallery(self.look, self._variants, self._rules.variant)
        self._gallery.chosen.connect(self._set_family)
        self._gallery.own_rules.connect(self.open_house_rules)
        if len(self._variants) > 6:
            names = [("all", self.tr("All")), *((key, label) for key, label in self._group_names() if key in GROUPS)]
            filters = Segmented(self.look, self.tr("Which games"), names, self._group)
            filters.chosen.connect(self._filter)
            row = QHBoxLayout()
            row.setContentsMargins(RING, 0, RING, 0)
            row.addWidget(filters)
            left.addLayout(row)
        self._filter(self._group)
        left.addWidget(Scroll(self.look, self._gallery), 1)
        return left

    def _build_title(self) -> QHBoxLayout:
        row = QHBoxLayout()
        title = Text(self.look, self.tr("New game"), "page", wrap=True)
        title.setContentsMargins(RING, 0, 0, 0)
        row.addWidget(title, 1)
        self.again_button = Button(self.look, self.tr("Same as last time"), "quiet")
        self.again_button.clicked.connect(self.play_again)
        if not self._last.seats:
            self.again_button.hide()
        self.again_button.setToolTip(again_sentence(self.look.words, self._last))
        self.again_button.setAccessibleDescription(again_sentence(self.look.words, self._last))
        row.addWidget(self.again_button)
        return row

    def _group_names(self) -> tuple[tuple[str, str], ...]:
        return (
            ("classic", self.tr("Classic")),
            ("partners", self.tr("Partners")),
            ("fifteen", self.tr("Fifteen")),
            ("aces", self.tr("Aces")),
            ("twist", self.tr("With a twist")),
        )

    def _filter(self, group: object) -> None:
        self._group = group
        if self._gallery is not None:
            self._gallery.show_only(self._variants if group == "all" else GROUPS[str(group)], own=group == "all")

    def _build_right(self) -> QWidget:
        px = self.look.theme.px
        self._right = QWidget()
        column = QVBoxLayout(self._right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(10))
        panel = Panel(self.look, 16, 2)
        inside = QVBoxLayout(panel)
        inside.setContentsMargins(px(24), px(12), px(12), px(8))
        inside.addWidget(Scroll(self.look, self._build_panel()))
        column.addWidget(panel, 1)
        self._foot = self._build_foot()
        column.addLayout(self._foot)
        return self._right

    def _build_panel(self) -> QWidget:
        px, look = self.look.theme.px, self.look
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, px(10), 0)
        column.setSpacing(px(4))
        self._name = Text(look, "", "title", wrap=True)
        self._sentence = Text(look, "", "label", "ink2", wrap=True)
        column.addWidget(self._name)
        column.addWidget(self._sentence)
        self._kinds = QVBoxLayout()
        self._kinds.setContentsMargins(0, px(4), 0, px(4))
        column.addLayout(self._kinds)
        self.players = Players(look, self._levels, self._playable)
        self.players.changed.connect(self._order_tabs)
        self.players.committed.connect(self.deal_cards)
        column.addWidget(self.players)
        column.addSpacing(px(6))
        self._build_target(column)
        column.addSpacing(px(6))
        column.addWidget(self._heading(self.tr("Rules of this table")))
        self._ticks = Ticks(look)
        column.addWidget(self._ticks)
        self.house_button = Button(look, self.tr("House rules …"), "quiet")
        self.house_button.clicked.connect(self.open_house_rules)
        aside = QHBoxLayout()
        aside.setContentsMargins(px(10), 0, 0, 0)
        aside.addWidget(self.house_button)
        aside.addStretch(1)
        column.addLayout(aside)
        column.addStretch(1)
        self._build_deal(column)
        return content

    def _heading(self, words: str) -> Text:
        return Text(self.look, words, "label", weight=600)

    def _build_target(self, column: QVBoxLayout) -> None:
        column.addWidget(self._heading(self.tr("Play to")))
        items: list[tuple[object, str]] = [(each, str(each)) for each in TARGETS]
        self.target = Segmented(self.look, self.tr("Play to"), [*items, (0, self.tr("Other"))])
        self.target.chosen.connect(self._set_target)
        column.addWidget(self.target)
        self._target_note = Text(self.look, "", "caption", "ink2", wrap=True)
        column.addWidget(self._target_note)
        self.other_target = Field(self.look, self.tr("Points to play to, 1 to 99"))
        self.other_target.setValidator(QIntValidator(1, 99, self))
        self.other_target.setMaximumWidth(self.look.theme.px(110))
        self.other_target.textEdited.connect(self._write_target)
        self.other_target.returnPressed.connect(self.deal_cards)
        column.addWidget(self.other_target, 0, Qt.AlignmentFlag.AlignRight)
        self._show_target()

    def _build_deal(self, column: QVBoxLayout) -> None:
        look, row = self.look, QHBoxLayout()
        row.setSpacing(look.theme.px(6))
        self._deal_note = Text(look, "", "caption", "ink2", wrap=True)
        self.deal_field = Field(look, self.tr("Number of the deal"))
        self.deal_field.setMaxLength(19)
        self.deal_field.setText(str(self._deal))
        self.deal_field.textEdited.connect(self._write_deal)
        self.deal_field.returnPressed.connect(self.deal_cards)
        self.deal_field.hide()
        self.choose_deal = Button(look, self.tr("Choose deal …"), "quiet")
        self.choose_deal.clicked.connect(self._toggle_deal)
        row.addWidget(self._deal_note, 1)
        row.addWidget(self.deal_field, 1)
        row.addWidget(self.choose_deal)
        column.addLayout(row)

    def _build_foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        self.cancel_button = Button(self.look, self.tr("Cancel"))
        self.cancel_button.clicked.connect(self.cancelled)
        self.deal_button = Button(self.look, self.tr("Deal the cards"), "primary", "cards")
        self.deal_button.clicked.connect(self.deal_cards)
        foot.addWidget(self.cancel_button)
        foot.addStretch(1)
        foot.addWidget(self.deal_button)
        return foot

    # ---------------------------------------------------------------------------------------- showing

    def _refresh(self) -> None:
        """Bring everything up to date with the game that is chosen."""
        name, words = self._rules.variant, self.look.words
        self._name.setText(variant_name(name))
        self._sentence.setText(sentences(variant_sentence(name, words), variant_story(name, words)))
        self._show_kinds()
        self.players.show_table(name, self._seating, self._seats)
        self._order_tabs()
        self._show_target()
        self._show_rules()
        self._show_deal()

    def _show_kinds(self) -> None:
        """Offer the games that share a tile with the one that is chosen."""
        clear(self._kinds)
        self._kind: Segmented | None = None
        kinds = [each for each in family_of(self._rules.variant) if each in self._variants]
        if len(kinds) > 1:
            names = [(each, kind_name(each)) for each in kinds]
            self._kind = Segmented(self.look, self.tr("Which kind"), names, self._rules.variant)
            self._kind.chosen.connect(lambda each: self._set_variant(str(each)))
            self._kinds.addWidget(self._kind)

    def _show_target(self) -> None:
        target = self._rules.target
        reasons = {each: why_not(self._rules, "target", each) for each in TARGETS}
        why = next(filter(None, reasons.values()), None)
        for value in TARGETS:
            self.target.part(value).setEnabled(reasons[value] is None)
        self.target.part(0).setEnabled(why is None)  # where one target is given, no other can be written
        self._target_note.setText(nonsense_sentence(why) if why else "")
        self._target_note.setVisible(why is not None)
        usual = target in TARGETS
        self.target.set_value(target if usual else 0)
        self.other_target.setText(str(target))
        self.other_target.setVisible(not usual)

    def _order_tabs(self) -> None:
        """Rows that came later stand above others: Tab follows the eye."""
        stops: list[QWidget] = [*(self._kind.buttons() if self._kind is not None else ()), *self.players.stops()]
        stops += [*self.target.buttons(), self.other_target, self.house_button, self.deal_field, self.choose_deal]
        stops += [self.cancel_button, self.deal_button]
        for one, other in pairwise(stops):
            QWidget.setTabOrder(one, other)

    def _show_rules(self) -> None:
        self._ticks.show_lines(table_rules(self._rules, words=self.look.words))
        if self._showcase is not None:
            self._showcase.set_rules(self._rules)

    def _show_deal(self) -> None:
        number = f"{self._deal:,}".replace(",", " ")  # a narrow space between thousands
        sentence = self.tr("Deal %1") if self._deal_chosen else self.tr("Deal %1, picked at random")
        self._deal_note.setText(fill(sentence, number))
        self._deal_note.setVisible(not self._deal_chosen)
        self.deal_field.setVisible(self._deal_chosen)
        self.choose_deal.setText(self.tr("At random") if self._deal_chosen else self.tr("Choose deal …"))

    # ---------------------------------------------------------------------------------------- changes

    def choose(self, variant: str, seating: str = "") -> None:
        """Choose a game, and how its players sit if it can be played so."""
        if self._gallery is not None:
            self._gallery.choose(variant)
        if self._rules.variant != variant and variant in self._variants:
            self._set_variant(variant)
        if seating:
            self.players.sit(seating)

    def _set_family(self, name: str) -> None:
        """Choose a tile: of several games on it the one that was chosen last."""
        family = family_of(name)
        if self._rules.variant not in family:
            self._set_variant(next((each for each in reversed(self._others) if each in family), name))

    def _set_variant(self, name: str) -> None:
        """Choose a game; rules that were set for it on this page come back, and so do the seats."""
        table = self.setup().table
        self._others.pop(self._rules.variant, None)
        self._others[self._rules.variant] = self._rules
        self._rules = self._others.get(name) or Rules.of(name)
        table = replace(table, variant=name, seats=self.players.everybody())
        table = playable(table, self._levels, self._variants, self._playable)
        self._seating, self._seats = table.seating, table.seats
        self._refresh()
        self._show_ready()

    def _set_target(self, value: object) -> None:
        self.other_target.setVisible(value == 0)
        if value == 0:
            self.other_target.setText(str(self._rules.target))
            self.other_target.setFocus(Qt.FocusReason.OtherFocusReason)
            self.other_target.selectAll()
            return
        self._rules = self._rules.with_options(target=int(str(value)))
        self._show_ready()

    def _write_target(self, words: str) -> None:
        ready = words.isdecimal() and 1 <= int(words) <= 99
        if ready:
            self._rules = self._rules.with_options(target=int(words))
        self._show_ready()

    def _write_deal(self, words: str) -> None:
        number = deal_number(words)
        if number is not None:
            self._deal = number
        self._show_ready()

    def _show_ready(self) -> None:
        """The cards can be dealt only while every number that is written is one."""
        target = self.other_target.isHidden() or self.other_target.hasAcceptableInput()
        deal = self.deal_field.isHidden() or deal_number(self.deal_field.text()) is not None
        self.deal_button.setEnabled(target and deal)

    def _toggle_deal(self) -> None:
        self._deal_chosen = not self._deal_chosen
        if not self._deal_chosen:
            self._deal = self._pick_deal()
        self._show_deal()
        if self._deal_chosen:
            self.deal_field.setText(str(self._deal))
            self.deal_field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.deal_field.selectAll()
        self._show_ready()

    def open_house_rules(self) -> HouseRules:
        """Show the sheet of house rules."""
        if self._house is not None:
            self._house.deleteLater()
        self._house = HouseRules(self.look, self, self._rules, self._sets)
        self._house.changed.connect(self._set_rules)
        self._house.open()
        return self._house

    def _set_rules(self, rules: Rules) -> None:
        self._rules = rules
        self._show_target()
        self._show_rules()
        self._show_ready()

    def play_again(self) -> None:
        """Start a match at the last table, whatever is set on the page."""
        table = playable(self._last, self._levels, self._variants, self._playable)
        self.start.emit(Setup(table, self._pick_deal()))

    def deal_cards(self) -> None:
        """Start the match, if everything that is written can be used."""
        if self.deal_button.isEnabled():
            self.start.emit(self.setup())

    # --------------------------------------------------------------------------------------------- Qt

    def minimumSizeHint(self) -> QSize:
        return QSize(860, 540)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.deal_cards()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_widths()

    def _set_widths(self) -> None:
        wide = self.width() >= self.look.theme.px(_WIDE)
        foot = self._foot.sizeHint().width()
        self._right.setFixedWidth(min(max(self.look.theme.px(420 if wide else 364), foot), self.width() // 2))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()
