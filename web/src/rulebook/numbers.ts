/** The numbers that the rules tell, as an edition of the box has them. */
import { AREAS, DEFAULT_EDITION, EDITIONS, FIGURES, KINDS, ROUNDS } from '../game/facts';

export type EditionName = keyof typeof EDITIONS;

/** The edition that a table names; the one that is usually played, where it is none of ours or not known yet. */
export const editionNamed = (name: string | null | undefined): EditionName =>
  name && name in EDITIONS ? (name as EditionName) : DEFAULT_EDITION;

/** What the words of the rules are given; each rule takes what it needs. */
export function numbersOf(edition: EditionName = DEFAULT_EDITION): Record<string, number> {
  const { cards, inPlay, spaces, supporters, onEachArea, leaderBonus, capacities } = EDITIONS[edition];
  const deck = (players: 2 | 3 | 4): number => KINDS.reduce((sum, kind) => sum + inPlay[players][kind], 0);
  const rooms = AREAS.map((area) => capacities[area]);
  return {
    rounds: ROUNDS,
    spaces2: spaces[2],
    spaces3: spaces[3],
    spaces4: spaces[4],
    deck2: deck(2),
    deck3: deck(3),
    deck4: deck(4),
    figures: FIGURES.reduce((sum, figure) => sum + cards[figure], 0),
    supporters,
    onEach: onEachArea,
    bonus: leaderBonus,
    least: Math.min(...rooms),
    most: Math.max(...rooms),
  };
}
