import { commitmentTo } from '#kernel/chance.ts';
import { exportRecord, type GameRecord } from '#kernel/record.ts';
import type { Course } from './course.ts';
import type { SeatStored } from './store.ts';

/** The whole game as a file. Only for a game that is over: it tells everything. */
export function recordOf(
  { header, log, title }: Course,
  seats: readonly SeatStored[],
): GameRecord<unknown> {
  return exportRecord(title.game, {
    options: header.options,
    seats: seats.map((seat) => ({
      name: seat.kind === 'open' ? '' : seat.name,
      ...(seat.kind === 'bot' ? { bot: seat.bot } : {}),
    })),
    commitment: commitmentTo(header.secret),
    secret: header.secret,
    log: log.map(({ id: _, ...entry }) => entry),
  });
}
