"""One picture of a card, checked and made ready: pixels by Pillow, drawings by `svg`."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING

from scopa_desktop.store import pixels
from scopa_desktop.store.decks import svg
from scopa_desktop.store.decks.remarks import DeckFault, DeckRefused

if TYPE_CHECKING:
    from PIL.Image import Image

ENDINGS = (".png", ".jpg", ".jpeg", ".webp", ".gif", ".svg", ".svgz")
LEAST_WIDTH = 60
HEIGHT = 1200
"""Pixels of height that are kept: the largest card on a screen of 3840 x 2160 is smaller."""
_FORMATS = ("PNG", "JPEG", "WEBP", "GIF")
_PAPER = "#FFFFFF"
_OPAQUE_SHARE = 0.8
"""With less of it opaque, a picture is thought to have no paper of its own."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A card's picture as it is kept.

    Attributes:
        data: the file's content.
        ending: ``.png`` or ``.svg``.
        width: pixels, or units of the drawing.
        height: pixels, or units of the drawing.
        moves: whether the file held more than one picture.
        paper: whether it was laid on white paper.
        ignored: what the drawing holds that the game does not draw.
    """

    data: bytes
    ending: str
    width: float
    height: float
    moves: bool = field(default=False, compare=False)
    paper: bool = field(default=False, compare=False)
    ignored: frozenset[str] = field(default=frozenset(), compare=False)

    @property
    def aspect(self) -> float:
        """Its height divided by its width."""
        return self.height / self.width


def made_ready(data: bytes, file: str, corner: float) -> Picture:
    """Check a picture and return it as it is kept: a safe SVG, or a PNG of at most `HEIGHT` pixels.

    Args:
        data: the file's content, which decides what it is, not its name.
        file: its name, for the sentence.
        corner: radius of a card's corners, as a share of its width.

    Raises:
        DeckRefused: it is no picture, or not a safe one.
    """
    if data[:2] == b"\x1f\x8b" or data[:512].lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<"):
        drawing = svg.checked(data, file)
        return Picture(drawing.data, ".svg", drawing.width, drawing.height, ignored=drawing.ignored)
    return _pixels(data, file, corner)


def _pixels(data: bytes, file: str, corner: float) -> Picture:
    from PIL import Image, ImageOps

    try:
        with Image.open(BytesIO(data), formats=_FORMATS) as opened:
            width, height = opened.size
            _check_size(width, height, pixels.most_pixels(opened, data), file)
            moves = getattr(opened, "n_frames", 1) > 1
            opened.seek(0)
            opened.draft("RGB", (HEIGHT, HEIGHT))
            if opened.mode in ("L", "RGB", "RGBA"):  # sooner small: what follows takes copies
                opened.thumbnail((HEIGHT, HEIGHT), Image.Resampling.LANCZOS)
            image = _rgba(opened)
        image.thumbnail((HEIGHT, HEIGHT), Image.Resampling.LANCZOS)
        image = ImageOps.exif_transpose(image)
        image, paper = _on_paper(image)
        image = _rounded(image, corner)
        kept = BytesIO()
        image.save(kept, "PNG", compress_level=5)
    except DeckRefused:
        raise
    except (Image.DecompressionBombError, Image.DecompressionBombWarning) as fault:
        raise DeckRefused(DeckFault.TOO_MANY_PIXELS, file=file, most=pixels.MOST // 1_000_000) from fault
    except Exception as fault:  # a decoder may say anything of a hostile file
        raise DeckRefused(DeckFault.NO_IMAGE, file=file) from fault
    return Picture(kept.getvalue(), ".png", image.width, image.height, moves, paper)


def _check_size(width: int, height: int, most: int, file: str) -> None:
    if width * height > most:
        raise DeckRefused(DeckFault.TOO_MANY_PIXELS, file=file, most=most // 1_000_000)
    if min(width, height) < LEAST_WIDTH:
        raise DeckRefused(DeckFault.TOO_FEW_PIXELS, file=file, width=width, height=height, least=LEAST_WIDTH)


def _rgba(image: Image) -> Image:
    """Return a picture with 8 bits a colour and opacity; the EXIF data stay with it."""
    orientation = image.getexif()
    if image.mode.startswith("I;16"):
        image = image.point(lambda value: value / 256).convert("L")
    made = image.convert("RGBA")
    made.info = {"exif": orientation.tobytes()} if orientation else {}
    return made


def _on_paper(image: Image) -> tuple[Image, bool]:
    """Lay a picture that is mostly transparent on paper."""
    from PIL import Image

    opaque = sum(image.getchannel("A").histogram()[240:])
    if opaque >= _OPAQUE_SHARE * image.width * image.height:
        return image, False
    return Image.alpha_composite(Image.new("RGBA", image.size, _PAPER), image), True


def _rounded(image: Image, corner: float) -> Image:
    """Cut off square corners; what is round already stays as it is."""
    from PIL import Image, ImageChops

    right, bottom = image.width - 1, image.height - 1
    alpha = image.getchannel("A")
    if corner > 0 and any(alpha.getpixel(at) == 255 for at in ((0, 0), (right, 0), (0, bottom), (right, bottom))):
        alpha = ImageChops.multiply(alpha, _mask(image.width, image.height, corner))
    # Nothing stays hidden in what is not seen, and the same picture always becomes the same file.
    clean = Image.new("RGBA", image.size, (0, 0, 0, 0))
    image.putalpha(alpha)
    clean.paste(image, (0, 0), alpha.point(lambda value: 255 if value else 0))
    return clean


@lru_cache(maxsize=4)
def _mask(width: int, height: int, corner: float) -> Image:
    from PIL import Image, ImageDraw

    fine = 4
    mask = Image.new("L", (width * fine, height * fine), 0)
    box = (0, 0, width * fine - 1, height * fine - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, corner * width * fine, fill=255)
    return mask.resize((width, height), Image.Resampling.BOX)
