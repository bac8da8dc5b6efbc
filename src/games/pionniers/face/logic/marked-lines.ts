import type { Event, Line, Table } from '#games/pionniers/rules/model.ts';
import type { Seat } from '#kernel/game.ts';

/** By which lines a player is marked: those of what is told of them, else all of theirs; by none before the lines are dealt. */
export function markedLines(
  { trains }: Pick<Table, 'trains'>,
  seat: Seat,
  about: readonly Event[] = [],
): readonly (Line | undefined)[] {
  const told = about.flatMap((event) =>
    'line' in event && event.seat === seat ? [event.line] : [],
  );
  const own = trains.flatMap((train, line) => (train.seat === seat ? [line] : []));
  const lines = told.length > 0 ? [...new Set(told)] : own;
  return lines.length > 0 ? lines : [undefined];
}
