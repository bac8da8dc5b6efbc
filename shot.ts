import { chromium } from '@playwright/test';
import { House } from './e2e/house.ts';
import { becomeGuest, newSecret, storeTable } from './e2e/stored.ts';
const house = new House();
await house.open();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const SIZES: Record<string, { width: number; height: number }> = { '1440': { width: 1440, height: 900 }, '1366': { width: 1366, height: 768 }, '390': { width: 390, height: 844 } };
const only = process.argv[2] ?? '';
const scenes: { name: string; upTo: number; size: string; lang: 'fr' | 'en'; seat?: number; then?: (page: import('@playwright/test').Page) => Promise<void> }[] = [];
for (const size of Object.keys(SIZES)) for (const lang of ['fr', 'en'] as const) {
  scenes.push({ name: `act`, upTo: 203, size, lang });
  scenes.push({ name: `take`, upTo: 243, size, lang });
  scenes.push({ name: `takepick`, upTo: 243, size, lang, then: async (page) => { await page.locator('[data-piece="display:3"]').click(); await page.mouse.move(5, 5); } });
  scenes.push({ name: `exchange`, upTo: 245, size, lang });
  scenes.push({ name: `invest`, upTo: 203, size, lang, then: async (page) => { await page.locator('[data-do="mode"]').click(); await page.locator('[data-piece^="hand:"]').first().click(); } });
  scenes.push({ name: `build`, upTo: 203, size, lang, then: async (page) => { await page.locator('[data-piece^="track:"]').first().click(); await page.locator('[data-piece^="chip:"]').nth(1).click(); } });
  scenes.push({ name: `end`, upTo: 525, size, lang });
  scenes.push({ name: `row`, upTo: 243, size, lang, then: async (page) => { if (size === '390') await page.getByRole('button', { name: /Papiers|Papers/ }).click(); await page.locator('.up-grid button.name').nth(0).click(); } });
}
for (const scene of scenes) {
  const id = `${scene.name}-${scene.size}-${scene.lang}`;
  if (only && !new RegExp(only).test(id)) continue;
  const secret = newSecret();
  const table = await storeTable(house.dataDir, 'src/games/union-pacific/rules/records/four-players.json', scene.upTo, { [scene.seat ?? 0]: secret }, 'random');
  const context = await browser.newContext({ locale: scene.lang === 'fr' ? 'fr-FR' : 'en-GB', viewport: SIZES[scene.size] as { width: number; height: number }, reducedMotion: 'reduce', hasTouch: scene.size === '390' });
  await becomeGuest(context, secret);
  const page = await context.newPage();
  page.on('console', (m) => { if (m.type() === 'error') console.log(id, m.text()); });
  page.on('pageerror', (e) => console.log(id, String(e)));
  await page.goto(`${house.url}/t/${table}`);
  await page.locator('.up-desk').waitFor();
  await page.waitForTimeout(1200);
  try { await scene.then?.(page); } catch (e) { console.log(id, String(e).slice(0, 200)); }
  await page.waitForTimeout(700);
  await page.screenshot({ path: `/tmp/up-shots/${id}.png` });
  await context.close();
}
await browser.close();
await house.close();
