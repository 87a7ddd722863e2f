"""What a test must not find in the log."""

from __future__ import annotations

import logging

import pytest


def complaints(caplog: pytest.LogCaptureFixture, level: int = logging.WARNING) -> list[logging.LogRecord]:
    """Return what was logged, but for a thinking process that was too slow on a busy machine."""
    return [
        each
        for each in caplog.records
        if each.levelno >= level and "the thinking process is started again" not in each.getMessage()
    ]
