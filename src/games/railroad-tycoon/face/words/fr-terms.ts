import type { Colour } from '#games/railroad-tycoon/rules/model.ts';
import { listOf } from '#ui/phrases.ts';
import type { Who } from './words.ts';

/** Small words that many sentences are made of. */

const CUBES = ['rouge', 'jaune', 'bleu', 'noir', 'pourpre', 'gris'] as const;
const CITIES = ['rouge', 'jaune', 'bleue', 'noire', 'pourpre', 'grise'] as const;
const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'] as const;
/** A number stays with what it counts. */
const HARD = '\u00a0';

export const colour = (of: Colour): string => CUBES[of] ?? '';
export const cityColour = (of: Colour): string => CITIES[of] ?? '';
export const money = (thousands: number): string =>
  thousands === 0 ? `0${HARD}$` : `${thousands}\u202f000${HARD}$`;
export const count = (n: number, one: string, many = `${one}s`): string =>
  `${n}${HARD}${n < 2 ? one : many}`;
export const spelt = (n: number): string => NUMBERS[n] ?? `${n}`;
export const me = (who: Who): string => (who.you ? 'vous' : who.name);
export const points = (n: number): string => (n < 0 ? `−${count(-n, 'point')}` : count(n, 'point'));

export const list = (parts: readonly string[], word: 'et' | 'ou' = 'et'): string =>
  listOf(parts, word);

/** From the east, against the clock. */
const SIDES = [
  'l’est',
  'le nord-est',
  'le nord-ouest',
  'l’ouest',
  'le sud-ouest',
  'le sud-est',
] as const;

export const towards = (side: number): string => `vers ${SIDES[side] ?? ''}`;
