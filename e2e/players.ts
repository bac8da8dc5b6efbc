import type { Page } from '@playwright/test';
import { playOn as playPionniers } from './pionniers-player.ts';
import { playOn as playTrambahn } from './player.ts';
import { playOn as playTycoon } from './railroad-tycoon-player.ts';
import { playOn as playPacific } from './union-pacific-player.ts';

type Play = (page: Page, until: () => Promise<boolean>) => Promise<void>;

/** Somebody who plays each game through the page, by its id. */
export const PLAYERS: Readonly<Record<string, Play>> = {
  trambahn: playTrambahn,
  pionniers: playPionniers,
  'union-pacific': playPacific,
  'railroad-tycoon': (page, until) => playTycoon(page, until),
};
