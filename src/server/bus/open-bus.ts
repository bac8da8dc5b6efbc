import { type ServerBus, wiredBus } from './server-bus.ts';

/**
 * The bus between the nodes over one database: a NATS, or else the database itself. Nothing: there is one node. Only what it
 * takes is loaded. It need not be there yet: nodes that cannot hear each other look instead.
 */
export async function openBus(at: {
  busUrl?: string | undefined;
  databaseUrl?: string | undefined;
}): Promise<ServerBus | undefined> {
  const { busUrl, databaseUrl } = at;
  if (busUrl !== undefined) {
    return wiredBus((await import('./nats-wire.ts')).natsWire(busUrl));
  }
  if (databaseUrl === undefined) return undefined;
  return wiredBus((await import('./notify-wire.ts')).notifyWire(databaseUrl));
}
