import { Malformed, type Seat } from '#kernel/game.ts';
import type { Next, Order, Orders } from '#kernel/orders.ts';
import { lay } from './actions/lay.ts';
import { move } from './actions/move.ts';
import { boardOf } from './board.ts';
import { forecast } from './forecast.ts';
import type { Action, Phase, Pionniers, Table } from './model.ts';

/**
 * `throw`: what the dice are thrown for, turn after turn. `track`: to lay, until all is laid. `safe`: to move wherever no throw
 * can derail the train, and to lay where one can. `keep`: its crates are kept whenever it may strike.
 */
export type PionniersOrder = Order & ({ kind: 'throw'; for: 'track' | 'safe' } | { kind: 'keep' });

const TRACK = { kind: 'throw', for: 'track' } as PionniersOrder;
const SAFE = { kind: 'throw', for: 'safe' } as PionniersOrder;
const KEEP = { kind: 'keep' } as PionniersOrder;
const ALL: readonly PionniersOrder[] = [SAFE, TRACK, KEEP];

/** Before these there is nothing to order, and after them nothing more. */
const IN_PLAY: readonly Phase[] = ['choose', 'lay', 'move', 'strike', 'card'];

export const orders: Orders<Pionniers> = {
  parse(raw) {
    const { kind, for: what, ...rest } = raw as Record<string, unknown>;
    const found = ALL.find((order) =>
      order.kind === 'keep' ? kind === 'keep' && what === undefined : order.for === what,
    );
    if (!found || found.kind !== kind || Object.keys(rest).length > 0)
      throw new Malformed('no order');
    return found;
  },

  say(order, language) {
    const said = order as PionniersOrder;
    if (said.kind === 'keep') {
      return language === 'fr'
        ? '**Garder mes caisses** quand je pourrais en placer une'
        : '**Keep my crates** whenever I may place one';
    }
    if (said.for === 'track') {
      return language === 'fr'
        ? '**Poser de la voie** jusqu’au bout de la ligne'
        : '**Lay track** to the end of the line';
    }
    return language === 'fr'
      ? '**Avancer** quand aucun jet ne peut faire dérailler mon train, sinon poser de la voie'
      : '**Move** where no throw can derail my train, and lay track where one can';
  },

  next(table, _own, _seat, order) {
    const said = order as PionniersOrder;
    if (table.phase === 'strike') {
      return said.kind === 'keep' ? { play: [{ do: 'keep-crate' }], left: said } : 'wait';
    }
    if (table.phase !== 'choose' || said.kind === 'keep') return 'wait';
    return said.for === 'track' ? laying(table, said) : safely(table, said);
  },

  offers(table, _own, seat) {
    if (!IN_PLAY.includes(table.phase)) return [];
    const { sections } = boardOf(table.board);
    const mine = table.trains.filter((train) => train.seat === seat);
    return [
      SAFE,
      ...(mine.some((train) => train.sections < sections) ? [TRACK] : []),
      ...(mine.some((train) => train.crates > 0) ? [KEEP] : []),
    ];
  },
};

/** 4.2, 4.3: dynamite on the line is news for its owner; that all is laid is what was ordered. */
function laying(table: Table, order: Order): Next<Action> {
  const refusal = lay.check(table);
  if (!refusal) return { play: [{ do: 'lay' }], left: order };
  return refusal.rule === '4.3' && !hasMore(table) ? { play: [] } : 'lifted';
}

/** 13.1: another train of the same seat has track to lay. */
function hasMore({ trains, turn, board }: Table): boolean {
  const seat: Seat | undefined = trains[turn]?.seat;
  const { sections } = boardOf(board);
  return trains.some((train) => train.seat === seat && train.sections < sections);
}

/** 5.2, 10.1 */
function safely(table: Table, order: Order): Next<Action> {
  const mayMove = !move.check(table);
  const isSafe = mayMove && forecast(table, table.turn).every(({ kind }) => kind !== 'derail');
  if (isSafe) return { play: [{ do: 'move' }], left: order };
  return lay.check(table) ? 'lifted' : { play: [{ do: 'lay' }], left: order };
}
