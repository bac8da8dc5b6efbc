import { describe, expect, test } from 'vitest';
import { titleOf } from '#games/catalogue.ts';
import {
  boarded,
  type DayShown,
  dayShown,
  journeyShown,
  sheetShown,
} from '#protocol/http/daily.ts';
import { DailyDeals, tidyDaily } from '../../daily/deals.ts';
import { bothStores, storeAt } from '../both-stores.ts';
import { Browser } from '../browser.ts';
import { newSecret, Page } from '../page.ts';
import { choicesOf, seatToAct } from '../play.ts';
import { Auditor } from '../secrecy/auditor.ts';
import { ticketHouse } from '../ticket-house.ts';

const DAY = '2026-11-16';
const DAY_MS = 86_400_000;
const GAME = 'trambahn';

/** Whatever was answered by HTTP. */
const answers: string[] = [];

async function ask(
  address: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const answer = await fetch(`${address}/api/daily/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  answers.push(await answer.clone().text());
  return answer;
}

async function dayOf(address: string, secret: string, day?: string): Promise<DayShown> {
  return dayShown.parse(await (await ask(address, 'day', { secret, day })).json());
}

const trainOf = (shown: DayShown, game = GAME) => shown.trains.find((one) => one.game === game);

async function board(address: string, secret: string, name: string, game = GAME) {
  const answer = await ask(address, 'board', { secret, day: DAY, game, name });
  return boarded.parse(await answer.json()).table;
}

/** Decides by `pick` until the end; the house answers between. */
async function travel(page: Page, seat: number, pick = (choices: unknown[]) => choices[0]) {
  for (;;) {
    const before = page.view?.seq ?? 0;
    if (page.view?.status === 'over') return;
    if (seatToAct(page) !== seat) await page.reach(before + 1);
    else expect(await page.act(pick(choicesOf(page, seat)))).toMatchObject({ t: 'done' });
  }
}

describe.each(bothStores)('the daily train, in %s', (_, newPlace) => {
  test('is the same for everybody, at every node, and is not there before its day', async () => {
    const { sql } = await storeAt(await newPlace());
    const nodes = [1, 2, 3].map(() => new DailyDeals(sql, titleOf));
    const [first, ...others] = await Promise.all(nodes.map((one) => one.ofToday(DAY, GAME)));
    expect(first?.secret).toMatch(/^dea1dea1dea1dea1[0-9a-f]{48}$/);
    for (const other of others) expect(other).toEqual(first);
    expect(await nodes[0]?.find('2026-11-17', GAME)).toBeUndefined();
    expect((await nodes[0]?.ofToday('2026-11-17', GAME))?.secret).not.toBe(first?.secret);
    await tidyDaily(sql, Date.parse(DAY) + 31 * DAY_MS);
    expect(await nodes[0]?.find(DAY, GAME)).toBeUndefined();
    expect(await nodes[0]?.find('2026-11-17', GAME)).toBeDefined();
  });

  test('is taken once, tells nothing before one has arrived, and then who else has', async () => {
    const { address, clock } = await ticketHouse(await newPlace());
    const [ada, bob, eve] = [newSecret(), newSecret(), newSecret()] as const;
    const before = await dayOf(address, ada);
    expect(before).toMatchObject({ day: DAY, today: DAY, leftMs: 6 * 3_600_000 });
    expect(before.trains.length).toBeGreaterThan(1);
    const seat = trainOf(before)?.seats.indexOf(null) ?? -1;

    // Boarded from two pages at once: it is one journey.
    const [table, same] = await Promise.all([
      board(address, ada, 'Ada'),
      board(address, ada, 'Ada'),
    ]);
    expect(same).toBe(table);
    const others = await board(address, bob, 'Bob');
    expect(others).not.toBe(table);
    const [one, other] = [
      await Page.at(address, table, ada),
      await Page.at(address, others, bob),
    ] as const;
    expect(other.about?.commitment).toBe(one.about?.commitment);
    expect(trainOf(await dayOf(address, ada))).toMatchObject({
      arrived: 0,
      you: { state: 'running', table },
    });
    const token = await fetch(`${address}/api/tables/${table}/seats/${seat}/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret: ada }),
    });
    expect(token.status).toBe(403);

    // Ada arrives; Bob, who is on the way, hears that somebody has, and no more.
    await travel(one, seat);
    const mine = await dayOf(address, ada);
    expect(trainOf(mine)).toMatchObject({
      arrived: 1,
      names: ['Ada'],
      you: { state: 'arrived', table, rank: 1 },
    });
    const sheet = sheetShown.parse(
      await (await ask(address, 'sheet', { secret: ada, day: DAY, game: GAME })).json(),
    );
    expect(sheet.rows).toMatchObject([{ rank: 1, name: 'Ada', you: true }]);
    const id = sheet.rows[0]?.id ?? '';
    const told = trainOf(await dayOf(address, bob));
    expect(told).toMatchObject({ arrived: 1, you: { state: 'running' } });
    expect(told).not.toHaveProperty('names');
    for (const secret of [bob, eve]) {
      for (const path of ['sheet', 'journey']) {
        const body = { secret, day: DAY, game: GAME, ...(path === 'sheet' ? {} : { id }) };
        const refused = await ask(address, path, body);
        expect(refused.status).toBe(403);
        expect(await refused.json()).toEqual({ why: 'not-arrived' });
      }
    }
    expect(await other.ask({ t: 'log', from: 1 })).toMatchObject({ t: 'refused' });

    // Nothing that was sent before an end holds the secret, or a card that its reader has not seen.
    const asked = answers.length;
    await travel(other, seat);
    const secret = one.chanceSecret ?? '';
    expect(secret).toMatch(/^dea1/);
    expect(other.chanceSecret).toBe(secret);
    for (const page of [one, other]) {
      const first = page.texts.findIndex((text) => text.includes(secret.slice(16)));
      expect(page.texts[first]).toContain('"status":"over"');
      const auditor = new Auditor(seat);
      for (const text of page.texts.slice(0, first)) auditor.read(text);
      expect(auditor.messages).toBeGreaterThan(20);
    }
    expect(answers.slice(0, asked).join('')).not.toContain(secret.slice(16));

    // Of a journey no log sheet tells.
    const figures = await fetch(`${address}/api/people/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret: ada }),
    });
    expect(await figures.json()).toMatchObject({ all: 0 });

    // Both decided alike, so both had the same luck, and share a rank.
    const both = sheetShown.parse(
      await (await ask(address, 'sheet', { secret: bob, day: DAY, game: GAME })).json(),
    );
    const byName = both.rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    expect(byName.map(({ rank, name, you }) => [rank, name, you])).toEqual([
      [1, 'Ada', undefined],
      [1, 'Bob', true],
    ]);
    expect(both.scores.map(([, count]) => count)).toEqual([2]);
    const logs = await Promise.all(
      both.rows.map(async ({ id: which }) => {
        const body = { secret: bob, day: DAY, game: GAME, id: which };
        const { log, seats } = journeyShown.parse(
          await (await ask(address, 'journey', body)).json(),
        );
        expect(seats[seat]).toBeNull();
        return log.map(({ seq, actor, action }) => ({ seq, actor, action }));
      }),
    );
    expect(logs[0]?.length).toBeGreaterThan(50);
    expect(logs[0]).toEqual(logs[1]);

    // The next day it has departed; who did not board may look.
    clock.now += DAY_MS;
    const late = await ask(address, 'board', { secret: eve, day: DAY, game: GAME, name: 'Eve' });
    expect([late.status, await late.json()]).toEqual([409, { why: 'departed' }]);
    expect(await board(address, ada, 'Ada')).toBe(table);
    const past = await dayOf(address, eve, DAY);
    expect(trainOf(past)).toMatchObject({ arrived: 2 });
    expect((await ask(address, 'sheet', { secret: eve, day: DAY, game: GAME })).status).toBe(200);
    for (const day of ['2026-11-18', '2026-10-01']) {
      expect((await ask(address, 'day', { secret: eve, day })).status).toBe(404);
    }
  });

  test('of a journey that was broken off no result is told, and it is not begun anew', async () => {
    const { address } = await ticketHouse(await newPlace());
    const ada = newSecret();
    await dayOf(address, ada);
    const table = await board(address, ada, 'Ada');
    const page = await Page.at(address, table, ada);
    await page.reach(1);
    expect(await page.ask({ t: 'resign' })).toMatchObject({ t: 'done' });
    expect(trainOf(await dayOf(address, ada))).toMatchObject({
      arrived: 0,
      you: { state: 'left', table },
    });
    expect(await board(address, ada, 'Ada')).toBe(table);
    const sheet = await ask(address, 'sheet', { secret: ada, day: DAY, game: GAME });
    expect(sheetShown.parse(await sheet.json())).toEqual({ arrived: 0, rows: [], scores: [] });
  });

  test('what is asked is read by its schema, and nobody boards without end', async () => {
    const { address } = await ticketHouse(await newPlace(), {
      limits: { tablesPerMinute: { guest: 1, address: 9 } },
    });
    const secret = newSecret();
    await dayOf(address, secret);
    const wish = { secret, day: DAY, game: GAME, name: 'Ada' };
    for (const wrong of [
      { ...wish, day: '2026-13-01' },
      { ...wish, game: '../x' },
      { ...wish, secret: 'a' },
      { ...wish, more: 1 },
      { ...wish, name: '\u202e' },
    ]) {
      expect((await ask(address, 'board', wrong)).status).toBe(400);
    }
    expect((await ask(address, 'board', { ...wish, game: 'no-such-game' })).status).toBe(404);
    expect((await ask(address, 'board', wish)).status).toBe(200);
    expect((await ask(address, 'board', { ...wish, game: 'pionniers' })).status).toBe(429);
    // What is begun is taken up again at no cost.
    expect((await ask(address, 'board', wish)).status).toBe(200);
  });

  test('a guest’s journey comes along to a season ticket, and is told to its holder', async () => {
    const { address } = await ticketHouse(await newPlace());
    const ada = new Browser(address, 'Ada');
    await dayOf(address, ada.secret);
    const table = await board(address, ada.secret, 'Ada');
    expect(await ada.makePasskey()).toMatchObject({ status: 200 });
    const cookie = ada.cookie ?? '';
    const own = await ask(address, 'day', { secret: newSecret() }, { ...ada.headers, cookie });
    expect(trainOf(dayShown.parse(await own.json()))).toMatchObject({ you: { table } });
    const file = await (await ada.get('/api/account/download')).text();
    expect(JSON.parse(file)).toMatchObject({ journeys: [{ day: DAY, game: GAME }] });
  });
});
