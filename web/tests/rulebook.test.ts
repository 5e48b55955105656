/** The rules in the game: complete in every language, with the edition's numbers, drawn as the engine says. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { incomplete } from '../engine/src/refusals';
import { REASONS } from '../engine/src/layout';
import { EDITIONS } from '../src/game/facts';
import { scoringBeats } from '../src/game/scoring';
import { Refusal } from '../src/lib/refusal';
import { numbersOf } from '../src/rulebook/numbers';
import { PICTURES, pictureOf, turnOf } from '../src/rulebook/pictures';
import { ruleOfRefusal } from '../src/rulebook/reasons';
import { RULE_IDS, ruleNamed } from '../src/rulebook/rules';
import { findRules, plain } from '../src/rulebook/search';
import drawn from '../src/rulebook/examples.json';
import { steps } from './game';
import { tellFrom } from './python';

const LANGUAGES = ['en', 'de', 'fr', 'pl'] as const;
const root = join(import.meta.dirname, '../..');
const sourceOf = (language: string): string =>
  readFileSync(join(root, `src/worldsfair/locales/rules/${language}.ftl`), 'utf8');
const page = readFileSync(join(root, 'docs/rules.md'), 'utf8');
const onThePage = [...page.matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map((found) => found[1] ?? '');

function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(sourceOf(language)));
  return bundle;
}

/** The engine's own words; on a new machine it is compiled first. */
const told = tellFrom('rule_examples.py');

it('numbers the rules as the rules page does, in its order', () => {
  expect(RULE_IDS).toEqual(onThePage);
});

describe.each(LANGUAGES)('the rules in %s', (language) => {
  const bundle = bundleOf(language);
  const english = bundleOf('en');
  const partsOf = (from: FluentBundle, id: string): string[] =>
    Object.keys(from.getMessage(`rule-${id}`)?.attributes ?? {});

  it('are those of the rules page and no others', () => {
    const told = [...sourceOf(language).matchAll(/^rule-(\w+) =/gm)].map((found) => found[1]);
    expect(told).toEqual(onThePage);
  });

  it.each(onThePage)('%s has a text and says as much as English does', (id) => {
    expect(partsOf(bundle, id)).toContain('text');
    expect(partsOf(bundle, id)).toEqual(partsOf(english, id));
  });

  it.each(Object.keys(EDITIONS) as (keyof typeof EDITIONS)[])(
    'have all their numbers from the edition %s',
    (edition) => {
      const numbers = numbersOf(edition);
      for (const id of onThePage)
        for (const pattern of Object.values(bundle.getMessage(`rule-${id}`)?.attributes ?? {})) {
          const errors: Error[] = [];
          const told = bundle.formatPattern(pattern, numbers, errors);
          expect(errors, id).toEqual([]);
          expect(told, id).not.toMatch(/\{|\$/);
        }
    },
  );

  it('follow the edition where its numbers are others', () => {
    const told = (id: string): string =>
      bundle.formatPattern(bundle.getMessage(`rule-${id}`)?.attributes['text'] ?? '', { ...numbersOf(), ...others });
    const others = { spaces2: 71, spaces3: 72, spaces4: 73, deck2: 74, supporters: 75, bonus: 76, least: 77, most: 78 };
    for (const number of [71, 72, 73]) expect(told('S1')).toContain(String(number));
    expect(told('S5')).toContain('74');
    expect(told('S8')).toContain('75');
    expect(told('P1')).toContain('76');
    expect(told('T11')).toMatch(/77.*78/);
  });
});

it('marks as a ruling what the rules page marks, and as assumed what it assumes', () => {
  const english = bundleOf('en');
  const having = (part: string): string[] =>
    RULE_IDS.filter((id) => english.getMessage(`rule-${id}`)?.attributes[part] !== undefined);
  // A rule reaches to the next one, or to what stands apart from all.
  const rules = page.split(/^(?=- \*\*[A-Z]\d+\*\*)|^(?=#|\*Clarification\*|\*\*Example)/m);
  const ruled = rules.flatMap((text) => (text.includes('*Ruling*') ? (/^- \*\*(\w+)\*\*/.exec(text)?.[1] ?? []) : []));
  expect(having('ruling')).toEqual(ruled);
  expect(having('assumed')).toEqual(['S5', 'S9', 'T11']);
});

it('takes the numbers from the box', () => {
  expect(numbersOf('base-2')).toMatchObject({ spaces2: 9, spaces3: 11, spaces4: 13, deck2: 85, deck3: 91, deck4: 82 });
  expect(numbersOf('base-2')).toMatchObject({ supporters: 22, figures: 23, bonus: 2, least: 3, most: 4 });
});

describe('searching', () => {
  const entries = [
    { rule: 'T5', places: ['T5 George Davis', 'Die Bereiche grenzen nicht aneinander.', ''] },
    { rule: 'T6', places: ['T6 Bertha Palmer', 'Ein Unterstützer geht woandershin.', ''] },
    {
      rule: 'P5',
      places: ['P5 Égalité en tête', 'Qui vient après George Davis n’a rien.', 'Żaden Gracz, œuvre, groß, łódź'],
    },
  ] as const;
  const found = (query: string): string[] =>
    findRules(
      query,
      entries.map(({ rule, places }) => ({ rule, places: [...places] })),
    );

  it.each([
    ['EGALITE', ['P5']],
    ['unterstutzer', ['T6']],
    ['zaden lodz', ['P5']],
    ['oeuvre gross', ['P5']],
    ['n’a', ['P5']],
    ["n'a", ['P5']],
    ['george davis', ['T5', 'P5']],
    ['palmer woandershin', ['T6']],
    ['nirgends', []],
  ])('%s', (query, rules) => {
    expect(found(query)).toEqual(rules);
  });

  it.each(['t5', 'T5', ' t 5 '])('%s is a number and finds that rule alone', (query) => {
    expect(found(query)).toEqual(['T5']);
  });

  it('knows no difference between letters with and without their signs', () => {
    expect(plain('Łódź ÉGALITÉ Größe')).toBe('lodz egalite grosse');
  });
});

describe('the rule that decided', () => {
  it.each(REASONS.map(({ rule, sentence }) => [sentence, rule]))('%s', (sentence, rule) => {
    expect(ruleOfRefusal(new Refusal('illegal_move', sentence, null, rule))).toBe(rule);
    expect(RULE_IDS).toContain(rule);
  });

  it.each([
    [{ awaitsApproval: true, seat: 0 }, 'P7'],
    [{ awaitsApproval: false, isInFiguresStep: true }, 'T3'],
    [{ awaitsApproval: false, isInFiguresStep: false }, 'T1'],
  ])('a turn that ends too early: %o', (position, rule) => {
    const error = incomplete(position as Parameters<typeof incomplete>[0]);
    expect(ruleOfRefusal(new Refusal('illegal_move', error.message, null, error.rule))).toBe(rule);
  });

  it('is said of refusals that name none but are about the game, and of no others', () => {
    const rule = (code: string): string | null => ruleOfRefusal(new Refusal(code, ''));
    expect([rule('not_your_turn'), rule('game_over')]).toEqual(['T14', 'E1']);
    expect([rule('too_busy'), rule('name_taken'), ruleOfRefusal(new Error('T1'))]).toEqual([null, null, null]);
    expect(ruleNamed('T99')).toBeNull();
  });

  it('is said of every step of a scoring phase and of what each gets there, and is one of these', () => {
    const beats = steps.flatMap((step) => (step.scoring ? scoringBeats(step) : []));
    const told = new Set(beats.flatMap((beat) => [beat.rule, ...beat.gains.map((gain) => gain.rule)]));
    expect([...told].map(ruleNamed)).toEqual([...told]);
    expect([...told]).toEqual(expect.arrayContaining(['P1', 'P2', 'P4', 'P5', 'P7', 'P9', 'E2']));
  });
});

describe('what is drawn', () => {
  it('is what the engine says', () => {
    expect(drawn).toEqual(told);
  });

  it('has a sentence in every language', () => {
    for (const language of LANGUAGES)
      for (const example of Object.values(PICTURES).flat())
        expect(bundleOf(language).getMessage(`drawn-${example}`)?.value, `${language} ${example}`).toBeTruthy();
  });

  it('T5: at the open end of the row there is one neighbour', () => {
    expect(turnOf('davis')?.targets).toEqual(['agriculture']);
  });

  it('T9: the car stops at the start space', () => {
    const { spaces, car } = pictureOf('wheel').wheel;
    expect(turnOf('wheel')?.preview?.wheel).toEqual({ from: spaces - 1, to: spaces, scores: true });
    expect([car, turnOf('wheel')?.preview?.collected.filter((card) => card.startsWith('ticket')).length]).toEqual([
      10, 2,
    ]);
  });

  it('T11, T12: a full area is passed over, and the deal goes round', () => {
    expect(turnOf('deal')?.preview?.deal).toEqual(['electricity', 'manufacturing', 'fine_arts']);
    expect(turnOf('round')?.preview?.deal).toEqual(['electricity', 'manufacturing', 'electricity']);
  });

  it('P4, P5, P6: places alone and tied, and none without a supporter or after a tie for first', () => {
    const places = pictureOf('places').areas.map(({ awards }) => awards.map(({ seat, place }) => `${seat} ${place}`));
    expect(places.slice(0, 3)).toEqual([
      ['0 first', '1 second'],
      ['0 tied_first', '1 tied_first'],
      ['0 first', '1 tied_second', '2 tied_second'],
    ]);
  });

  it('P9: half of them come home, rounded down', () => {
    const supporters = (['recall', 'recalled'] as const).map((name) => pictureOf(name).areas.at(-1)?.supporters);
    expect(supporters).toEqual([
      [6, 5, 2, 1],
      [3, 3, 1, 1],
    ]);
  });

  it('E3: the sets are the best that can be made', () => {
    expect(pictureOf('final').seats[0]?.sets.map((set) => set.points)).toEqual([15, 6, 1]);
    expect(pictureOf('final').seats[0]?.points).toBe(51);
  });
});
