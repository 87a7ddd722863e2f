"""The same cards once more: compared, played by the computer, and as the deal of a day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta

from scopa_desktop.core.deals import NumberedShuffles
from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.rules import Rules
from scopa_desktop.session.day import day_deal
from scopa_desktop.ui.windows.same import SameSheet
from tools.scenes import games
from tools.scenes.scene import Scene
from tools.scenes.studio import Studio, StudioError

TODAY = date(2026, 11, 30)


def alone(match: Match, level: str, chance: int) -> Match:
    """Return a match with a computer player in the first seat, played to its end."""
    seats = [Seat(level.title(), level), *match.seats[1:]]
    twin = Match(match.rules, match.sides, seats, match.shuffles)
    games.play_on(twin, chance, games.won)
    return twin


def compared(
    studio: Studio, number: int = 13, *, twins: tuple[tuple[str, int], ...] = (), before: int | None = None
) -> SameSheet:
    """Open the sheet of a match on the same cards."""
    match, origin = games.played(number, games.won), ""
    if before is not None:
        earlier = Match(match.rules, match.sides, match.seats, match.shuffles)
        games.play_on(earlier, before, games.won)
        studio.store(earlier, "before")
        origin = "same:before"
    studio.matches.save("match", match, origin=origin)
    for place, (level, chance) in enumerate(twins):
        studio.matches.save(f"twin{place}", alone(match, level, chance), origin="twin:match")
    studio.window.same.compare("match")
    sheet = studio.window._sheet
    if not isinstance(sheet, SameSheet):
        raise StudioError("the sheet does not come")
    return sheet


def running(studio: Studio) -> None:
    """Let Expert play in the person's seat."""
    compared(studio).show_running("expert", "Expert plays your cards: round 3, 6 to 4 …", 58)


def summed_up(studio: Studio) -> None:
    """End a match on cards that were played before."""
    match = games.played(9, games.won)
    earlier = Match(match.rules, match.sides, match.seats, match.shuffles)
    games.play_on(earlier, 77, games.won)
    studio.store(earlier, "before")
    studio.matches.save("match", match.at(len(match.rounds) - 1, match.round.plays_made - 1), origin="same:before")
    studio.window.continue_match()
    studio.settle()
    last = match.round.plays[-1]
    if studio.session.awaits_person:
        studio.session.play(last)
    else:
        studio.prompt(last)
    studio.wait_for(lambda: "SummarySheet" in studio.shown(), "the summary does not come")


def days(studio: Studio, results: int = 12, today: Callable[[Studio], object] = lambda studio: None) -> None:
    """Go to the deal of the day, with results of days before it."""
    for back in range(results, 0, -1):
        if back in (4, 9):
            continue
        day = TODAY - timedelta(days=back)
        match = of_day(day)
        games.play_on(match, back + 5, games.counted(1) if back == 7 else games.won)
        studio.matches.save(f"day{back}", match, abandoned=back == 7, origin=f"day:{day}")
        if back % 3 == 2:
            studio.matches.save(f"twin{back}", alone(match, "expert", back + 50), origin=f"twin:day{back}")
    today(studio)
    studio.window.same.today = lambda: TODAY
    studio.window.show_day()


def of_day(day: date) -> Match:
    """Return the match of a day, before its first play."""
    deal = day_deal(day)
    rules = Rules.of(deal.variant, target=deal.target)
    seats = games.seats_for(deal.seating, (deal.level,))
    return Match(rules, rules.sides(deal.seating), seats, NumberedShuffles(deal.number))


def played_today(studio: Studio) -> None:
    match = of_day(TODAY)
    games.play_on(match, 3, games.won)
    studio.matches.save("today", match, origin=f"day:{TODAY}")


def open_today(studio: Studio) -> None:
    match = of_day(TODAY)
    games.play_on(match, 3, games.after(1, 4))
    studio.matches.save("today", match, origin=f"day:{TODAY}")


SAME = (
    Scene("day", days, ("DayPage",), small=True),
    Scene("day-played", lambda s: days(s, today=played_today), ("DayPage",), small=True),
    Scene("day-open", lambda s: days(s, 2, today=open_today), ("DayPage",)),
    Scene("day-empty", lambda s: days(s, 0), ("DayPage",), small=True),
    Scene("same-cards", compared, ("SameSheet",), small=True),
    Scene("same-cards-expert", lambda s: compared(s, twins=(("expert", 5),)), ("SameSheet",), small=True),
    Scene("same-cards-again", lambda s: compared(s, 9, before=77), ("SameSheet",)),
    Scene("same-cards-both", lambda s: compared(s, 9, before=77, twins=(("expert", 5),)), ("SameSheet",), small=True),
    Scene("same-cards-running", running, ("SameSheet",), small=True),
    Scene("summary-again", summed_up, ("SummarySheet",), small=True),
)
