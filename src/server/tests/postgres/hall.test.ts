import { expect, test } from 'vitest';
import { bringInvitations, Invitations, MOST_INVITED, tidyHall } from '../../hall/invitations.ts';
import { Platform } from '../../hall/platform.ts';
import { bothStores, storeAt } from '../both-stores.ts';

const [ADA, BOB, EVE] = ['aa', 'bb', 'ee'].map((two) => two.repeat(32)) as [string, string, string];
const DAY_MS = 86_400_000;

test.each(bothStores)('%s keeps who is invited where', async (_, newPlace) => {
  const { sql } = await storeAt(await newPlace());
  let now = 1_800_000_000_000;
  const invitations = new Invitations(sql, () => now);
  expect(await invitations.invite('one', BOB, 'Ada')).toBe(true);
  now += 5;
  await invitations.invite('two', BOB, 'Eve');
  await invitations.invite('one', BOB, 'somebody else');
  expect(await invitations.to(BOB, 9)).toEqual([
    { table: 'two', inviter: 'Eve', made: now },
    { table: 'one', inviter: 'Ada', made: now - 5 },
  ]);
  expect(await invitations.to(BOB, 1)).toHaveLength(1);
  expect(await invitations.isInvited('one', ADA)).toBe(false);
  await invitations.decline('two', BOB);
  expect((await invitations.to(BOB, 9)).map(({ table }) => table)).toEqual(['one']);
  // Whoever has declined may change their mind.
  expect(await invitations.isInvited('two', BOB)).toBe(true);
  await invitations.invite('one', EVE, 'Ada');
  await sql.write(bringInvitations(BOB, EVE));
  expect(await invitations.to(BOB, 9)).toEqual([]);
  expect((await invitations.to(EVE, 9)).map(({ table }) => table)).toEqual(['one']);
  expect(await invitations.isInvited('two', EVE)).toBe(true);
  await tidyHall(sql, now + 61 * DAY_MS);
  expect(await invitations.isInvited('one', EVE)).toBe(false);
});

test.each(bothStores)(
  '%s: a host invites so many to a table, and not more',
  async (_, newPlace) => {
    const { sql } = await storeAt(await newPlace());
    const invitations = new Invitations(sql, () => 5);
    const markAt = (i: number): string => `${i}`.padStart(64, '0');
    for (let i = 0; i < MOST_INVITED; i++) {
      expect(await invitations.invite('one', markAt(i), 'Ada')).toBe(true);
    }
    expect(await invitations.invite('one', BOB, 'Ada')).toBe(false);
    expect(await invitations.invite('one', markAt(0), 'Ada')).toBe(true);
    expect(await invitations.invite('two', BOB, 'Ada')).toBe(true);
  },
);

test.each(bothStores)('%s tells at each node who is in the hall at any', async (_, newPlace) => {
  const { sql } = await storeAt(await newPlace());
  let now = 1_800_000_000_000;
  const [here, there] = [new Platform(sql, () => now), new Platform(sql, () => now)];
  const names = async (): Promise<string[]> => (await here.all()).map(({ name }) => name);
  await here.arrive(ADA, 'Ada');
  await here.arrive(ADA, 'Ada');
  now += 1;
  await there.arrive(BOB, 'Bob');
  expect(await names()).toEqual(['Ada', 'Bob']);
  const [, bob] = await here.all();
  expect(await here.by(bob?.key ?? '')).toEqual({ mark: BOB, name: 'Bob' });
  // She has another page there.
  await here.go(ADA);
  expect(await names()).toEqual(['Ada', 'Bob']);
  await here.go(ADA);
  expect(await names()).toEqual(['Bob']);
  now += 50_000;
  await there.all();
  now += 50_000;
  expect(await names()).toEqual(['Bob']);
  // Its node is not heard any more.
  now += 70_000;
  expect(await names()).toEqual([]);
  expect(await here.by(bob?.key ?? '')).toBeUndefined();
});
