"""The examples in the docstrings say the truth."""

from __future__ import annotations

import doctest
import pkgutil
from importlib import import_module

import pytest

import scopa_desktop.core

PACKAGE = scopa_desktop.core
MODULES = [PACKAGE.__name__, *(f"{PACKAGE.__name__}.{each.name}" for each in pkgutil.iter_modules(PACKAGE.__path__))]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    failures, _ = doctest.testmod(import_module(name))
    assert failures == 0


def test_there_are_examples() -> None:
    assert sum(doctest.testmod(import_module(name)).attempted for name in MODULES) >= 8
