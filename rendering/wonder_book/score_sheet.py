"""A campaign's score sheet, 1280 wide: Destiny chapter by chapter, heroes, keywords [WB-58]."""

from PIL import Image, ImageDraw

from engine.games.wonder_book.state import DESTINY, Campaign
from rendering import icons, rich
from rendering.canvas import SCALE, frame, ink, sheet
from rendering.fonts import Face
from rendering.lines import stroke
from rendering.palette import CARD_PAPER, FAINT_INK, GOLD, INK
from rendering.pieces import LEAST, lay
from rendering.text import Style, fitted, width, write
from rendering.wonder_book.column import TOKEN, token
from rendering.words import Say, said

WIDE, LEFT, RIGHT = 1280, 70, 1210
TOP, ROW, FOOT = 176, 70, 44
CHAPTERS = range(1, 7)
TITLE_AT, TITLE_ROOM = LEFT + 80, 540
TOKENS_AT = 700
SMALL, BOLD = Style(Face.TEXT, 36), Style(Face.BOLD, 38)


def draw_campaign(campaign: Campaign, say: Say) -> Image.Image:
    """WIDE pixels, and as high as its notes need."""
    below = _below(campaign, say)
    notes = [rich.fit(text, (RIGHT - LEFT, 400), (36, LEAST), Face.TEXT) for text in below]
    rows = TOP + ROW * (len(CHAPTERS) + 1)
    high = rows + 22 + sum(note.height + 14 for note in notes) + FOOT
    image = sheet((WIDE, high), CARD_PAPER, seed=57, edge=0.8)
    ink(image, INK, lambda pen, _: frame(pen, (18, 18, WIDE - 19, high - 19), 3, 3))
    icons.stamp(image, (LEFT + 44, 92), "dragon", 92, GOLD)
    title, style = fitted(said(say, "score-sheet-title"), Style(Face.TITLE, 60), 900, 40)
    write(image, (TITLE_AT + 40, 92), title, style, INK, "lm")
    for i, chapter in enumerate(CHAPTERS):
        _row(image, TOP + i * ROW, campaign, chapter, say)
    _total(image, TOP + len(CHAPTERS) * ROW, campaign, say)
    ink(image, FAINT_INK, lambda pen, by: _rules(pen, by))
    y = rows + 22
    for note in notes:
        rich.paint(image, (LEFT, y), note, INK)
        y += note.height + 14
    return image


def _row(image: Image.Image, top: int, campaign: Campaign, chapter: int, say: Say) -> None:
    """A chapter's number, name and Destiny tokens. A chapter that is still to come tells
    nothing."""
    middle, destiny = top + ROW // 2, campaign.destiny.get(chapter)
    tone = FAINT_INK if destiny is None else INK
    write(image, (LEFT + 36, middle), str(chapter), Style(Face.TITLE, 48), tone, "mm")
    known = destiny is not None or chapter == campaign.chapter
    name = said(say, f"chapter-{chapter}") if known else "…"
    text, style = fitted(name, SMALL, TITLE_ROOM, 28)
    write(image, (TITLE_AT, middle), text, style, tone, "lm")
    if destiny is None:
        if chapter == campaign.chapter:
            later, style = fitted(said(say, "score-sheet-open"), Style(Face.ITALIC, 34), 420, LEAST)
            write(image, (TOKENS_AT, middle), later, style, FAINT_INK, "lm")
        return
    for i in range(DESTINY):
        lay(image, (TOKENS_AT + 18 + i * (TOKEN + 9), middle), token(i < destiny))
    write(image, (RIGHT, middle), str(destiny), BOLD, INK, "rm")


def _total(image: Image.Image, top: int, campaign: Campaign, say: Say) -> None:
    middle = top + ROW // 2
    write(image, (TITLE_AT, middle), said(say, "score-sheet-total"), BOLD, INK, "lm")
    number = str(sum(campaign.destiny.values()))
    write(image, (RIGHT, middle), number, Style(Face.BOLD, 46), INK, "rm")
    lay(image, (RIGHT - width(number, Style(Face.BOLD, 46)) - 30, middle), token(True))


def _below(campaign: Campaign, say: Say) -> list[str]:
    """How the campaign began, the heroes with their skills, and the keywords."""
    lines = [said(say, "wonder-book-sheet-again")] if campaign.again else []
    lines += [
        f"**{said(say, f'hero-{hero}')}**  {_names(say, 'skill', campaign.skills[hero])}"
        for hero in campaign.heroes
        if campaign.skills.get(hero)
    ]
    if campaign.keywords:
        heading = said(say, "score-sheet-keywords")
        lines.append(f"**{heading}**  {_names(say, 'keyword', campaign.keywords)}")
    return lines


def _names(say: Say, kind: str, ids: list[str]) -> str:
    return " · ".join(said(say, f"{kind}-{id}") for id in ids)


def _rules(pen: ImageDraw.ImageDraw, by: int) -> None:
    for i in range(len(CHAPTERS) + 2):
        y = (TOP + i * ROW) * by
        stroke(pen, [(LEFT * by, y), (RIGHT * by, y)], 255, 2 * SCALE, seed=i, sway=1.6, step=40)
