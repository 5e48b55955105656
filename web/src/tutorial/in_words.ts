/** What is taught and advised, in the reader's language. */
import { inWords } from '../lib/in_words';
import { t } from '../lib/words.svelte';
import type { Advice } from './coaching';
import type { Lesson } from './lessons';

const areaIn = (area: string | undefined): string => (area ? t(`area-of-${area}`) : '');
const figureIn = (figure: string | undefined): string => (figure ? t(`figure-${figure}`) : '');

export const adviceInWords = ({ id, area, figure, count = 0 }: Advice): string =>
  t(`coach-${id}`, { area: areaIn(area), figure: figureIn(figure), count });

/** `name`: who sits opposite. */
export function lessonInWords(
  { id, area, figure, cards, count = 0, points = 0, advice }: Lesson,
  name: string,
): string {
  if (advice) return adviceInWords(advice);
  return t(`lesson-${id}`, {
    name,
    count,
    points,
    area: areaIn(area),
    figure: figureIn(figure),
    does: figure ? t(`does-${figure}`) : '',
    cards: cards ? inWords.cards(cards) : '',
  });
}
