import { describe, expect, it } from 'vitest';
import { figuresIn, meant, nextPicks, waysFor, waysOf } from '../src/game/choosing';
import { areaOf, picksOf, readMove } from '../src/game/moves';

describe('reading a move', () => {
  it('reads a placement from an empty supply', () => {
    expect(readMove('place electricity from fine_arts')).toEqual({
      kind: 'place',
      area: 'electricity',
      from: 'fine_arts',
    });
  });

  it('reads whose supporter Palmer moves, and where', () => {
    expect(readMove('palmer 2 fine_arts agriculture')).toEqual({
      kind: 'palmer',
      seat: 2,
      from: 'fine_arts',
      to: 'agriculture',
    });
  });

  it('knows where a named figure goes by its card', () => {
    expect(areaOf(readMove('pullman'), 'agriculture')).toBe('transportation');
  });

  it('knows that Burnham goes where the placement went', () => {
    expect(areaOf(readMove('burnham'), 'agriculture')).toBe('agriculture');
  });

  it('asks for the source after the area', () => {
    expect(picksOf(readMove('davis agriculture from manufacturing'), 'electricity')).toEqual([
      { kind: 'area', area: 'agriculture' },
      { kind: 'source', area: 'manufacturing' },
    ]);
  });
});

describe('choosing among legal moves', () => {
  const ways = waysOf(
    ['burnham', 'davis agriculture', 'davis fine_arts', 'discard burnham', 'discard davis'],
    'electricity',
  );

  it('lists each figure once', () => {
    expect(figuresIn(ways)).toEqual(['burnham', 'davis']);
  });

  it('offers only the areas of the figure', () => {
    expect(nextPicks(waysFor(ways, 'davis'), []).map((pick) => pick.area)).toEqual(['agriculture', 'fine_arts']);
  });

  it('knows the move once it is said completely', () => {
    expect(meant(waysFor(ways, 'davis'), [{ kind: 'area', area: 'fine_arts' }])?.text).toBe('davis fine_arts');
  });

  it('waits for the second half of Palmer’s move', () => {
    const palmer = waysOf(['palmer 0 fine_arts agriculture', 'palmer 0 fine_arts electricity'], 'fine_arts');
    const stack = { kind: 'stack', seat: 0, area: 'fine_arts' } as const;
    expect(meant(palmer, [stack])).toBeNull();
    expect(nextPicks(palmer, [stack])).toHaveLength(2);
  });
});
