"""The desk, with an output that only remembers: takes, throttle, loudness, and that music stays in tune."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from scopa_desktop.sound.cues import CUES
from scopa_desktop.sound.desk import Desk, Play
from tests.sound.heard import Heard


class Bench:
    """A desk, its output, and a clock that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = 100.0
        self.out = Heard()
        self.desk = Desk(self.out, Random(3), lambda: self.now)

    def after(self, seconds: float, moment: str, **how: float) -> list[Play]:
        """Play a moment later on and return what was sent for it."""
        self.now += seconds
        before = len(self.out.plays)
        self.desk.play(moment, **how)
        return self.out.plays[before:]


@pytest.mark.parametrize("moment", CUES)
def test_no_take_is_played_twice_in_a_row(moment: str) -> None:
    bench = Bench()
    takes = [bench.after(1.0, moment)[0].take for _ in range(60)]
    assert all(one != other for one, other in pairwise(takes))
    assert len(set(takes)) == CUES[moment].takes


def test_a_card_laid_and_one_taken_back_share_their_takes() -> None:
    bench = Bench()
    takes = [bench.after(1.0, moment)[0].take for moment in ("laid", "taken back") * 20]
    assert all(one != other for one, other in pairwise(takes))


@pytest.mark.parametrize("moment", [name for name, cue in CUES.items() if cue.steady])
def test_music_keeps_its_pitch_and_stands_in_the_middle(moment: str) -> None:
    bench = Bench()
    for _ in range(20):
        (play,) = bench.after(1.0, moment, place=0.0)
        assert play.pitch == 1.0
        assert play.left == pytest.approx(play.right)


def test_all_music_is_steady() -> None:
    notes = {"scopa", "settebello", "your_turn", "match_won", "match_lost"}
    assert notes <= {cue.sound for cue in CUES.values() if cue.steady}


def test_cards_vary_by_three_hundredths_and_come_from_where_they_are() -> None:
    bench = Bench()
    pitches = {bench.after(1.0, "laid")[0].pitch for _ in range(80)}
    assert len(pitches) > 3
    assert all(0.97 <= pitch <= 1.03 for pitch in pitches)
    (left,), (right,) = bench.after(1.0, "laid", place=0.1), bench.after(1.0, "laid", place=0.9)
    assert left.left > left.right
    assert right.left < right.right


def test_a_point_is_as_high_as_it_is_asked_for() -> None:
    bench = Bench()
    (play,) = bench.after(1.0, "point", pitch=1.498)
    assert 1.498 * 0.97 <= play.pitch <= 1.498 * 1.03


def test_dealt_cards_sound_at_most_once_in_sixty_milliseconds() -> None:
    bench = Bench()
    sent = [bench.after(0.010, "dealt") for _ in range(100)]
    assert sum(map(len, sent)) == pytest.approx(17, abs=1)


def test_cards_that_come_one_after_the_other_are_softer() -> None:
    bench = Bench()
    (first,) = bench.after(1.0, "dealt")
    rest = [bench.after(0.07, "dealt")[0] for _ in range(20)]
    assert all(each.left < first.left for each in rest)
    assert all(each.left < 10 ** (-1.9 / 20) for each in rest)


def test_gain_and_volume_make_it_softer_and_at_nothing_nothing_is_sent() -> None:
    bench = Bench()
    bench.desk.volume = 50
    (half,) = bench.after(1.0, "laid")
    assert half.left == pytest.approx(0.25, rel=0.13)
    (soft,) = bench.after(1.0, "laid", gain=-20)
    assert soft.left == pytest.approx(0.025, rel=0.13)
    bench.desk.volume = 0
    assert bench.after(1.0, "laid") == []


def test_every_sound_says_when_it_is_too_late_for_it() -> None:
    bench = Bench()
    (laid,), (won,) = bench.after(1.0, "laid"), bench.after(0.0, "match won")
    assert bench.now < laid.until <= bench.now + 0.2
    assert won.until >= bench.now + 0.5


def test_cutting_and_closing_reach_the_output() -> None:
    bench = Bench()
    bench.desk.cut()
    bench.desk.close()
    assert (bench.out.cuts, bench.out.closed) == (1, True)
