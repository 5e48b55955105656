/** What happens in a step, in its order: one list for the pictures, the log and what is read aloud. */
import type { Step, TurnTold } from './ledger';
import type { Move } from './moves';
import type { AreaId, CardId } from './types';

export type StepEvent =
  | { kind: 'move'; seat: number; move: Move; placed: AreaId | null }
  | { kind: 'collect'; seat: number; cards: CardId[] }
  | { kind: 'wheel'; tickets: number }
  | { kind: 'reshuffle' }
  | { kind: 'deal'; dealt: TurnTold['dealt'] }
  | { kind: 'takeback'; seat: number | null };

/** One for the placement, one for each figure, then the cards, the wheel and the deal. */
function ofTurn({ seat, moves, placed, collected, reshuffled, dealt }: TurnTold): StepEvent[] {
  const tickets = collected.filter((card) => card.startsWith('ticket-')).length;
  return [
    ...moves.map((move): StepEvent => ({ kind: 'move', seat, move, placed })),
    { kind: 'collect', seat, cards: collected },
    ...(tickets ? [{ kind: 'wheel', tickets } as const] : []),
    ...(reshuffled ? [{ kind: 'reshuffle' } as const] : []),
    ...(dealt.length ? [{ kind: 'deal', dealt } as const] : []),
  ];
}

/** All that a step does, but for the scoring phase in it (`scoring.ts`). */
export function eventsOf({ kind, seat, told, approval }: Step): StepEvent[] {
  if (told) return ofTurn(told);
  if (kind === 'takeback') return [{ kind, seat }];
  return approval && seat !== null ? [{ kind: 'move', seat, move: approval, placed: null }] : [];
}
