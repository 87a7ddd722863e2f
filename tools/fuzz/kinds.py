"""The kinds of files that the program reads: real ones, how they are damaged, and how they are read."""

from __future__ import annotations

import shutil
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

from scopa_desktop.assets import resources
from scopa_desktop.store.decks.remarks import DeckRefused
from scopa_desktop.store.troubles import StoreError, Trouble
from tools.fuzz.damage import (
    Damage,
    other_bytes,
    other_drawing,
    other_json,
    other_pages,
    other_picture,
    other_toml,
    other_zip,
)

RECORDS = Path(__file__).parents[2] / "tests" / "data" / "records"


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of file.

    Attributes:
        name: what it is called on the command line.
        share: how many of a thousand inputs are of this kind, when all are wanted: the cheaper, the more.
        corpus: real files.
        damage: what may be done to them.
        use: reads a file, which lies in an empty folder, as the program does; returns what it said of it, nothing if
            it was read without a word.
    """

    name: str
    share: int
    corpus: Callable[[], list[bytes]]
    damage: tuple[Damage, ...]
    use: Callable[[Path], list[str]]


# ------------------------------------------------------------------------------------------------------ records


def _records() -> list[bytes]:
    return [path.read_bytes() for path in sorted(RECORDS.rglob("*.scopa"))]


def _use_record(path: Path) -> list[str]:
    from scopa_desktop.store.exchange import match_of

    try:
        match_of(path)
    except StoreError as fault:
        return [str(fault)]
    return []


def _use_stored_record(path: Path) -> list[str]:
    from scopa_desktop.store.database import Database
    from scopa_desktop.store.exchange import Exchange
    from scopa_desktop.store.history import History
    from scopa_desktop.store.matches import Matches

    database = Database.in_memory()
    try:
        number = Exchange(database).read(path).number
        Matches(database).load(number)
        History(database).page()
    except StoreError as fault:
        return [str(fault)]
    finally:
        database.close()
    return []


# -------------------------------------------------------------------------------------------------- house rules


@cache
def _house_sets() -> tuple[object, ...]:
    from scopa_desktop.core.rules import OPTIONS, VARIANTS
    from scopa_desktop.store.house_sets import HouseSet

    options = {name: option.values[-1] for name, option in OPTIONS.items() if name not in ("max_capture", "inverse")}
    return (
        HouseSet("Nonna's", "any", {"last_play_scopa": True, "target": 21}),
        *(HouseSet(f"Sunday {name}", name, dict(variant.options)) for name, variant in VARIANTS.items()),
        HouseSet("Everything", "any", options),
    )


def _made(write: Callable[[Path], object]) -> bytes:
    """Return what is written into a file."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "made"
        write(path)
        return path.read_bytes()


def _shared_rules() -> list[bytes]:
    from scopa_desktop.store.house_sets import write_shared

    return [_made(lambda path, each=each: write_shared(path, each)) for each in _house_sets()]  # type: ignore[misc]


def _use_shared_rules(path: Path) -> list[str]:
    from scopa_desktop.core.rules import Rules
    from scopa_desktop.store.house_sets import ANY, read_shared

    try:
        found = read_shared(path)
    except StoreError as fault:
        return [str(fault)]
    found.applied_to(Rules.of("scopa" if found.variant == ANY else found.variant))
    return []


def _rule_lists() -> list[bytes]:
    from scopa_desktop.store.house_sets import HouseSets

    def write(path: Path) -> None:
        kept = HouseSets(path, _ignore)
        for each in _house_sets():
            kept.put(each)  # type: ignore[arg-type]

    return [_made(write)]


def _use_rule_list(path: Path) -> list[str]:
    from scopa_desktop.store.house_sets import HouseSet, HouseSets

    told = Told()
    kept = HouseSets(path, told)
    kept.put(HouseSet("One more", "any", {"target": 31}))
    return told.sentences


def _ignore(trouble: Trouble) -> None:
    """Say nothing."""


class Told:
    """Collects what is reported."""

    def __init__(self) -> None:
        self.sentences: list[str] = []

    def __call__(self, trouble: Trouble) -> None:
        self.sentences.append(str(trouble))


# -------------------------------------------------------------------------------------- preferences and the like


def _preferences() -> list[bytes]:
    from scopa_desktop.store.preferences import Preferences
    from scopa_desktop.store.preferences_file import PreferencesFile

    usual = Preferences()
    other = usual.changed(deck="french", sound=False, volume=3, language="it", name="Rita", geometry=(1, 2, 800, 600))
    return [_made(lambda path, each=each: PreferencesFile(path, _ignore).save(each)) for each in (usual, other)]  # type: ignore[misc]


def _use_preferences(path: Path) -> list[str]:
    from scopa_desktop.store.preferences_file import PreferencesFile

    told = Told()
    file = PreferencesFile(path, told)
    found = file.load()
    file.save(found)
    again = PreferencesFile(path, told).load()
    if again != found:
        raise AssertionError("what was read and written is not what is read again")
    return told.sentences


def _people() -> list[bytes]:
    stamp = "2026-01-02T03:04:05+00:00"
    return [
        f'ask = true\n\n[[people]]\nid = ""\nname = "Ada"\navatar = "sun"\nused = "{stamp}"\n\n'
        f'[[people]]\nid = "{_BRUNO}"\nname = "Bruno"\navatar = "lemon"\ncreated = "{stamp}"\n'.encode(),
    ]


_BRUNO: Final = "0123456789ab"


def _use_people(path: Path) -> list[str]:
    from scopa_desktop.store.paths import Paths
    from scopa_desktop.store.profiles import Profiles

    paths = Paths.under(path.parent)
    paths.create()
    (paths.data / "profiles" / _BRUNO).mkdir(parents=True)
    path.rename(paths.people)
    told = Told()
    everybody = Profiles(paths, told)
    for each in everybody.everybody:
        everybody.paths(each)
    assert everybody.last in everybody.everybody
    return told.sentences


def _puzzles() -> list[bytes]:
    import json

    from scopa_desktop.session.puzzling import read_shipped

    shipped = read_shipped(resources() / "puzzles.json")
    data = {
        "format": "scopa-puzzles",
        "version": 1,
        "results": [{"variant": "scopa", "difficulty": "hard", "tried": 5, "solved": 4, "first": 3}],
        "streak": 2,
        "best_streak": 7,
        "done": ["1", "2"],
        "following": {"scopa": 12},
        "waiting": list(shipped[:2]),
        "chosen": ["scopa", "hard"],
    }
    return [json.dumps(data).encode()]


def _use_puzzles(path: Path) -> list[str]:
    from scopa_desktop.players.puzzles import Puzzle
    from scopa_desktop.store.puzzles import PuzzleFile

    told = Told()
    file = PuzzleFile(path, told)
    for each in file.state.waiting:
        try:
            Puzzle.from_data(each)
        except (ValueError, TypeError, LookupError, AttributeError):
            told.sentences.append("a puzzle that waits makes no sense")
    file.save()
    return told.sentences


# -------------------------------------------------------------------------------------------------------- decks


def _manifests() -> list[bytes]:
    own = b'format = 1\nname = "Zia"\nsuits = "french"\nindices = true\ncorner_radius = 0.05\nbacks = ["back"]\n'
    cards = b'author = "A"\nlicence = "CC0"\n[printed]\n8 = "10"\n[cards]\ncoins_07 = "seven.png"\n7C = "cup.png"\n'
    return [*(path.read_bytes() for path in sorted((resources() / "decks").glob("*/deck.toml"))), own + cards]


def _use_manifest(path: Path) -> list[str]:
    from scopa_desktop.store.decks.manifest import read_manifest
    from scopa_desktop.ui.decks.manifest import DeckError, read_deck

    said = []
    try:
        read_manifest(path.read_bytes(), path.name)
    except DeckRefused as fault:
        said.append(str(fault))
    path.rename(path.with_name("deck.toml"))
    try:
        read_deck(path.parent)
    except DeckError as fault:
        if "has no picture" not in str(fault):  # there are none here
            said.append(str(fault))
    return said


def _drawings() -> list[bytes]:
    ours = sorted((resources() / "decks").glob("*/*_0[178].svg"))[:12]
    own = (
        b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 160"><defs><linearGradient id="a"><stop offset="0" '
        b'stop-color="#fff"/></linearGradient><mask id="m"><circle r="40" fill="#fff"/></mask><g id="s"><path '
        b'd="M1 2L30 40C1 2 3 4 5 6Z"/></g></defs><style>.x{fill:#a33}</style><rect class="x" width="100" height="160" '
        b'rx="5" fill="url(#a)"/><use href="#s" transform="rotate(30)"/><g mask="url(#m)"><ellipse rx="4" ry="9"/></g>'
        b"</svg>"
    )
    return [own, *(path.read_bytes() for path in ours if path.stat().st_size < 60_000)]


def _use_drawing(path: Path) -> list[str]:
    from scopa_desktop.store.decks.pictures import made_ready

    try:
        drawing = made_ready(path.read_bytes(), path.name, 0.05)
    except DeckRefused as fault:
        return [str(fault)]
    if drawing.ending == ".svg":
        _draw(path, drawing.data)
    return []


def _draw(path: Path, data: bytes) -> None:
    """Draw what was let in, as the table does."""
    from PySide6.QtCore import QSize

    from scopa_desktop.ui.decks.pixmaps import read_image

    place = path.with_suffix(".svg")
    place.write_bytes(data)
    read_image(str(place), QSize(60, 96))


def _picture_of(form: str, mode: str = "RGB", **save: object) -> bytes:
    from PIL import Image

    image = Image.linear_gradient("L").resize((70, 112)).convert(mode)
    made = BytesIO()
    image.save(made, form, **save)
    return made.getvalue()


def _pictures() -> list[bytes]:
    return [
        _picture_of("PNG"),
        _picture_of("PNG", "RGBA"),
        _picture_of("PNG", "P"),
        _picture_of("JPEG"),
        _picture_of("JPEG", progressive=True),
        _picture_of("WEBP"),
        _picture_of("GIF", "P"),
    ]


def _use_table_picture(path: Path) -> list[str]:
    from scopa_desktop.store.own_table import keep_picture, read_picture

    target = path.with_name("table.jpg")
    try:
        keep_picture(path, target)
        read_picture(target)
    except StoreError as fault:
        return [str(fault)]
    return []


def _zips() -> list[bytes]:
    made = BytesIO()
    with zipfile.ZipFile(made, "w") as packed:
        for suit in ("coins", "cups", "swords", "clubs"):
            for rank in range(1, 11):
                packed.writestr(f"zia/{suit}_{rank:02d}.svg", _PLAIN, zipfile.ZIP_DEFLATED)
        packed.writestr("zia/back.svg", _PLAIN)
        packed.writestr("zia/deck.toml", b'format = 1\nname = "Zia"\nsuits = "italian"\n')
    return [made.getvalue()]


_PLAIN: Final = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 160"><rect width="100" height="160"/></svg>'


def _use_zip(path: Path) -> list[str]:
    from scopa_desktop.store.decks.candidate import read_candidate

    try:
        read_candidate(path)
    except DeckRefused as fault:
        return [str(fault)]
    return []


# ----------------------------------------------------------------------------------------------------- database


def _databases() -> list[bytes]:
    from scopa_desktop.store.database import Database
    from scopa_desktop.store.exchange import Exchange

    def write(path: Path) -> None:
        database = Database.open(path, _ignore)
        for record in sorted((RECORDS / "good").iterdir())[::8]:
            Exchange(database).read(record)
        with database.transaction() as connection:  # always the same file
            connection.execute(
                "UPDATE matches SET uuid = printf('%032d', id), started = ?, updated = ?", (_THEN, _THEN)
            )
            connection.execute("UPDATE results SET updated = ?", (_THEN,))
        database.rows("VACUUM")
        database.rows("PRAGMA wal_checkpoint(TRUNCATE)")
        database.close()

    return [_made(write)]


_THEN: Final = "2026-01-02T03:04:05.000000+00:00"


def _use_database(path: Path) -> list[str]:
    from scopa_desktop.store.database import Database

    told = Told()
    database = Database.open(path, told)
    try:
        for part in _asked(database, told):
            try:
                part()
            except StoreError as fault:
                told.sentences.append(str(fault))
    finally:
        database.close()
    return told.sentences


def _asked(database: object, told: Told) -> Iterator[Callable[[], object]]:
    """Yield what the program asks of a database between its start and the pages of history and statistics."""
    from scopa_desktop.store.database import Database
    from scopa_desktop.store.history import History
    from scopa_desktop.store.matches import Matches
    from scopa_desktop.store.reviews import Reviews
    from scopa_desktop.store.statistics import Statistics

    assert isinstance(database, Database)
    matches, history, statistics = Matches(database), History(database), Statistics(database)
    yield lambda: matches.open_match(told)
    yield history.count
    yield history.page
    yield lambda: history.choices("variant")
    for number in range(1, 7):
        yield lambda number=number: matches.load(number)  # type: ignore[misc]
    yield statistics.totals
    yield statistics.breakdown
    yield statistics.course
    yield statistics.dealings
    yield statistics.matches
    yield lambda: Reviews(database).missed(0)


KINDS: Final = {
    kind.name: kind
    for kind in (
        Kind("rules", 300, _shared_rules, (other_json, other_bytes), _use_shared_rules),
        Kind("rule-list", 90, _rule_lists, (other_json, other_bytes), _use_rule_list),
        Kind("manifest", 230, _manifests, (other_toml, other_bytes), _use_manifest),
        Kind("preferences", 100, _preferences, (other_toml, other_bytes), _use_preferences),
        Kind("people", 90, _people, (other_toml, other_bytes), _use_people),
        Kind("puzzles", 90, _puzzles, (other_json, other_bytes), _use_puzzles),
        Kind("record", 50, _records, (other_json, other_bytes), _use_record),
        Kind("stored-record", 5, _records, (other_json,), _use_stored_record),
        Kind("drawing", 30, _drawings, (other_drawing, other_bytes), _use_drawing),
        Kind("picture", 6, _pictures, (other_picture, other_bytes), _use_drawing),
        Kind("table-picture", 3, _pictures, (other_picture, other_bytes), _use_table_picture),
        Kind("zip", 2, _zips, (other_zip, other_bytes), _use_zip),
        Kind("database", 4, _databases, (other_pages, other_bytes), _use_database),
    )
}


def emptied(folder: Path) -> Path:
    """Return a folder with nothing in it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(mode=0o700, parents=True)
    return folder
