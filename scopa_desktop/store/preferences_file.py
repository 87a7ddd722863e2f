"""The preferences' file: TOML that a person can read and edit.

Keys that this version does not know are kept, so that an older version does not undo a newer one's choices.
"""

from __future__ import annotations

import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import tomli_w

from scopa_desktop.core.wording import Wording
from scopa_desktop.store import table_setup
from scopa_desktop.store.files import Unreadable, read_bounded, set_aside, write_atomic
from scopa_desktop.store.preferences import Preferences, defaults, settings
from scopa_desktop.store.preferences_text import VERSION, render
from scopa_desktop.store.settings import Setting
from scopa_desktop.store.table_setup import TableSetup, read_setup
from scopa_desktop.store.troubles import Reporter, Trouble, TroubleKind, reason_of, shorten

MAX_BYTES = 64 * 1024


class PreferencesFile:
    """Reads and writes the preferences; never raises for what stands in the file.

    Args:
        path: the file; it need not exist.
        report: told, as one sentence each, of what was wrong.
    """

    def __init__(self, path: Path, report: Reporter) -> None:
        """Remember where the file is; nothing is read yet."""
        self._path = path
        self._report = report
        self._unknown: dict[str, Any] = {}
        self._version = VERSION
        self._failing = False
        self._stuck: Wording | None = None
        """Why the file could not be read, while it could not be put aside either: it is not overwritten."""

    def load(self) -> Preferences:
        """Return what the file says, and the defaults for the rest."""
        try:
            content = read_bounded(self._path, MAX_BYTES)
            data = {} if content is None else _parse(content)
        except Unreadable as fault:
            self._put_aside(fault.wording)
            data = {}
        version = data.pop("version", VERSION)
        self._version = version if type(version) is int and VERSION < version < 1 << 31 else VERSION
        preferences = self._read(data)
        self._unknown = _without_known(data)
        return preferences

    def peek(self) -> Preferences:
        """Return what the file says without putting anything aside; the defaults where it cannot be read."""
        try:
            content = read_bounded(self._path, MAX_BYTES)
            return self._read({} if content is None else _parse(content))
        except Unreadable:
            return Preferences()

    def save(self, preferences: Preferences) -> bool:
        """Write the preferences; they are on the disk before the call returns.

        Returns:
            Whether they were written; the first failure in a row is reported.
        """
        if self._stuck is not None and not self._put_aside(self._stuck):
            return False
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            write_atomic(self._path, render(preferences, self._unknown, self._version).encode())
        except OSError as fault:
            if not self._failing:
                self._report(Trouble.of(TroubleKind.PREFERENCES_NOT_SAVED, reason=reason_of(fault)))
            self._failing = True
            return False
        self._failing = False
        return True

    def _put_aside(self, reason: Wording) -> bool:
        """Rename the file, and return whether nothing lies in the way of a new one."""
        stuck, self._stuck = self._stuck, None
        try:
            aside = set_aside(self._path)
        except FileNotFoundError:
            return True
        except OSError:
            self._stuck = reason
            if stuck is None:
                self._report(Trouble.of(TroubleKind.PREFERENCES_STUCK, reason=reason))
            return False
        self._report(Trouble.of(TroubleKind.PREFERENCES_BROKEN, reason=reason, aside=aside.name))
        return True

    def _read(self, data: dict[str, Any]) -> Preferences:
        for section in {setting.section for setting in settings().values()} | {table_setup.SECTION}:
            if not isinstance(data.get(section, {}), dict):
                self._refuse(section, Wording("a section"), data.pop(section), Wording("empty"))
        _read_old_aids(data)
        values: dict[str, Any] = {}
        for name, setting in settings().items():
            section = data.get(setting.section, {})
            if name in section:
                values[name] = self._read_one(name, setting, section[name])
        return Preferences(**values, new_game=read_setup(data.get(table_setup.SECTION, {}), self._refuse_setup))

    def _read_one(self, name: str, setting: Setting, value: object) -> object:
        try:
            return setting.read(value)
        except ValueError:
            default = defaults()[name]
            self._refuse(
                f"{setting.section}.{name}",
                setting.allowed,
                value,
                Wording("empty") if default in ("", ()) else default,
            )
            return default

    def _refuse_setup(self, key: str, allowed: Wording, value: object, default: str) -> None:
        self._refuse(f"{table_setup.SECTION}.{key}", allowed, value, default)

    def _refuse(self, key: str, allowed: Wording, value: object, default: object) -> None:
        shown = {name: _shown(part) for name, part in (("value", value), ("default", default))}
        self._report(Trouble.of(TroubleKind.PREFERENCE_REFUSED, key=key, allowed=allowed, **shown))


def _read_old_aids(data: dict[str, Any]) -> None:
    """Take over what older versions knew of aids: one switch for all tables, ``show_takes``."""
    shown = data.get("play", {}).pop("show_takes", True)
    if shown is False and "aids" not in data:
        usual = defaults()
        data["aids"] = {
            name: [aid for aid in usual[name] if aid != "takes"]
            for name, setting in settings().items()
            if setting.section == "aids"
        }


def _parse(content: bytes) -> dict[str, Any]:
    """Return a file's data.

    Raises:
        Unreadable: it is no TOML that could be written again.
    """
    try:
        data = tomllib.loads(content.decode("utf-8-sig"))
        tomli_w.dumps(data)
    except UnicodeDecodeError:
        raise Unreadable("it is not UTF-8") from None
    except RecursionError:
        raise Unreadable("it is nested too deeply") from None
    except ValueError as fault:
        raise Unreadable("{reason}", reason=shorten(str(fault), 80)) from None
    return data


def _shown(value: object) -> str:
    if isinstance(value, Wording):
        return value
    if isinstance(value, bool):
        return "true" if value else "false"
    return shorten(str(value), 60) or '""'


def _without_known(data: dict[str, Any]) -> dict[str, Any]:
    """Return what the file holds beyond what this version knows."""
    known: dict[str, set[str]] = {}
    for name, setting in settings().items():
        known.setdefault(setting.section, set()).add(name)
    known[table_setup.SECTION] = {each.name for each in fields(TableSetup)}
    unknown: dict[str, Any] = {}
    for section, value in data.items():
        rest = value
        if section in known:
            rest = {key: kept for key, kept in value.items() if key not in known[section]}
        if rest or section not in known:
            unknown[section] = rest
    return unknown
