import { randomBytes } from 'node:crypto';
import type { Manifest } from '#games/manifest.ts';
import { PROTOCOL, type SeatWish } from '#protocol/parts.ts';
import { markOf } from '#tables/tables.ts';
import type { Holder } from './callers.ts';
import { Client } from './client.ts';
import type { Counts, Faults } from './counts.ts';
import type { Doors } from './doors.ts';
import type { Hall } from './hall.ts';
import { made, sit } from './laying.ts';
import { verifyUntold } from './leaving.ts';
import { TableLedger } from './ledger.ts';
import { type Engine, type Manner, play } from './play.ts';
import { Program } from './program.ts';
import { recordOf } from './record-of.ts';
import { rematched } from './rematch.ts';
import { watchOver } from './stuck.ts';
import { type Company, type Turnout, tablePlan } from './table-plans.ts';
import { tapeOf } from './talk-ledger.ts';

export type Ground = {
  doors: Doors & { holders: Holder[]; tables: Map<string, TableLedger> };
  hall: Hall;
  counts: Counts;
  faults: Faults;
  seed: number;
  pauseMs: number;
  /** A table at which nothing has happened for so long stands still. */
  stuckMs: number;
  /** At some tables somebody is away for so long that the others vote; 0: nowhere. */
  awayMs: number;
};

/** So many entries are played at the table after a rematch. */
const PLAYED_ON = 25;

/** One table from its making to the end of its game, with all its clients. Its ledger, once it has a name. */
export async function playTable(
  ground: Ground,
  { id, bots: [bot = ''] }: Manifest,
  engine: Engine,
  number: number,
): Promise<TableLedger[]> {
  const { game } = engine;
  const plan = tablePlan(number);
  const { company, pace } = plan;
  const holder = company.rival ? undefined : ground.doors.holders.shift();
  const persons = Math.max(1, Math.min(game.seats[1] - company.bots, plan.persons));
  const seats: SeatWish[] = [{ kind: 'me', name: holder?.name ?? 'Ada' }];
  while (seats.length < persons) seats.push({ kind: 'open' });
  for (let i = 0; i < company.bots; i++) seats.push({ kind: 'bot', bot });
  const secrets = Array.from({ length: 5 }, () => randomBytes(32).toString('hex'));
  const secret = holder?.secret ?? secrets[0] ?? '';
  const from = (who: number) => `10.${(number >> 8) & 255}.${number & 255}.${who + 1}`;
  const ledger = new TableLedger(
    await made(
      ground.doors,
      {
        v: PROTOCOL,
        game: id,
        options: {},
        secret,
        seats,
        ...(pace ? { pace } : {}),
        ...(plan.isPublic ? { access: 'public' as const } : {}),
      },
      from(0),
      holder?.cookie,
    ),
    id,
    ground,
  );
  ledger.isPublic = plan.isPublic;
  ground.doors.tables.set(ledger.id, ledger);
  ground.hall.lookedAt(number, { secret, cookie: holder?.cookie, from: from(9) });
  ground.counts.tables++;
  ledger.sits(0, markOf(secret), 'whoever laid the table');
  const { clients, sitting } = gathered(ground, ledger, engine, {
    company,
    persons,
    secrets: secrets.with(0, secret),
    cookie: holder?.cookie,
    from,
  });
  const manner = {
    seed: ground.seed,
    table: number,
    pauseMs: ground.pauseMs,
    pauses: plan.pauses,
  };
  const manners = clients.map((_, i) => ({
    ...manner,
    client: i,
    silentMs: plan.silentMs(i, ground.awayMs),
    goesAfter: holder && i === 0 ? plan.goesAfter : 0,
    ...leavingOrNot(plan.turnout, i === persons - 1),
  }));
  const patience = ground.stuckMs + (plan.isLeft ? ground.awayMs : 0);
  const watched = { ...ground, stuckMs: patience };
  const next = await playedOut(watched, ledger, clients, engine, manners, {
    sitting,
    hasRematch: plan.hasRematch,
  });
  if (!next) return [ledger];
  ground.doors.tables.set(next.id, next);
  const again = clients.map(({ who }) => new Client(ground, next, game, who));
  await playedOn(ground, next, again, engine, manners);
  return [ledger, next];
}

/** `isLast`: of those who sit, who came last. All stop a game together. */
function leavingOrNot(
  turnout: Turnout | undefined,
  isLast: boolean,
): Pick<Manner, 'leave' | 'byProgram'> {
  const leave = turnout === 'stopped' ? 'stop' : 'resign';
  const leaves = turnout === 'stopped' || (turnout === 'resigned' && isLast);
  return { leave: leaves ? leave : undefined, byProgram: turnout === 'program' && isLast };
}

type Gathering = {
  company: Company;
  persons: number;
  /** Of whoever laid the table, of those who take a seat, of who wants one too, of who watches. */
  secrets: readonly string[];
  cookie: string | undefined;
  from(who: number): string;
};

/** All clients of a table, and when each has a seat or knows that there is none. */
function gathered(
  ground: Ground,
  ledger: TableLedger,
  { game }: Engine,
  { company, persons, secrets, cookie, from }: Gathering,
): { clients: Client[]; sitting: Promise<void>[] } {
  const clients: Client[] = [];
  const comes = (name: string, by: string, its?: string): Client => {
    const not = clients.at(-1)?.address;
    const client = new Client(ground, ledger, game, {
      secret: by,
      name,
      cookie: its,
      from: from(clients.length),
      listens: clients.length === 0,
      not,
    });
    clients.push(client);
    return client;
  };
  comes('Ada', secrets[0] ?? '', cookie);
  const sitting: Promise<void>[] = [];
  for (let seat = 1; seat < persons; seat++) {
    sitting.push(sit(comes(`Bob ${seat}`, secrets[seat] ?? ''), seat, ledger));
    if (company.contested) sitting.push(sit(comes(`Cleo ${seat}`, secrets[3] ?? ''), seat, ledger));
  }
  if (company.rival) comes('Ada again', secrets[0] ?? '');
  for (let i = 0; i < company.watchers; i++) comes('Watcher', secrets[4] ?? '');
  return { clients, sitting };
}

/** For some entries, with those who sat at the table before. */
async function playedOn(
  ground: Ground,
  ledger: TableLedger,
  clients: readonly Client[],
  engine: Engine,
  manners: readonly Manner[],
): Promise<void> {
  let isOff = false;
  const stopped = Promise.withResolvers<void>();
  const stop = (): void => {
    isOff = true;
    stopped.resolve();
  };
  const watch = watchOver(ground, ledger, clients, stop);
  for (const [i, client] of clients.entries())
    void play(client, engine, { ...(manners[i] as Manner), silentMs: 0 }, () => isOff);
  const enough = clients.map(async (client) => {
    const { sight } = client;
    while (!isOff && sight.seq < PLAYED_ON && sight.status !== 'over') await client.changed();
  });
  await Promise.race([Promise.all(enough), stopped.promise]);
  clearInterval(watch);
  stop();
  for (const client of clients) client.close();
}

async function playedOut(
  ground: Ground,
  ledger: TableLedger,
  clients: readonly Client[],
  engine: Engine,
  manners: readonly Manner[],
  { sitting, hasRematch }: { sitting: readonly Promise<void>[]; hasRematch: boolean },
): Promise<TableLedger | undefined> {
  let next: TableLedger | undefined;
  const stopped = Promise.withResolvers<'stuck'>();
  let isOff = false;
  const watch = watchOver(ground, ledger, clients, () => {
    isOff = true;
    stopped.resolve('stuck');
  });
  const playing = clients.flatMap((client, i) => {
    const manner = manners[i] as Manner;
    const played = play(client, engine, manner, () => isOff);
    if (!manner.byProgram) return played;
    return [played, new Program(ground, client, engine.bot, () => isOff).play()];
  });
  const whole = Promise.all([...sitting, ...playing]).then(async () => {
    const [first] = clients;
    if (isOff || !first) return;
    ledger.talk.verify([...(await tapeOf(first, 'table')), ...(await tapeOf(first, 'platform'))]);
    if (ledger.ended) await verifyUntold(first);
    else ledger.record = await recordOf(first);
    if (hasRematch) next = await rematched(clients, ledger, ground);
  });
  await Promise.race([whole, stopped.promise]);
  clearInterval(watch);
  for (const client of clients) client.close();
  if (ledger.record || ledger.ended) ground.counts.ended++;
  return next;
}
