/**
 * Writes every screen as a picture: pages, and each game in the middle and at its end, in both languages and three sizes.
 * `npm run shots [part of a name …]` writes to `.build/shots/<language>-<size>/<screen>.png`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { House } from '../house.ts';
import { arrive, board, toThursday } from '../journeys.ts';
import { becomeGuest, newSecret, storeTable } from '../stored.ts';
import { AFTER, PAGES, type Screen, SIZES, TABLES } from './scenes.ts';
import { settled } from './settled.ts';

const FOLDER = join('.build', 'shots');
const wished = process.argv.slice(2);
const isWished = ({ name }: { name: string }): boolean =>
  wished.length === 0 || wished.some((part) => name.includes(part));

const MOST_SEATS = 6;

const TRAVELLERS = ['Camille', 'Noé', 'Jeanne', 'Sacha', 'Ines', 'Malo', 'Rosa', 'Théo'];

/** All seats are somebody's who is not there, so that nobody moves; the first is ours. */
async function laidTables(house: House, secret: string): Promise<Screen[]> {
  const screens: Screen[] = [];
  const after = AFTER.filter(isWished);
  const laid = TABLES.filter(
    (table) => isWished(table) || after.some((one) => one.table === table.name),
  );
  for (const { name, record, entries } of laid) {
    const others = Array.from({ length: MOST_SEATS - 1 }, newSecret);
    const guests = Object.fromEntries([secret, ...others].entries());
    const id = await storeTable(house.dataDir, record, entries, guests);
    if (isWished({ name })) screens.push({ name, path: `/t/${id}` });
    for (const { table, path, ...screen } of after)
      if (table === name) screens.push({ ...screen, path: path(id) });
  }
  return screens;
}

/** The train of the day has many travellers, and we are one of them; of another journey we are on the way. */
async function travelled(house: House, secret: string): Promise<void> {
  if (!PAGES.some((page) => page.name === 'daily' && isWished(page))) return;
  await toThursday(house);
  const pie = { secret, name: 'Pie' };
  await board(house, pie, 'pionniers');
  await arrive(house, pie, 'trambahn', 0);
  for (const [i, name] of TRAVELLERS.entries()) {
    const traveller = { secret: newSecret(), name };
    await arrive(house, traveller, 'trambahn', i + 1);
    if (i % 3 === 0) await arrive(house, traveller, 'pionniers', i + 1);
  }
}

async function shoot(browser: Browser, house: House, secret: string, screens: readonly Screen[]) {
  for (const language of ['fr', 'en'] as const) {
    for (const { name: size, width, height } of SIZES) {
      const context = await browser.newContext({
        locale: language === 'fr' ? 'fr-FR' : 'en-GB',
        viewport: { width, height },
        hasTouch: size === 'phone',
        reducedMotion: 'reduce',
      });
      await becomeGuest(context, secret);
      const folder = join(FOLDER, `${language}-${size}`);
      mkdirSync(folder, { recursive: true });
      const page = await context.newPage();
      for (const { name, path, deed, whole = false } of screens) {
        await page.goto(`${house.url}${path}`);
        await deed?.(page);
        await settled(page);
        await page.screenshot({ path: join(folder, `${name}.png`), fullPage: whole });
      }
      await context.close();
      console.log(`${folder}: ${screens.length} screens`);
    }
  }
}

const house = new House();
await house.open();
const browser = await chromium.launch({
  executablePath: findBrowser() ?? 'chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const secret = newSecret();
  const tables = await laidTables(house, secret);
  await travelled(house, secret);
  await shoot(browser, house, secret, [...PAGES.filter(isWished), ...tables]);
} finally {
  await browser.close();
  await house.close();
}
