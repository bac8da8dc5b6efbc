/**
 * What Lighthouse says of the pages on its phone profile: `npm run lighthouse [part of an address …]`, `/` for the front page alone. Each page is looked at
 * three times, and its best run is told: what else the machine has to do can only make a page slower. How far the middle one is from it
 * says how busy the machine was. Every figure is out of 100; times are simulated for a slow phone on a slow line. What falls short
 * of `wishOf` is marked; with `-- --hold` the command then fails. With `-- --without-performance` each page is looked at once, for
 * all that a busy machine does not change.
 */

import { globSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { games } from '#games/index.ts';
import { findBrowser } from '../scripts/browser.mjs';
import { House } from './house.ts';
import { storeTable } from './stored.ts';

const isCalm = !process.argv.includes('--without-performance');
const isHeld = process.argv.includes('--hold');
const RUNS = isCalm ? 3 : 1;
const SPEED = 'performance';
const OTHERS = ['accessibility', 'best-practices', 'seo'];
const CATEGORIES = isCalm ? [SPEED, ...OTHERS] : OTHERS;
const TIMES = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'shift',
};

const wished = process.argv.slice(2).filter((part) => !part.startsWith('--'));
/** Those that the build has drawn, a table of each game, and one of every other page. */
const drawn = globSync('dist/drawn/en/**/*.html').map((file) =>
  file.slice('dist/drawn/en'.length, -'.html'.length).replace(/^\/index$/, '/'),
);
const [{ id: first } = { id: '' }] = games;
/** One that everybody may watch. */
const FINISHED = { record: 'src/games/pionniers/rules/records/four-players.json', entries: 225 };

const house = new House();
await house.open();
const finished = await storeTable(house.dataDir, FINISHED.record, FINISHED.entries, {});
const others = [
  '/hall',
  '/daily',
  '/account',
  '/people/me',
  '/replay',
  `/replay/${finished}`,
  `/replay/${finished}/report`,
  '/deal',
  '/try/trambahn/5-2',
  `/play/setup/${first}`,
  `/play/here/${first}`,
  ...games.map(({ id }) => `/learn/${id}/1`),
];
const paths = [...drawn, ...games.map(({ id }) => `/play/solo/${id}`), ...others].filter(
  (path) =>
    wished.length === 0 ||
    wished.some((part) => (part === '/' ? path === part : path.includes(part))),
);

/** Scores of a hundred at least, and the front's first paint in milliseconds at most. Only what we have promised of a page is here. */
function wishOf(path: string): Readonly<Record<string, number>> {
  const all = Object.fromEntries(OTHERS.map((name) => [name, 100]));
  if (!isCalm) return all;
  if (drawn.includes(path)) return { ...all, [SPEED]: 95 };
  return path.startsWith('/play/solo/') ? { ...all, [SPEED]: 80 } : all;
}

const FRONT_PAINT_MS = 1500;

/** What falls short, in words. */
function missesOf(path: string, best: Result): string[] {
  const missed = Object.entries(wishOf(path)).flatMap(([name, least]) =>
    scoreOf(best, name) < least ? [`${name} ${scoreOf(best, name)} of ${least}`] : [],
  );
  const paint = best.audits['first-contentful-paint']?.numericValue;
  if (isCalm && path === '/' && paint !== undefined && paint >= FRONT_PAINT_MS)
    missed.push(`first paint ${Math.round(paint)} ms, not under ${FRONT_PAINT_MS} ms`);
  return missed;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function look(url: string): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? 'chromium',
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    const looked = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES });
    if (looked === undefined) throw new Error(`${url} was not looked at`);
    return looked.lhr;
  } finally {
    await browser.close();
  }
}

const scoreOf = ({ categories }: Result, name: string): number =>
  Math.round((categories[name]?.score ?? 0) * 100);

/** Of all runs, the best first. Gives whether the page is as it is wished. */
function tell(path: string, runs: readonly [Result, ...Result[]]): boolean {
  const [best] = runs;
  const middle = runs[Math.floor(runs.length / 2)] ?? best;
  const scores = CATEGORIES.map((name) => `${scoreOf(best, name)}`.padStart(4)).join(' ');
  const times = Object.entries(TIMES).map(
    ([audit, name]) => `${name} ${best.audits[audit]?.displayValue ?? '?'}`,
  );
  // How fast Lighthouse finds this machine: the phone is four times slower than it, whatever it is.
  times.push(`machine ${best.environment.benchmarkIndex}`);
  const calm = `   (${scoreOf(middle, SPEED)})   ${times.join(', ')}`;
  console.log(`${path.padEnd(28)} ${scores}${isCalm ? calm : ''}`);
  // What keeps a page from a hundred where it can be had.
  for (const name of OTHERS) {
    for (const { id } of best.categories[name]?.auditRefs ?? []) {
      const audit = best.audits[id];
      if (audit?.score === 0) console.log(`  ${name}: ${audit.title} (${id})`);
    }
  }
  const missed = missesOf(path, best);
  for (const one of missed) console.log(`  MISSED: ${one}`);
  return missed.length === 0;
}

let misses = 0;
try {
  console.log(
    `${''.padEnd(28)} ${CATEGORIES.join(', ')}; ${isCalm ? `the best of ${RUNS} runs, in brackets the middle one’s ${SPEED}` : 'one run'}`,
  );
  for (const path of paths) {
    const runs: Result[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await look(`${house.url}${path}`));
    const [best, ...rest] = runs.toSorted((a, b) => scoreOf(b, SPEED) - scoreOf(a, SPEED));
    if (best && !tell(path, [best, ...rest])) misses += 1;
  }
  console.log(`${paths.length} pages, ${misses} short of what is wished`);
  if (isHeld && misses > 0) process.exitCode = 1;
} finally {
  await house.close();
}
