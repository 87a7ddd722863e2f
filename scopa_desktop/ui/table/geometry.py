"""Rectangles and places of cards: plain numbers, no Qt."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle in scene pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def cx(self) -> float:
        """The centre's x."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The centre's y."""
        return self.y + self.h / 2

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    def moved(self, dx: float, dy: float) -> Rect:
        """Return the rectangle moved."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def grown(self, by: float) -> Rect:
        """Return the rectangle grown by this much on every side."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def overlaps(self, other: Rect, slack: float = 0.5) -> bool:
        """Tell whether two rectangles share more than `slack` pixels each way."""
        return (
            min(self.right, other.right) - max(self.x, other.x) > slack
            and min(self.bottom, other.bottom) - max(self.y, other.y) > slack
        )

    def holds(self, other: Rect, slack: float = 1.0) -> bool:
        """Tell whether the other rectangle lies inside this one."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def contains(self, x: float, y: float) -> bool:
        """Tell whether a point lies inside."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card lies: its centre, its width and its turn in degrees, clockwise."""

    cx: float
    cy: float
    w: float
    rot: float = 0.0

    def rect(self, aspect: float) -> Rect:
        """Return the upright rectangle of the card, were it not turned."""
        h = self.w * aspect
        return Rect(self.cx - self.w / 2, self.cy - h / 2, self.w, h)

    def bounds(self, aspect: float) -> Rect:
        """Return the rectangle around the turned card."""
        w, h = self.w, self.w * aspect
        c, s = abs(cos(radians(self.rot))), abs(sin(radians(self.rot)))
        bw, bh = w * c + h * s, w * s + h * c
        return Rect(self.cx - bw / 2, self.cy - bh / 2, bw, bh)

    def moved(self, dx: float, dy: float) -> Spot:
        """Return the place moved."""
        return Spot(self.cx + dx, self.cy + dy, self.w, self.rot)
