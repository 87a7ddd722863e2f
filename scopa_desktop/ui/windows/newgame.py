"""The New Game page: which game, who plays, to what score, by which rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scopa_desktop.core.rules import SEATINGS, VARIANTS, Rules
from scopa_desktop.store.table_setup import SeatSetup, TableSetup
from scopa_desktop.ui.controls import Button, Field, Segmented
from scopa_desktop.ui.widgets import RING, Look, Page, Panel, Scroll, Text
from scopa_desktop.ui.windows.gallery import GROUPS, Gallery, Showcase, known_variants
from scopa_desktop.ui.windows.houserules import HouseRules
from scopa_desktop.ui.windows.newgame_parts import Setup, Ticks, clear, deal_number, rules_of, usual_seats
from scopa_desktop.ui.windows.seats import HUMAN, SeatRow
from scopa_desktop.ui.windows.start import Pictures
from scopa_desktop.ui.words import fill
from scopa_desktop.ui.words_rules import (
    table_rules,
    variant_name,
    variant_sentence,
    variant_story,
)

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
        levels: Sequence[str] = ("random", "greedy"),
        pictures: Pictures | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, QSize(*_MOST), parent)
        self._variants = known_variants(variants) or ["scopa"]
        self._playable, self._levels, self._pick_deal = tuple(seatings), tuple(levels), pick_deal
        variant = setup.variant if setup.variant in self._variants else self._variants[0]
        self._rules = rules_of(variant, setup)
        self._seating = setup.seating if setup.seating in self._seatings() else self._seatings()[0]
        self._seats = self._fitting(setup.seats)
        self._deal, self._deal_chosen = pick_deal(), False
        self._house: HouseRules | None = None
        self._row_widgets: list[SeatRow] = []
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
        seats = tuple(row.seat() for row in self._row_widgets)
        table = TableSetup(self._rules.variant, self._seating, self._rules.house_rules(), seats)
        return Setup(table, self._deal)

    def focus_first(self) -> None:
        """Put the keyboard on the primary button, so that Enter deals."""
        self.deal_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _seatings(self) -> list[str]:
        return [each for each in VARIANTS[self._rules.variant].seatings if each in self._playable] or ["2"]

    def _fitting(self, seats: Sequence[SeatSetup]) -> tuple[SeatSetup, ...]:
        """The seats that were remembered, mended where they cannot be."""
        usual = usual_seats(self._seating, self._levels[-1])
        if len(seats) != len(usual) or sum(seat.player == HUMAN for seat in seats) != 1 or seats[0].player != HUMAN:
            return usual
        return tuple(
            seat
            if seat.player == HUMAN or seat.player in self._levels
            else SeatSetup(seat.name, self._levels[-1], seat.avatar)
            for seat in seats
        )

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
        self._seats = self.setup().table.seats
        super().rebuild()

    def _build_left(self, pictures: Pictures | None) -> QVBoxLayout:
        px, left = self.look.theme.px, QVBoxLayout()
        left.setSpacing(px(10))
        title = Text(self.look, self.tr("New game"), "page")
        title.setContentsMargins(RING, 0, 0, 0)
        left.addWidget(title)
        if len(self._variants) == 1:
            self._showcase = Showcase(self.look, self._rules, pictures, self._seatings())
            left.addWidget(self._showcase, 1)
            return left
        self._gallery = Gallery(self.look, self._variants, self._rules.variant)
        self._gallery.chosen.connect(self._set_variant)
        if len(self._variants) > 6:
            names = [("all", self.tr("All")), *((key, label) for key, label in self._group_names() if key in GROUPS)]
            filters = Segmented(self.look, self.tr("Which games"), names, self._group)
            filters.chosen.connect(self._filter)
            left.addWidget(filters)
        self._filter(self._group)
        left.addWidget(Scroll(self.look, self._gallery), 1)
        return left

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
            self._gallery.show_only(self._variants if group == "all" else GROUPS[str(group)])

    def _build_right(self) -> QWidget:
        px = self.look.theme.px
        self._right = QWidget()
        column = QVBoxLayout(self._right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(10))
        panel = Panel(self.look, 16, 2)
        inside = QVBoxLayout(panel)
        inside.setContentsMargins(px(24), px(16), px(12), px(14))
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
        column.setSpacing(px(6))
        self._name = Text(look, "", "title", wrap=True)
        self._sentence = Text(look, "", "label", "ink2", wrap=True)
        column.addWidget(self._name)
        column.addWidget(self._sentence)
        self._seatings_box = QVBoxLayout()
        column.addLayout(self._seatings_box)
        column.addSpacing(px(8))
        column.addWidget(self._heading(self.tr("At the table")))
        self._rows = QVBoxLayout()
        self._rows.setSpacing(px(8))
        column.addLayout(self._rows)
        self._level_note = Text(look, "", "caption", "ink2", wrap=True)
        column.addWidget(self._level_note)
        column.addSpacing(px(8))
        self._build_target(column)
        column.addSpacing(px(8))
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
        self.other_target = Field(self.look, self.tr("Points to play to, 1 to 99"))
        self.other_target.setValidator(QIntValidator(1, 99, self))
        self.other_target.setMaximumWidth(self.look.theme.px(110))
        self.other_target.textEdited.connect(self._write_target)
        self.other_target.returnPressed.connect(self.deal_cards)
        self.other_target.setText(str(self._rules.target))
        column.addWidget(self.other_target, 0, Qt.AlignmentFlag.AlignRight)
        usual = self._rules.target in TARGETS
        self.target.set_value(self._rules.target if usual else 0)
        self.other_target.setVisible(not usual)

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
        self._sentence.setText(f"{variant_sentence(name, words)} {variant_story(name, words)}")
        self._show_seatings()
        self._show_seats()
        self._show_rules()
        self._show_deal()

    def _show_seatings(self) -> None:
        clear(self._seatings_box)
        seatings = self._seatings()
        if len(seatings) < 2:
            return
        px = self.look.theme.px
        self._seatings_box.setSpacing(px(6))
        self._seatings_box.addSpacing(px(8))
        self._seatings_box.addWidget(self._heading(self.tr("Players")))
        names = {"2": self.tr("Two"), "3": self.tr("Three"), "4": self.tr("Four"), "6": self.tr("Six")}
        counts = {each: sum(map(len, SEATINGS[each])) for each in seatings}
        numbers = sorted(set(counts.values()))
        players: list[tuple[object, str]] = [(n, names[str(n)]) for n in numbers]
        segment = Segmented(self.look, self.tr("Players"), players, counts[self._seating])
        segment.chosen.connect(lambda n: self._set_seating(next(each for each in seatings if counts[each] == n)))
        self._seatings_box.addWidget(segment)
        same = [each for each in seatings if counts[each] == counts[self._seating]]
        if len(same) > 1:
            forms: list[tuple[object, str]] = [(each, self._team_name(each)) for each in same]
            teams = Segmented(self.look, self.tr("Teams"), forms, self._seating)
            teams.chosen.connect(lambda each: self._set_seating(str(each)))
            self._seatings_box.addWidget(teams)

    def _team_name(self, seating: str) -> str:
        sides = len(SEATINGS[seating])
        if sides == sum(map(len, SEATINGS[seating])):
            return self.tr("Each alone")
        return self.tr("Two teams") if sides == 2 else self.tr("Three teams")

    def _show_seats(self) -> None:
        clear(self._rows)
        sides = SEATINGS[self._seating]
        teams = len(sides) < len(self._seats)
        side_of = {seat: number for number, seats in enumerate(sides) for seat in seats}
        self._row_widgets = []
        for number, seat in enumerate(self._seats):
            row = SeatRow(self.look, seat, self._levels, side_of[number] if teams else None)
            row.changed.connect(self._seat_changed)
            row.committed.connect(self.deal_cards)
            self._row_widgets.append(row)
        order = sorted(range(len(self._seats)), key=lambda n: (side_of[n], n)) if teams else range(len(self._seats))
        for number in order:
            self._rows.addWidget(self._row_widgets[number])
        self._show_level()
        self._order_tabs()

    def _order_tabs(self) -> None:
        """Rows that came later stand above others: Tab follows the eye."""
        stops: list[QWidget] = []
        for index in range(self._seatings_box.count()):
            item = self._seatings_box.itemAt(index)
            segment = item.widget() if item is not None else None
            if isinstance(segment, Segmented):
                stops += segment.buttons()
        for index in range(self._rows.count()):
            item = self._rows.itemAt(index)
            row = item.widget() if item is not None else None
            if isinstance(row, SeatRow):
                stops += row.stops()
        stops += [*self.target.buttons(), self.other_target, self.house_button, self.deal_field, self.choose_deal]
        stops += [self.cancel_button, self.deal_button]
        for one, other in pairwise(stops):
            QWidget.setTabOrder(one, other)

    def _show_level(self) -> None:
        levels = {str(row.level.value) for row in self._row_widgets if row.level is not None}
        note = self.look.words.level_sentence(levels.pop()) if len(levels) == 1 else ""
        self._level_note.setText(note)
        self._level_note.setVisible(bool(note))

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

    def _set_variant(self, name: str) -> None:
        self._seats = self.setup().table.seats
        self._rules = Rules.of(name)
        self.target.set_value(self._rules.target if self._rules.target in TARGETS else 0)
        if self._seating not in self._seatings():
            self._set_seating(self._seatings()[0])
        self._refresh()

    def _set_seating(self, seating: str) -> None:
        old = self.setup().table.seats
        self._seating = seating
        usual = usual_seats(seating, self._levels[-1])
        self._seats = (*old[: len(usual)], *usual[len(old) :])
        self._show_seatings()
        self._show_seats()

    def _seat_changed(self) -> None:
        self._seats = self.setup().table.seats
        self._show_level()

    def _set_target(self, value: object) -> None:
        self.other_target.setVisible(value == 0)
        if value == 0:
            self.other_target.setText(str(self._rules.target))
            self.other_target.setFocus(Qt.FocusReason.OtherFocusReason)
            self.other_target.selectAll()
            return
        self._rules = self._rules.with_options(target=int(str(value)))

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
        self._house = HouseRules(self.look, self, self._rules)
        self._house.changed.connect(self._set_rules)
        self._house.open()
        return self._house

    def _set_rules(self, rules: Rules) -> None:
        self._rules = rules
        self._show_rules()

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
        self._right.setFixedWidth(min(max(self.look.theme.px(420 if wide else 352), foot), self.width() // 2))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()
