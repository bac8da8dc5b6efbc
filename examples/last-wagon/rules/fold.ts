import type { View } from '#kernel/game.ts';
import type { Event, LastWagon } from './model.ts';

/** What is seen after an event. Everybody sees all of it, so `apply` brings the table on by it as well. */
export function fold({ table }: Pick<View<LastWagon>, 'table'>, event: Event): void {
  switch (event.is) {
    case 'wagons-shunted':
      table.phase = 'turns';
      table.wagons = event.wagons;
      break;
    case 'wagons-uncoupled':
      table.wagons -= event.wagons;
      table.uncoupled[event.seat as 0 | 1] += event.wagons;
      table.turn = 1 - event.seat;
      break;
    case 'game-won':
      table.phase = 'over';
      table.turn = event.seat;
  }
}
