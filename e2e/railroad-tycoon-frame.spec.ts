import type { Page, TestInfo } from '@playwright/test';
import { railroadTycoon } from '#games/railroad-tycoon/index.ts';
import type { Action, RailroadTycoon } from '#games/railroad-tycoon/model.ts';
import { threadClock } from './frames.ts';
import type { Guest } from './guest.ts';
import { FOUR, sitDown } from './railroad-tycoon-seats.ts';
import { expect, test } from './test.ts';
import { timeMoves, type Watched } from './watched-game.ts';

const watched: Watched<RailroadTycoon> = {
  name: 'Railroad Tycoon',
  game: railroadTycoon.game,
  file: 'src/games/railroad-tycoon/records/four-players.json',
  upTo: 225,
  ready: '.rt-tracks > g',
  choiceOf,
};

test('a move is in the next frame, turn by turn', async ({ house, person }, testInfo) => {
  await timeMoves(watched, { house, person, testInfo }, 40, 'reduce');
});

test('a move is in the next frame, with everything moving', async ({ house, person }, testInfo) => {
  await timeMoves(watched, { house, person, testInfo }, 20, 'no-preference');
});

for (const closer of [1, 3]) {
  const name = closer === 1 ? 'one step from the whole' : 'close';
  test(`a pan of the whole map holds 60 frames a second, ${name}`, async ({
    house,
    person,
  }, testInfo) => {
    const jules = await person();
    const { page } = jules;
    await sitDown(house, { ...FOUR, upTo: 363 }, [jules], [3], { painted: true });
    // The country is painted by a worker, and comes when it is done.
    await expect(page.locator('.rt-sheet-base')).toBeVisible({ timeout: 30_000 });
    await page.locator('.rw-map').focus();
    for (const key of ['0', ...new Array<string>(closer).fill('+')]) await page.keyboard.press(key);
    const { frames, cost } = await framesOf(page, () => panAll(page, closer));
    expectSixty(testInfo, `panning, ${name}`, frames, cost);
  });
}

/** Builds two tiles at a time, and delivers every third turn. */
function choiceOf({ choices, table }: Guest<RailroadTycoon>): Action {
  const first = (what: Action['do']) => choices.find((action) => action.do === what);
  const built = table?.build?.tiles ?? 0;
  const wish = (table?.round ?? 0) === 3 ? first('deliver') : undefined;
  return (wish ??
    (built > 1 ? first('stop-building') : first('lay-track')) ??
    first('pass') ??
    choices[0]) as Action;
}

/** From corner to corner, row by row, with the mouse. */
async function panAll(page: Page, rows: number): Promise<void> {
  const box = await page.locator('.rw-map').boundingBox();
  if (!box) throw new Error('no map');
  // Between what lies over the map in its corners.
  const [left, right] = [box.x + 20, box.x + box.width - 20];
  const at = (share: number): number => box.y + box.height * share;
  const [top, middle, bottom] = [at(0.1), at(0.45), at(0.8)];
  const centre = (left + right) / 2;
  const drag = async (from: Point, to: Point): Promise<void> => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 30 });
    await page.mouse.up();
  };
  for (let i = 0; i < rows; i++) await drag([centre, top], [right, bottom]);
  for (let row = 0; row < rows; row++) {
    const across: [Point, Point] = [
      [right, middle],
      [left, middle],
    ];
    if (row % 2 === 1) across.reverse();
    for (let i = 0; i < rows; i++) await drag(...across);
    await drag([centre, bottom], [centre, top]);
  }
}

type Point = [x: number, y: number];

/** Milliseconds between frames while something is done, and what each cost the page's own thread. */
async function framesOf(
  page: Page,
  deed: () => Promise<void>,
): Promise<{ frames: number[]; cost: number }> {
  const clock = await threadClock(page);
  await page.evaluate(() => {
    window.frameTimes = [];
    const frame = (now: number): void => {
      window.frameTimes.push(now);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const before = await clock();
  await deed();
  const used = (await clock()) - before;
  const times = await page.evaluate(() => window.frameTimes);
  const frames = times.slice(1).map((time, i) => time - (times[i] as number));
  return { frames, cost: used / frames.length };
}

declare global {
  interface Window {
    frameTimes: number[];
  }
}

/** A frame that comes late is late by a whole one: 16.7 or 33.3. */
function expectSixty(
  { annotations }: TestInfo,
  what: string,
  frames: readonly number[],
  cost: number,
): void {
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] as number;
  const figures = [0.5, 0.9, 0.95, 1].map((share) => at(share).toFixed(1)).join(', ');
  annotations.push({
    type: 'measured',
    description: `${what}, ${frames.length} frames, median, 90th, 95th percentile and most, in ms: ${figures}; processor time of the page for a frame: ${cost.toFixed(1)}`,
  });
  expect(at(0.5)).toBeLessThanOrEqual(17.5);
  expect(cost).toBeLessThan(1000 / 60);
}
