/** The facts of the box that this page draws with, as the engine's source says them. */
export {
  AREAS,
  COLOURS,
  DEFAULT_EDITION,
  EDITIONS,
  FIGURES,
  HOMES,
  KINDS,
  PLAYER_COUNTS,
  ROUNDS,
} from '../../engine/src/facts';
export type { Area as AreaId, Colour, Figure as FigureId, Kind as CardKind, Place } from '../../engine/src/facts';
