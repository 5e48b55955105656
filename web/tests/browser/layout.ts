/** A look at a table in a window: what is cut, covered or out of sight, and what moves while one points or chooses. */
import type { Page } from '@playwright/test';

/** Where a table scrolls, where only its panels do, and where everything has to be in sight at once. */
type Room = 'column' | 'side' | 'whole';

export interface Window {
  readonly width: number;
  readonly height: number;
  readonly room: Room;
}

export const WINDOWS: readonly Window[] = [
  { width: 360, height: 640, room: 'column' },
  { width: 390, height: 844, room: 'column' },
  { width: 844, height: 390, room: 'side' },
  { width: 768, height: 1024, room: 'whole' },
  { width: 1100, height: 620, room: 'whole' },
  { width: 1280, height: 720, room: 'whole' },
  { width: 1366, height: 650, room: 'whole' },
  { width: 1536, height: 730, room: 'whole' },
  { width: 1920, height: 1080, room: 'whole' },
];

interface Look {
  /** Somebody explains the game, and takes room for it. */
  readonly isGuided?: boolean;
  /** Choose an area, then where the first figure goes, and undo all of it. */
  readonly isPlayed?: boolean;
}

/** What is wrong with the table in a window of this size. */
export async function lookAt(page: Page, window: Window, look: Look = {}): Promise<string[]> {
  await page.setViewportSize(window);
  return page.evaluate(survey, {
    room: window.room,
    isGuided: look.isGuided ?? false,
    isPlayed: look.isPlayed ?? false,
  });
}

/** Where tiles, wheel, panels and the turn's place are. */
export const boxesOf = (page: Page): Promise<string[]> => page.evaluate(survey, null);

interface Asked {
  room: Room;
  isGuided: boolean;
  isPlayed: boolean;
}

/** On the page, in one go: a window has hundreds of things to be measured. Without a question, where things are. */
async function survey(asked: Asked | null): Promise<string[]> {
  const MOST_FRAMES = 600;
  const found: string[] = [];
  const all = (what: string, inside: ParentNode = document): HTMLElement[] =>
    [...inside.querySelectorAll<HTMLElement>(what)].filter((one) => one.checkVisibility());
  const name = (one: Element): string =>
    `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''} “${one.textContent?.trim().slice(0, 30)}”`;

  const frame = (): Promise<number> => new Promise(requestAnimationFrame);
  async function until(what: string, isSo: () => boolean): Promise<void> {
    for (let frames = 0; frames < MOST_FRAMES; frames++) {
      if (isSo()) return;
      await frame();
    }
    throw new Error(`not seen: ${what}`);
  }
  /** In the first frame a new size is noticed, in the second what follows from it is drawn. */
  async function settle(): Promise<void> {
    await until('the answer to what was asked', () => !document.querySelector('[aria-busy=true]'));
    await frame();
    await frame();
    await document.fonts.ready;
  }

  /** What scrolls is measured on what it scrolls on. */
  function boxes(): string[] {
    const scrolled = document.querySelector('main')?.scrollTop ?? 0;
    const places = '[data-area], .ground .wheel, .ground .base, .panel, .tools, .turn';
    return [...document.querySelectorAll(places)].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const top = one.matches('.turn') ? y : y + scrolled;
      return `${one.classList[0]} ${[x, top, width, height].map((n) => n.toFixed(1)).join(' ')}`;
    });
  }

  const isInside = (inner: DOMRect, outer: DOMRect, slack = 1): boolean =>
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack;
  const overlaps = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  /** What is seen of it: the panels may scroll in their place. */
  function seen(one: Element): DOMRect {
    const box = one.getBoundingClientRect();
    const place = one.closest('.players')?.getBoundingClientRect() ?? box;
    const top = Math.max(box.top, place.top);
    return new DOMRect(box.x, top, box.width, Math.max(0, Math.min(box.bottom, place.bottom) - top));
  }
  const apart = (what: HTMLElement[]): void =>
    what.forEach((a, i) =>
      what.slice(i + 1).forEach((b) => {
        if (overlaps(seen(a), seen(b))) found.push(`${name(a)} over ${name(b)}`);
      }),
    );

  function lookAtStage({ room, isGuided }: Asked): void {
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight)
      found.push(`the page scrolls: ${scrollWidth} × ${scrollHeight}`);
    const tiles = all('[data-area]');
    const panels = all('.panel');
    const wheel = all('.ground .base, .ground .wheel > svg');
    const turn = all('.turn');
    if (tiles.length !== 5 || panels.length < 2 || wheel.length !== 2) found.push('not everything is there');
    const place = turn[0]?.getBoundingClientRect() ?? new DOMRect();
    if (place.height < 120) found.push('the turn has no place');
    for (const one of all('.send'))
      if (!isInside(one.getBoundingClientRect(), place)) found.push(`${name(one)} is not in sight`);
    for (const one of all('.turn:has(.send)'))
      if (one.scrollHeight > one.clientHeight + 1)
        found.push(`the turn scrolls by ${one.scrollHeight - one.clientHeight}`);
    const isColumn = room === 'column';
    const tools = all('.tools .button');
    /** Where words take its room as well, the turn lies over the panels until these are scrolled to. */
    const isOverPanels = isColumn || (room === 'side' && isGuided);
    apart([...tiles, ...wheel.slice(0, 1), ...panels, ...tools, ...(isOverPanels ? [] : turn)]);
    if (!isColumn) apart([...tools, ...turn]);
    if (isOverPanels) reachPanels(turn);
    apart([...tiles, ...wheel.slice(1)]);

    const window = new DOMRect(0, 0, innerWidth, innerHeight);
    const inSight = isColumn ? [] : [...tiles, ...wheel, ...turn, ...all('.tools .button, h1, .head li')];
    if (room === 'whole' && !isGuided) inSight.push(...panels);
    for (const one of inSight)
      if (!isInside(one.getBoundingClientRect(), window, 0.5)) found.push(`${name(one)} is not all in sight`);
    // A phone has room for one panel at a time, and the others are reached by scrolling.
    const players = all('.players')[0];
    const over = players ? players.scrollHeight - players.clientHeight : 0;
    if (room === 'whole' && !isGuided && over > 0) found.push(`the panels scroll by ${over}`);
    if (!isOverPanels && (players?.clientHeight ?? 0) < 60) found.push(`the panels have ${players?.clientHeight} px`);
  }

  /** Every panel comes out from behind the turn by scrolling. */
  function reachPanels(turn: HTMLElement[]): void {
    const main = document.querySelector('main');
    const before = main?.scrollTop ?? 0;
    const last = all('.panel')
      .toSorted((a, b) => a.offsetTop - b.offsetTop)
      .at(-1);
    main?.scrollTo({ top: main.scrollHeight, behavior: 'instant' });
    if (last) apart([last, ...turn]);
    main?.scrollTo({ top: before, behavior: 'instant' });
  }

  function lookAtTiles(): void {
    for (const tile of all('[data-area]')) {
      apart(all('.stack', tile));
      apart(all('.award', tile));
      for (const one of all('.slot, .stack, .award, .gain, .name', tile))
        if (!isInside(one.getBoundingClientRect(), tile.getBoundingClientRect(), 3))
          found.push(`${name(one)} leaves ${tile.dataset['area']}`);
    }
  }

  function lookAtPanels(): void {
    for (const panel of all('.panel')) {
      const parts = all('.shape, h2, .clock, .figures, .score, .goods li, .tally', panel);
      for (const one of parts)
        if (!isInside(one.getBoundingClientRect(), panel.getBoundingClientRect()))
          found.push(`${name(one)} leaves its panel`);
      apart(parts);
      const heading = panel.querySelector('h2');
      if (heading && heading.title !== heading.textContent) found.push(`${name(heading)} has another title`);
      if (heading && heading.clientWidth < 40) found.push(`${name(heading)} has no room`);
      // A person may have called themselves anything; what the game itself calls somebody is there to be read.
      if (heading && heading.scrollWidth > heading.clientWidth + 1 && !panel.matches('.own'))
        found.push(`${name(heading)} is cut`);
    }
  }

  function lookAtWords(): void {
    const words =
      '[data-area] .name, .award .place, .gain, .until, .decks, .decks span, .score, .worth, .goods li, .tally, .tools .button, h1, .turn button, .turn p, .turn h2, .turn dd, .turn dt';
    for (const one of all(words))
      if (one.clientWidth > 2 && one.scrollWidth > one.clientWidth + 1) found.push(`${name(one)} is cut`);
    for (const one of all('.supply'))
      if (
        one.clientWidth > 2 &&
        (one.firstElementChild?.getBoundingClientRect().right ?? 0) > one.getBoundingClientRect().right + 1
      )
        found.push(`${name(one)} is cut`);
  }

  const faults = (question: Asked): void => {
    lookAtStage(question);
    lookAtTiles();
    lookAtPanels();
    lookAtWords();
  };

  const progress = (): string | undefined =>
    document.querySelector<HTMLElement>('[data-progress]')?.dataset['progress'];
  /** Press it, and wait until the turn has taken it in. */
  async function press(what: string): Promise<void> {
    const state = (): string => `${progress()}${document.querySelector('.takes') !== null}`;
    const before = state();
    document.querySelector<HTMLElement>(what)?.click();
    await until(`what ${what} decides`, () => state() !== before);
    await settle();
  }

  async function play(question: Asked): Promise<void> {
    const before = boxes();
    const compare = (when: string): void =>
      boxes().forEach((box, i) => {
        if (box !== before[i]) found.push(`${when}: ${before[i]} → ${box}`);
      });
    // With words above the turn there is the least room: what can move, moves there.
    const pointed = question.isGuided ? '[data-area] .hit' : '.place-2 .hit';
    for (const hit of document.querySelectorAll<HTMLElement>(pointed)) {
      hit.focus({ preventScroll: true });
      const tile = hit.closest<HTMLElement>('[data-area]');
      const area = tile?.dataset['area'] ?? '';
      await until(`that ${area} is pointed at`, () => tile?.querySelector('.change.guess') != null);
      compare(`pointing at ${area}`);
    }
    await press('[data-area] .hit');
    compare('an area chosen');
    const next = ['.takes button', '[data-area] [data-stack] button', '.target .hit', '.offers .hit'];
    const offered = next.find((one) => document.querySelector(one));
    if (offered) {
      await press(offered);
      compare(`chosen at ${offered}`);
    }
    faults(question);
    while (document.querySelector('.undo:not(:disabled)')) await press('.undo');
  }

  if (!asked) return boxes();
  await settle();
  faults(asked);
  if (asked.isPlayed) await play(asked);
  return found;
}
