/**
 * Goes through what teaches, as a newcomer would, and takes a picture of each step: `npm run walks [part of a name …]`
 * writes to `.build/walks/<way>-<language>-<size>/`. The ways: `lesson-<game>`, `rules-<game>` (each rule that can be tried),
 * `newcomer-<game>` (from the front page to the end of a first game), `print-<game>` and `print-house` (the book as its reader prints it, a PDF).
 * Numbers of rules have only those tried: `rules-trambahn 3.4`.
 */
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { games } from '../../src/games/index.ts';
import type { Kind } from '../../src/kernel/game.ts';
import type { Example } from '../../src/kernel/lesson.ts';
import { House } from '../house.ts';
import { tryExample } from './example.ts';
import { throughLesson } from './lesson.ts';
import { newcomer } from './newcomer.ts';
import { printed } from './print.ts';
import { type Manner, type Walk, walking } from './walker.ts';

const isRule = (part: string): boolean => /^\d+\.\d+$/.test(part);
const wished = process.argv.slice(2).filter((part) => !isRule(part));
const rules = process.argv.slice(2).filter(isRule);

const MANNERS: readonly Manner[] = [
  { language: 'fr', size: 'phone' },
  { language: 'en', size: 'phone' },
  { language: 'fr', size: 'desk' },
  { language: 'en', size: 'desk' },
];

/** A sheet of paper is as wide whatever it is printed from. */
const ON_PAPER = MANNERS.filter(({ size }) => size === 'desk');

async function examplesOf(game: string): Promise<readonly Example<Kind>[]> {
  const { examples } = (await import(`../../src/games/${game}/lessons/examples/index.ts`)) as {
    examples: readonly Example<Kind>[];
  };
  return rules.length > 0 ? examples.filter(({ rule }) => rules.includes(rule)) : examples;
}

async function walks(browser: Browser, house: House): Promise<void> {
  const asWished = async (way: string, manners: readonly Manner[], walk: Walk): Promise<void> => {
    for (const manner of manners) {
      const name = `${way}-${manner.language}-${manner.size}`;
      if (wished.length === 0 || wished.some((part) => name.includes(part)))
        await walking(browser, way, manner, walk);
    }
  };
  for (const { id, load } of games) {
    const [lesson] = (await load.lessons?.()) ?? [];
    const ways = {
      [`lesson-${id}`]: async (walker) =>
        lesson && throughLesson(walker, `${house.url}/learn/${id}/1`, lesson),
      [`rules-${id}`]: async (walker) => {
        for (const example of await examplesOf(id))
          await tryExample(walker, house.url, id, example).catch((error: Error) =>
            // On a phone a place may be beyond the map's window; the others are tried all the same.
            walker.amiss(`${id} ${example.rule}: NOT DONE: ${error.message.split('\n')[0]}`),
          );
      },
      [`newcomer-${id}`]: async (walker) => lesson && newcomer(walker, house.url, id, lesson),
    } satisfies Record<string, Walk>;
    for (const [way, walk] of Object.entries(ways)) await asWished(way, MANNERS, walk);
  }
  for (const book of [...games.map(({ id }) => id), 'house'])
    await asWished(`print-${book}`, ON_PAPER, (walker) => printed(walker, house.url, book));
}

const house = new House();
await house.open();
const browser = await chromium.launch({
  executablePath: findBrowser() ?? 'chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await walks(browser, house);
} finally {
  await browser.close();
  await house.close();
}
