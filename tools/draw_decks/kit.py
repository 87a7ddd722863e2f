"""Drawing kit for cards in the manner of coloured woodcuts.

Everything is computed in *card units*, tenths of a millimetre.  Transforms are applied to the
points in Python and never written into the picture, so that line weights, the direction of the
light and the hatching are the same all over a deck, whatever a part's scale, mirror image or
turn.  The output uses only what QtSvg renders: path, g, defs, use and mask.

Shapes are typed as text, ``"10,20 30,40! 50,60"``: a smooth curve through the points, where
``!`` makes a corner.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from math import cos, floor, hypot, pi, sin

from tools.draw_decks.palette import INK, PAPER, shade_of

Pt = tuple[float, float]
#: ``(a, b, c, d, e, f)`` as in SVG: x' = a x + c y + e, y' = b x + d y + f.
Matrix = tuple[float, float, float, float, float, float]
#: Hatching of a form: angle in degrees, gap between wedges, their length.
Hatch = tuple[float, float, float]
Draw = Callable[[], None]

# Line weights, in card units.
CONTOUR = 4.2  # outer contour of a form
DETAIL = 2.8  # drawing inside a form
FINE = 1.9  # ornaments, details of a face
HATCH = 2.3  # base of a hatching wedge

#: Direction towards the light: upper left.
LIGHT: Pt = (-0.78, -0.62)

#: Written coordinates are tenths of a card unit; the root group scales them back.
GRID = 10


@dataclass(frozen=True, slots=True)
class V:
    """A vertex of a curve: smooth, or a corner."""

    x: float
    y: float
    corner: bool = False


#: Points of a shape: text, pairs or vertices.
Points = str | Sequence[Pt] | Sequence[V]
#: A tapering cut: points, width in card units and, optionally, the widths of its ends as fractions.
Cut = tuple[Points, float] | tuple[Points, float, tuple[float, float]]


# ------------------------------------------------------------------ paths
@dataclass(frozen=True, slots=True)
class Sub:
    """One subpath: a start and cubic segments ``(control, control, end)``."""

    start: Pt
    segments: tuple[tuple[Pt, Pt, Pt], ...]
    closed: bool = True


@dataclass(frozen=True, slots=True)
class Path:
    """An immutable list of subpaths; ``+`` joins two."""

    subs: tuple[Sub, ...] = ()

    def __add__(self, other: Path) -> Path:
        return Path(self.subs + other.subs)

    def map(self, move: Callable[[Pt], Pt]) -> Path:
        """The path with ``move`` applied to every point and handle."""
        return Path(
            tuple(
                Sub(move(s.start), tuple((move(a), move(b), move(p)) for a, b, p in s.segments), s.closed)
                for s in self.subs
            )
        )

    def apply(self, m: Matrix) -> Path:
        """The path transformed by ``m``."""
        a, b, c, d, e, f = m
        return self.map(lambda p: (a * p[0] + c * p[1] + e, b * p[0] + d * p[1] + f))

    def moved(self, dx: float, dy: float) -> Path:
        """The path shifted."""
        return self.map(lambda p: (p[0] + dx, p[1] + dy))

    def scaled(self, sx: float, sy: float | None = None) -> Path:
        """The path scaled about the origin."""
        ky = sx if sy is None else sy
        return self.map(lambda p: (p[0] * sx, p[1] * ky))

    def flipped(self, x: float = 0.0) -> Path:
        """Mirror image in the vertical line at ``x``."""
        return self.map(lambda p: (2 * x - p[0], p[1]))

    def turned(self, degrees: float, about: Pt = (0, 0)) -> Path:
        """The path turned clockwise about a point."""
        angle = degrees * pi / 180
        ca, sa = cos(angle), sin(angle)
        ox, oy = about
        return self.map(
            lambda p: (
                ox + (p[0] - ox) * ca - (p[1] - oy) * sa,
                oy + (p[0] - ox) * sa + (p[1] - oy) * ca,
            )
        )

    def flat(self, steps: int = 8) -> list[list[Pt]]:
        """Each subpath as a polyline of ``steps`` pieces a segment."""
        lines: list[list[Pt]] = []
        for s in self.subs:
            line = [s.start]
            for a, b, p in s.segments:
                q = line[-1]
                for i in range(1, steps + 1):
                    t = i / steps
                    u = 1 - t
                    wq, wa, wb, wp = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
                    line.append(
                        (
                            wq * q[0] + wa * a[0] + wb * b[0] + wp * p[0],
                            wq * q[1] + wa * a[1] + wb * b[1] + wp * p[1],
                        )
                    )
            lines.append(line)
        return lines

    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom."""
        points = [p for line in self.flat(4) for p in line]
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        return min(xs), min(ys), max(xs), max(ys)

    def data(self) -> str:
        """SVG path data: relative whole numbers on the grid."""
        out: list[str] = []
        previous: tuple[int, int] | None = None  # where the pen stands after closing a subpath
        for s in self.subs:
            x, y = grid(s.start[0]), grid(s.start[1])
            if previous is None:
                out.append(_join("M", [x, y], ""))
            else:
                out.append(_join("m", [x - previous[0], y - previous[1]], ""))
            start, command = (x, y), "m"
            for a, b, p in s.segments:
                px, py = grid(p[0]), grid(p[1])
                if _straight(a, b, p, (x / GRID, y / GRID)):
                    if (px, py) == (x, y):
                        continue
                    out.append(_join("l", [px - x, py - y], command))
                    command = "l"
                else:
                    handles = [grid(a[0]) - x, grid(a[1]) - y, grid(b[0]) - x, grid(b[1]) - y]
                    out.append(_join("c", [*handles, px - x, py - y], command))
                    command = "c"
                x, y = px, py
            if s.closed:
                out.append("z")
            previous = start if s.closed else (x, y)
        return "".join(out)


def grid(value: float) -> int:
    """``value`` on the grid.

    The tiny shift keeps values that lie exactly between two grid lines from being decided by the
    last bit of a sine, which differs between machines.
    """
    return floor(value * GRID + 0.500013)


def _join(command: str, values: list[int], last: str) -> str:
    """One path command with the fewest separators."""
    text = "" if command == last else command
    for i, v in enumerate(values):
        text += str(v) if v < 0 or (i == 0 and text) else f" {v}"
    return text


def _straight(a: Pt, b: Pt, p: Pt, q: Pt) -> bool:
    """Whether the segment from ``q`` to ``p`` with handles ``a`` and ``b`` is a line."""
    length = hypot(p[0] - q[0], p[1] - q[1])
    if length < 0.5:
        return True
    nx, ny = -(p[1] - q[1]) / length, (p[0] - q[0]) / length
    return all(abs((h[0] - q[0]) * nx + (h[1] - q[1]) * ny) < 0.0613 for h in (a, b))


def vertices(points: Points) -> list[V]:
    """Vertices from text, pairs or vertices."""
    if not isinstance(points, str):
        return [p if isinstance(p, V) else V(p[0], p[1]) for p in points]
    out = []
    for word in points.split():
        x, y = word.rstrip("!").split(",")
        out.append(V(float(x), float(y), word.endswith("!")))
    return out


def fit(points: Points, sx: float = 1, sy: float = 1, x: float = 0, y: float = 0) -> list[V]:
    """Points scaled, then moved: a shape typed for a unit box or around the origin, put in place."""
    return [V(p.x * sx + x, p.y * sy + y, p.corner) for p in vertices(points)]


def longer(points: Points, by: float, top: float = 0.0, bottom: float = 80.0) -> list[V]:
    """Points pulled down: not above ``top``, fully below ``bottom``, in proportion between them."""
    return [V(p.x, p.y + by * min(1.0, max(0.0, (p.y - top) / (bottom - top))), p.corner) for p in vertices(points)]


def rows(size: Pt, xs: Sequence[float], ys: Sequence[float], *more: Pt) -> list[Pt]:
    """Places in a grid, row by row, and ``more`` of them; given as fractions of ``size``."""
    places = [*((x, y) for y in ys for x in xs), *more]
    return [(x * size[0], y * size[1]) for x, y in places]


def pairs(points: Points) -> list[Pt]:
    """Plain points from text, pairs or vertices."""
    return [(v.x, v.y) for v in vertices(points)]


def curve(points: Points, closed: bool = True, tension: float = 0.36) -> Path:
    """Smooth curve through points.

    Tangents follow the chord of the neighbours; each handle is scaled by its own segment, which
    prevents overshoot next to unequal segments.
    """
    v = vertices(points)
    n = len(v)

    def tangent(i: int) -> Pt:
        a = v[(i - 1) % n] if closed or i > 0 else v[i]
        b = v[(i + 1) % n] if closed or i < n - 1 else v[i]
        length = hypot(b.x - a.x, b.y - a.y) or 1.0
        return (b.x - a.x) / length, (b.y - a.y) / length

    def handle(i: int, towards: V, sign: int) -> Pt:
        here = v[i]
        dx, dy = towards.x - here.x, towards.y - here.y
        if here.corner:
            return here.x + dx * tension * 0.6, here.y + dy * tension * 0.6
        tx, ty = tangent(i)
        length = sign * tension * hypot(dx, dy)
        return here.x + tx * length, here.y + ty * length

    segments = []
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        segments.append((handle(i, v[j], 1), handle(j, v[i], -1), (v[j].x, v[j].y)))
    return Path((Sub((v[0].x, v[0].y), tuple(segments), closed),))


def poly(points: Points, closed: bool = True) -> Path:
    """Straight-sided path."""
    return curve([V(p.x, p.y, True) for p in vertices(points)], closed)


def mirrored(half: Points, x: float = 0.0) -> Path:
    """Closed symmetric shape from its right half, listed from top to bottom."""
    v = vertices(half)
    return curve(v + [V(2 * x - p.x, p.y, p.corner) for p in reversed(v) if abs(p.x - x) > 0.01])


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None, turn: float = 0.0) -> Path:
    """An ellipse, or a circle when only one radius is given."""
    ry = rx if ry is None else ry
    kx, ky = 0.5523 * rx, 0.5523 * ry
    quarters = (
        ((cx + rx, cy + ky), (cx + kx, cy + ry), (cx, cy + ry)),
        ((cx - kx, cy + ry), (cx - rx, cy + ky), (cx - rx, cy)),
        ((cx - rx, cy - ky), (cx - kx, cy - ry), (cx, cy - ry)),
        ((cx + kx, cy - ry), (cx + rx, cy - ky), (cx + rx, cy)),
    )
    path = Path((Sub((cx + rx, cy), quarters),))
    return path.turned(turn, (cx, cy)) if turn else path


def rounded(x: float, y: float, w: float, h: float, r: float) -> Path:
    """A rectangle with rounded corners."""
    k = r * 0.45
    corners = (
        ((x + w - r, y), (x + w - k, y), (x + w, y + k), (x + w, y + r)),
        ((x + w, y + h - r), (x + w, y + h - k), (x + w - k, y + h), (x + w - r, y + h)),
        ((x + r, y + h), (x + k, y + h), (x, y + h - k), (x, y + h - r)),
        ((x, y + r), (x, y + k), (x + k, y), (x + r, y)),
    )
    segments: list[tuple[Pt, Pt, Pt]] = []
    for side, a, b, end in corners:
        segments += [(side, side, side), (a, b, end)]
    return Path((Sub((x + r, y), tuple(segments)),))


def limb(points: Points, widths: Sequence[float], cap: float = 0.5) -> Path:
    """A tube of varying width along a line: arms, legs, ribbons, locks of hair.

    ``cap`` is the roundness of the ends: 0 cut square, 0.5 half round.
    """
    v = vertices(points)
    n = len(v)
    left: list[V] = []
    right: list[V] = []
    for i, p in enumerate(v):
        a, b = v[max(0, i - 1)], v[min(n - 1, i + 1)]
        nx, ny = _normal(a, b)
        h = widths[i] / 2
        end = cap == 0 and i in (0, n - 1)
        left.append(V(p.x + h * nx, p.y + h * ny, end))
        right.append(V(p.x - h * nx, p.y - h * ny, end))
    outline = [*left]
    if cap:
        nx, ny = _normal(v[-2], v[-1])
        outline.append(V(v[-1].x - widths[-1] * cap * ny, v[-1].y + widths[-1] * cap * nx))
    outline += right[::-1]
    if cap:
        nx, ny = _normal(v[0], v[1])
        outline.append(V(v[0].x + widths[0] * cap * ny, v[0].y - widths[0] * cap * nx))
    return curve(outline)


def _normal(a: V, b: V) -> Pt:
    """Unit normal, to the left, of the direction from ``a`` to ``b``."""
    length = hypot(b.x - a.x, b.y - a.y)
    return ((b.y - a.y) / length, -(b.x - a.x) / length) if length else (0.0, -1.0)


def stroke(points: Points, width: float, ends: tuple[float, float] = (0.0, 0.0)) -> Path:
    """A tapering stroke as a filled path, thick in the middle like a graver's cut.

    ``ends`` are the widths of the two ends as fractions of ``width``.
    """
    v = vertices(points)
    if len(v) == 2:  # give a straight stroke a belly
        v.insert(1, V((v[0].x + v[1].x) / 2, (v[0].y + v[1].y) / 2))
    lengths = [0.0]
    for a, b in pairwise(v):
        lengths.append(lengths[-1] + hypot(b.x - a.x, b.y - a.y))
    total = lengths[-1] or 1.0
    widths = []
    for length in lengths:
        t = length / total
        base = ends[0] + (ends[1] - ends[0]) * t
        belly = sin(pi * t)
        widths.append(width * max(0.08, base + (1 - base) * belly**0.8 if belly > 1e-9 else base))
    if max(ends) > 0:
        return limb(v, widths)
    left, right = [], []  # pointed at both ends: a lens
    for i in range(1, len(v) - 1):
        nx, ny = _normal(v[i - 1], v[i + 1])
        h = widths[i] / 2
        left.append(V(v[i].x + h * nx, v[i].y + h * ny))
        right.append(V(v[i].x - h * nx, v[i].y - h * ny))
    return curve([V(v[0].x, v[0].y, True), *left, V(v[-1].x, v[-1].y, True), *right[::-1]], tension=0.40)


def star(cx: float, cy: float, n: int, r_in: float, r_out: float, start: float = -90.0) -> Path:
    """A star of ``n`` points."""
    points = []
    for i in range(2 * n):
        a = (start + i * 180 / n) * pi / 180
        r = r_in if i % 2 else r_out
        points.append((cx + r * cos(a), cy + r * sin(a)))
    return poly(points)


def petals(
    cx: float,
    cy: float,
    n: int,
    r_in: float,
    r_out: float,
    width: float,
    start: float = -90.0,
    tip: bool = False,
) -> Path:
    """A ring of petals between two radii; ``tip`` makes them pointed."""
    m, h = (r_in + r_out) / 2, width / 2
    shape = [V(r_in, 0, True), V(m, -h), V(r_out, 0, tip), V(m, h)]
    if not tip:
        shape[2:3] = [V(r_out - 0.24 * h, -0.6 * h), V(r_out, 0), V(r_out - 0.24 * h, 0.6 * h)]
    one = curve(shape)
    out = Path()
    for i in range(n):
        out += one.turned(start + i * 360 / n).moved(cx, cy)
    return out


def rays(cx: float, cy: float, n: int, r_in: float, r_out: float, width: float, start: float = 0.0) -> Path:
    """Radial wedges: a milled edge, a sunburst."""
    wedge = poly([(r_in, width / 2), (r_out, 0), (r_in, -width / 2)])
    out = Path()
    for i in range(n):
        out += wedge.turned(start + i * 360 / n).moved(cx, cy)
    return out


def edge_hatch(path: Path, angle: float, gap: float, length: float, width: float = HATCH) -> Path:
    """Wedges cut from the shadow edge inwards, as an engraver shades.

    Scan lines at ``angle`` degrees cross the shape; each leaves a tapering wedge at the end that
    is away from the light.  Clipped by computation, so that no mask is needed.
    """
    a = angle * pi / 180
    ca, sa = cos(a), sin(a)
    if ca * LIGHT[0] + sa * LIGHT[1] > 0:  # the lines run towards the light
        ca, sa = -ca, -sa
    lines = [[(p[0] * ca + p[1] * sa, -p[0] * sa + p[1] * ca) for p in line] for line in path.flat(6)]
    heights = [p[1] for line in lines for p in line]
    bottom = max(heights)
    wedges: list[Sub] = []
    y = min(heights) + gap * 0.7
    i = 0
    while y < bottom:
        xs = []
        for line in lines:
            for (x0, y0), (x1, y1) in pairwise([*line, line[0]]):
                if (y0 <= y) != (y1 <= y):
                    xs.append(x0 + (y - y0) / (y1 - y0) * (x1 - x0))
        xs.sort()
        if len(xs) >= 2:
            x0, x1 = xs[-2:]
            size = min(length * (0.80 + 0.20 * sin(i * 2.4)), (x1 - x0) * 0.55)
            if size > 3:
                wedge = [(x1, y - width / 2), (x1 - size, y), (x1, y + width / 2)]
                wedges.extend(poly([(px * ca - py * sa, px * sa + py * ca) for px, py in wedge]).subs)
        y += gap
        i += 1
    return Path(tuple(wedges))


# ------------------------------------------------------------------ canvas
@dataclass
class Canvas:
    """Collects SVG elements; keeps a transform and a factor of the line weights."""

    width: float
    height: float
    corner: float = 24.0
    elements: list[str] = field(default_factory=list)
    matrix: Matrix = (1, 0, 0, 1, 0, 0)
    weight: float = 1.0
    ids: int = 0

    # -- state
    @contextmanager
    def at(
        self,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        turn: float = 0,
        flip: bool = False,
        scale_y: float | None = None,
    ) -> Iterator[None]:
        """Draw inside in local units: scaled (and mirrored), then turned, then moved."""
        sx = -scale if flip else scale
        sy = scale if scale_y is None else scale_y
        r = turn * pi / 180
        ca, sa = (cos(r), sin(r)) if turn else (1.0, 0.0)
        a, b, c, d, e, f = saved = self.matrix
        self.matrix = (
            (a * ca + c * sa) * sx,
            (b * ca + d * sa) * sx,
            (c * ca - a * sa) * sy,
            (d * ca - b * sa) * sy,
            a * x + c * y + e,
            b * x + d * y + f,
        )
        yield
        self.matrix = saved

    def sides(self, x: float = 0, y: float = 0, only: Sequence[int] = (-1, 1)) -> Iterator[int]:
        """For a symmetric thing about ``x``: the viewer's left (-1, mirrored), then the right (1)."""
        for side in only:
            with self.at(x, y, flip=side < 0):
                yield side

    @contextmanager
    def lighter(self, factor: float) -> Iterator[None]:
        """Finer lines inside, for small things."""
        saved, self.weight = self.weight, self.weight * factor
        yield
        self.weight = saved

    @property
    def unit(self) -> float:
        """Card units in one local unit."""
        return hypot(self.matrix[0], self.matrix[1])

    @property
    def dark_side(self) -> int:
        """The local side away from the light: 1 the right, -1 the left."""
        a, b = self.matrix[:2]
        return 1 if a * LIGHT[0] + b * LIGHT[1] < 0 else -1

    def place(self, x: float, y: float) -> Pt:
        """A local point in card units."""
        a, b, c, d, e, f = self.matrix
        return a * x + c * y + e, b * x + d * y + f

    def new_id(self) -> str:
        """A name for an element, unique in the picture."""
        self.ids += 1
        return f"p{self.ids}"

    # -- drawing
    def fill(self, path: Path, color: str = INK) -> None:
        """Fill without an outline."""
        self._fill(path.apply(self.matrix), color)

    def _fill(self, path: Path, color: str) -> None:
        if path.subs:
            paint = "" if color == INK else f' fill="{color}"'
            self.elements.append(f'<path d="{path.data()}"{paint}/>')

    def line(self, path: Path, w: float = DETAIL, color: str = INK, butt: bool = False) -> None:
        """A stroke of even width; caps are round unless ``butt``."""
        cap = ' stroke-linecap="butt"' if butt else ""
        self.elements.append(
            f'<path d="{path.apply(self.matrix).data()}" fill="none" stroke="{color}" '
            f'stroke-width="{grid(w * self.weight)}"{cap}/>'
        )

    def ink(self, *cuts: Cut, color: str = INK) -> None:
        """Tapering strokes as one path; their widths are card units whatever the scale."""
        total = Path()
        for points, width, *ends in cuts:
            total += stroke(points, width * self.weight / self.unit, *ends)
        self.fill(total, color)

    def form(
        self,
        path: Path,
        color: str,
        w: float = CONTOUR,
        shade: float = 7.0,
        hatch: Hatch | None = None,
        inner: Draw | None = None,
        heavy: bool = True,
        dark: str | None = None,
        light: Pt = LIGHT,
    ) -> None:
        """A shaded, outlined solid: nearly everything on a card is one.

        In order: the contour, heavier at the lower right (``heavy``); the dark tone; the light tone,
        which is the same shape moved towards the light by ``shade`` card units under a mask;
        ``inner`` decoration under the same mask; hatching; the outline of ``w`` card units.
        """
        shape = path.apply(self.matrix)
        weight = w * self.weight
        pen = f' stroke="{INK}" stroke-width="{grid(weight)}"' if w else ""
        heavy = heavy and bool(w)
        plain = shade <= 0 and inner is None and hatch is None
        if plain and not heavy:
            self.elements.append(f'<path d="{shape.data()}" fill="{color}"{pen}/>')
            return
        key = self.new_id()
        use = f'<use href="#{key}"'
        self.elements.append(f'<defs><path id="{key}" d="{shape.data()}"/></defs>')
        if heavy:
            self.elements.append(f"{use}{_shift(0.30 * weight, 0.38 * weight)}{pen}/>")
        if plain:
            self.elements.append(f'{use} fill="{color}"{pen}/>')
            return
        tone = (dark or shade_of(color)) if shade > 0 else color
        self.elements.append(f'{use} fill="{tone}"/>')
        if shade > 0 or inner is not None:
            self.elements.append(f'<mask id="m{key}">{use} fill="#fff"/></mask><g mask="url(#m{key})">')
            if shade > 0:
                self.elements.append(f'{use}{_shift(light[0] * shade, light[1] * shade)} fill="{color}"/>')
            if inner is not None:
                inner()
            self.elements.append("</g>")
        if hatch is not None:
            self._fill(edge_hatch(shape, *hatch, HATCH * self.weight), INK)
        if w:
            self.elements.append(f'{use} fill="none"{pen}/>')

    def bead(self, x: float, y: float, r: float, color: str, square: bool = False, w: float = FINE) -> None:
        """A button, pearl or gem: a flat outlined dot, or a lozenge when ``square``."""
        shape = ellipse(x, y, r)
        if square:
            shape = poly([(x, y - r * 1.25), (x + r, y), (x, y + r * 1.25), (x - r, y)])
        self.flat(shape, color, w)

    def flat(self, path: Path, color: str, w: float = FINE) -> None:
        """A flat outlined shape: small things that need no shading."""
        self.form(path, color, w=w, shade=0, heavy=False)

    def masked(self, window: Path, draw: Draw) -> None:
        """Draw only inside ``window``."""
        key = self.new_id()
        data = window.apply(self.matrix).data()
        self.elements.append(f'<mask id="{key}"><path d="{data}" fill="#fff"/></mask><g mask="url(#{key})">')
        draw()
        self.elements.append("</g>")

    def stamp(self, places: Sequence[Pt], draw: Draw) -> None:
        """Draw around the local origin once, and repeat at every one of the places."""
        key = self.new_id()
        first = self.place(*places[0])
        self.elements.append(f'<g id="{key}">')
        with self.at(*places[0]):
            draw()
        self.elements.append("</g>")
        for place in places[1:]:
            x, y = self.place(*place)
            self.elements.append(f'<use href="#{key}"{_shift(x - first[0], y - first[1])}/>')

    def half_turned(self, draw: Draw) -> None:
        """Draw, and once more turned half round the middle of the card: double-ended pictures."""
        key = self.new_id()
        self.elements.append(f'<g id="{key}">')
        draw()
        turn = f"rotate(180 {grid(self.width / 2)} {grid(self.height / 2)})"
        self.elements.append(f'</g><use href="#{key}" transform="{turn}"/>')

    def paper(self, color: str = PAPER) -> None:
        """The blank card."""
        self.fill(rounded(0, 0, self.width, self.height, self.corner), color)

    def svg(self) -> str:
        """The whole picture."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}">'
            f'<g transform="scale(.1)" fill="{INK}" stroke-linejoin="round" stroke-linecap="round">'
            f"{''.join(self.elements)}</g></svg>\n"
        )


def _shift(dx: float, dy: float) -> str:
    return f' transform="translate({grid(dx)} {grid(dy)})"'
