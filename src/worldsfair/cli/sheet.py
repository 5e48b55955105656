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

_INDENT: Final = "  "
_RULED_IN_ASCII: Final = "    \n    \n -- \n    \n    \n    \n    \n    \n"
_PADDINGS: Final = ((0, 1), (0, 1, 0, 0), (0, 0))
"""Around columns: the most that looks well, less, and what is enough."""


@dataclass
class Sheet:
    """Titles and rows; the first column says what a row is about."""

    titles: Sequence[str | Text]
    rows: list[Sequence[str | Text]] = field(default_factory=list)
    on_the_left: int = 1
    """How many columns are words and not numbers."""

    def print_to(self, console: Console) -> None:
        """As wide as the terminal at most; nothing is cut."""
        cells = [[_text(cell) for cell in row] for row in (self.titles, *self.rows)]
        for padding in _PADDINGS:
            table = self._table(cells, padding)
            if console.measure(table).maximum <= console.width:
                console.print(table)
                return
        _print_list(console, cells)

    def _table(self, cells: list[list[Text]], padding: tuple[int, ...]) -> Table:
        from rich.table import Table

        table = Table(box=_box(), pad_edge=False, padding=padding)  # type: ignore[arg-type]  # 2 or 4
        for number, title in enumerate(cells[0]):
            left = number < self.on_the_left
            table.add_column(title, justify="left" if left else "right", no_wrap=True)
        for row in cells[1:]:
            table.add_row(*row)
        return table


def _text(cell: str | Text) -> Text:
    from rich.text import Text

    return Text(shown(cell)) if isinstance(cell, str) else cell


def _box() -> Box:
    """A line under the titles, and nothing else."""
    from rich import box

    plain = box.Box(_RULED_IN_ASCII, ascii=True)
    return plain if not signs().shapes[0] else box.SIMPLE_HEAD


def _print_list(console: Console, cells: list[list[Text]]) -> None:
    """Each row by what it is about, and below it what stands in the columns, by their titles."""
    from rich.text import Text

    (corner, *titles), *rows = cells
    if corner.plain.strip():
        console.print(Text.assemble(corner, style="bold"))
    for first, *rest in rows:
        console.print(first)
        line = Text()
        for title, cell in zip(titles, rest, strict=True):
            item = Text.assemble(title, " ", cell)
            between = signs().between if line.cell_len else ""
            if line.cell_len + len(between) + item.cell_len > console.width - len(_INDENT):
                _print_indented(console, line)
                line, between = Text(), ""
            line = Text.assemble(line, between, item)
        _print_indented(console, line)


def _print_indented(console: Console, line: Text) -> None:
    from rich.padding import Padding

    if line.cell_len:
        console.print(Padding(line, (0, 0, 0, len(_INDENT)), expand=False))
