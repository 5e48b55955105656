/** A player who knows how to play. Chance is fixed (`fixed_chance.py`), so the same clicks lead to the same game. */
import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from './pages';
import { english, type Words } from './words';

/** More than any game has; a test that comes to one of them goes round in circles. */
const MOST_TURNS = 60;
const MOST_DECISIONS = 30;
const MOST_SCORINGS = 3;
/** Leader bonus, tickets, five areas, recall, the round. */
const SCORING_STEPS = 9;

type Asked = 'turn' | 'approve' | 'over';

export const yourTurn = (page: Page, t: Words = english) =>
  page.getByRole('region', { name: t('your-turn'), exact: true });
export const send = (page: Page) => page.locator('.send');
export const scoring = (page: Page) => page.locator('dialog.veil');
export const result = (page: Page, t: Words = english) => page.getByRole('dialog', { name: t('result'), exact: true });
/** The heading of the result; others in it speak of winning, too. */
export const victory = (page: Page) => result(page).locator('.banner h2');
export const areaAt = (page: Page, place: number) => page.locator('[data-area] .hit').nth(place % 5);
export const thinks = (page: Page, name: string) => page.getByText(english('is-thinking', { name }), { exact: true });
export const afterTurn = (page: Page, turn: number) =>
  page.getByText(english('replay-turn', { turn }), { exact: true });
export const inChat = (page: Page, text: string) =>
  page.getByRole('list', { name: english('chat'), exact: true }).getByText(text);
export const tableOf = (page: Page): string => /(?:table|replay)\/([\w-]+)/.exec(page.url())?.[1] ?? '';

/** At once and on this device: from home to one's first turn. */
export async function playNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: `${english('play-now')} ${english('play-now-with')}` }).click();
  await yourTurn(page).waitFor();
}

/** A table at the server with two bots, at one's first turn. */
export async function playAtServer(page: Page, fair: string): Promise<void> {
  await openPage(page, fair, '#/new');
  await page.getByLabel(english('your-name')).fill('Guest');
  await page.getByLabel(english('seat-number', { number: 2 })).selectOption('visitor');
  await page.getByText(english('options'), { exact: true }).click();
  await page.getByLabel(english('begins-host')).check();
  await page.getByRole('button', { name: english('open-table') }).click();
  await yourTurn(page).waitFor();
}

/** From now on the page's reader has an account. */
export async function makeAccount(page: Page, fair: string, name: string): Promise<void> {
  await openPage(page, fair, '#/account');
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password').fill('a long password');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

/** A new table for two, of which the second seat is open: gives the invitation's link. */
export async function openForTwo(page: Page, fair: string, name: string): Promise<string> {
  await openPage(page, fair, '#/new');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.getByRole('textbox', { name: 'Link' }).inputValue();
}

/** Follow an invitation, sit down and be ready. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByLabel('I am ready').check();
}

/** Wait for one's own turn or the end, looking away from the scoring phases that are shown meanwhile. */
export async function untilAsked(
  page: Page,
  t: Words = english,
  lookAway = () =>
    scoring(page)
      .getByRole('button', { name: t('skip') })
      .click(),
): Promise<Asked> {
  const approve = page.locator('.approve').first();
  for (let shown = 0; shown <= MOST_SCORINGS; shown++) {
    // Each of them stays until it is answered, and none is there beside another.
    await scoring(page).or(result(page, t)).or(approve).or(send(page)).waitFor();
    if (await send(page).isVisible()) return 'turn';
    if (await approve.isVisible()) return 'approve';
    if (await result(page, t).isVisible()) return 'over';
    await lookAway();
    await expect(scoring(page)).toBeHidden();
  }
  throw new Error(`more than ${MOST_SCORINGS} scoring phases, and nobody is asked`);
}

/** How far the turn has come, and whether an area's stacks are laid out in the bar; null when there is no turn. */
const progress = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('[data-progress]');
    return bar && `${bar.dataset['progress']}${document.querySelector('.takes') ? ', stacks' : ''}`;
  });

/** Decide something in a turn, and wait until the page has taken it in. */
export async function decide(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await progress(page);
  await act();
  await expect
    .poll(() => progress(page), { message: 'the decision shows in the turn', intervals: [20, 50, 100] })
    .not.toBe(before);
}

export const pickArea = (page: Page, place: number): Promise<void> => decide(page, () => areaAt(page, place).click());

/** Do what the table answers with its next step, and wait until that is shown, or the scoring phase in it. */
export async function advance(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await page.locator('main').getAttribute('data-turn');
  await act();
  await page.locator(`main:not([data-turn="${before}"])`).or(scoring(page)).first().waitFor();
}

export const sendTurn = (page: Page): Promise<void> => advance(page, () => send(page).click());

/** Decide whatever a figure or the placement still asks for, until the turn can be sent. */
export async function decideTheRest(page: Page, choose: () => Promise<unknown>): Promise<void> {
  // Between two decisions the page waits for the next, so that what it offers now it offers until then.
  for (let made = 0; !(await send(page).isEnabled()); made++) {
    if (made === MOST_DECISIONS) throw new Error(`a turn is not complete after ${made} decisions`);
    await decide(page, choose);
  }
}

/** A turn by clicks: an area, then every figure where it may go. */
export async function takeTurn(page: Page, place: number): Promise<void> {
  await send(page).waitFor();
  await pickArea(page, place);
  await decideTheRest(page, async () => (await offered(page)).click());
  await sendTurn(page);
}

/** What can be touched next. On a phone the stacks are offered in the bar, on larger screens on the board. */
async function offered(page: Page): Promise<Locator> {
  const stacks = page.locator('.takes button, [data-area] [data-stack] button');
  return (await stacks.count()) ? stacks.first() : page.locator('.target .hit, .offers .hit').first();
}

/** From turn to turn, until something else is asked. */
export async function playUntil(
  end: 'approve' | 'over',
  ask: () => Promise<Asked>,
  take: (turn: number) => Promise<void>,
): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const asked = await ask();
    if (asked === end) return;
    expect(asked).toBe('turn');
    await take(turn);
  }
  throw new Error(`no end after ${MOST_TURNS} turns`);
}

/** From the first turn to the result. */
export const playToTheEnd = (page: Page, t: Words = english): Promise<void> =>
  playUntil(
    'over',
    () => untilAsked(page, t),
    (turn) => takeTurn(page, turn),
  );

/** Go through a scoring phase, looking at every step. */
export async function seeScoring(
  page: Page,
  look: (step: number) => Promise<void>,
  t: Words = english,
  goOn = (step: number): Promise<void> =>
    scoring(page)
      .getByRole('button', { name: t(step < SCORING_STEPS - 1 ? 'next' : 'continue'), exact: true })
      .click(),
): Promise<void> {
  for (let step = 0; step < SCORING_STEPS; step++) {
    await expect(scoring(page).locator('.way li').nth(step)).toHaveClass(/\bnow\b/);
    await look(step);
    await goOn(step);
  }
  await expect(scoring(page)).toBeHidden();
}

/** Open a sheet by the button of its name, look at it, and close it. */
export async function seeSheet(page: Page, name: string, look: () => Promise<void>): Promise<void> {
  const sheet = page.getByRole('dialog', { name, exact: true });
  await page.getByRole('button', { name, exact: true }).click();
  await expect(sheet).toBeVisible();
  await look();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
}
