import { natsWire } from './nats-wire.ts';
import { notifyWire } from './notify-wire.ts';
import { type ServerBus, wiredBus } from './server-bus.ts';

/** The bus between the nodes over one database: a NATS, or else the database itself. Nothing: there is one node. */
export function openBus(at: {
  busUrl?: string | undefined;
  databaseUrl?: string | undefined;
}): ServerBus | undefined {
  const { busUrl, databaseUrl } = at;
  if (busUrl !== undefined) return wiredBus(natsWire(busUrl));
  return databaseUrl === undefined ? undefined : wiredBus(notifyWire(databaseUrl));
}
