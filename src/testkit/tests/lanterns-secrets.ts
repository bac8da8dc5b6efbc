import type { Eyes, Seat, State, View } from '#kernel/game.ts';
import { type Rng, takeAtRandom } from '#kernel/rng.ts';
import { type Event, KINDS, type Lanterns, next, type Table, UNSTAKED } from './lanterns-rules.ts';

/** What the seat does not see goes back into the bag, and everybody else draws from it again. */
export function imagine(table: Table, own: Lanterns['own'], seat: Seat, rng: Rng): State<Lanterns> {
  const seen = [...table.played.flat(), ...own.hand, ...own.buried];
  const copies = (seen.length + table.bag + unseenCount(table, seat)) / KINDS;
  const bag = Array.from(
    { length: KINDS },
    (_, kind) => copies - seen.filter((c) => c === kind).length,
  );
  const draw = (mine: readonly number[]) => (count: number, other: Seat) =>
    other === seat ? [...mine] : takeAtRandom(bag, count, rng);
  const hands = table.hands.map(draw(own.hand));
  const buried = table.buried.map(draw(own.buried));
  return { table: structuredCopy(table), hidden: { bag, hands, buried } };
}

function unseenCount({ hands, buried }: Table, seat: Seat): number {
  let count = 0;
  for (const other of hands.keys()) {
    if (other !== seat) count += (hands[other] as number) + (buried[other] as number);
  }
  return count;
}

export function structuredCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

export function shown(event: Event, eyes: Eyes): Event {
  if (event.is === 'staked' || event.is === 'played' || event.seat === eyes) return event;
  return { is: event.is, seat: event.seat };
}

export function fold({ table, own }: View<Lanterns>, event: Event, eyes: Eyes): void {
  const { seat } = event;
  if (event.is === 'staked') table.stakes[seat] = event.points;
  else {
    table.hands[seat] = (table.hands[seat] as number) + (event.is === 'dealt' ? 1 : -1);
    if (event.is === 'dealt') table.bag--;
    else table.last = seat;
    if (event.is === 'played') table.played[seat]?.push(event.card);
    if (event.is === 'buried') table.buried[seat] = (table.buried[seat] as number) + 1;
    if (own && seat === eyes && event.card !== undefined) foldOwn(own, event.is, event.card);
  }
  if (!table.stakes.includes(UNSTAKED)) table.at = next(table);
}

function foldOwn(own: Lanterns['own'], is: Event['is'], card: number): void {
  if (is === 'dealt') own.hand.push(card);
  else own.hand.splice(own.hand.indexOf(card), 1);
  if (is === 'buried') own.buried.push(card);
}
