/**
 * What a screen reader hears over a whole turn of each game, played by keys, and at the first stops of a lesson: `npm run
 * transcripts [game|lesson]` after `vite build`. Written into `docs/transcripts/<game>.<language>.txt`, to be read by a person: the page from top to
 * bottom, then each key with what it made the table say and where the focus went.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { House } from './house.ts';
import { becomeGuest, newSecret, storeTable } from './stored.ts';
import { Reader } from './transcript-reader.ts';

const LANGUAGES = { en: 'en-GB', fr: 'fr-FR' } as const;

/** A recorded game of which somebody plays the next turn, and by which keys. */
type Turn = { record: string; upTo: number; play: (reader: Reader) => Promise<void> };

const TURNS: Readonly<Record<string, Turn>> = {
  trambahn: {
    record: 'src/games/trambahn/rules/records/reshuffle.json',
    upTo: 157,
    play: async (reader) => {
      for (let card = 0; card < 2; card++) {
        await reader.tabTo('[data-piece^="hand:"]');
        await reader.press('Enter', 'Tab', 'Enter');
      }
      for (let step = 0; step < 2; step++) {
        await reader.tabTo('[data-lever]');
        await reader.press('Enter');
      }
      await reader.tabTo('[data-piece^="hand:"]');
      await reader.press('Enter', 'Enter');
    },
  },
  pionniers: {
    record: 'src/games/pionniers/rules/records/four-players.json',
    upTo: 147,
    play: async (reader) => {
      await reader.tabTo('[data-stop]');
      await reader.press('Enter', 'ArrowRight', 'ArrowRight', 'Escape', 'm');
      await reader.tabTo('[data-pick], [data-place]');
      await reader.press('ArrowRight', 'ArrowRight', 'Enter');
    },
  },
  'union-pacific': {
    record: 'src/games/union-pacific/rules/records/four-players.json',
    upTo: 203,
    play: async (reader) => {
      await reader.tabTo('[data-stop]');
      await reader.press('Enter', 'Escape');
      await reader.tabTo('[data-piece^="track:"]');
      await reader.press('Enter', 'Enter', 'ArrowRight', 'Enter', 'Enter');
      await reader.tabTo('[data-piece^="display:"]');
      await reader.press('ArrowRight', 'Enter', 'Enter');
    },
  },
  'railroad-tycoon': {
    record: 'src/games/railroad-tycoon/rules/records/four-players.json',
    upTo: 239,
    play: async (reader) => {
      await reader.tabTo('[data-stop]');
      await reader.press('ArrowRight', 'ArrowRight', 'Escape');
      await reader.press('d', 'ArrowDown', 'Enter', 'Enter', 'Enter');
      await reader.press('e', 'Enter');
      await reader.press('b', 'Escape', 'e', 'Enter');
    },
  },
};

type Listening = { house: House; browser: Browser };
type Language = keyof typeof LANGUAGES;

/** One game in one language, from its welcome to the end of the turn. */
async function transcribe(
  { house, browser }: Listening,
  game: string,
  language: Language,
): Promise<void> {
  const { record, upTo, play } = TURNS[game] as Turn;
  const secret = newSecret();
  const table = await storeTable(house.dataDir, record, upTo, { 0: secret });
  const context = await contextIn(browser, language);
  await becomeGuest(context, secret);
  const reader = await Reader.at(context, `${house.url}/t/${table}`);
  await reader.readPage();
  await reader.press('s');
  await play(reader);
  await reader.press('s');
  write(`${game}.${language}`, reader);
  await context.close();
}

/** The first stops of a lesson by Enter, and a card that it did not ask for. */
async function transcribeLesson({ house, browser }: Listening, language: Language): Promise<void> {
  const context = await contextIn(browser, language);
  const reader = await Reader.at(context, `${house.url}/learn/trambahn/1`);
  await reader.readPage();
  await reader.press('Enter', 'Enter', 'Enter', 'Enter', 'Enter');
  await reader.tabTo('[data-piece^="hand:"]');
  await reader.press('ArrowRight', 'Enter', 'Enter', 'Escape', 'Escape');
  write(`lesson.${language}`, reader);
  await context.close();
}

const contextIn = (browser: Browser, language: Language): Promise<BrowserContext> =>
  browser.newContext({
    locale: LANGUAGES[language],
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });

function write(name: string, { text }: Reader): void {
  const folder = join(import.meta.dirname, '..', 'docs', 'transcripts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.txt`), text);
  console.log(`docs/transcripts/${name}.txt`);
}

const [wanted] = process.argv.slice(2);
const house = new House();
await house.open();
const browser = await chromium.launch({
  executablePath: findBrowser() ?? 'chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const game of Object.keys(TURNS).filter((one) => wanted === undefined || one === wanted)) {
    for (const language of ['en', 'fr'] as const) {
      await transcribe({ house, browser }, game, language);
    }
  }
  if (wanted === undefined || wanted === 'lesson') {
    for (const language of ['en', 'fr'] as const)
      await transcribeLesson({ house, browser }, language);
  }
} finally {
  await browser.close();
  await house.close();
}
