"""What greedy believes of the table must be what the rules say of it."""

from __future__ import annotations

from scopa_desktop.core.cards import rank_of
from scopa_desktop.core.deals import NumberedShuffles
from scopa_desktop.core.events import Scopa
from scopa_desktop.core.plays import card_of
from scopa_desktop.core.round import Round
from scopa_desktop.core.rules import SEATINGS, Rules
from scopa_desktop.players.greedy import sweeping_cards


def test_an_ace_sweeps_for_greedy_wherever_it_does_by_the_rules() -> None:
    """Where an ace's power scores no scopa, what it takes by its value still does."""
    met = 0
    for mode in ("equal", "fifteen", "both"):
        for power in ("takes_all", "takes_all_unless_ace"):
            rules = Rules.of("scopa", capture_mode=mode, ace_rule=power, ace_sweep_scopa=False)
            for number in range(150):
                round_ = Round(rules, SEATINGS["2"], 1, NumberedShuffles(number).deal(rules, 2, 1, 0))
                while round_.cards_left > 1:
                    plays, table = round_.legal_plays(), round_.table
                    for play in plays:
                        if any(isinstance(event, Scopa) for event in round_.copy().play(play)):
                            assert sweeping_cards(rules, table, 0) >> card_of(play) & 1
                            met += rank_of(card_of(play)) == 1
                    round_.push(plays[number % len(plays)])
    assert met > 20
