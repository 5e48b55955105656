/** Turns as sentences: which are said and in which order. The words themselves are handed in. */
import type { Narrator } from './beats';
import { cardName } from './cards';
import type { Ending } from './ending';
import { eventsOf, type StepEvent } from './events';
import type { Step, TurnTold } from './ledger';
import { areaOf, type Move } from './moves';
import { scoringBeats, type Gain, type ScoringBeat } from './scoring';
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

  #event(event: StepEvent, nameOf: NameOf): string {
    switch (event.kind) {
      case 'move':
        return this.#move(event.move, nameOf(event.seat), event.placed, nameOf);
      case 'collect':
        return event.cards.length
          ? this.#t('log-collect', { name: nameOf(event.seat), cards: this.cards(event.cards) })
          : this.#t('log-collect-nothing', { name: nameOf(event.seat) });
      case 'wheel':
        return this.#t('log-wheel', { count: event.tickets });
      case 'reshuffle':
        return this.#t('log-reshuffled');
      case 'deal':
        return this.#dealt(event.dealt);
      case 'takeback':
        return this.#t('log-takeback', { name: event.seat === null ? '' : nameOf(event.seat) });
    }
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

  /** What a step does, a sentence for each event; a scoring phase in it is told by itself. */
  events(step: Step, nameOf: NameOf): string[] {
    return eventsOf(step).map((event) => this.#event(event, nameOf));
  }

  /** All that a step of the log says. */
  step(step: Step, nameOf: NameOf): string[] {
    return [...this.events(step, nameOf), ...this.#scoring(step, nameOf)];
  }

  /** For the beats of a step. */
  narrator(nameOf: NameOf): Narrator {
    return {
      event: (event) => this.#event(event, nameOf),
      scored: (beat) => [this.title(beat), ...this.#gains(beat, nameOf)].join('. '),
    };
  }

  /** How the game ended for one player: `You win by 3 points!`. */
  ending({ kind, place, points, partners }: Ending, nameOf: NameOf): string {
    if (kind === 'shared') return this.#t('end-shared', { names: this.#listed(partners.map(nameOf)) });
    return this.#t(`end-${kind}`, { place, points });
  }

  /** Which kind of points made the difference; nothing where none did. */
  difference({ kind, difference, rival }: Ending, nameOf: NameOf): string {
    if (!difference) return '';
    const said = { points: difference.points, name: nameOf(rival) };
    return kind === 'behind' || kind === 'level'
      ? this.#t(`missed-it-${difference.source}`, said)
      : this.#t(`made-it-${difference.source}`, said);
  }

  /** What a beat of a scoring phase is headed by. */
  title({ about, area, round }: ScoringBeat): string {
    return area ? this.#t(`area-${area}`) : this.#t(`scoring-title-${about}`, { round });
  }

  /** Why somebody gets what they get: `3 supporters, alone in first place: medal worth 4, 2 of up to 3 exhibits approved`. */
  gain(beat: ScoringBeat, gain: Gain): string {
    const { tickets, coins, homecoming, points } = gain;
    switch (beat.about) {
      case 'bonus':
        if (!coins) return this.#t('gain-tickets', { tickets });
        return beat.isTied ? this.#t('gain-bonus-tied', { tickets, coins }) : this.#t('gain-bonus', { tickets, coins });
      case 'redeem':
        return this.#t('gain-redeem', { tickets, coins });
      case 'area':
        return this.#award(beat, gain);
      case 'recall':
        return this.#t('comes-home', { count: homecoming });
      case 'total':
        return this.#t('gain-total', { points: points.to - points.from, from: points.from, to: points.to });
    }
  }

  /** Why somebody has a place, and what it gives; or why they have none. */
  #award({ isTied }: ScoringBeat, { supporters, place, medal, approved, approvals }: Gain): string {
    if (!place)
      return isTied && supporters
        ? this.#t('gain-after-tie', { supporters })
        : this.#t('gain-no-place', { supporters });
    const why = this.#t(`gain-${place}`, { supporters });
    const what = [this.#t('gain-approved', { approved, approvals })];
    if (medal) what.unshift(this.#t('gain-medal', { medal }));
    return this.#t('gain-because', { why, what: what.join(', ') });
  }

  /** A sentence for each who gets something. */
  #gains(beat: ScoringBeat, nameOf: NameOf): string[] {
    return beat.gains
      .filter((gain) => beat.about === 'total' || gain.coins || gain.place || gain.homecoming)
      .map((gain) => this.#t('gain-of', { name: nameOf(gain.seat), gain: this.gain(beat, gain) }));
  }

  /** A scoring phase: what each of its steps is headed by, and who got what and why; none for a step without one. */
  phase(step: Step, nameOf: NameOf): { title: string; gains: string[] }[] {
    return scoringBeats(step)
      .map((beat) => ({ title: this.title(beat), gains: this.#gains(beat, nameOf) }))
      .filter(({ gains }) => gains.length);
  }

  /** The same read aloud. */
  #scoring(step: Step, nameOf: NameOf): string[] {
    if (!step.scoring) return [];
    const told = this.phase(step, nameOf).map(({ title, gains }) => [title, ...gains].join('. '));
    return [this.#t('log-scoring', { round: step.scoring.round }), ...told].map((line) => `${line}.`);
  }
}
