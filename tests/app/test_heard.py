"""The whole program with an output that only remembers: whole rounds, muting, what is stored, and how it ends."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scopa_desktop.app import Program
from scopa_desktop.core.events import Captured, CardLaid, Declared, Event, LeftoversTaken, Scopa
from scopa_desktop.session.change import Change
from scopa_desktop.sound.cues import CUES
from scopa_desktop.store.paths import Paths
from scopa_desktop.store.preferences import Preferences
from scopa_desktop.store.preferences_file import PreferencesFile
from scopa_desktop.store.table_setup import SeatSetup, TableSetup
from scopa_desktop.ui import sounds
from scopa_desktop.ui.controls import Field
from scopa_desktop.ui.strip import Tool
from scopa_desktop.ui.table.view import TableView
from scopa_desktop.ui.windows.main import MainWindow
from scopa_desktop.ui.windows.newgame import NewGamePage
from scopa_desktop.ui.windows.newgame_parts import Setup
from scopa_desktop.ui.windows.preferences import PreferencesSheet
from scopa_desktop.ui.windows.summary import SummarySheet
from tests.app.running import prefer
from tests.sound.heard import Heard

PATIENCE = 90.0
ROOT = Path(__file__).parents[2]


class Evening:
    """A program whose loudspeaker only remembers."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, **preferences: object) -> None:
        prefer(folder, **{"speed": "off", "start_table": False, **preferences})
        self.folder = folder
        self.out = Heard()
        monkeypatch.setattr(sounds, "speaker", lambda: self.out)
        self.program = Program(folder)
        assert self.program.open()
        self.wait(lambda: self.program.window is not None and self.program.window.isVisible())
        self.events: list[Event] = []
        self.moments: Counter[str] = Counter()
        self.view.moment.connect(lambda moment: self.moments.update([moment.name]))

    @property
    def window(self) -> MainWindow:
        assert self.program.window is not None
        return self.program.window

    @property
    def view(self) -> TableView:
        return self.window._table()

    @property
    def names(self) -> Counter[str]:
        """How often each sound was asked for."""
        return Counter(play.take.rpartition("-")[0] for play in self.out.plays)

    def wait(self, seen: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE
        while not seen():
            QApplication.processEvents()
            assert time.monotonic() < end
            time.sleep(0.001)

    def sit_down(self, variant: str = "scopa", number: int = 12, target: int = 11) -> None:
        seats = (SeatSetup("", "human", "sun"), SeatSetup("Rita", "greedy", "lemon"))
        self.window._start_match(Setup(TableSetup(variant, "2", {"target": target}, seats), number))
        session = self.window.session
        assert session is not None
        session.add_listener(self._remember)

    def _remember(self, change: Change) -> None:
        self.events.extend(change.events)

    def stored(self) -> Preferences:
        return PreferencesFile(Paths.under(self.folder).preferences, pytest.fail).load()

    def sheet(self) -> SummarySheet | None:
        return next((each for each in self.window.findChildren(SummarySheet) if each.isVisible()), None)

    def play_round(self) -> SummarySheet:
        """Play whatever is legal until the summary lies there."""
        while True:
            self.wait(lambda: self.sheet() is not None or (self.view.live and not self.view.busy))
            sheet, session = self.sheet(), self.window.session
            if sheet is not None:
                return sheet
            assert session is not None
            self.view.pick(session.match.round.legal_plays()[0])

    def close(self) -> None:
        shell = self.program.shell
        assert shell is not None
        shell.close()
        self.program.close()
        shell.deleteLater()
        self.program.shell = self.program.window = None
        del shell
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Evening]]:
    made: list[Evening] = []

    def begin(**preferences: object) -> Evening:
        made.append(Evening(tmp_path, monkeypatch, **preferences))
        return made[-1]

    yield begin
    for each in made:
        each.close()
        assert each.out.closed or not each.out.plays


def count(events: list[Event], *kinds: type) -> int:
    return sum(isinstance(event, kinds) for event in events)


@pytest.mark.parametrize(("variant", "number"), [("scopa", 12), ("cirulla", 3)])
def test_in_a_whole_round_every_step_has_its_sound(evening: Callable[..., Evening], variant: str, number: int) -> None:
    table = evening()
    table.sit_down(variant, number)
    sheet = table.play_round()
    seen, heard, events = table.moments, table.names, table.events
    assert seen["laid"] == count(events, CardLaid)
    assert seen["taken"] == count(events, Captured)
    assert count(events, Captured) <= seen["swept"]
    assert seen["swept"] <= count(events, Captured, LeftoversTaken) + 1  # a dealer may take the opening table
    assert seen["scopa"] >= count(events, Scopa)
    assert seen["declared"] == count(events, Declared)
    assert seen["stock empty"] == 1
    for moment, number_seen in seen.items():  # without movement two plays may come at the same instant
        if moment not in ("flipped", "your turn"):
            assert 0 < heard[CUES[moment].sound] <= number_seen + 1, moment
    assert heard["take"] == count(events, Captured)
    assert heard["deal"] >= 5
    assert heard["point"] == 1  # all rows came into sight at once
    assert heard["match_won"] == heard["match_lost"] == heard["your_turn"] == heard["shuffle"] == 0
    assert sheet.summary.winner is None


def test_the_end_of_a_match_is_heard_once(evening: Callable[..., Evening]) -> None:
    table = evening(turn_sound=True)
    table.sit_down(target=1)
    sheet = table.play_round()
    summary = sheet.summary
    while summary.winner is None:
        QTest.keyClick(sheet, Qt.Key.Key_Return)
        sheet = table.play_round()
        summary = sheet.summary
    won = summary.winner == 0
    assert (table.names["match_won"], table.names["match_lost"]) == (int(won), int(not won))
    assert table.names["your_turn"] > 10
    sheet.log_wanted.emit()
    table.wait(lambda: table.window._sheet is not None and not isinstance(table.window._sheet, SummarySheet))
    assert table.window._sheet is not None
    table.window._sheet.close_sheet()
    table.wait(lambda: table.sheet() is not None)
    assert table.names["match_won"] + table.names["match_lost"] == 1


def test_with_movement_rows_tick_one_after_the_other_and_higher(evening: Callable[..., Evening]) -> None:
    table = evening(speed="lightning")
    table.sit_down()
    sheet = table.play_round()
    table.wait(lambda: not sheet._revealing())
    scoring = sum(sheet.table.scores(row) for row in range(sheet.table.rows))
    ticks = [play.pitch for play in table.out.plays if play.take.startswith("point")]
    assert len(ticks) == scoring
    assert ticks == sorted(ticks)
    assert table.names["shuffle"] == 1
    assert table.names["flip"] == 0


@pytest.mark.parametrize("silent", [{"sound": False}, {"volume": 0}])
def test_muted_or_at_volume_nothing_nothing_is_asked_for(
    evening: Callable[..., Evening], silent: dict[str, object]
) -> None:
    table = evening(**silent)
    table.sit_down()
    table.play_round()
    assert table.out.plays == []


def test_m_mutes_at_the_table_and_that_is_stored(evening: Callable[..., Evening]) -> None:
    table = evening()
    action = table.window.actions_.mute
    table.sit_down()
    table.wait(lambda: table.view.live and not table.view.busy)
    assert not action.isChecked()
    before, cuts = len(table.out.plays), table.out.cuts
    QTest.keyClick(table.view, Qt.Key.Key_M)
    assert action.isChecked()
    assert table.out.cuts > cuts
    tool = next(each for each in table.window.findChildren(Tool) if each.defaultAction() is action)
    assert tool.isChecked()
    assert "M" in tool.toolTip()
    assert not table.stored().sound
    session = table.window.session
    assert session is not None
    table.view.pick(session.match.round.legal_plays()[0])
    table.wait(lambda: table.view.live and not table.view.busy)
    assert len(table.out.plays) == before
    QTest.keyClick(table.view, Qt.Key.Key_M)
    assert not action.isChecked()
    assert table.stored().sound


def test_m_is_a_letter_where_one_writes(evening: Callable[..., Evening]) -> None:
    table = evening()
    table.window.show_new_game()
    page = table.window.pages.currentWidget()
    assert isinstance(page, NewGamePage)
    page.activateWindow()
    field = Field(table.window.look, "Name", "", page)
    field.show()
    field.setFocus()
    table.wait(field.hasFocus)
    QTest.keyClicks(field, "Mamma m")
    assert field.text() == "Mamma m"
    assert table.window.choices.now.sound


def test_the_preferences_follow_the_key_and_the_slider_is_heard(evening: Callable[..., Evening]) -> None:
    table = evening()
    table.window.show_preferences()
    sheet = table.window._sheet
    assert isinstance(sheet, PreferencesSheet)
    sheet.sounds.volume.setValue(30)
    assert table.window.choices.now.volume == 30
    assert table.names == Counter(take=1)
    assert table.out.plays[0].left < 0.15
    QTest.keyClick(sheet, Qt.Key.Key_M)
    assert not sheet.sounds.on.isChecked()
    assert not sheet.sounds.volume.isEnabled()
    assert not table.window.choices.now.sound
    sheet.sounds.on.setChecked(True)
    assert table.window.choices.now.sound
    assert not table.window.actions_.mute.isChecked()
    sheet.restore()
    assert table.window.choices.now.volume == 80


def test_what_cannot_be_done_thuds(evening: Callable[..., Evening]) -> None:
    table = evening()
    table.sit_down()
    table.view.refused.emit("That card takes the 4: it cannot be laid.")
    assert table.names["refuse"] == 1
    table.view.refused.emit("")
    assert table.names["refuse"] == 1


def test_skipping_cuts_what_sounds_and_no_sound_of_the_rest_follows(evening: Callable[..., Evening]) -> None:
    table = evening(speed="slow")
    table.sit_down()
    table.wait(lambda: table.view.busy and table.out.plays)
    before, cuts = len(table.out.plays), table.out.cuts
    QTest.keyClick(table.view, Qt.Key.Key_Space)
    assert not table.view.busy
    assert (len(table.out.plays), table.out.cuts) == (before, cuts + 1)


def test_taking_back_is_heard_softly_and_is_no_news_of_a_turn(evening: Callable[..., Evening]) -> None:
    table = evening(turn_sound=True)
    table.sit_down()
    table.wait(lambda: table.view.live and not table.view.busy)
    session = table.window.session
    assert session is not None
    table.view.pick(session.match.round.legal_plays()[0])
    table.wait(lambda: table.view.live and not table.view.busy)
    before = len(table.out.plays)
    table.window.actions_.undo.trigger()
    table.wait(lambda: table.view.live and not table.view.busy)
    after = [play.take.rpartition("-")[0] for play in table.out.plays[before:]]
    assert set(after) == {"lay"}
    assert all(play.left < 0.9 for play in table.out.plays[before:])


def test_the_real_speaker_leaves_no_thread_behind(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = sounds.speaker
    table = Evening(tmp_path, monkeypatch)
    monkeypatch.setattr(sounds, "speaker", real)
    table.window._sounds = None
    table.sit_down()
    table.window.sounds.try_out()
    assert any(each.name == "sound" for each in threading.enumerate())
    table.close()
    assert not any(each.name == "sound" for each in threading.enumerate())


@pytest.mark.parametrize("module", ["headless", "players.worker", "engine", "ladder", "app", "ui.windows.main"])
def test_no_sound_is_loaded_by(module: str) -> None:
    """Not by the thinking process and the headless commands, and not before the first sound by the game."""
    program = (
        f"import sys, scopa_desktop.{module}; "
        "sys.exit(' '.join(each for each in sys.modules if 'miniaudio' in each or '_desktop.sound' in each) or None)"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
