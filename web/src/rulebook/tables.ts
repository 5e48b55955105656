/** What a rule tells as a table, from the facts of the edition. */
import { AREAS, DEFAULT_EDITION, EDITIONS, FIGURES, KINDS, PLAYER_COUNTS } from '../game/facts';
import { listed, t } from '../lib/words.svelte';
import type { EditionName } from './numbers';
import type { RuleId } from './rules';

export interface FactTable {
  caption: string;
  head: string[];
  /** Each begins with what it is about. */
  rows: string[][];
}

/** The table of a rule, if it has one of its own; the awards are drawn (see AwardTable.svelte). */
export function tableOf(rule: RuleId, edition: EditionName = DEFAULT_EDITION): FactTable | null {
  if (rule === 'S5') return deckTable(edition);
  if (rule === 'S9') return bonusTable(edition);
  if (rule === 'T11') return roomTable(edition);
  return rule === 'E3' ? setTable(edition) : null;
}

function deckTable(edition: EditionName): FactTable {
  const { inPlay } = EDITIONS[edition];
  const row = (name: string, count: (players: 2 | 3 | 4) => number): string[] => [
    name,
    ...PLAYER_COUNTS.map((players) => String(count(players))),
  ];
  return {
    caption: t('table-kinds'),
    head: [t('table-kind'), ...PLAYER_COUNTS.map((count) => t('learn-players', { count }))],
    rows: [
      row(t('table-each-area'), (players) => inPlay[players][AREAS[0]]),
      row(t('tickets'), (players) => inPlay[players].ticket),
      ...FIGURES.map((figure) => row(t(`figure-${figure}`), (players) => inPlay[players][figure])),
      row(t('table-all'), (players) => KINDS.reduce((sum, kind) => sum + inPlay[players][kind], 0)),
    ],
  };
}

const bonusTable = (edition: EditionName): FactTable => ({
  caption: t('table-bonus'),
  head: [t('table-turn'), t('table-adds')],
  rows: EDITIONS[edition].startBonus.map((areas, i) => [
    t('table-order', { number: i + 1 }),
    listed(areas.map((area) => t(`area-${area}`))),
  ]),
});

function roomTable(edition: EditionName): FactTable {
  const { capacities, assumedCapacities } = EDITIONS[edition];
  const assumed: readonly string[] = assumedCapacities;
  const source = (area: string): string => (assumed.includes(area) ? t('table-assumed') : t('table-printed'));
  return {
    caption: t('table-capacities'),
    head: [t('table-area'), t('table-room'), t('table-source')],
    rows: AREAS.map((area) => [t(`area-${area}`), String(capacities[area]), source(area)]),
  };
}

const setTable = (edition: EditionName): FactTable => ({
  caption: t('table-sets'),
  head: [t('table-tokens'), t('table-points')],
  rows: EDITIONS[edition].setPoints.map((points, i) => [String(i + 1), String(points)]),
});
