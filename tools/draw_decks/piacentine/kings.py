"""The kings of the Piacentine deck: standing, with axe, sceptre, sword and club."""

from __future__ import annotations

from tools.draw_decks.figure import (
    Face,
    beard34,
    beard_front,
    face34,
    front,
    hair_back,
    hair_front,
    hand,
    locks,
    profile,
)
from tools.draw_decks.kit import DETAIL, Canvas, curve, ellipse, poly, star
from tools.draw_decks.palette import AUBURN, BLUE, DARK, GREEN, GREY, RED, SILVER, STEEL, WHITE, YELLOW
from tools.draw_decks.piacentine import CX
from tools.draw_decks.piacentine.dress import (
    breastplate,
    cloak,
    fur_cape,
    king_sleeve,
    mantle,
    order_chain,
    pauldrons,
    robe,
    robe_skirt,
    sleeve,
)
from tools.draw_decks.piacentine.figures import flipped
from tools.draw_decks.piacentine.hats import closed_crown, crown, profile_crown
from tools.draw_decks.piacentine.pips import coin, cup, log, sword
from tools.draw_decks.piacentine.things import axe, long_beard, orb, sceptre

#: Woven into the robes.
STAR = star(0, 0, 4, 2.2, 6.4)
LOZENGE = poly("0,-7 4.4,0 0,7 -4.4,0")
LEAF = star(0, 0, 5, 2.6, 6.4)


def king_of_coins(c: Canvas) -> None:
    """In profile, an axe in his hand, the coin beside his crown."""
    cloak(c, RED, BLUE)
    robe_skirt(c, GREEN, WHITE, RED, STAR)
    robe(c, GREEN, YELLOW, WHITE, STAR)
    king_sleeve(c, 1, (376, 390), (284, 402), BLUE)
    mantle(c, RED, YELLOW, (1,))
    hand(c, 288, 402, -84, "hang", cuff=WHITE)
    axe(c, 116, 300, 196)
    sleeve(c, "166,300 134,344 127,372 120,352 114,336", (54, 56, 50, 40, 32), BLUE)
    mantle(c, RED, YELLOW, (-1,))
    sleeve(c, "146,372 136,362 126,346 118,334", (46, 46, 40, 32), BLUE, folds=False)
    hand(c, 117, 336, -6, "fist", cuff=WHITE)
    fur_cape(c)
    order_chain(c, 296, 78, 56)
    with c.at(240, 160):
        locks(
            c,
            curve("-10,-50 30,-54 54,-20 60,24 72,60 60,88 30,84 20,40"),
            GREY,
            ("40,-20 46,20 56,64", "34,20 40,50 44,76"),
        )
        profile(c, Face(age=2, hook=5, nose=1.25, brow=6.5, frown=3, brow_color="#6E6A60"))
        locks(
            c,
            curve("0,-52! 24,-40 28,-16 34,10 30,34 44,52 62,44 58,8 52,-30 34,-54!"),
            GREY,
            ("34,-34 38,0 42,36", "46,-34 48,0 52,32"),
        )
        long_beard(c, GREY)
        profile_crown(c, GREEN, RED)
    coin(c, 398, 106, 120)


def king_of_cups(c: Canvas) -> None:
    """Frontal, white-bearded, under a closed crown; the cup raised, a sceptre on his arm."""
    cloak(c, BLUE, YELLOW)
    robe_skirt(c, RED, YELLOW, RED, LOZENGE)
    robe(c, RED, YELLOW, YELLOW, LOZENGE)
    king_sleeve(c, 1, (376, 384), (374, 392), GREEN)
    mantle(c, BLUE, WHITE, (1,))
    sleeve(c, "166,300 136,352 112,372 99,330 98,292", (56, 60, 56, 44, 32), GREEN)
    mantle(c, BLUE, WHITE, (-1,))
    sleeve(c, "134,372 112,366 99,326 98,290", (46, 50, 44, 32), GREEN, folds=False)
    cup(c, 98, 176, 122, 172)
    hand(c, 98, 290, 0, cuff=YELLOW)
    sceptre(c, 388, 372, 250, 9)
    sleeve(c, "326,338 342,374 358,394 376,392", (42, 52, 46, 34), GREEN)
    hand(c, 370, 394, 58, cuff=YELLOW)
    fur_cape(c, YELLOW)
    order_chain(c, 296, 80, 58, BLUE)
    with c.at(CX, 170):
        front(c, Face(age=2, lids=-0.06, smile=2, brow=5.5, brow_color="#8D887A"))
        beard_front(c, SILVER, "flowing", 126)
        closed_crown(c, RED, BLUE)


def king_of_swords(c: Canvas) -> None:
    """Frontal, black-bearded and stern, in plate; the sword upright."""
    cloak(c, GREEN, RED)
    robe_skirt(c, BLUE, RED, YELLOW)
    breastplate(c, YELLOW)
    king_sleeve(c, -1, (128, 386), (196, 408), STEEL)
    mantle(c, GREEN, RED)
    hand(c, 192, 407, 78, "hang", cuff=YELLOW)
    sword(c, 404, 244, 388, 0, 46, 104, 0.17)
    sleeve(c, "340,326 348,372 364,392 388,392", (46, 54, 46, 34), STEEL)
    c.form(ellipse(346, 384, 22, 20), YELLOW, w=DETAIL + 0.6, shade=4)
    c.fill(star(346, 384, 8, 4, 11), RED)
    hand(c, 383, 392, 76, cuff=YELLOW)
    pauldrons(c)
    with c.at(CX, 170):
        front(c, Face(age=1, frown=5, brow=7.5, jaw=4))
        beard_front(c, DARK, "forked", 104)
        crown(c, "ray", BLUE, RED)


def _king_of_clubs(c: Canvas) -> None:
    cloak(c, RED, GREEN)
    robe_skirt(c, BLUE, YELLOW, RED, LEAF)
    robe(c, BLUE, RED, YELLOW, LEAF)
    king_sleeve(c, 1, (378, 386), (392, 396), YELLOW)
    king_sleeve(c, -1, (124, 384), (152, 376), YELLOW)
    mantle(c, RED, GREEN, (-1,))
    orb(c, 120, 318)
    hand(c, 124, 384, 0, "palm", cuff=WHITE)
    mantle(c, RED, GREEN, (1,))
    log(c, 373, 264, 356, 84, 12, swap=True)
    sleeve(c, "322,338 338,378 352,402 368,404", (42, 54, 48, 34), YELLOW)
    hand(c, 362, 406, 66, cuff=WHITE)
    fur_cape(c)
    order_chain(c, 296, 78, 56)
    with c.at(CX, 166):
        hair_back(c, AUBURN, 6)
        face34(c, Face(age=2, nose=1.1, wing=3, jaw=6, brow=6.5, brow_color="#64290F"))
        hair_front(c, AUBURN, 4)
        beard34(c, AUBURN, 112)
        with c.at(-2, 0, 1, 2):
            crown(c, "oak", GREEN, RED)


#: Turned to the right, an orb on his palm, the club over his shoulder.
king_of_clubs = flipped(_king_of_clubs)
