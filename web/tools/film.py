"""Frames of a turn as one GIF: `python film.py FOLDER FILM`, called by `film.mjs`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops

WIDTH = 720
COLOURS = 160
"""Enough for the letters' soft edges; more make the file larger and nothing clearer."""
STEP = 0.07
"""Seconds from one frame of the film to the next."""
LAST = 1.0
"""Seconds that the last frame stays before the film begins again."""


class Frame(NamedTuple):
    """A picture and how long it stays."""

    picture: Image.Image
    milliseconds: int


def sampled(folder: Path) -> list[Frame]:
    """One picture for each step of time; those in which nothing changes become one that stays."""
    told = json.loads((folder / "shown.json").read_text("utf-8"))
    shown = told["shown"]
    begin = shown[0]["at"]
    times = [(frame["at"] - begin) / told["slower"] for frame in shown]
    found: list[tuple[str, float]] = []
    for number in range(int(times[-1] / STEP) + 1):
        moment = number * STEP
        name = shown[max(n for n, time in enumerate(times) if time <= moment)]["name"]
        if found and found[-1][0] == name:
            found[-1] = (name, found[-1][1] + STEP)
        else:
            found.append((name, STEP))
    found[-1] = (found[-1][0], LAST)
    return [Frame(_small(folder / name), round(stays * 1000)) for name, stays in found]


def _small(path: Path) -> Image.Image:
    with Image.open(path) as picture:
        whole = picture.convert("RGB")
    height = round(whole.height * WIDTH / whole.width)
    return whole.resize((WIDTH, height), Image.Resampling.LANCZOS)


def in_palette(frames: list[Frame]) -> list[Frame]:
    """All frames in one palette without dots, so that what stands still stays the same."""
    height = frames[0].picture.height
    some = frames[:: max(1, len(frames) // 6)]
    sheet = Image.new("RGB", (WIDTH, height * len(some)))
    for place, frame in enumerate(some):
        sheet.paste(frame.picture, (0, height * place))
    palette = sheet.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, kmeans=2)
    plain = Image.Dither.NONE
    return [
        Frame(frame.picture.quantize(palette=palette, dither=plain), frame.milliseconds)
        for frame in frames
    ]


def joined(frames: list[Frame]) -> list[Frame]:
    """Without frames that look like the one before."""
    kept = frames[:1]
    for frame in frames[1:]:
        before = kept[-1]
        if ImageChops.difference(
            before.picture.convert("RGB"), frame.picture.convert("RGB")
        ).getbbox():
            kept.append(frame)
        else:
            kept[-1] = Frame(before.picture, before.milliseconds + frame.milliseconds)
    return kept


def main() -> None:
    """Write the film."""
    folder, film = Path(sys.argv[1]), Path(sys.argv[2])
    first, *rest = joined(in_palette(sampled(folder)))
    first.picture.save(
        film,
        save_all=True,
        append_images=[frame.picture for frame in rest],
        duration=[first.milliseconds, *(frame.milliseconds for frame in rest)],
        loop=0,
        optimize=False,
        disposal=1,
    )
    seconds = (first.milliseconds + sum(frame.milliseconds for frame in rest)) / 1000
    print(f"{film}: {len(rest) + 1} frames, {seconds:.1f} s, {film.stat().st_size / 1e6:.2f} MB")  # noqa: T201


main()
