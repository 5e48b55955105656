/** A preview's view beside the table's: what the composed turn changes. */
import type { AreaId, AwardView, FairView, PreviewView } from './types';

export function changesBetween(before: FairView, after: FairView): PreviewView['changes'] {
  return after.areas.flatMap((area) => {
    const was = before.areas.find((other) => other.area === area.area);
    return area.supporters.flatMap((count, seat) => {
      const by = count - (was?.supporters[seat] ?? 0);
      return by ? [{ area: area.area, seat, by }] : [];
    });
  });
}

export const awardsIn = (view: FairView): Partial<Record<AreaId, AwardView[]>> =>
  Object.fromEntries(view.areas.map((area) => [area.area, area.awards]));
