import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Language } from '../../src/kernel/game.ts';
import { settled } from '../shots/settled.ts';

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** What happened is shown at its pace. */
export const SHOWN = { timeout: 60_000 };

export type Manner = { language: Language; size: keyof typeof SIZES };

/** Somebody with a new browser, and where the pictures of their way go. */
export type Walker = {
  page: Page;
  folder: string;
  shot: (name: string) => Promise<void>;
  /** Something is not as it should be: it is told, the walk goes on, and the command fails. */
  amiss: (what: string) => void;
};

export type Walk = (walker: Walker) => Promise<void>;

export async function walking(
  browser: Browser,
  way: string,
  { language, size }: Manner,
  walk: Walk,
): Promise<void> {
  const folder = join('.build', 'walks', `${way}-${language}-${size}`);
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    viewport: SIZES[size],
    hasTouch: size === 'phone',
    reducedMotion: 'reduce',
  });
  let taken = 0;
  const page = await context.newPage();
  const shot = async (name: string): Promise<void> => {
    taken += 1;
    await settled(page);
    await page.screenshot({ path: join(folder, `${`${taken}`.padStart(2, '0')}-${name}.png`) });
  };
  const amiss = (what: string): void => {
    console.log(what);
    process.exitCode = 1;
  };
  await walk({ page, folder, shot, amiss });
  await context.close();
  console.log(`${folder}: ${taken} pictures`);
}
