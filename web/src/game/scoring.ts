/** A scoring phase, beat by beat: leader bonus, tickets, area by area, recall, and what the round gave. */
import { awardsFor, recalled, type Award } from './scored';
import type { Step, WireScoring } from './ledger';
import { pointsOf, setsOf, tokensIn } from './sets';
import type { AreaId, AreaView, AwardView, FairView, Place, SeatView } from './types';

/** What one player gets in a beat, and why. */
export interface Gain {
  seat: number;
  /** The rule that decided it. */
  rule: string;
  tickets: number;
  coins: number;
  /** In the area that is scored. */
  supporters: number;
  place: Place | null;
  medal: number;
  approved: number;
  /** As many as the place allows. */
  approvals: number;
  /** Supporters that come home. */
  homecoming: number;
  /** The points of all sets of seals, before and after. */
  sets: { from: number; to: number };
  /** All points, before and after. */
  points: { from: number; to: number };
}

export interface ScoringBeat {
  about: 'bonus' | 'redeem' | 'area' | 'recall' | 'total';
  /** The position after it. */
  view: FairView;
  round: number;
  rule: string;
  /** The area that is scored. */
  area: AreaId | null;
  /** What the places of an area give with this number of players. */
  awards: Award[];
  /** Several share the lead, whether of the tickets or in the area. */
  isTied: boolean;
  /** By seat. */
  gains: Gain[];
}

const RULES = { bonus: 'P1', redeem: 'P2', area: 'P4', recall: 'P9', total: 'E2' } as const;

const pointsAll = ({ coins, medals, sets }: SeatView): number => coins + medals + pointsOf(sets);

/** What changes for a seat, and why. */
interface Change {
  seat: SeatView;
  why: Partial<Gain>;
}

/** Goes through the phase, one beat after the other. */
class Tally {
  readonly beats: ScoringBeat[] = [];
  #view: FairView;
  readonly #scoring: WireScoring;

  constructor(scored: FairView, scoring: WireScoring) {
    this.#view = scored;
    this.#scoring = scoring;
  }

  add(about: ScoringBeat['about'], change: (seat: SeatView) => Change, more: Partial<ScoringBeat> = {}): void {
    const before = this.#view.seats;
    const changes = before.map((seat) => change(seat));
    const seats = changes.map(({ seat }) => ({ ...seat, points: pointsAll(seat) }));
    const rule = RULES[about];
    const gains = changes.map(({ why }, i): Gain => {
      const was = before[i] as SeatView;
      const now = seats[i] as SeatView;
      return {
        seat: was.seat,
        rule,
        tickets: 0,
        coins: now.coins - was.coins,
        supporters: 0,
        place: null,
        medal: now.medals - was.medals,
        approved: 0,
        approvals: 0,
        homecoming: 0,
        sets: { from: pointsOf(was.sets), to: pointsOf(now.sets) },
        points: { from: was.points, to: now.points },
        ...why,
      };
    });
    this.#view = { ...this.#view, seats };
    const { round } = this.#scoring;
    this.beats.push({ about, view: this.#view, round, rule, area: null, awards: [], isTied: false, gains, ...more });
  }

  tickets(): void {
    const of = (seat: SeatView) => this.#scoring.tickets.find((one) => one.seat === seat.seat);
    const isTied = this.#scoring.tickets.filter((one) => one.bonus).length > 1;
    const bonus = (seat: SeatView): Change => ({
      seat: { ...seat, coins: seat.coins + (of(seat)?.bonus ?? 0) },
      why: { tickets: of(seat)?.held ?? 0 },
    });
    const redeem = (seat: SeatView): Change => ({
      seat: { ...seat, coins: seat.coins + (of(seat)?.coins ?? 0) - (of(seat)?.bonus ?? 0), tickets: 0 },
      why: { tickets: of(seat)?.held ?? 0 },
    });
    this.add('bonus', bonus, { isTied });
    this.add('redeem', redeem);
  }

  area(area: AreaView): void {
    const isTied = area.awards.some((award) => award.place === 'tied_first');
    const change = (seat: SeatView): Change => {
      const award = area.awards.find((one) => one.seat === seat.seat);
      const supporters = area.supporters[seat.seat] ?? 0;
      const why = { supporters, rule: ruleOf(supporters, award, isTied) };
      if (!award) return { seat, why };
      const { place, medal, approvals, approved } = award;
      return { seat: withAward(seat, area.area, award), why: { ...why, place, medal, approvals, approved } };
    };
    this.add('area', change, { area: area.area, awards: awardsFor(this.#view.seats.length), isTied });
  }

  /** Supporters go home, and the round is told as a whole. */
  recall(scored: FairView, after: FairView): void {
    const home = (seat: SeatView): Change => ({
      seat: { ...seat, supply: after.seats[seat.seat]?.supply ?? seat.supply },
      why: { homecoming: recalled(this.#scoring, seat.seat) },
    });
    this.add('recall', home, { view: after });
    const was = (seat: SeatView): SeatView => scored.seats[seat.seat] as SeatView;
    const whole = (seat: SeatView): Change => ({
      seat,
      why: {
        coins: seat.coins - was(seat).coins,
        medal: seat.medals - was(seat).medals,
        sets: { from: pointsOf(was(seat).sets), to: pointsOf(seat.sets) },
        points: { from: was(seat).points, to: seat.points },
      },
    });
    this.add('total', whole, { view: after });
  }
}

/** Why somebody got what an area gave, or nothing. */
function ruleOf(supporters: number, award: AwardView | undefined, isTied: boolean): string {
  if (award) return award.approved ? 'P7' : 'P4';
  if (!supporters) return 'P6';
  return isTied ? 'P5' : 'P4';
}

function withAward(seat: SeatView, area: AreaId, { medal, approved }: AwardView): SeatView {
  const tokens = tokensIn(seat.sets);
  return {
    ...seat,
    medals: seat.medals + medal,
    exhibits: { ...seat.exhibits, [area]: seat.exhibits[area] - approved },
    sets: setsOf({ ...tokens, [area]: tokens[area] + approved }),
  };
}

/** None for a step that completes no scoring phase. */
export function scoringBeats({ scoring, scored, view }: Pick<Step, 'scoring' | 'scored' | 'view'>): ScoringBeat[] {
  if (!scoring || !scored) return [];
  const tally = new Tally(scored, scoring);
  tally.tickets();
  for (const { area } of scoring.areas) {
    const there = scored.areas.find((one) => one.area === area);
    if (there) tally.area(there);
  }
  tally.recall(scored, view);
  return tally.beats;
}
