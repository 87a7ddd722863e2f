"""What keeps plays in sight: the last one once more, one that waits for the person, the log beside the table."""

from __future__ import annotations

from functools import partial

from scopa_desktop.core.match import Match
from scopa_desktop.core.plays import takes_of
from tools.scenes import games
from tools.scenes.scene import Scene, many_seats, moment, rich, yours
from tools.scenes.special import takes_three, the_play
from tools.scenes.studio import Studio, StudioError


def three_were_taken(match: Match) -> bool:
    return rich(match) and takes_of(match.round.history[-1].play).bit_count() == 3


def one_was_laid(match: Match) -> bool:
    return rich(match) and not takes_of(match.round.history[-1].play) and match.round.table.bit_count() > 4


def late(match: Match) -> bool:
    return len(match.rounds) >= 2 and match.round.plays_made > 24 and any(match.round.scope) and yours(match)


def again(studio: Studio, number: int, until: games.Until, seating: str = "2") -> None:
    """Show the last play once more."""
    moment(studio, number, until, seating)
    studio.view.replaying.toggle()
    studio.wait_for(lambda: not studio.view.clock.running, "the play does not come out")


def waiting(studio: Studio) -> None:
    """A rival's capture stays in sight until the person goes on."""
    match = games.played(45, lambda m: m.round.turn == 1 and the_play(m, takes_three) is not None)
    play = the_play(match, takes_three)
    if play is None:
        raise StudioError("the match does not come to this")
    studio.sit_down(match)
    studio.play(play)
    studio.advance(4000)


def logged(studio: Studio, number: int, until: games.Until, seating: str = "2") -> None:
    moment(studio, number, until, seating)


REPLAYS = (
    Scene("last-play", partial(again, number=45, until=three_were_taken), small=True),
    Scene("last-play-laid", partial(again, number=45, until=one_was_laid), small=True),
    Scene("last-play-six", partial(again, number=3, until=many_seats, seating="6")),
    Scene("waiting", waiting, preferences={"stay": "key"}, small=True),
    Scene("log", partial(logged, number=12, until=late), preferences={"log_panel": True}, small=True),
    Scene(
        "log-four",
        partial(logged, number=5, until=many_seats, seating="2x2"),
        preferences={"log_panel": True},
        small=True,
    ),
    Scene("log-six", partial(logged, number=3, until=many_seats, seating="6"), preferences={"log_panel": True}),
)
