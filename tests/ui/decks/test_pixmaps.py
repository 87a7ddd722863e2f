"""Faces are drawn once for each size, off the painting thread, and something stands in for them meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.core.cards import parse_card
from scopa_desktop.ui.decks.manifest import read_deck
from scopa_desktop.ui.decks.pixmaps import BACK, CardPixmaps
from tests.ui.decks.placeholder import make_deck

FACE = parse_card("7D")


@pytest.fixture
def pixmaps(tmp_path: Path, qtbot: QtBot) -> Iterator[CardPixmaps]:
    made = CardPixmaps(read_deck(make_deck(tmp_path / "plain")))
    yield made
    made.close()


def wait_for(qtbot: QtBot, pixmaps: CardPixmaps, face: int, width: int, height: int, ratio: float = 1.0) -> None:
    pixmaps.pixmap(face, width, height, ratio)
    qtbot.waitUntil(lambda: pixmaps.is_ready(face, width, height, ratio))


def test_a_face_comes_later_at_the_size_asked_for(pixmaps: CardPixmaps, qtbot: QtBot) -> None:
    stand_in = pixmaps.pixmap(FACE, 120, 193)
    assert (stand_in.width(), stand_in.height()) == (120, 193)
    assert not pixmaps.is_ready(FACE, 120, 193)
    with qtbot.waitSignal(pixmaps.ready) as done:
        pass
    assert done.args == [FACE]
    real = pixmaps.pixmap(FACE, 120, 193)
    assert (real.width(), real.height()) == (120, 193)
    assert real.toImage().pixelColor(60, 100).name() == "#b8780f"


def test_a_picture_is_drawn_once(pixmaps: CardPixmaps, qtbot: QtBot) -> None:
    wait_for(qtbot, pixmaps, FACE, 120, 193)
    assert pixmaps.pixmap(FACE, 120, 193).cacheKey() == pixmaps.pixmap(FACE, 120, 193).cacheKey()


def test_device_pixels_follow_the_screen(pixmaps: CardPixmaps, qtbot: QtBot) -> None:
    wait_for(qtbot, pixmaps, FACE, 120, 193, 2.0)
    pixmap = pixmaps.pixmap(FACE, 120, 193, 2.0)
    assert (pixmap.width(), pixmap.height(), pixmap.devicePixelRatio()) == (240, 386, 2.0)


def test_after_a_resize_the_old_picture_is_scaled(pixmaps: CardPixmaps, qtbot: QtBot) -> None:
    wait_for(qtbot, pixmaps, FACE, 200, 321)
    scaled = pixmaps.pixmap(FACE, 100, 160)
    assert scaled.toImage().pixelColor(50, 80).name() == "#b8780f"
    assert not pixmaps.is_ready(FACE, 100, 160)


def test_the_index_lies_over_the_face(tmp_path: Path, qtbot: QtBot) -> None:
    deck = read_deck(make_deck(tmp_path / "plain"))
    for index, colour in ((True, "#0000ff"), (False, "#fffdf6")):
        pixmaps = CardPixmaps(deck, index=index)
        wait_for(qtbot, pixmaps, FACE, 200, 321)
        assert pixmaps.pixmap(FACE, 200, 321).toImage().pixelColor(15, 15).name() == colour
        pixmaps.close()


def test_an_index_that_belongs_to_the_face_stays(tmp_path: Path, qtbot: QtBot) -> None:
    folder = make_deck(tmp_path / "plain")
    manifest = folder / "deck.toml"
    text = manifest.read_text("utf-8").replace("[printed]", "index_always = true\n[printed]")
    manifest.write_text(text, "utf-8")
    pixmaps = CardPixmaps(read_deck(folder), index=False)
    wait_for(qtbot, pixmaps, FACE, 200, 321)
    assert pixmaps.pixmap(FACE, 200, 321).toImage().pixelColor(15, 15).name() == "#0000ff"
    pixmaps.close()


def test_another_back_is_another_picture(tmp_path: Path, qtbot: QtBot) -> None:
    deck = read_deck(make_deck(tmp_path / "plain"))
    pixmaps = CardPixmaps(deck, back="back_blue")
    wait_for(qtbot, pixmaps, BACK, 200, 321)
    assert pixmaps.pixmap(BACK, 200, 321).toImage().pixelColor(100, 160).name() == "#1f5390"
    pixmaps.close()


def test_a_broken_picture_leaves_the_stand_in(tmp_path: Path, qtbot: QtBot) -> None:
    folder = make_deck(tmp_path / "plain")
    (folder / "coins_07.svg").write_text("<svg", "utf-8")
    pixmaps = CardPixmaps(read_deck(folder))
    with qtbot.capture_exceptions() as faults:
        pixmaps.pixmap(FACE, 100, 160)
        wait_for(qtbot, pixmaps, BACK, 100, 160)
        assert not pixmaps.pixmap(FACE, 100, 160).isNull()
    assert not faults
    pixmaps.close()


def test_requests_may_be_dropped_and_the_thread_ends(pixmaps: CardPixmaps, qtbot: QtBot) -> None:
    pixmaps.warm(100, 160)
    pixmaps.forget_requests()
    pixmaps.warm(50, 80)
    pixmaps.close()
    pixmaps.close()
    wait_for(qtbot, pixmaps, FACE, 60, 96)
