import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { rngFrom } from '#kernel/rng.ts';
import { MemoryBus } from '#tables/tests/memory-bus.ts';
import { natsWire } from '../../bus/nats-wire.ts';
import { notifyWire } from '../../bus/notify-wire.ts';
import { wiredBus } from '../../bus/server-bus.ts';
import { type OwnNats, openNats } from '../../services/nats.ts';
import { describeBus, type Meeting } from '../bus-suite.ts';
import { asked, newSchema } from './schema.ts';

let nats: OwnNats;
beforeAll(async () => {
  nats = await openNats();
});
afterAll(() => nats.close());

describeBus('memory', async () => {
  const hub = new MemoryBus(rngFrom(1));
  const bus: Meeting['bus'] = () => {
    const place = hub.place();
    const ready = () => {
      place.ready();
      setImmediate(() => hub.carry());
    };
    return { ...place, ready };
  };
  return { bus };
});

describeBus('PostgreSQL', async () => {
  const databaseUrl = await newSchema();
  return {
    bus: () => wiredBus(notifyWire(databaseUrl)),
    async interrupt(whileBroken) {
      await asked(
        databaseUrl,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'rotonde bus'",
      );
      await whileBroken();
    },
  };
});

describeBus('NATS', async () => {
  const busUrl = `${nats.url}/${randomBytes(4).toString('hex')}`;
  return {
    bus: () => wiredBus(natsWire(busUrl)),
    async interrupt(whileBroken) {
      await nats.kill();
      await whileBroken();
      await nats.start();
    },
  };
});
