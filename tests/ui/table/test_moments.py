"""What is heard begins so early that it hits when it is seen, and comes from where it is seen."""

from __future__ import annotations

import pytest

from scopa_desktop.core.cards import parse_card
from scopa_desktop.core.events import Captured, CardLaid, Dealt, Declared, Event, InstantlyWon, Scopa
from scopa_desktop.core.plays import Declaration
from scopa_desktop.sound.cues import CUES, lead
from scopa_desktop.ui.table.changes import after
from scopa_desktop.ui.table.moves import MOMENTS, Moment
from scopa_desktop.ui.table.state import Speed, TableState
from scopa_desktop.ui.table.steps import Steps
from scopa_desktop.ui.table.view import TableView
from tests.ui.table.conftest import MakeView, cards, two

SEVEN = parse_card("7D")


class Told:
    """A timeline that is run millisecond by millisecond."""

    def __init__(self, view: TableView, start: TableState, event: Event, then: Scopa | None = None) -> None:
        self.view = view
        self.moments: list[tuple[int, Moment]] = []
        view.show_state(start)
        goal = after(start, event) if then is None else after(after(start, event), then)
        self.steps = Steps(view.table, view.player.pace, start, goal, self._hear)
        self.goal = goal
        self.now = 0
        self.line = self.steps.build(event, then)

    def _hear(self, moment: Moment) -> None:
        self.moments.append((self.now, moment))

    def run(self, landed: int | None = None) -> int:
        """Run to the end; return when a card lies where it lies afterwards."""
        found, end = -1, self.view.table.poses(self.goal)
        for now in range(int(self.line.length) + 2):
            self.now = now
            self.line.seek(self.now)
            item = self.view.table.cards.get(landed) if landed is not None else None
            if found < 0 and item is not None and landed is not None:
                away = abs(item.spot.cx - end[landed].spot.cx) + abs(item.spot.cy - end[landed].spot.cy)
                found = now if away < 0.05 else -1
        self.view.table.settle(self.goal)
        return found

    def times(self, name: str) -> list[int]:
        return [time for time, moment in self.moments if moment.name == name]

    def only(self, name: str) -> Moment:
        (found,) = [moment for _, moment in self.moments if moment.name == name]
        return found


@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_that_is_laid_hits_the_table_when_it_lies(make_view: MakeView, seat: int) -> None:
    start = two("3C 4B", hand="7D 2B")
    told = Told(make_view(Speed.NORMAL), start, CardLaid(seat, SEVEN if seat == 0 else parse_card("9S")))
    card = SEVEN if seat == 0 else parse_card("9S")
    landed = told.run(card)
    assert landed > 0
    hit = told.times("laid")[0] + lead("laid")
    assert landed - 120 <= hit <= landed  # while it comes down for the last bit
    moment = told.only("laid")
    assert moment.own == (seat == 0)
    place = told.view.table.poses(told.goal)[card].spot.cx / told.view.table.width()
    assert moment.place == pytest.approx(place, abs=0.01)


def test_a_sweep_ends_on_the_pile_and_the_notes_come_after_it(make_view: MakeView) -> None:
    event, scopa = Captured(1, 1, parse_card("7S"), cards("3C 4B")), Scopa(1, 1, parse_card("7S"))
    told = Told(make_view(Speed.NORMAL), two("3C 4B"), event, scopa)
    told.run()
    swept, notes = told.times("swept")[0] + lead("swept"), told.times("scopa")[0] + lead("scopa")
    assert notes - swept == pytest.approx(40, abs=3)
    assert told.times("taken")[0] < told.times("swept")[0]
    assert told.only("swept").place > 0.8  # the rival's pile lies at the right
    assert told.only("taken").own is False


@pytest.mark.parametrize("speed", list(Speed))
def test_no_sound_begins_before_its_movement(make_view: MakeView, speed: Speed) -> None:
    deal = Dealt(1, 6, (cards("7D 2B 10D"), cards("1D 2D 3D")), cards("4C 5C 6C 8C"), 30)
    told = Told(make_view(speed), two("", ""), deal)
    told.run()
    dealt = told.times("dealt")
    assert len(dealt) == 10
    assert dealt == sorted(dealt)
    assert dealt[0] <= told.view.player.pace.travel(130)
    assert len(told.times("flipped")) == 7
    assert all(0 <= moment.place <= 1 for _, moment in told.moments)


def test_the_last_deal_taps_where_the_stock_was(make_view: MakeView) -> None:
    deal = Dealt(6, 6, (cards("7D 2B 10D"), cards("1D 2D 3D")), (), 0)
    told = Told(make_view(Speed.NORMAL), two("4C", ""), deal)
    told.run()
    assert told.only("stock empty").place < 0.2


def test_a_declaration_and_a_match_won_at_once_know_whose_they_are(make_view: MakeView) -> None:
    view = make_view(Speed.NORMAL)
    declared = Declared(1, 1, Declaration.UNDER_TEN, 3, None, cards("1D 2D 3D"))
    told = Told(view, two(), declared)
    told.run()
    assert told.only("declared").own is False
    for side in (0, 1):
        told = Told(view, two(), InstantlyWon(side, "cappotto"))
        told.run()
        assert told.only("won at once").own == (side == 0)


def test_a_card_that_is_taken_back_is_heard_when_it_is_back(make_view: MakeView) -> None:
    view = make_view(Speed.NORMAL)
    before = two("3C 4B", hand="7D 2B")
    now = after(before, CardLaid(0, SEVEN))
    told = Told(view, now, CardLaid(1, parse_card("9S")))
    told.moments.clear()
    view.show_state(now)
    told.steps = Steps(view.table, view.player.pace, now, before, told._hear)
    told.line, told.goal = told.steps.turn_back(), before
    landed = told.run(SEVEN)
    assert landed > 0
    assert told.times("taken back")[-1] == pytest.approx(landed - lead("taken back"), abs=25)


def test_everything_that_the_table_tells_has_its_sound() -> None:
    assert set(MOMENTS) - {"won at once"} <= set(CUES)
    assert set(CUES) - set(MOMENTS) == {"choice", "refused", "your turn", "point", "match won", "match lost"}
