import type { Page, TestInfo } from '@playwright/test';
import { Builders } from './builders.ts';
import { expect, test } from './test.ts';

/**
 * A move shows within one frame of its event if the next frame after its message already has it, and if all it costs the
 * page's thread (script, style, layout, paint) fits into one frame. The wait for that frame to begin is the screen's and
 * is not counted. The bounds are on processor time, which grows least with whatever else the machine does; the
 * figures by the clock are noted beside them.
 */
const FRAME_MS = 1000 / 60;

test('a move is in the next frame, through twelve turns of each', async ({
  house,
  person,
}, testInfo) => {
  const builders = new Builders(house.url);
  await builders.open();
  const { page } = await person();
  await sitDown(page, builders, house.url);
  const { costs, seen } = await watch(page, builders, () => builders.turns > 24);
  note(testInfo, 'usual tables', seen, costs);
  expect(seen.length).toBeGreaterThan(100);
  expect(seen.filter(({ missed }) => missed > 0)).toEqual([]);
  expectHalfInAFrame(costs);
});

test('a move is in the next frame, at a full table with everything moving', async ({
  house,
  person,
}, testInfo) => {
  const builders = new Builders(house.url);
  await builders.open();
  while (builders.columns < 12) await builders.move();
  const { page } = await person();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await sitDown(page, builders, house.url);
  const { costs, seen } = await watch(page, builders, (count) => count >= 40);
  note(testInfo, 'full tables', seen, costs);
  expect(seen.length).toBeGreaterThan(20);
  expect(seen.filter(({ missed }) => missed > 0)).toEqual([]);
  expectHalfInAFrame(costs);
});

/**
 * What holds on a machine with two busy cores: half of the moves cost less than one frame, nine of ten less than two. The
 * cost of the frames that follow within 40 ms is in it. What is reached on a quiet machine stands in the annotations.
 */
function expectHalfInAFrame(costs: readonly number[]): void {
  expect(at(costs, 0.5)).toBeLessThan(FRAME_MS);
  expect(at(costs, 0.9)).toBeLessThan(2 * FRAME_MS);
}

/** The first builder's seat, seen in a page. */
async function sitDown(page: Page, { id, secrets }: Builders, url: string): Promise<void> {
  const guest = JSON.stringify({ secret: secrets[0], nickname: 0 });
  await page.addInitScript((kept) => localStorage.setItem('rotonde.guest', kept), guest);
  await page.addInitScript(watchMoves);
  await page.goto(`${url}/t/${id}`);
  await expect(page.locator('[data-lever]')).toBeVisible();
}

/** Lets them play on, each move when the one before has been shown, and tells what each cost the page. */
async function watch(
  page: Page,
  builders: Builders,
  enough: (count: number) => boolean,
): Promise<{ costs: number[]; seen: Seen[] }> {
  const clock = await threadClock(page);
  const costs: number[] = [];
  while (!enough(costs.length) && !builders.isOver) {
    await expect(page.locator('.tb-air, .tb-tally')).toHaveCount(0);
    const before = await clock();
    await builders.move();
    await page.waitForTimeout(40);
    costs.push((await clock()) - before);
  }
  builders.close();
  return { costs, seen: await page.evaluate(() => window.moves) };
}

/** What the page's own thread has used of a processor so far, in milliseconds: other programs are not in it. */
async function threadClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000;
  };
}

function at(all: readonly number[], share: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function note(
  { annotations }: TestInfo,
  what: string,
  seen: readonly Seen[],
  costs: readonly number[],
): void {
  const figures = (all: readonly number[]): string =>
    [0.5, 0.9, 0.95, 1].map((share) => at(all, share).toFixed(1)).join(', ');
  const clock = seen.map(({ script, render }) => script + render);
  annotations.push({
    type: 'measured',
    description: `${what}, ${seen.length} moves, median, 90th, 95th percentile and most, in ms: processor time within 40 ms ${figures(costs)}; script and rendering by the clock ${figures(clock)}`,
  });
}

/** Milliseconds for one move: until its script had run, for rendering its frame; and frames that went by without it. */
type Seen = { script: number; render: number; missed: number };

declare global {
  interface Window {
    moves: Seen[];
  }
}

/** Runs in the page: notes for each update when it came, when its script was done, and when its frame was painted. */
function watchMoves(): void {
  window.moves = [];
  const waiting = new Set<{ shown: boolean }>();
  /** After the task that runs now; asked for while a frame is made, after that frame. */
  const next = (then: () => void): void => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(undefined);
  };
  const watch = (): void => {
    const move = { shown: false };
    waiting.add(move);
    const came = performance.now();
    let scripted = Number.POSITIVE_INFINITY;
    let missed = 0;
    next(() => {
      scripted = performance.now();
    });
    const frame = (): void => {
      const began = performance.now();
      next(() => {
        if (move.shown) {
          waiting.delete(move);
          const script = Math.min(scripted, began) - came;
          window.moves.push({ script, render: performance.now() - began, missed });
        } else {
          missed++;
          requestAnimationFrame(frame);
        }
      });
    };
    requestAnimationFrame(frame);
  };
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener('message', ({ data }) => {
        if (String(data).startsWith('{"t":"update"')) watch();
      });
    }
  };
  // What a move changes is on the board, in the bar's line of steps, or in the journal.
  new MutationObserver((changes) => {
    const inSight = changes.some(({ target, attributeName }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return attributeName !== 'aria-busy' && element?.closest('main, .tbl-bar, .tbl-log');
    });
    if (inSight) for (const move of waiting) move.shown = true;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}
