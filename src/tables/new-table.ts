import type { SeatWish, TableWish } from '#protocol/parts.ts';
import { type Beside, besideAtFirst } from './beside.ts';
import { refuse } from './refusing.ts';
import { nameBeside } from './seat-requests.ts';
import { Conflict, type SeatStored } from './store.ts';
import type { TablesHost } from './tables.ts';

/** What a table is made with. */
type Maker = Pick<TablesHost, 'titleOf' | 'bots' | 'newId' | 'newSecret' | 'now' | 'store'>;

/**
 * Makes a table, whose host is this holder, and returns its name; `more`: what is so beside its log from the beginning. Throws
 * `Refusing` or `Malformed` if it cannot be.
 */
export async function newTable(
  host: Maker,
  wish: TableWish,
  holder: string,
  more: Pick<Beside, 'daily'> = {},
): Promise<string> {
  const { game } = (await host.titleOf(wish.game)) ?? refuse('malformed');
  const [least, most] = game.seats;
  if (wish.seats.length < least || wish.seats.length > most) refuse('malformed');
  const options = game.parseOptions(wish.options);
  const seated = (one: SeatWish, others: readonly SeatStored[]): SeatStored => {
    switch (one.kind) {
      case 'open':
        return { kind: 'open' };
      case 'me':
        return { kind: 'guest', name: nameBeside(others, one.name), holder };
      case 'bot':
        if (!host.bots.has(game.id, one.bot)) refuse('malformed');
        return { kind: 'bot', bot: one.bot, name: one.bot };
    }
  };
  const seats: SeatStored[] = [];
  for (const one of wish.seats) seats.push(seated(one, seats));
  const [id, at, secret] = [host.newId(), host.now(), host.newSecret()];
  const header = { id, game: game.id, rules: game.rules, options, secret, at, host: holder };
  await host.store.create(wish.pace ? { ...header, pace: wish.pace } : header, seats, {
    ...besideAtFirst(wish),
    ...more,
  });
  return id;
}

/** H.15: a journey with the train of a day, whose name, secret and rules were settled before its table is made. */
export type Journey = { table: string; secret: string; rules: number; day: string };

/** Makes the table of a journey, or finds that it is made. */
export async function newJourney(
  host: Omit<Maker, 'newId' | 'newSecret'>,
  wish: TableWish,
  holder: string,
  { table, secret, rules, day }: Journey,
): Promise<void> {
  const asSettled: Maker = {
    ...host,
    newId: () => table,
    newSecret: () => secret,
    titleOf: (game) => host.titleOf(game, rules),
  };
  await newTable(asSettled, wish, holder, { daily: day }).catch((error: unknown) => {
    if (!(error instanceof Conflict)) throw error;
  });
}
