/** What is known of a table: how it is, its log step by step, what was said, and who is there. */
import { announce } from '../lib/announcing.svelte';
import { now } from '../lib/clock.svelte';
import { countUnread } from '../lib/heard.svelte';
import { isMuted } from '../lib/muting.svelte';
import { keepResult } from '../lib/results';
import { sittersOf } from '../lib/sitting';
import { t } from '../lib/words.svelte';
import { standing, stepOf, type Step } from '../game/ledger';
import type { Sitter } from '../game/present';
import { ownScores } from './own_result';
import type { ChatLine, EntryView, Listener, Proposal, TableInfo, TableSource } from './source';

/** Who wants to know when something new is known. */
export interface Watcher {
  /** The table is another. */
  changed(): void;
  /** There are more steps. */
  grown(): void;
  /** The log is another from its first step on. */
  restarted(): void;
  problem(error: unknown): void;
}

/** A seat's time: until when it has to decide, or how many seconds it keeps for later. */
export type SeatClock = { deadline: number } | { left: number };

export class Table implements Listener {
  readonly source: TableSource;
  info: TableInfo | null = $state.raw(null);
  steps: readonly Step[] = $state.raw([]);
  lines: readonly ChatLine[] = $state.raw([]);
  people: readonly string[] = $state.raw([]);
  watchers = $state(0);
  readonly #watcher: Watcher | null;

  constructor(source: TableSource, watcher: Watcher | null = null) {
    this.source = source;
    this.#watcher = watcher;
  }

  get id(): string {
    return this.source.id;
  }

  /** Who the reader is. */
  get person(): string | null {
    return this.source.reader?.id ?? null;
  }

  readonly seats = $derived.by(() => this.info?.seats ?? []);
  readonly sitters: Sitter[] = $derived.by(() => sittersOf(this.seats));
  /** The seats of the reader. */
  readonly own: number[] = $derived.by(() =>
    this.seats.flatMap((seat) =>
      seat.kind === 'person' && seat.person === this.person && this.person ? [seat.number] : [],
    ),
  );
  readonly isHost = $derived.by(() => this.person !== null && this.info?.host === this.person);
  readonly isPlaying = $derived.by(() => this.info?.status === 'playing');
  readonly isAway = $derived.by(() => this.isPlaying && this.own.some((seat) => this.seats[seat]?.is_away));
  readonly isRated = $derived.by(() => this.info?.options.is_rated === true);
  /** The steps that were not taken back. */
  readonly standing = $derived.by(() => standing(this.steps));
  /** The seats that have given a rated game up. */
  readonly forfeited: number[] = $derived.by(() =>
    this.seats.flatMap((seat) => (seat.has_forfeited ? [seat.number] : [])),
  );
  /** What waits for everyone's word, until its time is up. */
  readonly proposal: Proposal | null = $derived.by(() => {
    const wish = this.info?.proposal ?? null;
    return wish && wish.expires_at > now() ? wish : null;
  });
  /** How many lines of the chat the reader has not seen. */
  readonly unread = $derived.by(() => countUnread(this.id, this.lines, this.person));
  /** Those who sit here may talk, and at a public table everyone. */
  readonly canSpeak = $derived.by(
    () => this.source.can.talk && (this.own.length > 0 || this.info?.options.is_public === true),
  );

  /** Whether somebody has the table open; where nobody can come from elsewhere, everyone has. */
  isHere = (person: string | null): boolean =>
    !this.source.can.invite || (person !== null && this.people.includes(person));

  /** Whether giving the game up now is losing it. */
  get isLostIfGivenUp(): boolean {
    const { info, person } = this;
    return info !== null && person !== null && ownScores({ ...info, status: 'abandoned' }, person, []).length > 0;
  }

  nameOf = (seat: number): string => this.sitters[seat]?.name ?? '';

  /** Null where nobody is in a hurry, or this seat is not. */
  clockOf = (seat: number): SeatClock | null => {
    if (!this.info || !this.isPlaying) return null;
    const { decider, deadline, options } = this.info;
    if (seat === decider) return deadline === null ? null : { deadline };
    return options.pace?.kind === 'live' ? { left: this.seats[seat]?.reserve_s ?? 0 } : null;
  };

  table(info: TableInfo): void {
    const isGivenUp = this.isPlaying && info.status === 'abandoned';
    this.info = info;
    if (isGivenUp) this.#keepResult();
    this.#watcher?.changed();
  }

  /** If a log that is told anew is another one than was known, the screen begins anew, too. */
  entries(entries: readonly EntryView[], isAnew: boolean): void {
    if (isAnew && !this.#goesOn(entries)) {
      this.steps = [];
      this.#watcher?.restarted();
    }
    const added = [...this.steps];
    for (const { entry, game } of entries)
      if (entry.number > (added.at(-1)?.number ?? -1))
        added.push(stepOf(entry, game, added.at(-1) ?? null, this.sitters));
    if (added.length === this.steps.length) return;
    const isGoingOn = this.steps.length > 0;
    this.steps = added;
    if (isGoingOn && added.at(-1)?.result) this.#keepResult();
    this.#watcher?.grown();
  }

  /** What ends before the reader's eyes tells how strong they are. */
  #keepResult(): void {
    if (this.info && this.person) keepResult(this.id, ownScores(this.info, this.person, this.steps));
  }

  /** Whether the last step that is known is in this log, and the same there. */
  #goesOn(log: readonly EntryView[]): boolean {
    const known = this.steps.at(-1);
    const told = log.find(({ entry }) => entry.number === known?.number);
    if (!known || !told) return false;
    return print(stepOf(told.entry, told.game, this.steps.at(-2) ?? null, this.sitters)) === print(known);
  }

  chat(lines: readonly ChatLine[], isAnew: boolean): void {
    this.lines = isAnew ? lines : [...this.lines, ...lines];
  }

  said(line: ChatLine): void {
    if (!line.text) {
      this.lines = this.lines.map((one) => (one.number === line.number ? line : one));
      return;
    }
    if (this.lines.some((one) => one.number === line.number)) return;
    this.lines = [...this.lines, line];
    if (!isMuted(line.person)) announce(t('said', { name: line.name, text: line.text }));
  }

  presence(people: readonly string[], watchers: number): void {
    this.people = people;
    this.watchers = watchers;
  }

  problem(error: unknown): void {
    this.#watcher?.problem(error);
  }
}

/** What tells a step from another; names are no part of it. */
const print = ({ view, scored: _, ...step }: Step): string => JSON.stringify({ ...step, areas: view.areas });
