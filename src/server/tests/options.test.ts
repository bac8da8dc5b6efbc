import { describe, expect, test } from 'vitest';
import { titleOf } from '#games/catalogue.ts';
import { LEVEL } from '#games/pionniers/rules/data/lines.ts';
import type { Game, Kind } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { PROTOCOL, type SeatWish } from '#protocol/parts.ts';
import { BOT, house, ME, OPEN, postTable } from './house.ts';
import { newSecret, Page } from './page.ts';
import { recordOf } from './record.ts';

const game = (await titleOf('pionniers'))?.game as Game<Kind>;

const wish = (options: unknown, secret = newSecret(), seats: SeatWish[] = [ME, OPEN]) => ({
  v: PROTOCOL,
  game: 'pionniers',
  options,
  secret,
  seats,
});

async function made(answer: Response): Promise<string> {
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** A board of one's own: the level one, four sections shorter, under another name. */
const OWN = {
  ...LEVEL,
  name: 'Élise’s board',
  lines: LEVEL.lines.map((line) => ({ ...line, sections: line.sections.slice(4), sabotage: [85] })),
  slowAfter: 80,
};
/** The largest that the game takes. */
const LARGEST = {
  ...LEVEL,
  name: '\u0001'.repeat(60),
  slowAfter: 100,
  lines: LEVEL.lines.map(() => {
    const every = (from: number) => Array.from({ length: 30 }, (_, i) => from + 5 * i);
    return {
      sections: 'S'.repeat(40),
      rivers: every(11),
      dangers: [],
      ambushes: [],
      garrisons: every(12),
      posts: every(13),
      sabotage: every(14),
    };
  }),
};

describe('options', () => {
  test('are kept, filled up, and told to everybody who comes', async () => {
    const { address } = await house();
    const secret = newSecret();
    const table = await made(await postTable(address, wish({ lines: 'by-lot' }, secret)));
    for (const page of [
      await Page.at(address, table, secret),
      await Page.at(address, table, newSecret()),
    ]) {
      expect(await page.until((message) => message.t === 'welcome')).toMatchObject({
        options: { board: 'level', lines: 'by-lot', twoTrains: true },
      });
    }
  });

  test.each([
    ['one’s own board', OWN],
    ['the largest there can be', LARGEST],
  ])('%s rides along, and outlives the house', async (_, board) => {
    const first = await house();
    const secret = newSecret();
    const table = await made(await postTable(first.address, wish({ board }, secret)));
    const ada = await Page.at(first.address, table, secret);
    expect(await ada.ask({ t: 'seat-bot', seat: 1, bot: 'random' })).toMatchObject({ t: 'done' });
    await ada.reach(1);
    expect(ada.view?.table).toMatchObject({ board });
    await first.close();
    const second = await house({ dataDir: first.dataDir });
    const again = await Page.at(second.address, table, secret);
    expect(await again.until((message) => message.t === 'welcome')).toMatchObject({
      options: { board, lines: 'in-order', twoTrains: true },
    });
    expect(again.view?.table).toMatchObject({ board });
  });

  test('one’s own board is told with the options, and in no table', async () => {
    const { address } = await house();
    const secret = newSecret();
    const table = await made(await postTable(address, wish({ board: OWN }, secret)));
    const ada = await Page.at(address, table, secret);
    await ada.ask({ t: 'seat-bot', seat: 1, bot: 'random' });
    await ada.reach(1);
    await ada.ask({ t: 'look', at: 1 });
    const told = (text: string) => text.split(JSON.stringify(OWN.name)).length - 1;
    const kinds = ada.texts.map((text) => (JSON.parse(text) as { t: string }).t);
    expect(kinds).toEqual(expect.arrayContaining(['welcome', 'update', 'seen']));
    for (const [i, text] of ada.texts.entries())
      expect(told(text)).toBe(kinds[i] === 'welcome' ? 1 : 0);
  });

  test.each<[string, unknown, RegExp]>([
    ['an unknown option', { wings: 2 }, /^options: unknown field wings/],
    ['an unknown board', { board: 'round' }, /^options: .*board/],
    ['a board that is a number', { board: 7 }, /^options: .*board/],
    ['an empty board', { board: {} }, /^options: The file has not the form of a board/],
    ['three lines', { board: { ...OWN, lines: OWN.lines.slice(1) } }, /lines/],
    [
      'a line that is longer',
      {
        board: {
          ...OWN,
          lines: OWN.lines.map((line, i) => (i === 2 ? LEVEL.lines[2] : line)),
        },
      },
      /Line 3 has 26 sections, line 1 has 22/,
    ],
    [
      'a mark off the line',
      { board: { ...OWN, lines: OWN.lines.map((line) => ({ ...line, sabotage: [150] })) } },
      /not at 150/,
    ],
    ['a list', [], /^options: /],
  ])('%s is refused with a reason, and nothing is made', async (_, options, what) => {
    const { address, tables } = await house({
      tablesHost: {
        newId: () => {
          throw new Error('a table was made');
        },
      },
    });
    const answer = await postTable(address, wish(options));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ why: 'malformed', what: expect.stringMatching(what) });
    expect(tables.count).toBe(0);
  });

  test('a name that JSON should not have does not even reach the game', async () => {
    const { address, tables } = await house();
    const options = JSON.parse('{"board":{"__proto__":{"name":"x"}}}') as unknown;
    const answer = await postTable(address, wish(options));
    expect([answer.status, await answer.json()]).toEqual([400, { why: 'malformed' }]);
    expect(tables.count).toBe(0);
  });

  test('however much is wrong, the answer is short', async () => {
    const { address } = await house();
    const lines = OWN.lines.map((line) => ({
      ...line,
      dangers: Array.from({ length: 40 }, () => 255),
    }));
    const answer = await postTable(address, wish({ board: { ...OWN, lines } }));
    expect(answer.status).toBe(400);
    expect((await answer.text()).length).toBeLessThan(1200);
  });

  test('more than any file may hold is too large', async () => {
    const { address } = await house();
    const answer = await postTable(address, wish({ board: { ...OWN, name: 'x'.repeat(100_000) } }));
    expect([answer.status, await answer.json()]).toEqual([413, { why: 'too-large' }]);
  });
});

describe('a table of four', () => {
  test('two people and two bots play to the end', async () => {
    const { address } = await house();
    const secrets = [newSecret(), newSecret()];
    const seats = [ME, BOT, OPEN, OPEN];
    const table = await made(await postTable(address, wish({}, secrets[0], seats)));
    const ada = await Page.at(address, table, secrets[0]);
    const bob = await Page.at(address, table, secrets[1]);
    // A bot may be put on a seat, taken off again, and put on another.
    expect(await ada.ask({ t: 'seat-bot', seat: 2, bot: 'random' })).toMatchObject({ t: 'done' });
    const unseat = (seat: number, name = 'random') => ({ t: 'unseat', seat, name }) as const;
    expect(await bob.ask(unseat(2))).toMatchObject({ why: 'not-host' });
    expect(await ada.ask(unseat(2))).toMatchObject({ t: 'done' });
    expect(await ada.ask(unseat(2))).toMatchObject({ t: 'done' });
    expect(await ada.ask(unseat(5))).toMatchObject({ why: 'malformed' });
    expect(await bob.ask({ t: 'sit', seat: 2, name: 'Bob' })).toMatchObject({ t: 'done' });
    expect(ada.view).toMatchObject({ seq: 0, status: 'waiting' });
    expect(await ada.ask({ t: 'seat-bot', seat: 3, bot: 'random' })).toMatchObject({ t: 'done' });
    expect(await ada.ask(unseat(3))).toMatchObject({ why: 'begun' });
    const seated = ['guest', 'bot', 'guest', 'bot'];
    await ada.reach(1);
    const shown = (await (await fetch(`${address}/api/tables/${table}`)).json()) as {
      seats: { kind: string }[];
    };
    expect(shown.seats.map(({ kind }) => kind)).toEqual(seated);

    const people = new Map([
      [0, ada],
      [2, bob],
    ]);
    const rng = rngFrom(1);
    const movers = new Set<number>();
    for (let moves = 0; ada.view?.status === 'running' && moves < 2000; moves++) {
      const seq = Math.max(ada.view.seq, bob.view?.seq ?? 0);
      await Promise.all([ada.reach(seq), bob.reach(seq)]);
      const seat = game.actors(ada.view.table)[0];
      const mover = typeof seat === 'number' ? people.get(seat) : undefined;
      if (typeof seat === 'number') movers.add(seat);
      if (ada.view.status !== 'running') break;
      if (mover === undefined || typeof seat !== 'number') {
        await ada.reach(seq + 1);
        continue;
      }
      const choices = game.choices(ada.view.table, {}, seat);
      const answer = await mover.act(choices[rng.below(choices.length)]);
      expect(answer.t).toBe('done');
    }
    expect(ada.view?.status).toBe('over');
    await bob.reach(ada.view?.seq ?? 0);
    expect(bob.view?.table).toEqual(ada.view?.table);
    expect((await recordOf(ada)).seats).toEqual([
      { name: 'Ada' },
      { name: 'random', bot: 'random' },
      { name: 'Bob' },
      { name: 'random', bot: 'random' },
    ]);
  });

  test('five do not fit', async () => {
    const { address } = await house();
    const answer = await postTable(address, wish({}, newSecret(), [ME, OPEN, OPEN, OPEN, OPEN]));
    expect([answer.status, await answer.json()]).toEqual([400, { why: 'malformed' }]);
  });
});
