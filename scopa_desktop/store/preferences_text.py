"""The preferences as text: TOML with a line above each preference that says what it means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import tomli_w

from scopa_desktop.store.preferences import Preferences, settings
from scopa_desktop.store.table_setup import SECTION as SETUP
from scopa_desktop.store.table_setup import setup_data

VERSION = 1
_HEADER = """\
# The preferences of Scopa Desktop.  You may edit this file while the game is closed.
# A value that cannot be is replaced by its default; comments of your own are not kept.
"""


def render(preferences: Preferences, unknown: Mapping[str, Any], version: int = VERSION) -> str:
    """Return the file's text.

    Args:
        preferences: what is written.
        unknown: data by section that this version does not know and that is kept.
        version: the number that the file carries.
    """
    sections = tuple(dict.fromkeys(setting.section for setting in settings().values()))
    loose, tables = _split(unknown)
    chunks = [_HEADER, tomli_w.dumps({"version": version, **loose})]
    chunks.extend(_section(section, preferences, tables.get(section, {})) for section in sections)
    setup = {**tables.get(SETUP, {}), **setup_data(preferences.new_game)}
    chunks.append("\n# The table that was last set up.\n" + tomli_w.dumps({SETUP: setup}))
    others = {key: value for key, value in tables.items() if key not in (*sections, SETUP)}
    if others:
        chunks.append("\n" + tomli_w.dumps(others))
    return "".join(chunks)


def _section(section: str, preferences: Preferences, unknown: Mapping[str, Any]) -> str:
    lines = [f"\n[{section}]\n"]
    for name, setting in settings().items():
        if setting.section == section:
            lines.append(f"# {setting.meaning}  ({setting.allowed})\n")
            lines.append(tomli_w.dumps({name: getattr(preferences, name)}))
    loose, tables = _split(unknown)
    lines.append(tomli_w.dumps(loose))
    if tables:
        lines.append(tomli_w.dumps({section: tables}))
    return "".join(lines)


def _split(data: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return what TOML writes as ``key = value``, and what it writes as tables of their own."""
    loose: dict[str, Any] = {}
    tables: dict[str, Any] = {}
    for key, value in data.items():
        written_as_table = tomli_w.dumps({key: value}).startswith("[")
        (tables if written_as_table else loose)[key] = value
    return loose, tables
