"""Scenes of what keeps a player from losing anything: backups, and the report of a crash."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from unittest import mock

from scopa_desktop.store.backups import Backup, Backups
from tools.scenes.scene import Scene
from tools.scenes.studio import Studio

REPORT = """\
Scopa Desktop 0.9.0, Qt 6.11.1, Python 3.11.2
Linux-6.1.0-21-amd64-x86_64-with-glibc2.36

2026-11-29T21:14:03  Scopa Desktop 0.9.0, Python 3.11.2, Linux-6.1.0-21-amd64-x86_64-with-glibc2.36
Unexpected error
Traceback (most recent call last):
  File "~/scopa-desktop/scopa_desktop/ui/table/view.py", line 412, in mouseReleaseEvent
    self.picker.release(event.position())
  File "~/scopa-desktop/scopa_desktop/ui/table/picker.py", line 96, in release
    self._lay(self._held)
LookupError: the settebello is not in the hand
"""


def backups(studio: Studio, days: int = 7) -> None:
    """The days of which there is a backup."""
    today = date.today()
    found = [
        Backup(
            Path(f"matches-{number}.db"),
            today - timedelta(days=number + number // 3),
            214 - 9 * number - number % 3,
            datetime.now(UTC) - timedelta(days=1 + number + number // 3),
        )
        for number in range(days)
    ]
    with mock.patch.object(Backups, "listed", lambda self: found):
        studio.window.show_backups()
    studio.settle()


def asked(studio: Studio) -> None:
    """The question before one is restored."""
    backups(studio)
    sheet = studio.window._sheet
    assert sheet is not None
    sheet.restores[1].click()
    studio.settle()


def crashed(studio: Studio) -> None:
    """What the last run left."""
    studio.window.show_crash(REPORT, Path("~/.local/state/scopa-desktop/log"))
    studio.settle()


LOSSES = (
    Scene("backups", backups, ("BackupsSheet",), small=True),
    Scene("backups-none", lambda studio: backups(studio, 0), ("BackupsSheet",)),
    Scene("backups-question", asked, ("Question",)),
    Scene("crash", crashed, ("CrashSheet",), small=True),
)
