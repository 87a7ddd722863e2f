"""A thousand damaged records: each is read, or refused with a sentence, and what is refused leaves nothing behind."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from scopa_desktop.store.database import Database
from scopa_desktop.store.exchange import Exchange
from scopa_desktop.store.history import History
from scopa_desktop.store.troubles import StoreError, TroubleKind
from scopa_desktop.ui.words_troubles import trouble_sentence
from tools.fuzz.damage import other_bytes, other_json

GOOD = sorted((Path(__file__).parent.parent / "data" / "records" / "good").iterdir())
PER_BATCH = 125
BATCHES = 8


@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_damaged_record_is_read_or_refused_with_a_sentence(tmp_path: Path, batch: int) -> None:
    chance, database = Random(batch), Database.in_memory()
    exchange, history = Exchange(database), History(database)
    sources = [path.read_bytes() for path in GOOD]
    path, refused = tmp_path / "damaged.scopa", 0
    for number in range(PER_BATCH):
        damage = (other_json, other_bytes)[number % 2]
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
