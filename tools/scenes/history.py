"""Every match that was played, and one of them replayed."""

from __future__ import annotations

from functools import partial
from random import Random

from PySide6.QtCore import QDate, QPoint, Qt
from PySide6.QtTest import QTest

from scopa_desktop.core.deals import NumberedShuffles
from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.rules import VARIANTS, Rules
from scopa_desktop.session.replay import Mark
from scopa_desktop.ui.windows.history import HistoryPage
from tools.scenes.scene import Scene
from tools.scenes.studio import Studio, StudioError

PEOPLE = ("Nonna Rita", "Bruno", "Carla", "Don Peppe", "Livia")
LEVELS = ("beginner", "easy", "medium", "hard", "expert")
GAMES = (
    ("scopa", "2", "", ""),
    ("scopa", "2", "The long evening", "same:x"),
    ("cirulla", "2x2", "", ""),
    ("scopone_scientifico", "2x2", "Naples, last round", ""),
    ("escoba", "3", "", "day:2026-03-14"),
    ("scopa", "2", "", "file"),
    ("chkobba", "2", "", ""),
    ("scopa", "6", "Six at the table", ""),
    ("re_bello", "2", "", "from:x"),
    ("perdere", "2", "", ""),
    ("scopa", "2x2", "", ""),
    ("napola", "2", "", "twin:x"),
    ("scopa", "2", "", ""),
    ("quindici", "4", "Rain", ""),
    ("asso_simple", "2", "", ""),
    ("scopa", "2", "", "day:2026-02-28"),
    ("cirulla", "2", "", ""),
    ("frac", "2", "", ""),
)


def a_match(number: int, variant: str = "scopa", seating: str = "2", rounds: int = 99, plays: int = 9999) -> Match:
    """Return a match of a person against others, played at random to its end, or so far."""
    chance, rules = Random(number), Rules.of(variant)
    if seating not in VARIANTS[variant].seatings:
        seating = VARIANTS[variant].seatings[0]
    sides = rules.sides(seating)
    count = sum(map(len, sides))
    seats = [Seat("", "human")]
    seats += [Seat(PEOPLE[(number + seat) % 5], LEVELS[number % 5]) for seat in range(1, count)]
    match = Match(rules, sides, seats, NumberedShuffles(48_213 + number))
    while match.winner is None and plays and len(match.rounds) <= rounds:
        if match.round_scored:
            match.next_round()
        else:
            match.play(chance.choice(match.round.legal_plays()))
            plays -= 1
    return match


def remembered(studio: Studio) -> None:
    """Store some matches of the last weeks."""
    for number, (variant, seating, name, origin) in enumerate(GAMES):
        rounds = 1 if number in (0, 7, 12) else 99
        match = a_match(number, variant, seating, rounds, 50 if rounds == 1 else 99999)
        studio.matches.save(f"{number}", match, abandoned=number == 12, origin=origin)
        if name:
            studio.window.stage.history.rename(number + 1, name)
        moment = f"2026-0{3 - number // 8}-{28 - 3 * (number % 8):02}T{number + 2:02}:{3 * number:02}:00+00:00"
        with studio.window.stage.history._database.transaction() as connection:
            connection.execute("UPDATE matches SET updated = ? WHERE uuid = ?", (moment, f"{number}"))


def history(studio: Studio) -> HistoryPage:
    """Go to the history."""
    remembered(studio)
    studio.window.show_history()
    page = studio.window.pages.currentWidget()
    if not isinstance(page, HistoryPage):
        raise StudioError("the history is not there")
    return page


def first_won(studio: Studio) -> None:
    page = history(studio)
    page.table.choose(1)


def deleted(studio: Studio) -> None:
    page = history(studio)
    page.table.choose(2)
    QTest.keyClick(page.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(page.table, Qt.Key.Key_Delete)


def found(studio: Studio) -> None:
    page = history(studio)
    page.periods.set_value("between")
    page.since.setDate(QDate(2026, 1, 1))
    page.field.setText("rita")
    page._look_for()


def found_nothing(studio: Studio) -> None:
    page = history(studio)
    page.field.setText("Zoe")
    page._look_for()


def named(studio: Studio) -> None:
    page = history(studio)
    page.table.choose(4)
    page.table.rename()


def sorted_by_result(studio: Studio) -> None:
    page = history(studio)
    head = page.table.horizontalHeader()
    x = head.sectionViewportPosition(3) + 20
    QTest.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, head.height() // 2))


def empty(studio: Studio) -> None:
    studio.window.show_history()


def replayed(studio: Studio, number: int = 3, variant: str = "scopa", seating: str = "2", hands: bool = False) -> None:
    """Replay a match; a sweep has just been seen in its second round."""
    match = a_match(number, variant, seating)
    studio.window.replay(match, "x")
    control = studio.window._replay
    if control is None:
        raise StudioError("nothing is replayed")
    control.jump(Mark.ROUND, 1)
    control.jump(Mark.SCOPA, 1)
    if hands and studio.window._replay_bar is not None:
        control.step(1)
        studio.window._replay_bar.hands.click()
    studio.settle()


def at_the_round_end(studio: Studio, summary: bool = False) -> None:
    replayed(studio)
    control = studio.window._replay
    if control is None:
        raise StudioError("nothing is replayed")
    control.jump(Mark.ROUND, 1)
    control.step(-1)
    if summary:
        control.ask_summary()


HISTORY = (
    Scene("history", history, ("HistoryPage",), small=True),
    Scene("history-over", first_won, ("HistoryPage",)),
    Scene("history-deleted", deleted, ("HistoryPage", "Banner"), small=True),
    Scene("history-found", found, ("HistoryPage",), small=True),
    Scene("history-none", found_nothing, ("HistoryPage",)),
    Scene("history-named", named, ("HistoryPage",)),
    Scene("history-sorted", sorted_by_result, ("HistoryPage",)),
    Scene("history-empty", empty, ("HistoryPage",), small=True),
    Scene("replay", replayed, ("ReplayBar",), small=True),
    Scene("replay-open", partial(replayed, hands=True), ("ReplayBar",), small=True),
    Scene("replay-four", partial(replayed, variant="cirulla", seating="2x2", hands=True), ("ReplayBar",)),
    Scene("replay-six", partial(replayed, seating="6", hands=True), ("ReplayBar",), {"log_panel": True}, small=True),
    Scene("replay-round-end", at_the_round_end, ("ReplayBar",), small=True),
    Scene("replay-summary", partial(at_the_round_end, summary=True), ("SummarySheet",)),
)
