"""Timelines, paces and the clock."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.table import motion
from scopa_desktop.ui.table.motion import Clock, Pace, Timeline
from scopa_desktop.ui.table.state import Speed


@pytest.mark.parametrize(
    "ease",
    [
        motion.linear,
        motion.out_quad,
        motion.in_out_quad,
        motion.in_cubic,
        motion.out_cubic,
        motion.in_out_cubic,
        motion.in_out_sine,
        motion.out_back,
    ],
)
def test_an_easing_begins_at_0_and_ends_at_1(ease: motion.Ease) -> None:
    assert ease(0.0) == pytest.approx(0.0, abs=1e-9)
    assert ease(1.0) == pytest.approx(1.0)
    assert all(-0.01 <= ease(step / 50) <= 1.2 for step in range(51))


def test_a_timeline_runs_its_parts_in_time() -> None:
    line, seen = Timeline(), []
    line.tween(100, 100, lambda share: seen.append(("tween", round(share, 2))))
    line.cue(50, lambda: seen.append(("cue", 0)))
    assert line.length == 200
    assert not line.seek(40)
    assert seen == []
    assert not line.seek(60)
    assert seen == [("cue", 0)]
    assert not line.seek(150)
    assert line.seek(200)
    assert seen == [("cue", 0), ("tween", 0.5), ("tween", 1.0)]
    line.seek(300)
    assert len(seen) == 3


def test_finishing_runs_everything_once_in_order() -> None:
    line, seen = Timeline(), []
    line.cue(200, lambda: seen.append("late"))
    line.tween(0, 300, lambda share: seen.append(f"tween {share:.0f}"))
    line.cue(10, lambda: seen.append("early"))
    line.seek(20)
    seen.clear()
    line.finish()
    assert seen == ["tween 1", "late"]


def test_paces() -> None:
    assert Pace(Speed.NORMAL).travel(100) == 100
    assert Pace(Speed.SLOW).travel(100) == pytest.approx(160)
    assert Pace(Speed.FAST).travel(100) == pytest.approx(55)
    assert Pace(Speed.LIGHTNING).travel(100) == pytest.approx(18)
    assert Pace(Speed.LIGHTNING).capture(780) == pytest.approx(234)
    assert Pace(Speed.LIGHTNING).capture(300) == 220
    assert Pace(Speed.OFF).travel(100) == 0
    assert Pace(Speed.OFF).capture(780) == 350
    assert Pace(Speed.OFF).hold(600) == 0


def test_the_clock_ticks_only_while_somebody_listens(qtbot: QtBot) -> None:
    clock = Clock()
    assert not clock.running
    ticks: list[float] = []

    def listen(ms: float) -> bool:
        ticks.append(ms)
        return len(ticks) < 3

    clock.start(listen)
    assert clock.running
    qtbot.waitUntil(lambda: not clock.running, timeout=2000)
    assert len(ticks) == 3
    assert ticks == sorted(ticks)


def test_a_listener_may_start_itself_anew(qtbot: QtBot) -> None:
    clock = Clock()
    rounds: list[float] = []

    def listen(ms: float) -> bool:
        rounds.append(ms)
        if len(rounds) == 2:
            clock.start(listen)
            return False
        return len(rounds) < 4

    clock.start(listen)
    qtbot.waitUntil(lambda: not clock.running, timeout=2000)
    assert len(rounds) == 4


def test_a_listener_that_is_stopped_hears_nothing_more(qtbot: QtBot) -> None:
    clock = Clock()
    heard: list[float] = []

    def listen(ms: float) -> bool:
        heard.append(ms)
        return True

    clock.start(listen)
    clock.stop(listen)
    assert not clock.running
    qtbot.wait(60)
    assert heard == []
