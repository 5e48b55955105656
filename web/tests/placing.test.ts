/** Where a note about a card goes. */
import { describe, expect, it } from 'vitest';
import { placeNote, type Box, type Size } from '../src/cards/placing';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const note = { width: 320, height: 260 };

const isInside = ({ left, top }: { left: number; top: number }, room: Size): boolean =>
  left >= 0 && top >= 0 && left + note.width <= room.width && top + note.height <= room.height;
const covers = ({ left, top }: { left: number; top: number }, other: Box): boolean =>
  left < other.left + other.width &&
  other.left < left + note.width &&
  top < other.top + other.height &&
  other.top < top + note.height;

describe.each([
  ['a desk', { width: 1280, height: 720 }, { width: 260, height: 300 }, { width: 44, height: 60 }],
  ['a phone', { width: 390, height: 844 }, { width: 124, height: 200 }, { width: 26, height: 35 }],
])('on %s', (_, room, tile, face) => {
  const places: [number, number][] = [];
  for (let left = 0; left + tile.width <= room.width; left += 61)
    for (let top = 0; top + tile.height <= room.height; top += 53) places.push([left, top]);

  it.each(places)('beside a tile at %i, %i: in the window, and never over what is pointed at', (left, top) => {
    const card = box(left + 20, top + 90, face.width, face.height);
    const place = placeNote(box(left, top, tile.width, tile.height), card, note, room);
    expect([isInside(place, room), covers(place, card)]).toEqual([true, false]);
  });
});

it('leaves the whole part free where there is room', () => {
  const tile = box(400, 100, 260, 300);
  const place = placeNote(tile, box(420, 190, 44, 60), note, { width: 1280, height: 720 });
  expect(covers(place, tile)).toBe(false);
});

it('begins at the window’s corner when it is larger than the window', () => {
  expect(placeNote(box(0, 0, 100, 100), box(10, 10, 20, 20), note, { width: 200, height: 150 })).toEqual({
    left: 0,
    top: 0,
  });
});
