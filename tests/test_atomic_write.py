"""Whole files or none: what is there before, meanwhile and after a failure."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from worldsfair.atomic_write import READABLE_BY_OWNER, write_atomically


class PowerCut(BaseException):
    """In place of whatever may end a program, Ctrl-C among it."""


@pytest.fixture
def umask() -> Iterator[None]:
    """The usual one, whatever the tests are run with."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def permissions(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_all_parts_are_written_in_their_order(tmp_path: Path) -> None:
    write_atomically(tmp_path / "a", [b"one\n", b"two\n"])
    assert (tmp_path / "a").read_bytes() == b"one\ntwo\n"
    assert names(tmp_path) == ["a"]


def test_a_longer_file_is_replaced_as_a_whole(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"what was there before")
    write_atomically(tmp_path / "a", [b"new"])
    assert (tmp_path / "a").read_bytes() == b"new"


def test_the_old_file_stays_until_the_new_one_is_whole(tmp_path: Path) -> None:
    path, seen = tmp_path / "a", []
    path.write_bytes(b"old")

    def parts() -> Iterator[bytes]:
        yield b"ne"
        seen.append(path.read_bytes())
        yield b"w"
        seen.append(path.read_bytes())

    write_atomically(path, parts())
    assert (seen, path.read_bytes()) == ([b"old", b"old"], b"new")


@pytest.mark.parametrize("failure", [OSError, PowerCut])
def test_a_failure_leaves_the_old_file_and_nothing_beside_it(
    tmp_path: Path, failure: type[BaseException]
) -> None:
    (tmp_path / "a").write_bytes(b"old")

    def parts() -> Iterator[bytes]:
        yield b"ne"
        raise failure

    with pytest.raises(failure):
        write_atomically(tmp_path / "a", parts())
    assert (tmp_path / "a").read_bytes() == b"old"
    assert names(tmp_path) == ["a"]


def test_a_name_that_can_not_be_taken_leaves_nothing_beside_it(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="folder"):
        write_atomically(tmp_path / "folder", [b"new"])
    assert names(tmp_path) == ["folder"]


def test_contents_are_on_the_disk_before_the_file_gets_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, synced = tmp_path / "a", []

    def note(number: int) -> None:
        synced.append((os.fstat(number).st_size, path.exists()))

    monkeypatch.setattr(os, "fsync", note)
    write_atomically(path, [b"four"])
    assert synced == [(4, False)]


@pytest.mark.usefixtures("umask")
def test_an_ordinary_file_has_the_permissions_that_the_umask_leaves(tmp_path: Path) -> None:
    write_atomically(tmp_path / "a", [b"new"])
    assert permissions(tmp_path / "a") == 0o644


@pytest.mark.usefixtures("umask")
def test_a_secret_is_its_owners_even_while_it_is_written(tmp_path: Path) -> None:
    path = tmp_path / "a"
    meanwhile: list[int] = []
    path.write_bytes(b"old")

    def parts() -> Iterator[bytes]:
        meanwhile.extend(permissions(one) for one in tmp_path.iterdir() if one != path)
        yield b"new"

    write_atomically(path, parts(), permissions=READABLE_BY_OWNER)
    assert (meanwhile, permissions(path)) == ([0o600], 0o600)


def test_two_who_write_the_same_file_do_not_disturb_each_other(tmp_path: Path) -> None:
    def parts() -> Iterator[bytes]:
        yield b"fir"
        write_atomically(tmp_path / "a", [b"second"])
        yield b"st"

    write_atomically(tmp_path / "a", parts())
    assert (tmp_path / "a").read_bytes() == b"first"
    assert names(tmp_path) == ["a"]
