import type { Page } from '@playwright/test';
import { lessons } from '../../src/games/trambahn/lessons/index.ts';
import { doWhatItAsks, press } from '../lesson-hands.ts';

/** What somebody does on a page before its picture is taken. */
export type Deed = (page: Page) => Promise<void>;

const card = (page: Page, is: string) => page.locator(`.learn-card[data-learn="${is}"]`);

export const wrongMove: Deed = async (page) => {
  await card(page, 'tells').waitFor();
  await press(page, 'hand:1');
  await press(page, 'col:0:1');
  await card(page, 'stops').waitFor();
};

export const refused: Deed = async (page) => {
  await card(page, 'tells').waitFor();
  await press(page, 'hand:3');
  await press(page, 'col:0:0');
  await card(page, 'stops').waitFor();
};

export const lessonEnd: Deed = async (page) => {
  await card(page, 'tells').waitFor();
  const last = lessons[0]?.stops.at(-1);
  await doWhatItAsks(page, page.locator('.learn-card'), last?.lit ?? []);
  if (last?.earned || last?.awaits.is === 'next') await page.locator('.learn-go').click();
  await card(page, 'end').waitFor();
};

export const firstWord: Deed = (page) => page.locator('.first-game').waitFor();

export const poster: Deed = async (page) => {
  await page.getByRole('button', { name: /Keep the poster|Garder l’affiche/ }).click();
  await page.locator('.poster-sheet').waitFor();
};

/** Read here, to its end. */
export const reading: Deed = (page) =>
  page.getByText(/^(?:Read: |Lecture faite)/).waitFor({ timeout: 300_000 });
