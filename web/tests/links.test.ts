import { describe, expect, it } from 'vitest';
import { partsOf } from '../src/lib/links';

const home = 'https://fair.example/x/';

describe('links in the chat', () => {
  it('leads to a table of this fair', () => {
    expect(partsOf(`Come: ${home}#/join/abc`, home)).toEqual([
      { text: 'Come: ', href: null },
      { text: `${home}#/join/abc`, href: `${home}#/join/abc` },
    ]);
  });

  it('leaves other addresses alone', () => {
    expect(partsOf('see https://elsewhere.example/ there', home).every((part) => part.href === null)).toBe(true);
  });
});
