from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scopa_desktop.core.plays import Play, parse_play, play_text
from scopa_desktop.core.view import SeatView
from scopa_desktop.players import service as service_module
from scopa_desktop.players.child import Child, think_command
from scopa_desktop.players.levels import LEVELS, STAND_INS, UnknownLevel, decide
from scopa_desktop.players.review import judge
from scopa_desktop.players.service import REVIEW_DEADLINE, Advised, Answer, Judged, Thinker, Thought, decide_anyway
from scopa_desktop.players.teacher import advise
from scopa_desktop.players.wire import MAX_LINE, Nonsense, Reply, Request, parse_question
from tests.players.test_players import current_view, new_round

WORKER = [sys.executable, "-c", "import sys; from scopa_desktop.players.worker import main; sys.exit(main())"]
PATIENCE = 20.0


def rogue(code: str) -> list[str]:
    """Return the command of a process that says it is up and then runs some code; `line` is a question."""
    start = "import os, sys, time\nsay = lambda text: (sys.stdout.write(text), sys.stdout.flush())\n"
    return [sys.executable, "-c", f"{start}say('{{\"ready\":1}}\\n')\nfor line in sys.stdin:\n    {code}"]


ROGUES = {
    "dies": "sys.exit(1)",
    "dies hard": "os.abort()",
    "hangs": "time.sleep(3600)",
    "garbage": "say('x' * 500 + '\\n')",
    "binary": "sys.stdout.buffer.write(bytes(range(256))); sys.stdout.flush()",
    "flood": "say('[' * 10_000_000)",
    "endless": f"say(' ' * {MAX_LINE * 3})",
    "illegal": 'say(\'{"id":1,"play":"7D x 7C"}\\n\')',
    "no play": 'say(\'{"id":1,"play":"ace"}\\n\')',
    "another question's": 'say(\'{"id":77,"play":"7D"}\\n\')',
    "a list": "say('[1]\\n')",
    "ready again": "say('{\"ready\":1}\\n')",
    "half a line": "say('{\"id\":'); sys.exit()",
    "silence": "sys.stdout.close(); time.sleep(3600)",
}
NEVER_UP = {
    "never starts": [sys.executable, "-c", "import sys; sys.exit(3)"],
    "never ready": [sys.executable, "-c", "import time; time.sleep(3600)"],
    "no program": ["/nonexistent/program"],
    "no command": [""],
}


@pytest.fixture
def thinkers() -> Iterator[list[Thinker]]:
    made: list[Thinker] = []
    yield made
    for thinker in made:
        thinker.close()


def make(thinkers: list[Thinker], command: list[str] = WORKER, deadline: float = 5.0) -> Thinker:
    thinkers.append(Thinker(deadline=deadline, command=command))
    return thinkers[-1]


def answers(thinker: Thinker, count: int = 1) -> list[Thought]:
    found: list[Thought] = []
    end = time.monotonic() + PATIENCE
    while len(found) < count and time.monotonic() < end:
        found += thinker.poll()
        time.sleep(0.001)
    assert len(found) == count
    return found


def views(count: int, variant: str = "cirulla") -> list[SeatView]:
    chance = Random(8)
    found: list[SeatView] = []
    number = 0
    while len(found) < count:
        number += 1
        round_ = new_round(variant, "2", number)
        while not round_.over and len(found) < count:
            found.append(current_view(round_))
            round_.push(chance.choice(round_.legal_plays()))
    return found


def running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("level", LEVELS)
def test_the_process_decides_as_the_player_would(thinkers: list[Thinker], level: str) -> None:
    thinker = make(thinkers)
    asked = views(60)[::6]
    tickets = [thinker.ask(view, level, seed) for seed, view in enumerate(asked)]
    found = answers(thinker, len(asked))
    assert [answer.ticket for answer in found] == tickets
    assert all(answer.from_process for answer in found)
    assert [answer.play for answer in found] == [decide(level, view, seed) for seed, view in enumerate(asked)]


def test_an_answer_is_announced(thinkers: list[Thinker]) -> None:
    announced = threading.Event()
    thinker = Thinker(announced.set, command=WORKER)
    thinkers.append(thinker)
    assert thinker.poll() == []
    thinker.ask(views(1)[0], "greedy", 1)
    assert announced.wait(PATIENCE)
    assert len(thinker.poll()) == 1


def test_an_announcement_that_fails_does_no_harm(thinkers: list[Thinker]) -> None:
    def fail() -> None:
        raise RuntimeError("no window")

    thinker = Thinker(fail, command=WORKER)
    thinkers.append(thinker)
    for view in views(3):
        thinker.ask(view, "greedy", 1)
    answers(thinker, 3)


@pytest.mark.parametrize("code", ROGUES.values(), ids=ROGUES)
def test_a_process_that_misbehaves_is_replaced_and_the_play_is_the_same(thinkers: list[Thinker], code: str) -> None:
    thinker = make(thinkers, rogue(code), deadline=0.4)
    asked = views(5)
    for seed, view in enumerate(asked):
        thinker.ask(view, "greedy", seed)
        (answer,) = answers(thinker)
        assert answer.play == decide("greedy", view, seed)
        assert not answer.from_process


def test_a_process_that_nobody_can_listen_to_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[subprocess.Popen[bytes]] = []
    real = subprocess.Popen

    def popen(*args: Any, **more: Any) -> subprocess.Popen[bytes]:
        begun.append(real(*args, **more))
        return begun[-1]

    def full(self: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(subprocess, "Popen", popen)
    monkeypatch.setattr(threading.Thread, "start", full)
    with pytest.raises(RuntimeError):
        Child([sys.executable, "-c", "input()"], lambda child, line: None)
    assert begun[0].poll() is not None


@pytest.mark.parametrize("command", NEVER_UP.values(), ids=NEVER_UP)
def test_without_a_process_the_game_decides(thinkers: list[Thinker], command: list[str]) -> None:
    thinker = make(thinkers, command, deadline=0.1)
    asked = views(8)
    started = time.monotonic()
    for seed, view in enumerate(asked):
        thinker.ask(view, "greedy", seed)
    found = answers(thinker, len(asked))
    assert [answer.play for answer in found] == [decide("greedy", view, seed) for seed, view in enumerate(asked)]
    assert time.monotonic() - started < PATIENCE / 2


def test_a_process_that_never_gets_up_is_killed_in_the_end(
    thinkers: list[Thinker], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service_module, "START_SECONDS", 0.2)
    thinker = make(thinkers, NEVER_UP["never ready"], deadline=0.15)
    pids = set()
    for view in views(12):
        thinker.ask(view, "greedy", 1)
        answers(thinker)
        pids.add(thinker.pid)
    assert thinker.pid is None, "after some failures in a row no more are started"
    assert 3 <= len(pids) <= 5


@pytest.mark.parametrize(("level", "questions"), [("greedy", 60), ("expert", 16)])
def test_killing_the_process_at_any_moment_changes_no_play(
    thinkers: list[Thinker], monkeypatch: pytest.MonkeyPatch, level: str, questions: int
) -> None:
    monkeypatch.setattr(service_module, "REST_SECONDS", 0.1)
    thinker = make(thinkers)
    chance = Random(4)
    asked = views(60)[::-1][:questions]
    for seed, view in enumerate(asked):
        thinker.ask(view, level, seed)
        if chance.random() < 0.5:
            time.sleep(chance.choice([0, 0.001, 0.01, 0.03, 0.1]))
            if thinker.pid is not None:
                os.kill(thinker.pid, signal.SIGKILL)
        (answer,) = answers(thinker)
        assert answer.play == decide(level, view, seed)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        time.sleep(0.2)
        thinker.ask(asked[0], "greedy", 1)
        if answers(thinker)[0].from_process:
            return
    pytest.fail("no process came up again")


def test_a_question_that_was_cancelled_is_not_answered(thinkers: list[Thinker]) -> None:
    thinker = make(thinkers)
    asked = views(20)
    tickets = [thinker.ask(view, "greedy", seed) for seed, view in enumerate(asked)]
    for ticket in tickets[::2]:
        thinker.cancel(ticket)
        thinker.cancel(ticket)
    thinker.cancel(12345)
    assert [answer.ticket for answer in answers(thinker, 10)] == tickets[1::2]
    time.sleep(0.05)
    assert thinker.poll() == []


def test_a_cancelled_question_does_not_hold_up_the_next(thinkers: list[Thinker]) -> None:
    thinker = make(thinkers, rogue("time.sleep(3600)"), deadline=1.0)
    view = views(1)[0]
    thinker.start()
    first = thinker.ask(view, "greedy", 1)
    time.sleep(0.5)
    thinker.cancel(first)
    started = time.monotonic()
    second = thinker.ask(view, "greedy", 2)
    assert answers(thinker)[0].ticket == second
    assert time.monotonic() - started < 5
    thinker.cancel(second)


def test_closing_ends_the_process_even_while_it_hangs(thinkers: list[Thinker]) -> None:
    thinker = make(thinkers, rogue("time.sleep(3600)"), deadline=30)
    view = views(1)[0]
    thinker.ask(view, "greedy", 1)
    while thinker.pid is None:
        time.sleep(0.01)
    pid = thinker.pid
    time.sleep(0.2)
    thinker.close()
    thinker.close()
    assert not running(pid)
    assert thinker.poll() == []
    with pytest.raises(ValueError, match="nobody"):
        thinker.ask(view, "greedy", 1)


@pytest.mark.parametrize("level", ["easy", "hard", "expert"])
def test_who_thinks_too_long_is_stood_in_for_at_once(thinkers: list[Thinker], level: str) -> None:
    silent = [sys.executable, "-c", "import sys; print('{\"ready\": 1}', flush=True); sys.stdin.read()"]
    thinker = make(thinkers, silent, deadline=2.0)
    view = views(1)[0]
    thinker.ask(view, level, 4)
    quick = STAND_INS.get(level, level)
    assert answers(thinker) == [Answer(1, decide(quick, view, 4), from_process=False)]


def test_what_cannot_be_decided_is_refused(thinkers: list[Thinker]) -> None:
    thinker = make(thinkers)
    round_ = new_round("scopa", "2", 1)
    waiting = SeatView.from_data({**current_view(round_).to_data()})
    with pytest.raises(UnknownLevel):
        thinker.ask(waiting, "genius", 1)
    while not round_.over:
        round_.push(round_.legal_plays()[0])
    with pytest.raises(ValueError, match="nothing to decide"):
        thinker.ask(current_view(round_), "greedy", 1)
    assert thinker.pid is None


def test_a_player_that_fails_plays_something_legal(thinkers: list[Thinker], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(service_module, "decide", fail)
    command = [
        sys.executable,
        "-c",
        "from scopa_desktop.players import worker\nworker.decide = None\nworker.main()",
    ]
    thinker = make(thinkers, command)
    for seed, view in enumerate(views(10)):
        thinker.ask(view, "greedy", seed)
        (answer,) = answers(thinker)
        assert answer.play in view.legal_plays()
        assert answer.play == decide_anyway(Request(0, "greedy", seed, view))


def test_the_process_ends_with_the_game_and_survives_nonsense() -> None:
    view = views(1)[0]
    questions = b"nonsense\n[]\n{}\n" + Request(3, "greedy", 5, view).line()
    done = subprocess.run(
        WORKER, input=questions, capture_output=True, cwd=Path(__file__).parents[2], timeout=PATIENCE, check=True
    )
    up, answer = done.stdout.splitlines(keepends=True)
    assert Reply.parse(up) == Reply(None)
    assert Reply.parse(answer) == Reply(3, decide("greedy", view, 5))


def test_the_process_imports_no_window_system() -> None:
    code = "import sys, scopa_desktop.players.worker; print([m for m in sys.modules if 'PySide' in m or 'sqlite' in m])"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=Path(__file__).parents[2], check=True
    )
    assert done.stdout == "[]\n"


def test_the_wire_carries_requests_and_replies() -> None:
    for view in views(40):
        request = Request(9, "greedy", 2**63, view)
        assert parse_question(request.line()) == request
        for play in view.legal_plays():
            assert Reply.parse(Reply(9, play).line()) == Reply(9, play)
    assert Reply.parse(Reply(1, error="why\nnot").line()) == Reply(1, error="why\nnot")
    assert play_text(parse_play("under ten 7C=2")) == "under ten 7C=2"


@pytest.mark.parametrize("line", [b"", b"{}", b"{}\n", b"nul\n", b"[" * 50_000 + b"\n", b'{"id":true}\n', b"\xff\n"])
def test_the_wire_refuses_nonsense(line: bytes) -> None:
    with pytest.raises(Nonsense):
        Reply.parse(line)
    with pytest.raises(Nonsense):
        parse_question(line)


def test_the_program_itself_can_think(thinkers: list[Thinker], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    thinkers.append(Thinker(deadline=10))
    view = views(1)[0]
    thinkers[0].ask(view, "greedy", 5)
    assert answers(thinkers[0]) == [Answer(1, decide("greedy", view, 5), from_process=True)]


def test_a_bundle_starts_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert think_command() == [sys.executable, "--think"]


# ------------------------------------------------------------------------------------------------- the teacher


def advice_of(found: list[Thought]) -> Advised:
    (answer,) = found
    assert isinstance(answer, Advised)
    return answer


def test_the_process_gives_the_teachers_advice(thinkers: list[Thinker]) -> None:
    thinker = make(thinkers)
    asked = views(30)
    tickets = [thinker.ask_advice(view, seed) for seed, view in enumerate(asked)]
    found = answers(thinker, len(asked))
    assert found == [
        Advised(ticket, advise(view, seed), from_process=True)
        for seed, (ticket, view) in enumerate(zip(tickets, asked, strict=True))
    ]


def test_advice_and_plays_are_asked_for_in_turn(thinkers: list[Thinker]) -> None:
    thinker = make(thinkers)
    view = views(1)[0]
    tickets = [thinker.ask(view, "greedy", 1), thinker.ask_advice(view, 1), thinker.ask(view, "greedy", 2)]
    thinker.cancel(tickets[0])
    found = answers(thinker, 2)
    assert [each.ticket for each in found] == tickets[1:]
    assert [type(each) for each in found] == [Advised, Answer]


@pytest.mark.parametrize("code", ROGUES.values(), ids=ROGUES)
def test_a_process_that_misbehaves_spoils_no_advice(thinkers: list[Thinker], code: str) -> None:
    hangs = code in (ROGUES["hangs"], ROGUES["silence"])
    thinker = make(thinkers, rogue(code), deadline=0.4 if hangs else 5.0)
    view = views(1)[0]
    thinker.ask_advice(view, 3)
    found = advice_of(answers(thinker))
    assert not found.from_process
    assert found.advice == advise(view, 3) or (hangs and found.advice is None), "late advice may be left out"


@pytest.mark.parametrize(
    "reply",
    [
        '{"id":1,"advice":{}}',
        '{"id":1,"advice":[]}',
        '{"id":1,"advice":"play"}',
        '{"id":1,"advice":null}',
        '{"id":1,"advice":{"play":"7D x 7C","reasons":[["scopa",[],0]],"runner_up":null,"cost":0}}',
        '{"id":1,"advice":{"play":"{play}","reasons":[["scopa",[],0]],"runner_up":"7D x 7C","cost":0}}',
        '{"id":1,"advice":{"play":"{play}","reasons":[["because",[],0]],"runner_up":null,"cost":0}}',
        '{"id":1,"play":"{play}"}',
    ],
)
def test_advice_that_is_none_is_not_believed(thinkers: list[Thinker], reply: str) -> None:
    view = views(1)[0]
    text = reply.replace("{play}", play_text(view.legal_plays()[0]))
    thinker = make(thinkers, rogue(f"say({text!r} + chr(10))"), deadline=5.0)
    thinker.ask_advice(view, 3)
    assert advice_of(answers(thinker)) == Advised(1, advise(view, 3), from_process=False)


def test_advice_is_no_answer_to_a_question_for_a_play(thinkers: list[Thinker]) -> None:
    view = views(1)[0]
    said = Reply(1, advice=advise(view, 1)).line().decode()
    thinker = make(thinkers, rogue(f"say({said!r})"))
    thinker.ask(view, "greedy", 1)
    assert answers(thinker) == [Answer(1, decide("greedy", view, 1), from_process=False)]


def test_killing_the_process_while_the_teacher_thinks(thinkers: list[Thinker], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service_module, "REST_SECONDS", 0.1)
    thinker = make(thinkers)
    chance = Random(5)
    for seed, view in enumerate(views(30)):
        ticket = thinker.ask_advice(view, seed)
        if chance.random() < 0.7:
            time.sleep(chance.choice([0, 0.001, 0.01, 0.1]))
            if thinker.pid is not None:
                os.kill(thinker.pid, signal.SIGKILL)
        found = advice_of(answers(thinker))
        assert (found.ticket, found.advice) == (ticket, advise(view, seed))


def test_a_teacher_that_fails_gives_no_advice(thinkers: list[Thinker], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(view: SeatView, seed: int) -> None:
        raise RuntimeError("no idea")

    monkeypatch.setattr(service_module, "advise", fail)
    thinker = make(thinkers, rogue('say(\'{"id":1,"error":"no idea"}\\n\')'))
    thinker.ask_advice(views(1)[0], 3)
    assert advice_of(answers(thinker)) == Advised(1, None, from_process=False)
    thinker.close()
    with pytest.raises(ValueError):
        thinker.ask_advice(views(1)[0], 3)


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="there are no priorities here")
def test_a_gentle_process_gives_way_to_everything_else_and_answers_alike(thinkers: list[Thinker]) -> None:
    view = views(1)[0]
    plays = []
    for gentle in (False, True):
        thinker = Thinker(deadline=PATIENCE, command=WORKER, gentle=gentle)
        thinkers.append(thinker)
        thinker.ask(view, "medium", 1)
        answer = answers(thinker)[0]
        assert isinstance(answer, Answer) and answer.from_process
        plays.append(answer.play)
        assert thinker.pid is not None
        assert (os.getpriority(os.PRIO_PROCESS, thinker.pid) > os.getpriority(os.PRIO_PROCESS, 0)) is gentle
    assert plays[0] == plays[1]


# -------------------------------------------------------------------------------------------------- the review


def decisions(count: int) -> list[tuple[SeatView, Play]]:
    """Return positions in which there is a choice, each with a play."""
    chance = Random(4)
    return [(view, chance.choice(plays)) for view in views(3 * count) if len(plays := view.legal_plays()) > 1][:count]


def test_the_process_judges_plays_that_were_made(thinkers: list[Thinker]) -> None:
    thinker = make(thinkers)
    asked = decisions(8)
    tickets = [thinker.ask_review(view, play) for view, play in asked]
    assert answers(thinker, len(asked)) == [
        Judged(ticket, judge(view, play)) for ticket, (view, play) in zip(tickets, asked, strict=True)
    ]


@pytest.mark.parametrize("code", ROGUES.values(), ids=ROGUES)
def test_a_process_that_misbehaves_judges_nothing_and_costs_the_game_nothing(
    thinkers: list[Thinker], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service_module, "advise", None)
    monkeypatch.setattr(service_module, "decide", None)
    hangs = code in (ROGUES["hangs"], ROGUES["silence"])
    thinker = make(thinkers, rogue(code), deadline=0.4 if hangs else 5.0)
    (view, play), *_ = decisions(1)
    thinker.ask_review(view, play)
    assert answers(thinker) == [Judged(1, None)]


@pytest.mark.parametrize(
    "reply",
    [
        '{"id":1,"judgement":{}}',
        '{"id":1,"judgement":null}',
        '{"id":1,"judgement":{"expected":0,"loss":0,"best":"7D x 7C","reasons":[["scopa",[],0]]}}',
        '{"id":1,"judgement":{"expected":0,"loss":-1,"best":"{play}","reasons":[["scopa",[],0]]}}',
        '{"id":1,"play":"{play}"}',
        '{"id":1,"advice":{"play":"{play}","reasons":[["scopa",[],0]],"runner_up":null,"cost":0}}',
    ],
)
def test_a_judgement_that_is_none_is_not_believed(thinkers: list[Thinker], reply: str) -> None:
    (view, play), *_ = decisions(1)
    text = reply.replace("{play}", play_text(play))
    thinker = make(thinkers, rogue(f"say({text!r} + chr(10))"))
    thinker.ask_review(view, play)
    assert answers(thinker) == [Judged(1, None)]


def test_a_judgement_is_no_answer_to_a_question_for_a_play(thinkers: list[Thinker]) -> None:
    (view, play), *_ = decisions(1)
    said = Reply(1, judgement=judge(view, play)).line().decode()
    thinker = make(thinkers, rogue(f"say({said!r})"))
    thinker.ask(view, "greedy", 1)
    assert answers(thinker) == [Answer(1, decide("greedy", view, 1), from_process=False)]


def test_a_judgement_that_is_given_up_never_comes(thinkers: list[Thinker]) -> None:
    thinker = make(thinkers)
    (first, one), (second, other) = decisions(2)
    thinker.cancel(thinker.ask_review(first, one))
    wanted = thinker.ask_review(second, other)
    assert answers(thinker) == [Judged(wanted, judge(second, other))]


def test_the_table_is_answered_while_a_review_is_busy(thinkers: list[Thinker]) -> None:
    busy = Thinker(command=rogue("time.sleep(3600)"), deadline=REVIEW_DEADLINE, gentle=True)
    table = Thinker(deadline=PATIENCE, command=WORKER)
    thinkers += [busy, table]
    (view, play), *_ = decisions(1)
    busy.ask_review(view, play)
    table.ask(view, "greedy", 1)
    assert answers(table) == [Answer(1, decide("greedy", view, 1), from_process=True)]
    assert busy.poll() == []
