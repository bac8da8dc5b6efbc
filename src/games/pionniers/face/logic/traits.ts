import { boardOf } from '#games/pionniers/rules/board.ts';
import { type Line, SECTIONS_TO_START, type Table, TRAIN } from '#games/pionniers/rules/model.ts';

/** What there is to say about a train beside where it stands, the most pressing first. */
export type Trait =
  | { is: 'won' }
  | { is: 'turn'; you: boolean }
  | { is: 'strikes'; you: boolean }
  | { is: 'misses'; turns: number }
  | { is: 'engine'; spaces: number }
  | { is: 'dynamite'; spaces: number }
  | { is: 'signal' }
  | { is: 'start'; sections: number }
  | { is: 'one-die' }
  | { is: 'slow' }
  | { is: 'leads' };

export function traitsOf(table: Table, line: Line, eyes: unknown): Trait[] {
  const train = table.trains[line];
  if (train === undefined) return [];
  const { front, engine, dynamite, signal, sections, slow, oneDie, missing, seat } = train;
  const traits: Trait[] = [];
  const you = seat === eyes;
  const over = table.phase === 'over';
  if (front >= boardOf(table.board).spaces) traits.push({ is: 'won' });
  else if (table.phase === 'strike' && table.striker === line) traits.push({ is: 'strikes', you });
  else if (!over && table.turn === line) traits.push({ is: 'turn', you });
  if (missing > 0) traits.push({ is: 'misses', turns: missing });
  if (engine > 0) traits.push({ is: 'engine', spaces: front - TRAIN - engine });
  if (dynamite > 0) traits.push({ is: 'dynamite', spaces: dynamite - front });
  if (signal > 0) traits.push({ is: 'signal' });
  if (front === 0 && sections < SECTIONS_TO_START) {
    traits.push({ is: 'start', sections: SECTIONS_TO_START - sections });
  }
  if (slow) traits.push({ is: 'slow' });
  else if (oneDie) traits.push({ is: 'one-die' });
  if (leadersOf(table).includes(line)) traits.push({ is: 'leads' });
  return traits;
}

/** Who is ahead; nobody, while all stand level. */
export function leadersOf({ trains }: Table): Line[] {
  const most = Math.max(0, ...trains.map(({ front }) => front));
  const ahead = trains.flatMap(({ front }, line) => (front === most ? [line] : []));
  return ahead.length === trains.length ? [] : ahead;
}
