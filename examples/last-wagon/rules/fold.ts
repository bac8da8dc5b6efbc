import type { View } from '#kernel/game.ts';
import { afterLastWagon, afterShunting, afterTurn } from './flow.ts';
import type { Event, LastWagon } from './model.ts';

/** What is seen after an event. Everybody sees all of it, so `apply` brings the table on by it as well. */
export function fold({ table }: Pick<View<LastWagon>, 'table'>, event: Event): void {
  switch (event.is) {
    case 'wagons-shunted':
      afterShunting(table);
      table.wagons = event.wagons;
      break;
    case 'wagons-uncoupled':
      table.wagons -= event.wagons;
      table.uncoupled[event.seat as 0 | 1] += event.wagons;
      afterTurn(table, event.seat);
      break;
    case 'game-won':
      afterLastWagon(table, event.seat);
  }
}
