"""On a real GPU: equal to the processor through whole games, and shared with the frameworks."""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np
import pytest

import cuda_story
from worldsfair.errors import IllegalMove, InvalidMove, InvalidSetup
from worldsfair.vector import VectorGames
from worldsfair.vector.cuda import CudaGames
from worldsfair.vector.cuda_room import gpu

try:
    gpu()
except InvalidSetup as missing:
    pytest.skip(str(missing), allow_module_level=True)

GAMES = 1000


def framework(name: str) -> Any:
    return pytest.importorskip(name, reason=f"{name} is not installed")


@pytest.mark.parametrize("approvals", ["automatic", "chosen"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_are_equal(players: int, approvals: Any) -> None:
    here = VectorGames(GAMES, players, seed=3, approvals=approvals)
    there = CudaGames(GAMES, players, seed=3, approvals=approvals)
    for _ in range(160):
        actions = here.sample()
        assert np.array_equal(actions, there.sample())
        assert np.array_equal(here.legal_mask(), there.legal_mask())
        assert np.array_equal(here.observe(), there.observe())
        for one, other in zip(here.step(actions), there.step(actions), strict=True):
            assert np.array_equal(one, other)
    assert here.to_bytes() == there.to_bytes()
    assert here.finished == there.finished >= GAMES
    assert np.array_equal(here.points, there.points)


def test_a_gpu_tells_the_story_of_a_processor() -> None:
    kept = cuda_story.near_the_end()
    told = cuda_story.tell(CudaGames, kept)
    for name, value in cuda_story.tell(VectorGames, kept).items():
        assert np.array_equal(told[name], value), name


def test_games_are_played_out_as_on_a_processor() -> None:
    here = VectorGames(GAMES, 4, seed=8, auto_reset=False)
    there = CudaGames(GAMES, 4, seed=8, auto_reset=False)
    assert np.array_equal(here.play_out().rewards, there.play_out().rewards)
    assert here.to_bytes() == there.to_bytes()


def test_an_illegal_action_raises_and_touches_no_game() -> None:
    games = CudaGames(GAMES, 2, seed=1)
    before, actions = games.to_bytes(), np.zeros(GAMES, np.int64)
    actions[700] = 203
    with pytest.raises(IllegalMove, match="Game 700"):
        games.step(actions)
    actions[600] = -5
    with pytest.raises(InvalidMove, match="Game 600: -5"):
        games.step(actions)
    assert games.to_bytes() == before


def test_without_checks_an_illegal_action_waits_and_is_told_later() -> None:
    games = CudaGames(GAMES, 2, seed=1, checked=False)
    before, actions = games.to_bytes(), np.zeros(GAMES, np.int64)
    actions[700] = 203
    games.step(actions)
    with pytest.raises(IllegalMove, match="Game 700"):
        games.check()
    games.check()
    size = len(before) // GAMES
    changed = [before[at : at + size] != games.to_bytes()[at : at + size] for at in (0, 700 * size)]
    assert changed == [True, False]


def test_more_games_than_there_is_memory_for_are_refused() -> None:
    with pytest.raises(InvalidSetup, match="no memory for 1000000000 games"):
        CudaGames(10**9)


def test_pytorch_shares_the_memory() -> None:
    torch = framework("torch")
    games = CudaGames(GAMES, 2, seed=1)
    mask = torch.from_dlpack(games.legal_mask())
    assert mask.dtype == torch.bool
    again = torch.as_tensor(games.legal_mask(), device="cuda")
    assert mask.data_ptr() == again.data_ptr()
    room = torch.zeros(3, GAMES, games.observation_size, dtype=torch.uint8, device="cuda")
    assert games.observe(out=room[1]).data_ptr() == room[1].data_ptr()
    assert np.array_equal(room[1].cpu().numpy(), games.observe())
    for dtype in (torch.int64, torch.int32, torch.uint8):
        chosen = torch.from_dlpack(games.legal_mask()).float().argmax(1)
        games.step(torch.stack([chosen, chosen], 1).to(dtype)[:, 1])


@pytest.mark.parametrize("is_ours", [True, False])
def test_streams_of_pytorch_are_waited_for(is_ours: bool) -> None:
    torch = framework("torch")
    here, stream = VectorGames(GAMES, 2, seed=1), torch.cuda.Stream()
    there = CudaGames(GAMES, 2, seed=1, stream=stream.cuda_stream if is_ours else 0)
    with torch.cuda.stream(stream):
        for _ in range(60):
            actions = torch.from_dlpack(there.legal_mask()).float().argmax(1)
            there.step(actions)
            here.step(actions.cpu().numpy())
    assert here.to_bytes() == there.to_bytes()


def test_cupy_shares_the_memory() -> None:
    cupy = framework("cupy")
    games = CudaGames(GAMES, 2, seed=1)
    assert np.array_equal(cupy.from_dlpack(games.observe()).get(), games.observe())
    games.step(cupy.asarray(games.legal_mask()).argmax(1))
    assert int(cupy.from_dlpack(games.turns).max()) == 1


def test_jax_shares_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    framework("jax")
    dlpack, jnp = (importlib.import_module(f"jax.{name}") for name in ("dlpack", "numpy"))
    games = CudaGames(GAMES, 2, seed=1)
    assert np.array_equal(np.asarray(dlpack.from_dlpack(games.observe())), games.observe())
    games.step(jnp.argmax(dlpack.from_dlpack(games.legal_mask()), 1))
    assert int(dlpack.from_dlpack(games.turns).max()) == 1
