import type { Standing, State } from '#kernel/game.ts';
import { ranked } from '#kernel/standings.ts';
import type { Pionniers } from './model.ts';

/** 12.3: whose train is home has won; the others stand as far as their best train. */
export function standings({ table }: State<Pionniers>): Standing[] {
  return ranked(
    table.throws.map((_, seat) => {
      const fronts = table.trains.filter((train) => train.seat === seat).map(({ front }) => front);
      return { seat, score: Math.max(0, ...fronts), breakers: [] };
    }),
  );
}
