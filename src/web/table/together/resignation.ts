import type { Seat } from '#kernel/game.ts';
import type { Live } from '../snapshot.ts';

/** H.8: who has resigned, and who has won by that: the people who have not. */
export function resignation({ aside, seats }: Pick<Live, 'aside' | 'seats'>): {
  resigned: Seat[];
  won: Seat[];
} {
  const resigned = (aside.standIns ?? []).flatMap(({ seat, why }) =>
    why === 'resigned' ? [seat] : [],
  );
  const won = seats.flatMap(({ kind }, i) =>
    kind === 'guest' && !resigned.includes(i) ? [i] : [],
  );
  return { resigned: resigned.toSorted((a, b) => a - b), won };
}
