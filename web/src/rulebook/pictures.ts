/** The positions that the rules are drawn with, as the board wants to be told them. */
import { fairView, type Sitter, type WireView } from '../game/present';
import { previewedBy, previewOf } from '../game/previewing';
import type { AreaId, FairView, TurnView } from '../game/types';
import type { components } from '../lib/wire';
import told from './examples.json';
import type { RuleId } from './rules';

export type Example = keyof typeof told;

/** What is drawn at which rule. */
export const PICTURES = {
  S9: ['start'],
  T5: ['davis'],
  T9: ['wheel'],
  T11: ['deal'],
  T12: ['round'],
  P4: ['places'],
  P9: ['recall'],
  E3: ['final'],
} as const satisfies Partial<Record<RuleId, readonly Example[]>>;

interface Seen {
  view: WireView;
  ifScored: number[];
  preview?: components['schemas']['Preview'];
}

/** The engine's words as it wrote them; a test compares the file with the engine. */
const seen = (example: Example): Seen => told[example] as unknown as Seen;

/** Nobody sits there: pictures need no names. */
const NOBODY: Sitter[] = [];

/** What is on the board: a turn that still asks for something has its supporter placed already. */
export function pictureOf(example: Example): FairView {
  const { view, ifScored, preview } = seen(example);
  const start = fairView(view, ifScored, NOBODY);
  return preview && !preview.is_complete ? previewedBy(preview, start, NOBODY).view : start;
}

/** The turn that is being composed in an example, if one is. */
export function turnOf(example: Example): TurnView | null {
  const { preview } = seen(example);
  if (!preview) return null;
  const before = pictureOf(example);
  const after = previewedBy(preview, before, NOBODY);
  return {
    step: after.isComplete ? 'confirm' : 'figures',
    place: after.area,
    figures: [],
    asks: null,
    targets: targetsIn(after.legal),
    stacks: [],
    held: null,
    only: null,
    opened: null,
    waits: null,
    preview: after.isComplete ? previewOf(before, after, null) : null,
    progress: { moves: 1, picks: 0 },
    canUndo: false,
    canDiscard: false,
    canConfirm: false,
    isPending: false,
    isSending: false,
  };
}

/** Where a figure may go: the last word of every move that plays one. */
const targetsIn = (legal: readonly string[]): AreaId[] =>
  legal.filter((move) => !move.startsWith('discard')).map((move) => move.split(' ')[1] as AreaId);

/** What the end of a game is told with. */
export function finalNumbers(): Record<string, number> {
  const [seat] = pictureOf('final').seats;
  if (!seat) return {};
  const sets = seat.sets.reduce((sum, set) => sum + set.points, 0);
  return { sets, coins: seat.coins, medals: seat.medals, total: seat.points };
}
