import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../src/tables/source';
import { botLevel, botWords } from '../src/lib/bot_level';
import { sitterWords, sittersOf } from '../src/lib/sitting';
import { seatOf } from './seats';

const seat = (number: number, name: string, level: string | null): SeatInfo =>
  seatOf({ number, name, level, kind: level ? 'bot' : 'person' });

describe('the names at a table', () => {
  it('numbers bots of the same level, so that the log tells them apart', () => {
    const seats = [seat(0, 'visitor', 'visitor'), seat(1, 'Ada', null), seat(2, 'visitor', 'visitor')];
    // Without a language loaded, the words are their keys.
    expect(sittersOf(seats).map((sitter) => sitter.name)).toEqual(['bot-visitor', 'Ada', 'bot-visitor 2']);
  });

  it('keeps a name that a bot was given', () => {
    expect(sittersOf([seat(0, 'Grace', 'director')])[0]?.name).toBe('Grace');
  });

  it('tells how well a bot plays, and nothing of that kind of a person', () => {
    const seats = [seat(0, 'visitor', 'visitor'), seat(1, 'Ada', null)];
    expect(sittersOf(seats).map((sitter) => sitter.level)).toEqual(['visitor', null]);
  });
});

describe('how strong a bot is', () => {
  it('is said with its name at the table, of bots alone', () => {
    const sitters = sittersOf([seat(0, 'visitor', 'visitor'), seat(1, 'Ada', null)]);
    // Without a language loaded, the words are their keys.
    expect(sitters.map(sitterWords)).toEqual(['sitter-bot', 'Ada']);
  });

  it('is said of the bots that people are offered, and of the one that plays anything', () => {
    expect(['random', 'visitor', 'director'].map(botLevel)).toEqual([
      'bot-level-random',
      'bot-level-visitor',
      'bot-level-director',
    ]);
  });

  it('is not known of a program', () => {
    expect(botLevel('mine')).toBe('');
    expect(botWords(null)).toBe('bot');
  });
});
