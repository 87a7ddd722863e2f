"""What the window lays over its pages: each sheet filled with what it shows. Nothing is loaded before it is opened."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMenuBar, QWidget

if TYPE_CHECKING:
    from pathlib import Path

    from scopa_desktop.core.match import Match
    from scopa_desktop.store.paths import Paths
    from scopa_desktop.store.table_setup import TableSetup
    from scopa_desktop.ui.actions import Actions
    from scopa_desktop.ui.choices import Choices
    from scopa_desktop.ui.decks.manifest import Deck
    from scopa_desktop.ui.decks.pixmaps import CardPixmaps
    from scopa_desktop.ui.game import Game
    from scopa_desktop.ui.sheet import Sheet
    from scopa_desktop.ui.widgets import Look
    from scopa_desktop.ui.windows.handbook import HandbookSheet
    from scopa_desktop.ui.windows.messages import Question
    from scopa_desktop.ui.windows.own_said import Said
    from scopa_desktop.ui.windows.preferences import DeckChoice, PreferencesSheet
    from scopa_desktop.ui.windows.summary import SummarySheet


translate = QCoreApplication.translate


def preferences_sheet(
    look: Look, parent: QWidget, choices: Choices, said: Said, add_deck: Callable[[Path], object]
) -> PreferencesSheet:
    """Return the preferences; every change is made at once.

    Args:
        look: the look.
        parent: what it covers.
        choices: the preferences and the decks.
        said: what was said last about decks of the player's own.
        add_deck: called with a folder or zip that may be such a deck.
    """
    from scopa_desktop.ui.windows.owndecks import OwnDeckBar
    from scopa_desktop.ui.windows.preferences import PreferencesSheet

    pictures: list[CardPixmaps] = []
    bars: list[OwnDeckBar] = []

    def all_decks() -> list[DeckChoice]:
        return [_deck_choice(deck, choices, pictures) for deck in choices.decks.values()]

    def bar() -> QWidget:
        made = OwnDeckBar(look, choices, said)
        made.wanted.connect(add_deck)
        made.changed.connect(renew, Qt.ConnectionType.QueuedConnection)
        bars.append(made)
        return made

    def renew() -> None:
        sheet.set_decks(all_decks(), choices.now)
        bars[-1].focus_first()

    own_bar = bar if choices.own is not None else None
    sheet = PreferencesSheet(look, parent, choices.now, all_decks(), own_bar, choices.level)
    sheet.changed.connect(choices.set)
    choices.changed.connect(sheet.follow)
    sheet.closed.connect(lambda: [each.close() for each in pictures])
    return sheet


def _deck_choice(deck: Deck, choices: Choices, pictures: list[CardPixmaps]) -> DeckChoice:
    from scopa_desktop.ui.decks.pixmaps import CardPixmaps
    from scopa_desktop.ui.windows.preferences import DeckChoice

    backs = {name: CardPixmaps(deck, name) for name in deck.backs}
    now = choices.now
    face = CardPixmaps(deck, now.back if now.back in deck.backs else "", choices.index_size, choices.letters)
    pictures += [face, *backs.values()]
    return DeckChoice(deck.id, deck.name, pictures=face, backs=backs, letters=deck.index_sets)


def rules_sheet(
    look: Look, parent: QWidget, match: Match | None, setup: TableSetup, pictures: CardPixmaps | None = None
) -> Sheet:
    """Return the rules of a match, or of the table that was set up last."""
    from scopa_desktop.core.rules import Rules, seating_of
    from scopa_desktop.ui.windows.rules import RulesSheet

    if match is not None:
        return RulesSheet(look, parent, match.rules, seating_of(match.sides) or setup.seating, pictures)
    return RulesSheet(look, parent, Rules.from_options(setup.variant, setup.house_rules), setup.seating, pictures)


def happened_sheet(look: Look, parent: QWidget, game: Game) -> Sheet:
    """Return what was played in the round at the table, as sentences."""
    from scopa_desktop.ui.roundlog import round_log
    from scopa_desktop.ui.windows.happened import HappenedSheet

    match = game.session.match
    return HappenedSheet(look, parent, len(match.rounds), round_log(match, game.projection))


def summary_sheet(
    look: Look,
    parent: QWidget,
    game: Game,
    earned: str = "",
    *,
    past: bool = False,
    compared: str = "",
    same: bool = False,
) -> SummarySheet:
    """Return the reckoning of the round that was just counted, and of the match if that ended it.

    Args:
        look: the look.
        parent: what it covers.
        game: the match at the table.
        earned: what the round has brought besides points, in one line.
        past: whether it is replayed.
        compared: how the match compares with another one on the same cards, in a sentence, if it does.
        same: whether its cards can be played again, or by the computer.
    """
    from scopa_desktop.core.rules import seating_of
    from scopa_desktop.ui.windows.summary import SummarySheet
    from scopa_desktop.ui.windows.summary_data import Summary

    match, company = game.session.match, game.projection.company
    rounds = len(match.rounds)
    summary = Summary(
        round=rounds,
        score=match.scores[-1],
        names=company.names,
        avatars=company.avatars,
        rules=match.rules,
        seating=seating_of(match.sides) or "2",
        before=match.totals_after(rounds - 1),
        totals=match.totals,
        dealer=None if match.winner is not None else (match.round.dealer + 1) % len(match.seats),
        winner=match.winner,
        instant=match.round.win_reason,
        deal=match.shuffles.number,
        earned=earned,
    )
    mine = company.person is not None and not past
    return SummarySheet(
        look,
        parent,
        summary,
        see_cards=True,
        look_back=True,
        past=past,
        compared=compared,
        same=same,
        go_through=mine,
    )


def restart_question(look: Look, parent: QWidget) -> Question:
    """Return the question before a round is begun again."""
    from scopa_desktop.ui.windows.messages import Question

    return Question(
        look,
        parent,
        translate("Questions", "Begin this round again?"),
        translate("Questions", "The same cards are dealt once more; everything played in this round is taken back."),
        translate("Questions", "Begin again"),
        translate("Questions", "Play on"),
    )


def taken_sheet(look: Look, parent: QWidget, game: Game) -> Sheet:
    """Return all the cards that were taken in the round at the table."""
    from scopa_desktop.ui.windows.taken import Taken, TakenSheet

    company, round_ = game.projection.company, game.session.match.round
    piles = [
        Taken(
            look.words.side(company.names.side(side)),
            tuple(company.avatars[seat] for seat in seats),
            round_.piles[side],
        )
        for side, seats in enumerate(round_.sides)
    ]
    return TakenSheet(look, parent, piles)


def rigged_sheet(look: Look, parent: QWidget, match: Match | None) -> Sheet:
    """Return the answer to whether it is rigged, and what proves it for the match at the table."""
    from scopa_desktop.ui.windows.rigged import RiggedSheet

    return RiggedSheet(look, parent, match)


def keys_sheet(look: Look, parent: QWidget, menus: QMenuBar) -> Sheet:
    """Return the list of everything that keys do."""
    from scopa_desktop.ui.windows.keys import KeysSheet, key_sections

    return KeysSheet(look, parent, key_sections(menus))


_CHAPTERS = {
    "about": "data",
    "adddeck": "own_decks",
    "day": "learning",
    "deckpage": "decks",
    "history": "files",
    "keys": "keys",
    "newgame": "games",
    "people": "table",
    "practice": "learning",
    "preferences": "preferences",
    "primer": "play",
    "puzzles": "learning",
    "review": "learning",
    "rigged": "questions",
    "samecards": "learning",
    "statistics": "table",
}
"""The chapter of the handbook that fits a page or a sheet, by the module that it is from."""


def fitting_chapter(shown: QWidget, match: Match | None) -> str:
    """Return the chapter of the handbook that fits what is shown.

    Args:
        shown: a page, or a sheet over one.
        match: the match at the table, if that is below.
    """
    chapter = _CHAPTERS.get(type(shown).__module__.rpartition(".")[2])
    if chapter is None:
        chapter = f"games/{match.rules.variant}" if match is not None else "welcome"
    return chapter


def handbook_sheet(
    look: Look,
    parent: QWidget,
    choices: Choices,
    menus: tuple[Actions, QMenuBar],
    paths: Paths,
    pictures: CardPixmaps | None,
    chapter: str,
) -> HandbookSheet:
    """Return the handbook.

    Args:
        look: the look.
        parent: what it covers.
        choices: the preferences and the decks.
        menus: what the menus offer, and where they stand.
        paths: where the program's files lie.
        pictures: the pictures of the deck in use.
        chapter: the chapter to begin with.
    """
    from functools import partial

    from PySide6.QtCore import QLocale

    from scopa_desktop.ui.decks.pixmaps import CardPixmaps
    from scopa_desktop.ui.handbook.declared import menu_words, preference_parts
    from scopa_desktop.ui.handbook.plates import Plates
    from scopa_desktop.ui.handbook.written import About, Handbook
    from scopa_desktop.ui.language import chosen
    from scopa_desktop.ui.windows.handbook import HandbookSheet
    from scopa_desktop.ui.windows.keys import key_sections

    decks = tuple(choices.decks.values())
    places = {
        "preferences_file": paths.preferences,
        "preferences_folder": paths.config,
        "data_folder": paths.data,
        "log_folder": paths.log,
    }
    actions, bar = menus
    about = About(
        menu_words(actions),
        key_sections(bar),
        lambda: preference_parts(look, decks),
        decks,
        {name: str(path) for name, path in places.items()},
    )
    handbook = Handbook(look.words, chosen("auto", (QLocale().name(),)), about)
    opened = {each.id: partial(CardPixmaps, each, "", choices.index_size, choices.letters) for each in decks}
    plates = Plates(look, pictures, opened)
    sheet = HandbookSheet(look, parent, handbook, plates, chapter)
    sheet.closed.connect(lambda: [each.close() for each in plates.opened])
    return sheet


def about_sheet(look: Look, parent: QWidget, paths: Paths) -> Sheet:
    """Return what is to be said about the program."""
    from PySide6.QtCore import qVersion

    from scopa_desktop import __version__
    from scopa_desktop.ui.windows.about import AboutSheet

    return AboutSheet(look, parent, __version__, qVersion(), paths.data, paths.preferences)
