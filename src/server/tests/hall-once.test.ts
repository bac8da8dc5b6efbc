import { expect, test } from 'vitest';
import { PROTOCOL } from '#protocol/parts.ts';
import { storeAt } from './both-stores.ts';
import { house, ME, OPEN, postTable } from './house.ts';
import { InHall } from './in-hall.ts';
import { newSecret, Page } from './page.ts';
import { newPlace } from './places.ts';

test('a game that ends while the hall is being read stands there once, as it is', async () => {
  const begun = await storeAt(await newPlace());
  let before: Awaited<ReturnType<typeof begun.publicTables>> | undefined;
  const { address } = await house({
    store: {
      ...begun,
      publicTables: async (...asked) =>
        (asked[0] ? before : undefined) ?? begun.publicTables(...asked),
    },
  });
  const secrets = [newSecret(), newSecret()] as const;
  const answer = await postTable(address, {
    v: PROTOCOL,
    game: 'trambahn',
    options: {},
    secret: secrets[0],
    access: 'public',
    seats: [ME, OPEN],
  });
  const { id: table } = (await answer.json()) as { id: string };
  const bob = await Page.at(address, table, secrets[1]);
  await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
  const eve = await InHall.of(address, newSecret());
  await eve.until(({ running }) => running.length === 1);
  before = await begun.publicTables(true, 50);
  await bob.ask({ t: 'resign' });
  const { arrivals, running } = await eve.until((shown) => shown.arrivals.length === 1);
  expect(arrivals).toMatchObject([{ id: table, status: 'over' }]);
  expect(running).toEqual([]);
});
