import type { Page } from '@playwright/test';
import { buildFrom, callOf } from '../railroad-tycoon-player.ts';
import { FOUR, sitDown } from '../railroad-tycoon-seats.ts';
import { expect, test } from '../test.ts';
import { atMost, isGlance, meterOf, note } from './thread-cost.ts';

const slow = { timeout: 30_000 };

// The country takes seconds to paint: nothing for a glance.
for (const closer of isGlance ? [] : [1, 3]) {
  const name = closer === 1 ? 'one step from the whole' : 'close';
  test(`a pan of the whole map, ${name}`, async ({ house, person }, testInfo) => {
    const jules = await person();
    const { page } = jules;
    await sitDown(house, { ...FOUR, upTo: 363 }, [jules], [3], { painted: true });
    // The country is painted by a worker, and comes when it is done.
    await expect(page.locator('.rt-sheet-base')).toBeVisible(slow);
    await page.locator('.rt-map .map-surface').focus();
    for (const key of ['0', ...new Array<string>(closer).fill('+')]) await page.keyboard.press(key);
    const measured = await meterOf(page);
    const costs: number[] = [];
    for (const [from, to] of await dragsOver(page, closer)) {
      costs.push((await measured(() => drag(page, from, to))) / STEPS);
    }
    note(testInfo, { what: `Railroad Tycoon, a frame of a pan, ${name}`, costs });
  });
}

test('a plan begins', async ({ house, person }, testInfo) => {
  const jules = await person();
  const { page } = jules;
  await sitDown(house, { ...FOUR, upTo: 308 }, [jules], [3]);
  await expect.poll(() => callOf(page), slow).toBe('act');
  const measured = await meterOf(page);
  const costs: number[] = [];
  const starts = ['charlotte', 'washington', 'baltimore', 'philadelphia', 'new-york', 'chicago'];
  for (const start of starts.slice(0, atMost(starts.length))) {
    costs.push(
      await measured(async () => {
        await buildFrom(page, start);
        await expect(page.locator('.rt-panel [data-back], .table-why').first()).toBeVisible();
      }),
    );
    await page.keyboard.press('Escape');
  }
  note(testInfo, { what: 'Railroad Tycoon, a plan begins', costs });
});

type Point = readonly [x: number, y: number];

const STEPS = 30;

/** From corner to corner, row by row. */
async function dragsOver(page: Page, rows: number): Promise<[Point, Point][]> {
  const box = await page.locator('.rt-map').boundingBox();
  if (!box) throw new Error('no map');
  // Between what lies over the map in its corners.
  const [left, right] = [box.x + 20, box.x + box.width - 20];
  const at = (share: number): number => box.y + box.height * share;
  const [top, middle, bottom] = [at(0.1), at(0.45), at(0.8)];
  const centre = (left + right) / 2;
  const drags: [Point, Point][] = [];
  for (let i = 0; i < rows; i++)
    drags.push([
      [centre, top],
      [right, bottom],
    ]);
  for (let row = 0; row < rows; row++) {
    const ends: [Point, Point] = [
      [right, middle],
      [left, middle],
    ];
    if (row % 2 === 1) ends.reverse();
    for (let i = 0; i < rows; i++) drags.push(ends);
    drags.push([
      [centre, bottom],
      [centre, top],
    ]);
  }
  return drags;
}

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: STEPS });
  await page.mouse.up();
}
