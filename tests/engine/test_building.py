"""The engine for browsers: what is made, and that it is made alike each time."""

from __future__ import annotations

from pathlib import Path

import pytest

from worldsfair.bots.network import NETWORK
from worldsfair.engine.building import NoEngine, build_engine
from worldsfair.engine.exports import EXPORTS
from worldsfair.engine.faces import FOLDER, faces


def test_the_faces_are_up_to_date() -> None:
    for name, text in faces().items():
        assert (FOLDER / name).read_text("utf-8") == text, (
            "`python -m worldsfair.engine.faces` renews them"
        )


def test_the_same_sources_give_the_same_bytes(
    built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONHASHSEED", "1893")
    build_engine(tmp_path)
    for file in built.iterdir():
        assert (tmp_path / file.name).read_bytes() == file.read_bytes(), file.name


def test_there_is_a_module_and_a_network_for_each_number_of_players(built: Path) -> None:
    sizes = {file.name: file.stat().st_size for file in built.iterdir()}
    assert sorted(sizes) == ["engine.wasm", "network-2.bin", "network-3.bin", "network-4.bin"]
    assert {sizes[name] for name in sizes if name.endswith(".bin")} == {NETWORK.itemsize // 2}


def test_every_export_says_what_it_does_and_has_a_name_of_its_own() -> None:
    assert len({export.name for export in EXPORTS}) == len(EXPORTS)
    assert all(export.summary.endswith(".") for export in EXPORTS)


def test_a_folder_that_cannot_be_written_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(NoEngine, match="file"):
        build_engine(tmp_path / "file")
