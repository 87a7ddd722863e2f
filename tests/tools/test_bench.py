"""The yardstick plays the same game as the engine, and results are what make bench promises. Nothing is timed."""

from __future__ import annotations

import json
from importlib import import_module
from random import Random

import pytest

from scopa_desktop.core.captures import captures_of, table_key
from scopa_desktop.core.cards import DECK, FULL_DECK, RANK, card_set
from scopa_desktop.core.rules import Rules
from scopa_desktop.core.scoring import SideTake, round_points
from scopa_desktop.ui.decks.manifest import installed_decks
from tools import benchmarks
from tools.bench import bare, decks, memory
from tools.bench.result import Result


def test_the_bare_loop_takes_what_the_engine_takes() -> None:
    chance = Random(1)
    captures = captures_of(Rules.of("scopa"))
    for _ in range(300):
        table = card_set(chance.sample(DECK, chance.randrange(9)))
        found = bare.options_of(table_key(table))
        for card in DECK:
            if not table >> card & 1:
                loop = [
                    each
                    for whole, parts in found[RANK[card]]
                    for each in (bare.picked(table, whole, parts) if parts else [table & whole])
                ]
                assert sorted(loop) == sorted(captures.sets(table, card))


def test_the_bare_loop_counts_as_the_engine_counts() -> None:
    chance = Random(2)
    for _ in range(300):
        first = card_set(chance.sample(DECK, chance.randrange(41)))
        scope = [chance.randrange(4), chance.randrange(4)]
        takes = [SideTake(first, scope[0]), SideTake(FULL_DECK ^ first, scope[1])]
        assert bare.points([first, FULL_DECK ^ first], scope) == round_points(Rules.of("scopa"), takes)


def test_the_bare_loop_plays_whole_rounds() -> None:
    chance = Random(3)
    known: dict[int, bare.Options] = {}
    totals = [bare.random_round(chance, known) for _ in range(300)]
    assert all(1 <= sum(points) <= 22 for points in totals)
    assert 3 < sum(map(sum, totals)) / 300 < 6


def test_a_result_is_one_json_line() -> None:
    line = Result("rounds", "rounds/s", [3.14159, 1.0, 2.0], "Rounds.", 1.5).line()
    assert json.loads(line) == {
        "benchmark": "rounds",
        "value": 2.0,
        "unit": "rounds/s",
        "samples": [3.142, 1.0, 2.0],
        "means": "Rounds.",
        "at_least": 1.5,
        "met": True,
    }
    assert "met" not in Result("rounds", "rounds/s", [1.0], "Rounds.").line()


def test_an_unknown_subject_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert benchmarks.main(["weather"]) == 2
    assert "there is no subject weather; the subjects are " in capsys.readouterr().err


def test_every_subject_is_a_module_with_results() -> None:
    assert len(set(benchmarks.SUBJECTS)) == len(benchmarks.SUBJECTS)
    for subject in benchmarks.SUBJECTS:
        assert hasattr(import_module(f"tools.bench.{subject}"), "results")


def test_growth_is_counted_from_the_end_of_the_warm_up() -> None:
    warm = [90.0 + number for number in range(memory.WARM_UP)]
    assert memory.growth([*warm, *[109.0] * 50]) == pytest.approx(109.0 - 105.0, abs=1)
    assert memory.growth([*warm, *[109.0 + number for number in range(50)]]) > 45
    assert memory.growth([*[100.0] * 60, 180.0]) == 0, "one size alone says nothing"


@pytest.mark.usefixtures("qapp")
def test_every_picture_of_every_deck_is_timed() -> None:
    found = decks.drawn(24)
    assert found.keys() == installed_decks().keys()
    assert {len(samples) for samples in found.values()} == {41}
    assert all(sample > 0 for samples in found.values() for sample in samples)


def test_a_change_of_deck_is_judged_by_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    changes = [("spanish", 140.0, 20.0, 90.0), ("french", 160.0, 60.0, 90.0), ("spanish", 120.0, 30.0, 90.0)]
    changes += [(decks.PAGE, 90.0, 70.0, 90.0), (decks.PAGE, 90.0, 30.0, 90.0), (decks.PAGE, 90.0, 40.0, 90.0)]
    monkeypatch.setattr(decks, "drawn", lambda: {"spanish": [10.0, 30.0], "french": [20.0, 40.0]})
    monkeypatch.setattr(decks, "_changed", lambda: changes)
    told = {line["benchmark"]: line for line in (json.loads(result.line()) for result in decks.results())}
    assert [told[name]["met"] for name in ("card-spanish", "card-french")] == [True, False]
    assert [told[name]["met"] for name in ("deck-change-spanish", "deck-change-french")] == [True, False]
    assert told["deck-change-spanish"]["samples"] == [140.0, 120.0]
    assert told["deck-change-block"]["met"] and "60.0" in told["deck-change-block"]["means"]
    assert told["deck-page-block"]["met"] and told["deck-page-block"]["value"] == 40.0
    assert "met" not in told["deck-change-silence"]
