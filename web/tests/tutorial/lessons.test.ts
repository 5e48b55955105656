/** The lesson's game: whatever a pupil plays, the lessons come to their end, and say nothing that is not so. */
import { describe, expect, it } from 'vitest';
import { engine } from '../local/tables';
import { Classroom, obedientTurn, PUPIL } from './classroom';
import type { Lesson } from '../../src/tutorial/lessons';

const { SEED } = await import('../../src/tutorial/opening');
const { isLearnt, lessonAt } = await import('../../src/tutorial/lessons');

/** The pupil's; a round that takes longer has gone wrong. */
const MOST_TURNS = 12;

/** A number from 0 to 1 that follows from the last one: the same games each time. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

type Policy = (room: Classroom, lesson: Lesson | null) => string[];

/** A whole turn, each move by choice of this function. */
const turnBy =
  (choose: (legal: string[]) => string): Policy =>
  ({ game }) => {
    const moves: string[] = [];
    for (let now = game.preview(moves); !now.is_complete; now = game.preview(moves)) moves.push(choose(now.legal));
    return moves;
  };
const atRandom = (seed: number): Policy => {
  const chance = generator(seed);
  return turnBy((legal) => legal[Math.floor(chance() * legal.length)] as string);
};

/** Somebody who won't take a ticket as long as anything else is legal. */
const avoidingTickets: Policy = (room, lesson) => {
  const dry = room.step.view.areas.filter(({ cards }) => !cards.some((card) => card.startsWith('ticket')));
  const wanted = dry.map(({ area }) => `place ${area}`);
  return turnBy((legal) => legal.find((move) => wanted.includes(move)) ?? (legal[0] as string))(room, lesson);
};

function goThrough(policy: Policy, look: (room: Classroom) => void = () => undefined): Classroom {
  const room = new Classroom(engine, SEED);
  for (let turn = 0; turn < MOST_TURNS && !room.isScored; turn++) {
    const lesson = room.listen();
    look(room);
    room.take(policy(room, lesson));
  }
  room.listen();
  return room;
}

describe('whoever does what the guide asks', () => {
  const room = goThrough(obedientTurn);

  it('learns everything, in this order', () => {
    expect(room.taught.map(({ id }) => id)).toEqual([
      'welcome',
      'supporters',
      'place',
      'exhibits',
      'deal',
      'ticket',
      'wheel',
      'ribbons',
      'figure',
      'tie',
      'figure_hand',
      'free',
      'tickets_scored',
      'areas_scored',
      'sets_scored',
      'recall',
    ]);
  });

  it('comes to a scoring with something approved in two areas', () => {
    const scoring = room.steps.at(-1)?.scoring;
    const awards = scoring?.areas.flatMap((area) => area.awards.filter(({ seat }) => seat === PUPIL)) ?? [];
    expect(awards.filter(({ approved }) => approved > 0).length).toBeGreaterThan(1);
    expect(awards.map(({ place }) => place)).toEqual(expect.arrayContaining(['first', 'tied_first']));
  });
});

describe('whoever plays something else', () => {
  it.each([
    ['always the first area', turnBy((legal) => legal[0] as string)],
    ['always the last that is legal', turnBy((legal) => legal.at(-1) as string)],
    ['anything but tickets', avoidingTickets],
  ])('comes to the end, too: %s', (_, policy) => {
    const room = goThrough(policy);
    expect(room.isScored).toBe(true);
    expect(isLearnt(room.moment())).toBe(true);
  });

  it('comes to the end in two hundred ways, with something to say at each turn', { timeout: 120_000 }, () => {
    for (let seed = 1; seed <= 200; seed++) {
      const room = goThrough(atRandom(seed), (at) => checkTruth(at));
      expect(isLearnt(room.moment()), `seed ${seed}`).toBe(true);
      expect(lessonAt(room.moment()), `seed ${seed}`).toBeNull();
      room.game.free();
    }
  });
});

/** What is said last holds in the position it is said of. */
function checkTruth(room: Classroom): void {
  const { view } = room.step;
  const lesson = room.taught.at(-1);
  const there = view.areas.find(({ area }) => area === lesson?.area);
  expect(lesson).toBeDefined();
  switch (lesson?.id) {
    case 'place':
      expect(lesson.cards).toEqual(there?.cards);
      break;
    case 'ticket':
      expect(there?.cards.some((card) => card.startsWith('ticket'))).toBe(true);
      break;
    case 'figure':
      expect(there?.cards.some((card) => card.startsWith(`${lesson.figure}-`))).toBe(true);
      break;
    case 'figure_hand':
      expect(view.seats[PUPIL]?.figures.some((card) => card.startsWith(`${lesson.figure}-`))).toBe(true);
      break;
  }
  for (const { id, area, points, count } of room.taught.filter((one) => one.id === 'ribbons').slice(-1)) {
    const award = room.steps
      .map((step) => step.view.areas.find((one) => one.area === area)?.awards.find(({ seat }) => seat === PUPIL))
      .find((one) => one?.place === 'first' && one.medal === points);
    expect(award, `${id} ${count}`).toBeDefined();
  }
}

describe('while a turn is shown', () => {
  const room = new Classroom(engine, SEED);
  const before = { ...room.moment(), isToMove: false };
  room.take(obedientTurn(room, room.listen()));
  const [, own, other] = room.steps;

  it.each([
    ['own', own],
    ['watch', other],
    ['scoring', goThrough(obedientTurn).step],
  ] as const)('the guide knows whose it is: %s', (id, coming) => {
    expect(lessonAt({ ...before, coming: coming ?? null })?.id).toBe(id);
  });
});

describe('a turn that is being put together', () => {
  const room = new Classroom(engine, SEED);
  const base = room.moment();
  const turn = {
    step: 'confirm' as const,
    place: 'fine_arts' as const,
    figures: [],
    asks: null,
    targets: [],
    stacks: [],
    held: null,
    preview: null,
    progress: { moves: 1, picks: 0 },
    canUndo: true,
    canDiscard: false,
    canConfirm: true,
    only: null,
    opened: null,
    waits: null,
    isPending: false,
    isSending: false,
  };

  it('takes whoever touches an area at once past what was to be read', () => {
    expect(lessonAt(base)?.id).toBe('welcome');
    expect(lessonAt({ ...base, turn })).toMatchObject({ id: 'confirm', marks: [{ at: { kind: 'send' } }] });
  });

  it('points at where a figure may go', () => {
    const figures = [{ card: 'davis-1', status: 'active' }] as const;
    const asking = { ...turn, step: 'figures' as const, figures: [...figures], canConfirm: false };
    const lesson = lessonAt({ ...base, turn: { ...asking, targets: ['transportation', 'agriculture'] } });
    expect(lesson?.id).toBe('figure_play');
    expect(lesson?.marks.map(({ at }) => at)).toEqual([
      { kind: 'area', area: 'transportation' },
      { kind: 'area', area: 'agriculture' },
    ]);
  });
});
