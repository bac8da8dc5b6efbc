import { titleOf } from '#games/catalogue.ts';
import { dealFrom } from '#kernel/deal.ts';
import { PROTOCOL, type SeatWish } from '#protocol/parts.ts';
import { Refusing } from '#tables/refusing.ts';
import { Tables, type TablesHost } from '#tables/tables.ts';
import { indexedStore } from './indexed-store.ts';
import { longThought } from './long-thought.ts';
import { sweep } from './shelf.ts';
import { tellTabs } from './tabs.ts';
import { workerBots } from './worker-bots.ts';

/** The house in this browser: the same tables as on the server, over this browser's database. */
export const host: TablesHost = {
  store: {
    ...indexedStore,
    async append(id, lines, along) {
      await indexedStore.append(id, lines, along);
      tellTabs(id);
    },
  },
  bots: workerBots(longThought.tell),
  now: Date.now,
  sleep: (ms) => new Promise((wake) => setTimeout(wake, ms)),
  report(error) {
    // Another tab wrote first, and this one is about to look again.
    if (error instanceof Refusing && error.answer.why === 'stale') return;
    console.error(error);
  },
  titleOf,
  newId: () => randomHex(8),
  // Whatever is played in this browser can be dealt again, and compared.
  newSecret: () => dealFrom(randomHex(32)),
};

export const tables = new Tables(host);

/** Makes a table in this browser and returns its name. */
export async function createLocal(
  game: string,
  options: unknown,
  secret: string,
  seats: SeatWish[],
): Promise<string> {
  // Tidying must not keep anybody from playing.
  await sweep(Date.now()).catch(() => undefined);
  return tables.create({ v: PROTOCOL, game, options, secret, seats });
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
