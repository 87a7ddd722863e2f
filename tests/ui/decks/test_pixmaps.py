"""Faces are drawn once for each size, off the painting thread, and something stands in for them meanwhile."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from pytestqt.logging import _QtMessageCapture
from pytestqt.qtbot import QtBot

from scopa_desktop.core.cards import parse_card
from scopa_desktop.ui.decks.manifest import IndexSize, read_deck
from scopa_desktop.ui.decks.pixmaps import BACK, KEPT_ROUNDS, CardPixmaps, _Key, read_image
from scopa_desktop.ui.decks.pixmaps import _workers as workers
from scopa_desktop.ui.theme import CARD
from tests.ui.decks.placeholder import make_deck, svg

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


def test_sizes_that_nobody_asks_for_are_dropped_and_the_others_stay(pixmaps: CardPixmaps, qtbot: QtBot) -> None:
    for width in (60, 90, 120):
        wait_for(qtbot, pixmaps, FACE, width, 193)
    pixmaps.warm(30, 48)
    qtbot.waitUntil(lambda: pixmaps.is_ready(39, 30, 48))
    for number in range(KEPT_ROUNDS + 1):
        pixmaps.begin_round()
        pixmaps.pixmap(FACE, 120, 193)
        if number == 3:
            pixmaps.pixmap(FACE, 90, 193)
        assert pixmaps.is_ready(FACE, 60, 193) == pixmaps.is_ready(BACK, 30, 48) == (number < KEPT_ROUNDS)
    assert pixmaps.is_ready(FACE, 90, 193) and pixmaps.is_ready(FACE, 120, 193)
    assert pixmaps._bytes == (90 + 120) * 193 * 4
    wait_for(qtbot, pixmaps, FACE, 60, 193)  # it is drawn again when it is wanted


def test_device_pixels_follow_the_screen(pixmaps: CardPixmaps, qtbot: QtBot) -> None:
    wait_for(qtbot, pixmaps, FACE, 120, 193, 2.0)
    pixmap = pixmaps.pixmap(FACE, 120, 193, 2.0)
    assert (pixmap.width(), pixmap.height(), pixmap.devicePixelRatio()) == (240, 386, 2.0)


def test_the_same_pixels_are_another_picture_on_another_screen(pixmaps: CardPixmaps, qtbot: QtBot) -> None:
    """As large as before in logical pixels, and named in the corners as large as before."""
    wait_for(qtbot, pixmaps, FACE, 200, 320)
    wait_for(qtbot, pixmaps, FACE, 100, 160, 2.0)
    for width, height, ratio in ((200, 320, 1.0), (100, 160, 2.0)):
        shown = pixmaps.pixmap(FACE, width, height, ratio)
        assert (shown.deviceIndependentSize().toTuple(), shown.devicePixelRatio()) == ((width, height), ratio)


def test_after_a_resize_the_old_picture_is_scaled(pixmaps: CardPixmaps, qtbot: QtBot) -> None:
    wait_for(qtbot, pixmaps, FACE, 200, 321)
    scaled = pixmaps.pixmap(FACE, 100, 160)
    assert scaled.toImage().pixelColor(50, 80).name() == "#b8780f"
    assert not pixmaps.is_ready(FACE, 100, 160)


def test_the_deck_before_stands_in_until_the_new_one_is_ready(
    pixmaps: CardPixmaps, tmp_path: Path, qtbot: QtBot
) -> None:
    wait_for(qtbot, pixmaps, FACE, 200, 321)
    folder = make_deck(tmp_path / "other")
    (folder / "coins_07.svg").write_text(svg("#123456"), "utf-8")
    pixmaps.close(wait=False)
    other = CardPixmaps(read_deck(folder), before=pixmaps)
    assert other.pixmap(FACE, 100, 160).toImage().pixelColor(50, 80).name() == "#b8780f"
    assert other.pixmap(BACK, 100, 160).toImage().pixelColor(50, 80).name() == CARD.back.lower()
    wait_for(qtbot, other, FACE, 100, 160)
    assert other.pixmap(FACE, 100, 160).toImage().pixelColor(50, 80).name() == "#123456"
    wait_for(qtbot, other, BACK, 100, 160)
    assert other._before is None
    other.close()


def test_the_window_does_not_wait_for_the_last_picture_of_a_deck_that_goes(
    pixmaps: CardPixmaps, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slowly(key: object) -> QImage:
        begun.set()
        assert go_on.wait(10)
        return QImage()

    monkeypatch.setattr(pixmaps, "draw", slowly)
    pixmaps.pixmap(FACE, 100, 160)
    assert begun.wait(10)
    pixmaps.close(wait=False)
    assert pixmaps in [owner for _, owner in workers]
    go_on.set()
    pixmaps.close()
    assert pixmaps not in [owner for _, owner in workers]


def test_the_index_lies_over_the_face(tmp_path: Path, qtbot: QtBot) -> None:
    deck = read_deck(make_deck(tmp_path / "plain"))
    for index, colour in ((IndexSize.SMALL, "#0000ff"), (IndexSize.OFF, "#fffdf6")):
        pixmaps = CardPixmaps(deck, index=index)
        wait_for(qtbot, pixmaps, FACE, 200, 321)
        assert pixmaps.pixmap(FACE, 200, 321).toImage().pixelColor(15, 15).name() == colour
        pixmaps.close()


def test_an_index_that_belongs_to_the_face_stays(tmp_path: Path, qtbot: QtBot) -> None:
    folder = make_deck(tmp_path / "plain")
    manifest = folder / "deck.toml"
    text = manifest.read_text("utf-8").replace("[printed]", "index_always = true\n[printed]")
    manifest.write_text(text, "utf-8")
    pixmaps = CardPixmaps(read_deck(folder), index=IndexSize.OFF)
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
    broken: list[int] = []
    pixmaps.broken.connect(broken.append)
    with qtbot.capture_exceptions() as faults:
        for width in (100, 90):
            pixmaps.pixmap(FACE, width, 160)
        wait_for(qtbot, pixmaps, BACK, 100, 160)
        assert not pixmaps.pixmap(FACE, 100, 160).isNull()
    assert not faults and broken == [FACE]
    pixmaps.close()


def test_requests_may_be_dropped_and_the_thread_ends(pixmaps: CardPixmaps, qtbot: QtBot) -> None:
    pixmaps.warm(100, 160)
    pixmaps.forget_requests()
    pixmaps.warm(50, 80)
    pixmaps.close()
    pixmaps.close()
    wait_for(qtbot, pixmaps, FACE, 60, 96)


def test_threads_with_nothing_to_draw_end_and_others_draw_the_next_picture(
    pixmaps: CardPixmaps, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scopa_desktop.ui.decks.pixmaps.IDLE_SECONDS", 0.05)
    for width in (60, 70, 80):
        wait_for(qtbot, pixmaps, FACE, width, 96)
        drawing = [worker for worker, owner in workers if owner is pixmaps]
        qtbot.waitUntil(lambda drawing=drawing: not any(worker.is_alive() for worker in drawing))


def test_no_garbage_is_collected_while_something_is_drawn(pixmaps: CardPixmaps, qtbot: QtBot) -> None:
    seen = []
    draw = pixmaps.draw

    def watched(key: _Key) -> QImage:
        seen.append(gc.isenabled())
        return draw(key)

    pixmaps.draw = watched  # type: ignore[method-assign]
    pixmaps.warm(100, 160)
    wait_for(qtbot, pixmaps, FACE, 100, 160)
    qtbot.waitUntil(lambda: all(pixmaps.is_ready(face, 100, 160) for face in (BACK, *range(40))))
    pixmaps.close()
    assert len(seen) == 41 and not any(seen)
    assert gc.isenabled()


@pytest.mark.qt_log_ignore("too big|allocation limit", extend=True)
def test_a_mask_far_larger_than_the_card_is_left_out(tmp_path: Path, qtlog: _QtMessageCapture) -> None:
    """Hundreds of megabytes for each of a drawing's masks would keep the thread that draws busy for seconds."""
    for times, refused in ((1, False), (60, True)):
        path = tmp_path / f"{times}.svg"
        path.write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 160"><defs><mask id="m"><rect width="100" '
            f'height="160" fill="#fff"/></mask></defs><g transform="scale({times})" mask="url(#m)"><rect width="100" '
            'height="160" fill="#b8780f"/></g></svg>'
        )
        image = read_image(str(path), QSize(60, 96))
        assert (image.width(), image.height()) == (60, 96)
        assert any("too big" in record.message for record in qtlog.records) == refused
