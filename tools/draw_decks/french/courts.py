"""The twelve courts of the French deck.

The kings carry the Italian signs of their suits (coin, cup, sword, cudgel), so that the deck teaches that
diamonds are coins, hearts cups, spades swords and clubs clubs.
"""

from __future__ import annotations

from tools.draw_decks.figure import (
    Face,
    beard_front,
    beard_profile,
    bob,
    moustache,
    neck,
    puff,
    ruff,
)
from tools.draw_decks.french import dress, heads, things
from tools.draw_decks.french.court import Arm, Court, Head, Part, part, placed
from tools.draw_decks.french.dress import CX
from tools.draw_decks.hats import bonnet
from tools.draw_decks.palette import (
    AUBURN,
    BLUE,
    BROWN,
    DARK,
    GOLD,
    GOLDEN,
    GREY,
    NIGHT,
    RED,
    SILVER,
    STEEL,
    TAN,
    UMBER,
    WHITE,
    shade_of,
)

JET = "#231512"


def puffs(x: float, side: int, cloth: str, pane: str) -> Part:
    """A slashed puff on one shoulder."""
    return part(puff, x, 332, 46, 46, -24 * side, cloth, pane)


# ------------------------------------------------------------------ diamonds
JACK_OF_DIAMONDS = Court(
    head=Head(
        Face(jaw=4, chin=-2, nose=0.7, smile=2.4, lids=0.06, iris=BLUE, brow=4.6, brow_color="#8A5A18"),
        y=197,
        flip=True,
        build=(1.05, 0.94),
        behind=(part(bob, GOLDEN, "back"),),
        over=(
            part(heads.freckles),
            part(bob, GOLDEN, "front"),
            placed(part(bonnet, RED, GOLD, BLUE, short=True), 2, 2, 0.94),
        ),
    ),
    cloth=RED,
    pattern=part(dress.stripes, GOLD, 40, 16),
    arms=(
        Arm(
            "422,322 500,440",
            (484, 296),
            BLUE,
            thing=part(things.halberd),
            behind=True,
            over=(puffs(432, 1, GOLD, RED),),
        ),
        Arm(
            "206,322 142,428",
            (270, 424),
            BLUE,
            "side",
            turn=10,
            flip=True,
            thing=part(things.dagger),
            tilt=14,
            over=(puffs(200, -1, GOLD, RED),),
        ),
    ),
    neck=(part(neck, CX, 232, w=42, h=60), part(dress.flat_collar, CX)),
)

QUEEN_OF_DIAMONDS = Court(
    head=Head(
        Face(
            woman=True,
            nose=1.05,
            hook=1,
            lids=-0.1,
            lip=0.86,
            iris="#4A2C17",
            smile=1,
            brow=3.2,
            brow_color=DARK,
            chin=3,
        ),
        x=CX + 8,
        build=(0.95, 1.04),
        behind=(part(heads.veil_back, DARK),),
        over=(part(heads.parted, DARK), part(heads.veil), part(heads.crown, "coronet", RED, 48, -40)),
    ),
    x=CX + 6,
    cloth=BLUE,
    pattern=part(dress.lozenges, GOLD, 34, 44, 9, RED),
    front=(
        part(dress.panel, "0,-12 46,-6! 37,95 23,250! 0,260", RED, GOLD, CX + 6),
        part(dress.lacing, CX + 6, 292),
    ),
    arms=(
        Arm("426,324 480,440", (400, 446), RED, "rest", turn=-84, behind=True),
        Arm("210,324 140,440", (170, 298), RED, "tips", turn=4, thing=part(things.letter), tilt=-14),
    ),
    neck=(
        part(neck, CX + 10, 236, w=36, h=60),
        part(
            dress.jewelled_collar,
            CX + 6,
            "40,-10 22,30 0,44",
            "62,-4 46,34 0,66",
            ((-41, 15), (-23, 41), (0, 55), (23, 41), (41, 15)),
        ),
    ),
)

KING_OF_DIAMONDS = Court(
    head=Head(
        Face(nose=1.25, hook=2, brow=6, brow_color=AUBURN, age=1, iris=BLUE, chin=2),
        "profile",
        x=CX - 12,
        flip=True,
        behind=(part(heads.mane_back, AUBURN),),
        over=(
            part(beard_profile, AUBURN),
            part(heads.mane, AUBURN),
            part(heads.crown, "lily", BLUE, 50, -38),
        ),
    ),
    x=CX - 6,
    cloth=BLUE,
    pattern=part(dress.scatter, "diamonds", GOLD, 46, 60, 24),
    front=(part(dress.mantle, RED, WHITE, CX - 6),),
    arms=(
        Arm("414,326 500,440", (470, 278), BLUE, "disc", thing=part(things.gold_coin), fur=True, bell=GOLD),
        Arm("204,326 140,444", (166, 350), BLUE, thing=part(things.charter), tilt=-8, turn=-6, fur=True),
    ),
    neck=(
        part(neck, CX - 16, 236, w=46, h=60),
        part(dress.ermine_cape, CX - 6),
        part(dress.chain, 84, 44, CX - 6, 306),
    ),
)

# ------------------------------------------------------------------ hearts
JACK_OF_HEARTS = Court(
    head=Head(
        Face(nose=0.9, smile=2, brow=4.4, brow_color=DARK, chin=-1),
        "profile",
        x=CX + 4,
        behind=(part(heads.ringlets, DARK, "30,62,17 52,50,18 62,24,18 34,82,15 56,76,16 10,72,14"),),
        over=(
            part(
                heads.ringlets,
                DARK,
                "-20,-44,12 0,-46,13 20,-40,14 34,-22,15 40,-42,14 26,-2,13 46,-2,16 34,20,14 54,20,15"
                " 44,42,15 28,40,11 54,58,14 38,62,13",
            ),
            part(heads.rolled_cap, RED, GOLD, WHITE),
        ),
    ),
    cloth=BLUE,
    pattern=part(dress.lozenges, shade_of(BLUE), 40, 52, 12, GOLD),
    front=(
        part(dress.panel, "0,-12 30,-6! 24,95 15,250! 0,260", WHITE, GOLD),
        part(dress.buttons, (CX, 288), 30, 5, (GOLD,)),
    ),
    arms=(
        Arm(
            "420,324 498,440",
            (468, 304),
            RED,
            turn=6,
            thing=part(things.arrow),
            tilt=6,
            behind=True,
            over=(puffs(430, 1, RED, WHITE),),
        ),
        Arm(
            "208,324 178,446",
            (134, 366),
            RED,
            turn=-14,
            flip=True,
            thing=part(things.bow),
            tilt=4,
            over=(puffs(202, -1, RED, WHITE),),
        ),
    ),
    neck=(part(ruff, CX + 4, 276, 124, 0.22, n=11), part(neck, CX + 4, 236, w=40, h=40)),
)

QUEEN_OF_HEARTS = Court(
    head=Head(
        Face(woman=True, nose=0.9, iris=BLUE, smile=2.4, brow=3.2, brow_color="#9A6414", chin=-3),
        "front",
        build=(1.02, 0.97),
        behind=(part(heads.waves_back, GOLDEN),),
        over=(part(heads.waves, GOLDEN), part(heads.crown, "pearl", RED, 46, -36)),
    ),
    cloth=RED,
    pattern=part(dress.scatter, "hearts", GOLD, 40, 52, 18),
    front=(
        part(dress.panel, "0,60 44,-4! 40,90 30,250! 0,256", WHITE, GOLD),
        part(dress.buttons, (CX, 354), 26, 5, (BLUE, RED)),
    ),
    arms=(
        Arm(
            "424,326 484,442",
            (384, 446),
            WHITE,
            "rest",
            turn=-84,
            behind=True,
            wound=BLUE,
            over=(puffs(426, 1, RED, GOLD),),
        ),
        Arm(
            "206,326 134,440",
            (168, 300),
            WHITE,
            "tips",
            thing=part(things.long_rose),
            cuff=GOLD,
            wound=BLUE,
            over=(puffs(206, -1, RED, GOLD),),
        ),
    ),
    neck=(
        part(neck, CX, 236, w=38, h=64),
        part(dress.bare_neck, CX),
        part(dress.pearls, CX),
    ),
)

KING_OF_HEARTS = Court(
    head=Head(
        Face(age=2, brow=6.5, iris=BLUE, brow_color=shade_of(GREY), nose=1.1),
        "front",
        y=192,
        over=(part(beard_front, GREY, "flowing", 136), part(heads.crown, "arch", RED, 50, -34)),
    ),
    cloth=RED,
    pattern=part(dress.lozenges, GOLD, 36, 46, 8, RED),
    front=(part(dress.mantle, BLUE, WHITE),),
    arms=(
        Arm("420,326 500,440", (478, 292), RED, "palm", thing=part(things.goblet), fur=True, bell=GOLD),
        Arm("200,330 140,440", (152, 356), RED, "palm", flip=True, thing=part(things.orb), fur=True, bell=GOLD),
    ),
    neck=(part(dress.ermine_cape),),
)

# ------------------------------------------------------------------ spades
JACK_OF_SPADES = Court(
    head=Head(
        Face(jaw=6, nose=1.2, hook=2, wing=1, lids=-0.08, brow=6.4, frown=2.5),
        y=194,
        flip=True,
        behind=(part(heads.nape, DARK),),
        over=(part(heads.scar), part(moustache, DARK, -13, 31, 0.66, far=0.6), part(heads.sallet, RED)),
    ),
    cloth=NIGHT,
    pattern=part(dress.stripes, RED, 46, 14),
    arms=(
        Arm(
            "422,324 502,442",
            (488, 302),
            NIGHT,
            low=STEEL,
            thing=part(things.pike),
            cuff=SILVER,
            behind=True,
            over=(part(dress.pauldron, 426, 1, False),),
        ),
        Arm(
            "206,324 146,430",
            (182, 374),
            NIGHT,
            "hidden",
            thing=part(things.shield),
            tilt=-8,
            cuff="",
            over=(part(dress.pauldron, 206, -1, False),),
        ),
    ),
    neck=(part(neck, CX, 236, w=46, h=60), part(dress.gorget, CX)),
)

QUEEN_OF_SPADES = Court(
    head=Head(
        Face(woman=True, nose=1.05, hook=1.5, frown=1, brow=3.8, iris="#2E3B52", chin=1, age=1),
        "profile",
        x=CX - 4,
        behind=(part(heads.net_back, DARK),),
        over=(part(heads.net, DARK), part(heads.crown, "sun", RED, 44, -40)),
    ),
    cloth=NIGHT,
    pattern=part(dress.lozenges, GOLD, 42, 54, 9, RED),
    back=(part(dress.lace_fan, CX + 12, 244),),
    front=(
        part(dress.panel, "0,-12 36,-6! 29,95 18,250! 0,260", RED, GOLD),
        part(dress.buttons, (CX, 288), 30, 6, (GOLD,)),
    ),
    arms=(
        Arm(
            "420,326 500,442",
            (476, 304),
            RED,
            turn=4,
            thing=part(things.sceptre),
            tilt=4,
            behind=True,
            over=(puffs(430, 1, NIGHT, GOLD),),
        ),
        Arm(
            "208,326 150,448",
            (200, 404),
            RED,
            "tips",
            turn=4,
            thing=placed(part(things.fan), scale=0.88),
            tilt=-12,
            over=(puffs(202, -1, NIGHT, GOLD),),
        ),
    ),
    neck=(
        part(ruff, CX + 12, 284, 92, 0.20, n=11),
        part(neck, CX + 10, 232, w=34, h=51),
        part(dress.chain, 62, 44, CX + 4, 300),
    ),
)

KING_OF_SPADES = Court(
    head=Head(
        Face(jaw=5, brow=8, frown=5, iris="#2E3B52", nose=1.1, age=1),
        "front",
        y=192,
        over=(
            part(beard_front, "#2A1D16", "square", 92, hair=False),
            part(heads.crown, "tower", BLUE, 54, -36),
        ),
        under=(part(dress.mail, "0,-66 46,-52 58,-8 58,44 74,92 52,116 0,124"),),
    ),
    cloth=NIGHT,
    front=(part(dress.breastplate, "spades"), part(dress.mantle, RED, GOLD)),
    arms=(
        Arm(
            "430,330 504,446",
            (478, 336),
            STEEL,
            thing=part(things.sword),
            cuff=SILVER,
            over=(part(dress.pauldron, 430, 1),),
        ),
        Arm(
            "200,330 152,446",
            (136, 372),
            STEEL,
            turn=-8,
            thing=part(things.harp),
            tilt=-4,
            cuff=SILVER,
            over=(part(dress.pauldron, 200, -1),),
        ),
    ),
)

# ------------------------------------------------------------------ clubs
JACK_OF_CLUBS = Court(
    head=Head(
        Face(nose=1.2, wing=2, smile=3, brow=4.4, brow_color=AUBURN, iris="#3E5A2C", chin=-4, jaw=8),
        x=CX + 22,
        build=(1.04, 0.97),
        behind=(part(heads.ringlets, AUBURN, "48,30,18 54,6,17 40,52,16 20,56,14 60,50,13"),),
        over=(
            part(heads.spectacles),
            part(
                heads.ringlets,
                AUBURN,
                "-28,-42,11 -10,-44,11 8,-42,12 26,-36,13 38,-18,13 42,4,13 40,24,12 48,42,12",
            ),
            part(heads.pen),
            part(heads.scholar_cap, NIGHT, RED),
        ),
    ),
    x=CX + 20,
    cloth=NIGHT,
    pattern=part(dress.halves, GOLD, RED),
    arms=(
        Arm(
            "432,326 492,424",
            (306, 378),
            NIGHT,
            "edge",
            turn=-78,
            flip=True,
            over=(puffs(440, 1, RED, GOLD),),
        ),
        Arm(
            "228,326 150,470",
            (126, 412),
            GOLD,
            "edge",
            turn=16,
            flip=True,
            thing=part(things.book),
            tilt=-12,
            over=(puffs(222, -1, RED, GOLD),),
        ),
    ),
    neck=(part(neck, CX + 20, 236, w=40, h=60), part(dress.flat_collar, CX + 20)),
)

QUEEN_OF_CLUBS = Court(
    head=Head(
        Face(
            skin=UMBER,
            woman=True,
            nose=0.85,
            iris="#2A170B",
            lips="#8E2323",
            smile=2,
            brow=3.6,
            jaw=3,
            wing=4,
            lip=1.3,
            lids=-0.06,
        ),
        x=CX - 16,
        flip=True,
        build=(1.03, 1.0),
        behind=(part(heads.nape, JET),),
        over=(
            part(heads.parted, JET),
            part(heads.ear_ring, 45, 32, JET),
            part(heads.crown, "coronet", RED, 48, -38),
        ),
    ),
    x=CX - 10,
    cloth=GOLD,
    pattern=part(dress.scatter, "clubs", RED, 44, 58, 20),
    front=(
        part(dress.panel, "0,54 40,-4! 36,100 26,250! 0,256", BLUE, "", CX - 10),
        part(dress.chevrons, CX - 10, 340),
        part(dress.mantle, BLUE, GOLD, CX - 10, (-1,)),
    ),
    arms=(
        Arm(
            "412,326 492,442",
            (462, 263),
            RED,
            "tips",
            turn=4,
            skin=UMBER,
            thing=part(things.wreath),
            cuff=GOLD,
            behind=True,
            over=(puffs(414, 1, BLUE, GOLD),),
        ),
        Arm(
            "206,330 148,438",
            (238, 398),
            RED,
            "side",
            turn=8,
            flip=True,
            skin=UMBER,
            cuff=GOLD,
            thing=part(heads.braid, "4,-170 16,-124 14,-84 4,-36 0,10 -6,52 -2,86", 24, DARK, RED),
        ),
    ),
    neck=(
        part(neck, CX - 16, 236, UMBER, w=37, h=62),
        part(dress.bare_neck, CX - 10, UMBER),
        part(
            dress.jewelled_collar,
            CX - 10,
            "38,-4 20,22 0,30",
            "46,6 26,40 0,50",
            ((-32, 19), (-16, 34), (0, 39), (16, 34), (32, 19)),
        ),
    ),
)

KING_OF_CLUBS = Court(
    head=Head(
        Face(jaw=2, nose=1.15, wing=1.5, lids=0.03, brow=6.6, brow_color=DARK, iris="#3E5A2C", age=1),
        x=CX + 18,
        y=192,
        behind=(part(heads.ringlets, BROWN, "44,64,18 58,40,18 60,10,18 62,66,15 26,76,16"),),
        over=(
            part(heads.full_beard, BROWN),
            part(moustache, BROWN, -13, 31, 0.8, far=0.6),
            part(heads.ringlets, BROWN, "36,-30,14 48,-10,15 46,14,14 54,34,13"),
            part(heads.crown, "oak", BLUE, 52, -38),
        ),
    ),
    x=CX + 14,
    cloth=RED,
    pattern=part(dress.scatter, "clubs", GOLD, 42, 54, 20),
    front=(part(dress.mantle, NIGHT, WHITE, CX + 14),),
    arms=(
        Arm("430,326 504,444", (474, 318), GOLD, turn=4, thing=part(things.cudgel), tilt=4, fur=True),
        Arm("220,330 158,446", (150, 322), GOLD, "gauntlet", skin=TAN, thing=part(things.falcon), cuff=""),
    ),
    neck=(part(dress.ermine_cape, CX + 14), part(dress.chain, 80, 40, CX + 14, 312)),
)

COURTS: dict[tuple[str, int], Court] = {
    ("diamonds", 8): JACK_OF_DIAMONDS,
    ("diamonds", 9): QUEEN_OF_DIAMONDS,
    ("diamonds", 10): KING_OF_DIAMONDS,
    ("hearts", 8): JACK_OF_HEARTS,
    ("hearts", 9): QUEEN_OF_HEARTS,
    ("hearts", 10): KING_OF_HEARTS,
    ("spades", 8): JACK_OF_SPADES,
    ("spades", 9): QUEEN_OF_SPADES,
    ("spades", 10): KING_OF_SPADES,
    ("clubs", 8): JACK_OF_CLUBS,
    ("clubs", 9): QUEEN_OF_CLUBS,
    ("clubs", 10): KING_OF_CLUBS,
}
