"""Hints in words: every kind of reason is a sentence, in every game and for every deck."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from scopa_desktop.core.cards import parse_card
from scopa_desktop.core.plays import parse_play
from scopa_desktop.core.rules import Rules
from scopa_desktop.players.advice import Advice, Reason, ReasonKind
from scopa_desktop.ui import words_hints
from scopa_desktop.ui.words import DECK_KINDS, Words
from scopa_desktop.ui.words_hints import HintWords, a_rank, doing, hint_words

Kind = ReasonKind
WORDS = Words()


def cards(text: str) -> tuple:
    return tuple(parse_card(each) for each in text.split())


def why(*reasons: Reason, variant: str = "scopa", words: Words = WORDS) -> str:
    advice = Advice(parse_play("7D x 3C+4C"), reasons, parse_play("5B"), 0.3)
    return hint_words(words, advice, Rules.of(variant), "Nonna Rita").why


SENTENCES = [
    (Reason(Kind.ONLY_PLAY), "There is nothing to choose: it is the only play."),
    (Reason(Kind.LEVEL), "Here all plays are about equally good."),
    (Reason(Kind.WINS_MATCH), "It wins the match at once."),
    (Reason(Kind.DECLARES, number=10), "It scores 10 points at once."),
    (Reason(Kind.SCOPA), "It sweeps the table for a point."),
    (Reason(Kind.SETTEBELLO), "It brings home the settebello."),
    (Reason(Kind.TRENTE, cards("2D"), 2), "It brings home the 2 of coins for 2 points."),
    (Reason(Kind.RE_BELLO), "It brings home the re bello."),
    (
        Reason(Kind.LAST_CAPTURE, number=1),
        "Nobody takes after you, so what is left over comes to you: 1 card.",
    ),
    (Reason(Kind.ACE_TAKES_ALL, number=4), "The ace takes the whole table: 4 cards."),
    (Reason(Kind.NO_SCOPA), "Another play would sweep the table, and a scopa counts against you."),
    (Reason(Kind.TAKES_NOTHING), "It takes nothing, so nothing counts against you."),
    (
        Reason(Kind.TAKES_LITTLE, number=2),
        "You have to take something, and nothing takes less than this: 2 cards.",
    ),
    (Reason(Kind.GETS_RID, cards("7D")), "It gets rid of the 7 of coins."),
    (
        Reason(Kind.SPARES_SETTEBELLO, number=34),
        "The next best would give Nonna Rita a chance of 34 % to take the settebello.",
    ),
    (Reason(Kind.SPARES_SETTEBELLO, number=100), "The next best would leave the settebello to Nonna Rita."),
    (
        Reason(Kind.SPARES_SCOPA, number=38),
        "The next best would give Nonna Rita a chance of 38 % to sweep the table.",
    ),
    (Reason(Kind.SPARES_SCOPA, number=100), "The next best would let Nonna Rita sweep the table."),
    (Reason(Kind.RUN, cards("1D 2D")), "It brings home the ace of coins and the 2 of coins for the piccola."),
    (Reason(Kind.GRANDE, cards("9D")), "It brings home the knight of coins for the grande."),
    (Reason(Kind.FRAC, number=2), "It brings home 2 points in aces and figures."),
    (Reason(Kind.SEVENS, cards("7C 7S")), "It brings home the 7 of cups and the 7 of swords."),
    (Reason(Kind.NO_SWEEP, number=12), "It leaves 12 on the table, which no card can sweep."),
    (Reason(Kind.LAST_GONE, number=7), "Only a 7 could sweep what it leaves, and the last one is gone."),
    (Reason(Kind.SWEEPERS_HELD, number=1), "Only an ace could sweep what it leaves, and nobody else can hold one."),
    (Reason(Kind.SWEEPERS_HELD), "Nobody else can hold a card that sweeps what it leaves."),
    (Reason(Kind.PRIMIERA, cards("7C")), "It brings home the 7 of cups for the primiera."),
    (Reason(Kind.PRIMIERA, cards("6C 6S")), "It brings home 2 cards for the primiera."),
    (Reason(Kind.COINS, number=1), "It brings home a card of coins."),
    (Reason(Kind.COINS, number=3), "It brings home 3 cards of coins."),
    (Reason(Kind.FELLOWS_GONE, cards("4B")), "Nobody can take the 4 of clubs: the other three of its rank are gone."),
    (Reason(Kind.TWIN, cards("4C 4B")), "You keep the 4 of cups, which can take it back."),
    (
        Reason(Kind.PREPARES, cards("5C 4C 1B")),
        "Next time the 5 of cups could take the 4 of cups and the ace of clubs.",
    ),
    (Reason(Kind.KEEPS, cards("7C")), "It keeps the 7 of cups in your hand."),
    (Reason(Kind.CARDS, number=4), "It brings home 4 cards."),
    (Reason(Kind.LEAST, cards("8C")), "It is the card of your hand that is worth least."),
    (Reason(Kind.FIFTEEN, cards("7D 5C 3B")), "It makes fifteen: 7 + 5 + 3 = 15."),
    (Reason(Kind.FIFTEEN, cards("7C 10B 4C")), "It makes fifteen."),
    (Reason(Kind.ON_AVERAGE), "Over all the ways in which the hidden cards may lie, it does best."),
]


@pytest.mark.parametrize(("reason", "sentence"), SENTENCES)
def test_each_kind_is_a_sentence(reason: Reason, sentence: str) -> None:
    assert why(reason) == sentence


def test_no_kind_is_without_words() -> None:
    assert {reason.kind for reason, _ in SENTENCES} == set(Kind)
    for deck in DECK_KINDS:
        for variant in ("scopa", "napola", "escoba", "perdere"):
            for reason, _ in SENTENCES:
                said = why(reason, variant=variant, words=Words(deck))
                assert said.endswith(".") and "%1" not in said and "%2" not in said and "(s)" not in said


def test_what_is_brought_home_is_one_sentence_and_the_other_play_comes_last() -> None:
    given = why(
        Reason(Kind.SETTEBELLO), Reason(Kind.SPARES_SCOPA, number=38), Reason(Kind.COINS, number=2), variant="napola"
    )
    assert given == (
        "It brings home the settebello and 2 cards of coins. "
        "The next best would give Nonna Rita a chance of 38 % to sweep the table."
    )
    given = why(Reason(Kind.PRIMIERA, cards("7C")), Reason(Kind.CARDS, number=3))
    assert given == "It brings home the 7 of cups for the primiera and 3 cards in all."
    assert why(Reason(Kind.RUN, cards("1D")), variant="napola") == "It brings home the ace of coins for the napola."


def test_suits_are_those_of_the_deck() -> None:
    french = Words("french")
    assert why(Reason(Kind.COINS, number=2), words=french) == "It brings home 2 cards of diamonds."
    assert [a_rank(french, rank) for rank in (1, 7, 8, 9, 10)] == ["an ace", "a 7", "a jack", "a queen", "a king"]
    assert a_rank(Words("numbers"), 8) == "an 8"


@pytest.mark.parametrize(
    ("cost", "variant", "sentence"),
    [
        (0.31, "scopa", "The next best, laying the 5 of clubs, would cost 0.3 points a round."),
        (0.049, "scopa", "The next best, laying the 5 of clubs, is about as good."),
        (98.0, "scopa", "The next best, laying the 5 of clubs, is far worse."),
        (0.31, "perdere", "The next best, laying the 5 of clubs, would be worse by 0.3 points a round."),
    ],
)
def test_the_runner_up_and_its_cost(cost: float, variant: str, sentence: str) -> None:
    advice = Advice(parse_play("7D x 3C+4C"), (Reason(Kind.SCOPA),), parse_play("5B"), cost)
    assert hint_words(WORDS, advice, Rules.of(variant), "Rita") == HintWords(
        "Take the 3 of cups and the 4 of cups with the 7 of coins.", "It sweeps the table for a point.", sentence
    )


def test_where_there_is_no_other_play_or_none_better_nothing_is_said_of_it() -> None:
    only = Advice(parse_play("5B"), (Reason(Kind.ONLY_PLAY),))
    level = Advice(parse_play("5B"), (Reason(Kind.LEVEL),), parse_play("6B"), 0.01)
    assert hint_words(WORDS, only, Rules.of("scopa"), "Rita").next_best == ""
    assert hint_words(WORDS, level, Rules.of("scopa"), "Rita").next_best == ""


def test_plays_as_something_one_may_do() -> None:
    assert doing(WORDS, parse_play("5B")) == "laying the 5 of clubs"
    assert doing(WORDS, parse_play("5B x 2C+3C")) == "taking the 2 of cups and the 3 of cups with the 5 of clubs"
    assert doing(WORDS, parse_play("three of a kind")) == "declaring three of a kind"
    assert doing(WORDS, parse_play("under ten")) == "declaring less than ten"
    assert doing(WORDS, parse_play("under ten 7C=2")) == "declaring less than ten with the wild 7 as 2"


def test_every_text_of_a_hint_can_be_translated(tmp_path: Path) -> None:
    tool = shutil.which("pyside6-lupdate", path=str(Path(sys.executable).parent)) or shutil.which("pyside6-lupdate")
    if tool is None:
        pytest.skip("pyside6-lupdate is not installed")
    target = tmp_path / "words.ts"
    subprocess.run([tool, words_hints.__file__, "-ts", str(target)], check=True, capture_output=True, timeout=60)
    tree = ElementTree.parse(target)
    texts = {message.findtext("source") for message in tree.iter("message")}
    assert {context.findtext("name") for context in tree.iter("context")} == {"Words"}
    assert set(words_hints._A_CARD.values()) <= texts
    assert {"It brings home %1.", "the settebello", "The next best, %1, would cost %2 points a round."} <= texts
    assert len(texts) > 60
