"""Every scene by its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from unittest import mock

from PIL import Image, ImageDraw
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from scopa_desktop.core.cards import DECK, SETTEBELLO, Card, CardSet, cards_of, parse_card, parse_cards, rank_of
from scopa_desktop.core.match import Match
from scopa_desktop.core.plays import Play, card_of, is_declaration, takes_of
from scopa_desktop.core.rules import Rules, Value
from scopa_desktop.core.scoring import Verdict
from scopa_desktop.store.fairness import Dealing
from scopa_desktop.store.house_sets import ANY, HouseSet
from scopa_desktop.store.own_table import keep_picture
from scopa_desktop.store.paths import Paths
from scopa_desktop.store.preferences import CLOTHS
from scopa_desktop.store.statistics import Filter, Statistics
from scopa_desktop.store.troubles import Trouble, TroubleKind
from scopa_desktop.ui.cloth import OWN
from scopa_desktop.ui.decks.manifest import installed_decks
from scopa_desktop.ui.windows.deckpage import DeckPage
from scopa_desktop.ui.windows.newgame import NewGamePage
from scopa_desktop.ui.windows.preferences import PreferencesSheet
from scopa_desktop.ui.windows.statistics import StatisticsPage
from scopa_desktop.ui.windows.table_choice import TableChoice
from tools.scenes import games
from tools.scenes.demo import DEMO
from tools.scenes.handbook import HANDBOOK
from tools.scenes.hints import HINTS
from tools.scenes.history import HISTORY
from tools.scenes.learning import LEARNING
from tools.scenes.losses import LOSSES
from tools.scenes.own_decks import OWN_DECKS
from tools.scenes.papers import PAPERS, counted
from tools.scenes.people import SHARED
from tools.scenes.puzzles import PUZZLES
from tools.scenes.replays import REPLAYS
from tools.scenes.results import RESULTS
from tools.scenes.reviews import REVIEWS
from tools.scenes.samecards import SAME
from tools.scenes.scene import Scene, many_seats, moment, rich, yours
from tools.scenes.seeing import SEEING
from tools.scenes.studio import Studio, StudioError
from tools.scenes.variants import SPECIAL

SMALL = (900, 600)
"""The smallest window; scenes of the table are pictured in it too."""


# ------------------------------------------------------------------------------------------------ moments of a match


def plays_of(match: Match, taking: int) -> list[Play]:
    """Return the plays that take so many cards."""
    plays = [play for play in match.round.legal_plays() if not is_declaration(play)]
    return [play for play in plays if takes_of(play).bit_count() == taking]


def ambiguous(match: Match) -> Play | None:
    """Return a play of a card that may take one pair of cards or another."""
    pairs = plays_of(match, 2)
    groups = [[play for play in pairs if card_of(play) == card] for card in {card_of(play) for play in pairs}]
    return next((two[0] for two in groups if len(two) == 2 and not takes_of(two[0]) & takes_of(two[1])), None)


def choice_of_five(match: Match) -> bool:
    return rich(match) and match.round.table.bit_count() == 5 and all(match.round.scope) and bool(ambiguous(match))


def just_laid(match: Match) -> bool:
    return rich(match) and match.round.table.bit_count() == 6 and not takes_of(match.round.history[-1].play)


def just_taken(match: Match) -> bool:
    return rich(match) and match.round.table.bit_count() == 5 and takes_of(match.round.history[-1].play).bit_count() > 1


def swept_by_rival(match: Match) -> bool:
    return rich(match) and not match.round.table and match.round.stock > 0


def can_take_three(match: Match) -> bool:
    return rich(match) and match.round.table.bit_count() == 6 and bool(plays_of(match, 3))


def can_sweep_three(match: Match) -> bool:
    return rich(match) and match.round.table.bit_count() == 3 and bool(plays_of(match, 3))


def rival_can_take_three(match: Match) -> bool:
    crowded = len(match.rounds) >= 3 and match.round.turn == 1 and match.round.table.bit_count() >= 6
    return crowded and all(match.round.piles) and bool(plays_of(match, 3))


def tied(match: Match) -> bool:
    """Tell whether a third or later round was counted in which nobody got some point because of a tie."""
    if len(match.scores) < 3 or not match.round_scored or match.winner is not None:
        return False
    score = match.scores[-1]
    return min(score.totals) > 0 and any(line.verdict is Verdict.TIE for line in score.lines)


# ---------------------------------------------------------------------------------------------------- on the table


def choosing(studio: Studio, number: int = 219) -> None:
    """Click a card that may take one set or another."""
    play = ambiguous(moment(studio, number, choice_of_five))
    if play is not None:
        studio.click(card_of(play))


def eleven(studio: Studio) -> None:
    """Eleven cards, none of which takes another: all those laid are lower than what lies there."""
    cards = "10S 10D 9C 9B 8D 6C 4S 7D 5C 3B 2D 10C 7S 10B 9D 6B"
    studio.sit_down(games.arranged(cards, "8D;7D;6C;5C;4S;3B;2D", dealer=0))


def fourteen(studio: Studio) -> None:
    """Fourteen cards, no set of which makes fifteen with what is laid."""
    cards = "10S 10D 9S 9D 8S 8C 9C 8D 8B 9B 10C 2S 1D 10B 2D 5C"
    studio.sit_down(games.arranged(cards, "8S;8D;8C;8B;9C;9B;10C;10B;2S;2D", variant="quindici"))


def hovering(studio: Studio) -> None:
    play = plays_of(moment(studio, 84, can_take_three), 3)[0]
    studio.point_at(card_of(play))


def dealing(studio: Studio) -> None:
    """The first deal, in full flight."""
    counted(studio, 3, games.counted(1))
    studio.window._close_sheet()
    studio.hold_clock()
    studio.session.next_round()
    studio.view.player.jump()
    studio.advance_to(0.55)


def holding(studio: Studio) -> None:
    """A rival's capture, held so that it can be understood."""
    match = moment(studio, 45, rival_can_take_three)
    studio.play(plays_of(match, 3)[0])
    studio.advance(800)


def sweeping(studio: Studio) -> None:
    """A scopa."""
    match = moment(studio, 12, can_sweep_three)
    studio.play(plays_of(match, 3)[0])
    studio.advance(430 + 700 + 240 + 500)


def thinking(studio: Studio) -> None:
    """The computer player thinks, its arc half full."""
    moment(studio, 45, rival_can_take_three)
    studio.view._think_timer.stop()
    studio.view.table.set_progress({1: 0.6})


def declaring(studio: Studio) -> None:
    """Cirulla: a hand that may be declared, with the matta in it."""
    studio.sit_down(games.arranged("4D 6S 10B 5C 7C 2D 1S 8D 9B 3C", "", variant="cirulla"))


# ------------------------------------------------------------------------------------------------- pages and sheets


def beginning(studio: Studio) -> None:
    studio.window.show_start()


def resuming(studio: Studio) -> None:
    studio.store(games.played(219, choice_of_five))
    studio.window.show_start()


def new_game(studio: Studio, *steps: Callable[[NewGamePage], object]) -> None:
    """Open the New Game page and do something on it."""
    studio.window.show_new_game()
    page = studio.window._page
    if not isinstance(page, NewGamePage):
        raise StudioError("this is not the New Game page")
    studio.settle()
    for step in steps:
        step(page)


def other_target(page: NewGamePage) -> None:
    page.target.part(0).click()
    page.other_target.setText("25")
    page.other_target.textEdited.emit("25")


def choosing_deal(page: NewGamePage) -> None:
    page.choose_deal.click()


def game_of(page: NewGamePage, name: str, seating: str) -> None:
    """Choose a tile and a seating."""
    page.choose(name, seating)


def house_rules(studio: Studio, group: int, *, variant: str = "scopa", **house: Value) -> None:
    """The house rules of a game, some of them changed, at one of their groups, with two sets of one's own."""
    studio.keep_sets(
        HouseSet("Sundays at Rita's", "scopa", {"capture_choice": "single_first", "target": 21}),
        HouseSet("Quick and easy", ANY, {"max_capture": 2}),
    )
    new_game(studio, partial(game_of, name=variant, seating="2"))
    page = studio.window._page
    if not isinstance(page, NewGamePage):
        raise StudioError("this is not the New Game page")
    sheet = page.open_house_rules()
    sheet.set_rules(Rules.of(variant, **house))
    studio.settle()
    sheet.show_group(group)


def aside(studio: Studio, signal: str) -> None:
    """What a summary's button shows."""
    counted(studio, 13, games.counted(2))
    getattr(studio.window._sheet, signal).emit()


def over_table(studio: Studio, show: Callable[[Studio], object]) -> None:
    """Something that lies over a match."""
    moment(studio, 219, choice_of_five)
    show(studio)


def read_out(studio: Studio, what: str) -> None:
    """What a key that reads out shows."""
    moment(studio, 219, choice_of_five)
    studio.view.by_keys = True
    studio.window.actions_.read[what].trigger()
    studio.view.refresh()


def looked_at(studio: Studio) -> None:
    """The keys are on the second card of the table."""
    moment(studio, 219, choice_of_five)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Right):
        QTest.keyClick(studio.view, key)


def rigged_after(studio: Studio) -> None:
    """The question after a round, when the match can be saved."""
    counted(studio, 13, games.counted(2))
    studio.window.show_rigged()


def preferences(studio: Studio, section: int) -> None:
    studio.window.show_preferences()
    sheet = studio.window._sheet
    if isinstance(sheet, PreferencesSheet):
        sheet.show_section(section)


def statistics(studio: Studio) -> None:
    """Statistics of matches at two levels, one of them given up."""
    for number in range(1, 15):
        studio.store(games.played(number, games.won, level="hard" if number % 3 else "easy"), str(number))
    studio.matches.save("given up", games.played(20, games.after(1, 9)), abandoned=True)
    studio.window.show_statistics()


def fairness(studio: Studio, matches: int, share: float = 0) -> None:
    """What was dealt in the rounds of some matches, scrolled down by a share of all."""
    for number in range(1, matches + 1):
        studio.store(games.played(number, games.won), str(number))
    studio.window.show_statistics()
    page = studio.window._page
    if not isinstance(page, StatisticsPage) or page.parts is None:
        raise StudioError("these are not the statistics")
    page.parts.part("fairness").click()
    studio.settle()
    bar = page._dealt.verticalScrollBar()
    bar.setValue(round(bar.maximum() * share))


def robbed(studio: Studio) -> None:
    """What a cheat would have dealt: the person never got the settebello, and few sevens."""
    chance, sevens = Random(3), cards_of(parse_cards("7C 7S 7B"))
    found = Statistics.dealings

    def rob(store: Statistics, chosen: Filter) -> list[Dealing]:
        return [_rob(each, sevens, chance) for each in found(store, chosen)]

    with mock.patch.object(Statistics, "dealings", rob):
        fairness(studio, 12)


def _rob(dealing: Dealing, sevens: Sequence[Card], chance: Random) -> Dealing:
    own, others = dealing.own, dealing.others
    for card in (SETTEBELLO, *(each for each in sevens if chance.random() < 0.4)):
        if own >> card & 1:
            other = next(each for each in DECK if others >> each & 1 and rank_of(each) in (2, 4, 5, 6))
            swap = CardSet(1 << card | 1 << other)
            own, others = own ^ swap, others ^ swap
    return Dealing(own, others)


def four_levels(page: NewGamePage) -> None:
    """Players of different strength, one of them by a name of one's own."""
    page.choose("scopa", "4")
    rows = page.players.rows
    for row, level in zip(rows[1:], ("expert", "beginner", "hard"), strict=True):
        if row.level is not None:
            row.level.set_value(level)
    rows[2].name.setText("Zia Pina")
    rows[2].name.textEdited.emit("Zia Pina")


def browsing(studio: Studio, card: str = "9C") -> None:
    """All cards of the deck in use, one of them large."""
    studio.window.show_all_cards()
    page = studio.window._page
    if not isinstance(page, DeckPage):
        raise StudioError("this is not the page of all cards")
    page.show_card(parse_card(card))


def own_table(studio: Studio) -> None:
    """A table with a picture of one's own: a bright one, with hard edges."""
    source = studio.folder / "harbour.png"
    seaside((1600, 1000)).save(source)
    picture = studio.window.look.theme.picture = Paths.under(studio.folder).table_picture
    keep_picture(source, picture)
    moment(studio, number=28, until=just_taken)
    studio.window.choices.set("cloth", OWN)


def own_preferences(studio: Studio) -> None:
    """The tables in the preferences, after a picture was taken and another one refused."""
    own_table(studio)
    preferences(studio, 3)
    tables = studio.window.findChild(TableChoice)
    if tables is None:
        raise StudioError("there are no tables to choose from")
    (studio.folder / "recipe.txt").write_text("Cut the onions.")
    tables.take_picture(studio.folder / "recipe.txt")


def seaside(size: tuple[int, int]) -> Image.Image:
    """Return a picture of sky, sun, sea and sand."""
    width, height = size
    picture = Image.new("RGB", size, "#9FD4F5")
    draw = ImageDraw.Draw(picture)
    for row in range(height * 6 // 10):
        share = row / (height * 0.6)
        draw.line((0, row, width, row), fill=(round(96 + 150 * share), round(170 + 60 * share), 245))
    draw.ellipse((width * 0.68, height * 0.1, width * 0.82, height * 0.1 + width * 0.14), fill="#FFFFFF")
    draw.rectangle((0, height * 0.55, width, height * 0.78), fill="#1E86A8")
    draw.polygon([(0, height), (0, height * 0.72), (width, height * 0.82), (width, height)], fill="#F6E3B4")
    return picture


def trouble(studio: Studio) -> None:
    told = Trouble.of(
        TroubleKind.PREFERENCES_BROKEN, reason="line 12 is no TOML", aside="preferences-2026-11-29.toml.broken"
    )
    studio.window.tell(told)


# ------------------------------------------------------------------------------------------------------- the list

TABLE = (
    Scene("table-fresh", partial(moment, number=1, until=lambda m: len(m.rounds) == 2 and yours(m)), small=True),
    Scene("table-choice", choosing, small=True),
    Scene("table-hover", hovering),
    Scene("table-last-laid", partial(moment, number=1, until=just_laid), small=True),
    Scene("table-last-taken", partial(moment, number=28, until=just_taken)),
    Scene("table-empty", partial(moment, number=25, until=swept_by_rival)),
    Scene("table-eleven", eleven, small=True),
    Scene("table-fourteen", fourteen, small=True),
    Scene("table-thinking", thinking),
    Scene("table-dealing", dealing),
    Scene("table-hold", holding, small=True),
    Scene("table-scopa", sweeping, small=True),
    Scene("table-declaration", declaring, small=True),
    Scene("table-three", partial(moment, number=15, until=many_seats, seating="3"), small=True),
    Scene("table-four", partial(moment, number=9, until=many_seats, seating="4"), small=True),
    Scene("table-teams", partial(moment, number=9, until=many_seats, seating="2x2"), small=True),
    Scene(
        "table-scopone",
        partial(
            moment,
            number=2,
            until=lambda m: rich(m) and m.round.table.bit_count() > 5,
            seating="2x2",
            variant="scopone_scientifico",
        ),
        small=True,
    ),
    Scene("table-six", partial(moment, number=3, until=many_seats, seating="6"), small=True),
    Scene("table-six-three-teams", partial(moment, number=24, until=many_seats, seating="3x2")),
    Scene("table-six-two-teams", partial(moment, number=24, until=many_seats, seating="2x3")),
    Scene("table-no-aids", hovering, preferences={"show_backs": False, "show_line": False, "aids_hard": ()}),
    *(
        Scene(f"deck-{deck}", choosing, preferences={"deck": deck})
        for deck in ("neapolitan", "sicilian", "piacentine", "spanish", "french", "french_numbers", "french_large")
    ),
    *(
        Scene(f"cloth-{cloth}", partial(moment, number=28, until=just_taken), preferences={"cloth": cloth})
        for cloth in CLOTHS
        if cloth != OWN
    ),
    Scene("cloth-own", own_table, small=True),
)

PAGES = (
    Scene("start-again", beginning, ("StartPage",)),
    Scene("start-continue", resuming, ("StartPage",), small=True),
    Scene("newgame", new_game, ("NewGamePage",), small=True),
    Scene("newgame-levels", lambda s: new_game(s, four_levels), ("NewGamePage",), small=True),
    Scene("newgame-target", lambda s: new_game(s, other_target), ("NewGamePage",)),
    Scene("newgame-deal", lambda s: new_game(s, choosing_deal), ("NewGamePage",)),
    Scene(
        "newgame-teams",
        lambda s: new_game(s, partial(game_of, name="scopa", seating="2x2")),
        ("NewGamePage",),
        small=True,
    ),
    Scene("newgame-six", lambda s: new_game(s, partial(game_of, name="napola", seating="3x2")), ("NewGamePage",)),
    Scene(
        "newgame-partners",
        lambda s: new_game(s, partial(game_of, name="scopone_trente", seating="2x2")),
        ("NewGamePage",),
        small=True,
    ),
    Scene("newgame-kinds", lambda s: new_game(s, partial(game_of, name="escoba", seating="3")), ("NewGamePage",)),
    Scene("newgame-house-rules", partial(house_rules, group=0, capture_choice="any"), ("HouseRules",), small=True),
    Scene(
        "house-rules-counting",
        partial(house_rules, group=2, napola=True, score_primiera=False),
        ("HouseRules",),
        small=True,
    ),
    Scene("house-rules-ending", partial(house_rules, group=4, inverse=True, target=31), ("HouseRules",)),
    Scene("house-rules-cirulla", partial(house_rules, group=0, variant="cirulla"), ("HouseRules",)),
    *(
        Scene(f"cards-{deck}", browsing, ("DeckPage",), {"deck": deck}, small=True)
        for deck in ("neapolitan", "sicilian", "piacentine", "spanish", "french", "french_numbers", "french_large")
        if deck in installed_decks()
    ),
    Scene("cards-wood", partial(browsing, card="7D"), ("DeckPage",), {"cloth": "legno", "back": "back_blue"}),
    Scene("cards-marble", partial(browsing, card="1S"), ("DeckPage",), {"cloth": "marmo", "deck": "spanish"}),
    Scene("statistics", statistics, ("StatisticsPage",), small=True),
    Scene("fairness", partial(fairness, matches=25), ("FairnessView",), small=True),
    Scene("fairness-below", partial(fairness, matches=25, share=1), ("FairnessView",), small=True),
    Scene("fairness-few", partial(fairness, matches=1), ("FairnessView",), small=True),
    Scene("fairness-robbed", robbed, ("FairnessView",), small=True),
    Scene("fairness-french", partial(fairness, matches=8), ("FairnessView",), {"deck": "french"}),
    Scene("statistics-empty", lambda s: s.window.show_statistics(), ("StatisticsPage",)),
)

SHEETS = (
    Scene("summary-tie", partial(counted, number=228, until=tied), ("SummarySheet",), small=True),
    Scene("summary-won", partial(counted, number=13, until=games.won), ("SummarySheet",)),
    Scene("summary-lost", partial(counted, number=9, until=games.won), ("SummarySheet",)),
    Scene("summary-three", partial(counted, number=15, until=games.counted(2), seating="3"), ("SummarySheet",)),
    Scene(
        "summary-six", partial(counted, number=3, until=games.counted(3), seating="6"), ("SummarySheet",), small=True
    ),
    Scene("all-cards", partial(aside, signal="cards_wanted"), ("TakenSheet",), small=True),
    Scene("happened", partial(aside, signal="log_wanted"), ("HappenedSheet",), small=True),
    Scene("preferences-cards", partial(preferences, section=0), ("PreferencesSheet",), small=True),
    Scene("preferences-table", partial(preferences, section=3), ("PreferencesSheet",), {"cloth": "legno"}, small=True),
    Scene("preferences-picture", own_preferences, ("PreferencesSheet",), small=True),
    Scene("preferences-play", partial(preferences, section=1), ("PreferencesSheet",)),
    Scene("preferences-screen", partial(preferences, section=2), ("PreferencesSheet",)),
    Scene("preferences-aids", partial(preferences, section=4), ("PreferencesSheet",), small=True),
    Scene("preferences-sound", partial(preferences, section=5), ("PreferencesSheet",), small=True),
    Scene("preferences-language", partial(preferences, section=6), ("PreferencesSheet",), small=True),
    Scene("preferences-french", partial(preferences, section=0), ("PreferencesSheet",), {"deck": "french"}),
    Scene("rules", lambda s: s.window.show_rules(), ("RulesSheet",), small=True),
    Scene("rigged", lambda s: s.window.show_rigged(), ("RiggedSheet",), small=True),
    Scene("rigged-table", rigged_after, ("RiggedSheet",), small=True),
    Scene("about", lambda s: s.window.show_about(), ("AboutSheet",)),
    Scene("keys", lambda s: over_table(s, lambda s: s.window.show_keys()), ("KeysSheet",), small=True),
    Scene("table-read-out", lambda s: read_out(s, "hand"), small=True),
    Scene("table-looked-at", looked_at, small=True),
    Scene("question-abandon", lambda s: over_table(s, lambda s: s.window._ask_abandon()), ("AbandonQuestion",)),
    Scene("question-restart", lambda s: over_table(s, lambda s: s.window._ask_restart()), ("Question",)),
    Scene("trouble", trouble, ("Banner",), small=True),
    Scene("trouble-table", lambda s: over_table(s, trouble), ("Banner",)),
)


def in_the_dark(scene: Scene) -> Scene:
    """Return the same scene in dark colours."""
    return Scene(f"dark-{scene.name}", scene.act, scene.shows, {**scene.preferences, "scheme": "dark"})


SCENES: dict[str, Scene] = {
    scene.name: scene
    for scene in (
        *PAGES,
        *TABLE,
        *HANDBOOK,
        *HINTS,
        *DEMO,
        *LEARNING,
        *REPLAYS,
        *HISTORY,
        *SHARED,
        *SAME,
        *SPECIAL,
        *SEEING,
        *RESULTS,
        *SHEETS,
        *LOSSES,
        *PAPERS,
        *OWN_DECKS,
        *REVIEWS,
        *PUZZLES,
        *map(in_the_dark, (*PAGES[2:], *HISTORY[:4], *SAME, *SHEETS, *LOSSES, *PAPERS, *OWN_DECKS, *REVIEWS, *PUZZLES)),
    )
}
