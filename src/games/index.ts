import type { Manifest } from './manifest.ts';
import { pionniers } from './pionniers/manifest.ts';
import { railroadTycoon } from './railroad-tycoon/manifest.ts';
import { trambahn } from './trambahn/manifest.ts';
import { unionPacific } from './union-pacific/manifest.ts';

/** The catalogue: every game of the house, in the order it is shown. No other file outside a game's folder names one. */
export const games: readonly Manifest[] = [trambahn, pionniers, unionPacific, railroadTycoon];
