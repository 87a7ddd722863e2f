from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from datetime import date
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.core import events as ev
from scopa_desktop.core.cards import DECK, parse_card, parse_cards
from scopa_desktop.core.plays import Declaration, card_play, declare
from scopa_desktop.core.rules import OPTIONS, SEATINGS, VARIANTS, Rules
from scopa_desktop.core.scoring import Category, CategoryScore, RoundScore, SideCount, SideTake, Verdict, score_round
from scopa_desktop.ui import words_company as wc
from scopa_desktop.ui import words_fairness as wf
from scopa_desktop.ui import words_rulebook as wb
from scopa_desktop.ui import words_rules as wr
from scopa_desktop.ui import words_score as ws
from scopa_desktop.ui.theme import CARD
from scopa_desktop.ui.words import DECK_KINDS, Names, Player, Words, fill
from scopa_desktop.ui.words_company import level_caption, levels_note

YOU, RITA, BRUNO, CARLO = Player("Anna", True), Player("Rita"), Player("Bruno"), Player("Carlo")
PAIR = Names((YOU, RITA), SEATINGS["2"])
TEAMS = Names((YOU, RITA, BRUNO, CARLO), SEATINGS["2x2"])
WORDS = Words()


def cards(text: str) -> tuple:
    return tuple(parse_card(each) for each in text.split())


def test_places_are_filled_at_once() -> None:
    assert fill("%2 and %1", "%2", "b") == "b and %2"


def test_cards_are_named_by_the_deck() -> None:
    card = parse_card("9D")
    names = {deck: Words(deck).the_card(card) for deck in DECK_KINDS}
    assert names == {
        "italian": "the knight of coins",
        "spanish": "the knight of coins",
        "french": "the queen of diamonds",
        "numbers": "the 9 of diamonds",
    }
    for deck in DECK_KINDS:
        assert len({Words(deck).card(each) for each in DECK}) == 40
        assert len(Words(deck).marks().ranks) == 10


def test_small_cards_carry_what_the_deck_prints() -> None:
    assert Words("italian").marks().ranks[7:] == ("8", "9", "10")
    assert Words("french").marks().ranks[7:] == ("J", "Q", "K")
    assert Words("french", "VDR").marks().ranks[7:] == ("V", "D", "R")
    assert Words("french", "8-9-10").marks().ranks[7:] == ("8", "9", "10")
    assert Words("numbers", "VDR").marks().ranks == ("A", *map(str, range(2, 11)))
    assert Words("french").marks().french
    assert Words("french").marks().colour(0) == CARD.french_index[0]
    four = ("#0A48B8", "#AE000F", "#1B1410", "#006227")
    assert Words().with_deck("french", "JQK", four).marks().colours == four


def test_lists_read_as_people_write_them() -> None:
    assert WORDS.join([]) == ""
    assert WORDS.join(["a"]) == "a"
    assert WORDS.join(["a", "b", "c"]) == "a, b and c"


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (ev.CardLaid(1, parse_card("6C")), "Rita laid the 6 of cups."),
        (ev.CardLaid(0, parse_card("1C")), "You laid the ace of cups."),
        (
            ev.Captured(1, 1, parse_card("7S"), cards("3C 4B")),
            "Rita takes the 3 of cups and the 4 of clubs with the 7 of swords.",
        ),
        (ev.Captured(0, 0, parse_card("10D"), cards("10C")), "You take the king of cups with the king of coins."),
        (ev.Scopa(0, 0, parse_card("7D")), "Scopa! You sweep the table with the 7 of coins."),
        (ev.Scopa(1, 1, parse_card("7D")), "Scopa! Rita sweeps the table with the 7 of coins."),
        (ev.LeftoversTaken(1, cards("2D")), "Rita takes what is left."),
        (ev.LeftoversTaken(0, cards("2D")), "You take what is left."),
        (ev.RoundStarted(3, 0), "Round 3. You deal."),
        (ev.RoundStarted(3, 1), "Round 3. Rita deals."),
        (ev.Dealt(2, 6, (cards("1D"), cards("2D")), (), 30), "Deal 2 of 6: 1 card for each player."),
        (
            ev.Misdealt(cards("10D 10C 10S 2B"), "kings"),
            "Three kings lie on the opening table: the cards are dealt again.",
        ),
        (ev.MatchWon(0, (12, 8)), "You win the match, 12 to 8"),
        (ev.MatchWon(1, (9, 11)), "Rita wins, 11 to 9"),
        (
            ev.Declared(1, 1, Declaration.UNDER_TEN, 3, 2, cards("7C 2D 4S")),
            "Rita declares less than ten: 3 points. There the 7 of cups counts as 2.",
        ),
        (
            ev.DealerCaptured(0, 0, cards("10D 5C"), 1, None),
            "The opening table comes to fifteen: you take it for a sweep.",
        ),
        (ev.InstantlyWon(1, "cappotto"), "All ten cards of coins: Rita wins the match at once."),
    ],
)
def test_events_are_sentences(event: ev.Event, sentence: str) -> None:
    assert WORDS.event(event, PAIR) == sentence


def test_every_kind_of_event_has_its_sentence() -> None:
    score = RoundScore((CategoryScore(Category.CARDS, Verdict.TIE, (SideCount(20, (), 0),) * 2),), 2)
    every = (
        ev.Misdealt(cards("1D 1C 2S 2B"), "aces"),
        ev.RoundStarted(1, 0),
        ev.Dealt(1, 1, (cards("1D"),) * 4, (), 0),
        ev.DealerCaptured(1, 1, cards("10D 5C"), 2, 3),
        ev.Declared(0, 0, Declaration.THREE_OF_A_KIND, 10, None, cards("2D 2C 2S")),
        ev.CardLaid(2, 0),
        ev.Captured(3, 1, 6, cards("7C")),
        ev.Scopa(2, 0, 6),
        ev.LeftoversTaken(0, ()),
        ev.InstantlyWon(0, "trente"),
        ev.RoundScored(2, score, (0, 0)),
        ev.MatchWon(1, (3, 12)),
    )
    kinds = set(ev.Event.__args__)
    assert {type(each) for each in every} == kinds
    for deck in DECK_KINDS:
        for event in every:
            said = Words(deck).event(event, TEAMS)
            assert said
            assert "%" not in said


def test_teams_are_spoken_of_as_several() -> None:
    assert WORDS.event(ev.LeftoversTaken(1, ()), TEAMS) == "Rita and Carlo take what is left."
    assert WORDS.event(ev.MatchWon(0, (21, 3)), TEAMS) == "You and Bruno win, 21 to 3"


def test_each_game_calls_its_sweep_by_its_name() -> None:
    event = ev.Scopa(0, 0, 6)
    assert WORDS.event(event, PAIR, variant="escoba").startswith("Escoba!")
    assert WORDS.event(event, PAIR, variant="chkobba").startswith("Chkobba!")


def test_plays_and_prompts() -> None:
    take = card_play(parse_card("7S"), parse_cards("3C 4B"))
    assert WORDS.play(take) == "Take the 3 of cups and the 4 of clubs with the 7 of swords."
    assert WORDS.play(card_play(parse_card("2D"), parse_cards(""))) == "Lay the 2 of coins."
    assert WORDS.play(declare(Declaration.UNDER_TEN, 2)).endswith("The 7 of cups counts as 2.")
    assert WORDS.must_lay(RITA) == "The table is empty: Rita must lay a card."
    assert WORDS.cannot_lay(cards("4B")) == "That card takes the 4 of clubs: it cannot be laid."
    assert WORDS.take_with(parse_card("7D")) == "Take with the 7 of coins:"
    assert WORDS.round_caption(4, 3, 6) == "Round 4  ·  deal 3 of 6"
    assert WORDS.round_brief(4, 3, 6) == "Round 4  ·  3/6"
    assert WORDS.round_brief(4, 1, 1) == WORDS.round_caption(4, 1, 1) == "Round 4"


def test_counts_have_their_plural() -> None:
    assert (WORDS.n_cards(1), WORDS.n_cards(2)) == ("1 card", "2 cards")
    assert (WORDS.n_matches(1), WORDS.n_matches(2)) == ("1 match", "2 matches")
    assert WORDS.cards_left(18) == "18 left"


def test_days() -> None:
    today = date(2026, 11, 29)
    assert WORDS.when(date(2026, 11, 29), today) == "today"
    assert WORDS.when(date(2026, 11, 28), today) == "yesterday"
    assert WORDS.when(date(2026, 11, 2), today) == "2 November"
    assert WORDS.when(date(2025, 11, 2), today) == "2 November 2025"


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_game_has_its_words(variant: str) -> None:
    assert wr.variant_name(variant)
    assert 20 <= len(wr.variant_sentence(variant)) <= 70
    assert wr.variant_story(variant).endswith(".")
    rules = Rules.of(variant)
    for category in Category:
        assert ws.category_name(WORDS, category, variant)
        assert ws.category_rule(WORDS, category, rules)
    for seating in VARIANTS[variant].seatings:
        for section in wb.rules_text(WORDS, rules, seating):
            assert section.lines
            for line in section.lines:
                assert line.text[-1] == "."
                assert not line.own
                assert "%" not in line.text
        assert wr.match_caption(WORDS, variant, seating)
    assert wr.seats_note(variant)


@pytest.mark.parametrize("option", OPTIONS.values(), ids=OPTIONS)
def test_every_option_has_its_words(option: object) -> None:
    assert wr.option_label(option.name)
    values = list(option.values)
    assert len({wr.option_line(option.name, value) for value in values}) == len(values)
    assert len({wr.option_value(option.name, value) for value in values}) == len(values)


def test_rules_speak_of_the_deck_on_the_table() -> None:
    french = Words("french")
    said = [wr.option_line(o.name, value, french) for o in OPTIONS.values() for value in o.values]
    said += [wr.option_label(name, french) for name in OPTIONS]
    said += [wr.variant_sentence(name, french) + wr.variant_story(name, french) for name in VARIANTS]
    said += [line.text for part in wb.rules_text(french, Rules.of("scopa", napola=True), "2") for line in part.lines]
    for sentence in said:
        assert "coins" not in sentence
        assert "knight" not in sentence
    assert "Ponino: the queen of every suit doubles the sweeps" in said


def test_own_rules_come_first() -> None:
    lines = wr.table_rules(Rules.of("scopa", capture_choice="any", napola=True, target=21))
    assert [line.own for line in lines] == [True, True, False, False, False]
    assert lines[0].text == "Free choice of what to take"
    assert next(line.text for line in wr.table_rules(Rules.of("scopa"))) == "Fewest cards when there is a choice"


def test_a_round_is_told_in_its_title() -> None:
    assert ws.round_title(WORDS, 4, (4, 2), PAIR) == "Round 4: four points to you, two to Rita"
    assert ws.round_title(WORDS, 4, (1, 3), PAIR) == "Round 4: three points to Rita, one to you"
    watched = Names(tuple(Player(name) for name in "ABCDEF"), ((0, 2, 4), (1, 3, 5)))
    title = "Round 4: three points to A, C and E, one to B, D and F"
    assert ws.round_title(WORDS, 4, (3, 1), watched) == title, "neither team is the other one to who only watches"
    assert ws.round_title(WORDS, 4, (2, 2), PAIR) == "Round 4: two points each"
    assert ws.round_title(WORDS, 4, (0, 0), PAIR) == "Round 4: nobody scores"
    three = Names((YOU, RITA, BRUNO), SEATINGS["3"])
    assert ws.round_title(WORDS, 2, (2, 2, 1), three) == "Round 2: two points each to you and Rita"
    assert ws.round_title(WORDS, 2, (0, 8, 1), three) == "Round 2: 8 points to Rita"


def test_ties_are_explained() -> None:
    rules = Rules.of("scopa")
    half = parse_cards(" ".join(f"{n}D" for n in (1, 2, 3, 4, 5)))
    rest = parse_cards(" ".join(f"{n}D" for n in (6, 7, 8, 9, 10)))
    score = score_round(rules, [SideTake(half), SideTake(rest)])
    coins = score.line(Category.COINS)
    assert coins is not None
    assert ws.tie_sentence(coins, rules) == "5 each: nobody scores"
    assert ws.tie_note(WORDS, coins, rules, PAIR) == "Coins: 5 each, nobody scores."
    settebello = score.line(Category.SETTEBELLO)
    assert settebello is not None
    assert ws.tie_sentence(settebello, rules) == ""


def test_a_tie_of_several_names_them() -> None:
    line = CategoryScore(Category.COINS, Verdict.TIE, tuple(SideCount(n, (), 0) for n in (3, 3, 2)))
    three = Names((YOU, RITA, BRUNO), SEATINGS["3"])
    assert ws.tie_sentence(line, Rules.of("scopa")) == "level at 3: nobody scores"
    note = ws.tie_note(WORDS, line, Rules.of("scopa"), three)
    assert note == "Coins: You and Rita have 3 each, nobody scores."


def test_every_text_can_be_translated(tmp_path: Path, qtbot: QtBot) -> None:
    tool = shutil.which("pyside6-lupdate", path=str(Path(sys.executable).parent)) or shutil.which("pyside6-lupdate")
    if tool is None:
        pytest.skip("pyside6-lupdate is not installed")
    folder = Path(wr.__file__).parent
    sources = sorted(str(path) for path in folder.glob("words*.py"))
    target = tmp_path / "words.ts"
    subprocess.run([tool, *sources, "-ts", str(target)], check=True, capture_output=True, timeout=60)
    texts = {message.findtext("source") for message in ElementTree.parse(target).iter("message")}
    counted = {
        message.findtext("source") for message in ElementTree.parse(target).iter("message") if message.get("numerus")
    }
    for table in (wr._NAMES, wr._SENTENCES, wr._STORIES, wr._LABELS, wr._LINES, wr._VALUES, wr._NUMBER_LINES):
        assert set(table.values()) <= texts
    assert {"%3 takes %1 %2.", "Round %1: %2 each to %3", "of coins", "the ace %1"} <= texts
    for table in (wc._NAMES, wc._SENTENCES, wc._TASTES):
        assert set(table.values()) <= texts
    assert {name for names in (wf._RANKS, *wf._FIGURES.values()) for name in names} <= texts
    assert {"Nobody peeks", "Deal %1", "Level %1  ·  %2"} <= texts
    assert {"%n card(s)", "%n point(s)", "%n left"} <= counted
    contexts = {context.findtext("name") for context in ElementTree.parse(target).iter("context")}
    assert contexts <= {"Faults", "Troubles", "Words"}


def test_no_text_hides_from_the_tool_of_translators(tmp_path: Path) -> None:
    """A call within an f-string is not seen by it."""
    package = Path(wr.__file__).parent
    sources = [*sorted(package.rglob("*.py")), package.parent / "app.py"]
    target = tmp_path / "all.ts"
    tool = Path(sys.executable).parent / "pyside6-lupdate"
    subprocess.run([tool, *sources, "-ts", target], check=True, capture_output=True, timeout=60)
    seen = {message.findtext("source") for message in ElementTree.parse(target).iter("message")}
    places = {"translate": 1, "QT_TRANSLATE_NOOP": 1, "tr": 0}
    hidden = []
    for source in sources:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                place = places.get(getattr(node.func, "id", getattr(node.func, "attr", "")), 99)
                text = node.args[place] if len(node.args) > place else None
                if isinstance(text, ast.Constant) and isinstance(text.value, str) and text.value not in seen:
                    hidden.append(f"{source.name}:{node.lineno} {text.value}")
    assert hidden == []


def test_no_stop_or_comma_is_put_by_hand() -> None:
    """Between words it is the language that says how a sentence ends; errors for developers are in English alone."""
    package = Path(wr.__file__).parent
    by_hand = []
    for source in sorted(package.rglob("*.py")):
        tree = ast.parse(source.read_text(encoding="utf-8"))
        raised = {id(text) for node in ast.walk(tree) if isinstance(node, ast.Raise) for text in ast.walk(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and id(node) not in raised:
                for before, after in pairwise(node.values):
                    put = after.value if isinstance(after, ast.Constant) and isinstance(after.value, str) else ""
                    ends = put[:1] in set(".,;:!?") and put[1:2] in ("", " ") and put != ":"
                    if isinstance(before, ast.FormattedValue) and ends:
                        by_hand.append(f"{source.name}:{node.lineno} {put}")
    assert by_hand == []


def test_players_to_measure_by_have_names_and_no_number() -> None:
    captions = [level_caption(level) for level in ("random", "greedy", "chitarrella", "easy", "no_such")]
    assert captions == ["Random", "Greedy", "Chitarrella", "Level 2  ·  Easy", "No such"]
    assert levels_note(["random", "greedy"]) == ""
