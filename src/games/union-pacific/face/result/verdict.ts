import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { ScoreProps } from '#ui/face.ts';
import { fortunesOf, placesOf } from '../logic/history.ts';
import { whoIs } from '../viewer.ts';
import type { Words } from '../words/words.ts';

/** 11.3, 11.4, 12.3: who has won; those tied have won together, the imaginary player among them. */
export function verdictOf(
  { table, names, eyes }: Pick<ScoreProps<UnionPacific>, 'table' | 'names' | 'eyes'>,
  { result }: Words,
): string {
  const fortunes = fortunesOf(table);
  const seats = table.players.length;
  const winners = placesOf(fortunes).flatMap(({ seat, place }) => (place === 1 ? [seat] : []));
  const [first, ...others] = winners;
  if (first === undefined) return '';
  const money = fortunes[first] ?? 0;
  if (others.length > 0) {
    const tied = winners.map((seat) => (seat === seats ? result.third : (names[seat] ?? '')));
    return result.tied(tied, money);
  }
  return first === seats
    ? result.thirdWon(money)
    : result.won(whoIs({ names, eyes }, first), money);
}
