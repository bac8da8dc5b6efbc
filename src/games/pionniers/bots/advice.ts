import type { Adviser, Proposal } from '#bots/advice.ts';
import type { Pionniers } from '#games/pionniers/rules/model.ts';
import { play } from '#games/pionniers/rules/play.ts';
import { partsAfter } from './parts.ts';
import { playOut } from './play-out.ts';

/** Weighs laying against moving, and every place for a crate. Games are short: each try goes to the end. */
export const adviser: Adviser<Pionniers> = (table, own, seat) => ({
  proposals: play
    .choices(table, own, seat)
    .map((action) => ({ actions: [action], parts: partsAfter(table, seat, action) }))
    .toSorted((a, b) => worthOf(b) - worthOf(a)),
  playOut,
  tries: { first: 100, most: 3000 },
});

const worthOf = ({ parts }: Proposal<Pionniers>): number =>
  Object.values(parts).reduce((sum, part) => sum + part, 0);
