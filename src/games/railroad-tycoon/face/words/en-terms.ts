import type { Colour } from '#games/railroad-tycoon/rules/model.ts';
import { listOf } from '#ui/phrases.ts';
import type { Who } from './words.ts';

/** Small words that many sentences are made of. */

const COLOURS = ['red', 'yellow', 'blue', 'black', 'purple', 'grey'] as const;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

export const colour = (of: Colour): string => COLOURS[of] ?? '';
export const money = (thousands: number): string => (thousands === 0 ? '$0' : `$${thousands},000`);
export const count = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${n === 1 ? one : many}`;
export const spelt = (n: number): string => NUMBERS[n] ?? `${n}`;
export const me = (who: Who): string => (who.you ? 'you' : who.name);
export const points = (n: number): string => (n < 0 ? `−${count(-n, 'point')}` : count(n, 'point'));

export const list = (parts: readonly string[], word: 'and' | 'or' = 'and'): string =>
  listOf(parts, word);

/** From the east, against the clock. */
const SIDES = ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'] as const;

export const towards = (side: number): string => `to the ${SIDES[side] ?? ''}`;
