"""What is wrong with a file, in the person's language: the words of the core, the store and the system said anew."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from scopa_desktop.core.wording import Wording
from scopa_desktop.store.troubles import shorten

TEXTS: Final = (
    QT_TRANSLATE_NOOP("Faults", "the file is no match record: {name} is no value"),
    QT_TRANSLATE_NOOP("Faults", "{where}: {key}"),
    QT_TRANSLATE_NOOP("Faults", "winner is {value}, but by the rules side {winner} has won"),
    QT_TRANSLATE_NOOP("Faults", "the file is larger than 8 MiB, so it is no match record"),
    QT_TRANSLATE_NOOP("Faults", 'the file is no match record: its format is {value}, not "{wanted}"'),
    QT_TRANSLATE_NOOP("Faults", "the version must be a whole number from 1, not {value}"),
    QT_TRANSLATE_NOOP(
        "Faults", "the record is of version {value}, which this program is too old for: it reads version {known}"
    ),
    QT_TRANSLATE_NOOP("Faults", "{where} must be an object, not {value}"),
    QT_TRANSLATE_NOOP("Faults", "{where} must be a list, not {value}"),
    QT_TRANSLATE_NOOP("Faults", "{where} has more than {most} entries"),
    QT_TRANSLATE_NOOP("Faults", "{where} must be a whole number from {lowest} to {highest}, not {value}"),
    QT_TRANSLATE_NOOP("Faults", "{where}: {card} stands twice"),
    QT_TRANSLATE_NOOP("Faults", "rules.options must be an object, not {value}"),
    QT_TRANSLATE_NOOP("Faults", "sides: {variant} is not played so; its seatings are {allowed}"),
    QT_TRANSLATE_NOOP("Faults", "deal: scheme {value} is unknown; this program knows scheme {known}"),
    QT_TRANSLATE_NOOP("Faults", "deal: the number must be a whole number, not {value}"),
    QT_TRANSLATE_NOOP("Faults", "rounds: a match has at least one round"),
    QT_TRANSLATE_NOOP("Faults", "the record"),
    QT_TRANSLATE_NOOP("Faults", "round {number}"),
    QT_TRANSLATE_NOOP("Faults", "{where}: points and totals stand together, or neither stands"),
    QT_TRANSLATE_NOOP("Faults", "{where}: the match was over before it, side {winner} had won"),
    QT_TRANSLATE_NOOP("Faults", "{where}: the round before it is not over"),
    QT_TRANSLATE_NOOP("Faults", "{where}: the deal passes on to seat {dealer}, not to seat {told}"),
    QT_TRANSLATE_NOOP("Faults", "{where}, play {number}"),
    QT_TRANSLATE_NOOP("Faults", "{where}: it is the turn of seat {turn}, not of seat {seat}"),
    QT_TRANSLATE_NOOP("Faults", "{where}: scopa must be true or false, not {value}"),
    QT_TRANSLATE_NOOP("Faults", "{where}: declares must be {allowed}, not {value}"),
    QT_TRANSLATE_NOOP("Faults", "{where}: it is over, but points and totals are missing"),
    QT_TRANSLATE_NOOP("Faults", "{where}: points has {count} sides instead of {wanted}"),
    QT_TRANSLATE_NOOP("Faults", "{where}: totals are {value}, by the rules they are {counted}"),
    QT_TRANSLATE_NOOP("Faults", "{where}: points of side {side}"),
    QT_TRANSLATE_NOOP("Faults", "winner is {value}, but by the rules nobody has won yet"),
    QT_TRANSLATE_NOOP("Faults", "the file is no match record: byte {start} is not UTF-8 text"),
    QT_TRANSLATE_NOOP("Faults", "the file is no match record, or was cut short: line {lineno}, column {colno}"),
    QT_TRANSLATE_NOOP("Faults", "the file is no match record: its values are nested too deeply"),
    QT_TRANSLATE_NOOP("Faults", "the file is no match record: a number in it is too long"),
    QT_TRANSLATE_NOOP("Faults", "the field {value} stands twice in one object"),
    QT_TRANSLATE_NOOP("Faults", "{where} lacks the field {key}"),
    QT_TRANSLATE_NOOP("Faults", "{where} has a field that no record has: {value}"),
    QT_TRANSLATE_NOOP("Faults", '{where}: a card is written as text, as in "7D", not {value}'),
    QT_TRANSLATE_NOOP("Faults", "rules: {fault}"),
    QT_TRANSLATE_NOOP("Faults", "seat {index}"),
    QT_TRANSLATE_NOOP("Faults", "sides: seat {seat} sits on {count} sides instead of one"),
    QT_TRANSLATE_NOOP("Faults", "deal: {fault}"),
    QT_TRANSLATE_NOOP("Faults", "{where}: the round was over before it"),
    QT_TRANSLATE_NOOP("Faults", "{where}: the cards of deal {deals_made} are missing"),
    QT_TRANSLATE_NOOP("Faults", "{where}: the record says scopa {value}, the rules say otherwise"),
    QT_TRANSLATE_NOOP("Faults", "{where}: it has points, but {cards_left} cards are still to be played"),
    QT_TRANSLATE_NOOP("Faults", "{where}: side {side} is given {value} for {category}, by the rules it scores {right}"),
    QT_TRANSLATE_NOOP("Faults", "{where}: {value} is no card; write a rank from 1 to 10 and one of D C S B"),
    QT_TRANSLATE_NOOP("Faults", "seat {index}: {key} must be a text of at most {most} characters"),
    QT_TRANSLATE_NOOP("Faults", "side {index}"),
    QT_TRANSLATE_NOOP("Faults", "{where}: {fault}"),
    QT_TRANSLATE_NOOP("Faults", "{where}, seat {seat}"),
    QT_TRANSLATE_NOOP("Faults", "{where}, deal {number}"),
    QT_TRANSLATE_NOOP("Faults", "{name} must be {allowed}, not {value}"),
    QT_TRANSLATE_NOOP("Faults", "there is no variant {value}; the variants are {allowed}"),
    QT_TRANSLATE_NOOP("Faults", "a whole number from {least} to {most}"),
    QT_TRANSLATE_NOOP("Faults", "{most} or {last}"),
    QT_TRANSLATE_NOOP("Faults", "{variant} is played in the seatings {allowed}, not {value}"),
    QT_TRANSLATE_NOOP("Faults", "there is no option {value}; the options are {allowed}"),
    QT_TRANSLATE_NOOP("Faults", "the opening table has {count} cards instead of {table_size}"),
    QT_TRANSLATE_NOOP("Faults", "there are {count} deals instead of {wanted}"),
    QT_TRANSLATE_NOOP("Faults", "the opening table calls for a new deal, so no round can begin from it"),
    QT_TRANSLATE_NOOP("Faults", "a deal number is a whole number from 0 to {most}, not {number}"),
    QT_TRANSLATE_NOOP("Faults", "deal {number} has {count} hands instead of {seats}"),
    QT_TRANSLATE_NOOP("Faults", "deal {number} has a hand without its {hand_size} cards"),
    QT_TRANSLATE_NOOP("Faults", "{card} is dealt twice"),
    QT_TRANSLATE_NOOP("Faults", "{play} is not allowed here; seat {seat} may play {legal}"),
    QT_TRANSLATE_NOOP("Faults", "seat {seat} does not hold {card}; it may play {legal}"),
    QT_TRANSLATE_NOOP("Faults", "there is no such file"),
    QT_TRANSLATE_NOOP("Faults", "it is not UTF-8"),
    QT_TRANSLATE_NOOP("Faults", "it is nested too deeply"),
    QT_TRANSLATE_NOOP("Faults", "it is no JSON"),
    QT_TRANSLATE_NOOP("Faults", "it holds no house rules"),
    QT_TRANSLATE_NOOP("Faults", "empty"),
    QT_TRANSLATE_NOOP("Faults", "one of {values}"),
    QT_TRANSLATE_NOOP("Faults", "{count} seats, each with name, player and avatar"),
    QT_TRANSLATE_NOOP("Faults", "a section"),
    QT_TRANSLATE_NOOP("Faults", "something else"),
    QT_TRANSLATE_NOOP("Faults", "as the rules allow"),
    QT_TRANSLATE_NOOP("Faults", "as the game has it"),
    QT_TRANSLATE_NOOP("Faults", "it has more than {millions} million pixels"),
    QT_TRANSLATE_NOOP("Faults", "it is smaller than {width} × {height} pixels"),
    QT_TRANSLATE_NOOP("Faults", "it is no JPEG, PNG or WebP picture"),
    QT_TRANSLATE_NOOP("Faults", "it needs too much memory"),
    QT_TRANSLATE_NOOP("Faults", "it is damaged"),
    QT_TRANSLATE_NOOP("Faults", "it holds no puzzles"),
    QT_TRANSLATE_NOOP("Faults", "its entries make no sense"),
    QT_TRANSLATE_NOOP("Faults", "any of {values}"),
    QT_TRANSLATE_NOOP("Faults", "a word of small letters, digits and . _ -"),
    QT_TRANSLATE_NOOP("Faults", "one line of at most {length} characters"),
    QT_TRANSLATE_NOOP("Faults", "empty or [left, top, width, height]"),
    QT_TRANSLATE_NOOP("Faults", "true or false"),
    QT_TRANSLATE_NOOP("Faults", "it is not there"),
    QT_TRANSLATE_NOOP("Faults", "it is larger than {size} KiB"),
    QT_TRANSLATE_NOOP("Faults", "it is a folder"),
    QT_TRANSLATE_NOOP("Faults", "it is no ordinary file"),
    QT_TRANSLATE_NOOP("Faults", "it is a link to nothing"),
    QT_TRANSLATE_NOOP("Faults", "another program wrote it"),
    QT_TRANSLATE_NOOP("Faults", "a newer version of the game wrote it"),
    QT_TRANSLATE_NOOP("Faults", "its tables are not those of the game"),
    QT_TRANSLATE_NOOP("Faults", "a table with ranks from 1 to 10 and what is printed on them"),
    QT_TRANSLATE_NOOP("Faults", 'a table such as coins_07 = "seven.png"'),
    QT_TRANSLATE_NOOP("Faults", "it is too large"),
    QT_TRANSLATE_NOOP("Faults", '"italian", "spanish" or "french"'),
    QT_TRANSLATE_NOOP("Faults", "a number from 0 to 0.25"),
    QT_TRANSLATE_NOOP("Faults", "a list of at most 12 names of pictures"),
)
"""Every text that the core and the store say of a fault, as a test sees to."""

SYSTEM: Final = (
    QT_TRANSLATE_NOOP("Faults", "permission denied"),
    QT_TRANSLATE_NOOP("Faults", "no space left on device"),
    QT_TRANSLATE_NOOP("Faults", "read-only file system"),
    QT_TRANSLATE_NOOP("Faults", "no such file or directory"),
    QT_TRANSLATE_NOOP("Faults", "input/output error"),
    QT_TRANSLATE_NOOP("Faults", "is a directory"),
    QT_TRANSLATE_NOOP("Faults", "file exists"),
    QT_TRANSLATE_NOOP("Faults", "disk quota exceeded"),
    QT_TRANSLATE_NOOP("Faults", "file name too long"),
    QT_TRANSLATE_NOOP("Faults", "operation not permitted"),
    QT_TRANSLATE_NOOP("Faults", "database disk image is malformed"),
    QT_TRANSLATE_NOOP("Faults", "file is not a database"),
    QT_TRANSLATE_NOOP("Faults", "disk I/O error"),
    QT_TRANSLATE_NOOP("Faults", "database or disk is full"),
    QT_TRANSLATE_NOOP("Faults", "database is locked"),
    QT_TRANSLATE_NOOP("Faults", "unable to open database file"),
    QT_TRANSLATE_NOOP("Faults", "attempt to write a readonly database"),
)
"""What systems and SQLite say most often; anything else stays in their own words."""


def reworded(text: str, length: int = 200) -> str:
    """Return what is a `Wording` in the person's language, any other text as it is; at most `length` characters."""
    return shorten(_anew(text), length)


def _anew(text: str) -> str:
    if not isinstance(text, Wording):
        return text
    pattern = QCoreApplication.translate("Faults", text.text)
    return pattern.format(**{name: _anew(each) for name, each in text.details.items()}) if text.details else pattern
