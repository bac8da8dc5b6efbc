import { z } from 'zod';
import type { Kind, Seat } from '#kernel/game.ts';

/**
 * A known position: one about which there is no doubt, so that it tells whoever does not know the game well. Each is a file:
 * what lies on the table, which seat is to decide, what is best there or what is a blunder, and a sentence why.
 */
export type KnownPosition = {
  readonly why: string;
  readonly seat: Seat;
  /** In the words of its game. */
  readonly position: unknown;
} & (
  | { readonly best: readonly Part[]; readonly blunders?: undefined }
  | { readonly blunders: readonly Part[]; readonly best?: undefined }
);

/** Some part of an action, or all of it: every action that has it is meant. */
export type Part = { readonly do: string; readonly [field: string]: unknown };

/** How a game's files are read. */
export type Notation<K extends Kind> = {
  /** What a seat sees of a position; refused if it is none, or if something in it has no meaning. */
  seen(position: unknown, seat: Seat): Seen<K>;
  /** A part of an action, as the rules write it. */
  part(written: Part): Part;
  /** Bots by name that think only a part of their budget where the positions are tried in every run of the tests. */
  hurried?: Readonly<Record<string, number>>;
};

export type Seen<K extends Kind> = { table: K['table']; own: K['own'] };

const parts = z.array(z.looseObject({ do: z.string() })).min(1);
const said = { why: z.string().min(20), seat: z.int().min(0), position: z.looseObject({}) };
const file = z.union([
  z.strictObject({ ...said, best: parts }),
  z.strictObject({ ...said, blunders: parts }),
]);

/** One file, its actions as the rules write them. */
export function parseKnown(text: string, { part }: Pick<Notation<Kind>, 'part'>): KnownPosition {
  const known = file.parse(JSON.parse(text));
  return 'best' in known
    ? { ...known, best: known.best.map(part) }
    : { ...known, blunders: known.blunders.map(part) };
}

/** Is an action what is best there, or at least no blunder? */
export function isRight({ best, blunders }: KnownPosition, action: unknown): boolean {
  return best ? best.some(isPartOf(action)) : !blunders.some(isPartOf(action));
}

export const isPartOf =
  (action: unknown) =>
  (part: Part): boolean => {
    const whole = action as Readonly<Record<string, unknown>>;
    return Object.entries(part).every(([key, value]) => `${whole[key]}` === `${value}`);
  };
