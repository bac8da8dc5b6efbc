import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Manifest } from '#games/manifest.ts';
import type { Seat } from '#kernel/game.ts';
import { type GameRecord, parseRecord, recordUnder } from '#kernel/record.ts';
import { PROTOCOL, type SeatWish, type TableWish } from '#protocol/parts.ts';
import type { ToClient } from '#protocol/to-client.ts';
import { markOf } from '#tables/tables.ts';
import type { Holder } from './callers.ts';
import { Client, type Doors } from './client.ts';
import type { Counts, Faults } from './counts.ts';
import { TableLedger } from './ledger.ts';
import { type Engine, type Manner, play } from './play.ts';
import { tried } from './tried.ts';

export type Ground = {
  doors: Doors & { holders: Holder[] };
  counts: Counts;
  faults: Faults;
  seed: number;
  pauseMs: number;
  /** A table at which nothing has happened for so long stands still. */
  stuckMs: number;
};

/** Who comes to a table. `bots`: so many seats are a bot's. */
type Company = { bots: number; rival: boolean; watchers: number; contested: boolean };

/** Every kind of company comes to every game. `rival`: a second tab of the first player, that acts at the same time. */
const COMPANIES: readonly Company[] = [
  { bots: 0, rival: false, watchers: 1, contested: false },
  { bots: 1, rival: false, watchers: 0, contested: false },
  { bots: 0, rival: true, watchers: 0, contested: true },
  { bots: 1, rival: true, watchers: 1, contested: false },
];

/** Clocks run at every other table, and nobody's time is ever out; but at some of them, where people fall silent for longer. */
const PACE = { kind: 'live', moveMs: 900_000, reserveMs: 3_600_000 } as const;
const SHORT = { kind: 'live', moveMs: 10_000, reserveMs: 0 } as const;
const SILENT_MS = 14_000;

/** A holder of a ticket goes for a while after so many moves, and is called. */
const GOES_AFTER = 8;

/** Every game has such tables: whoever falls silent there is played for, and takes their seat again. */
const isShort = (number: number): boolean => number % 16 > 11;

/** One table from its making to the end of its game, with all its clients. Its ledger, once it has a name. */
export async function playTable(
  ground: Ground,
  { id, bots: [bot = ''] }: Manifest,
  engine: Engine,
  number: number,
): Promise<TableLedger> {
  const { game } = engine;
  const pace = isShort(number) ? SHORT : number % 2 === 0 ? undefined : PACE;
  // Where somebody is silent, no second tab speaks for them.
  const company = COMPANIES[
    isShort(number) ? 0 : Math.floor(number / 4) % COMPANIES.length
  ] as Company;
  const holder = company.rival ? undefined : ground.doors.holders.shift();
  const persons = Math.max(1, Math.min(game.seats[1] - company.bots, 2));
  const seats: SeatWish[] = [{ kind: 'me', name: holder?.name ?? 'Ada' }];
  while (seats.length < persons) seats.push({ kind: 'open' });
  for (let i = 0; i < company.bots; i++) seats.push({ kind: 'bot', bot });
  const secrets = Array.from({ length: 5 }, () => randomBytes(32).toString('hex'));
  const secret = holder?.secret ?? secrets[0] ?? '';
  const from = (who: number) => `10.${(number >> 8) & 255}.${number & 255}.${who + 1}`;
  const ledger = new TableLedger(
    await made(
      ground,
      {
        v: PROTOCOL,
        game: id,
        options: {},
        secret,
        seats,
        ...(pace ? { pace } : {}),
      },
      from(0),
      holder?.cookie,
    ),
    id,
    ground.faults,
  );
  ground.counts.tables++;
  ledger.sits(0, markOf(secret), 'whoever laid the table');
  const clients: Client[] = [];
  const comes = (name: string, by: string, cookie?: string): Client => {
    const not = clients.at(-1)?.address;
    const client = new Client(ground, ledger, game, {
      secret: by,
      name,
      cookie,
      from: from(clients.length),
      not,
    });
    clients.push(client);
    return client;
  };
  comes('Ada', secret, holder?.cookie);
  const sitting: Promise<void>[] = [];
  for (let seat = 1; seat < persons; seat++) {
    sitting.push(sit(comes(`Bob ${seat}`, secrets[seat] ?? ''), seat, ledger));
    if (company.contested) sitting.push(sit(comes(`Cleo ${seat}`, secrets[3] ?? ''), seat, ledger));
  }
  if (company.rival) comes('Ada again', secret);
  for (let i = 0; i < company.watchers; i++) comes('Watcher', secrets[4] ?? '');
  const manner = {
    seed: ground.seed,
    table: number,
    pauseMs: ground.pauseMs,
    silentMs: isShort(number) ? SILENT_MS : 0,
  };
  const manners = clients.map((_, i) => ({
    ...manner,
    client: i,
    goesAfter: holder && i === 0 ? GOES_AFTER : 0,
  }));
  await playedOut(ground, ledger, clients, engine, manners, sitting);
  return ledger;
}

async function playedOut(
  ground: Ground,
  ledger: TableLedger,
  clients: readonly Client[],
  engine: Engine,
  manners: readonly Manner[],
  sitting: readonly Promise<void>[],
): Promise<void> {
  const stopped = Promise.withResolvers<'stuck'>();
  let isOff = false;
  const watch = watchOver(ground, ledger, clients, () => {
    isOff = true;
    stopped.resolve('stuck');
  });
  const playing = clients.map((client, i) =>
    play(client, engine, manners[i] as Manner, () => isOff),
  );
  const whole = Promise.all([...sitting, ...playing]).then(async () => {
    const [first] = clients;
    if (!isOff && first) ledger.record = await recordOf(first);
  });
  await Promise.race([whole, stopped.promise]);
  clearInterval(watch);
  for (const client of clients) client.close();
  if (ledger.record) ground.counts.ended++;
}

/** Calls off a table at which nothing has happened for too long, and says how it stood. */
function watchOver(
  { stuckMs, doors }: Ground,
  ledger: TableLedger,
  clients: readonly Client[],
  callOff: () => void,
): NodeJS.Timeout {
  let progress = '';
  let since = performance.now();
  return setInterval(() => {
    const now = clients.map(({ sight: { seq, status } }) => `${seq} ${status}`).join(', ');
    if (now !== progress) {
      progress = now;
      since = performance.now();
    } else if (performance.now() - since > stuckMs) {
      since = Number.POSITIVE_INFINITY;
      const stand = clients.map(standOf);
      void tried(doors, ledger.id).then((nodes) => {
        ledger.fault('stuck', `${stand.join('; ')}; ${nodes.join('; ')}`);
        callOff();
      });
    }
  }, 1000);
}

function standOf({ name, isThere, sight }: Client): string {
  const { eyes, seq, status, ask } = sight;
  return `${name} (${eyes}) at ${seq} ${status}${isThere ? '' : ', away'}${ask ? ', asked' : ''}`;
}

/** Takes a seat, or finds it taken: then the game may have begun already. Nothing else is an answer. */
async function sit(client: Client, seat: Seat, ledger: TableLedger): Promise<void> {
  for (;;) {
    const answer = await client.request({ t: 'sit', seat, name: client.name });
    if (answer.t === 'done') ledger.sits(seat, markOf(client.secret), client.name);
    if (answer.t !== 'refused' || answer.why === 'taken' || answer.why === 'begun') return;
    if (answer.why !== 'unavailable') ledger.fault('no seat', `${client.name}: ${answer.why}`);
    await sleep(300);
  }
}

/** Makes a table. What was asked of a house that was killed meanwhile is asked again, and may have made one besides. */
async function made(
  { doors }: Ground,
  wish: TableWish,
  from: string,
  cookie?: string,
): Promise<string> {
  let address: string | undefined;
  for (;;) {
    address = doors.address(address);
    try {
      const answer = await fetch(`${address}/api/tables`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': from,
          ...(cookie === undefined ? {} : { cookie, origin: address }),
        },
        body: JSON.stringify(wish),
        signal: AbortSignal.timeout(10_000),
      });
      if (answer.status === 201) return ((await answer.json()) as { id: string }).id;
      await answer.arrayBuffer();
    } catch {
      // Nobody is there just now.
    }
    await sleep(300);
  }
}

/** The record of a finished game, as a page puts it together. */
async function recordOf(client: Client): Promise<GameRecord<unknown> | undefined> {
  const log: Extract<ToClient, { t: 'log' }>['log'] = [];
  for (;;) {
    const answer = await client.request({ t: 'log', from: log.length + 1 });
    if (answer.t !== 'log') {
      await sleep(300);
      continue;
    }
    if (answer.log.length === 0) break;
    log.push(...answer.log);
  }
  const { chanceSecret: secret, seats, welcome } = client.sight;
  if (!welcome || secret === undefined) return undefined;
  const sitters = seats.map((seat) => ({
    name: seat.kind === 'open' ? '' : seat.name,
    ...(seat.kind === 'bot' ? { bot: seat.bot } : {}),
  }));
  const { game, rules, options, commitment } = welcome;
  const recorded = { options, seats: sitters, commitment, secret, log };
  return parseRecord(JSON.stringify(recordUnder(game, rules, recorded)));
}
