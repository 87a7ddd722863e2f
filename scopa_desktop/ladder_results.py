"""What a ladder has found out: the folder that keeps it, and the tables made from it."""

from __future__ import annotations

import contextlib
import csv
import io
import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from scopa_desktop.arena import Plan, Unit, margin_with_interval, margins
from scopa_desktop.commandline import CommandError
from scopa_desktop.store.lock import InstanceLock
from scopa_desktop.store.troubles import StoreError

FORMAT = {"format": "scopa-ladder", "version": 1}
FILE = "results.jsonl"


@dataclass(frozen=True, slots=True)
class Part:
    """What is kept of a few deals.

    Attributes:
        players: the version of the players that played them.
        first: the index of the first deal.
        units: what the first level made of each deal.
        ties: games that nobody won.
        plays, ms, ms_max: of the first level and of the second: plays, and the time they took in all and at most.
    """

    players: str
    first: int
    units: tuple[Unit, ...]
    ties: int
    plays: tuple[int, int]
    ms: tuple[float, float]
    ms_max: tuple[float, float]

    @property
    def deals(self) -> range:
        """The indexes of the deals."""
        return range(self.first, self.first + len(self.units))

    def line(self, key: str) -> bytes:
        """Return the line that keeps this."""
        data = {"contest": key, **asdict(self)}
        del data["players"]  # it stands on the file's first line
        return json.dumps(data, separators=(",", ":")).encode() + b"\n"

    @classmethod
    def parse(cls, data: dict[str, Any], players: str) -> Part:
        """Return what a line keeps.

        Raises:
            KeyError, TypeError, ValueError: it is none of ours.
        """
        return cls(
            players=players,
            first=int(data["first"]),
            units=tuple(Unit(*map(int, unit)) for unit in data["units"]),
            ties=int(data["ties"]),
            plays=_two(data["plays"], int),
            ms=_two(data["ms"], float),
            ms_max=_two(data["ms_max"], float),
        )


def _two(values: Sequence[Any], kind: type[Any]) -> tuple[Any, Any]:
    first, second = values
    return kind(first), kind(second)


class Results:
    """The results in a folder, which one process at a time may add to.

    Args:
        folder: where they are; it is made if need be.
        players: the version of the players whose results they are.

    Attributes:
        path: the file.
    """

    def __init__(self, folder: Path, players: str) -> None:
        """Remember the folder; nothing is read yet."""
        self.path = folder / FILE
        self._folder = folder
        self._players = players
        self._parts: dict[str, dict[range, Part]] = {}
        self._lock = InstanceLock(folder / "lock")
        self._file: BinaryIO | None = None

    def __enter__(self) -> Results:
        """Read what is there.

        Raises:
            CommandError: it cannot be read or written, another process adds to it, or other players played it.
        """
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._lock.acquire()
        except OSError as fault:
            raise CommandError(f"the folder {self._folder} cannot be made: {fault.strerror}") from None
        except StoreError:
            raise CommandError(f"another ladder is being played into {self._folder}; choose another --out") from None
        try:
            self._file = self.path.open("a+b")
            self._read(self._file)
        except OSError as fault:
            self._close()
            raise CommandError(f"{self.path} cannot be used: {fault.strerror}") from None
        except BaseException:
            self._close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the file."""
        self._close()

    def _close(self) -> None:
        try:
            if self._file is not None:
                with contextlib.suppress(OSError):  # what cannot be written was told of when that was tried
                    self._file.close()
        finally:
            self._lock.release()

    def _read(self, file: BinaryIO) -> None:
        file.seek(0)
        content = file.read()
        whole = content.rfind(b"\n") + 1
        if whole < len(content):  # the process was killed while it wrote
            file.truncate(whole)
        lines = content[:whole].splitlines()
        if not lines:
            self._write(json.dumps({**FORMAT, "players": self._players}).encode() + b"\n")
            return
        self._check_head(lines[0])
        for number, line in enumerate(lines[1:], 2):
            try:
                data = json.loads(line)
                part = Part.parse(data, self._players)
                self._parts.setdefault(data["contest"], {})[part.deals] = part
            except (ValueError, TypeError, KeyError):
                fault = f"line {number} of {self.path} is damaged; remove it, or choose another --out"
                raise CommandError(fault) from None

    def _check_head(self, line: bytes) -> None:
        try:
            head = json.loads(line)
            ours = {name: head[name] for name in FORMAT} == FORMAT
            players = head["players"]
        except (ValueError, TypeError, KeyError):
            ours = False
            players = None
        if not ours:
            raise CommandError(f"{self.path} holds no results of this version's ladder; choose another --out")
        if players != self._players:
            raise CommandError(
                f"the results in {self._folder} are those of other players ({players}; these are {self._players}); "
                "choose another --out"
            )

    def has(self, key: str, deals: range) -> bool:
        """Tell whether these deals are kept."""
        return deals in self._parts.get(key, {})

    def keep(self, key: str, part: Part) -> None:
        """Keep what came of some deals, so that it outlives this process.

        Raises:
            CommandError: other players played them, or the disk does not take it.
        """
        if part.players != self._players:
            raise CommandError(
                f"a process plays with other players ({part.players}; these are {self._players}): "
                "were they changed meanwhile, or is another version installed there?"
            )
        try:
            self._write(part.line(key))
        except OSError as fault:
            raise CommandError(f"{self.path} cannot be written: {fault.strerror}") from None
        self._parts.setdefault(key, {})[part.deals] = part

    def _write(self, line: bytes) -> None:
        assert self._file is not None
        self._file.write(line)
        self._file.flush()
        os.fsync(self._file.fileno())

    def parts(self, key: str, chunks: Iterable[range]) -> list[Part]:
        """Return what is kept of these deals of a contest."""
        found = self._parts.get(key, {})
        return [found[deals] for deals in chunks if deals in found]


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the table.

    Attributes:
        variant, seating: the game.
        first, second: the two levels.
        deals: deals played, each in every way of seating them.
        games: what was won, lost or tied: ``rounds`` or ``matches``.
        won, lost, tied: of these, in per cent, by the first level.
        won_95: half the 95 % interval of what it won, or None if one deal alone tells nothing.
        margin: how many points a round it is better.
        margin_95: half the 95 % interval of that, or None if one deal alone tells nothing.
        first_ms, first_ms_max, second_ms, second_ms_max: milliseconds a play, on average and at most.
    """

    variant: str
    seating: str
    first: str
    second: str
    deals: int
    games: str
    won: float
    won_95: float | None
    lost: float
    tied: float
    margin: float
    margin_95: float | None
    first_ms: float
    first_ms_max: float
    second_ms: float
    second_ms_max: float


def row_of(variant: str, seating: str, pair: tuple[str, str], plan: Plan, parts: Sequence[Part]) -> Row:
    """Return what the parts of a contest come to."""
    units = [unit for part in parts for unit in part.units]
    margin, half = margin_with_interval(list(margins(units)))
    share, share_half = margin_with_interval([(unit.won, plan.rotations) for unit in units])
    others = len(plan.sides) - 1  # each unit's margin is to all of them
    games = plan.rotations * len(units)
    lost = sum(unit.lost for unit in units)
    tied = sum(part.ties for part in parts)
    mean = [sum(part.ms[each] for part in parts) / max(1, sum(part.plays[each] for part in parts)) for each in range(2)]
    top = [max(part.ms_max[each] for part in parts) for each in range(2)]
    return Row(
        variant=variant,
        seating=seating,
        first=pair[0],
        second=pair[1],
        deals=len(units),
        games="matches" if plan.whole_matches else "rounds",
        won=round(100 * share, 2),
        won_95=None if share_half is None else round(100 * share_half, 2),
        lost=round(100 * lost / games, 2),
        tied=round(100 * tied / games, 2),
        margin=round(margin / others, 4),
        margin_95=None if half is None else round(half / others, 4),
        first_ms=round(mean[0], 3),
        first_ms_max=round(top[0], 1),
        second_ms=round(mean[1], 3),
        second_ms_max=round(top[1], 1),
    )


def write_tables(folder: Path, rows: Sequence[Row]) -> str:
    """Write ``ladder.csv`` and ``ladder.md`` and return what is to be printed.

    Raises:
        CommandError: they cannot be written.
    """
    table = _markdown(rows)
    try:
        (folder / "ladder.csv").write_text(_csv(rows), encoding="utf-8", newline="")
        (folder / "ladder.md").write_text(table, encoding="utf-8")
    except OSError as fault:
        raise CommandError(f"the tables in {folder} cannot be written: {fault.strerror}") from None
    return table


def _csv(rows: Sequence[Row]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    names = [field.name for field in fields(Row)]
    writer.writerow(names)
    writer.writerows(["" if (value := getattr(row, name)) is None else value for name in names] for row in rows)
    return text.getvalue()


_HEADS = ("variant", "seating", "pair", "deals", "won %", "lost %", "tied %", "points a round", "ms a play: mean, max")


def _markdown(rows: Sequence[Row]) -> str:
    lines = [_HEADS, ["---"] * 3 + ["---:"] * (len(_HEADS) - 3), *map(_cells, rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "".join(_line(cells, widths) for cells in lines)


def _line(cells: Iterable[str], widths: Sequence[int]) -> str:
    return "| " + " | ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)) + " |\n"


def _cells(row: Row) -> list[str]:
    won_half = "" if row.won_95 is None else f" ± {row.won_95:.1f}"
    half = "" if row.margin_95 is None else f" ± {row.margin_95:.3f}"
    return [
        row.variant,
        row.seating,
        f"{row.first} : {row.second}".replace("|", "\\|"),
        f"{row.deals}" + (" (matches)" if row.games == "matches" else ""),
        f"{row.won:.1f}{won_half}",
        f"{row.lost:.1f}",
        f"{row.tied:.1f}",
        f"{row.margin:+.3f}{half}",
        f"{row.first_ms:.2f}, {row.first_ms_max:.0f} : {row.second_ms:.2f}, {row.second_ms_max:.0f}",
    ]
