/** Areas by number and by name. */
import { AREAS, type Area } from './facts.ts';

export const areaName = (area: number): Area => AREAS[area] as Area;

/** Something for each area, by its name. */
export const perArea = <Value>(value: (area: number) => Value): Record<Area, Value> =>
  Object.fromEntries(AREAS.map((name, area) => [name, value(area)])) as Record<Area, Value>;
