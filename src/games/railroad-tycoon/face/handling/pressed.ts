import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import type { Pressed } from '#ui/handling/outcome.ts';
import { closedOf } from '../logic/closed.ts';
import { deedOf } from './deed.ts';
import { askOf, EMPTY, freshOf, type Held, heldFor, lessThan } from './held.ts';
import { type After, type Here, type Press, type PressOn, refusedIf, seatOf } from './press.ts';
import {
  endsAt,
  pressedGrant,
  pressedGround,
  pressedStart,
  pressedTile,
  pressedTurn,
} from './pressed-building.ts';
import { pressedCity } from './pressed-city.ts';
import { pressedCube, pressedGoods } from './pressed-delivering.ts';

/** What a press makes of what is held. */
export const pressed: Pressed<RailroadTycoon, Held, Press> = (held, press, here) => {
  switch (press.on) {
    case 'mode':
      return pressedMode(held, press, here);
    case 'city':
      return press.byKeys && endsAt(held, press.city, here)
        ? pulled(held, here)
        : pressedCity(held, press.city, here);
    case 'cube':
      return pressedCube(held, press, here) ?? pressedCity(held, press.city, here);
    case 'tile':
      return pressedTile(held, press, here);
    case 'ground':
      return pressedGround(held, press, here);
    case 'start':
      return pressedStart(held, press);
    case 'turn':
      return pressedTurn(held, press);
    case 'grant':
      return pressedGrant(held, press);
    case 'goods':
      return pressedGoods(held, press, here);
    case 'route':
      return { held: { ...held, route: press.route } };
    case 'colour':
      return { held: { ...held, colour: other(press.colour, held.colour) } };
    case 'card':
      return pressedCard(held, press, here);
    case 'shares':
      return { held: { ...held, extra: Math.max(0, press.extra) } };
    case 'amount':
      return { held: { ...held, bid: press.bid } };
    case 'bid':
      return { held, deed: [{ do: 'bid', amount: press.amount }] };
    case 'pass':
      return { held, deed: [{ do: 'pass' }] };
    case 'lever':
      return pulled(held, here);
    case 'back':
      return { held: lessThan(held, freshOf(here.table, askOf(here.table)).plan) ?? held };
  }
};

/** Pressed again, it is let go of. */
const other = (one: number, now: number | undefined): number | undefined =>
  one === now ? undefined : one;

function pressedMode(held: Held, { mode }: PressOn<'mode'>, here: Here): After {
  const { table, eyes, check } = here;
  const ask = askOf(table);
  const closed =
    mode === 'share' || mode === 'decline' ? undefined : closedOf(mode, table, seatOf(eyes), check);
  if (closed?.action) return refusedIf(held, closed.action, here);
  if (held.mode === mode) return { held: EMPTY };
  const plan = mode === 'build' ? freshOf(table, ask).plan : undefined;
  return { held: { ...EMPTY, mode, plan } };
}

function pressedCard(held: Held, { card }: PressOn<'card'>, here: Here): After {
  const no = refusedIf(held, { do: 'take-card', card }, here);
  if (no.refused) return no;
  const now = held.mode === 'card' ? held.card : undefined;
  return { held: heldFor(held, 'card', { card: other(card, now) }) };
}

/** The lever does what has been chosen; while something is missing, nothing. */
function pulled(held: Held, { table, own, eyes }: Here): After {
  const deed = own && deedOf(table, own, seatOf(eyes), askOf(table), held);
  return deed ? { held, deed: deed.actions } : { held };
}
