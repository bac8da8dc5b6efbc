import { onTestFinished } from 'vitest';
import { PROTOCOL, type SeatWish } from '#protocol/parts.ts';
import { botPool } from '../bots/bot-pool.ts';
import { noLimits } from '../limits.ts';
import { openServer, type ServerOptions } from '../open-server.ts';
import { folder } from './folder.ts';
import { newSecret, Page } from './page.ts';
import { keptAt, newPlace } from './places.ts';

/**
 * A real house on a free port of this machine, whose bots answer as soon as they can. It is closed after the test. Told nothing of where
 * things are kept, it takes a new place in what the tests' project has.
 */
export async function house(wish: Partial<ServerOptions> = {}) {
  const place = wish.databaseUrl ?? wish.dataDir ?? (wish.store ? folder() : await newPlace());
  const kept = { ...keptAt(place), ...wish };
  const limits = { ...noLimits, ...wish.limits };
  const usual = { port: 0, host: '127.0.0.1', logLevel: 'silent', bots: botPool() };
  const open = await openServer({ ...usual, ...kept, limits });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= open.close();
    return closed;
  };
  onTestFinished(close);
  const address = `http://127.0.0.1:${open.address.port}`;
  return { ...open, close, place, dataDir: kept.dataDir, address };
}

export const ME: SeatWish = { kind: 'me', name: 'Ada' };
export const OPEN: SeatWish = { kind: 'open' };
export const BOT: SeatWish = { kind: 'bot', bot: 'random' };

export function postTable(address: string, body: unknown): Promise<Response> {
  return fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Makes a table and returns its name. */
export async function makeTable(
  address: string,
  secret: string,
  seats: readonly SeatWish[] = [ME, OPEN],
): Promise<string> {
  const wish = { v: PROTOCOL, game: 'trambahn', options: {}, secret, seats };
  const answer = await postTable(address, wish);
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

/** Two players at a table whose game has begun. */
export async function twoPlayers(address: string) {
  const secrets = [newSecret(), newSecret()] as const;
  const table = await makeTable(address, secrets[0]);
  const ada = await Page.at(address, table, secrets[0]);
  const bob = await Page.at(address, table, secrets[1]);
  await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
  await Promise.all([ada.reach(1), bob.reach(1)]);
  return { table, secrets, ada, bob, players: [ada, bob] as const };
}
