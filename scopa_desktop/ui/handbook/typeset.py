"""Gives a chapter the type of the program: its fonts, colours and distances instead of Qt's own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from PySide6.QtGui import (
    QFont,
    QFontDatabase,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFragment,
    QTextImageFormat,
    QTextListFormat,
)

from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.widgets import Look

_HEADINGS: Final = {1: ("page", 28, 0, 10), 2: ("head", 20, 22, 6), 3: ("head", 16, 16, 5)}
"""For each level of heading its role, its size, and the distance above and below."""
_LINE: Final = 138.0
"""The height of a line, in per cent of its font's."""
_MARKDOWN: Final = QTextDocument.MarkdownFeature.MarkdownDialectGitHub | QTextDocument.MarkdownFeature.MarkdownNoHTML


_PICTURE: Final = re.compile(r"!\[((?:[^\]\\]|\\.)*)\]\(([^)\s]*)\)")
_ESCAPED: Final = re.compile(r"\\(.)")
_CAPTION: Final = QTextFormat.Property.UserProperty.value + 1


def set_text(document: QTextDocument, text: str) -> None:
    """Put Markdown into a document, with what a picture shows in words below it; HTML stays plain text."""
    captions: list[str] = []

    def short(found: re.Match[str]) -> str:
        # Qt lays a picture once for each piece of its words, and none where there are no words.
        captions.append(_ESCAPED.sub(r"\1", found[1]))
        return f"![x]({found[2]})"

    document.setMarkdown(_PICTURE.sub(short, text), _MARKDOWN)
    shown = [block for _, block in pictures(document)]
    for block, words in reversed(list(zip(shown, captions, strict=False))):
        if words:
            cursor = QTextCursor(block)
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
            plain = QTextBlockFormat()
            plain.setProperty(_CAPTION, True)
            cursor.insertBlock(plain, QTextCharFormat())
            cursor.insertText(words)


def blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    """Go through the paragraphs of a document."""
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _fragments(block: QTextBlock) -> Iterator[QTextFragment]:
    at = block.begin()
    while not at.atEnd():
        yield at.fragment()
        at += 1


def pictures(document: QTextDocument) -> Iterator[tuple[QTextImageFormat, QTextBlock]]:
    """Go through the pictures of a document, each with its paragraph."""
    for block in blocks(document):
        for each in _fragments(block):
            if each.charFormat().isImageFormat():
                yield each.charFormat().toImageFormat(), block


def typeset(document: QTextDocument, look: Look) -> None:
    """Dress a document that `set_text` has filled."""
    px = look.theme.px
    document.setIndentWidth(px(22))
    document.setDocumentMargin(px(16))
    for block in list(blocks(document)):
        _dress(block, look)
        list_ = block.textList()
        if list_ is not None and list_.format().style() == QTextListFormat.Style.ListCircle:
            form = list_.format()
            form.setStyle(QTextListFormat.Style.ListDisc)
            list_.setFormat(form)


def _dress(block: QTextBlock, look: Look) -> None:
    px, ui = look.theme.px, look.theme.ui
    form = block.blockFormat()
    level = form.headingLevel()
    code = form.hasProperty(QTextFormat.Property.BlockCodeFence) or form.nonBreakableLines()
    role, tone, size = "body", ui.ink, None
    above, below = 0, px(4) if block.textList() is not None else px(10)
    if level:
        role, size, above, below = _HEADINGS.get(level, _HEADINGS[3])
        above, below = px(above) if block.blockNumber() else 0, px(below)
    elif form.property(_CAPTION):
        role, tone, below = "label", ui.ink2, px(14)
    elif _has_picture(block):
        below = px(2 if block.next().blockFormat().property(_CAPTION) else 8)
    if block.textList() is not None and block.next().textList() is None:
        below = px(10)
    form.setTopMargin(above)
    form.setBottomMargin(0 if code and block.next().blockFormat().nonBreakableLines() else below)
    if code:
        form.setBackground(color(ui.sunken))
        form.setLineHeight(100, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    elif not _has_picture(block):
        form.setLineHeight(120 if level else _LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    cursor = QTextCursor(block)
    cursor.setBlockFormat(form)
    for start, length, kind in [(each.position(), each.length(), each.charFormat()) for each in _fragments(block)]:
        if kind.isImageFormat():
            continue
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        cursor.setCharFormat(_letters(kind, look, (role, size, tone), code))


def _has_picture(block: QTextBlock) -> bool:
    return any(each.charFormat().isImageFormat() for each in _fragments(block))


def _letters(kind: QTextCharFormat, look: Look, wanted: tuple[str, float | None, str], code: bool) -> QTextCharFormat:
    """Return how letters look whose role, size and colour are wanted, given what Markdown made of them."""
    ui, theme = look.theme.ui, look.theme
    role, px, tone = wanted
    strong = kind.fontWeight() >= QFont.Weight.DemiBold and role in ("body", "label")
    font = theme.ui_font(role, px=px, weight=600 if strong else None)
    if code or kind.fontFixedPitch():
        size = font.pixelSize()
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPixelSize(round(size * 0.92))
    font.setItalic(kind.fontItalic())
    made = QTextCharFormat()
    made.setFont(font)
    made.setForeground(color(tone))
    if kind.isAnchor():
        made.setAnchor(True)
        made.setAnchorHref(kind.anchorHref())
        made.setForeground(color(ui.blue))
        made.setFontUnderline(True)
    return made
