import type { Standing, State } from '#kernel/game.ts';
import { ranked } from '#kernel/standings.ts';
import type { UnionPacific } from './model.ts';

/** 11.3, 12.3: by money; the imaginary player of a game for two takes a place, too. */
export function standings({ table, hidden }: State<UnionPacific>): Standing[] {
  const { third } = table;
  const scores = hidden.own.map(({ money }, seat) => ({ seat, score: money, breakers: [] }));
  return ranked(scores).map((standing) => ({
    ...standing,
    place: standing.place + (third !== null && third.money > standing.score ? 1 : 0),
  }));
}
