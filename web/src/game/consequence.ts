/** What a turn leads to, in numbers and as one line of words. */
import { isFigure, kindOf } from './cards';
import type { Words } from './telling';
import type { FairView, FigureId, PreviewView, Translate } from './types';

export interface Consequence {
  /** Nothing of it is decided: it is what pointing would lead to. */
  isPointed: boolean;
  /** The reader's points if scored now, before and after; when the turn brings scoring, those of now and after it. */
  points: { from: number; to: number };
  /** How far the car of the wheel goes, when that brings no scoring. */
  spaces: number;
  scores: boolean;
  /** Figures that are collected, for the reader's next turn; each once. */
  figures: FigureId[];
}

/** `after` is the view as the turn leaves it. */
export function consequenceOf(start: FairView, after: FairView, seat: number, preview: PreviewView): Consequence {
  const { scores, from, to } = preview.wheel;
  const before = start.seats[seat];
  return {
    isPointed: preview.isPointed,
    points: {
      from: (scores ? before?.points : before?.pointsIfScored) ?? 0,
      to: after.seats[seat]?.pointsIfScored ?? 0,
    },
    spaces: scores ? 0 : to - from,
    scores,
    figures: [...new Set(preview.collected.map(kindOf).filter(isFigure))],
  };
}

/** `8 → 14 points if scored now, wheel +1, Bertha Palmer for your next turn`. */
export function inOneLine(consequence: Consequence, { t, listed }: Words): string {
  const { points, spaces, scores, figures } = consequence;
  const parts = [scores ? t('then-scoring', points) : t('then-points', points)];
  if (spaces) parts.push(t('then-wheel', { count: spaces }));
  if (figures.length) parts.push(t('then-figure', { figure: listed(figures.map((figure) => t(`figure-${figure}`))) }));
  const line = parts.join(', ');
  return consequence.isPointed ? t('would', { what: line }) : line;
}

/** What the collected figure will do, where it is one; several tell it themselves. */
export const figureInWords = ({ figures: [figure, other] }: Consequence, t: Translate): string =>
  figure && !other ? t(`does-${figure}`) : '';
