/** Turns in words, in the reader's language. */
import { cardName } from './cards';
import type { Step, TurnTold, WireScoring } from './ledger';
import { areaOf, type Move } from './moves';
import type { AreaId, AwardView, CardId, PreviewView } from './types';
import { listed, t } from './words.svelte';

const areaName = (area: AreaId | string): string => t(`area-of-${area}`);

/** `2 Midway tickets`, `Fine Arts exhibit`: equal cards counted together. */
export function cardsInWords(cards: readonly CardId[]): string {
  const counts = new Map<string, number>();
  for (const card of cards) {
    const name = cardName(card, t);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return listed([...counts].map(([name, count]) => (count === 1 ? name : t('times', { count, name }))));
}

function moveInWords(move: Move, name: string, placed: AreaId, nameOf: (seat: number) => string): string {
  const to = areaOf(move, placed);
  const area = to ? areaName(to) : '';
  switch (move.kind) {
    case 'place':
      return move.from
        ? t('log-place-from', { name, area, from: areaName(move.from) })
        : t('log-place', { name, area });
    case 'palmer':
      return t('log-palmer', {
        figure: t('figure-palmer'),
        whose: nameOf(move.seat),
        from: areaName(move.from),
        area,
      });
    case 'discard':
      return t('log-discard', { figure: t(`figure-${move.figure}`) });
    case 'figure':
      return move.from
        ? t('log-figure-from', { figure: t(`figure-${move.figure}`), area, from: areaName(move.from) })
        : t('log-figure', { figure: t(`figure-${move.figure}`), area });
    case 'approve':
      return t('log-approve', { name, area: areaName(move.area), count: move.count });
  }
}

/** One line for the placement, one for each figure, then the cards, the wheel and the deal. */
export function turnInWords(turn: TurnTold, nameOf: (seat: number) => string): string[] {
  const name = nameOf(turn.seat);
  const lines = turn.moves.map((move) => moveInWords(move, name, turn.placed, nameOf));
  const tickets = turn.collected.filter((card) => card.startsWith('ticket-')).length;
  if (turn.collected.length) lines.push(t('log-collect', { name, cards: cardsInWords(turn.collected) }));
  else lines.push(t('log-collect-nothing', { name }));
  if (tickets) lines.push(t('log-wheel', { count: tickets }));
  if (turn.reshuffled) lines.push(t('log-reshuffled'));
  if (turn.dealt.length) lines.push(dealtInWords(turn.dealt));
  return lines;
}

/** `Ada 1st: medal 4, …`, for each who has a place. */
export const awardsInWords = (awards: readonly AwardView[], nameOf: (seat: number) => string): string =>
  awards
    .map((award) =>
      t('award', {
        name: nameOf(award.seat),
        place: t(`place-spoken-${award.place}`),
        medal: award.medal,
        approvals: award.approvals,
        approved: award.approved,
      }),
    )
    .join(' ');

/** All that a turn would lead to. */
export function previewInWords(preview: PreviewView, nameOf: (seat: number) => string): string {
  const awards = awardsInWords(preview.awards[preview.area] ?? [], nameOf);
  return t('preview-spoken', {
    cards: preview.collected.length ? cardsInWords(preview.collected) : t('nothing'),
    spaces: preview.wheel.to - preview.wheel.from,
    scores: preview.wheel.scores ? 'yes' : 'no',
    areas: listed(preview.deal.map((area) => t(`area-${area}`))),
    area: t(`area-${preview.area}`),
    awards: awards || t('award-nobody'),
  });
}

/** Where the new cards went. */
const dealtInWords = (dealt: TurnTold['dealt']): string =>
  t('log-dealt', {
    cards: listed(dealt.map(({ area, card }) => t('dealt-one', { card: cardName(card, t), area: t(`area-${area}`) }))),
  });

export const approvalInWords = (step: Step, nameOf: (seat: number) => string): string =>
  step.approval && step.seat !== null ? moveInWords(step.approval, nameOf(step.seat), 'agriculture', nameOf) : '';

/** All that a step of the log says. */
export function stepInWords(step: Step, nameOf: (seat: number) => string): string[] {
  const lines = step.told ? turnInWords(step.told, nameOf) : [];
  if (step.kind === 'takeback') lines.push(t('log-takeback', { name: step.seat === null ? '' : nameOf(step.seat) }));
  if (step.approval) lines.push(approvalInWords(step, nameOf));
  return step.scoring ? [...lines, ...scoringInWords(step.scoring, nameOf)] : lines;
}

export function scoringInWords(scoring: WireScoring, nameOf: (seat: number) => string): string[] {
  const lines = [t('log-scoring', { round: scoring.round })];
  for (const seat of scoring.tickets)
    if (seat.coins) lines.push(t('log-tickets', { name: nameOf(seat.seat), count: seat.held, coins: seat.coins }));
  for (const area of scoring.areas)
    for (const award of area.awards)
      lines.push(
        t('log-award', {
          name: nameOf(award.seat),
          place: t(`place-spoken-${award.place}`),
          area: areaName(area.area),
          medal: award.medal,
          approved: award.approved,
        }),
      );
  const home = scoring.recalled.reduce((sum, recalled) => sum + recalled.supporters, 0);
  lines.push(t('log-recall', { count: home }));
  return lines;
}
