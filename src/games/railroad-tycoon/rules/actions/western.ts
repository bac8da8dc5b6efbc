import type { Refusal, Seat } from '#kernel/game.ts';
import type { SeatAction } from '#kernel/play.ts';
import { scoreLines } from '../awards.ts';
import { add } from '../counts.ts';
import { WESTERN, WESTERN_CUBES } from '../data/economy.ts';
import { checkPays, endAction, ownOf } from '../flow.ts';
import {
  type ActionOf,
  type City,
  COLOURS,
  type Own,
  type RailroadTycoon,
  RED,
  type Table,
} from '../model.ts';
import { mapOf, namedCity } from '../terrain.ts';

const placeOf = (table: Table, city: City): number =>
  mapOf(table.map).western.findIndex((western) => western.city === city);

export function checkWestern(
  table: Table,
  own: Own,
  seat: Seat,
  { city }: ActionOf<'western-link'>,
): Refusal | undefined {
  if (table.options.beginner) return { rule: '18.2' };
  const place = placeOf(table, city);
  if (place < 0 || (table.western[place] as Seat) >= 0) return { rule: '14.2' };
  const owns = table.links.some(({ owner, a, b }) => owner === seat && (a === city || b === city));
  return owns ? checkPays(own, WESTERN) : { rule: '14.3' };
}

export const westernLink = {
  phases: ['act'],

  check: checkWestern,

  offer(table, own, seat, into) {
    if (own.money < WESTERN) return;
    for (const { city } of mapOf(table.map).western) {
      const action = { do: 'western-link', city } as const;
      if (!checkWestern(table, own, seat, action)) into.push(action);
    }
  },

  apply(state, seat, { city }, tell) {
    const { table } = state;
    ownOf(state, seat).money -= WESTERN;
    const cubes = openWestern(table, seat, city);
    tell?.({ is: 'western-built', seat, city: namedCity(mapOf(table.map), city), cubes });
    scoreLines(table, seat, tell);
    endAction(table, tell);
  },
} satisfies SeatAction<RailroadTycoon, 'western-link'>;

/** 14.1, 14.4: the cubes are all red, so there is nothing to draw. Gives their number. */
export function openWestern(table: Table, seat: Seat, city: City): number {
  table.western[placeOf(table, city)] = seat;
  const cubes = Math.min(WESTERN_CUBES, table.bag[RED] as number);
  add(table.bag, RED, -cubes);
  add(table.cubes, city * COLOURS + RED, cubes);
  return cubes;
}
