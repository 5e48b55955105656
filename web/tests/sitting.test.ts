import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../src/lib/server';
import { sittersOf } from '../src/lib/sitting';

const seat = (number: number, name: string, level: string | null): SeatInfo => ({
  number,
  name,
  level,
  kind: level ? 'bot' : 'person',
  person: null,
  is_ready: true,
  is_away: false,
  agrees_to_abandon: false,
  agrees_to_takeback: false,
  reserve_s: 0,
});

describe('the names at a table', () => {
  it('numbers bots of the same level, so that the log tells them apart', () => {
    const seats = [seat(0, 'visitor', 'visitor'), seat(1, 'Ada', null), seat(2, 'visitor', 'visitor')];
    // Without a language loaded, the words are their keys.
    expect(sittersOf(seats).map((sitter) => sitter.name)).toEqual(['bot-visitor', 'Ada', 'bot-visitor 2']);
  });

  it('keeps a name that a bot was given', () => {
    expect(sittersOf([seat(0, 'Grace', 'director')])[0]?.name).toBe('Grace');
  });
});
