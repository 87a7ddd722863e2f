"""What the window does with cards that are played more than once: again, by the computer, and as the deal of a day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING, Final
from uuid import uuid4

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from scopa_desktop.core.rules import Rules
from scopa_desktop.players.service import Thinker
from scopa_desktop.session.day import day_deal
from scopa_desktop.session.same import Course, Twin, course_of, same_again, side_of, twin_match
from scopa_desktop.session.same import why_no_twin as find_why_no_twin
from scopa_desktop.session.same import why_not_again as find_why_not_again
from scopa_desktop.session.session import Session
from scopa_desktop.session.setup import HUMAN, new_match
from scopa_desktop.store.origins import Origin, kind_of, origin_of
from scopa_desktop.store.same import SameCards
from scopa_desktop.store.table_setup import TableSetup
from scopa_desktop.store.troubles import StoreError
from scopa_desktop.ui.windows.day import DayPage
from scopa_desktop.ui.windows.newgame_parts import usual_seats
from scopa_desktop.ui.windows.same import USUAL, Comparison, SameSheet
from scopa_desktop.ui.words import fill
from scopa_desktop.ui.words_company import level_name
from scopa_desktop.ui.words_same import cards_of_day, cards_of_match, last_sentence

if TYPE_CHECKING:
    from scopa_desktop.core.match import Match
    from scopa_desktop.store.matches import Stored, Summary
    from scopa_desktop.ui.sheet import Sheet
    from scopa_desktop.ui.windows.main import MainWindow

PATIENCE: Final = 60.0
"""Seconds that a decision may take which nobody waits for: on a busy computer it gives way to everything else."""


class _Work:
    """A computer player at work in a person's seat."""

    def __init__(self, uuid: str, level: str, side: int, twin: Twin, thinker: Thinker) -> None:
        self.uuid, self.level, self.side, self.twin, self.thinker = uuid, level, side, twin, thinker

    @property
    def percent(self) -> int:
        """How far the match is, by the score of who is nearest to the target and the plays of the round."""
        match = self.twin.match
        played = match.round.plays_made / max(1, sum(hand.bit_count() for hand in match.round.deal.hand_sets[0]))
        share = played / len(match.round.deal.hand_sets)
        done = max(match.totals) / match.rules.target
        a_round = 1 / max(3, len(match.rounds))
        return min(99, round(100 * min(1.0, done + (0 if match.round_scored else share * a_round * (1 - done)))))


class SameTable(QObject):
    """Cards that are played more than once, as the window uses them.

    Args:
        window: the window.
        lay: lays a sheet over the page, and is told how another one of its kind is opened.
        show_page: turns to a page that is made anew.
        back: goes back to the table, or to the start page.

    Attributes:
        thinker: makes who asks the computer players in a person's seat: never the table's own, which is not to wait.
        today: tells the day, here.
    """

    rung = Signal()

    def __init__(
        self,
        window: MainWindow,
        lay: Callable[[Sheet, Callable[[], object]], object],
        show_page: Callable[[QWidget], object],
        back: Callable[[], object],
    ) -> None:
        super().__init__(window)
        self._window, self._lay, self._show_page, self._back = window, lay, show_page, back
        self._work: _Work | None = None
        self._sheet: tuple[str, SameSheet] | None = None
        self.thinker: Callable[[], Thinker] = lambda: Thinker(self.rung.emit, PATIENCE, gentle=True)
        self.today: Callable[[], date] = date.today
        self.rung.connect(self.poll, Qt.ConnectionType.QueuedConnection)

    @property
    def _cards(self) -> SameCards:
        return self._window.stage.same

    def close(self) -> None:
        """Let nobody think any more."""
        work, self._work = self._work, None
        if work is not None:
            work.twin.close()
            work.thinker.close()

    # --------------------------------------------------------------------------------------- comparing

    def last_time(self, session: Session) -> str:
        """Return how a match that has ended compares with the one whose cards it had; nothing for any other match."""
        try:
            last = self._before(session.uuid)
        except StoreError:
            return ""
        match = session.match
        return last_sentence(course_of(match, side_of(match)), last) if last is not None else ""

    def _before(self, uuid: str) -> Course | None:
        """Return the person's match whose cards a match had once more, if it was played to its end."""
        found = self._cards.find(uuid)
        if found is None or kind_of(found.origin) not in (Origin.SAME, Origin.DAY):
            return None
        earlier = self._earlier(found)
        if earlier is None or earlier.uuid == uuid:
            return None
        match = self._window.stage.matches.load(earlier.id).match
        return course_of(match, side_of(match)) if match.winner is not None else None

    def _earlier(self, found: Summary) -> Summary | None:
        reference = found.origin.partition(":")[2]
        if kind_of(found.origin) is Origin.SAME:
            return self._cards.find(reference)
        try:
            result = self._cards.of_day(date.fromisoformat(reference))
        except ValueError:
            return None
        return result.first if result is not None else None

    def _known(self, stored: Stored) -> Comparison:
        match, uuid, origin = stored.match, stored.summary.uuid, stored.summary.origin
        return Comparison(
            course_of(match, side_of(match)),
            self._before(uuid),
            self._twins(stored),
            find_why_not_again(match, origin),
            find_why_no_twin(match, origin),
        )

    def _twins(self, stored: Stored) -> dict[str, tuple[int, Course]]:
        """Return what computer players made of a match's cards, by level."""
        match = stored.match
        seat = next((number for number, each in enumerate(match.seats) if each.player == HUMAN), None)
        found: dict[str, tuple[int, Course]] = {}
        if seat is None:
            return found
        for each in self._cards.twins(stored.summary.uuid):
            if seat < len(each.seats):
                twin = self._window.stage.matches.load(each.id).match
                found[each.seats[seat].player] = each.id, course_of(twin, side_of(match))
        return found

    def _load(self, uuid: str) -> Stored | None:
        """Return a stored match, or say why not."""
        try:
            found = self._cards.find(uuid)
            return self._window.stage.matches.load(found.id) if found is not None else None
        except StoreError as fault:
            self._window.tell(fault.trouble)
            return None

    def compare(self, uuid: str) -> None:
        """Open what is known of a match's cards."""
        stored = self._load(uuid)
        if stored is None:
            return
        try:
            known = self._known(stored)
        except StoreError as fault:
            self._window.tell(fault.trouble)
            return
        level = USUAL if USUAL in known.twins or not known.twins else next(iter(known.twins))
        sheet = SameSheet(self._window.look, self._window.pages, known, level)
        sheet.asked.connect(lambda level: self.ask(uuid, level))
        sheet.stopped.connect(self._stop)
        sheet.again.connect(lambda: self.play_again(uuid))
        sheet.replayed.connect(self._replay)
        sheet.closed.connect(self._sheet_closed)
        self._sheet = uuid, sheet
        self._lay(sheet, lambda: self.compare(uuid))
        if self._work is not None and self._work.uuid == uuid:
            self._show_work()

    def _sheet_closed(self) -> None:
        self._sheet = None

    def _replay(self, number: int) -> None:
        if self._sheet is not None:
            self._sheet[1].close_sheet()
        self._window.archive.replay(number)

    # ----------------------------------------------------------------------------- in the person's seat

    def ask(self, uuid: str, level: str) -> None:
        """Let a computer player of a level play in the person's seat of a match, behind everything else."""
        self.close()
        stored = self._load(uuid)
        if stored is None:
            return
        thinker = self.thinker()
        twin = Twin(twin_match(stored.match, level, level_name(level)), thinker)
        self._work = _Work(uuid, level, side_of(stored.match), twin, thinker)
        twin.begin()
        self._show_work()

    def poll(self) -> None:
        """Take the decisions that wait."""
        work = self._work
        if work is None:
            return
        work.twin.poll()
        if work.twin.over:
            self._finish(work)
        else:
            self._show_work()

    def _finish(self, work: _Work) -> None:
        """Keep what a computer player made of the cards, and show it where it was asked for."""
        self.close()
        stage = self._window.stage
        try:
            stage.matches.save(uuid4().hex, work.twin.match, origin=origin_of(Origin.TWIN, work.uuid))
        except StoreError as fault:
            self._window.tell(fault.trouble)
        self._show_result()

    def _stop(self) -> None:
        self.close()
        self._show_result()

    def _show_result(self) -> None:
        if self._sheet is None:
            return
        uuid, sheet = self._sheet
        stored = self._load(uuid)
        if stored is None:
            return
        try:
            sheet.show_known(self._known(stored))
        except StoreError as fault:
            self._window.tell(fault.trouble)
            return
        self._window.narrator.tell(sheet.lead.text())

    def _show_work(self) -> None:
        work = self._work
        if work is None or self._sheet is None or self._sheet[0] != work.uuid:
            return
        course = course_of(work.twin.match, work.side)
        words = fill(
            self.tr("%1 plays your cards: round %2, %3 to %4 …", "%1 is a level: Expert"),
            level_name(work.level),
            len(work.twin.match.rounds),
            course.own,
            course.rival,
        )
        self._sheet[1].show_running(work.level, words, work.percent)

    # ------------------------------------------------------------------------------------------- again

    def play_again(self, uuid: str) -> None:
        """Begin a match with the cards of another one."""
        stored = self._load(uuid)
        if stored is None or find_why_not_again(stored.match, stored.summary.origin) is not None:
            return
        day = stored.summary.started.astimezone().date()
        origin = origin_of(Origin.SAME, uuid)
        if kind_of(stored.summary.origin) is Origin.DAY:
            origin = stored.summary.origin  # played once more it is still the deal of that day
        self._begin(same_again(stored.match), origin, cards_of_match(day, self.today()))

    def _begin(self, match: Match, origin: str, words: str) -> None:
        self._window.play(Session(match, self._window.stage.services, origin=origin))
        self._window.say(words)

    # ------------------------------------------------------------------------------- the deal of the day

    def show_days(self) -> None:
        """Go to the deal of the day."""
        try:
            results = self._cards.days()
        except StoreError as fault:
            self._window.tell(fault.trouble)
            return
        page = DayPage(self._window.look, day_deal(self.today()), results)
        page.play.connect(lambda: self.play_day(page.deal.day))
        page.shown.connect(self.compare)
        page.closed.connect(self._back)
        self._show_page(page)
        page.focus_first()

    def play_day(self, day: date) -> None:
        """Play the deal of a day: go on with it if it stands open, else begin it, or begin it again."""
        try:
            found = self._cards.of_day(day)
        except StoreError as fault:
            self._window.tell(fault.trouble)
            return
        waiting = [each for each in (found.first, *found.again) if each.state == "open"] if found is not None else []
        if waiting:
            self._window.archive.open(waiting[-1].id)
            return
        deal, now = day_deal(day), self._window.choices.now
        rules = Rules.of(deal.variant, target=deal.target)
        seats = usual_seats(deal.seating, deal.level, now.name, now.avatar)
        setup = TableSetup(deal.variant, deal.seating, rules.house_rules(), seats)
        origin = origin_of(Origin.DAY, day.isoformat())
        self._begin(new_match(setup, deal.number), origin, cards_of_day(day, self.today()))
