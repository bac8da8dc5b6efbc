import { z } from 'zod';
import { pionniers } from '#games/pionniers/rules/index.ts';
import type { Pionniers } from '#games/pionniers/rules/model.ts';
import type { Notation } from '#testkit/known.ts';
import { type Position, positionOf } from '../positions.ts';

const train = z
  .strictObject({
    front: z.int(),
    sections: z.int(),
    crates: z.int(),
    dynamite: z.int(),
    oneDie: z.boolean(),
  })
  .partial();

/** The trains line by line, one for each seat; the first is to decide, unless `turn` says otherwise. */
const written = z
  .strictObject({
    phase: z.enum(['choose', 'strike']),
    board: z.enum(['level', 'slanted']),
    turn: z.int(),
    trains: z.array(train),
  })
  .partial()
  .required({ trains: true });

export const notation: Notation<Pionniers> = {
  seen(position) {
    const table = positionOf(written.parse(position) as Position);
    const faults = pionniers.faults({ table, hidden: {} });
    if (faults.length > 0) throw new Error(`this is no position: ${faults.join(' ')}`);
    return { table, own: {} };
  },
  part: (part) => part,
};
