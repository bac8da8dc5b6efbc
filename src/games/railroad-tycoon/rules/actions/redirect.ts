import { SIDES, type Side } from '#hex/hex.ts';
import type { Refusal, Seat } from '#kernel/game.ts';
import type { SeatAction } from '#kernel/play.ts';
import { checkPays, ownOf } from '../flow.ts';
import type { Action, ActionOf, Own, RailroadTycoon, Table, Tile } from '../model.ts';
import { mapOf, namedCity, priceOf } from '../terrain.ts';
import { fromOf, hexOf, tileOf, toOf } from '../tiles.ts';
import { type Arrival, arrivalOf, checkLies, isBlocked, lastTile } from '../track.ts';
import { turnEnd } from '../track-laying.ts';
import { afterTile } from './build.ts';

const ALL_SIDES: readonly Side[] = Array.from({ length: SIDES }, (_, side) => side);

type Redirection = { tile: Tile; arrival: Arrival; price: number };

function redirectionOf(
  table: Table,
  seat: Seat,
  { link: index, to }: ActionOf<'redirect'>,
): Redirection | Refusal {
  const { build, unfinished } = table;
  if (build !== null && build.tiles > 0) return { rule: '8.9' };
  const link = unfinished[index];
  if (link?.owner !== seat) return { rule: '8.8' };
  const map = mapOf(table.map);
  if (!isBlocked(table, map, index)) return { rule: '8.6' };
  const old = lastTile(link);
  if (to === toOf(old)) return { rule: '8.11' };
  const hex = hexOf(old);
  const from = fromOf(old);
  const tile = tileOf(hex, from, to);
  const arrival = arrivalOf(table, map, seat, hex, to, index);
  const rails = (table.rails[hex] as number) & ~((1 << from) | (1 << toOf(old)));
  const refusal = checkLies(table, tile, rails, link.from, arrival);
  if (refusal) return refusal;
  // 8.10, 8.14
  const price = priceOf(map, tile, arrival.city >= 0, build?.grant ?? false);
  return { tile, arrival, price };
}

function checkRedirect(
  table: Table,
  own: Own,
  seat: Seat,
  action: ActionOf<'redirect'>,
): Refusal | undefined {
  const redirection = redirectionOf(table, seat, action);
  return 'rule' in redirection ? redirection : checkPays(own, redirection.price);
}

/** 13.8: is there a tile to redirect, whatever it costs? */
export function canRedirect(table: Table, seat: Seat): boolean {
  return table.unfinished.some((_, link) =>
    ALL_SIDES.some((to) => !('rule' in redirectionOf(table, seat, { do: 'redirect', link, to }))),
  );
}

export function offerRedirections(table: Table, own: Own, seat: Seat, into: Action[]): void {
  // 8.9
  if (table.build !== null && table.build.link >= 0) return;
  const map = mapOf(table.map);
  for (const [link, { owner }] of table.unfinished.entries()) {
    if (owner !== seat || !isBlocked(table, map, link)) continue;
    for (const to of ALL_SIDES) {
      const action = { do: 'redirect', link, to } as const;
      if (!checkRedirect(table, own, seat, action)) into.push(action);
    }
  }
}

/** 8.7, 8.9 */
export const redirect = {
  phases: ['act', 'build'],

  check: checkRedirect,

  offer: offerRedirections,

  apply(state, seat, action, tell) {
    const { table } = state;
    const redirection = redirectionOf(table, seat, action);
    const link = table.unfinished[action.link];
    if ('rule' in redirection || !link) throw new Error('nothing to redirect');
    const { tile, arrival, price } = redirection;
    ownOf(state, seat).money -= price;
    turnEnd(table, seat, action.link, tile);
    if (tell) {
      const hex = hexOf(tile);
      const [from, to] = [fromOf(tile), toOf(tile)];
      const origin = namedCity(mapOf(table.map), link.from);
      tell({ is: 'track-redirected', seat, hex, from, to, origin, price });
    }
    afterTile(table, seat, action.link, arrival, tell);
  },
} satisfies SeatAction<RailroadTycoon, 'redirect'>;
