"""What everyone sees of a table: built by listing what to show, the same for all."""

from __future__ import annotations

from worldsfair.game.view import points_if_scored, view_from
from worldsfair.records.fair_shuffle import commitment_to
from worldsfair.server.tables.log import position_from
from worldsfair.server.tables.model import Table
from worldsfair.server.tables.proposals import asked
from worldsfair.wire.tables import GameInfo, Proposal, SeatInfo, TableInfo, TableView


def show_table(table: Table) -> TableInfo:
    """The table itself."""
    content = table.content
    return TableInfo(
        id=table.id,
        revision=table.revision,
        status=table.status,
        number=table.number,
        turn=table.turn,
        edition=None if table.state is None else content.edition,
        host=content.host,
        options=content.options,
        seats=[
            SeatInfo(
                number=number,
                kind=seat.kind,
                name=seat.name,
                person=seat.person,
                level=seat.level,
                is_ready=seat.is_ready,
                is_away=seat.is_away,
                has_forfeited=seat.forfeited_at is not None,
                reserve_s=seat.reserve_s,
                contribution=seat.contribution,
                invited=seat.invited_name or None,
                is_bot_account=seat.is_bot_accounts,
            )
            for number, seat in enumerate(content.seats)
        ],
        decider=table.decider,
        deadline=table.deadline,
        proposal=_proposal(table),
        commitment=_commitment(table),
        origin=content.origin,
        rematch=content.rematch,
        created_at=table.created_at,
        changed_at=table.changed_at,
        is_paused=table.is_paused,
        code=table.code,
        same_deal_as=content.same_deal_as,
    )


def _proposal(table: Table) -> Proposal | None:
    wish = table.content.proposal
    if wish is None:
        return None
    return Proposal(
        number=wish.number,
        kind=wish.kind,
        person=wish.person,
        turn=wish.turn,
        agreed=wish.agreed,
        asked=asked(table),
        expires_at=wish.expires_at,
    )


def _commitment(table: Table) -> str | None:
    if table.content.imported is not None:
        return table.content.imported.commitment
    if table.status == "waiting" and table.content.same_deal_as is not None:
        return None
    return commitment_to(table.seed) if table.seed is not None else None


def show_game(table: Table, state: bytes) -> GameInfo:
    """The public side of a state that a table was in."""
    position = position_from(table, state)
    overview = position.overview()
    return GameInfo(view_from(position, overview), points_if_scored(position, overview))


def show(table: Table) -> TableView:
    """The table and its game."""
    game = None if table.state is None else show_game(table, table.state)
    return TableView(show_table(table), game)
