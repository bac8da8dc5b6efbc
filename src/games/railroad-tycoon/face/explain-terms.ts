import type { City, Table } from '#games/railroad-tycoon/rules/model.ts';
import type { Refusal, Seat } from '#kernel/game.ts';
import { seats } from '#ui/palettes.ts';
import { colourOf } from './viewer.ts';
import type { Why } from './words/why-words.ts';

/** What an answer is made of. */
export type Asked = {
  rule: string;
  params?: Refusal['params'];
  table: Table;
  why: Why;
  name: (city: City) => string;
};

/** A company by the letter on its signal board: who explains is not told the names. */
export const letterOf = (seat: Seat): string =>
  seats.find(({ id }) => id === colourOf(seat))?.letter ?? `${seat + 1}`;
