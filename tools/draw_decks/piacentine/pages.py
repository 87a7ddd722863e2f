"""The pages of the Piacentine deck."""

from __future__ import annotations

from tools.draw_decks.figure import Face, bob, curls, face34, fingers, hair_back, hair_front, hand, neck, profile, ruff
from tools.draw_decks.kit import Canvas, curve
from tools.draw_decks.palette import AUBURN, BLUE, BROWN, DARK, GOLDEN, GREEN, RED, WHITE, YELLOW
from tools.draw_decks.piacentine.dress import falling_collar, jerkin, roll, skirt, sleeve
from tools.draw_decks.piacentine.figures import flipped
from tools.draw_decks.piacentine.hats import bonnet, cocked_hat, liripipe, toque
from tools.draw_decks.piacentine.pips import coin, cup, log, sword


def page_of_coins(c: Canvas) -> None:
    """Golden-haired, smiling, the coin lifted, the other hand on the hip."""
    skirt(c, RED, YELLOW)
    jerkin(c, BLUE, RED, YELLOW)
    sleeve(c, "322,274 376,318 410,366 370,398 330,402", (60, 64, 56, 44, 32), YELLOW, RED)
    roll(c, 326, 266, 38, 26, BLUE, RED)
    hand(c, 326, 403, -82, "hang", cuff=WHITE)
    sleeve(c, "188,278 146,326 110,336 98,300 98,262", (58, 62, 56, 44, 32), YELLOW, RED)
    roll(c, 186, 268, 36, -28, BLUE, RED)
    fingers(c, 99, 260, -2)
    coin(c, 110, 166, 140)
    hand(c, 101, 262, -2, "pinch", cuff=WHITE)
    with c.at(254, 152):
        hair_back(c, GOLDEN, -6)
    neck(c, 254, 196)
    falling_collar(c, 248, 234)
    with c.at(254, 152):
        face34(c, Face(smile=3, nose=0.85, lip=1.15, iris="#2F6A8C", brow_color="#8A5A14"))
        hair_front(c, GOLDEN, -8)
        bonnet(c, RED, GREEN, WHITE)


def _page_of_cups(c: Canvas) -> None:
    skirt(c, GREEN, None)
    jerkin(c, RED, GREEN, WHITE, front="frogs")
    sleeve(c, "188,278 148,328 114,342 98,316 96,290", (58, 62, 56, 44, 32), GREEN, WHITE)
    roll(c, 186, 268, 36, -28, RED, YELLOW)
    cup(c, 102, 168, 124, 178)
    hand(c, 96, 286, 0, "palm", cuff=YELLOW)
    c.form(curve("196,396! 230,384 264,396! 270,440 262,500! 236,484 212,500! 198,450"), WHITE, shade=6)
    c.ink(("212,404 214,440 214,476", 2.8), ("232,402 236,440 234,474", 2.8), ("250,404 254,440 252,478", 2.8))
    sleeve(c, "322,274 368,322 378,370 330,398 268,396", (60, 62, 54, 44, 32), GREEN, WHITE)
    roll(c, 326, 266, 38, 26, RED, YELLOW)
    hand(c, 266, 396, -86, flip=True, cuff=YELLOW)
    with c.at(254, 152):
        bob(c, DARK, "back", 6)
    neck(c, 254, 196)
    ruff(c, 252, 240, 128)
    with c.at(254, 152):
        face34(c, Face(nose=1.1, brow=6.2, frown=-2, look=-1.5, chin=3))
        bob(c, DARK, "front", 6, 6)
        toque(c, BLUE, YELLOW, RED)


#: A cupbearer with a napkin, turned to the right, the cup on his palm.
page_of_cups = flipped(_page_of_cups)


def page_of_swords(c: Canvas) -> None:
    """Long-haired, like a girl; one hand raised in speech, the sword in the other."""
    with c.at(254, 152):
        hair_back(c, BROWN, 70)
    skirt(c, BLUE, WHITE)
    jerkin(c, GREEN, YELLOW, RED, front="laces")
    sword(c, 410, 244, 392, 3, 42, 96, 0.17)
    sleeve(c, "188,278 148,330 116,344 96,306 92,270", (58, 62, 54, 42, 32), RED, YELLOW)
    roll(c, 186, 268, 36, -28, GREEN, YELLOW)
    hand(c, 91, 268, -6, "open", cuff=WHITE)
    sleeve(c, "322,276 378,322 402,362 404,384", (60, 64, 52, 36), RED, YELLOW, folds=False)
    roll(c, 326, 266, 38, 28, GREEN, YELLOW)
    hand(c, 404, 386, 178, cuff=WHITE)
    neck(c, 256, 196)
    falling_collar(c, 248, 234, YELLOW)
    with c.at(254, 152):
        face34(c, Face(woman=True, smile=2, iris="#3E6B3A"))
        hair_front(c, BROWN, 60)
        cocked_hat(c, RED, YELLOW, WHITE)


def _page_of_clubs(c: Canvas) -> None:
    skirt(c, BLUE, YELLOW)
    jerkin(c, YELLOW, BLUE, RED, WHITE)
    sleeve(c, "324,276 376,322 408,366 368,398 332,406", (60, 62, 54, 42, 32), RED, WHITE)
    roll(c, 328, 266, 38, 26, YELLOW, BLUE)
    hand(c, 328, 407, -80, "hang", cuff=WHITE)
    log(c, 110, 264, 428, 88, -2)
    sleeve(c, "188,278 160,326 146,356 136,346 128,340", (58, 60, 52, 40, 32), RED, WHITE)
    roll(c, 186, 268, 36, -28, YELLOW, BLUE)
    hand(c, 132, 340, -86, flip=True, cuff=WHITE)
    with c.at(254, 150):
        hair_back(c, AUBURN, -16)
    ruff(c, 254, 238, 130)
    neck(c, 254, 190)
    with c.at(256, 150):
        profile(c, Face(nose=0.8, chin=-2, smile=3, brow_color="#64290F"))
        curls(
            c,
            AUBURN,
            (
                (12, -42, 13),
                (28, -34, 15),
                (22, -12, 14),
                (42, -14, 16),
                (32, 8, 15),
                (50, 12, 16),
                (40, 30, 14),
                (56, 34, 13),
                (26, 26, 10),
            ),
        )
        liripipe(c, GREEN, RED)


#: In profile to the right, the club upright before him.
page_of_clubs = flipped(_page_of_clubs)
