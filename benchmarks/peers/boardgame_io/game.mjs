// A game of about the size of World's Fair 1893, for boardgame.io: five areas, a deck, two seats.
// One move puts a supporter into an area, takes its cards, and ends the turn with three new ones.
import { createRequire } from 'node:module';

const { INVALID_MOVE, PlayerView } = createRequire(import.meta.url)('boardgame.io/core');

const AREAS = ['agriculture', 'electricity', 'fine_arts', 'manufacturing', 'transportation'];
const FIGURES = ['burnham', 'davis', 'mccormick', 'palmer', 'pullman', 'westinghouse'];
const DEALT = 3;

function numbered(kind, count) {
  return Array.from({ length: count }, (_, number) => `${kind}-${number + 1}`);
}

function allCards() {
  return [
    ...AREAS.flatMap((area) => numbered(area, 9)),
    ...FIGURES.flatMap((figure) => numbered(figure, 3)),
    ...numbered('ticket', 30),
  ];
}

function emptyArea(area, position) {
  return { area, position, capacity: 4, cards: [], supporters: [0, 0], standings: [] };
}

function emptySeat() {
  const byArea = (value) => Object.fromEntries(AREAS.map((area) => [area, value()]));
  return {
    supply: 20,
    exhibits: byArea(() => []),
    tickets: [],
    figures: [],
    tokens: byArea(() => 0),
    coins: 0,
    medals: 0,
    total: 0,
  };
}

// What our own messages say about the table; the move touches the clocks only.
function tableInfo() {
  const seat = (number) => ({
    number,
    kind: 'person',
    name: 'Load',
    person: `person-${number}`,
    level: null,
    is_ready: true,
    is_away: false,
    reserve_s: 900,
    has_forfeited: false,
    contribution: null,
  });
  return {
    status: 'playing',
    turn: 0,
    host: 'person-0',
    options: {
      approvals: 'automatic',
      is_public: true,
      is_rated: false,
      takebacks: true,
      stand_in: 'director',
      pace: { kind: 'none', reserve_s: 900, increment_s: 15, days: 1 },
    },
    seats: [seat(0), seat(1)],
    deadline: null,
    proposal: null,
    commitment: '0'.repeat(64),
    created_at: 0,
    changed_at: 0,
  };
}

// Each card goes to the area with the fewest.
function deal(G, count) {
  for (let dealt = 0; dealt < count && G.secret.deck.length > 0; dealt += 1) {
    const fewest = G.areas.reduce((best, area) =>
      area.cards.length < best.cards.length ? area : best,
    );
    fewest.cards.push(G.secret.deck.pop());
  }
  G.deck = G.secret.deck.length;
}

function keep(G, seat, card) {
  const [kind] = card.split('-');
  if (kind in seat.exhibits) {
    seat.exhibits[kind].push(card);
  } else if (kind === 'ticket') {
    seat.tickets.push(card);
    seat.coins += 1;
    G.wheel.car = (G.wheel.car + 1) % G.wheel.spaces;
  } else {
    G.discard.push(card);
  }
}

function standings(supporters) {
  const most = Math.max(...supporters);
  return supporters.flatMap((count, seat) =>
    count === most ? [{ seat, place: 'first', medal: 2, approvals: 3, would_approve: 1 }] : [],
  );
}

function place({ G, playerID }, name) {
  const area = G.areas.find((candidate) => candidate.area === name);
  const seat = G.seats[Number(playerID)];
  if (!area || seat.supply === 0) {
    return INVALID_MOVE;
  }
  seat.supply -= 1;
  area.supporters[Number(playerID)] += 1;
  area.standings = standings(area.supporters);
  for (const card of area.cards) {
    keep(G, seat, card);
  }
  area.cards = [];
  seat.total = seat.coins + seat.medals;
  G.table.turn += 1;
  G.table.seats[Number(playerID)].reserve_s -= 1;
  deal(G, DEALT);
  return undefined;
}

export const Fair = {
  name: 'fair',
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const G = {
      table: tableInfo(),
      round: 1,
      wheel: { spaces: 9, car: 0, tickets_to_scoring: 9 },
      areas: AREAS.map(emptyArea),
      seats: [emptySeat(), emptySeat()],
      deck: 0,
      discard: [],
      legal: AREAS.map((area) => `place ${area}`),
      secret: { deck: random.Shuffle(allCards()) },
    };
    deal(G, 10);
    return G;
  },
  // The order of the deck is nobody's to see.
  playerView: PlayerView.STRIP_SECRETS,
  moves: { place },
  turn: { minMoves: 1, maxMoves: 1 },
};
