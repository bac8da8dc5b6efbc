import { setImmediate as turn } from 'node:timers/promises';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#clocks/civil.ts';
import type { Hours } from '#clocks/hours.ts';
import type { Pace } from '#clocks/pace.ts';
import { titleOf } from '#games/catalogue.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import type { Jobs } from '#tables/jobs.ts';
import { joining } from '#tables/node.ts';
import { markOf, Tables } from '#tables/tables.ts';
import { FIRST_CHOICE, Guest, secretOf } from '#tables/tests/guest.ts';
import { startWork, stopWork } from '../../jobs/work.ts';
import type { Worker } from '../../jobs/worker.ts';
import { hoursChanged, peopleIn } from '../../people/people.ts';
import { named, step } from '../../sql/sql.ts';
import type { ServerStore } from '../../store/server-store.ts';
import { bothStores, storeAt } from '../both-stores.ts';

const { ticket, set } = named('clocks-test', {
  ticket: `
    INSERT INTO tickets (mark, name, drawn, spelt, since, language, settings, version)
    VALUES ($1, $2, $2, $2, 0, 'fr', $3, 0)`,
  set: 'UPDATE tickets SET settings = $2 WHERE mark = $1',
});

/** A move takes an evening; there is no reserve. */
const daily: Pace = { kind: 'slow', moveMs: DAY, reserveMs: 0 };

const evenings: Hours = {
  zone: 'Europe/Paris',
  weekdays: [[1080, 1320]],
  weekend: [[1080, 1320]],
  holidays: [],
};

/** A house in which time passes when the test says so. */
class SlowHouse {
  readonly store: ServerStore;
  readonly tables: Tables;
  readonly failures: unknown[] = [];
  readonly #worker: Worker;
  now: number;

  constructor(store: ServerStore, now: number) {
    this.store = store;
    this.now = now;
    let names = 0;
    const report = (error: unknown): void => void this.failures.push(error);
    this.tables = new Tables(
      {
        store,
        bots: FIRST_CHOICE,
        titleOf,
        now: () => this.now,
        sleep: () => new Promise(() => {}),
        newId: () => `slow${++names}`.padEnd(16, 'x'),
        newSecret: () => secretOf(77),
        report,
        people: peopleIn(store.sql),
      },
      joining({ work: { jobs: store.jobs, worker: 'me', wake: () => {} } }),
    );
    const host = { store, tables: this.tables, name: 'me', report, isShared: false };
    const { log } = fastify({ logger: false });
    const watched = { ...store, jobs: this.#watched(store.jobs) };
    const none = async () => 'done' as const;
    const kinds = { mail: none, leave: none, ended: none };
    this.#worker = startWork({ ...host, store: watched, now: () => this.now, log, kinds });
    onTestFinished(() => stopWork(this.#worker, host));
  }

  /** It is so late now, and whoever has something to do has done it. */
  async at(now: number): Promise<void> {
    this.now = now;
    this.#asked++;
    this.#worker.wake();
    while (this.#looked !== this.#asked || this.#doing > 0) await turn();
  }

  /** How often it was asked to look, by which of them it has looked last, and how much it is doing. */
  #asked = 0;
  #looking = 0;
  #looked = 0;
  #doing = 0;

  #watched(jobs: Jobs): Jobs {
    return {
      ...jobs,
      take: async (...args) => {
        this.#looking = this.#asked;
        const taken = await jobs.take(...args);
        this.#doing += taken.length;
        return taken;
      },
      done: async (...args) => {
        await jobs.done(...args);
        this.#doing--;
        this.#looking = 0;
        this.#looked = 0;
        this.#worker.wake();
      },
      next: async () => {
        const next = await jobs.next();
        this.#looked = this.#looking;
        return next;
      },
    };
  }
}

async function slowGame(place: string, now: number, hours = evenings) {
  const store = await storeAt(place);
  const people = [1, 2].map((person) => markOf(secretOf(person)));
  await store.sql.write(
    people.map((mark, i) => step(ticket, [mark, `name${i}`, JSON.stringify({ hours })])),
  );
  const house = new SlowHouse(store, now);
  await house.at(now);
  const table = await house.tables.create({
    v: PROTOCOL,
    game: 'trambahn',
    options: {},
    secret: secretOf(1),
    seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }],
    pace: daily,
  });
  const ada = await Guest.at(house.tables, table, 1);
  const bob = await Guest.at(house.tables, table, 2);
  await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
  return { house, store, table, people, players: [ada, bob] as const };
}

type SlowGame = Awaited<ReturnType<typeof slowGame>>;

async function playTurn({ players }: SlowGame): Promise<void> {
  const seat = players[0].seatToAct;
  const actor = players[seat === 0 ? 0 : 1];
  while (actor.seatToAct === seat) await actor.act(actor.choices(seat)[0]);
}

/** For whom a bot plays: whose time was out. */
const outOf = (guest: Guest): readonly number[] => {
  const said = guest.heard.findLast(({ t }) => t === 'aside');
  return said?.t === 'aside' ? (said.aside.standIns ?? []).map(({ seat }) => seat) : [];
};

describe.each(bothStores)('a slow game over days, in %s', (_, newPlace) => {
  // Saturday, 19:00 in Paris, on the evening before the clocks go back.
  const saturday = Date.UTC(2026, 9, 24, 17);

  test('keeps to the wall across a change of the clock', async () => {
    const game = await slowGame(await newPlace(), saturday);
    const { house, store, table, players } = game;
    const seat = players[0].seatToAct;
    // Sunday, 19:00: twenty-five hours on.
    expect((await store.load(table))?.turn?.clock?.since).toBe(saturday);
    await house.at(saturday + 25 * HOUR - 1);
    expect(outOf(players[0])).toEqual([]);
    await house.at(saturday + 25 * HOUR);
    expect(outOf(players[0])).toEqual([seat]);
    expect(outOf(players[1])).toEqual([seat]);
    const stored = await store.load(table);
    expect(stored?.beside.standIns).toMatchObject([{ seat, why: 'time' }]);
    const owner = players[seat === 0 ? 0 : 1];
    expect((await owner.ask({ t: 'retake' })).t).toBe('done');
    expect(outOf(players[0])).toEqual([]);
    expect(house.failures).toEqual([]);
  });

  test('goes on for as long as everybody plays once an evening', async () => {
    const game = await slowGame(await newPlace(), saturday);
    const { house, store, table, players } = game;
    for (let day = 1; day <= 9; day++) {
      // Each a little earlier in the evening than the other the day before: never quite a day.
      await house.at(saturday + HOUR + day * DAY - day * 5 * MINUTE);
      expect(outOf(players[0])).toEqual([]);
      await playTurn(game);
    }
    const stored = await store.load(table);
    expect(stored?.turn?.clock?.since).toBe(house.now);
    expect(house.failures).toEqual([]);
  });

  test('stands while somebody is on holiday, from when they say so', async () => {
    const game = await slowGame(await newPlace(), saturday);
    const { house, store, people, players } = game;
    const seat = players[0].seatToAct;
    const mark = people[seat] ?? '';
    const away = { ...evenings, holidays: [{ from: '2026-10-25', to: '2026-10-31' }] };
    await store.sql.write([step(set, [mark, JSON.stringify({ hours: away })])]);
    await hoursChanged(store, mark, house.now);
    await house.at(house.now);
    await house.at(saturday + 25 * HOUR);
    expect(outOf(players[0])).toEqual([]);
    // On Sunday a week later, at 19:00.
    await house.at(saturday + 25 * HOUR + 7 * DAY - 1);
    expect(outOf(players[0])).toEqual([]);
    await house.at(saturday + 25 * HOUR + 7 * DAY);
    expect(outOf(players[0])).toEqual([seat]);
    expect(house.failures).toEqual([]);
  });

  test('a house that was away for a week gives the week back', async () => {
    const place = await newPlace();
    const game = await slowGame(place, saturday);
    const { house, players } = game;
    const seat = players[0].seatToAct;
    await house.at(saturday + 8 * DAY);
    expect(outOf(players[0])).toEqual([]);
    await house.at(saturday + 9 * DAY);
    expect(outOf(players[0])).toEqual([seat]);
  });
});
