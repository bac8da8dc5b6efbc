import type { Action, City, Event, Own, Table } from '#games/railroad-tycoon/rules/model.ts';
import type { OrdersGiven } from '#ui/face.ts';
import { provided } from '#ui/provided.ts';
import type { Turn } from './use-turn.ts';

/** What every panel needs: the table on show, one's own secrets, and what is asked and held. */
export type Dock = {
  table: Table;
  own: Own | undefined;
  turn: Turn;
  /** What a city is called. */
  name: (city: City) => string;
  /** In pencil: what each step of the plan brings. */
  planned: readonly (readonly Event[])[] | undefined;
  /** What this seat has drafted, while the table itself is on show. */
  draft: readonly (readonly Action[])[] | undefined;
  orders: OrdersGiven | undefined;
};

export const [DockProvider, useDock] = provided<Dock>('a panel without a board');
