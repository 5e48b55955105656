/** Turns as sentences: which are said and in which order. The words themselves are handed in. */
import { cardName } from './cards';
import type { Step, TurnTold, WireScoring } from './ledger';
import { areaOf, type Move } from './moves';
import type { AreaId, AwardView, CardId, PreviewView, Translate } from './types';

/** A language. */
export interface Words {
  t: Translate;
  /** `Ada, Bea and Cy` as the language joins it. */
  listed: (parts: readonly string[]) => string;
}

type NameOf = (seat: number) => string;

export class Telling {
  readonly #t: Translate;
  readonly #listed: Words['listed'];

  constructor({ t, listed }: Words) {
    this.#t = t;
    this.#listed = listed;
  }

  readonly #area = (area: AreaId | string): string => this.#t(`area-of-${area}`);

  /** `2 Midway tickets`, `Fine Arts exhibit`: equal cards counted together. */
  cards(cards: readonly CardId[]): string {
    const counts = new Map<string, number>();
    for (const card of cards) {
      const name = cardName(card, this.#t);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return this.#listed([...counts].map(([name, count]) => (count === 1 ? name : this.#t('times', { count, name }))));
  }

  #move(move: Move, name: string, placed: AreaId | null, nameOf: NameOf): string {
    const to = areaOf(move, placed);
    const area = to ? this.#area(to) : '';
    switch (move.kind) {
      case 'place':
        return move.from
          ? this.#t('log-place-from', { name, area, from: this.#area(move.from) })
          : this.#t('log-place', { name, area });
      case 'palmer':
        return this.#t('log-palmer', {
          figure: this.#t('figure-palmer'),
          whose: nameOf(move.seat),
          from: this.#area(move.from),
          area,
        });
      case 'discard':
        return this.#t('log-discard', { figure: this.#t(`figure-${move.figure}`) });
      case 'figure':
        return move.from
          ? this.#t('log-figure-from', { figure: this.#t(`figure-${move.figure}`), area, from: this.#area(move.from) })
          : this.#t('log-figure', { figure: this.#t(`figure-${move.figure}`), area });
      case 'approve':
        return this.#t('log-approve', { name, area: this.#area(move.area), count: move.count });
    }
  }

  /** One line for the placement, one for each figure, then the cards, the wheel and the deal. */
  turn(turn: TurnTold, nameOf: NameOf): string[] {
    const name = nameOf(turn.seat);
    const lines = turn.moves.map((move) => this.#move(move, name, turn.placed, nameOf));
    const tickets = turn.collected.filter((card) => card.startsWith('ticket-')).length;
    if (turn.collected.length) lines.push(this.#t('log-collect', { name, cards: this.cards(turn.collected) }));
    else lines.push(this.#t('log-collect-nothing', { name }));
    if (tickets) lines.push(this.#t('log-wheel', { count: tickets }));
    if (turn.reshuffled) lines.push(this.#t('log-reshuffled'));
    if (turn.dealt.length) lines.push(this.#dealt(turn.dealt));
    return lines;
  }

  /** Where the new cards went. */
  #dealt(dealt: TurnTold['dealt']): string {
    const cards = dealt.map(({ area, card }) =>
      this.#t('dealt-one', { card: cardName(card, this.#t), area: this.#t(`area-${area}`) }),
    );
    return this.#t('log-dealt', { cards: this.#listed(cards) });
  }

  /** `Ada 1st: medal 4, …`, for each who has a place. */
  awards(awards: readonly AwardView[], nameOf: NameOf): string {
    return awards
      .map((award) =>
        this.#t('award', {
          name: nameOf(award.seat),
          place: this.#t(`place-spoken-${award.place}`),
          medal: award.medal,
          approvals: award.approvals,
          approved: award.approved,
        }),
      )
      .join(' ');
  }

  /** All that a turn would lead to. */
  preview(preview: PreviewView, nameOf: NameOf): string {
    const awards = this.awards(preview.awards[preview.area] ?? [], nameOf);
    return this.#t('preview-spoken', {
      cards: preview.collected.length ? this.cards(preview.collected) : this.#t('nothing'),
      spaces: preview.wheel.to - preview.wheel.from,
      scores: preview.wheel.scores ? 'yes' : 'no',
      areas: this.#listed(preview.deal.map((area) => this.#t(`area-${area}`))),
      area: this.#t(`area-${preview.area}`),
      awards: awards || this.#t('award-nobody'),
    });
  }

  approval(step: Step, nameOf: NameOf): string {
    return step.approval && step.seat !== null ? this.#move(step.approval, nameOf(step.seat), null, nameOf) : '';
  }

  /** All that a step of the log says. */
  step(step: Step, nameOf: NameOf): string[] {
    const lines = step.told ? this.turn(step.told, nameOf) : [];
    if (step.kind === 'takeback')
      lines.push(this.#t('log-takeback', { name: step.seat === null ? '' : nameOf(step.seat) }));
    if (step.approval) lines.push(this.approval(step, nameOf));
    return step.scoring ? [...lines, ...this.scoring(step.scoring, nameOf)] : lines;
  }

  scoring(scoring: WireScoring, nameOf: NameOf): string[] {
    const lines = [this.#t('log-scoring', { round: scoring.round })];
    for (const seat of scoring.tickets)
      if (seat.coins)
        lines.push(this.#t('log-tickets', { name: nameOf(seat.seat), count: seat.held, coins: seat.coins }));
    for (const area of scoring.areas)
      for (const award of area.awards)
        lines.push(
          this.#t('log-award', {
            name: nameOf(award.seat),
            place: this.#t(`place-spoken-${award.place}`),
            area: this.#area(area.area),
            medal: award.medal,
            approved: award.approved,
          }),
        );
    const home = scoring.recalled.reduce((sum, recalled) => sum + recalled.supporters, 0);
    lines.push(this.#t('log-recall', { count: home }));
    return lines;
  }
}
