from __future__ import annotations

from datetime import date

from scopa_desktop.store.database import Database
from scopa_desktop.store.history import History
from scopa_desktop.store.matches import Matches
from scopa_desktop.store.same import SameCards, streak
from tests.store.playing import new_match, played

DAY = date(2026, 11, 30)
COUNTED = "SELECT count(*) FROM results WHERE counted"


def test_twins_are_found_by_the_match_they_are_twins_of_and_count_in_no_statistics() -> None:
    database = Database.in_memory()
    matches, same = Matches(database), SameCards(database)
    matches.save("mine", played(new_match()))
    counted = database.rows(COUNTED)
    matches.save("expert", played(new_match(), seed=2), origin="twin:mine")
    matches.save("other", played(new_match(), seed=3), origin="twin:theirs")
    assert [each.uuid for each in same.twins("mine")] == ["expert"]
    assert database.rows(COUNTED) == counted == [(1,)]
    found = same.find("expert")
    assert found is not None and found.origin == "twin:mine"
    assert same.find("nobody") is None


def test_the_first_match_of_a_day_counts_and_a_deleted_one_is_not_there() -> None:
    database = Database.in_memory()
    matches, same = Matches(database), SameCards(database)
    assert same.of_day(DAY) is None
    matches.save("early", played(new_match(), 5), origin=f"day:{DAY}")
    matches.save("late", played(new_match()), origin=f"day:{DAY}")
    matches.save("twin", played(new_match(), seed=2), origin="twin:early")
    matches.save("before", played(new_match()), origin="day:2026-11-28")
    matches.save("lie", played(new_match()), origin="day:tomorrow")
    latest, before = same.days()
    assert latest == same.of_day(DAY)
    assert (latest.first.uuid, [each.uuid for each in latest.again]) == ("early", ["late"])
    assert [each.uuid for each in latest.twins] == ["twin"]
    assert not latest.finished and before.finished and before.day == date(2026, 11, 28)
    History(database).delete([latest.first.id])
    assert [each.first.uuid for each in same.days()] == ["late", "before"]


def test_a_row_of_days_ends_today_or_yesterday_and_not_in_the_future() -> None:
    assert streak(set(), DAY) == 0
    assert streak({DAY}, DAY) == 1
    assert streak({date(2026, 11, 29), date(2026, 11, 28)}, DAY) == 2
    assert streak({DAY, date(2026, 11, 29), date(2026, 11, 27)}, DAY) == 2
    assert streak({date(2026, 11, 28)}, DAY) == 0
    assert streak({date(2026, 12, 1)}, DAY) == 0
