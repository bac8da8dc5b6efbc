import type { HallRow } from '#protocol/hall.ts';
import type { HallWords } from '../words/hall/messages.ts';

/** What came of a game that is over: in large who did how well, in small who won. Whoever looks is "you". */
export function resultWords(
  row: Pick<HallRow, 'mine' | 'seats' | 'ended' | 'places'>,
  names: readonly string[],
  { arrivals, together, you }: Pick<HallWords, 'arrivals' | 'together' | 'you'>,
): { large: string; small: string } {
  const { mine, seats, ended, places = [] } = row;
  // Whoever held several seats has to be told which of them did what.
  const own = mine.length === 1 ? mine[0] : undefined;
  const ordered = places.toSorted((one, other) => one.place - other.place);
  if (ordered.length === 0) {
    return {
      large: together(names),
      small: ended?.why === 'agreed' ? arrivals.stopped : arrivals.over,
    };
  }
  const winners = ordered.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const others = winners.filter((seat) => seat !== own).map((seat) => names[seat] ?? '');
  const won = winners.some((seat) => seat === own) ? arrivals.youWon(others) : arrivals.won(others);
  const small = ended?.why === 'resigned' ? arrivals.byResigning(won) : won;
  const mineAt = ordered.find(({ seat }) => seat === own);
  if (mineAt && seats.length > 2) {
    return { large: arrivals.place(mineAt.place, seats.length), small };
  }
  const large = ordered.map(({ seat, score }) => {
    const name = seat === own ? you : (names[seat] ?? '');
    return score === undefined ? name : arrivals.scored(name, score);
  });
  return { large: arrivals.row(large), small };
}
