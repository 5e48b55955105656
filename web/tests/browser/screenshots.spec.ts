/** Pictures of every page at three sizes, by day and by night: `SCREENSHOTS=folder npm run browser -- screenshots`. */
import type { BrowserContext, Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import type { components } from '../../src/lib/wire';
import { expect, test } from './fair';

type Schemas = components['schemas'];

const folder = process.env['SCREENSHOTS'];
const sizes = { phone: [390, 844], tablet: [820, 1180], desktop: [1440, 900] } as const;

test('screenshots', async ({ page, browser, fair }) => {
  test.skip(!folder, 'only when asked for');
  test.setTimeout(590_000);
  mkdirSync(folder ?? '.', { recursive: true });
  await page.goto(fair);
  const ask = <Answer>(method: string, path: string, body?: unknown): Promise<Answer> =>
    page.evaluate(
      async ([how, where, what]) => {
        const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
        const answer = await fetch(`api/${where as string}`, {
          method: how as string,
          headers: { 'x-csrftoken': token, 'content-type': 'application/json' },
          ...(what ? { body: JSON.stringify(what) } : {}),
        });
        return (await answer.json()) as Answer;
      },
      [method, path, body] as const,
    );

  await ask('POST', 'guests', { name: 'Ada' });
  const { table } = await ask<Schemas['TableView']>('POST', 'tables', {
    seats: [{ kind: 'person' }, { kind: 'bot', level: 'director' }, { kind: 'bot', level: 'organizer' }],
  });
  await ask('POST', `tables/${table.id}/start`, {});

  /** Wait for Ada's turn; null at the end. */
  async function untilAda(): Promise<Schemas['TableView'] | null> {
    for (;;) {
      const now = await ask<Schemas['TableView']>('GET', `tables/${table.id}`);
      if (now.table.status !== 'playing') return null;
      if (now.table.seats[now.table.decider ?? 0]?.kind === 'person') return now;
      await page.waitForTimeout(50);
    }
  }

  /** Ada goes where figures or most cards lie, and plays all her figures. */
  async function playAda(now: Schemas['TableView']): Promise<void> {
    const seat = now.table.decider ?? 0;
    const areas = [...(now.game?.view.areas ?? [])].sort((a, b) => worth(b.cards) - worth(a.cards));
    const moves = [`place ${areas[0]?.area}`];
    for (;;) {
      const preview = await ask<Schemas['Preview']>('POST', `tables/${table.id}/preview`, { moves });
      if (preview.is_complete) break;
      moves.push(preview.legal.find((text) => !text.startsWith('discard')) ?? preview.legal[0] ?? '');
    }
    await ask('POST', `tables/${table.id}/turns`, { follows: now.table.number, seat, moves });
  }
  const worth = (cards: string[]): number =>
    cards.length + (cards.some((card) => /davis|palmer|burnham/.test(card)) ? 5 : 0);

  let now = await untilAda();
  for (; now; now = await untilAda()) {
    const figures = now.game?.view.seats[now.table.decider ?? 0]?.figures ?? [];
    if ((now.game?.view.round ?? 1) === 2 && figures.length > 1 && figures.some((card) => card.startsWith('davis')))
      break;
    if ((now.game?.view.round ?? 1) === 2 && (now.game?.view.turn ?? 0) > 24 && figures.length) break;
    await playAda(now);
  }

  const storageState = await page.context().storageState();
  const views: { name: string; context: BrowserContext; page: Page }[] = [];
  for (const [name, [width, height]] of Object.entries(sizes))
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        storageState,
        colorScheme,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        viewport: { width, height },
      });
      views.push({ name: `${name}-${colorScheme}`, context, page: await context.newPage() });
    }
  const shoot = async (what: string): Promise<void> => {
    for (const view of views) {
      await view.page.waitForTimeout(250);
      await view.page.screenshot({ path: `${folder}/${what}-${view.name}.png` });
    }
  };

  for (const view of views) await view.page.goto(fair);
  await expect(views[0]!.page.locator('h1')).toBeVisible();
  await shoot('home');
  for (const hash of ['learn', 'new', 'settings']) {
    for (const view of views) await view.page.goto(`${fair}#/${hash}`);
    await shoot(hash);
  }
  for (const view of views) {
    await view.page.goto(`${fair}#/table/${table.id}`);
    await view.page.locator('[data-area] .hit').nth(2).hover();
  }
  await shoot('table');
  for (const view of views) await view.page.locator('[data-area] .hit').nth(2).click();
  await shoot('figures');

  const round = now?.game?.view.round ?? 3;
  for (; now && now.game?.view.round === round; now = await untilAda()) await playAda(now);
  for (const view of views) {
    await view.page.locator('.veil').waitFor();
    await view.page.getByRole('button', { name: 'Next' }).click();
    await view.page.getByRole('button', { name: 'Next' }).click();
  }
  await shoot('scoring');
  for (const view of views) await view.page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click();

  for (; now; now = await untilAda()) await playAda(now);
  for (const view of views) {
    for (;;) {
      if (await view.page.getByRole('dialog', { name: 'Result' }).isVisible()) break;
      if (await view.page.locator('.veil').isVisible())
        await view.page
          .getByRole('dialog')
          .getByRole('button', { name: 'Skip' })
          .first()
          .click()
          .catch(() => undefined);
      await view.page.waitForTimeout(100);
    }
  }
  await shoot('end');
  for (const view of views) await view.page.goto(`${fair}#/replay/${table.id}/17`);
  await expect(views[0]!.page.getByRole('slider')).toBeVisible();
  await shoot('replay');
  for (const view of views) await view.context.close();
});
