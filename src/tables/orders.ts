import { type Kind, Malformed, type Seat, type State } from '#kernel/game.ts';
import type { Next, Order } from '#kernel/orders.ts';
import type { Title } from '#kernel/title.ts';
import type { Request } from '#protocol/to-server.ts';
import type { Advance } from './advance.ts';
import { type Beside, besideWith, type OrderStored } from './beside.ts';
import { isThere } from './news.ts';
import { isPlan, parsedPlan, planNext } from './plan-order.ts';
import type { TableParts } from './playing.ts';
import { refuse } from './refusing.ts';
import type { Visitor } from './seating.ts';
import type { Along, Change, SeatStored } from './store.ts';

const KINDS = ['order', 'lift'] as const;
type OrderRequest = Extract<Request, { t: (typeof KINDS)[number] }>;

export function isOrderRequest(request: Request): request is OrderRequest {
  return (KINDS as readonly string[]).includes(request.t);
}

/** So many orders of one seat, each of another kind. */
const MOST_ORDERS = 4;

/** So many requests are remembered. */
const MOST_REMEMBERED = 8;

/** So many are played in a row before others are heard; then it goes on. */
const MOST_IN_A_ROW = 50;

/** What is to be done by an order of this seat, the one at this place among all. */
type Due = { seat: Seat; at: number; next: Exclude<Next<unknown>, 'wait'> };

/** What the orders say about this state. Nothing: whoever is to act decides. Where a bot stands in, it does. */
export function orderDue(
  title: Title<Kind>,
  state: State<Kind>,
  played: readonly SeatStored[],
  { orders, ended }: Beside,
): Due | undefined {
  if (!orders || ended) return undefined;
  for (const actor of title.game.actors(state.table)) {
    if (actor === 'chance' || played[actor]?.kind !== 'guest') continue;
    for (const [at, { seat, order, lifted }] of planFirst(orders)) {
      const next = seat === actor && !lifted ? saidBy(title, state, seat, order) : 'wait';
      if (next !== 'wait') return { seat, at, next };
    }
  }
  return undefined;
}

/** With their places. A plan says what to do step by step: what else was ordered is for where it says nothing. */
function planFirst(orders: readonly OrderStored[]): [number, OrderStored][] {
  return [...orders.entries()].toSorted(
    ([, one], [, other]) => Number(isPlan(other.order)) - Number(isPlan(one.order)),
  );
}

function saidBy(
  { game, orders }: Title<Kind>,
  state: State<Kind>,
  seat: Seat,
  order: Order,
): Next<unknown> {
  const { table } = state;
  const own = game.own(state, seat);
  if (isPlan(order)) return planNext(game, table, own, seat, order);
  return orders ? orders.next(table, own, seat, order) : 'lifted';
}

/** How a table writes. */
type Deeds = {
  keep(outcome: Advance): Promise<number>;
  change(change: Change): Promise<void>;
  lookIfShared(): Promise<void>;
};

/** H.13: what seats have told the table to do for them. */
export class Ordering {
  readonly #parts: TableParts;
  readonly #deeds: Deeds;

  constructor(parts: TableParts, deeds: Deeds) {
    this.#parts = parts;
    this.#deeds = deeds;
  }

  /** Done and stored, or refused. What was held up on its way, and was sent again and done meanwhile, does nothing when it comes. */
  async do(visitor: Visitor, request: OrderRequest): Promise<void> {
    const { seating } = this.#parts;
    const seat = seating.seatOf(visitor);
    const { id } = request;
    // What its owner did by hand before, at whatever node, does not lift what is ordered now.
    if (request.t === 'order') await this.#deeds.lookIfShared();
    if (seating.beside.ordered?.includes(id)) return;
    const orders =
      request.t === 'order' ? this.#with(seat, request.order) : this.#without(seat, request.kind);
    const { beside } = seating;
    if (orders.length === 0 && !beside.orders) return;
    const ordered = [...(beside.ordered ?? []), id].slice(-MOST_REMEMBERED);
    await this.#deeds.change({ beside: { ...withOrders(beside, orders), ordered } });
  }

  /** From now on this is played for the seat. It takes the place of one of the same kind, and of what was lifted. */
  #with(seat: Seat, raw: unknown): readonly OrderStored[] {
    const { seating, viewers } = this.#parts;
    if (viewers.status === 'waiting') refuse('waiting');
    if (viewers.status === 'over') refuse('over');
    if (seating.standInAt(seat)) refuse('stood-in');
    const order = this.#parsed(raw);
    const others = (seating.beside.orders ?? []).filter(
      (one) => one.seat !== seat || (one.order.kind !== order.kind && !one.lifted),
    );
    if (others.filter((one) => one.seat === seat).length >= MOST_ORDERS) refuse('malformed');
    return [...others, { seat, order, since: this.#parts.session.seq }];
  }

  /** Without those of this kind, or whatever the seat has ordered. */
  #without(seat: Seat, kind: string | undefined): readonly OrderStored[] {
    const { orders = [] } = this.#parts.seating.beside;
    return orders.filter(
      (one) => one.seat !== seat || (kind !== undefined && one.order.kind !== kind),
    );
  }

  /** Who acts by hand lifts what they have ordered, with that very entry. */
  byHand(seat: Seat): Pick<Along, 'beside'> {
    const { beside, version } = this.#parts.seating;
    const left = beside.orders?.filter((one) => one.seat !== seat);
    if (!left || left.length === beside.orders?.length) return {};
    return { beside: { version, beside: withOrders(beside, left) } };
  }

  has(seat: Seat): boolean {
    return this.#parts.seating.beside.orders?.some((one) => one.seat === seat) ?? false;
  }

  /** Plays what orders say, until somebody has to decide or wishes to be heard. Throws `Refusing` or `Conflict` if others have written. */
  async play(): Promise<number> {
    const { session } = this.#parts;
    for (let i = 0; i < MOST_IN_A_ROW; i++) {
      if (session.isAhead) await session.restore();
      const due = this.due();
      if (!due) break;
      await ((await this.#isByHandSince(due)) ? this.#lifted(due.at) : this.#done(due));
    }
    return session.seq;
  }

  /** What is to be done now. */
  due(): Due | undefined {
    const { session, seating } = this.#parts;
    return orderDue(session.title, session.state, seating.played, seating.beside);
  }

  /** Has its owner acted by hand where nobody had heard of the order? All entries before the one that it would make are known here. */
  async #isByHandSince({ seat, at }: Due): Promise<boolean> {
    const { session, seating } = this.#parts;
    const { since = session.seq } = seating.beside.orders?.[at] ?? {};
    if (since === session.seq) return false;
    const lines = await session.lines(since + 1, session.seq);
    return lines.some(({ actor, id }) => actor === seat && id !== undefined);
  }

  async #done({ seat, at, next }: Due): Promise<void> {
    const { session, seating } = this.#parts;
    const { orders = [] } = seating.beside;
    if (next === 'lifted') return this.#lifted(at);
    const { play, left } = next;
    const since = session.seq;
    const rest = left ? orders.with(at, { seat, order: left, since }) : orders.toSpliced(at, 1);
    if (play.length === 0) return this.#set(rest);
    const outcome = session.outcomeOf(seat, play, undefined);
    // Judged like anybody's gesture: what is not allowed any more is not tried again.
    if ('at' in outcome || session.isTurnFull(seat, play.length)) return this.#lifted(at);
    const { version, beside } = seating;
    outcome.along.beside = { version, beside: withOrders(beside, rest) };
    await this.#deeds.keep(outcome);
  }

  /** It stays to be seen until its owner has seen it. They are called. */
  async #lifted(at: number): Promise<void> {
    const { seating, viewers, ties, host } = this.#parts;
    const { orders = [] } = seating.beside;
    const one = orders[at];
    if (!one) return;
    const isHere = isThere(viewers.here | ties.elsewhere(), one.seat);
    const jobs = isHere ? {} : { notice: { due: host.now() } };
    await this.#set(orders.with(at, { ...one, lifted: true }), jobs);
  }

  #parsed(raw: unknown): Order {
    const { title } = this.#parts.session;
    if (typeof raw !== 'object' || raw === null) return refuse('malformed');
    try {
      if ((raw as Order).kind === 'plan') return parsedPlan(title.game, raw);
      return title.orders ? title.orders.parse(raw) : refuse('malformed');
    } catch (error) {
      if (error instanceof Malformed) return refuse('malformed');
      throw error;
    }
  }

  async #set(orders: readonly OrderStored[], jobs: Change['jobs'] = {}): Promise<void> {
    await this.#deeds.change({ beside: withOrders(this.#parts.seating.beside, orders), jobs });
  }
}

const withOrders = (beside: Beside, orders: readonly OrderStored[]): Beside =>
  besideWith(beside, 'orders', orders.length === 0 ? undefined : orders);
