from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.store import preferences_file
from scopa_desktop.store.files import Unreadable
from scopa_desktop.store.preferences import Preferences, defaults, settings
from scopa_desktop.store.preferences_file import MAX_BYTES, PreferencesFile
from scopa_desktop.store.preferences_text import render
from scopa_desktop.store.table_setup import SeatSetup, TableSetup
from scopa_desktop.store.troubles import Trouble, TroubleKind

SETUP = TableSetup(
    "cirulla",
    "2x2",
    {"target": 31, "max_capture": None},
    tuple(SeatSetup(f"Player {n}", "human" if n == 0 else "greedy", "sun") for n in range(4)),
)
CHOSEN = Preferences().changed(
    deck="my-deck.2", cloth="notte", speed="off", geometry=[1, -2, 900, 600], name="Zoë", new_game=SETUP
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "preferences.toml"


def load(path: Path) -> tuple[Preferences, list[Trouble]]:
    troubles: list[Trouble] = []
    return PreferencesFile(path, troubles.append).load(), troubles


def asides(path: Path) -> list[Path]:
    return sorted(path.parent.glob(path.name + ".broken-*"))


def test_without_a_file_the_defaults_hold(path: Path) -> None:
    assert load(path) == (Preferences(), [])
    assert not path.exists()


def test_what_was_saved_is_loaded(path: Path) -> None:
    file = PreferencesFile(path, pytest.fail)
    file.load()
    assert file.save(CHOSEN)
    assert load(path) == (CHOSEN, [])


def test_saving_creates_the_folder(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "preferences.toml"
    assert PreferencesFile(path, pytest.fail).save(Preferences())
    assert load(path) == (Preferences(), [])


def test_every_setting_is_explained_in_the_file() -> None:
    text = render(Preferences(), {})
    for setting in settings().values():
        assert f"# {setting.meaning}" in text


def test_every_default_is_allowed() -> None:
    for name, setting in settings().items():
        assert setting.read(defaults()[name]) == defaults()[name]


def test_a_change_must_be_allowed() -> None:
    with pytest.raises(ValueError, match="verde"):
        Preferences().changed(cloth="pink")
    with pytest.raises(ValueError, match="no preference"):
        Preferences().changed(colour="pink")


BROKEN = {
    "syntax": b"[table\ndeck = ",
    "not UTF-8": b'deck = "\xff\xfe"',
    "binary": bytes(range(256)),
    "huge": b"# " + b"x" * MAX_BYTES,
    "nested": b"a = " + b"[" * 20_000,
    "dotted": b".".join([b"a"] * 5_000) + b" = 1",
    "twice": b"a = 1\na = 2\n",
    "long number": b"a = " + b"9" * 6_000,
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN)
def test_a_broken_file_is_set_aside_and_the_defaults_play_on(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    preferences, troubles = load(path)
    assert preferences == Preferences()
    assert [trouble.kind for trouble in troubles] == [TroubleKind.PREFERENCES_BROKEN]
    assert "\n" not in str(troubles[0])
    (aside,) = asides(path)
    assert aside.read_bytes() == content
    assert aside.name in str(troubles[0])
    assert not path.exists()


def test_a_folder_in_the_files_place_is_set_aside(path: Path) -> None:
    (path / "inside").mkdir(parents=True)
    file = PreferencesFile(path, (troubles := []).append)
    assert file.load() == Preferences()
    assert [trouble.kind for trouble in troubles] == [TroubleKind.PREFERENCES_BROKEN]
    assert (asides(path)[0] / "inside").is_dir()
    assert file.save(CHOSEN)
    assert load(path) == (CHOSEN, [])


@pytest.mark.skipif(os.name == "nt", reason="no named pipes in the file system")
def test_a_pipe_in_the_files_place_does_not_hang(path: Path) -> None:
    os.mkfifo(path)
    preferences, troubles = load(path)
    assert preferences == Preferences()
    assert len(troubles) == 1 and len(asides(path)) == 1


def test_a_link_to_nothing_is_set_aside(path: Path) -> None:
    path.symlink_to(path.parent / "gone")
    assert [trouble.kind for trouble in load(path)[1]] == [TroubleKind.PREFERENCES_BROKEN]


def test_an_unreadable_file_is_set_aside(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.write_text("version = 1\n")

    def refuse(self: Path, *args: Any) -> None:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "open", refuse)
    preferences, troubles = load(path)
    assert preferences == Preferences()
    assert "(permission denied)" in str(troubles[0])
    assert len(asides(path)) == 1


def test_a_broken_file_that_cannot_be_set_aside_is_reported_all_the_same(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_bytes(b"[")

    def refuse(path: Path) -> Path:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(preferences_file, "set_aside", refuse)
    assert [trouble.kind for trouble in load(path)[1]] == [TroubleKind.PREFERENCES_STUCK]


def test_two_broken_files_in_one_second_are_both_kept(path: Path) -> None:
    for content in (b"[1", b"[2", b"[3"):
        path.write_bytes(content)
        load(path)
    assert sorted(aside.read_bytes() for aside in asides(path)) == [b"[1", b"[2", b"[3"]


def test_a_bad_value_falls_back_alone(path: Path) -> None:
    path.write_text('[table]\ncloth = "pink"\ndeck = "spanish"\n[play]\nconfirm_play = 1\nhand_sort = "value"\n')
    preferences, troubles = load(path)
    assert preferences == Preferences().changed(deck="spanish", hand_sort="value")
    cloth, confirm = map(str, troubles)
    assert "must be verde, noce, notte, " in cloth
    assert cloth.endswith("buio or own, not pink; it is verde now.")
    assert confirm == "The preference play.confirm_play must be true or false, not 1; it is false now."
    assert path.exists()


@pytest.mark.parametrize(
    "text",
    [
        "table = 1",
        "new_game = [1]",
        'new_game.variant = "poker"',
        'new_game.seating = "5"',
        'new_game.variant = "scopone"\nnew_game.seating = "2"',
        "new_game.house_rules.target = 0",
        "new_game.house_rules = 3",
        "new_game.seats = [1, 2]",
        'new_game.seats = [{name = "A", player = "human"}]',
        'new_game.seats = [{name = "A", player = "human"}, {name = "B\\n", player = "greedy"}]',
        "window.geometry = [1, 2, 3]",
        "window.geometry = [1, 2, 0, 9]",
        "window.geometry = [1, 2, 3.0, 9]",
        'table.deck = "../../etc"',
        "sound.volume = 101",
        "sound.volume = -1",
        "sound.volume = 50.5",
        "sound.volume = true",
        'sound.volume = "loud"',
        'player.name = "\\u202e"',
    ],
)
def test_each_hostile_value_gets_one_sentence(path: Path, text: str) -> None:
    path.write_text(text)
    preferences, troubles = load(path)
    assert [trouble.kind for trouble in troubles] == [TroubleKind.PREFERENCE_REFUSED]
    assert PreferencesFile(path, pytest.fail).save(preferences)
    assert load(path) == (preferences, [])


def test_what_is_unknown_is_kept(path: Path) -> None:
    path.write_text(
        "version = 7\nloose = 1\nloose_tables = [{a = 1}]\n"
        '[table]\ncloth = "noce"\nglow = 0.5\n[table.deep]\nx = 1979-05-27\n[future]\na = [{b = "c"}]\n'
        '[new_game]\nmusic = "off"\n'
    )
    file = PreferencesFile(path, pytest.fail)
    preferences = file.load()
    assert file.save(preferences.changed(cloth="notte"))
    data = tomllib.loads(path.read_text())
    assert data["version"] == 7
    assert (data["loose"], data["loose_tables"]) == (1, [{"a": 1}])
    assert data["table"]["cloth"] == "notte"
    assert data["table"]["glow"] == 0.5
    assert str(data["table"]["deep"]["x"]) == "1979-05-27"
    assert data["future"] == {"a": [{"b": "c"}]}
    assert data["new_game"]["music"] == "off"


@pytest.mark.parametrize(("before", "now"), [("true", "small"), ("false", "off"), ('"large"', "large")])
def test_names_on_the_cards_that_were_on_or_off_stay_so(path: Path, before: str, now: str) -> None:
    path.write_text(f'version = 1\n[table]\ndeck = "spanish"\ncard_names = {before}\n', "utf-8")
    preferences, troubles = load(path)
    assert (preferences.card_names, preferences.deck, troubles) == (now, "spanish", [])
    assert PreferencesFile(path, pytest.fail).save(preferences)
    assert load(path) == (preferences, [])
    assert f'card_names = "{now}"' in path.read_text("utf-8")


def test_a_file_that_cannot_be_written_is_reported_once(path: Path) -> None:
    path.mkdir()
    file = PreferencesFile(path, (troubles := []).append)
    assert not file.save(Preferences())
    assert not file.save(Preferences())
    assert [trouble.kind for trouble in troubles] == [TroubleKind.PREFERENCES_NOT_SAVED]
    assert list(path.parent.iterdir()) == [path], "no temporary file is left behind"


_plain = st.one_of(
    st.booleans(), st.integers(-(2**62), 2**62), st.floats(allow_nan=False), st.text(max_size=20), st.dates()
)
_value = st.recursive(
    _plain,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
_names = st.sampled_from(["version", "table", "play", "window", "new_game", "house_rules", "seats", *settings()])
_tables = st.dictionaries(_names | st.text(max_size=8), _value, max_size=5)


@given(data=st.dictionaries(_names | st.text(max_size=8), _value | _tables, max_size=6))
def test_any_toml_is_read_and_what_is_unknown_survives(
    tmp_path_factory: pytest.TempPathFactory, data: dict[str, Any]
) -> None:
    import tomli_w

    path = tmp_path_factory.mktemp("preferences") / "preferences.toml"
    text = tomli_w.dumps(data)
    path.write_bytes(text.encode())
    troubles: list[Trouble] = []
    file = PreferencesFile(path, troubles.append)
    preferences = file.load()
    assert all("\n" not in str(trouble) for trouble in troubles)
    assert file.save(preferences)
    assert load(path) == (preferences, [])
    kept = tomllib.loads(path.read_text("utf-8"))
    for key in tomllib.loads(text).keys() - {"version", "new_game"} - {s.section for s in settings().values()}:
        assert kept[key] == tomllib.loads(text)[key]


@given(at=st.integers(0, 2000), flip=st.integers(1, 255), cut=st.booleans())
def test_a_damaged_file_never_raises(tmp_path_factory: pytest.TempPathFactory, at: int, flip: int, cut: bool) -> None:
    path = tmp_path_factory.mktemp("preferences") / "preferences.toml"
    whole = bytearray(render(CHOSEN, {}).encode())
    at %= len(whole)
    whole[at] ^= flip
    path.write_bytes(whole[:at] if cut else whole)
    preferences, troubles = load(path)
    assert isinstance(preferences, Preferences)
    assert all(str(trouble).endswith(".") for trouble in troubles)
    assert PreferencesFile(path, pytest.fail).save(preferences)


def test_the_one_switch_of_older_versions_becomes_a_set_for_each_level(path: Path) -> None:
    path.write_text("[play]\nshow_takes = false\nconfirm_play = true\n")
    file = PreferencesFile(path, pytest.fail)
    preferences = file.load()
    usual = Preferences()
    for level in ("beginner", "easy", "medium", "hard", "expert"):
        name = f"aids_{level}"
        assert getattr(preferences, name) == tuple(aid for aid in getattr(usual, name) if aid != "takes")
    assert preferences.confirm_play
    assert file.save(preferences)
    assert "show_takes" not in path.read_text()
    assert load(path) == (preferences, [])
    path.write_text("[play]\nshow_takes = true\n")
    assert load(path) == (usual, [])


def test_a_file_that_could_be_neither_read_nor_moved_is_not_overwritten(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program holds it for a while, as on Windows."""
    path.write_text('[play]\nhand_sort = "value"\n')
    held = [True]
    real_read, real_aside = preferences_file.read_bounded, preferences_file.set_aside

    def read(where: Path, limit: int) -> bytes | None:
        if held[0]:
            raise Unreadable("it is a folder")
        return real_read(where, limit)

    def aside(where: Path) -> Path:
        if held[0]:
            raise PermissionError(13, "Permission denied")
        return real_aside(where)

    monkeypatch.setattr(preferences_file, "read_bounded", read)
    monkeypatch.setattr(preferences_file, "set_aside", aside)
    told: list[Trouble] = []
    file = PreferencesFile(path, told.append)
    preferences = file.load()
    assert not file.save(preferences.changed(name="Anna")) and not file.save(preferences)
    assert path.read_text() == '[play]\nhand_sort = "value"\n'
    held[0] = False
    assert file.save(preferences.changed(name="Anna"))
    assert [each.kind for each in told] == [TroubleKind.PREFERENCES_STUCK, TroubleKind.PREFERENCES_BROKEN]
    assert asides(path)[0].read_text() == '[play]\nhand_sort = "value"\n'
    assert load(path)[0].name == "Anna"


@pytest.mark.parametrize("name", ["می\u200cخواهم", "👩\u200d🦰"])
def test_names_may_have_joiners(path: Path, name: str) -> None:
    file = PreferencesFile(path, pytest.fail)
    file.save(file.load().changed(name=name))
    assert load(path) == (Preferences().changed(name=name), [])
