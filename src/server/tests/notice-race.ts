import { expect } from 'vitest';
import type { Seat } from '#kernel/game.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import { LEASE_MS } from '#tables/node.ts';
import type { Stored } from '#tables/store.ts';
import { markOf } from '#tables/tables.ts';
import { Guest, secretOf } from '#tables/tests/guest.ts';
import { hashOf } from '../accounts/hashes.ts';
import { making } from '../accounts/tickets.ts';
import type { Outcome } from '../jobs/worker.ts';
import type { Pushed } from '../notices/push/send.ts';
import { type Notice, noticeIn } from '../notices/rows.ts';
import { noticeStatements } from '../notices/statements.ts';
import { named, step } from '../sql/sql.ts';
import { numberIn } from '../store/columns.ts';
import type { Crash, Deed } from './notice-race-deeds.ts';
import { Died, type RaceHouse, WORKER } from './notice-race-house.ts';

const { all, session } = named('notice-race', {
  session: `INSERT INTO sessions (hash, id, mark, device, made, seen, ends) VALUES ($1, $2, $3, $4, $5, $5, $6)`,
  all: `SELECT mark, "table", kind, turn, channel, about, due, sent FROM notices
         WHERE mark = $1 AND sent IS NOT NULL ORDER BY turn`,
});

type Person = {
  seat: Seat;
  secret: number;
  mark: string;
  path: string;
  /** Their pages at the table. */
  pages: Guest[];
  left: number;
};

/**
 * Two people with season tickets at a table, who come and go, play there or from a notice, take answers back and nudge each other,
 * while the house looks, tells, and dies of it.
 */
export class NoticeRace {
  readonly #house: RaceHouse;
  readonly #table: string;
  readonly #people: readonly [Person, Person];
  hasDied = false;

  private constructor(house: RaceHouse, table: string, people: readonly [Person, Person]) {
    this.#house = house;
    this.#table = table;
    this.#people = people;
  }

  static async begin(house: RaceHouse, first: number): Promise<NoticeRace> {
    const { store, push, tables, clock } = house;
    const people = ([0, 1] as const).map((seat): Person & { subscription: Subscription } => {
      const subscription = push.subscribe();
      const [secret, path] = [first + seat, new URL(subscription.endpoint).pathname];
      return {
        seat,
        secret,
        mark: markOf(secretOf(secret)),
        path,
        pages: [],
        left: 0,
        subscription,
      };
    });
    await store.sql.write(
      people.flatMap(({ mark, secret, subscription: { endpoint, keys } }) => [
        making(mark, `Person ${secret}`, clock.now, 'en'),
        step(session, [`hash${secret}`, `session${secret}`, mark, '{}', clock.now, 9e12]),
        step(noticeStatements.putPush, [
          `push${secret}`,
          mark,
          endpoint,
          keys.p256dh,
          keys.auth,
          '{}',
          clock.now,
          `session${secret}`,
        ]),
      ]),
    );
    const table = await tables.create({
      v: PROTOCOL,
      game: 'railroad-tycoon',
      options: {},
      secret: secretOf(first),
      seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }],
    });
    const [ada, bob] = people;
    if (!ada || !bob) throw new Error('there are two');
    const page = await Guest.at(tables, table, bob.secret);
    await page.ask({ t: 'sit', seat: 1, name: 'Bob' });
    bob.pages.push(page);
    return new NoticeRace(house, table, [ada, bob]);
  }

  async play(deeds: readonly Deed[]): Promise<void> {
    const doing = (one: Deed) => (one.is === 'work' ? this.#work(one.crash) : this.#do(one));
    await Promise.all(deeds.map(doing));
  }

  async #do({ is, seat, pick }: Extract<Deed, { seat: number }>): Promise<void> {
    const { tables, notices } = this.#house;
    const person = this.#people[seat];
    const { pages } = person;
    switch (is) {
      case 'move':
        return this.#move(person, pick);
      case 'come':
        pages.push(await Guest.at(tables, this.#table, person.secret));
        return;
      case 'go':
        for (const page of pages.splice(0)) await page.leave();
        person.left = this.#house.now();
        return;
      case 'anew': {
        const [page] = pages;
        const after = page?.view.seq ?? 0;
        await page?.ask({ t: 'undo', after, to: after - 1 });
        if (pick % 2 === 0) await this.#move(person, pick);
        return;
      }
      case 'nudge':
        await pages[0]?.ask({ t: 'nudge', seat: 1 - seat });
        return;
      case 'answer':
      case 'undo': {
        const token = this.#shows(person).findLast((one) => one.token !== undefined)?.token;
        if (token === undefined) return;
        await (is === 'undo' ? notices.answers.undo(token) : notices.answers.give(token, pick % 2));
      }
    }
  }

  /** Whoever is away comes for it, and goes again. */
  async #move(person: Person, pick: number): Promise<void> {
    const { seat, secret, pages } = person;
    const [own] = pages;
    const page = own ?? (await Guest.at(this.#house.tables, this.#table, secret));
    const choices = page.isToAct(seat) ? page.choices(seat) : [];
    if (choices.length > 0) await page.act(choices[pick % choices.length]);
    if (own) return;
    await page.leave();
    person.left = this.#house.now();
  }

  /** How many jobs there were. Those of one who dies are free when its lease ends. */
  async #work(crash?: Crash): Promise<number> {
    const { store, now, notices, failing, tables } = this.#house;
    const kinds: Record<string, (key: string) => Promise<Outcome>> = {
      ...(crash ? await failing(crash) : notices).kinds,
      play: async (key) => ((await tables.play(key)) ? 'begun' : 'done'),
    };
    const at = now();
    const jobs = await store.jobs.take({ worker: WORKER, until: at + LEASE_MS }, at, 50);
    for (const job of jobs) {
      try {
        const outcome = (await kinds[job.kind]?.(job.key)) ?? 'done';
        if (outcome === 'begun') continue;
        await store.jobs.done(WORKER, job, outcome === 'done' ? undefined : outcome.due);
      } catch (error) {
        if (!(error instanceof Died)) throw error;
        this.hasDied = true;
        break;
      }
    }
    return jobs.length;
  }

  /** Until there is nothing to do any more. */
  async quiet(): Promise<void> {
    for (let still = 0; still < 2; ) {
      this.#house.clock.now += LEASE_MS;
      still = (await this.#work()) === 0 ? still + 1 : 0;
    }
  }

  /** `isSteady`: there was one worker at a time, who did not die. */
  async expectToldOnce(isSteady: boolean): Promise<void> {
    await this.quiet();
    const stored = (await this.#house.store.load(this.#table)) as Stored;
    const toAct = stored.over ? [] : (stored.turn?.toAct ?? []);
    for (const person of this.#people) {
      const told = await this.#told(person);
      const isTurn = ({ kind, about }: Notice): boolean => kind === 'turn' && !about.again;
      const turns = told.filter(isTurn).map(({ turn }) => turn);
      await this.#expectOncePerTurn(person, turns);
      await this.#expectOncePerTurn(person, await this.#pushedTurns(person));
      // Nothing goes out that was not marked, and nothing twice.
      const calls = told.filter((one) => isTurn(one) || one.kind === 'nudge');
      expect(this.#shows(person).length).toBeLessThanOrEqual(calls.length);
      if (!isSteady) continue;
      const isToAct = toAct.includes(person.seat);
      if (!isToAct) expect(this.#lastAt(person) ?? 'close').toBe('close');
      // Whoever was away when their turn came, and has not been there since, was called.
      const isAway = person.pages.length === 0 && person.left < (stored.turn?.since ?? 0);
      if (!isToAct || !isAway) continue;
      expect(calls.at(-1)?.turn).toBeGreaterThanOrEqual(await this.#lastOf(person));
      expect(this.#lastAt(person)).toBe('show');
    }
    expect(this.#house.failures).toEqual([]);
  }

  /** Between two calls of one person they have played. */
  async #expectOncePerTurn({ seat }: Person, turns: readonly number[]): Promise<void> {
    for (const [i, turn] of turns.entries()) {
      const next = turns[i + 1];
      if (next === undefined) return;
      const lines = await this.#house.store.lines(this.#table, turn + 1, next);
      expect(lines.some(({ actor }) => actor === seat)).toBe(true);
    }
  }

  /** After which entry each call went out that can be answered. */
  async #pushedTurns(person: Person): Promise<number[]> {
    const { sql } = this.#house.store;
    const tokens = this.#shows(person).flatMap(({ token, title }) =>
      token !== undefined && title.startsWith('Your move') ? [token] : [],
    );
    const rows = tokens.map((token) => sql.read(noticeStatements.answer, [hashOf(token)]));
    return (await Promise.all(rows)).flatMap(([row]) => (row ? [numberIn(row, 'turn')] : []));
  }

  /** What their device was told last about turns. */
  #lastAt({ path }: Person): Pushed['t'] | undefined {
    return this.#pushed(path).findLast(({ tag }) => tag === 'turns')?.t;
  }

  async #lastOf({ seat }: Person): Promise<number> {
    const lines = await this.#house.store.lines(this.#table, 1, 100_000);
    return lines.findLast(({ actor }) => actor === seat)?.seq ?? 0;
  }

  async #told({ mark }: Person): Promise<Notice[]> {
    return (await this.#house.store.sql.read(all, [mark])).map(noticeIn);
  }

  #shows({ path }: Person) {
    return this.#pushed(path).flatMap((one) =>
      one.t === 'show' && one.tag === 'turns' && !one.quiet ? [one] : [],
    );
  }

  #pushed(to: string): Pushed[] {
    const own = this.#house.push.taken.filter(({ path }) => path === to);
    return own.map(({ message }) => message as Pushed);
  }
}

type Subscription = ReturnType<RaceHouse['push']['subscribe']>;
