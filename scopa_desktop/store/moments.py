"""Times as they stand in files, which anybody may have written."""

from __future__ import annotations

from datetime import MAXYEAR, MINYEAR, UTC, datetime


def in_utc(moment: datetime) -> datetime:
    """Return a time in UTC, of which a clock anywhere can show the day.

    Raises:
        ValueError: it lies at the end of all times that there are.
    """
    if not MINYEAR + 1 < moment.year < MAXYEAR - 1:
        raise ValueError("no time that was ever now")
    return moment.astimezone(UTC)
