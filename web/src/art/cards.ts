/** Small drawings of what the cards tell of; the figures have their cameos. */
import type { AreaId, CardId } from '../game/types';
import { agriculture } from './cards/agriculture';
import type { Drawing } from './cards/drawing';
import { electricity } from './cards/electricity';
import { fineArts } from './cards/fine_arts';
import { manufacturing } from './cards/manufacturing';
import { midway } from './cards/midway';
import { transportation } from './cards/transportation';

const numbered =
  (kind: AreaId | 'ticket') =>
  (drawing: Drawing, i: number): [CardId, Drawing] => [`${kind}-${i + 1}`, drawing];

export const drawings: Partial<Record<CardId, Drawing>> = Object.fromEntries([
  ...agriculture.map(numbered('agriculture')),
  ...electricity.map(numbered('electricity')),
  ...fineArts.map(numbered('fine_arts')),
  ...manufacturing.map(numbered('manufacturing')),
  ...transportation.map(numbered('transportation')),
  ...midway.map(numbered('ticket')),
]);
