/** Every window, table and language: all of it is in sight, nothing lies over anything else, and nothing moves while one points or chooses. */
import type { Page } from '@playwright/test';
import { expect, test } from './fair';
import { untilSettled } from './pages';
import { decide } from './player';
import { ask, playPosition, visit } from './positions';
import { english, LANGUAGES, wordsOf, type Language } from './words';

/** As wide as a name may be: 24 letters. */
const LONG_NAME = 'Bartholomäus-Maximiliane';

/** Where the page scrolls, the turn stays at its foot. */
const PHONES = [
  [360, 640],
  [390, 844],
] as const;
const ON_ITS_SIDE = [[844, 390]] as const;
/** Where everything has to be in sight at once. */
const WHOLE = [
  [768, 1024],
  [1100, 620],
  [1280, 720],
  [1366, 650],
  [1536, 730],
  [1920, 1080],
] as const;
const ALL = [...PHONES, ...ON_ITS_SIDE, ...WHOLE];
const isIn = (list: readonly (readonly [number, number])[], width: number, height: number): boolean =>
  list.some(([w, h]) => w === width && h === height);

/** A late turn of each, with full panels and figures to play. */
const POSITIONS = [
  ['two_players_automatic', 26],
  ['three_players_automatic', 31],
  ['four_players_automatic', 43],
] as const;

for (const [game, turn] of POSITIONS)
  test(`a table of ${game.split('_')[0]} in every window and language`, async ({ page, fair }) => {
    await visit(page, fair);
    await ask(page, 'POST', 'guests', { name: LONG_NAME });
    await playPosition(page, fair, game, turn);
    for (const language of LANGUAGES) {
      await switchTo(page, language);
      for (const [width, height] of ALL) {
        const where = `${language}, ${width} × ${height}`;
        await page.setViewportSize({ width, height });
        await untilSettled(page);
        expect(await faults(page, isIn(WHOLE, width, height), isIn(PHONES, width, height)), where).toEqual([]);
        expect(await shifts(page), `pointing, ${where}`).toEqual([]);
        await choose(page, where);
        expect(await faults(page, isIn(WHOLE, width, height), isIn(PHONES, width, height)), `${where}, chosen`).toEqual(
          [],
        );
        await undo(page, language);
      }
    }
  });

test('the mouse moves nothing, either', async ({ page, fair }) => {
  await playPosition(page, fair, 'four_players_automatic', 43);
  for (const [width, height] of WHOLE) {
    await page.setViewportSize({ width, height });
    await page.mouse.move(1, 1);
    await untilSettled(page);
    const before = await boxes(page);
    for (const hit of await page.locator('[data-area] .hit').all()) {
      await hit.hover();
      await expect(page.locator('[data-area] .lifted').first()).toBeVisible();
      expect(await boxes(page), `${width} × ${height}`).toEqual(before);
    }
  }
});

test('what is told above a table takes its height from the stage', async ({ page, fair }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await playPosition(page, fair, 'three_players_automatic', 20);
  await page.evaluate(() => {
    const notice = document.createElement('p');
    notice.textContent = 'This browser keeps nothing.';
    document.querySelector('.stage')?.before(notice);
  });
  await untilSettled(page);
  expect(await faults(page, true, false)).toEqual([]);
});

test('a replay is on the same stage', async ({ page, fair }) => {
  const { game } = await playPosition(page, fair, 'four_players_automatic', 43);
  await visit(page, `${fair}#/replay/${game}/40`);
  await expect(page.getByRole('slider')).toBeVisible();
  for (const [width, height] of ALL) {
    await page.setViewportSize({ width, height });
    await untilSettled(page);
    expect(await faults(page, isIn(WHOLE, width, height), isIn(PHONES, width, height)), `${width} × ${height}`).toEqual(
      [],
    );
  }
});

test('after the end nothing speaks of scoring any more', async ({ page, fair }) => {
  const { game } = await playPosition(page, fair, 'three_players_automatic', 36);
  await visit(page, `${fair}#/replay/${game}/36`);
  await expect(page.locator('.until')).toBeVisible();
  await expect(page.locator('.score i')).toHaveCount(3);
  await page.getByRole('slider').press('End');
  await expect(page.locator('.until')).toHaveCount(0);
  await expect(page.locator('.score i')).toHaveCount(0);
  await expect(page.getByRole('img', { name: english('wheel'), exact: true })).toBeVisible();
});

test('who plays is marked in forced colours, too', async ({ page, fair }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await playPosition(page, fair, 'three_players_automatic', 20);
  const outlines = await page
    .locator('.panel')
    .evaluateAll((all) => all.map((one) => [one.matches('.moving'), getComputedStyle(one).outlineStyle]));
  expect(outlines).toHaveLength(3);
  for (const [isMoving, outline] of outlines) expect(outline).toBe(isMoving ? 'solid' : 'none');
});

test('whoever decides has the clock, and what the others have left is beside their names', async ({ page, fair }) => {
  await visit(page, fair);
  await ask(page, 'POST', 'guests', { name: 'Ada' });
  const pace = { kind: 'live', reserve_s: 600, increment_s: 10, days: 0 };
  const { table } = await ask<{ table: { id: string } }>(page, 'POST', 'tables', {
    seats: [{ kind: 'person' }, { kind: 'bot', level: 'visitor' }],
    options: { pace, begins: 'host' },
  });
  await ask(page, 'POST', `tables/${table.id}/start`, {});
  await visit(page, `${fair}#/table/${table.id}`);
  await page.locator('.send').waitFor();
  await expect(page.locator('.panel.moving .clock')).toHaveText(/(9:\d\d|10:\d\d)$/);
  await expect(page.locator('.panel:not(.moving) .clock')).toHaveText(/10:00$/);
  await expect(page.locator('.tools .clock')).toHaveCount(0);
  await expect(page.locator('.panel:not(.moving)')).toContainText('bot, easy');
});

/** From now on in this language, at the same table. */
async function switchTo(page: Page, language: Language): Promise<void> {
  await page.evaluate(
    (wanted) => localStorage.setItem('worldsfair-settings', JSON.stringify({ language: wanted })),
    language,
  );
  await page.reload();
  await page.locator('.send').waitFor();
}

/** Where tiles, wheel, panels and the turn's place are; what scrolls is measured on what it scrolls on. */
const boxes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolled = document.querySelector('main')?.scrollTop ?? 0;
    return [...document.querySelectorAll('[data-area], .ground .wheel, .ground .base, .panel, .tools, .turn')].map(
      (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const top = one.matches('.turn') ? y : y + scrolled;
        return `${one.classList[0]} ${[x, top, width, height].map((n) => n.toFixed(1)).join(' ')}`;
      },
    );
  });

/** What moves while each area is pointed at. */
async function shifts(page: Page): Promise<string[]> {
  const before = await boxes(page);
  const moved: string[] = [];
  for (let place = 0; place < 5; place++) {
    await page.evaluate(async (at) => {
      const hit = document.querySelectorAll<HTMLElement>('[data-area] .hit')[at];
      hit?.focus({ preventScroll: true });
      const tile = hit?.closest('[data-area]');
      const isShown = () => document.querySelector('[data-area] .lifted')?.closest('[data-area]') === tile;
      for (let frame = 0; frame < 600 && !isShown(); frame++) await new Promise(requestAnimationFrame);
      if (!isShown()) throw new Error(`nothing shows that the area at ${at} is pointed at`);
    }, place);
    const after = await boxes(page);
    moved.push(...after.filter((box, i) => box !== before[i]).map((box) => `at ${place}: ${box}`));
  }
  return moved;
}

/** Choose an area, then where the first figure goes; nothing moves. */
async function choose(page: Page, where: string): Promise<void> {
  const before = await boxes(page);
  const press = (what: string): Promise<void> =>
    page.evaluate((found) => document.querySelector<HTMLElement>(found)?.click(), what);
  await decide(page, () => press('[data-area] .hit'));
  expect(await boxes(page), `an area chosen, ${where}`).toEqual(before);
  const next = await page.evaluate(
    () =>
      ['.takes button', '[data-area] [data-stack] button', '.target .hit'].find((one) => document.querySelector(one)) ??
      null,
  );
  if (next === null) return;
  await decide(page, () => press(next));
  expect(await boxes(page), `a figure's choice, ${where}`).toEqual(before);
}

async function undo(page: Page, language: Language): Promise<void> {
  const button = page.getByRole('button', { name: wordsOf(language)('undo'), exact: true });
  while (await button.isEnabled()) await decide(page, () => button.evaluate((one: HTMLElement) => one.click()));
}

/** Whatever is cut, outside of where it belongs, or over something else. */
const faults = (page: Page, isWhole: boolean, scrolls: boolean): Promise<string[]> =>
  page.evaluate(
    ([whole, scrolling]) => {
      const found: string[] = [];
      const all = (what: string, inside: ParentNode = document): HTMLElement[] =>
        [...inside.querySelectorAll<HTMLElement>(what)].filter((one) => one.checkVisibility());
      const name = (one: Element): string =>
        `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''} “${one.textContent?.trim().slice(0, 30)}”`;
      const isInside = (inner: DOMRect, outer: DOMRect, slack = 1): boolean =>
        inner.left >= outer.left - slack &&
        inner.right <= outer.right + slack &&
        inner.top >= outer.top - slack &&
        inner.bottom <= outer.bottom + slack;
      const overlaps = (a: DOMRect, b: DOMRect): boolean =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      /** What is seen of it: the panels may scroll in their place. */
      const seen = (one: Element): DOMRect => {
        const box = one.getBoundingClientRect();
        const place = one.closest('.players')?.getBoundingClientRect() ?? box;
        const top = Math.max(box.top, place.top);
        return new DOMRect(box.x, top, box.width, Math.max(0, Math.min(box.bottom, place.bottom) - top));
      };
      const apart = (what: HTMLElement[]): void =>
        what.forEach((a, i) =>
          what.slice(i + 1).forEach((b) => {
            if (overlaps(seen(a), seen(b))) found.push(`${name(a)} over ${name(b)}`);
          }),
        );

      const { scrollWidth, scrollHeight } = document.documentElement;
      if (scrollWidth > innerWidth || scrollHeight > innerHeight)
        found.push(`the page scrolls: ${scrollWidth} × ${scrollHeight}`);

      const tiles = all('[data-area]');
      const panels = all('.panel');
      const wheel = all('.ground .base, .ground .wheel > svg');
      if (tiles.length !== 5 || panels.length < 2 || wheel.length !== 2) found.push('not everything is there');
      const turn = all('.turn');
      const place = turn[0]?.getBoundingClientRect() ?? new DOMRect();
      if (place.height < 120) found.push('the turn has no place');
      for (const one of all('.send'))
        if (!isInside(one.getBoundingClientRect(), place)) found.push(`${name(one)} is not in sight`);
      apart([...tiles, ...wheel.slice(0, 1), ...panels, ...all('.tools .button'), ...(scrolling ? [] : turn)]);
      apart([...tiles, ...wheel.slice(1)]);
      if (whole) {
        const window = new DOMRect(0, 0, innerWidth, innerHeight);
        for (const one of [...tiles, ...wheel, ...panels, ...turn, ...all('.tools .button, h1, .head li')])
          if (!isInside(one.getBoundingClientRect(), window, 0.5)) found.push(`${name(one)} is not all in sight`);
      }
      // A phone has room for one panel at a time; the rest lies below it.
      const inside = all('.players')[0];
      if (whole && inside && inside.scrollHeight > inside.clientHeight) found.push('the panels scroll');

      for (const tile of tiles) {
        apart(all('.stack', tile));
        apart(all('.award', tile));
        for (const one of all('.slot, .stack, .award, .gain, .name', tile))
          if (!isInside(one.getBoundingClientRect(), tile.getBoundingClientRect(), 3))
            found.push(`${name(one)} leaves ${tile.dataset['area']}`);
      }
      for (const panel of panels) {
        const parts = all('.shape, h2, .clock, .figures, .score, .goods li, .tally', panel);
        for (const one of parts)
          if (!isInside(one.getBoundingClientRect(), panel.getBoundingClientRect()))
            found.push(`${name(one)} leaves its panel`);
        apart(parts);
        const heading = panel.querySelector('h2');
        if (heading && heading.title !== heading.textContent) found.push(`${name(heading)} has another title`);
        if (heading && heading.clientWidth < 40) found.push(`${name(heading)} has no room`);
      }

      const words =
        '[data-area] .name, .award .place, .gain, .until, .decks, .decks span, .score, .worth, .goods li, .tally, .tools .button, h1';
      for (const one of all(words))
        if (one.clientWidth > 2 && one.scrollWidth > one.clientWidth + 1) found.push(`${name(one)} is cut`);
      for (const one of all('.supply'))
        if (
          one.clientWidth > 2 &&
          (one.firstElementChild?.getBoundingClientRect().right ?? 0) > one.getBoundingClientRect().right + 1
        )
          found.push(`${name(one)} is cut`);
      return found;
    },
    [isWhole, scrolls] as const,
  );
