"""A thousand damaged records: each is read, or refused with a sentence, and what is refused leaves nothing behind."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scopa_desktop.store.database import Database
from scopa_desktop.store.exchange import Exchange
from scopa_desktop.store.history import History
from scopa_desktop.store.troubles import StoreError, TroubleKind
from scopa_desktop.ui.words_troubles import trouble_sentence

GOOD = sorted((Path(__file__).parent.parent / "data" / "records" / "good").iterdir())
PER_BATCH = 125
BATCHES = 8
ODD: tuple[object, ...] = (
    *(None, True, False, 0, -1, 1, 2, 7, 10**30, 1.5, -0.0, "", "x", "7D", "\ud800", "a\nb", "\x00", [], {}, [[]]),
    *([{}], ["7D"], "human", "expert", "scopa", {"version": 1}, "９"),
)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Return every place within a value, as what holds it and its key or index."""
    found: list[tuple[Any, Any]] = []
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        found += [(value, key), *places(part)]
    return found


def another_meaning(chance: Random, source: bytes) -> bytes:
    """Return a record in which some values are lost, doubled, exchanged or odd."""
    record = json.loads(source)
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        holder, key = chance.choice(places(record))
        match chance.randrange(6):
            case 0:
                del holder[key]
            case 1:
                holder[key] = chance.choice(ODD)
            case 2:
                other, at = chance.choice(places(record))
                other[at], holder[key] = holder[key], json.loads(json.dumps(other[at]))
            case 3 if isinstance(holder, list):
                holder.insert(key, holder[key])
            case 4 if type(holder[key]) is int:
                holder[key] += chance.choice((-1, 1, 1000))
            case _ if isinstance(holder, dict):
                holder[chance.choice(("extra", "version", "rules", key + "s"))] = holder.pop(key)
            case _:
                chance.shuffle(holder)
    return json.dumps(record).encode()


def other_bytes(chance: Random, source: bytes) -> bytes:
    """Return a record in which some bytes are lost, doubled or other."""
    data = bytearray(source)
    for _ in range(chance.choice((1, 1, 3, 20))):
        at = chance.randrange(len(data))
        match chance.randrange(5):
            case 0:
                data[at] = chance.randrange(256)
            case 1:
                del data[at : at + chance.choice((1, 1, 40))]
            case 2:
                data[at:at] = data[at : at + chance.choice((1, 60))]
            case 3:
                del data[at or 1 :]
            case _:
                data[at:at] = chance.choice((b"\xff\xfe", b"\x00", b"[", b"}", b'"', b"9" * 400, b"\\ud800", b"NaN"))
        if not data:
            return b""
    return bytes(data)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_damaged_record_is_read_or_refused_with_a_sentence(tmp_path: Path, batch: int) -> None:
    chance, database = Random(batch), Database.in_memory()
    exchange, history = Exchange(database), History(database)
    sources = [path.read_bytes() for path in GOOD]
    path, refused = tmp_path / "damaged.scopa", 0
    for number in range(PER_BATCH):
        damage = (another_meaning, other_bytes)[number % 2]
        path.write_bytes(damage(chance, chance.choice(sources)))
        before = history.count()
        try:
            exchange.read(path)
        except StoreError as fault:
            refused += 1
            sentence = trouble_sentence(fault.trouble)
            assert fault.trouble.kind is TroubleKind.RECORD_REFUSED, sentence
            assert "damaged.scopa" in sentence and len(sentence) < 500, sentence
            assert "\n" not in sentence and "Traceback" not in sentence and "Error" not in sentence, sentence
            assert history.count() == before
    assert refused > PER_BATCH // 2  # most damage is seen
    assert history.count() < PER_BATCH


@pytest.mark.parametrize("version", [0, -1, 2, 3, 999, 10**30, "1", 1.0, None, True, [], {}])
def test_a_record_of_another_version_is_refused_with_a_sentence(tmp_path: Path, version: object) -> None:
    record = json.loads(GOOD[0].read_bytes()) | {"version": version}
    path = tmp_path / "other.scopa"
    path.write_text(json.dumps(record), encoding="utf-8")
    database = Database.in_memory()
    with pytest.raises(StoreError) as caught:
        Exchange(database).read(path)
    assert "version" in trouble_sentence(caught.value.trouble)
    assert History(database).count() == 0
