"""The terminal in each language: whole games, refusals and boards, with no English left."""

from __future__ import annotations

import io
import json
import random
import re
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Ran, Run
from worldsfair.bots import LEVELS
from worldsfair.cli.captions import SpokenCaptions
from worldsfair.cli.console import output
from worldsfair.cli.display_names import drawn_name, seat_names
from worldsfair.cli.game_messages import Teller
from worldsfair.cli.game_result import offer_record
from worldsfair.cli.languages import LANGUAGES, Locale, locale_of_environment, parse_locale
from worldsfair.cli.prompts import Person
from worldsfair.cli.refusals import _ILLEGAL, why_illegal
from worldsfair.cli.rulebook import find_rule
from worldsfair.cli.words import Words, listed, speak
from worldsfair.edition import FIGURES, default_edition
from worldsfair.game import Game, Move
from worldsfair.game.drawing import position_lines
from worldsfair.game.marks import width_of
from worldsfair.records.model import Seat
from worldsfair.rules.reasons import REASONS

OTHERS = [language for language in LANGUAGES if language != "en"]
PlayIn = Callable[..., Ran]
ANYTHING = ["1", "2", "3"] * 200


@pytest.fixture
def play_in(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> PlayIn:
    """Play in a language with these options, the lines typed one after the other."""
    monkeypatch.chdir(tmp_path)

    def play_in(language: str, *options: str | int, typed: list[str]) -> Ran:
        (tmp_path / language).mkdir(exist_ok=True)
        monkeypatch.chdir(tmp_path / language)
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        return run("--lang", language, "play", "--data", "data", *options)

    return play_in


def saved(folder: Path) -> Any:
    (path,) = (folder / "data").glob("*/*.json")
    return json.loads(path.read_bytes())


# What is the same in every language: names, files, what is typed, and a few words by chance.
NEUTRAL = {drawn_name(figure) for figure in FIGURES} | {"Saint", "Gaudens", "Random", "Agriculture"}
NEUTRAL |= {"Daniel", "George", "Bertha", "Cyrus", "Augustus", "Charles", "place", "electricity"}


def words(line: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{3,}", line)) - NEUTRAL


@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_game_has_no_line_of_english(play_in: PlayIn, language: str) -> None:
    wanted = ("-p", 2, "--seat", 1, "--seed", 11, "--level", "random", "--approvals", "chosen")
    typed = ["h", "9", "burnham", "1", "u", "?Z9", *ANYTHING]

    english = play_in("en", *wanted, typed=typed)
    other = play_in(language, *wanted, typed=typed)

    assert (other.code, other.err) == (0, "")
    assert len(other.out.splitlines()) > 500
    same = set(english.out.splitlines()) & set(other.out.splitlines())
    assert {line for line in same if words(line)} == set()


@pytest.mark.parametrize("language", OTHERS)
def test_the_questions_before_a_game_are_asked_in_the_language(
    play_in: PlayIn, language: str
) -> None:
    typed = ["5", "3", "1", "1", "q"]

    told = [
        {
            *play_in(one, typed=typed).out.splitlines(),
            *play_in(one, typed=["n", "q"]).out.splitlines(),
        }
        for one in ("en", language)
    ]

    assert {line for line in told[0] & told[1] if words(line)} == set()


def test_the_record_says_player_and_names_its_bots_in_english(
    play_in: PlayIn, tmp_path: Path
) -> None:
    ran = play_in("pl", "-p", 3, "--seat", 1, "--level", "visitor", typed=["1", "q"])

    names = [seat["name"] for seat in saved(tmp_path / "pl")["record"]["seats"]]
    assert names == ["Player", "Visitor 1", "Visitor 2"]
    assert "Ty, Zwiedzający 1, Zwiedzający 2" in ran.out


def test_a_given_name_is_stored_and_the_person_still_addressed(
    play_in: PlayIn, tmp_path: Path
) -> None:
    ran = play_in("en", "-p", 2, "--names", "Ada,Bob", "--seat", 1, typed=["", "1", "q"])

    assert [seat["name"] for seat in saved(tmp_path / "en")["record"]["seats"]] == ["Ada", "Bob"]
    assert "You place a supporter in" in ran.out
    assert "Bob places a supporter in" in ran.out


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Bertha Palmer: your supporter goes from Electricity to Fine Arts."),
        (
            "de",
            "Bertha Palmer: Dein Unterstützer geht aus dem Bereich Elektrizität "
            "in den Bereich Schöne Künste.",
        ),
        (
            "fr",
            "Bertha Palmer\u00a0: votre Représentant passe du Palais de l’Électricité "
            "au Palais des Beaux-Arts.",
        ),
        (
            "pl",
            "Bertha Palmer: twój Pracownik przechodzi z Obszaru Elektryczności do Obszaru Sztuki.",
        ),
    ],
)
def test_palmer_moves_your_supporter(language: str, sentence: str) -> None:
    speak(Locale(language))
    moves = [Move.parse("place agriculture"), Move.parse("palmer 0 electricity fine_arts")]

    assert sentence in Teller(["Player", "Bob"], person=0).turn(1, moves, [])


def test_an_unnamed_person_is_a_player_for_everybody_else() -> None:
    seats = [Seat(name="Player", player="human"), Seat(name="Visitor", player="bot:visitor")]
    speak(Locale("de"))

    assert seat_names(seats) == ["Spieler", "Besucher"]
    assert seat_names(seats, person=0) == ["Du", "Besucher"]


def test_every_reason_of_the_rules_has_a_sentence() -> None:
    assert len(_ILLEGAL) == len(REASONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_is_refused_with_the_reason_and_its_rule(language: str) -> None:
    speak(Locale(language))
    game = Game.new(players=2, seed=1)

    refused = {
        text: why_illegal(game, Move.parse(text), ["Ada", "Bob"])
        for text in ("burnham", "approve fine_arts 1", "place fine_arts from agriculture")
    }

    assert [one.rule for one in refused.values()] == ["T1", "P7", "T2"]
    assert len({one.sentence for one in refused.values()}) == 3


@pytest.fixture(scope="module")
def finished() -> Game:
    chooser = random.Random(1)
    game = Game.new(players=2, seed=1)
    while not game.is_over:
        game.play(chooser.choice(game.legal_moves()))
    return game


@pytest.mark.parametrize(
    ("language", "answer", "is_kept"),
    [
        ("en", "no", False),
        ("de", "Nein", False),
        ("fr", "non", False),
        ("pl", "nie", False),
        ("pl", "n", False),
        ("de", "j", True),
        ("fr", "oui", True),
        ("pl", "t", True),
        ("fr", "y", True),
        ("en", "", True),
    ],
)
def test_yes_and_no_can_be_said_in_the_language(
    finished: Game,
    language: str,
    answer: str,
    is_kept: bool,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    speak(Locale(language))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{answer}\n"))

    offer_record(Person(output()), finished)

    usual = [f"worldsfair-{finished.commitment[:8]}.jsonl"]
    assert [path.name for path in tmp_path.iterdir()] == (usual if is_kept else [])


@pytest.mark.parametrize("language", OTHERS)
def test_show_and_verify_speak_the_language(run: Run, games: Path, language: str) -> None:
    for command in (["show", games, "--turn", 9], ["verify", games]):
        english = set(run(*command).out.splitlines())
        other = set(run("--lang", language, *command).out.splitlines())

        same = {re.sub(r".*\.jsonl", "", line) for line in english & other}
        assert {line for line in same if words(line) - {"random"}} == set()


WRONG = [
    "nonsense",
    "play --nonsense",
    "play --players 5",
    "play --players",
    "play --approvals sometimes",
    "play --level genius",
    "play --players 2 --level random,random",
    "play --players 2 --seat 3",
    "play --players 2 --names a,b,c",
    "play --resume --new",
    "play --resume",
    "play --edition missing.toml",
    "show",
    "show missing.jsonl",
    "show @ --game 4",
    "show @ --turn 999",
    "show @ --turn three",
    "show @ surplus",
    "verify",
    "verify missing.jsonl",
]


@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_input_is_refused_in_the_language(
    run: Run, games: Path, wrong: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("WORLDSFAIR_DATA", str(tmp_path))
    arguments = wrong.replace("@", str(games)).split()

    refused = [run("--lang", language, *arguments) for language in LANGUAGES]

    assert [one.code for one in refused] == [2] * 4
    assert [one.err.count("\n") for one in refused] == [1] * 4
    assert len({one.err for one in refused}) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_can_be_read_in_the_language(language: str) -> None:
    speak(Locale(language))
    page = Path(__file__).parents[2].joinpath("docs", "rules.md").read_text("utf-8")

    for name in re.findall(r"^- \*\*([STPE]\d+)\*\*", page, re.M):
        rule = find_rule(name.lower(), default_edition())
        assert rule is not None
        assert rule.startswith(f"**{name} ")
        assert "{" not in rule
    assert find_rule("Z9", default_edition()) is None


def test_an_unknown_language_is_refused_with_those_that_there_are(run: Run) -> None:
    ran = run("--lang", "xx", "play")

    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "worldsfair: There is no language 'xx' here; there are en, de, fr and pl.\n"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "nonsense!"}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl_PL"),
        ({"LANG": "de_DE@euro"}, "de_DE"),
        ({"LANG": "en_GB.UTF-8"}, "en_GB"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "fr_FR"}, "fr_FR"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "fr_FR", "LC_ALL": "de_AT"}, "de_AT"),
        ({"LANG": "pl_PL", "LC_ALL": ""}, "pl_PL"),
        ({"LANG": "pl_PL", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_US", "LANGUAGE": "ja:fr:de"}, "fr"),
        ({"LANG": "de_DE", "LANGUAGE": "ja"}, "de_DE"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
    ],
)
def test_the_environment_is_read_as_gettext_reads_it(
    environment: dict[str, str], language: str
) -> None:
    assert str(locale_of_environment(environment)) == language


def test_the_environment_decides_where_nothing_is_said(
    run: Run, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")

    assert "3 Spiele, 3 in Ordnung" in run("verify", games).out
    assert "3 games, 3 OK" in run("--lang", "en", "verify", games).out


@pytest.mark.parametrize(
    ("locale", "day"), [("en_GB", "3 Apr 2026"), ("en_US", "Apr 3, 2026"), ("de", "03.04.2026")]
)
def test_a_date_is_written_as_its_reader_is_used_to(locale: str, day: str) -> None:
    found = parse_locale(locale)
    assert found is not None
    when = datetime(2026, 4, 3, 17, 5)  # as the clock on the wall says it
    told = Words(found).t("saved-running", players=2, round=1, turn=1, names="Bob", when=when)

    assert day in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "width"), [(2, 80), (3, 80), (4, 80), (4, 126)])
def test_the_board_fits_in_every_language(language: str, players: int, width: int) -> None:
    speak(Locale(language))
    captions = SpokenCaptions()
    game = Game.new(players=players, seed=width, approvals="chosen")
    names = [captions.name("saint_gaudens")] * players
    while not game.is_over:
        lines = position_lines(game.view(), names, width, captions)
        inside = captions.wheel(game.round, game.view().wheel.tickets_to_scoring)
        if game.view().phase == "approve":
            inside = captions.wheel_when_scoring(game.round)

        drawn = ["".join(span.text for span in line) for line in lines]
        assert max(map(width_of, lines)) <= width
        assert "…" not in "".join(drawn)
        # No space of the wheel covers a letter of what stands within.
        assert all(any(text in line for line in drawn) for text in inside)
        game.play(game.legal_moves()[game.turn % len(game.legal_moves())])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_the_numbers_of_bots_are_not_cut_off(language: str, level: str) -> None:
    speak(Locale(language))
    name = level.capitalize()
    seats = [Seat(name=f"{name} {number}", player=f"bot:{level}") for number in (1, 2, 3)]
    game = Game.new(players=3, seed=1, seats=seats)

    lines = position_lines(game.view(), seat_names(seats), 80, SpokenCaptions())

    text = "\n".join("".join(span.text for span in line) for line in lines)
    for shown in seat_names(seats):
        assert f" {shown} " in text


@pytest.mark.parametrize(
    ("language", "phrase"),
    [("en", "A, B and C"), ("de", "A, B und C"), ("fr", "A, B et C"), ("pl", "A, B i C")],
)
def test_lists_end_with_an_and(language: str, phrase: str) -> None:
    speak(Locale(language))

    assert listed(["A", "B", "C"]) == phrase
    assert listed(["A"]) == "A"
