import type { Refusal, Seat } from '#kernel/game.ts';
import type { SeatAction } from '#kernel/play.ts';
import { discard } from '../awards.ts';
import { CARDS } from '../data/cards.ts';
import { CUBES_ADDED } from '../data/economy.ts';
import { afterCard, askForCubes, beginBuilding, endAction, playerOf } from '../flow.ts';
import { effectOf, GRANT, has } from '../held.ts';
import type { Action, ActionOf, Card, RailroadTycoon, Table } from '../model.ts';
import { mapOf, namedCity } from '../terrain.ts';
import { canLay } from './build.ts';
import { canRedirect } from './redirect.ts';
import { canUrbanise } from './urbanise.ts';

const TAKINGS: readonly ActionOf<'take-card'>[] = CARDS.map((_, card) => ({
  do: 'take-card',
  card,
}));
const GROWTHS: Action[] = [];
const ANNOUNCE: Action = { do: 'announce-grant' };

export function checkTakeCard(table: Table, { card }: ActionOf<'take-card'>): Refusal | undefined {
  if (!table.show.includes(card)) return { rule: '12.2' };
  if (CARDS[card]?.sign === 'circle') return { rule: '12.3' };
  if (effectOf(card).is === 'industry' && !canUrbanise(table)) return { rule: '13.4' };
  return undefined;
}

/** 12.4 to 12.7 */
export const takeCard = {
  phases: ['act'],

  check: (table, _own, _seat, action) => checkTakeCard(table, action),

  offer(table, _own, _seat, into) {
    for (const take of TAKINGS) if (!checkTakeCard(table, take)) into.push(take);
  },

  apply({ table }, seat, { card }, tell) {
    receive(table, seat, card);
    tell?.({ is: 'card-taken', seat, card });
    afterCard(table, effectOf(card).is, tell);
  },
} satisfies SeatAction<RailroadTycoon, 'take-card'>;

/** A card with a red cross is used at once; others are kept. */
export function receive(table: Table, seat: Seat, card: Card): void {
  discard(table, card);
  switch (effectOf(card).is) {
    case 'growth':
    case 'industry':
      break;
    case 'executive':
      // 13.5
      table.actions += 2;
      break;
    default:
      playerOf(table, seat).cards.push(card);
  }
}

/** 13.1 */
export const growCity = {
  phases: ['growth'],

  /** 21.7 */
  check: ({ colours }, _own, _seat, { city }) =>
    city < colours.length ? undefined : { rule: '21.7' },

  offer({ colours }, _own, _seat, into) {
    for (let city = 0; city < colours.length; city++) {
      let action = GROWTHS[city];
      if (!action) {
        action = { do: 'grow-city', city };
        GROWTHS[city] = action;
      }
      into.push(action);
    }
  },

  apply({ table }, seat, { city }, tell) {
    tell?.({ is: 'city-grown', seat, city: namedCity(mapOf(table.map), city) });
    askForCubes(table, city, CUBES_ADDED);
    endAction(table, tell);
  },
} satisfies SeatAction<RailroadTycoon, 'grow-city'>;

function checkGrant(table: Table, seat: Seat): Refusal | undefined {
  if (!has(table, seat, GRANT)) return { rule: '13.7' };
  const canBuild = canLay(table, seat) || canRedirect(table, seat);
  return canBuild ? undefined : { rule: '13.8' };
}

export const announceGrant = {
  phases: ['act'],

  check: (table, _own, seat) => checkGrant(table, seat),

  offer(table, _own, seat, into) {
    if (!checkGrant(table, seat)) into.push(ANNOUNCE);
  },

  apply({ table }, seat, _action, tell) {
    spendGrant(table, seat);
    tell?.({ is: 'grant-announced', seat });
  },
} satisfies SeatAction<RailroadTycoon, 'announce-grant'>;

/** 13.6, 13.8, 13.20 */
export function spendGrant(table: Table, seat: Seat): void {
  const cards: Card[] = playerOf(table, seat).cards;
  cards.splice(cards.indexOf(GRANT), 1);
  table.build = { link: -1, tiles: 0, grant: true };
  beginBuilding(table);
}
