"""Drawn positions: no line too wide, nothing left out, in every width, language and alphabet."""

from __future__ import annotations

import random
import re

import pytest

from worldsfair.cli.captions import SpokenCaptions
from worldsfair.cli.languages import LANGUAGES, Locale
from worldsfair.cli.words import speak
from worldsfair.edition import AREAS
from worldsfair.game import Game, View
from worldsfair.game.captions import Captions
from worldsfair.game.drawing import position_lines
from worldsfair.game.marks import Span, columns_of, folded, in_rows, plain_text, width_of
from worldsfair.game.signs import ASCII, DRAWN, Signs
from worldsfair.plain_letters import can_show, in_ascii
from worldsfair.records.model import Seat

WIDTHS = (40, 60, 72, 80, 100, 120)
NAMES = ("Jo", "Żaneta Brzęczyszczykiewicz von der Mühle", "万博 好き", "Direktor 3")


def views(players: int) -> list[View]:
    """Positions of a whole game: every third decision, every approval, and the end."""
    chooser = random.Random(players)
    game = Game.new(players, seed=players, approvals="chosen")
    found: list[View] = []
    for number in range(10_000):
        if game.is_over:
            return [*found, game.view()]
        if number % 3 == 0 or game.awaits_approval:
            found.append(game.view())
        game.play(chooser.choice(game.legal_moves()))
    raise AssertionError("a game without an end")


POSITIONS = {players: views(players) for players in (2, 3, 4)}


def squeezed(text: str) -> str:
    """What is drawn, without frames and without the ends of lines."""
    return re.sub(r"[\s│|]+", "", text)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_is_wider_than_told(width: int, language: str, players: int) -> None:
    speak(Locale(language))
    captions = SpokenCaptions()
    keys: dict[str, str] = {area: str(number) for number, area in enumerate(AREAS, start=1)}

    for view in POSITIONS[players][::6]:
        lines = position_lines(view, NAMES[:players], width, captions, keys)
        assert max(map(width_of, lines)) <= width


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("signs", [DRAWN, ASCII])
@pytest.mark.parametrize("width", WIDTHS)
def test_everything_that_lies_there_is_in_the_picture(
    width: int, signs: Signs, players: int
) -> None:
    captions = Captions(signs)

    for view in POSITIONS[players][::6]:
        text = plain_text(position_lines(view, NAMES[:players], width, captions))
        cards = [card for area in view.areas for card in area.cards]
        held = [figure for seat in view.seats for figure in seat.figures]

        assert "…" not in text
        for thing in (*AREAS, *cards, *held, *NAMES[:players]):
            assert squeezed(thing) in squeezed(text)
        for area in view.areas:
            counts = zip(captions.signs.shapes, "OPWB", area.supporters, strict=False)
            told = " ".join(f"{shape}{letter}{count}" for shape, letter, count in counts)
            assert told in text
        for seat in view.seats:
            assert re.search(rf"\b{seat.total}\b", text)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", WIDTHS)
def test_a_picture_in_ascii_is_ascii(width: int, players: int) -> None:
    seats = [Seat(name=name, player="human") for name in NAMES[:players]]
    game = Game.new(players, seed=1, seats=seats)

    assert game.draw(width, ascii=True).isascii()


def test_printing_a_game_is_drawing_it_for_80_columns() -> None:
    game = Game.new(4, seed=1)

    assert str(game) == game.draw(80) == game.public().draw()
    assert max(map(columns_of, str(game).splitlines())) == 80


@pytest.mark.parametrize("players", [2, 3, 4])
def test_frames_of_a_narrow_board_are_straight(players: int) -> None:
    for view in POSITIONS[players][::6]:
        lines = position_lines(view, NAMES[:players], 60)
        framed = [line for line in lines if line and line[0].text[:1] in "╭├╰│"]

        assert {width_of(line) for line in framed} == {60}


NARROW = """\
Turn 10: ●O Ada · 54 cards in the deck, 3 discarded
[●●●●▣○○○○○○]  round 1 of 3 · 7 tickets to scoring
╭ agriculture ──── ●O2 ■P1 ▲W1 ───────────────────── 1st O ╮
│ ◎ ticket-22  ☆ palmer-3  ☆ mccormick-2                   │
│ ☆ saint_gaudens-2                                        │
├ fine_arts ────── ●O2 ■P1 ▲W3 ───────────── 1st W · 2nd O ┤
│ ☆ davis-1  ▤ agriculture-1  ☆ burnham-1                  │
├ transportation ─ ●O2 ■P3 ▲W1 ───────────── 1st P · 2nd O ┤
│ ▤ agriculture-2  ▤ electricity-6  ◎ ticket-26            │
│ ☆ burnham-4                                              │
├ manufacturing ── ●O2 ■P3 ▲W3 ────────────────── 1st= P W ┤
│ ▤ transportation-5  ◎ ticket-23  ▤ fine_arts-5           │
│ ◎ ticket-12                                              │
├ electricity ──── ●O2 ■P2 ▲W3 ───────────────────── 1st W ┤
│ ☆ palmer-1  ☆ burnham-3  ·                               │
╰──────────────────────────────────────────────────────────╯
                          points coins medals supply tickets
▸ ●O Ada                       0     0      0     12       1
  ■P Bo                        0     0      0     12       2
  ▲W Christopher the Younger of York
                               0     0      0     11       1
     exhibits   tokens
     A E F M T  A E F M T
  ●O · 2 · · 1  · · · · ·
  ■P 1 · 2 · 2  · · · · ·
  ▲W · 1 1 2 1  · · · · ·
"""
NARROW_IN_ASCII = """\
Turn 10: O Ada, 54 cards in the deck, 3 discarded
[****Xoooooo]  round 1 of 3, 7 tickets to scoring
+ agriculture ---- O2 P1 W1 ------------------------ 1st O +
| @ ticket-22  & palmer-3  & mccormick-2                   |
| & saint_gaudens-2                                        |
+ fine_arts ------ O2 P1 W3 ----------------- 1st W, 2nd O +
| & davis-1  # agriculture-1  & burnham-1                  |
+ transportation - O2 P3 W1 ----------------- 1st P, 2nd O +
| # agriculture-2  # electricity-6  @ ticket-26            |
| & burnham-4                                              |
+ manufacturing -- O2 P3 W3 --------------------- 1st= P W +
| # transportation-5  @ ticket-23  # fine_arts-5           |
| @ ticket-12                                              |
+ electricity ---- O2 P2 W3 ------------------------ 1st W +
| & palmer-1  & burnham-3  .                               |
+----------------------------------------------------------+
                          points coins medals supply tickets
> O Ada                        0     0      0     12       1
  P Bo                         0     0      0     12       2
  W Christopher the Younger of York
                               0     0      0     11       1
     exhibits   tokens
     A E F M T  A E F M T
  O  . 2 . . 1  . . . . .
  P  1 . 2 . 2  . . . . .
  W  . 1 1 2 1  . . . . .
"""


def position() -> Game:
    """A position of three players, a few turns into a game."""
    chooser = random.Random(1)
    names = ("Ada", "Bo", "Christopher the Younger of York")
    game = Game.new(3, seed=1893, seats=[Seat(name=name, player="human") for name in names])
    for _ in range(12):
        game.play(chooser.choice(game.legal_moves()))
    return game


def test_a_narrow_picture_looks_like_this() -> None:
    assert f"{position().draw(60)}\n" == NARROW


def test_a_narrow_picture_in_ascii_looks_like_this() -> None:
    assert f"{position().draw(60, ascii=True)}\n" == NARROW_IN_ASCII


def test_the_signs_of_both_alphabets_stand_for_the_same() -> None:
    for name in ("exhibit", "ticket", "figure", "medal", "turn", "car", "ahead", "behind"):
        assert in_ascii(getattr(DRAWN, name)) == getattr(ASCII, name)
    assert can_show(ASCII.letters(), "ascii")
    assert not can_show(DRAWN.letters(), "cp437")


def test_a_line_is_folded_between_words() -> None:
    rows = folded([Span("one two ", "strong"), Span("three")], 7)

    assert plain_text(rows) == "one two\nthree"
    assert plain_text(folded([Span("abcdefgh")], 3)) == "abc\ndef\ngh"


def test_items_stand_side_by_side_as_long_as_there_is_room() -> None:
    items = [[Span(text)] for text in ("aa", "bb", "cccccccc", "d")]

    rows = [plain_text([row]) for row in in_rows(items, 6)]

    assert rows == ["aa  bb", "cccccc", "cc  d"]
