import { describe, expect, test, vi } from 'vitest';
import type { GamesShown, SheetShown } from '#protocol/http/people.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import { markOf } from '#tables/tables.ts';
import { bringing } from '../../accounts/personal.ts';
import { Ratings } from '../../results/ratings.ts';
import { type Result, valuesOf } from '../../results/result.ts';
import { resultStatements as statements } from '../../results/statements.ts';
import { type Sql, step } from '../../sql/sql.ts';
import { bothStores, storeAt } from '../both-stores.ts';
import { Browser } from '../browser.ts';
import { Page } from '../page.ts';
import { playOn } from '../play.ts';
import { ticketHouse } from '../ticket-house.ts';

const LIVE = { kind: 'live', moveMs: 90_000, reserveMs: 60_000 };

type Access = 'public' | 'link';

/** A game between these two from its beginning to its end; nothing is random but by the number. */
async function playThrough(two: readonly [Browser, Browser], access: Access, number = 7) {
  const [one, other] = two;
  const wish = {
    v: PROTOCOL,
    game: 'trambahn',
    options: {},
    secret: one.secret,
    seats: [{ kind: 'me', name: one.name }, { kind: 'open' }],
    access,
    pace: LIVE,
  };
  const answer = await fetch(`${one.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...one.headers, cookie: one.cookie ?? '' },
    body: JSON.stringify(wish),
  });
  const { id } = (await answer.json()) as { id: string };
  const pages = await Promise.all(
    two.map((who) => Page.at(who.address, id, who.secret, undefined, { cookie: who.cookie ?? '' })),
  );
  await pages[1]?.ask({ t: 'sit', seat: 1, name: other.name });
  await Promise.all(pages.map((page) => page.reach(1)));
  await playOn(pages, number);
  for (const page of pages) await page.leave();
  return id;
}

async function sheetOf(reader: Browser, who: string): Promise<SheetShown | undefined> {
  const answer = await reader.get(`/api/people/${who}`);
  return answer.ok ? ((await answer.json()) as SheetShown) : undefined;
}

async function ownSheet({ address, secret, headers, cookie }: Browser): Promise<SheetShown> {
  const answer = await fetch(`${address}/api/people/me`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(cookie === undefined ? {} : { cookie }),
    },
    body: JSON.stringify({ secret }),
  });
  return (await answer.json()) as SheetShown;
}

async function gamesFor(reader: Browser, query = ''): Promise<GamesShown> {
  return (await (await reader.get(`/api/games${query}`)).json()) as GamesShown;
}

/** What is done later has been done. */
const done = (count: number, who: Browser) =>
  vi.waitFor(async () => expect((await ownSheet(who)).all).toBe(count), { timeout: 60_000 });

describe.each(bothStores)('what came of games, in %s', (_, newPlace) => {
  test('a sheet tells what was played, to whoever may know it', async () => {
    const { address } = await ticketHouse(await newPlace());
    const [ada, bob, eve] = ['Ada', 'Bob', 'Eve'].map((name) => new Browser(address, name)) as [
      Browser,
      Browser,
      Browser,
    ];
    for (const one of [ada, bob, eve]) await one.makePasskey();
    const open = await playThrough([ada, bob], 'public', 3);
    const hidden = await playThrough([ada, bob], 'link', 4);
    await done(2, ada);
    const own = await ownSheet(ada);
    expect(own).toMatchObject({ name: 'Ada', mine: true, rated: true, played: 2, kept: 2 });
    expect(own.mark).toBe(markOf(ada.secret));
    expect(own.ratings).toMatchObject([{ game: 'trambahn', pace: 'live', played: 2 }]);
    expect(own.opponents).toMatchObject([{ name: 'Bob', mark: markOf(bob.secret) }]);
    // Chance deals anew each time, so both may have come equal: won by nobody.
    const { games } = await gamesFor(ada);
    const between = (...tables: readonly string[]) => {
      const steps = games
        .filter(({ table }) => tables.includes(table))
        .map(({ seats: [mine, other] }) => (mine?.place ?? 0) - (other?.place ?? 0));
      return {
        won: steps.filter((step) => step < 0).length,
        lost: steps.filter((step) => step > 0).length,
      };
    };
    expect(games).toHaveLength(2);
    expect(own.opponents).toMatchObject([between(open, hidden)]);

    // Figures are for all; with whom one has played only for those who could have seen it.
    const seen = await sheetOf(eve, own.mark ?? '');
    expect(seen).toMatchObject({ mine: false, played: 2 });
    expect(seen?.opponents).toMatchObject([between(open)]);
    const byBob = await sheetOf(bob, 'Ada');
    expect(byBob?.opponents).toMatchObject([{ name: 'Bob', you: true, ...between(open, hidden) }]);

    // A table's name lets in: only what everybody may find is found by others.
    const tables = async (reader: Browser, query = '') =>
      (await gamesFor(reader, query)).games.map(({ table }) => table).toSorted();
    expect(await tables(eve)).toEqual([open]);
    expect(await tables(eve, `?person=${own.mark}&game=trambahn`)).toEqual([open]);
    expect(await tables(bob)).toEqual([open, hidden].toSorted());
    expect(await tables(eve, '?game=union-pacific')).toEqual([]);
    expect(await tables(eve, `?person=${markOf(eve.secret)}`)).toEqual([]);
  });

  test('ratings can be switched off, and guests are read by nobody but themselves', async () => {
    const { address } = await ticketHouse(await newPlace());
    const [ada, guest] = [new Browser(address, 'Ada'), new Browser(address, 'Gil')];
    await ada.makePasskey();
    await playThrough([ada, guest], 'public');
    await done(1, ada);
    const mark = markOf(ada.secret);
    expect(await sheetOf(guest, markOf(guest.secret))).toBeUndefined();
    const own = await ownSheet(guest);
    expect(own).toMatchObject({ name: 'Gil', mine: true, rated: false, all: 1, ratings: [] });
    expect(own.mark).toBeUndefined();
    expect((await sheetOf(guest, mark))?.opponents).toEqual([]);
    expect((await ownSheet(ada)).opponents).toMatchObject([{ name: 'Gil' }]);
    const set = await fetch(`${address}/api/people/me/rating`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...ada.headers, cookie: ada.cookie ?? '' },
      body: '{"rating":false}',
    });
    expect(set.status).toBe(200);
    expect(await sheetOf(guest, mark)).toMatchObject({ rated: false, ratings: [] });
    for (const headers of [ada.headers, { ...ada.headers, origin: 'https://elsewhere.example' }]) {
      const refused = await fetch(`${address}/api/people/me/rating`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"rating":true}',
      });
      expect([401, 403]).toContain(refused.status);
    }
  });

  test('the rows of a guest go along with them, and those of a ticket lose its name', async () => {
    const { sql } = await storeAt(await newPlace());
    await put(sql, game('table00001', 1, ['a', 'b']));
    await sql.write(bringing('a', 'c'));
    await sql.write([step(statements.forget, ['b', 'stranger'])]);
    const rows = await sql.read(statements.ofTable, ['table00001']);
    expect(rows).toMatchObject([
      { holder: 'c', name: 'a' },
      { holder: 'stranger', name: '' },
    ]);
  });

  test('a game is written once, and ratings are what the rows say in the order of the games', async () => {
    const { sql } = await storeAt(await newPlace());
    const games = [
      game('table00001', 10, ['a', 'b', 'c']),
      game('table00002', 20, ['b', 'a']),
      game('table00003', 20, ['c', 'a']),
      game('table00004', 30, ['a', 'c', 'b']),
    ] as const;
    const early = new Ratings(sql);
    for (const one of [games[0], games[3]]) await put(sql, one);
    await expect(put(sql, games[0])).rejects.toThrow();
    expect(await early.curveOf('a', 'trambahn', 'live')).toHaveLength(2);
    // These ended before, and are written after.
    for (const one of [games[1], games[2]]) await put(sql, one);
    const curves = async (ratings: Ratings) =>
      Promise.all(['a', 'b', 'c'].map((who) => ratings.curveOf(who, 'trambahn', 'live')));
    const late = await curves(new Ratings(sql));
    expect(await curves(early)).toEqual(late);
    expect(late[0]?.map(({ table }) => table)).toEqual(games.map(([first]) => first?.table));
    const values = late[0]?.map(({ value }) => value) ?? [];
    expect(values[0]).toBeGreaterThan(1500);
    expect(values[1]).toBeLessThan(values[0] ?? 0);
    expect(await early.curveOf('a', 'trambahn', 'slow')).toEqual([]);
  });
});

/** A game that ended then, in the order of these holders. */
function game(table: string, at: number, holders: readonly string[]): readonly Result[] {
  return holders.map((holder, seat) => ({
    table,
    seat,
    game: 'trambahn',
    pace: 'live',
    seats: holders.length,
    people: holders.length,
    holder,
    bot: undefined,
    name: holder,
    place: seat + 1,
    score: 10 - seat,
    resigned: false,
    replaced: false,
    rated: true,
    ended: 'rules',
    listed: true,
    entries: 9,
    at,
  }));
}

const put = (sql: Sql, results: readonly Result[]) =>
  sql.write(results.map((result) => step(statements.put, valuesOf(result))));
