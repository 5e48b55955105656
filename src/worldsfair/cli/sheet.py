"""A table for the terminal: columns where they fit, and one thing after the other where not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from worldsfair.cli.characters import shown, signs

if TYPE_CHECKING:
    from rich.box import Box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

_INDENT: Final = 2
_PADDINGS: Final = {3: (0, 1, 0, 1), 2: (0, 1, 0, 0), 1: (0, 0, 0, 0)}
"""What is beside a cell, by how far columns are apart: the more, the better it looks."""
_EDGES: Final = 2
_RULED_IN_ASCII: Final = "    \n    \n -- \n    \n    \n    \n    \n    \n"


@dataclass
class Sheet:
    """Titles and rows; the first column says what a row is about."""

    titles: Sequence[str | Text]
    rows: list[Sequence[str | Text]] = field(default_factory=list)
    on_the_left: int = 1
    """How many columns are words and not numbers."""
    is_headed: bool = False
    """Whether the first title is that of the whole sheet."""

    def print_to(self, console: Console) -> None:
        """As wide as the terminal at most; nothing is cut."""
        titles, *rows = [[_text(cell) for cell in row] for row in (self.titles, *self.rows)]
        cells = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
        whole = [max(pair) for pair in zip(cells, map(_length, titles), strict=True)]
        broken = [max(pair) for pair in zip(cells, map(_longest_word, titles), strict=True)]
        for widths, gap in ((whole, 3), (whole, 2), (broken, 2), (broken, 1)):
            spare = console.width - sum(widths) - gap * (len(widths) - 1) - _EDGES
            if spare >= 0:
                console.print(self._table(titles, rows, _widened(widths, whole, spare), gap))
                return
        self._print_list(console, titles, rows)

    def _table(
        self, titles: list[Text], rows: list[list[Text]], widths: list[int], gap: int
    ) -> Table:
        from rich.table import Table

        table = Table(box=_box(), pad_edge=False, padding=_PADDINGS[gap])
        for number, (title, width) in enumerate(zip(titles, widths, strict=True)):
            left = number < self.on_the_left
            table.add_column(title, justify="left" if left else "right", width=width)
        for row in rows:
            table.add_row(*row)
        return table

    def _print_list(self, console: Console, titles: list[Text], rows: list[list[Text]]) -> None:
        """Each row by what it is about, and below it what stands in the columns."""
        from rich.padding import Padding
        from rich.text import Text

        if self.is_headed:
            console.print(titles[0], style="bold")
        for row in rows:
            pairs = zip(titles, row, strict=True)
            about, *items = (Text.assemble(title, ": ", cell) for title, cell in pairs)
            console.print(row[0] if self.is_headed else about)
            for line in _in_rows(items, console.width - _INDENT):
                console.print(Padding(line, (0, 0, 0, _INDENT), expand=False))


def _widened(widths: list[int], wanted: list[int], spare: int) -> list[int]:
    """What is left goes to titles that would be broken, to each in turn."""
    found = list(widths)
    while spare and found != wanted:
        for number, most in enumerate(wanted):
            if found[number] < most and spare:
                found[number] += 1
                spare -= 1
    return found


def _text(cell: str | Text) -> Text:
    from rich.text import Text

    text = Text(shown(cell)) if isinstance(cell, str) else cell.copy()
    text.no_wrap, text.overflow = False, "fold"
    return text


def _length(title: Text) -> int:
    return title.cell_len


def _longest_word(title: Text) -> int:
    return max((word.cell_len for word in title.split(" ")), default=0)


def _in_rows(items: list[Text], width: int) -> list[Text]:
    """As many in a row as there is room for."""
    between = signs().between
    rows: list[Text] = []
    for item in items:
        if rows and rows[-1].cell_len + len(between) + item.cell_len <= width:
            rows[-1].append(between).append_text(item)
        else:
            rows.append(item.copy())
    return rows


def _box() -> Box:
    """A line under the titles, and nothing else."""
    from rich import box

    drawn = signs().shapes[0]
    return box.SIMPLE_HEAD if drawn else box.Box(_RULED_IN_ASCII, ascii=True)
