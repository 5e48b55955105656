/** What the guide says at a moment of the lesson's game. Each lesson waits for its condition, so that any way of playing comes to all of them. */
import { isArea, isFigure, kindOf } from '../game/cards';
import type { Step } from '../game/ledger';
import { pointAt, type Mark } from '../game/marks';
import { figureOf } from '../game/moves';
import type { AreaId, AreaView, CardId, FairView, FigureId, TurnView } from '../game/types';
import { areaToLead, nextAdvice, type Advice } from './coaching';

/** To be read, with a button for the next one. */
export const READ = [
  'welcome',
  'supporters',
  'exhibits',
  'deal',
  'wheel',
  'ribbons',
  'tie',
  'tickets_scored',
  'areas_scored',
  'sets_scored',
  'recall',
] as const;
export type ReadId = (typeof READ)[number];

/** To be done, or to be watched. */
export type ActId =
  | 'place'
  | 'confirm'
  | 'ticket'
  | 'figure'
  | 'figure_hand'
  | 'figure_play'
  | 'figure_palmer'
  | 'sure'
  | 'free'
  /** While a turn is shown: the pupil's own, somebody else's, or one that leads to scoring. */
  | 'own'
  | 'watch'
  | 'scoring';

/** What is said now. What it speaks of is named by its id, for whoever has the words. */
export interface Lesson {
  readonly id: ReadId | ActId;
  readonly isToRead: boolean;
  readonly marks: readonly Mark[];
  readonly area?: AreaId;
  readonly figure?: FigureId;
  readonly cards?: readonly CardId[];
  readonly count?: number;
  /** Points or coins. */
  readonly points?: number;
  /** What is said of a turn that nothing else is taught in. */
  readonly advice?: Advice | null;
}

export interface Moment {
  /** The last position that is on the screen. */
  readonly view: FairView;
  readonly seat: number;
  /** Whether the pupil is to decide. */
  readonly isToMove: boolean;
  /** The turn that is being composed. */
  readonly turn: TurnView | null;
  /** Everything that was played, up to what is on the screen. */
  readonly steps: readonly Step[];
  /** What is being shown on top of that. */
  readonly coming: Step | null;
  readonly read: readonly string[];
}

type Said = Omit<Lesson, 'isToRead' | 'id'>;

/** The step that completed the first scoring phase. */
export const scoredIn = (steps: readonly Step[]): Step | null => steps.find((step) => step.scoring) ?? null;

const AFTER_SCORING: readonly ReadId[] = ['tickets_scored', 'areas_scored', 'sets_scored', 'recall'];

/** Whether nothing is left to teach. */
export const isLearnt = ({ steps, read }: Pick<Moment, 'steps' | 'read'>): boolean =>
  scoredIn(steps) !== null && AFTER_SCORING.every((id) => read.includes(id));

export function lessonAt(moment: Moment): Lesson | null {
  const scored = scoredIn(moment.steps);
  if (scored) return toRead(moment, AFTER_SCORING, (id) => afterScoring(id, scored, moment.seat));
  if (!moment.isToMove) return whileWatching(moment);
  return moment.turn?.place ? whileComposing(moment, moment.turn) : atTheStart(moment);
}

/** The first of these that was not read and has something to say. */
function toRead({ read }: Moment, ids: readonly ReadId[], told: (id: ReadId) => Said | null): Lesson | null {
  for (const id of ids) {
    const said = read.includes(id) ? null : told(id);
    if (said) return { id, isToRead: true, ...said };
  }
  return null;
}

const ownTurns = ({ steps, seat }: Moment): Step[] => steps.filter((step) => step.told?.seat === seat);

function whileWatching({ view, seat, coming }: Moment): Lesson {
  const mover = coming?.told?.seat ?? view.toMove;
  return { id: coming?.scoring ? 'scoring' : mover === seat ? 'own' : 'watch', isToRead: false, marks: [] };
}

// At the beginning of a turn.

const FIRST_TURN: readonly ReadId[] = ['welcome', 'supporters'];
const LATER: readonly ReadId[] = ['exhibits', 'deal', 'wheel', 'ribbons', 'tie'];
/** Not more at once, or reading is all there is. */
const MOST_TO_READ = 2;

function atTheStart(moment: Moment): Lesson {
  const turns = ownTurns(moment);
  const reading = turns.length
    ? hasReadEnough(moment, turns.length)
      ? null
      : toRead(moment, LATER, (id) => told(id, moment, turns))
    : toRead(moment, FIRST_TURN, (id) => told(id, moment, turns));
  return reading ?? toDo(moment, turns);
}

/** The later lessons are shared out over the turns. */
const hasReadEnough = ({ read }: Moment, turns: number): boolean =>
  LATER.filter((id) => read.includes(id)).length >= turns * MOST_TO_READ;

const collectedBy = (turns: readonly Step[]): CardId[] => turns.flatMap((step) => step.told?.collected ?? []);
const isTicket = (card: CardId): boolean => kindOf(card) === 'ticket';
const isFigureCard = (card: CardId): boolean => isFigure(kindOf(card));
const isExhibit = (card: CardId): boolean => isArea(kindOf(card));

function told(id: ReadId, { view, seat }: Moment, turns: readonly Step[]): Said | null {
  switch (id) {
    case 'welcome':
      return { marks: [] };
    case 'supporters': {
      const here = view.areas.find((area) => (area.supporters[seat] ?? 0) > 1) ?? view.areas[0];
      return here ? { marks: [pointAt({ kind: 'stack', area: here.area, seat })], area: here.area } : null;
    }
    case 'exhibits': {
      const cards = collectedBy(turns).filter(isExhibit);
      return cards.length ? { marks: [pointAt({ kind: 'panel', seat })], count: cards.length } : null;
    }
    case 'deal':
      return { marks: [pointAt({ kind: 'deck' })] };
    case 'wheel':
      return view.wheel.car > 0 ? { marks: [pointAt({ kind: 'wheel' })], count: view.wheel.remaining } : null;
    case 'ribbons':
      return turns.length < 2 ? null : ribbon(view, seat);
    case 'tie':
      return turns.length < 3 ? null : tie(view, seat);
    default:
      return null;
  }
}

/** Where the pupil is first alone, best with an exhibit to be approved. */
function ribbon({ areas, seats }: FairView, seat: number): Said | null {
  const held = (area: AreaView): number => seats[seat]?.exhibits[area.area] ?? 0;
  const first = areas
    .filter(({ awards }) => awards.some((award) => award.seat === seat && award.place === 'first'))
    .toSorted((one, other) => held(other) - held(one))[0];
  const award = first?.awards.find((one) => one.seat === seat);
  if (!first || !award) return null;
  const marks = [pointAt({ kind: 'stack', area: first.area, seat })];
  return { marks, area: first.area, points: award.medal, count: held(first) };
}

function tie({ areas }: FairView, seat: number): Said | null {
  const tied = areas.find(({ awards }) => awards.some((award) => award.seat === seat && award.place === 'tied_first'));
  return tied ? { marks: [pointAt({ kind: 'stack', area: tied.area, seat })], area: tied.area } : null;
}

/** Of areas with something in them the one with the most of it, and of those the one with the most cards. */
function richest(view: FairView, isWanted: (card: CardId) => boolean): AreaView | null {
  const count = ({ cards }: AreaView): number => cards.filter(isWanted).length;
  const value = (area: AreaView): number => count(area) * 10 + area.cards.length;
  return view.areas.filter(count).toSorted((one, other) => value(other) - value(one))[0] ?? null;
}

/** The exercise of this turn. What was not done comes again, by turns with what else there is. */
function toDo(moment: Moment, turns: readonly Step[]): Lesson {
  const { view, seat } = moment;
  const held = view.seats[seat]?.figures[0];
  if (!turns.length) return pickUp('place', richest(view, isExhibit), isExhibit) ?? free(moment, turns);
  const hasPlayed = turns.some((step) => step.told?.moves.some((move) => figureOf(move)));
  if (held && !hasPlayed) {
    const area = areaToLead(view, seat)?.area ?? view.areas[0]?.area;
    const figure = kindOf(held) as FigureId;
    return {
      id: 'figure_hand',
      isToRead: false,
      marks: area ? [pointAt({ kind: 'area', area })] : [],
      figure,
      ...(area ? { area } : {}),
    };
  }
  const cards = collectedBy(turns);
  const exercises = [
    cards.some(isTicket) ? null : pickUp('ticket', richest(view, isTicket), isTicket),
    cards.some(isFigureCard) ? null : pickUp('figure', richest(view, isFigureCard), isFigureCard),
  ].filter((one) => one !== null);
  return exercises[(turns.length - 1) % exercises.length] ?? free(moment, turns);
}

function pickUp(
  id: 'place' | 'ticket' | 'figure',
  there: AreaView | null,
  isWanted: (card: CardId) => boolean,
): Lesson | null {
  if (!there) return null;
  const wanted = there.cards.find(isWanted);
  return {
    id,
    isToRead: false,
    marks: [pointAt({ kind: 'area', area: there.area })],
    area: there.area,
    cards: there.cards,
    ...(wanted && isFigure(kindOf(wanted)) ? { figure: kindOf(wanted) as FigureId } : {}),
  };
}

/** Nothing new: a word of advice, another one each turn. */
function free({ view, seat }: Moment, turns: readonly Step[]): Lesson {
  const usual = ['figure_now', 'lead', 'cards'] as const;
  const advice = nextAdvice(view, seat, turns.length % 2 ? [] : usual) ?? nextAdvice(view, seat, []);
  return { id: 'free', isToRead: false, marks: advice?.marks ?? [], advice };
}

// While a turn is put together.

function whileComposing(moment: Moment, turn: TurnView): Lesson {
  const active = turn.figures.find(({ status }) => status === 'active');
  if (active && !turn.canConfirm) {
    const figure = kindOf(active.card) as FigureId;
    const marks = turn.targets.map((area) => pointAt({ kind: 'area', area }));
    return { id: figure === 'palmer' ? 'figure_palmer' : 'figure_play', isToRead: false, marks, figure };
  }
  const isFirst = ownTurns(moment).length === 0;
  return {
    id: isFirst ? 'confirm' : 'sure',
    isToRead: false,
    marks: turn.canConfirm ? [pointAt({ kind: 'send' })] : [],
  };
}

// After the scoring phase.

function afterScoring(id: ReadId, { scoring, view }: Step, seat: number): Said | null {
  const marks = [pointAt({ kind: 'panel', seat })];
  if (!scoring) return null;
  const awards = scoring.areas.flatMap((area) => area.awards.filter((award) => award.seat === seat));
  switch (id) {
    case 'tickets_scored': {
      const own = scoring.tickets.find((one) => one.seat === seat);
      return { marks, count: own?.held ?? 0, points: own?.coins ?? 0 };
    }
    case 'areas_scored':
      return {
        marks,
        points: awards.reduce((sum, award) => sum + award.medal, 0),
        count: awards.reduce((sum, award) => sum + award.approved, 0),
      };
    case 'sets_scored':
      return { marks, points: (view.seats[seat]?.sets ?? []).reduce((sum, set) => sum + set.points, 0) };
    case 'recall':
      return {
        marks,
        count: scoring.recalled.reduce((sum, one) => (one.seat === seat ? sum + one.supporters : sum), 0),
      };
    default:
      return null;
  }
}
