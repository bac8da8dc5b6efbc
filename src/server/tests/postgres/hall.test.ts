import { once } from 'node:events';
import { expect, test } from 'vitest';
import { PROTOCOL } from '#protocol/parts.ts';
import { markOf } from '#tables/tables.ts';
import { bringInvitations, Invitations, MOST_INVITED, tidyHall } from '../../hall/invitations.ts';
import { Platform } from '../../hall/platform.ts';
import { bothStores, storeAt } from '../both-stores.ts';
import { house, ME, OPEN, postTable } from '../house.ts';
import { newSecret, Page } from '../page.ts';

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

test.each(bothStores)(
  'in %s somebody with pages at two nodes is in the hall until both are closed',
  async (_, newPlace) => {
    const { sql } = await storeAt(await newPlace());
    let now = 1_800_000_000_000;
    const [here, there] = [new Platform(sql, () => now), new Platform(sql, () => now)];
    const count = async (): Promise<number> => (await there.all()).length;
    await here.arrive(ADA, 'Ada');
    now += 1;
    await there.arrive(ADA, 'Ada');
    // A node that hears late that her page is closed does not take her away from the other.
    await here.go(ADA);
    expect(await count()).toBe(1);
    now += 1;
    await here.arrive(ADA, 'Ada');
    await here.go(ADA);
    now += 20_000;
    await there.all();
    expect(await count()).toBe(1);
    await there.go(ADA);
    expect(await count()).toBe(0);
  },
);

test.each(bothStores)(
  'H.10 in %s, whoever could come to a private table comes along to the next: who watches, who declines, whom a bot replaces',
  async (_, newPlace) => {
    const store = await storeAt(await newPlace());
    const { address } = await house({ store });
    const secrets = [newSecret(), newSecret(), newSecret(), newSecret()] as const;
    const [ada, , , eve] = secrets;
    const seats = [ME, OPEN, OPEN];
    const wish = { v: PROTOCOL, game: 'pionniers', options: {}, secret: ada, access: 'private' };
    const { id } = (await (await postTable(address, { ...wish, seats })).json()) as { id: string };
    const invitations = new Invitations(store.sql, () => 1_800_000_000_000);
    for (const one of secrets.slice(1)) await invitations.invite(id, markOf(one), 'Ada');
    const pages: Page[] = [];
    for (const secret of secrets) pages.push(await Page.at(address, id, secret));
    const [asAda, asBob, asCleo] = pages as [Page, Page, Page, Page];
    await asBob.ask({ t: 'sit', seat: 1, name: 'Bob' });
    await asCleo.ask({ t: 'sit', seat: 2, name: 'Cleo' });
    for (const page of [asAda, asBob, asCleo]) await page.ask({ t: 'vote', on: 'stop', yes: true });
    await asAda.ask({ t: 'rematch', yes: true });
    await asBob.ask({ t: 'rematch', yes: false });
    expect(await asAda.ask({ t: 'rematch', yes: true, bots: true })).toMatchObject({ t: 'done' });
    const { next = '' } = (await store.load(id))?.beside ?? {};
    expect((await store.load(next))?.seats.map(({ kind }) => kind)).toEqual([
      'bot',
      'guest',
      'open',
    ]);
    for (const secret of secrets) {
      const page = await Page.at(address, next, secret);
      expect(page.about?.aside).toMatchObject({ access: 'private' });
    }
    const stranger = new Page(address, newSecret());
    await once(stranger.socket, 'open');
    stranger.say({ t: 'join', v: PROTOCOL, table: next, secret: stranger.secret });
    expect((await stranger.closed()).why).toBe('private');
    // They may come; nobody is called for it.
    expect((await invitations.to(markOf(eve), 9)).map(({ table }) => table)).toEqual([id]);
  },
);
