import { boardOf } from '#games/pionniers/rules/board.ts';
import type { Pionniers } from '#games/pionniers/rules/model.ts';
import type { ScoreProps } from '#ui/face.ts';
import { whoIs } from '../viewer.ts';
import type { Words } from '../words/words.ts';
import { placesOf } from './history.ts';

type Judged = Pick<ScoreProps<Pionniers>, 'table' | 'eyes' | 'names'> & { words: Words };

/** Who won, and who came next; nothing while nobody has. */
export function verdictOf({ table, eyes, names, words: { result } }: Judged): string {
  const places = placesOf(table);
  const [first] = places;
  const winner = first && table.trains[first.line];
  if (!first || !winner || winner.front < boardOf(table.board).spaces) return '';
  const won = result.won(whoIs({ names, eyes }, winner.seat), first.line);
  // The winner's other train is nobody who came next.
  const second = places.find(({ line }) => table.trains[line]?.seat !== winner.seat);
  const next = second && table.trains[second.line];
  if (!next) return won;
  const line = table.twoTrains ? second.line : undefined;
  return `${won} ${result.by(whoIs({ names, eyes }, next.seat), winner.front - next.front, line)}`;
}
