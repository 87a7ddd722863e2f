"""The people who play on one computer, each with preferences, matches and statistics of their own.

The first person's files lie where they lay when there was only one; everybody else has a folder.  A small file lists
them all.  It holds nothing that the folders do not know: where it is lost or damaged, they are found by their folders,
and their names in their own preferences.
"""

from __future__ import annotations

import os
import re
import secrets
import shutil
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import tomli_w

from scopa_desktop.core.wording import Wording
from scopa_desktop.store.files import Unreadable, read_bounded, set_aside, write_atomic
from scopa_desktop.store.moments import in_utc
from scopa_desktop.store.paths import Paths
from scopa_desktop.store.preferences_file import PreferencesFile
from scopa_desktop.store.settings import read_text, read_word
from scopa_desktop.store.troubles import Reporter, StoreError, Trouble, TroubleKind, reason_of

FIRST = ""
"""The number of the person whose files lie where they lay before there were several."""
MAX_NAME = 40
"""Letters of a name."""
_FOLDER = re.compile(r"[0-9a-f]{12}")
_MAX_BYTES = 256 * 1024
_LATER = timedelta(microseconds=1)


@dataclass(frozen=True, slots=True)
class Profile:
    """One person.

    Attributes:
        id: the name of the person's folder, which says nothing of the person; `FIRST` has none.
        name: the person's name, up to `MAX_NAME` letters; the first person's may be empty.
        avatar: the person's picture.
        created: when the person was added, if that is known.
        used: when the person played last, or None.
    """

    id: str = FIRST
    name: str = ""
    avatar: str = "sun"
    created: datetime | None = None
    used: datetime | None = None


class Profiles:
    """Everybody who plays here.

    Args:
        home: the folders of the program, and of the first person.
        report: told, as one sentence each, of what was wrong.
        now: the time.

    Attributes:
        everybody: all of them, the first one first.
        ask: whether it is asked at every start who plays.
    """

    def __init__(self, home: Paths, report: Reporter, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self._home, self._report, self._now = home, report, now
        self.ask = False
        self.everybody: tuple[Profile, ...] = self._read()

    @property
    def last(self) -> Profile:
        """Who played last."""
        oldest = datetime.min.replace(tzinfo=UTC)
        return max(self.everybody, key=lambda each: each.used or oldest)

    def named(self, name: str) -> Profile | None:
        """Return the person of a name, however it is capitalised."""
        wanted = name.strip().casefold()
        return next((each for each in self.everybody if each.name.casefold() == wanted), None)

    def by_id(self, number: str) -> Profile:
        """Return a person by number, or the first if there is none."""
        return next((each for each in self.everybody if each.id == number), self.everybody[0])

    def paths(self, who: Profile) -> Paths:
        """Return a person's folders; decks of one's own and the log are everybody's."""
        if who.id == FIRST:
            return self._home
        own = Paths.under(self._folder / who.id)
        return Paths(own.config, own.data, self._home.log, common=self._home.data)

    def add(self, name: str, avatar: str) -> Profile:
        """Add a person, with preferences as they come but for name and picture.

        Raises:
            StoreError: the name cannot be, or nothing can be written; then nothing has changed.
        """
        who = Profile(secrets.token_hex(6), self._fit(name), avatar, self._now())
        try:
            self.paths(who).create()
            self._tell_preferences(who)
            self._keep((*self.everybody, who))
        except StoreError:
            shutil.rmtree(self._folder / who.id, ignore_errors=True)  # nothing is in it but what was made just now
            raise
        return who

    def change(self, who: Profile, name: str, avatar: str) -> Profile:
        """Give a person another name and picture.

        Raises:
            StoreError: the name cannot be, or nothing can be written; then nothing has changed.
        """
        changed = replace(who, name=self._fit(name, who), avatar=avatar)
        self._keep(tuple(changed if each.id == who.id else each for each in self.everybody))
        self._tell_preferences(changed)
        return changed

    def remove(self, who: Profile) -> None:
        """Move a person's folder aside; `restore` brings it back.

        Raises:
            StoreError: the folder cannot be moved, or it is the first person's; nothing has changed.
        """
        if who.id == FIRST:
            raise StoreError.of(TroubleKind.PERSON_FIRST)
        self._move(self._folder / who.id, self._removed / who.id)
        try:
            self._keep(tuple(each for each in self.everybody if each.id != who.id))
        except StoreError:
            self._move(self._removed / who.id, self._folder / who.id)
            raise

    def restore(self, who: Profile) -> None:
        """Bring back a person who was removed.

        Raises:
            StoreError: the folder cannot be moved; nothing has changed.
        """
        self._move(self._removed / who.id, self._folder / who.id)
        begun = datetime.min.replace(tzinfo=UTC)
        others = sorted((*self.everybody[1:], who), key=lambda each: each.created or begun)
        self._keep((self.everybody[0], *others))

    def use(self, who: Profile) -> None:
        """Remember who plays now, once there are several; where that cannot be written it does no harm."""
        if len(self.everybody) > 1:
            # After everybody else, also if the clock was ahead once.
            others = [each.used + _LATER for each in self.everybody if each.used is not None and each.id != who.id]
            used = replace(who, used=max([self._now(), *others]))
            self._keep(tuple(used if each.id == who.id else each for each in self.everybody), quietly=True)

    def set_ask(self, ask: bool) -> None:
        """Ask at every start who plays, or do not.

        Raises:
            StoreError: it cannot be written.
        """
        before, self.ask = self.ask, ask
        try:
            self._keep(self.everybody)
        except StoreError:
            self.ask = before
            raise

    # How it works

    @property
    def _folder(self) -> Path:
        return self._home.data / "profiles"

    @property
    def _removed(self) -> Path:
        return self._folder / "removed"

    def _fit(self, name: str, who: Profile | None = None) -> str:
        """Return a name as it is kept."""
        try:
            fitting = read_text(name, MAX_NAME)
        except ValueError:
            fitting = ""
        if not fitting:
            raise StoreError.of(TroubleKind.PERSON_NAMELESS, most=MAX_NAME)
        other = self.named(fitting)
        if other is not None and (who is None or other.id != who.id):
            raise StoreError.of(TroubleKind.PERSON_TWICE, name=fitting)
        return fitting

    def _tell_preferences(self, who: Profile) -> None:
        """Have the person's own preferences know name and picture, from which they are found if all else is lost."""
        file = PreferencesFile(self.paths(who).preferences, self._report)
        file.save(file.load().changed(name=who.name, avatar=who.avatar))

    def _move(self, source: Path, target: Path) -> None:
        try:
            target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            os.rename(source, target)
        except OSError as fault:
            raise StoreError.of(TroubleKind.PERSON_STUCK, path=source, reason=reason_of(fault)) from fault

    def _keep(self, everybody: tuple[Profile, ...], quietly: bool = False) -> None:
        data = {"ask": self.ask, "people": [_written(each) for each in everybody]}
        try:
            self._home.config.mkdir(mode=0o700, parents=True, exist_ok=True)
            write_atomic(self._home.people, tomli_w.dumps(data).encode())
        except OSError as fault:
            if not quietly:
                raise StoreError.of(TroubleKind.NOT_WRITTEN, path=self._home.people, reason=reason_of(fault)) from fault
        self.everybody = everybody

    def _read(self) -> tuple[Profile, ...]:
        """Return everybody: those listed, then those who have a folder and are not."""
        try:
            content = read_bounded(self._home.people, _MAX_BYTES)
            data = {} if content is None else tomllib.loads(content.decode("utf-8-sig"))
            self.ask = data.get("ask") is True
            listed = data.get("people", [])
            people = {each.id: each for each in map(_read_one, listed)}
        except (Unreadable, ValueError, TypeError, RecursionError) as fault:
            self._put_aside(reason_of(fault))
            people = {}
        found = {each: people.get(each) or self._from_folder(each) for each in self._folders()}
        if not found and FIRST not in people:
            return (Profile(),)
        first = people.get(FIRST) or self._from_folder(FIRST)
        order = [number for number in people if number in found] + [each for each in found if each not in people]
        for lost in (each for each in people.values() if each.id not in found and each.id != FIRST):
            self._report(Trouble.of(TroubleKind.PERSON_LOST, name=lost.name, path=self._folder / lost.id))
        return (first, *(found[number] for number in order))

    def _folders(self) -> list[str]:
        try:
            return sorted(each.name for each in self._folder.iterdir() if _FOLDER.fullmatch(each.name))
        except OSError:
            return []

    def _from_folder(self, number: str) -> Profile:
        """Return a person as their own preferences know them."""
        own = PreferencesFile(self.paths(Profile(number)).preferences, lambda trouble: None)
        told = own.peek()
        return Profile(number, told.name or ("" if number == FIRST else number[:4]), told.avatar)

    def _put_aside(self, reason: Wording) -> None:
        try:
            aside = set_aside(self._home.people)
        except OSError:
            self._report(Trouble.of(TroubleKind.NOT_READ, path=self._home.people, reason=reason))
        else:
            self._report(Trouble.of(TroubleKind.PEOPLE_BROKEN, reason=reason, aside=aside.name))


def _written(who: Profile) -> dict[str, object]:
    times = {"created": who.created, "used": who.used}
    return {"id": who.id, "name": who.name, "avatar": who.avatar, **{k: v for k, v in times.items() if v is not None}}


def _read_one(data: object) -> Profile:
    """Return a person as the file lists them.

    Raises:
        ValueError: it is none.
    """
    if not isinstance(data, dict) or not isinstance(data.get("id"), str):
        raise ValueError("an entry is no person")
    if data["id"] != FIRST and not _FOLDER.fullmatch(data["id"]):
        raise ValueError("an entry names no folder")
    created, used = (_read_moment(data.get(key)) for key in ("created", "used"))
    return Profile(data["id"], read_text(data.get("name"), MAX_NAME), read_word(data.get("avatar")), created, used)


def _read_moment(value: object) -> datetime | None:
    """Return a time that is of no account, or None if it is none."""
    try:
        return in_utc(value) if isinstance(value, datetime) else None
    except ValueError:
        return None
