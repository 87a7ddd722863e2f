"""Named sets of house rules: a person's own, kept in one file, and single ones shared as files.

A shared file (``.scopa-rules``) is JSON: ``format``, ``version``, ``name``, ``variant`` (a game or ``any``) and
``options``, the rules that differ from the game's own.  What a file says is checked by the rules themselves.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from scopa_desktop.core.house import Nonsense, nonsense
from scopa_desktop.core.rules import OPTIONS, VARIANTS, Rules, RulesError, Value
from scopa_desktop.core.wording import Wording
from scopa_desktop.store.files import Unreadable, read_bounded, set_aside, write_atomic
from scopa_desktop.store.settings import read_text
from scopa_desktop.store.troubles import Reporter, StoreError, Trouble, TroubleKind, reason_of, shorten

FORMAT = "scopa-rules"
LIST_FORMAT = "scopa-rules-list"
VERSION = 1
ENDING = ".scopa-rules"
ANY = "any"
MAX_BYTES = 16 * 1024
"""A shared file holds some forty options; anything larger is something else."""
MAX_LIST_BYTES = 512 * 1024
MAX_SETS = 200
MAX_NAME = 40
_NONSENSE = {
    Nonsense.NOTHING_SCORES: TroubleKind.RULES_FILE_NOTHING,
    Nonsense.FRAC_CAP: TroubleKind.RULES_FILE_CAP,
    Nonsense.TRENTE_TARGET: TroubleKind.RULES_FILE_TARGET,
}


@dataclass(frozen=True, slots=True)
class HouseSet:
    """House rules under a name.

    Attributes:
        name: what the person calls them.
        variant: the game that they are for, or `ANY`.
        options: the rules that they set.
    """

    name: str
    variant: str = ANY
    options: Mapping[str, Value] = field(default_factory=dict)

    def fits(self, variant: str) -> bool:
        """Tell whether they are for a game."""
        return self.variant in (ANY, variant)

    def applied_to(self, rules: Rules) -> Rules:
        """Return rules under this set: a set for one game stands for itself, one for any game changes what it names.

        Raises:
            RulesError: an option or value that does not exist.
        """
        if self.variant == ANY:
            return rules.with_options(**self.options)
        return Rules.from_options(self.variant, self.options)


# --------------------------------------------------------------------------------------------- one set as a file


def write_shared(path: Path, house: HouseSet) -> None:
    """Write a set to a file of its own.

    Raises:
        StoreError: the file cannot be written.
    """
    content = json.dumps({"format": FORMAT, "version": VERSION, **_data(house)}, ensure_ascii=False, indent=2)
    try:
        write_atomic(path, f"{content}\n".encode())
    except (OSError, ValueError) as fault:
        raise StoreError.of(TroubleKind.NOT_WRITTEN, path=path.name, reason=reason_of(fault)) from fault


def read_shared(path: Path) -> HouseSet:
    """Return the set that a file holds; nothing in it is trusted.

    Raises:
        StoreError: it cannot be read, holds no set, is newer, or asks for rules that cannot be.
    """
    try:
        content = read_bounded(path, MAX_BYTES)
        if content is None:
            raise Unreadable("there is no such file")
        data = _parse(content)
    except Unreadable as fault:
        raise StoreError.of(TroubleKind.NOT_READ, path=path.name, reason=reason_of(fault)) from fault
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise StoreError.of(TroubleKind.RULES_FILE_NONE, name=path.name)
    if data.get("version") != VERSION or isinstance(data.get("version"), bool):
        newer = type(data.get("version")) is int and data["version"] > VERSION
        raise StoreError.of(TroubleKind.RULES_FILE_NEWER if newer else TroubleKind.RULES_FILE_NONE, name=path.name)
    return _read(data, path.name)


def _data(house: HouseSet) -> dict[str, Any]:
    return {"name": house.name, "variant": house.variant, "options": dict(house.options)}


def _parse(content: bytes) -> object:
    try:
        return json.loads(content.decode("utf-8-sig"), parse_constant=_refuse_constant)
    except UnicodeDecodeError:
        raise Unreadable("it is not UTF-8") from None
    except RecursionError:
        raise Unreadable("it is nested too deeply") from None
    except ValueError:
        raise Unreadable("it is no JSON") from None


def _refuse_constant(name: str) -> object:
    raise ValueError(name)


def _read(data: Mapping[str, Any], source: str) -> HouseSet:
    """Return the set that data describe.

    Raises:
        StoreError: they describe none that can be.
    """
    name, variant, options = data.get("name"), data.get("variant", ANY), data.get("options")
    try:
        name = read_text(name, MAX_NAME)
    except ValueError:
        raise StoreError.of(TroubleKind.RULES_FILE_NONE, name=source) from None
    if not name or not isinstance(options, dict):
        raise StoreError.of(TroubleKind.RULES_FILE_NONE, name=source)
    if not isinstance(variant, str) or variant not in (ANY, *VARIANTS):
        raise StoreError.of(TroubleKind.RULES_FILE_VARIANT, name=source, variant=variant)
    return HouseSet(name, variant, _read_options(options, variant, source))


def _shown(value: object) -> str:
    try:
        return shorten(json.dumps(value, ensure_ascii=False), 60)
    except RecursionError:
        return "a list in lists"


def _read_options(given: Mapping[str, Any], variant: str, source: str) -> dict[str, Value]:
    options: dict[str, Value] = {}
    for rule, value in given.items():
        if rule not in OPTIONS:
            raise StoreError.of(TroubleKind.RULES_FILE_RULE, name=source, rule=rule)
        try:
            options[rule] = OPTIONS[rule].check(value)
        except RulesError:
            shown = _shown(value)
            raise StoreError.of(TroubleKind.RULES_FILE_VALUE, name=source, rule=rule, value=shown) from None
    why = nonsense(Rules.from_options("scopa" if variant == ANY else variant, options))
    if why is not None:
        raise StoreError.of(_NONSENSE[why], name=source)
    return options


# -------------------------------------------------------------------------------------------- all sets of a person


class HouseSets:
    """A person's own sets, in the order in which they were saved; every change is written at once.

    Args:
        path: the file; it need not exist.
        report: told, as one sentence each, of what was wrong.
    """

    def __init__(self, path: Path, report: Reporter) -> None:
        """Read what the file holds; never raises for what stands in it."""
        self._path, self._report = path, report
        self._locked: Trouble | None = None
        self._sets: list[HouseSet] = self._load()

    @property
    def all(self) -> tuple[HouseSet, ...]:
        """All sets."""
        return tuple(self._sets)

    def find(self, name: str) -> HouseSet | None:
        """Return the set of a name, or None; capitals make no difference."""
        return next((each for each in self._sets if each.name.casefold() == name.strip().casefold()), None)

    def put(self, house: HouseSet) -> HouseSet | None:
        """Keep a set; one of the same name is replaced and returned."""
        old = self.find(house.name)
        if old is not None:
            self._sets[self._sets.index(old)] = house
        elif len(self._sets) >= MAX_SETS:
            self._report(Trouble.of(TroubleKind.HOUSE_SETS_FULL, most=MAX_SETS))
            return None
        else:
            self._sets.append(house)
        self._save()
        return old

    def add(self, house: HouseSet) -> HouseSet:
        """Keep a set beside all others: where its name is taken, a number follows it.  Returns it as it is kept."""
        name, number = house.name, 2
        while self.find(name) is not None:
            ending = f" {number}"
            name, number = house.name[: MAX_NAME - len(ending)] + ending, number + 1
        kept = replace(house, name=name)
        self.put(kept)
        return kept

    def rename(self, old: str, new: str) -> bool:
        """Give a set another name.

        Returns:
            Whether it has it; not if the name is empty, too long, or another set's.
        """
        house, other = self.find(old), self.find(new)
        try:
            name = read_text(new, MAX_NAME)
        except ValueError:
            return False
        if house is None or not name or (other is not None and other is not house):
            return False
        self._sets[self._sets.index(house)] = replace(house, name=name)
        self._save()
        return True

    def remove(self, name: str) -> tuple[int, HouseSet] | None:
        """Remove a set and return its place and itself, for `restore`."""
        house = self.find(name)
        if house is None:
            return None
        place = self._sets.index(house)
        del self._sets[place]
        self._save()
        return place, house

    def restore(self, place: int, house: HouseSet) -> None:
        """Put a removed set back to its place."""
        if self.find(house.name) is None:
            self._sets.insert(place, house)
            self._save()

    def _load(self) -> list[HouseSet]:
        try:
            content = read_bounded(self._path, MAX_LIST_BYTES)
            if content is None:
                return []
            data = _parse(content)
            if (
                not isinstance(data, dict)
                or data.get("format") != LIST_FORMAT
                or not isinstance(data.get("sets"), list)
            ):
                raise Unreadable("it holds no house rules")
        except Unreadable as fault:
            self._put_aside(fault.wording)
            return []
        version = data.get("version")
        if type(version) is int and version > VERSION:
            self._lock(Trouble.of(TroubleKind.HOUSE_SETS_NEWER))
            return []
        return self._read_all(data["sets"])

    def _read_all(self, given: list[Any]) -> list[HouseSet]:
        """Return the sets that can be; if some cannot, the file is kept under another name."""
        found: list[HouseSet] = []
        broken = len(given) > MAX_SETS
        for each in given[:MAX_SETS]:
            try:
                house = _read(each if isinstance(each, dict) else {}, self._path.name)
            except StoreError:
                broken = True
                continue
            if all(house.name.casefold() != other.name.casefold() for other in found):
                found.append(house)
            else:
                broken = True
        if broken:
            self._put_aside(Wording("its entries make no sense"))
            self._sets = found
            if self._locked is None:
                self._save()
        return found

    def _lock(self, why: Trouble) -> None:
        """Leave the file as it is from now on, and say why."""
        self._locked = why
        self._report(why)

    def _put_aside(self, reason: Wording) -> None:
        try:
            aside = set_aside(self._path)
        except OSError:
            self._lock(Trouble.of(TroubleKind.HOUSE_SETS_STUCK, reason=reason))
        else:
            self._report(Trouble.of(TroubleKind.HOUSE_SETS_BROKEN, reason=reason, aside=aside.name))

    def _save(self) -> None:
        if self._locked is not None:
            self._report(self._locked)
            return
        data = {"format": LIST_FORMAT, "version": VERSION, "sets": [_data(each) for each in self._sets]}
        content = json.dumps(data, ensure_ascii=False, indent=2)
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            write_atomic(self._path, f"{content}\n".encode())
        except (OSError, ValueError) as fault:
            self._report(Trouble.of(TroubleKind.NOT_WRITTEN, path=self._path.name, reason=reason_of(fault)))
