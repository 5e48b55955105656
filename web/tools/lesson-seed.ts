/** Deals on which the lessons come in a good order: `npx vite-node tools/lesson-seed.ts [how many to try]`. */
import { loadEngine } from 'worldsfair-engine/load.ts';
import { Classroom, obedientTurn, PUPIL } from '../tests/tutorial/classroom';

const engine = await loadEngine();
const tries = Number(process.argv[2] ?? 2000);
/** The pupil's turns until the wheel has gone round. */
const TURNS = [5, 6, 7];

for (let number = 1; number <= tries; number++) {
  const seed = number.toString(16).padStart(64, '1893');
  const room = new Classroom(engine, seed);
  const exercises: string[] = [];
  const story: string[] = [];
  while (!room.isScored && exercises.length < 12) {
    const lesson = room.listen();
    const moves = obedientTurn(room, lesson);
    exercises.push(lesson?.id ?? '');
    const cards = lesson?.area ? room.step.view.areas.find(({ area }) => area === lesson.area)?.cards : [];
    story.push(`  ${lesson?.id} ${lesson?.area ?? ''} [${cards?.join(' ')}] ${moves.join(', ')}`);
    room.take(moves);
  }
  room.listen();
  const scoring = room.steps.find((step) => step.scoring)?.scoring;
  const awards = scoring?.areas.flatMap((area) => area.awards.filter(({ seat }) => seat === PUPIL)) ?? [];
  const approved = awards.filter((award) => award.approved > 0).length;
  const [first, second, third, fourth] = exercises;
  const isInOrder =
    first === 'place' && second === 'ticket' && third === 'figure' && fourth === 'figure_hand' && exercises.length >= 5;
  const figure = room.taught.find(({ id }) => id === 'figure')?.figure;
  const placed = room.taught.find(({ id }) => id === 'place');
  const two =
    placed?.cards?.length === 2 &&
    placed.cards.every((card) => card.startsWith(placed.area ?? '') || !/ticket|burnham|davis|palmer/.test(card));
  const isTied = room.taught.some(({ id }) => id === 'tie');
  const hasBoth = awards.some(({ place }) => place === 'first') && awards.some(({ place }) => place === 'tied_first');
  if (
    isInOrder &&
    TURNS.includes(exercises.length) &&
    approved >= 2 &&
    figure === 'burnham' &&
    two &&
    isTied &&
    hasBoth
  ) {
    const read = room.taught.filter(({ isToRead }) => isToRead).map(({ id }) => id);
    console.log(
      number,
      exercises.length,
      'turns',
      'approved',
      awards.map(({ approved }) => approved).join(),
      read.join(' '),
    );
    console.log(story.join('\n'));
  }
  room.game.free();
}
