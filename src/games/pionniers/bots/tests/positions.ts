import { LEVEL } from '#games/pionniers/rules/data/lines.ts';
import type { Table, Train } from '#games/pionniers/rules/model.ts';
import { newTrain, setup } from '#games/pionniers/rules/setup.ts';

export type Position = Partial<Omit<Table, 'trains'>> & { trains: Partial<Train>[] };

/** A position of one train each, in the turn of the first. What is not said of a train is as at its beginning. */
export function positionOf({ trains, ...rest }: Position): Table {
  const options = { board: 'level', lines: 'in-order', twoTrains: false } as const;
  const { table } = setup(trains.length, options);
  const crates = trains.filter(({ dynamite }) => dynamite).length;
  return {
    ...table,
    phase: 'choose',
    turns: 1,
    order: trains.map((_, line) => line),
    trains: trains.map((train, seat) => {
      const full = { ...newTrain(seat), ...train };
      return { ...full, slow: full.slow || full.front > LEVEL.slowAfter };
    }),
    gone: 5 * trains.length - crates - trains.reduce((sum, { crates: own = 5 }) => sum + own, 0),
    ...rest,
  };
}
