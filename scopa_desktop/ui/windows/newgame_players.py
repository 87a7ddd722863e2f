"""The players of a table: how many, who plays with whom, and a row for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from scopa_desktop.core.rules import SEATINGS, VARIANTS
from scopa_desktop.store.table_setup import SeatSetup
from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.controls import Segmented
from scopa_desktop.ui.widgets import Look, Text
from scopa_desktop.ui.windows.company import FACES
from scopa_desktop.ui.windows.newgame_parts import clear, usual_level, usual_seats
from scopa_desktop.ui.windows.seats import SeatRow
from scopa_desktop.ui.words import capital
from scopa_desktop.ui.words_company import levels_note
from scopa_desktop.ui.words_seats import form_name, seats_count, seats_reason, team_name

_COUNTS: Final = (2, 3, 4, 6)
_FORMS: Final = {4: (None, 2), 6: (None, 2, 3)}
"""How so many players divide: each alone, into two teams, into three."""


def seating_for(seats: int, sides: int | None) -> str | None:
    """Return the seating of so many players in so many teams (None: each alone), if there is one."""
    wanted = sides or seats
    return next((n for n, each in SEATINGS.items() if len(each) == wanted and seats_count(n) == seats), None)


class TeamHead(Text):
    """The name of a team above its players, after its mark."""

    def __init__(self, look: Look, team: int) -> None:
        super().__init__(look, team_name(team), "label", weight=600)
        self._team = team
        self.setContentsMargins(look.theme.px(32), look.theme.px(4), 0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px = self._look.theme.px
        place = QPointF(px(18), (self.height() + px(4)) / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(self._look.theme.felt.panel))
        painter.drawEllipse(place, px(9), px(9))
        paint.team_mark(painter, self._team, place, px(7))
        painter.end()


class Players(QWidget):
    """Segments for the number of players and their teams, and the rows of the seats.

    The person keeps the first seat: a table is round, so every company can be had by moving the others.

    Args:
        look: the look.
        levels: the levels of computer players, weakest first.
        playable: the seatings that this program offers.

    Signals:
        changed: somebody else sits there, or in another way.
        committed: Enter was pressed in a name.
    """

    changed = Signal()
    committed = Signal()

    def __init__(self, look: Look, levels: Sequence[str], playable: Sequence[str]) -> None:
        super().__init__()
        self._look, self._levels, self._playable = look, tuple(levels), tuple(playable)
        self._variant, self.seating = "scopa", "2"
        self._bench: tuple[SeatSetup, ...] = ()
        self.rows: list[SeatRow] = []
        self.count: Segmented | None = None
        self.form: Segmented | None = None
        px, column = look.theme.px, QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(6))
        self._segments = QVBoxLayout()
        self._segments.setSpacing(px(6))
        column.addLayout(self._segments)
        self.reason = Text(look, "", "caption", "ink2", wrap=True)
        column.addWidget(self.reason)
        column.addSpacing(px(6))
        column.addWidget(Text(look, self.tr("At the table"), "label", weight=600))
        self._places = QVBoxLayout()
        self._places.setSpacing(px(8))
        column.addLayout(self._places)
        self._note = Text(look, "", "caption", "ink2", wrap=True)
        column.addWidget(self._note)

    # ------------------------------------------------------------------------------------------ state

    def show_table(self, variant: str, seating: str, seats: Sequence[SeatSetup]) -> None:
        """Show another game's seatings and who sits there."""
        self._remember()
        self._variant, self.seating = variant, seating
        self._bench = tuple(seats) + self._bench[len(seats) :]
        self._show_segments()
        self._show_rows()

    def seats(self) -> tuple[SeatSetup, ...]:
        """Return who sits where now."""
        seats = tuple(row.seat() for row in self.rows)
        if any(row.shared for row in self.rows) and not seats[0].name:  # who share a screen are called by name
            seats = (replace(seats[0], name=self._look.words.avatar_name(seats[0].avatar)), *seats[1:])
        return seats

    def everybody(self) -> tuple[SeatSetup, ...]:
        """Return who sits there, and behind them those who had to get up for a smaller table."""
        self._remember()
        return self._bench

    def offered(self) -> list[str]:
        """Return the seatings that the game allows and this program offers."""
        return [each for each in VARIANTS[self._variant].seatings if each in self._playable] or ["2"]

    def stops(self) -> list[QWidget]:
        """Return the controls that Tab visits, in the order in which they stand."""
        stops: list[QWidget] = []
        for segment in (self.count, self.form):
            stops += segment.buttons() if segment is not None else []
        for index in range(self._places.count()):
            item = self._places.itemAt(index)
            row = item.widget() if item is not None else None
            stops += row.stops() if isinstance(row, SeatRow) else []
        return stops

    def retranslate(self) -> None:
        """Say everything again, in the words that hold now."""
        self.show_table(self._variant, self.seating, self.seats())

    # ---------------------------------------------------------------------------------------- showing

    def _show_segments(self) -> None:
        clear(self._segments)
        self.count = self.form = None
        reason = seats_reason(self._look.words, self._variant) if len(self._playable) > 1 else ""
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        if len(self._playable) < 2:
            return
        self._segments.addWidget(Text(self._look, self.tr("Players"), "label", weight=600))
        names = {2: self.tr("Two"), 3: self.tr("Three"), 4: self.tr("Four"), 6: self.tr("Six")}
        seats = seats_count(self.seating)
        self.count = Segmented(self._look, self.tr("Players"), [(n, names[n]) for n in _COUNTS], seats)
        allowed = {seats_count(each) for each in self.offered()}
        for number in _COUNTS:
            self._allow(self.count, number, number in allowed, reason)
        self.count.chosen.connect(lambda n: self.sit(self._nearest(int(str(n)))))
        self._segments.addWidget(self.count)
        if seats in _FORMS:
            self._show_form(seats, reason)

    def _show_form(self, seats: int, reason: str) -> None:
        items = [(sides, form_name(sides or seats, seats)) for sides in _FORMS[seats]]
        sides = len(SEATINGS[self.seating])
        self.form = Segmented(self._look, self.tr("Teams"), items, None if sides == seats else sides)
        for form in _FORMS[seats]:
            self._allow(self.form, form, seating_for(seats, form) in self.offered(), reason)
        self.form.chosen.connect(lambda form: self.sit(self._named(seats, form)))
        self._segments.addWidget(self.form)

    def _allow(self, segment: Segmented, value: object, allowed: bool, reason: str) -> None:
        part = segment.part(value)
        part.setEnabled(allowed)
        part.setToolTip("" if allowed else reason)
        part.setAccessibleDescription("" if allowed else reason)

    def _show_rows(self) -> None:
        clear(self._places)
        sides = SEATINGS[self.seating]
        count = seats_count(self.seating)
        teams = len(sides) < count
        self.rows = []
        for number in range(count):
            side = next(side for side, seats in enumerate(sides) if number in seats)
            team = side if teams else None
            row = SeatRow(self._look, self._bench[number], self._levels, team, first=number == 0, moves=count > 2)
            row.changed.connect(self._row_changed)
            row.committed.connect(self.committed)
            row.person_picked.connect(partial(self._seat_person, number))
            row.move_asked.connect(lambda number=number: self._offer_places(number))
            self.rows.append(row)
        for side, seats in enumerate(sides):
            if teams:
                self._places.addWidget(TeamHead(self._look, side))
            for number in seats:
                self._places.addWidget(self.rows[number])
        self._show_level()
        for one, other in pairwise(self.stops()):
            QWidget.setTabOrder(one, other)

    def _show_level(self) -> None:
        levels = [str(row.level.value) for row in self.rows if row.level is not None and not row.shared]
        note = levels_note(levels)
        if any(row.shared for row in self.rows):
            shared = self.tr("Several people share this screen: a curtain hides all hands between their turns.")
            note = f"{shared}\n{note}".strip()
        self._note.setText(note)
        self._note.setVisible(bool(note))

    # ---------------------------------------------------------------------------------------- changes

    def _named(self, seats: int, form: object) -> str:
        return seating_for(seats, form if isinstance(form, int) else None) or self.seating

    def _nearest(self, seats: int) -> str:
        """The seating of so many players that is most like the one there is: teams stay teams."""
        fitting = [each for each in self.offered() if seats_count(each) == seats]
        teams = [each for each in fitting if len(SEATINGS[each]) < seats]
        return teams[0] if "x" in self.seating and teams else fitting[0]

    def sit(self, seating: str) -> None:
        """Seat the players in another way, if the game is played so."""
        if seating not in self.offered():
            return
        self._remember()
        usual = usual_seats(seating, usual_level(self._levels))
        seats = (*self._bench[: len(usual)], *usual[len(self._bench) :])
        self.show_table(self._variant, seating, seats)
        self.changed.emit()
        segment = self.form if self.sender() is self.form else self.count
        if segment is not None and segment.value is not None:
            segment.part(segment.value).setFocus(Qt.FocusReason.OtherFocusReason)

    def _remember(self) -> None:
        seats = self.seats()
        self._bench = seats + self._bench[len(seats) :]

    def _row_changed(self) -> None:
        self._remember()
        self._show_level()
        self.changed.emit()

    def _seat_person(self, number: int, name: str) -> None:
        """Let somebody sit in a seat; whoever sat there takes the seat that this one has left, if any."""
        row = self.rows[number]
        before = row.seat()
        other = next((each for each in self.rows if each is not row and each.seat().name == name), None)
        if other is not None:
            other.set_person(before.name, before.avatar)
        row.set_person(name, FACES[name])
        self._row_changed()

    def _offer_places(self, number: int) -> None:
        """Let somebody change places with another computer player."""
        others = [other for other in range(1, len(self.rows)) if other != number]
        seats = self.seats()
        if len(others) == 1:
            self.swap(number, others[0])
            return
        named = [(other, capital(seats[other].name)) for other in others]
        self.rows[number].offer_places(named, partial(self.swap, number))

    def swap(self, one: int, other: int) -> None:
        """Let two computer players change places."""
        self._remember()
        seats = list(self._bench)
        seats[one], seats[other] = seats[other], seats[one]
        self._bench = tuple(seats)
        self._show_rows()
        self.changed.emit()
        arrows = self.rows[other].move_button
        if arrows is not None:
            arrows.setFocus(Qt.FocusReason.OtherFocusReason)
