"""A person who plays by a screen reader alone: finds everything by name and role, presses, and listens.

Run by the system's Python, which has the accessibility library, as ``python3 reader.py``; knows nothing of the game
but what it is told by AT-SPI.  Prints one JSON object: what was pressed and what was announced, in order.
"""

from __future__ import annotations

import json
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 60.0
QUIET = 0.15
"""Seconds without an announcement after which nothing more is to be expected."""


class Reader:
    """Reads the tree and hears announcements."""

    def __init__(self):
        """Begin to listen."""
        self.heard = []
        self.pressed = []
        self.last = time.monotonic()
        self._listener = Atspi.EventListener.new(self._on_announcement)
        self._listener.register("object:announcement")

    def _on_announcement(self, event):
        self.heard.append(event.any_data)
        self.last = time.monotonic()

    def pump(self, seconds=0.02):
        """Let events come in."""
        context, end = GLib.MainContext.default(), time.monotonic() + seconds
        while time.monotonic() < end:
            if not context.iteration(False):
                time.sleep(0.002)

    def wait_for(self, get, what):
        """Return what `get` returns as soon as there is something."""
        end = time.monotonic() + PATIENCE
        while True:
            self.pump()
            try:
                found = get()
            except GLib.Error:  # it went away while it was read
                found = None
            if found:
                return found
            if time.monotonic() > end:
                sys.exit(f"waited in vain for {what}; heard {self.heard[-5:]}")

    def application(self):
        """Return the game, once it is there."""
        desk = Atspi.get_desktop(0)
        found = [desk.get_child_at_index(i) for i in range(desk.get_child_count())]
        return next((each for each in found if each is not None and each.get_child_count()), None)

    def walk(self, node):
        """Yield everything that is shown below a node."""
        for index in range(node.get_child_count()):
            child = node.get_child_at_index(index)
            if child is None:
                continue
            yield child
            yield from self.walk(child)

    def find(self, role, name="", shown=True):
        """Return what has a role and a name that begins like this."""
        game = self.application()
        for each in self.walk(game) if game is not None else ():
            hidden = shown and not each.get_state_set().contains(Atspi.StateType.SHOWING)
            if each.get_role_name() == role and each.get_name().startswith(name) and not hidden:
                return each
        return None

    def press(self, thing):
        """Press something."""
        self.pressed.append(thing.get_name())
        thing.do_action(0)
        self.pump()

    def press_next(self, role, name):
        """Press something as soon as it is there."""
        self.press(self.wait_for(lambda: self.find(role, name), name))

    def buttons(self, table):
        """Return what can be pressed on the table; nothing once the round is over."""
        if self.find("dialog", "Round 1"):
            return ["over"]
        return [each for each in self.walk(table) if each.get_role_name() == "push button"]


def play_round(reader):
    """Press card after card, and return what lay on the table before each."""
    table = reader.wait_for(lambda: reader.find("list", "Table"), "the table")
    seen = []
    while True:
        live = reader.wait_for(lambda: reader.buttons(table), "a card to play")
        if live == ["over"]:
            return seen
        ways = [each for each in live if each.get_name().startswith("1: ")]
        taking = [each for each in live if "takes nothing" not in each.get_name()]
        if not ways:
            seen.append([each.get_name() for each in reader.walk(table)])
        reader.press((ways or taking or live)[0])


def main():
    """Play a round and leave."""
    Atspi.init()
    reader = Reader()
    reader.press_next("push button", "Other games")
    reader.press_next("push button", "Deal the cards")
    seen = play_round(reader)
    while time.monotonic() < reader.last + QUIET:
        reader.pump()
    json.dump({"pressed": reader.pressed[2:], "heard": reader.heard, "seen": seen}, sys.stdout)
    sys.stdout.flush()
    reader.press(reader.find("menu item", "Quit", shown=False))


main()
