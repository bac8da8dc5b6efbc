import { expect, test } from 'vitest';
import { Platform } from '../hall/platform.ts';
import type { ServerStore } from '../store/server-store.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { folder } from './folder.ts';
import { house } from './house.ts';
import { InHall } from './in-hall.ts';
import { logged } from './logged.ts';
import { newSecret } from './page.ts';

test('the hall looks at nothing any more when the house closes, and nobody stays behind in it', async () => {
  const dataDir = folder();
  const begun = await openSqliteStore(dataDir);
  let reads = 0;
  const slow: ServerStore = {
    ...begun,
    // Longer than it takes to close: whoever is looking is waited for.
    async publicTables(...asked) {
      reads++;
      for (let i = 0; i < 50; i++) await new Promise((resolve) => setImmediate(resolve));
      return begun.publicTables(...asked);
    },
  };
  const lines = logged();
  const { address, close } = await house({ dataDir, store: slow, logLevel: 'error' });
  const eve = await InHall.of(address, newSecret(), 'Eve');
  await eve.until(() => true);
  const before = reads;
  await expect.poll(() => reads, { timeout: 20_000 }).toBeGreaterThan(before);
  eve.socket.removeAllListeners('message');
  await close();
  expect(lines).toEqual([]);
  const after = await openSqliteStore(dataDir);
  expect(await new Platform(after.sql, () => 0).all()).toEqual([]);
  await after.close();
});
