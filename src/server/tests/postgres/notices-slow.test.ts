import { describe, expect, test } from 'vitest';
import { usualWishes } from '#protocol/http/notices.ts';
import { named } from '../../sql/sql.ts';
import { bothStores } from '../both-stores.ts';
import { Browser } from '../browser.ts';
import {
  ada,
  answer,
  bobPlays,
  fetchTable,
  type NoticeHouse,
  noticeHouse,
  plainOf,
  playWhile,
  toAct,
} from '../notice-house.ts';
import { Page } from '../page.ts';

const { kindsAt } = named('slow-test', {
  kindsAt: 'SELECT kind FROM jobs WHERE key = $1 AND due <= $2',
});

const HOUR = 3_600_000;
const pace = { kind: 'slow', moveMs: 24 * HOUR, reserveMs: 0 };

type Shown = {
  t: string;
  title?: string;
  tag?: string;
  token?: string;
  answers?: { words: string }[];
};

const pushedIn = ({ push }: NoticeHouse): Shown[] =>
  push.taken.map(({ message }) => message as Shown);

/** So much time passes; then somebody else's letter has the house look what is due. */
async function pass(house: NoticeHouse, ms: number): Promise<void> {
  house.clock.now += ms;
  await new Browser(house.address, 'Eve').post('link', {
    address: 'eve@example.org',
    language: 'en',
  });
  await house.settled();
}

const lettersOf = ({ mail }: NoticeHouse, whom: string) =>
  mail.letters.filter(({ to }) => to.includes(`${whom}@example.org`));

/** Ada is away from a table at which she has a day for her move, and it is her move. */
async function adasMove(place: string) {
  const house = await noticeHouse(place);
  const { browser } = await ada(house);
  await browser.post('notices/push', house.push.subscribe());
  const cookie = { cookie: browser.cookie ?? '' };
  const table = await fetchTable(house.address, browser.secret, cookie, 'pionniers', { pace });
  const bob = await bobPlays(house, table);
  await house.push.reach(1);
  await house.mail.reach(1);
  await house.settled();
  const comes = () => Page.at(house.address, table, browser.secret, undefined, cookie);
  return { house, browser, table, bob, comes };
}

describe.each(bothStores)('at a slow table, in %s', (_, newPlace) => {
  test('whoever has not played two hours before their time is out is told so once, and it is withdrawn', async () => {
    const { house, table, bob, comes } = await adasMove(await newPlace());
    const [before, written] = [pushedIn(house).length, lettersOf(house, 'ada').length];
    await pass(house, 22 * HOUR - 1);
    expect(pushedIn(house)).toHaveLength(before);
    await pass(house, 1);
    const short = pushedIn(house)[before];
    expect(short).toMatchObject({ tag: 'turns', answers: [{ words: 'Lancer pour poser' }] });
    expect(short?.title).toBe('L’heure approche, Ada\u00a0: Les Pionniers du Rail');
    const letters = lettersOf(house, 'ada');
    expect(letters).toHaveLength(written + 1);
    expect(plainOf(letters.at(-1)?.text)).toContain('il vous reste 2\u00a0h');
    await pass(house, HOUR);
    expect(pushedIn(house)).toHaveLength(before + 1);

    const own = await comes();
    await playWhile(own, 0);
    await own.leave();
    await house.settled();
    expect(pushedIn(house)[before + 1]).toEqual({ t: 'close', tag: 'turns' });
    // The next turn is a turn like any other.
    await playWhile(bob, 1);
    await house.settled();
    expect(toAct(bob)).toBe(0);
    expect(pushedIn(house).at(-1)?.title).toMatch(/^À vous, Ada/);
    await pass(house, 22 * HOUR);
    expect(pushedIn(house).at(-1)?.title).toBe(short?.title);
    expect(lettersOf(house, 'ada')).toHaveLength(written + 3);
    expect((await house.store.load(table))?.beside.standIns).toBeUndefined();
  });

  test('so is whoever was there when their turn came, and has gone', async () => {
    const { house, table, bob, comes } = await adasMove(await newPlace());
    const own = await comes();
    await playWhile(own, 0);
    await bob.reach((await house.store.load(table))?.entries ?? 0);
    await playWhile(bob, 1);
    await own.reach((await house.store.load(table))?.entries ?? 0);
    await house.settled();
    await own.leave();
    await bob.until(() => bob.seats[0]?.kind === 'guest' && !bob.seats[0].here);
    const before = pushedIn(house).length;
    await pass(house, 22 * HOUR);
    const [short, ...others] = pushedIn(house).slice(before);
    expect(short?.title).toMatch(/^L’heure approche, Ada/);
    expect(others).toEqual([]);
  });

  test('the two hours are of those at which they play, by what is true then', async () => {
    const { house, browser } = await adasMove(await newPlace());
    // It is 19:00 in Paris, on a Monday. Of twenty hours in a week a day has nearly three.
    const hours = { zone: 'Europe/Paris', weekdays: [[1080, 1320]], weekend: [], holidays: [] };
    expect(await browser.post('hours', { hours })).toMatchObject({ status: 200 });
    await house.settled();
    const left = Math.ceil((24 * HOUR * 20) / 168) - 2 * HOUR;
    const before = pushedIn(house).length;
    await pass(house, left - 1);
    expect(pushedIn(house)).toHaveLength(before);
    await pass(house, 1);
    expect(pushedIn(house)).toHaveLength(before + 1);
  });

  test('whoever is asked to agree to an undo and is away is called, until it is settled', async () => {
    const { house, table, bob, comes } = await adasMove(await newPlace());
    const own = await comes();
    await playWhile(own, 0);
    await own.leave();
    await bob.reach((await house.store.load(table))?.entries ?? 0);
    await house.settled();
    const before = pushedIn(house).length;
    // Back to before everything: dice were thrown, so that it takes everybody.
    const { seq = 0 } = bob.view ?? {};
    expect(await bob.ask({ t: 'undo', after: seq, to: 1 })).toMatchObject({ t: 'done' });
    await house.settled();
    const asked = pushedIn(house).slice(before);
    expect(asked).toMatchObject([{ t: 'show', tag: `asked-${table}` }]);
    expect(asked[0]?.title).toBe('Bob voudrait reprendre un coup\u00a0: Les Pionniers du Rail');
    // What has come to light is told at the table: there is nothing to answer from afar.
    expect(asked[0]?.answers).toBeUndefined();
    const again = await comes();
    const ask = again.about?.ask?.id ?? '';
    expect(await again.ask({ t: 'consent', ask, yes: false })).toMatchObject({ t: 'done' });
    await again.leave();
    await house.settled();
    expect(pushedIn(house).at(-1)).toEqual({ t: 'close', tag: `asked-${table}` });
  });

  test('of an end and a rematch that are told at once it is the rematch, which can be answered', async () => {
    const { house, browser, table, bob } = await adasMove(await newPlace());
    // It is 19:00 in Paris: she is called from 20:00 on.
    const hours = { zone: 'Europe/Paris', weekdays: [[1200, 1320]], weekend: [], holidays: [] };
    await browser.post('hours', { hours });
    await browser.post('notices', { ...usualWishes, inMyHours: true });
    expect(await bob.ask({ t: 'resign' })).toMatchObject({ t: 'done' });
    await house.settled();
    expect(await bob.ask({ t: 'rematch', yes: true })).toMatchObject({ t: 'done' });
    await house.settled();
    const before = pushedIn(house).length;
    await pass(house, HOUR);
    const [shown, ...others] = pushedIn(house)
      .slice(before)
      .filter(({ t }) => t === 'show');
    expect(shown).toMatchObject({ tag: `rematch-${table}`, token: expect.any(String) });
    expect(others).toEqual([]);
  });

  test('H.10 a rematch accepted by a link begins with nobody there: chance has dealt, a clock runs, whoever begins is called', async () => {
    const { house, browser, table, bob, comes } = await adasMove(await newPlace());
    const { store, clock } = house;
    await browser.post('notices', usualWishes);
    const own = await comes();
    for (const page of [own, bob]) await page.ask({ t: 'vote', on: 'stop', yes: true });
    await own.leave();
    await bob.until(() => bob.seats[0]?.kind === 'guest' && !bob.seats[0].here);
    expect(await bob.ask({ t: 'rematch', yes: true })).toMatchObject({ t: 'done' });
    await bob.leave();
    await house.settled();
    const asked = pushedIn(house).at(-1);
    expect(asked).toMatchObject({ t: 'show', tag: `rematch-${table}` });
    const { token } = asked ?? {};
    const before = pushedIn(house).length;
    const given = await answer(house, '', { token, which: 0 });
    expect(given).toMatchObject({ is: 'given' });
    // The offer is withdrawn from her device, and the next game shown.
    await house.push.reach(before + 2);
    const next = (await store.load(table))?.beside.next ?? '';
    const begun = await store.load(next);
    expect(begun?.entries).toBeGreaterThan(0);
    expect(begun?.turn?.clock).toBeDefined();
    // Everybody moves on by one seat.
    const isAdas = begun?.turn?.toAct[0] === 1;
    const tag = isAdas ? 'turns' : `departure-${next}`;
    expect(pushedIn(house).slice(before)).toContainEqual(
      expect.objectContaining({ t: 'show', tag }),
    );
    // Nobody has looked at it, and a day later a computer plays.
    const kinds = await store.sql.read(kindsAt, [next, clock.now + 25 * HOUR]);
    expect(kinds.map(({ kind }) => kind)).toContain('clock');
  });
});
