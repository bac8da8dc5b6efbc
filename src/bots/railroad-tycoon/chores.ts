import { offerDeliveries } from '#games/railroad-tycoon/actions/deliver.ts';
import type { Action, RailroadTycoon } from '#games/railroad-tycoon/model.ts';
import { cheapestRoute } from '#games/railroad-tycoon/routes.ts';
import type { Chore } from '../chore.ts';

/** Long enough for two actions. */
const TILES = 8;

export const chores: readonly Chore<RailroadTycoon>[] = [
  {
    name: 'allDeliveries',
    label: 'all deliveries of a seat, late',
    work(table, seat) {
      const deliveries: Action[] = [];
      offerDeliveries(table, seat, deliveries);
      return 1;
    },
  },
  {
    name: 'cheapestRoute',
    label: 'cheapest route between two cities, late',
    work(table, seat) {
      const { length } = table.colours;
      for (let to = 1; to < length; to++) cheapestRoute(table, seat, (seat + to) % length, TILES);
      return length - 1;
    },
  },
];
