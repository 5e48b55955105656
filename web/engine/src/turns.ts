/** The one way to play: a decision, or a whole turn with the record of all that came of it. */
import { areaName } from './areas.ts';
import { reshuffle, type Chance } from './chance.ts';
import { IllegalMove, InvalidRecord, UnknownDeck } from './errors.ts';
import { PLACES, type Place } from './facts.ts';
import { AREA_COUNT, DEAL, KIND_TICKET, RECALL, REDEEM, SCORE_AREA, SHUFFLE } from './layout.ts';
import type { AreaScored, Choice, Recalled, Scoring, Tickets, Turn } from './model.ts';
import { numberOf } from './moves.ts';
import type { Position } from './position.ts';
import { incomplete, refusal } from './refusals.ts';

/** Play one decision and all that follows from it; if it is refused, nothing has changed. */
export function play(position: Position, decision: number, chance: Chance): void {
  const before = position.bytes();
  if (!position.playIfLegal(decision)) throw refusal(position, decision);
  if (!position.awaitsShuffle && chance.seed) return;
  try {
    dealOn(position, chance);
  } catch (error) {
    position.load(before);
    throw error;
  }
}

/** Carry out only the decision that a text names, without what follows, or say why not. */
export function applyText(position: Position, text: string): void {
  const decision = numberOf(text);
  if (!position.legal().includes(decision)) throw refusal(position, decision);
  position.apply(decision);
}

/** Play all decisions of a turn, from its beginning, and say what came of them. */
export function playAndRecord(position: Position, decisions: readonly string[], chance: Chance): Turn {
  const recorder = new TurnRecorder(position, chance);
  for (const text of decisions) recorder.play(text);
  if (!recorder.isFinished) throw incomplete(position);
  return recorder.turn();
}

/** Go on with the deal where it needs a shuffle; refuse cards that nobody knows. */
function dealOn(position: Position, chance: Chance): void {
  const isKnown = !position.awaitsShuffle || canReshuffle(position, chance);
  position.advance();
  if (!isKnown || chance.isGuessed(position)) {
    throw new UnknownDeck('Nobody knows the next card of this game, so none can be dealt.');
  }
}

function canReshuffle(position: Position, chance: Chance): boolean {
  try {
    reshuffle(position, chance);
    return true;
  } catch (error) {
    if (error instanceof InvalidRecord) return false;
    throw error;
  }
}

/** Plays the decisions of one turn, and takes notes. */
export class TurnRecorder {
  readonly position: Position;
  readonly #chance: Chance;
  readonly #seat: number;
  readonly #number: number;
  readonly #moves: string[] = [];
  readonly #dealt: Turn['dealt'] = [];
  readonly #areas: AreaScored[] = [];
  readonly #choices: Choice[] = [];
  #reshuffledBefore: number | null = null;
  #round: number | null = null;
  #tickets: Tickets[] = [];
  #tokensBefore: number[] = [];
  #recalled: Recalled[] = [];

  constructor(position: Position, chance: Chance) {
    this.position = position;
    this.#chance = chance;
    this.#seat = position.seat;
    this.#number = position.turn;
  }

  /** Whether the turn is over, its scoring included. */
  get isFinished(): boolean {
    return this.position.turn !== this.#number;
  }

  /** Whether nothing is left to decide but approvals. */
  get hasAllMoves(): boolean {
    return this.isFinished || !this.position.awaitsTurnMove;
  }

  /** The next decision and what follows from it, up to the next one. */
  play(text: string): void {
    const { position } = this;
    if (this.isFinished) throw IllegalMove.after(text);
    const { awaitsApproval, seat } = position;
    applyText(position, text);
    if (awaitsApproval) {
      this.#choices.push({ seat, move: text });
      this.#noteAreaLeft();
    } else {
      this.#moves.push(text);
    }
    while (!this.isFinished && !position.awaitsDecision) this.#runStage();
  }

  /** What came of it; the scoring is told once it is complete. */
  turn(): Turn {
    const isScored = this.isFinished && this.#round !== null;
    return {
      seat: this.#seat,
      moves: this.#moves,
      dealt: this.#dealt,
      ...(this.#reshuffledBefore !== null && { reshuffled_before: this.#reshuffledBefore }),
      ...(isScored && { scoring: this.#scoring() }),
    };
  }

  get #seats(): number[] {
    return Array.from({ length: this.position.players }, (_, seat) => seat);
  }

  #runStage(): void {
    const { position } = this;
    switch (position.phase) {
      case DEAL:
        return this.#deal();
      case SHUFFLE:
        this.#reshuffledBefore = this.#dealt.length;
        return reshuffle(position, this.#chance);
      case REDEEM:
        return this.#redeem();
      case SCORE_AREA:
        return this.#scoreArea();
      case RECALL:
        return this.#recall();
      default:
        return position.runStage();
    }
  }

  #deal(): void {
    const { position } = this;
    const before = position.slotCounts;
    position.runStage();
    position.slotCounts.forEach((count, area) => {
      if (count <= (before[area] as number)) return;
      const card = position.cardsAt(area).at(-1) as number;
      this.#dealt.push([areaName(area), position.box.cardName(card)]);
    });
  }

  #redeem(): void {
    const { position } = this;
    this.#round = position.round;
    this.#tickets = this.#seats.map((seat) => {
      const held = position.held(seat, KIND_TICKET);
      const coins = position.ticketCoins(seat);
      return { seat, held, bonus: coins - held, coins };
    });
    position.runStage();
  }

  #scoreArea(): void {
    const { position } = this;
    const area = position.scoredArea;
    this.#tokensBefore = this.#seats.map((seat) => position.tokens(seat, area));
    position.runStage();
    this.#noteAreaLeft();
  }

  /** Once all approvals of an area are made, note what its places gave. */
  #noteAreaLeft(): void {
    const { position } = this;
    if (position.awaitsApproval) return;
    const area = position.areaAt(this.#areas.length);
    const awards = this.#seats.flatMap((seat) => {
      const row = position.place(seat, area);
      const { medal, approvals } = position.box.award(row);
      const approved = position.tokens(seat, area) - (this.#tokensBefore[seat] as number);
      return medal || approvals ? [{ seat, place: PLACES[row - 1] as Place, medal, approved }] : [];
    });
    this.#areas.push({ area: areaName(area), awards });
  }

  #recall(): void {
    const { position } = this;
    const areas = Array.from({ length: AREA_COUNT }, (_, place) => position.areaAt(place));
    const before = this.#seats.flatMap((seat) =>
      areas.map((area) => ({ seat, area, count: position.supporters(seat, area) })),
    );
    position.runStage();
    this.#recalled = before
      .map(({ seat, area, count }) => ({
        seat,
        area: areaName(area),
        supporters: count - position.supporters(seat, area),
      }))
      .filter(({ supporters }) => supporters > 0);
  }

  #scoring(): Scoring {
    return {
      round: this.#round as number,
      tickets: this.#tickets,
      areas: this.#areas,
      recalled: this.#recalled,
      ...(this.position.hasChosenApprovals && { choices: this.#choices }),
    };
  }
}
