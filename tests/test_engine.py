"""The engine that other programs ask, the programs that we ask, and that neither is told more than its seat knows."""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop import outside
from scopa_desktop.__main__ import main
from scopa_desktop.core.cards import FULL_DECK, Card, card_set, card_text, parse_card
from scopa_desktop.core.deals import NumberedShuffles
from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.plays import play_text
from scopa_desktop.core.rules import SEATINGS, VARIANTS, Rules
from scopa_desktop.core.view import SeatView, view_of
from scopa_desktop.engine import answer, serve
from scopa_desktop.ladder import pair_of
from scopa_desktop.outside import OutsidePlayer
from scopa_desktop.players.levels import LEVELS, decide
from scopa_desktop.protocol import MAX_LINE, PROTOCOL, Malformed, choices, question, read_view

ROOT = Path(__file__).parent.parent
DOCUMENT = (ROOT / "docs" / "engine.md").read_text("utf-8")
TABLES = [(variant, seating) for variant in VARIANTS for seating in VARIANTS[variant].seatings]


def match_of(variant: str, seating: str, number: int, **house: Any) -> Match:
    rules = Rules.of(variant, **house)
    sides = rules.sides(seating)
    seats = [Seat(f"Seat {seat}", "random") for seat in range(sum(map(len, sides)))]
    return Match(rules, sides, seats, NumberedShuffles(number))


def views_of(match: Match, chance: Random) -> list[SeatView]:
    """Every seat's view before every play of a round, and after the last."""
    found = []
    while True:
        found += [view_of(match.round, seat, match.totals) for seat in range(len(match.seats))]
        if match.round.over:
            return found
        match.play(chance.choice(match.round.legal_plays()))


def some_views() -> list[SeatView]:
    """A dozen views that something may be done to."""
    found = []
    for variant, seating in (("scopa", "2"), ("cirulla", "3"), ("scopone", "2x2"), ("asso_traditional", "3x2")):
        views = views_of(match_of(variant, seating, 77), Random(5))
        found += [views[0], views[len(views) // 2], views[-8]]
    return found


VIEWS = some_views()


def ask(data: object, level: str | None = None) -> dict[str, Any]:
    return answer(json.dumps(data).encode() + b"\n", level)


# Views from outside


@pytest.mark.parametrize(("variant", "seating"), TABLES)
def test_every_view_of_a_round_is_understood_as_it_was_meant(variant, seating):
    for number in range(3):
        for view in views_of(match_of(variant, seating, number), Random(number)):
            assert read_view(json.loads(json.dumps(view.to_data()))) == view


def test_house_rules_and_totals_come_across():
    match = match_of("cirulla", "2x2", 4, target=31, matta="until_captured")
    view = view_of(match.round, 1, (30, 12))
    assert read_view(json.loads(json.dumps(view.to_data()))) == view


def test_options_and_totals_may_be_left_out():
    data = VIEWS[0].to_data()
    del data["options"], data["totals"]
    assert read_view(data) == VIEWS[0]


def changed(view: SeatView, **fields: Any) -> dict[str, Any]:
    return {**view.to_data(), **fields}


def first_deal(*hands: list[str]) -> list[list[list[str]]]:
    return [list(hands), *([[], []] for _ in range(5))]


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ([], "a view must be an object, not a list"),
        ({"variant": "scopa"}, "the view lacks 'sides'"),
        (changed(VIEWS[0], variant="poker"), 'there is no variant "poker"'),
        (changed(VIEWS[0], variant=["scopa"]), "there is no variant"),
        (changed(VIEWS[0], options=[]), "'options' must be an object"),
        (changed(VIEWS[0], options={"target": 1e9}), "target must be a whole number"),
        (changed(VIEWS[0], options={"colour": 1}), "there is no option"),
        (changed(VIEWS[0], sides=[[0, 1]]), "a seating of scopa"),
        (changed(VIEWS[0], sides=[[0], [True]]), "a seat of a side must be a whole number"),
        (changed(VIEWS[0], sides=[[[0]], [1]]), "a seat of a side must be a whole number"),
        (changed(VIEWS[0], seat=2), "a seat must be a whole number from 0 to 1"),
        (changed(VIEWS[0], dealer=-1), "a dealer must be a whole number from 0 to 1"),
        (changed(VIEWS[0], table=["7D"]), "the opening table has 1 cards instead of 4"),
        (changed(VIEWS[0], table=["7D", "7C", "7S", 7]), "a card must be a text, not a number"),
        (changed(VIEWS[0], table=["7D", "7C", "7S", "11B"]), "'11B' is no card"),
        (changed(VIEWS[0], table=["7D", "7D", "7S", "7B"]), "7D stands twice"),
        (changed(VIEWS[0], deals=[]), "there are 0 deals instead of 6"),
        (changed(VIEWS[0], deals=[[[]]] * 6), "deal 1 has 1 hands instead of 2"),
        (changed(VIEWS[0], deals=first_deal(["1D"] * 4, [])), "has 4 entries; 3 are the most"),
        (changed(VIEWS[0], plays=["nonsense"]), "play 1: 'nonsense' is no play"),
        (changed(VIEWS[0], plays=[None]), "a play must be a text, not null"),
        (changed(VIEWS[0], plays=["1D"] * 61), "'plays' has 61 entries"),
        (changed(VIEWS[0], plays=["under ten"]), "play 1: "),
        (changed(VIEWS[0], totals=[0]), "'totals' has 1 numbers instead of 2"),
        (changed(VIEWS[0], totals=[0, 10**30]), "a total must be a whole number"),
        (changed(VIEWS[0], totals=[0, 0.5]), "a total must be a whole number"),
    ],
    ids=lambda value: value[:50] if isinstance(value, str) else "",
)
def test_a_view_that_cannot_be_is_refused(data, fault):
    with pytest.raises(Malformed) as caught:
        read_view(data)
    assert fault in str(caught.value) and "\n" not in str(caught.value)


def test_a_view_that_tells_the_cards_of_others_is_refused():
    match = match_of("scopa", "2", 9)
    dealt = match.round.deal.hands
    mine = match.round.turn
    theirs = 1 - mine
    data = view_of(match.round, mine, (0, 0)).to_data()
    text = json.dumps(data)
    for deal, hand in ((0, dealt[0][theirs]), (3, dealt[3][mine]), (1, dealt[1][theirs])):
        told = json.loads(text)
        seat = theirs if hand is not dealt[3][mine] else mine
        told["deals"][deal][seat] = [card_text(Card(card)) for card in hand]
        with pytest.raises(Malformed, match="cannot have seen"):
            read_view(told)


def test_a_view_that_hides_its_own_cards_is_refused():
    data = VIEWS[0].to_data()
    data["deals"][0][VIEWS[0].seat] = data["deals"][0][VIEWS[0].seat][:2]
    with pytest.raises(Malformed, match="was dealt 3 cards in deal 1, not 2"):
        read_view(data)


# Answers


def test_hello_tells_what_there_is():
    said = ask({"id": "a", "hello": PROTOCOL})
    assert said["id"] == "a" and said["hello"] == PROTOCOL
    assert said["levels"] == list(LEVELS)
    assert said["variants"] == {name: list(variant.seatings) for name, variant in VARIANTS.items()}


@pytest.mark.parametrize("protocol", [2, "1", True, None, 1.0])
def test_hello_in_another_protocol(protocol):
    assert "this is protocol 1" in ask({"id": 1, "hello": protocol})["error"]


@pytest.mark.parametrize("view", VIEWS)
def test_a_play_is_that_of_the_level(view):
    data = {"id": 5, "level": "greedy", "seed": 99, "view": view.to_data()}
    if view.seen.turn == view.seat and not view.seen.over:
        assert ask(data) == {"id": 5, "play": play_text(decide("greedy", view, 99))}
        assert ask({**data, "level": "random"}, "greedy") == {"id": 5, "play": play_text(decide("random", view, 99))}
        del data["level"], data["seed"]
        assert ask(data, "greedy")["play"] in {play_text(play) for play in view.legal_plays()}
    else:
        assert re.search(r"it is the turn of seat \d, not of seat \d|the round is over", ask(data)["error"])


@pytest.mark.parametrize("view", VIEWS)
def test_legal_plays_and_how_the_round_stands(view):
    said = ask({"id": 6, "legal": view.to_data()})
    assert said["legal"] == [play_text(play) for play in view.legal_plays()]
    now = said["now"]
    assert card_set(map(parse_card, now["hand"])) == view.hand
    assert card_set(map(parse_card, now["table"])) == view.table
    assert sum(now["hand_counts"]) + now["stock"] + len(now["table"]) + sum(map(len, now["piles"])) == 40


def test_a_level_that_fails_is_an_answer_too(monkeypatch, capsys):
    def fail(*arguments: object) -> None:
        raise ZeroDivisionError("no\nluck")

    monkeypatch.setattr("scopa_desktop.engine.decide", fail)
    turn = next(view for view in VIEWS if view.seen.turn == view.seat)
    assert ask({"id": 1, "level": "greedy", "view": turn.to_data()})["error"].startswith("the level greedy failed")
    assert "ZeroDivisionError" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (b"\xff\xfe\n", "the line is not JSON"),
        (b"{\n", "the line is not JSON"),
        (b"[" * 60_000 + b"\n", "nested too deeply"),
        (b"1" * 5_000 + b"\n", "the line is not JSON"),
        (b"[]\n", "a line must hold an object, not a list"),
        (b"NaN\n", "a line must hold an object, not a number"),
        (b"{}\n", "a question has one of"),
        (b'{"id":1.5,"hello":1}\n', "an id is a whole number"),
        (b'{"id":true,"hello":1}\n', "an id is a whole number"),
        (b'{"id":{},"hello":1}\n', "an id is a whole number"),
        (b'{"id":"' + b"x" * 65 + b'","hello":1}\n', "an id is a whole number"),
        (b'{"view":{},"seed":1}\n', "'level' must be one of"),
        (b'{"view":{},"level":7}\n', "'level' must be one of"),
        (b'{"view":{},"level":"genius"}\n', "there is no level 'genius'"),
        (b'{"view":{},"level":"greedy","seed":"x"}\n', "'seed' must be a whole number"),
        (b'{"view":{},"level":"greedy","seed":1}\n', "the view lacks 'variant'"),
    ],
    ids=lambda value: value[:30] if isinstance(value, str) else "",
)
def test_a_line_that_means_nothing_gets_one_sentence(line, fault):
    said = answer(line)
    assert set(said) == {"id", "error"}
    assert fault in said["error"] and "\n" not in said["error"]


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["7D", "1C", "scopa"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=12,
)


def check_answer(said: dict[str, Any]) -> None:
    line = json.dumps(said)
    assert json.loads(line) == said and len(line) < MAX_LINE
    assert "id" in said and len({"error", "play", "legal", "hello"} & set(said)) == 1
    if "error" in said:
        assert set(said) == {"id", "error"} and said["error"] and "\n" not in said["error"]


@given(st.binary(max_size=200))
def test_any_bytes_get_an_answer(line):
    check_answer(answer(line, "random"))


@given(st.dictionaries(st.sampled_from(["id", "hello", "view", "legal", "level", "seed"]), JSON))
def test_any_object_gets_an_answer(data):
    check_answer(answer(json.dumps(data).encode(), "random"))


def paths(data: object, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The place of everything in some data."""
    found = [at]
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        found += paths(value, (*at, key))
    return found


@given(st.data())
def test_a_view_with_anything_changed_in_it_gets_an_answer(data):
    question = {"id": 1, "seed": 3, "view": data.draw(st.sampled_from(VIEWS)).to_data()}
    for _ in range(data.draw(st.integers(1, 3))):
        *way, last = data.draw(st.sampled_from(paths(question["view"], ("view",))))
        inner: Any = question
        for key in way:
            inner = inner[key]
        what = data.draw(st.sampled_from(["replace", "delete", "twice", "card"]))
        if what == "replace" or not way:
            inner[last] = data.draw(JSON)
        elif what == "card":
            inner[last] = data.draw(st.sampled_from(["7D", "1C", "10B x 7D+3S", "under ten", "under ten 7C=1"]))
        elif what == "twice" and isinstance(inner, list):
            inner.append(inner[last])
        else:
            del inner[last]
        if not isinstance(question["view"], dict):
            break
    said = ask(question, "random")
    check_answer(said)
    asked = ask({"id": 2, "legal": question["view"]})
    check_answer(asked)
    if "play" in said:
        assert said["play"] in asked["legal"]


def test_lines_are_answered_one_by_one_also_after_one_that_is_too_long():
    lines = [b'{"id":1,"hello":1}', b" " * 3 * MAX_LINE + b"x", b"", b"nonsense", b'{"id":2,"hello":1}']
    answers = io.BytesIO()
    serve(io.BytesIO(b"\n".join(lines)), answers)
    said = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert [each["id"] for each in said] == [1, None, None, 2]
    assert said[1]["error"] == f"a line may have {MAX_LINE} bytes"


def test_the_command_answers_until_its_input_ends():
    turn = next(view for view in VIEWS if view.seen.turn == view.seat)
    lines = [{"id": 0, "hello": 1}, {"id": 1, "view": turn.to_data()}, {"id": 2}]
    done = subprocess.run(
        [sys.executable, "-m", "scopa_desktop", "engine", "--level", "random"],
        input="".join(json.dumps(line) + "\n" for line in lines),
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert (done.returncode, done.stderr) == (0, "")
    said = [json.loads(line) for line in done.stdout.splitlines()]
    assert [each["id"] for each in said] == [0, 1, 2]
    assert said[1]["play"] in {play_text(play) for play in turn.legal_plays()}


# No cheating


@pytest.mark.parametrize(("variant", "seating"), TABLES)
def test_a_question_names_no_card_that_the_seat_has_not_seen(variant, seating):
    for view in views_of(match_of(variant, seating, 11), Random(3)):
        named = re.findall(r"\b(?:10|[1-9])[DCSB]\b", question(1, view, 0).decode())
        assert not card_set(map(parse_card, set(named))) & view.unseen


def test_a_question_is_the_same_whatever_the_others_hold():
    chance = Random(8)
    for view in VIEWS:
        world = view.resample(chance)
        assert world.deal != view.deal or view.unseen.bit_count() < 2
        assert question(1, view_of(world, view.seat, view.totals), 0) == question(1, view, 0)
        assert view.unseen | view.known == FULL_DECK


# Programs that we ask


def command(tmp_path: Path, program: str) -> str:
    path = tmp_path / "player.py"
    path.write_text("import json, sys, time\n" + program)
    return f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


HONEST = """
for line in sys.stdin:
    asked = json.loads(line)
    said = {"id": asked["id"], "hello": 1}
    if "legal" in asked:
        said["play"] = asked["legal"][asked["seed"] % len(asked["legal"])]
    print(json.dumps(said), flush=True)
"""


def simulate(*arguments: str) -> int:
    return main(["simulate", "--variant", "scopa", "--jobs", "1", *arguments])


def test_our_own_engine_plays_as_the_level_does():
    """Asked as an outside program, it is told enough to play the very same."""
    views = [view for view in views_of(match_of("cirulla", "3", 21), Random(2)) if view.legal_plays()]
    name = f"cmd:{shlex.quote(sys.executable)} -m scopa_desktop engine --level greedy"
    with OutsidePlayer(name, 30.0) as player:
        for number, view in enumerate(views):
            assert player.choose(view, Random(number)) == decide("greedy", view, Random(number).getrandbits(32))


def test_an_outside_program_is_seated(tmp_path, capsys):
    seats = f"random,{command(tmp_path, HONEST)}"
    assert simulate("--seats", seats, "--rounds", "4", "--json", "--records", str(tmp_path / "out")) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["seats"] == ["random", command(tmp_path, HONEST)]
    assert main(["check", str(tmp_path / "out")]) == 0
    record = json.loads((tmp_path / "out" / "000000.scopa").read_text("utf-8"))
    assert record["seats"][1]["player"][:99] == command(tmp_path, HONEST)[:99], "and no more than a record takes"


def test_an_outside_program_climbs_the_ladder(tmp_path, capsys):
    name = command(tmp_path, HONEST)
    arguments = ["--deals", "6", "--jobs", "2", "--out", str(tmp_path / "out"), "--pairs", f"{name}:greedy"]
    assert main(["ladder", *arguments]) == 0
    assert f"{name} : greedy" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("program", "fault"),
    [
        ("", "ended in the middle of a game"),
        ("print('hello there', flush=True); sys.stdin.read()", "wrote b'hello there"),
        ("print('{}', flush=True); sys.stdin.read()", "answered question None instead of 0"),
        ("print('{\"id\":0}', flush=True); sys.stdin.read()", 'must answer a greeting with "hello": 1'),
        ('print(\'{"id":0,"error":"not today"}\', flush=True); sys.stdin.read()', "refused: not today"),
        ("print('x' * 100_000, flush=True); sys.stdin.read()", "a line may have 65536 bytes"),
        (HONEST.replace('said["play"]', 'said["move"]'), "made no play: a play must be a text, not null"),
        (HONEST.replace('asked["legal"][asked["seed"] % len(asked["legal"])]', '"99X"'), "'99X' is no card"),
        (HONEST.replace('asked["legal"][asked["seed"] % len(asked["legal"])]', 'asked["legal"]'), "not a list"),
        (
            HONEST.replace('asked["legal"][asked["seed"] % len(asked["legal"])]', '"1D x 1C+1S+1B"'),
            "1D x 1C+1S+1B is not allowed here; allowed are ",
        ),
        (
            HONEST.replace("    print", "    if 'view' in asked: time.sleep(60)\n    print"),
            "did not answer within 0.3 s",
        ),
        (HONEST.replace("    print", "    if 'view' in asked: break\n    print"), "ended in the middle of a game"),
        (HONEST.replace('asked["id"]', "min(asked['id'], 1)"), "answered question 1 instead of 2"),
    ],
    ids=lambda value: value[-40:] if "\n" not in value else "",
)
def test_a_program_that_misbehaves_stops_the_command_with_one_sentence(program, fault, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(outside, "END_SECONDS", 0.2)
    name = command(tmp_path, program)
    limit = "0.3" if "0.3" in fault else "30"
    assert simulate("--seats", f"random,{name}", "--rounds", "2", "--limit", limit) == 2
    told = capsys.readouterr().err
    assert name in told and fault in told and told.count("\n") == 1


def test_a_program_that_misbehaves_in_another_process_is_told_of_here(tmp_path, capsys):
    arguments = ["--rounds", "20", "--jobs", "2"]
    assert main(["simulate", "--variant", "scopa", "--seats", f"random,{command(tmp_path, '')}", *arguments]) == 2
    told = capsys.readouterr().err
    assert "ended in the middle of a game" in told and told.count("\n") == 1


def test_a_program_that_never_says_hello(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(outside, "START_SECONDS", 0.2)
    monkeypatch.setattr(outside, "END_SECONDS", 0.2)
    assert simulate("--seats", f"random,{command(tmp_path, 'time.sleep(60)')}", "--rounds", "1") == 2
    assert "did not answer within 0.2 s" in capsys.readouterr().err


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")
def test_no_process_is_left_behind(tmp_path, monkeypatch):
    """Neither one that does not end when its input does, nor what it has started itself."""
    monkeypatch.setattr(outside, "END_SECONDS", 0.2)
    program = "import os, subprocess\nchild = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
    program += (
        f"open({str(tmp_path / 'pids')!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')\n{HONEST}\ntime.sleep(60)"
    )
    with OutsidePlayer(command(tmp_path, program), 5.0):
        pids = [int(pid) for pid in (tmp_path / "pids").read_text().split()]
    end = time.monotonic() + 20
    while time.monotonic() < end and any(map(is_alive, pids)):
        time.sleep(0.02)
    assert not any(map(is_alive, pids))


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize(
    ("name", "fault"),
    [("cmd:", "names no command"), ("cmd:'", "is no command"), ("cmd:/no/such/program", "cannot be started")],
)
def test_a_command_that_is_none(name, fault, capsys):
    assert simulate("--seats", f"random,{name}", "--rounds", "1") == 2
    told = capsys.readouterr().err
    assert fault in told and told.count("\n") == 1


def test_a_command_may_have_commas_and_colons(tmp_path, capsys):
    name = command(tmp_path, HONEST) + " --like 7D,1D"
    assert simulate("--seats", f'random,"{name}"', "--rounds", "1", "--json") == 0
    assert json.loads(capsys.readouterr().out)["seats"] == ["random", name]
    assert pair_of("cmd:./a --x:y:expert") == ("cmd:./a --x:y", "expert")
    assert pair_of("expert:cmd:./a --x:y") == ("expert", "cmd:./a --x:y")
    assert pair_of("cmd:./a:cmd:./b") == ("cmd:./a", "cmd:./b")


# The document


def test_the_player_of_the_document_plays(tmp_path):
    (program,) = re.findall(r"^```python\n(.+?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)
    assert len(program.splitlines()) <= 25
    (tmp_path / "player.py").write_text(program)
    commands = re.findall(r"^python (-m .+)$", DOCUMENT, re.MULTILINE)
    assert len(commands) == 2
    for text in commands:
        words = [word.replace("cmd:python ", f"cmd:{shlex.quote(sys.executable)} ") for word in shlex.split(text)]
        done = subprocess.run(
            [sys.executable, *words, "--jobs", "1"],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
    assert "| greedy : cmd:" in done.stdout


def test_the_player_of_the_document_is_better_than_chance(tmp_path, capsys):
    (program,) = re.findall(r"^```python\n(.+?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)
    (tmp_path / "player.py").write_text(program)
    name = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(tmp_path / 'player.py'))}"
    assert simulate("--seats", f"{name},random", "--rounds", "60", "--duplicate", "--json") == 0
    result = json.loads(capsys.readouterr().out)
    assert result["margin"] - result["margin_95"] > 0.5


def test_the_conversation_of_the_document_is_what_is_said():
    lines = re.findall(r"^([<>]) (.+)$", DOCUMENT, re.MULTILINE)
    assert [sign for sign, _ in lines] == [">", "<"] * 3
    for (_, asked), (_, said) in zip(lines[::2], lines[1::2], strict=True):
        assert answer(asked.encode(), "greedy") == json.loads(said)


def test_the_view_of_the_document_is_one():
    (example,) = re.findall(r"^```json\n(.+?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)
    view = read_view(json.loads(example))
    assert set(re.findall(r"`(\w+)`", DOCUMENT.partition("## The view")[2].partition("## What")[0])) >= set(
        view.to_data()
    )
    assert set(choices(view)["now"]) <= set(re.findall(r"`(\w+)`", DOCUMENT.partition("## What helps")[2]))
    assert SEATINGS["2"] == view.sides
