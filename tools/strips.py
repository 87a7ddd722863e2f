"""Picture every movement at the table as a strip of frames, without a display and without the player's data.

    python -m tools.strips OUT [--only NAME] [--every MS] [--reduced] [--size SIZE]

Each strip is one picture: the table every so many milliseconds, with the time in the corner, but for frames in which
nothing has changed.  The movements are those of `MOTIONS`; the clock is turned by hand, so a strip is always the same.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from fnmatch import fnmatch
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPixmap

from scopa_desktop.core.cards import parse_card
from scopa_desktop.core.match import Match
from scopa_desktop.core.plays import Play, is_declaration, parse_play, takes_of
from tools.scenes import games
from tools.scenes.studio import Studio, studio
from tools.screenshots import ROOT, Size, apart

COLUMNS, FRAME_W = 4, 390
EVERY = 40.0
LONGEST = 9000.0
"""Milliseconds after which a movement that does not end is cut off."""

Act = Callable[[Studio], object]
"""Brings a movement to its first moment."""


def arranged(plays: str, then: str, **more: object) -> Act:
    """Return what plays some plays of a fixed deal, and lets the last one be seen."""

    def act(it: Studio) -> None:
        it.sit_down(games.arranged(_CARDS, plays, **more))  # type: ignore[arg-type]
        it.play(parse_play(then))

    return act


_CARDS = "3C 4B 8S 9D 7D 2B 3B 7S 6C 8D"
"""Table 3C 4B 8S 9D; the person holds 7D 2B 3B, the rival 7S 6C 8D."""


def dealing(it: Studio) -> None:
    it.begin(games.played(48213, lambda _: True))


def dealing_ten(it: Studio) -> None:
    it.begin(games.played(48213, lambda _: True, "2x2", "scopone"))


def next_round(it: Studio) -> None:
    it.sit_down(games.played(3, games.counted(1)))
    it.window._close_sheet()
    it.hold_clock()
    it.session.next_round()


def found(wanted: Callable[[Match, Play], bool], variant: str = "scopa", seating: str = "2") -> Act:
    """Return what plays the first play of its kind in some match."""

    def act(it: Studio) -> None:
        from tools.scenes.special import the_play

        for number in range(1, 200):
            match = games.played(number, lambda m: the_play(m, wanted) is not None, seating, variant)
            play = the_play(match, wanted)
            if play is not None:
                it.sit_down(match)
                it.play(play)
                return
        raise LookupError("no match comes to this")

    return act


def own_scopa(match: Match, play: Play) -> bool:
    swept = not is_declaration(play) and takes_of(play) == match.round.table and takes_of(play).bit_count() > 1
    return swept and match.round.turn == 0 and match.round.stock > 0 and len(match.rounds) > 1


def last_card(match: Match, play: Play) -> bool:
    cards = sum(hand.bit_count() for hand in match.round.hands)
    left = match.round.table.bit_count() > 2 and not is_declaration(play) and not takes_of(play)
    return left and cards == 1 and match.round.stock == 0


def declares(match: Match, play: Play) -> bool:
    return is_declaration(play) and match.round.turn == 1


def taken_back(it: Studio) -> None:
    """The person's capture and the rival's are taken back."""
    it.sit_down(games.arranged(_CARDS, "7D x 3C+4B;8D x 8S"))
    it.hold_clock()
    it.session.undo()


def laid_back(it: Studio) -> None:
    """The person's card and the rival's, both on the table, are taken back."""
    it.sit_down(games.arranged(_CARDS, "3B x 3C;6C"))
    it.hold_clock()
    it.session.undo()


def choosing(it: Studio) -> None:
    it.sit_down(games.arranged("3C 4B 5S 2D 7D 10C 6B 7S 3B 1D", ""))
    it.hold_clock()
    view = it.view
    view.picker.focus = parse_card("7D")
    view.pick(view.picker.enter())


MOTIONS: dict[str, Act] = {
    "deal": dealing,
    "deal-ten": dealing_ten,
    "next-round": next_round,
    "lay-own": arranged("", "2B"),
    "lay-rival": arranged("3B x 3C", "6C"),
    "capture-own": arranged("", "7D x 3C+4B"),
    "capture-rival": arranged("2B", "7S x 3C+4B"),
    "capture-one": arranged("", "3B x 3C"),
    "scopa": found(own_scopa),
    "leftovers": found(last_card),
    "declaration": found(declares, "cirulla"),
    "take-back": taken_back,
    "take-back-laid": laid_back,
    "choice": choosing,
}


def frames(it: Studio, every: float) -> Iterator[tuple[float, QPixmap]]:
    """Yield each frame that differs from the one before it with its time, until nothing moves."""
    now, last = 0.0, QImage()
    while now < LONGEST:
        it.settle()  # every card is drawn
        shot = it.view.grab()
        image = shot.toImage()
        if image != last:
            yield now, shot
        last = image
        if not it.view.clock.running:
            return
        it.advance(every)
        now += every


def strip(shots: Sequence[tuple[float, QPixmap]]) -> QPixmap:
    """Return the frames side by side, in rows."""
    height = round(FRAME_W * shots[0][1].height() / shots[0][1].width())
    rows = -(-len(shots) // COLUMNS)
    sheet = QPixmap(COLUMNS * (FRAME_W + 4), rows * (height + 4))
    sheet.fill(QColor("#000000"))
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    font = QFont()
    font.setPixelSize(16)
    painter.setFont(font)
    for number, (at, shot) in enumerate(shots):
        x, y = number % COLUMNS * (FRAME_W + 4), number // COLUMNS * (height + 4)
        small = shot.scaledToWidth(FRAME_W, Qt.TransformationMode.SmoothTransformation)
        painter.drawPixmap(x, y, small)
        painter.setPen(QColor("#FFFFFF"))
        painter.drawText(QRectF(x, y, FRAME_W - 6, height - 4), Qt.AlignmentFlag.AlignRight, f"{at:.0f}")
    painter.end()
    return sheet


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the strips and return the exit status."""
    parser = argparse.ArgumentParser(prog="tools.strips", description="Picture every movement as a strip of frames.")
    parser.add_argument("out", type=Path, metavar="OUT", help="the folder for the strips")
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="this movement; * stands for any")
    parser.add_argument("--every", type=float, default=EVERY, metavar="MS", help="milliseconds between two frames")
    parser.add_argument("--reduced", action="store_true", help="with fades in place of travel")
    parser.add_argument("--size", type=Size.parse, default=Size(1280, 800), help="of the window, such as 900x600")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    options.out.mkdir(parents=True, exist_ok=True)
    if options.here:
        return _picture(options)
    with tempfile.TemporaryDirectory(prefix="scopa-strips-") as home:
        command = [
            sys.executable,
            "-m",
            "tools.strips",
            str(options.out.resolve()),
            "--here",
            "--every",
            str(options.every),
        ]
        command += ["--size", str(options.size), *(["--reduced"] if options.reduced else [])]
        command += [word for name in options.only for word in ("--only", name)]
        return subprocess.run(command, env=apart(home, 1), cwd=ROOT, check=False).returncode


def _picture(options: argparse.Namespace) -> int:
    for name, act in MOTIONS.items():
        if options.only and not any(fnmatch(name, wanted) for wanted in options.only):
            continue
        with tempfile.TemporaryDirectory(prefix="scopa-strip-") as home:
            size = (options.size.width, options.size.height)
            with studio(Path(home), size, reduced_motion="on" if options.reduced else "off") as it:
                act(it)
                place = options.out / f"{name}{'-reduced' if options.reduced else ''}.png"
                strip(list(frames(it, options.every))).save(str(place))
                print(place, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
