"""What the headless commands share: how they refuse, and how they read counts, house rules and players."""

from __future__ import annotations

import argparse
import csv
import os
import shlex

from scopa_desktop.core.house import scores
from scopa_desktop.core.rules import OPTIONS, Rules, RulesError, Value
from scopa_desktop.players.levels import LEVELS

OUTSIDE = "cmd:"
"""What a player's name begins with that is another program; the rest is its command."""
PLAY_SECONDS = 10.0
"""How long another program may take for a play, unless the command line says otherwise."""

LIMIT = f"how long another program may take for a play; default {PLAY_SECONDS:g}"


class CommandError(ValueError):
    """A command line that asks for something impossible; the message says what to do instead."""


def count(text: str) -> int:
    """Return the whole number from 1 that an argument names.

    Raises:
        ArgumentTypeError: it names none.
    """
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} must be a whole number from 1")
    return number


def seconds(text: str) -> float:
    """Return the time above 0 that an argument names.

    Raises:
        ArgumentTypeError: it names none.
    """
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0.0 < number <= 86_400.0:
        raise argparse.ArgumentTypeError(f"{text!r} must be a number of seconds above 0")
    return number


def rules_of(variant: str, options: list[str]) -> Rules:
    """Return the rules of a variant under house rules spelled ``KEY=VALUE``.

    Raises:
        CommandError: there is no such variant, option or value.
    """
    try:
        return Rules.from_options(variant, dict(map(_house_rule, options)))
    except RulesError as fault:
        raise CommandError(str(fault)) from None


def _house_rule(text: str) -> tuple[str, Value]:
    name, equals, value = text.partition("=")
    if not equals:
        raise CommandError(f"--option {text!r} must be KEY=VALUE, as in target=21")
    if name not in OPTIONS:
        raise CommandError(f"there is no option {name!r}; the options are {', '.join(OPTIONS)}")
    return name, OPTIONS[name].parse(value)


def check_ends(rules: Rules, advice: str) -> None:
    """Check that a match by these rules ends.

    Raises:
        CommandError: nothing scores.
    """
    if not scores(rules):
        raise CommandError(f"under these rules nothing scores, so a match would never end; {advice}")


def listed(text: str) -> list[str]:
    """Return the parts of a list with commas; a part with commas of its own stands in double quotes.

    >>> listed('expert, "cmd:./player --cards 7D,1B"')
    ['expert', 'cmd:./player --cards 7D,1B']
    """
    try:
        return [part.strip() for part in next(csv.reader([text], skipinitialspace=True), [])]
    except csv.Error:
        raise CommandError(f"{text!r} is no list on one line, such as expert,greedy") from None


def check_player(name: str) -> None:
    """Check that there is a computer player of this name.

    Raises:
        CommandError: there is none.
    """
    if is_outside(name):
        outside_command(name)
    elif name not in LEVELS:
        raise CommandError(f"there is no level {name!r}; the levels are {', '.join(LEVELS)}")


def is_outside(name: str) -> bool:
    """Tell whether a player is another program."""
    return name.startswith(OUTSIDE)


def outside_command(name: str) -> list[str]:
    """Return the words of the command of a player that is another program.

    >>> outside_command("cmd:./player --fast")
    ['./player', '--fast']

    Raises:
        CommandError: there are none.
    """
    try:
        words = shlex.split(name.removeprefix(OUTSIDE), posix=os.name != "nt")
    except ValueError as fault:
        raise CommandError(f"{name!r} is no command: {fault}") from None
    if os.name == "nt":  # where the quotes of a word stay in it
        words = [word[1:-1] if len(word) > 1 and word[0] == word[-1] == '"' else word for word in words]
    if not words:
        raise CommandError(f"{name!r} names no command, as cmd:./player does")
    return words
