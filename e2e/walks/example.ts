import type { Kind } from '../../src/kernel/game.ts';
import type { Example } from '../../src/kernel/lesson.ts';
import { press, SOON } from '../lesson-hands.ts';
import { pointOf } from './points.ts';
import { SHOWN, type Walker } from './walker.ts';

/** Tries what the rule refuses, and holds the page to it: a picture before and after. */
export async function tryExample(
  { page, shot, amiss }: Walker,
  url: string,
  game: string,
  { rule, tried, lit, seen = [], after }: Example<Kind>,
): Promise<void> {
  await page.goto(`${url}/try/${game}/${rule.replace('.', '-')}`);
  const card = page.locator('.learn-card');
  await page.locator('.learn-card[data-learn="tells"]').waitFor();
  await shot(`${game}-${rule}-asked`);
  const looks = await page.locator('.learn-ring.look').count();
  if (seen.length > 0 && looks === 0) amiss(`${game} ${rule}: ${seen} is out of sight`);
  if (!lit) await page.locator('.learn-go').click(SOON);
  for (const spot of lit ?? []) await press(page, spot);
  const point = lit && pointOf(tried);
  const isRefused = page.locator('.learn-card[data-learn="stops"]');
  if (point && (await isRefused.count()) === 0) {
    const on = await page.evaluate(({ x, y }) => {
      const world = document.querySelector<HTMLElement>('.map-world');
      if (!world) throw new Error('there is no map');
      const box = world.getBoundingClientRect();
      const scale = box.width / Number.parseFloat(world.style.width);
      return { x: box.x + x * scale, y: box.y + y * scale };
    }, point);
    const isInSight = await page.evaluate(
      ({ x, y }) => Boolean(document.elementFromPoint(x, y)?.closest('.map-surface')),
      on,
    );
    if (!isInSight) {
      amiss(`${game} ${rule}: the place is out of sight, one has to pan the map`);
      return;
    }
    await page.mouse.click(on.x, on.y);
  }
  await isRefused.waitFor(SOON);
  await shot(`${game}-${rule}-refused`);
  const said = await card.locator('.learn-rule').innerText();
  const text = await card.locator('.learn-text').innerText();
  if (after) {
    await page.locator('.learn-go').click(SOON);
    await page.locator('.learn-card[data-learn="tells"]').waitFor(SHOWN);
    await shot(`${game}-${rule}-played-on`);
  }
  if (said.endsWith(rule)) console.log(`${game} ${rule}: refused: ${text}`);
  else amiss(`${game} ${rule}: OTHERWISE, ${said}: ${text}`);
}
