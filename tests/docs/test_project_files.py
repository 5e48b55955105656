"""What a host and an index read of the project: addresses, citation, workflow and forms."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from trove_classifiers import classifiers

import worldsfair
from doc_pages import ROOT
from hatch_metadata import absolute, urls
from worldsfair.cli.app import app

GITHUB = ROOT / ".github"
FORMS = sorted((GITHUB / "ISSUE_TEMPLATE").glob("*.yml"))
README = (ROOT / "README.md").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
SOMEWHERE = "https://example.org/fair"


class Author(msgspec.Struct, forbid_unknown_fields=True):
    """An entity, in the words of the format."""

    name: str


class Citation(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    """What the Citation File Format 1.2 asks for, and of what it allows the fields that we use."""

    cff_version: Literal["1.2.0"]
    message: str
    title: str
    authors: list[Author]
    type: Literal["software"]
    abstract: str
    version: str
    license: str
    keywords: list[str]
    repository_code: str = ""


def test_the_citation_is_of_this_version() -> None:
    citation = msgspec.yaml.decode((ROOT / "CITATION.cff").read_bytes(), type=Citation)

    assert citation.version == worldsfair.__version__ == PROJECT["project"]["version"]
    assert citation.license == PROJECT["project"]["license"]
    assert [author.name for author in citation.authors] == [
        author["name"] for author in PROJECT["project"]["authors"]
    ]
    assert citation.repository_code == PROJECT["tool"]["worldsfair"]["repository"]


def test_every_classifier_is_known_to_the_index() -> None:
    assert set(PROJECT["project"]["classifiers"]) <= classifiers


def test_without_an_address_the_readme_is_as_it_is() -> None:
    assert absolute(README, "") == README
    assert urls("", "") == {}


def test_with_an_address_every_link_of_the_readme_is_whole() -> None:
    links = re.findall(r"\]\(([^)]+)\)", absolute(README, SOMEWHERE))

    assert [link for link in links if not re.match(r"https?://|#", link)] == []


def test_what_the_readme_leads_to_is_there() -> None:
    whole = absolute(README, SOMEWHERE)
    paths = re.findall(rf"\({SOMEWHERE}/(?:raw|blob)/HEAD/([^)#]+)", whole)

    assert len(paths) > 10
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_pictures_of_the_readme_are_files_and_the_rest_are_pages() -> None:
    told = absolute("![a](docs/a.png) [b](docs/b.md#c) [d](https://d) [e](#e)", SOMEWHERE)

    assert told == (
        f"![a]({SOMEWHERE}/raw/HEAD/docs/a.png) [b]({SOMEWHERE}/blob/HEAD/docs/b.md#c) "
        "[d](https://d) [e](#e)"
    )


def test_the_film_is_small_enough_for_a_page() -> None:
    assert (ROOT / "docs" / "images" / "turn.gif").stat().st_size < 1_500_000


@pytest.mark.parametrize("form", FORMS, ids=lambda path: path.name)
def test_every_form_can_be_read(form: Path) -> None:
    told: dict[str, Any] = msgspec.yaml.decode(form.read_bytes())

    if form.name == "config.yml":
        assert set(told) == {"blank_issues_enabled"}
    else:
        assert set(told) == {"name", "description", "labels", "body"}
        assert all(
            set(part) <= {"type", "id", "attributes", "validations"} for part in told["body"]
        )


def test_the_workflow_runs_the_tests_and_installs_the_wheel_everywhere() -> None:
    workflow = msgspec.yaml.decode((GITHUB / "workflows" / "test.yml").read_bytes())
    jobs = workflow["jobs"]
    ran = [step.get("run") for job in jobs.values() for step in job["steps"]]

    assert "scripts/test" in ran
    assert {"windows-latest", "macos-latest"} <= set(
        jobs["install"]["strategy"]["matrix"]["system"]
    )


def test_files_and_commands_that_they_name_are_there() -> None:
    texts = [path.read_text("utf-8") for path in GITHUB.rglob("*") if path.is_file()]
    text = "\n".join(texts)
    files = set(re.findall(r"(?:docs|scripts|src|tests)/[\w./-]*\w", text))
    commands = set(re.findall(r"(?<!from )\bworldsfair ([a-z]+)", text))
    known = {command.callback.__name__ for command in app.registered_commands if command.callback}

    assert sorted(file for file in files if not (ROOT / file).exists()) == []
    assert commands <= known
    assert "verify" in commands
