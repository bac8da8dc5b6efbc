import { chromium } from '@playwright/test';
import { House } from './e2e/house.ts';
import { becomeGuest, newSecret, storeTable } from './e2e/stored.ts';
import { mkdirSync } from 'node:fs';
const out = '/tmp/map-shots'; mkdirSync(out, { recursive: true });
const only = process.argv[2] ?? '';
const house = new House(); await house.open();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const T = {
  rrt: ['railroad-tycoon', 'four-players', 239], up: ['union-pacific', 'four-players', 203], pio: ['pionniers', 'four-players', 147],
} as const;
const sizes = { desk: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } };
export async function open(game: keyof typeof T, size: keyof typeof sizes, night = false) {
  const [g, r, at] = T[game];
  const secret = newSecret();
  const table = await storeTable(house.dataDir, `src/games/${g}/rules/records/${r}.json`, at, { 0: secret, 1: newSecret(), 2: newSecret(), 3: newSecret() });
  const context = await browser.newContext({ locale: 'fr-FR', viewport: sizes[size], hasTouch: size === 'phone', colorScheme: night ? 'dark' : 'light', reducedMotion: 'reduce' });
  await becomeGuest(context, secret);
  const page = await context.newPage();
  page.on('console', (m) => { if (m.type() === 'error') console.log(m.text()); });
  page.on('pageerror', (e) => console.log(String(e)));
  await page.goto(`${house.url}/t/${table}`);
  await page.waitForSelector('.map-surface');
  await page.waitForTimeout(2500);
  if (night) { await page.evaluate(() => { document.documentElement.dataset['theme'] = 'night'; }); await page.waitForTimeout(300); }
  return page;
}
for (const game of ['rrt', 'up', 'pio'] as const) for (const size of ['desk', 'phone'] as const) {
  if (only && !`${game}-${size}`.includes(only)) continue;
  const page = await open(game, size);
  await page.screenshot({ path: `${out}/${game}-${size}.png` });
  const strips = page.locator('.digest button[aria-pressed], .digest-strip');
  console.log(game, size, await strips.count());
  if (size === 'phone') {
    await page.locator('.digest .icon-button, .digest [aria-label]').last().click({timeout:2000}).catch(()=>{}); await page.mouse.click(200,430); await page.waitForTimeout(300);
    await page.locator('.map-tools-fold').click({ timeout: 3000 }).catch((e) => console.log(String(e).slice(0, 300)));
    await page.screenshot({ path: `${out}/${game}-${size}-tools.png` });
  } else {
    const n = await strips.count();
    if (n > 0) { await strips.nth(n > 2 ? 2 : 0).click({ timeout: 3000 }).catch((e) => console.log(String(e).slice(0, 200))); await page.waitForTimeout(600);
    await page.screenshot({ path: `${out}/${game}-${size}-pointed.png` }); }
    await page.evaluate(() => { document.documentElement.dataset['theme'] = 'night'; });
    await page.keyboard.press('Escape');
    await page.keyboard.press('0');
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${out}/${game}-${size}-night.png` });
  }
  await page.context().close();
}
await browser.close(); await house.close();
