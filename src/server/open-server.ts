import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { allTitles, titleOf as titleIn } from '#games/catalogue.ts';
import { joining } from '#tables/node.ts';
import { Tables, type TablesHost } from '#tables/tables.ts';
import { openAnalyses } from './analysis/open-analyses.ts';
import type { AnalysisWorkHost } from './analysis/work.ts';
import { serveApi } from './api.ts';
import { botPool, type ClosableBotHost } from './bots/bot-pool.ts';
import { pacedBots } from './bots/paced-bots.ts';
import { openBus } from './bus/open-bus.ts';
import type { ServerBus } from './bus/server-bus.ts';
import { serveDaily } from './daily/routes.ts';
import { serveDocuments } from './documents.ts';
import { drain, type Guests, type NodeToEmpty } from './drain.ts';
import type { Hall } from './hall/hall.ts';
import { openHall } from './hall/open-hall.ts';
import type { Role } from './jobs/roles.ts';
import { startWork, stopWork } from './jobs/work.ts';
import type { Worker } from './jobs/worker.ts';
import { type Limits, usualLimits } from './limits.ts';
import { measuredBots } from './metrics/measured-bots.ts';
import { measuredStore } from './metrics/measured-store.ts';
import { type Metrics, newMetrics } from './metrics/metrics.ts';
import { newId } from './new-id.ts';
import { type HolderOptions, type HouseHolders, openHolders } from './open-holders.ts';
import { serveOperations } from './operations.ts';
import { peopleIn } from './people/people.ts';
import { openPictures } from './pictures/open-pictures.ts';
import { openPrograms } from './programs/open-programs.ts';
import { quotasOf } from './quotas.ts';
import { openResults } from './results/open-results.ts';
import { watchRequests } from './sockets/request-watch.ts';
import { serveSockets } from './sockets/route.ts';
import type { SocketRegistry } from './sockets/socket-registry.ts';
import { openStore } from './store/open-store.ts';
import type { ServerStore } from './store/server-store.ts';
import { Talk } from './talk/talk.ts';
import type { Stopwatch } from './token-bucket.ts';
import type { TrustProxy } from './trust-proxy.ts';
import { closed, everywhere, reporting, webServer } from './web-server.ts';

export type ServerOptions = HolderOptions & {
  /** 0: any that is free. */
  port: number;
  /** All addresses of this machine, if not given. */
  host?: string | undefined;
  /** The folder where everything is kept. */
  dataDir: string;
  /** Where everything is kept instead: `postgres://…`, which other nodes may share. */
  databaseUrl?: string | undefined;
  /** The built web client. */
  webDir?: string;
  /** Of pino; `silent` for none. Logs go to the standard error. */
  logLevel?: string;
  /** Nobody's word on who calls is taken, if not given. */
  trustProxy?: TrustProxy;
  limits?: Partial<Limits>;
  /** What the limits are measured by: for tests. The time of day will not do, for it can be set back. */
  stopwatch?: Stopwatch;
  bots?: ClosableBotHost;
  /** Instead of the one in `dataDir`. */
  store?: ServerStore;
  /** How nodes over one database hear of each other: `nats://…`; not given: by the database itself. */
  busUrl?: string | undefined;
  /** Instead of those: for tests. */
  bus?: ServerBus;
  /** All, if not given. */
  role?: Role;
  /** How closely finished games are read: for tests. */
  askFor?: AnalysisWorkHost['askFor'];
  /** Other titles, clocks and names than the house's own: for tests. */
  tablesHost?: Partial<Omit<TablesHost, 'store' | 'bots' | 'report'>>;
};

export type RunningServer = {
  /** Where it listens. */
  address: AddressInfo;
  tables: Tables;
  /** Gives what this node would play to others, and takes nothing more. */
  rest(): Promise<void>;
  /** Sends guests on to other nodes within this time, and lets nobody wait. `close` is still to come. */
  drain(ms: number): Promise<void>;
  /** Lets nobody in any more, finishes what was begun, and keeps it. */
  close(): Promise<void>;
};

const WEB_DIR = join(import.meta.dirname, '..', '..', 'dist');

/** A table at which nothing happens for so long is read anew when something does. */
const QUIET_MS = 30_000;

/** Opens the house. Rejects if it cannot listen, or cannot keep anything. */
export async function openServer(options: ServerOptions): Promise<RunningServer> {
  // Fetched before the first table, which would else have to wait for them.
  const newest = new Map((await allTitles()).map((title) => [title.game.id, title]));
  const titles: TablesTitles = (id, rules) => {
    const title = newest.get(id);
    return rules === undefined || title?.game.rules === rules ? title : titleIn(id, rules);
  };
  const metrics = newMetrics();
  const kept = options.store ?? (await openStore(options.databaseUrl ?? options.dataDir));
  const store = measuredStore(kept, metrics);
  const bots = options.bots ?? pacedBots(measuredBots(botPool(), metrics));
  const bus = options.bus ?? (await openBus(options));
  try {
    return await listen(options, titles, { store, bots, bus, metrics });
  } catch (error) {
    await Promise.all([store.close(), bots.close(), bus?.close()]);
    throw error;
  }
}

type TablesTitles = TablesHost['titleOf'];

type Parts = {
  store: ServerStore;
  bots: ClosableBotHost;
  bus: ServerBus | undefined;
  metrics: Metrics;
};

const wait = (ms: number): Promise<void> => sleep(ms, undefined, { ref: false });

/** Of the tables of every house. */
const alike = {
  sleep: wait,
  newId,
  newSecret: () => randomBytes(32).toString('hex'),
  quietMs: QUIET_MS,
};

async function listen(options: ServerOptions, titleOf: TablesTitles, parts: Parts) {
  const { store, bots, bus, metrics } = parts;
  const { port, host, webDir = WEB_DIR, role = 'all' } = options;
  const limits = { ...usualLimits, ...options.limits };
  const quotas = quotasOf(limits, options.stopwatch ?? (() => performance.now()));
  const app = await webServer(options);
  const report = reporting(app, metrics);
  const watch = watchRequests(metrics, app.log);
  const now = options.tablesHost?.now ?? Date.now;
  // Nodes have names, so that each knows what it has said itself. One that is alone has always the same.
  const name = bus ? randomBytes(6).toString('hex') : 'house';
  let worker: Worker | undefined;
  let hall: Hall | undefined;
  let talk: Talk | undefined;
  let sockets: SocketRegistry | undefined;
  let house: HouseHolders | undefined;
  let guests: Guests[] = [];
  const work = { jobs: store.jobs, wake: () => worker?.wake() };
  const people = peopleIn(store.sql);
  const tables = new Tables(
    {
      titleOf,
      now,
      changed: (table) => hall?.changed(table),
      mostBotTables: limits.botTablesPerAddress,
      ...alike,
      people,
      ...options.tablesHost,
      store,
      bots,
      report,
    },
    joining({
      work: role === 'web' ? work : { ...work, worker: name },
      ...(bus ? { node: { id: name, bus } } : {}),
      hear: (word) => {
        house?.hear(word);
        talk?.hear(word);
      },
    }),
  );
  const around = { ...work, titleOf, ...options.tablesHost, store, tables, bots, now, report };
  const { pictures, pictureOf } = openPictures(app, tables, webDir);
  const endSession = (id: string) => sockets?.endSession(id);
  house = await openHolders(options, { ...around, pictureOf, endSession, watch });
  const results = openResults(around, house);
  const common = { ...around, quotas, metrics, limits, watch, askFor: options.askFor };
  const { analyses, ...reading } = openAnalyses(common);
  const working = { store, tables, name, report, isShared: bus !== undefined };
  const rest = () => stopWork(worker, working, reading.rest);
  const readiness = serveOperations(app, metrics, tables, { store, bus, now });
  if (role !== 'worker') {
    serveApi(app, tables, quotas, house, (holder) => hall?.changedFor(holder));
    house.serve(app, quotas);
    results.serve(app, quotas);
    serveDaily(app, { ...common, ...house });
    hall = openHall(app, { ...common, people, sleep: wait, ...house });
    const holders = { notices: house.notices, people: house.accounts };
    talk = new Talk({ ...common, ...holders, sql: store.sql });
    const context = { ...common, ...holders, hall, talk, analyses };
    sockets = await serveSockets(app, context, house.identity);
    guests = [sockets, openPrograms(app, common, house)];
    await serveDocuments(app, { ...common, pictures, webDir, publicUrl: options.publicUrl });
  }
  app.addHook('onClose', async () => {
    await rest().then(() => hall?.close());
    house?.close();
    tables.close();
    await bus?.close();
    await bots.close();
    await store.close();
  });
  await app.listen({ port, host: host ?? everywhere() });
  const address = app.server.address() as AddressInfo;
  app.log.info({ port: address.port }, 'open');
  const kinds = { ...results.kinds, ...reading.kinds };
  if (role !== 'web') worker = startWork({ ...working, now, log: app.log, kinds });
  return { address, tables, rest, ...endings(app, { readiness, guests, rest }) };
}

/** How a house is left: by its guests, and for good. */
function endings(app: FastifyInstance, node: NodeToEmpty): Pick<RunningServer, 'drain' | 'close'> {
  const closing = new AbortController();
  return {
    drain: (ms) => drain(node, ms, closing.signal),
    close: () => {
      closing.abort();
      return closed(app);
    },
  };
}
