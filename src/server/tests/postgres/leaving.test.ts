import { describe, expect, onTestFinished, test } from 'vitest';
import type { BotHost } from '#tables/bot-host.ts';
import type { Head } from '#tables/store.ts';
import { markOf, type Tables } from '#tables/tables.ts';
import { header } from '#tables/tests/store-samples.ts';
import { openAccounts } from '../../accounts/open-accounts.ts';
import { tidyAccounts } from '../../accounts/tidy.ts';
import { posting } from '../../mail/letters.ts';
import { openMailCatcher } from '../../services/mail-catcher.ts';
import { named, step } from '../../sql/sql.ts';
import { Authenticator } from '../authenticator.ts';
import { bothStores, storeAt } from '../both-stores.ts';
import { newSecret } from '../page.ts';

const DAY_MS = 86_400_000;
const caller = {
  network: '192.0.2.1',
  device: { kind: 'computer', browser: 'Firefox', system: 'Linux', way: 'passkey' },
  site: { origin: 'http://localhost', domain: 'localhost' },
} as const;

const { personal, note, notes } = named('leaving-test', {
  note: 'INSERT INTO notes (mark, table_id, said, at) VALUES ($1, $2, $3, 1)',
  notes: 'SELECT table_id, said FROM notes WHERE mark = $1 ORDER BY table_id',
  personal: `
    SELECT mark FROM tickets WHERE mark = $1 OR EXISTS (SELECT id FROM sessions WHERE mark = $1)
      OR EXISTS (SELECT id FROM passkeys WHERE mark = $1) OR EXISTS (SELECT id FROM audit WHERE mark = $1)`,
});

describe.each(bothStores)('in %s', (_, newPlace) => {
  /** Season tickets with nobody around them: a clock, and notes of what the house was told. */
  async function opened(mail?: { smtpUrl: string; from: string }) {
    const store = await storeAt(await newPlace());
    const clock = { now: Date.parse('2026-11-16T18:00:00Z') };
    const changed: Head[] = [];
    const over: string[] = [];
    const failures: unknown[] = [];
    const tables = { changed: (head: Head) => changed.push(head), say: () => undefined };
    const house = openAccounts(
      { publicUrl: 'http://localhost', mail },
      {
        store,
        tables: tables as unknown as Tables,
        now: () => clock.now,
        wake: () => undefined,
        report: (error) => failures.push(error),
        endSession: (id) => over.push(id),
        bots: { has: (_game: string, bot: string) => bot === 'driver' } as unknown as BotHost,
      },
    );
    onTestFinished(() => house.close());
    return { store, clock, changed, over, failures, ...house };
  }

  type House = Awaited<ReturnType<typeof opened>>;

  async function holder({ accounts }: House, name: string) {
    const authenticator = new Authenticator('http://localhost');
    const guest = { secret: newSecret(), name, language: 'fr' } as const;
    const options = await accounts.passkeyToMake(caller, undefined, guest);
    const answer = authenticator.make(options);
    const token = await accounts.passkeyMade(caller, undefined, guest, answer);
    const session = await accounts.sessions.find(token ?? '');
    if (!session) return expect.fail();
    return { ...guest, mark: markOf(guest.secret), session, authenticator };
  }

  async function seatAt({ store }: House, id: string, mark: string, isOver: boolean) {
    const other = { kind: 'guest', name: 'Bob', holder: 'bb'.repeat(32) } as const;
    const seats = [{ kind: 'guest', name: 'Ada', holder: mark } as const, other];
    await store.create({ ...header(id), host: mark }, seats);
    if (isOver) await store.keep(id, { over: true });
  }

  test('a ticket that is handed back goes after seven days, with all that is personal', async () => {
    const house = await opened();
    const { accounts, store, clock, kinds, over, changed } = house;
    const ada = await holder(house, 'Ada');
    const bob = await holder(house, 'Bob');
    await seatAt(house, 'running', ada.mark, false);
    await seatAt(house, 'finished', ada.mark, true);
    const open = [
      { kind: 'guest', name: 'Ada', holder: ada.mark } as const,
      { kind: 'open' } as const,
    ];
    await store.create({ ...header('waiting'), host: ada.mark }, open);
    const by = accounts.by(caller, ada.session);
    await accounts.leaving.leave(ada.mark, by);
    clock.now += 6 * DAY_MS;
    await accounts.leaving.leave(ada.mark, by);
    expect((await accounts.shown(ada.session)).ticket?.leaves).toBe(clock.now + DAY_MS);
    expect(await store.jobs.take({ worker: 'w', until: clock.now + 1 }, clock.now, 9)).toEqual([]);
    // The job looks at the ticket, not at its own time.
    expect(await kinds.leave(ada.mark)).toEqual({ due: clock.now + DAY_MS });
    clock.now += DAY_MS;
    const due = await store.jobs.take({ worker: 'w', until: clock.now + 9 }, clock.now, 9);
    expect(due).toMatchObject([{ kind: 'leave', key: ada.mark }]);
    expect(await kinds.leave(ada.mark)).toBe('done');
    expect(over).toEqual([ada.session.id]);
    expect(await store.sql.read(personal, [ada.mark])).toEqual([]);
    expect(await store.sql.read(personal, [bob.mark])).toHaveLength(1);
    expect(changed.map(({ id }) => id).toSorted()).toEqual(['finished', 'running', 'waiting']);
    for (const id of ['running', 'finished']) {
      const { seats = [], header: head } = (await store.load(id)) ?? {};
      expect(seats).toMatchObject([{ name: '' }, { name: 'Bob' }]);
      expect(JSON.stringify([seats, head])).not.toContain(ada.mark);
    }
    // Where the game goes on a bot plays for them; where it has not begun the seat is free.
    const at = clock.now;
    expect((await store.load('running'))?.beside.standIns).toEqual([
      { seat: 0, bot: 'driver', since: 0, at, why: 'left' },
    ]);
    expect((await store.load('finished'))?.beside).toEqual({});
    expect((await store.load('waiting'))?.seats).toEqual([{ kind: 'open' }, { kind: 'open' }]);
    expect(await store.jobs.take({ worker: 'w', until: at + 9 }, at, 9)).toMatchObject([
      { kind: 'play', key: 'running' },
    ]);
    // Broken off and done again, it does no harm; and the name is free.
    expect(await kinds.leave(ada.mark)).toBe('done');
    await holder(house, 'Ada');
  });

  test('it can be taken back until then', async () => {
    const house = await opened();
    const { accounts, store, clock, kinds } = house;
    const ada = await holder(house, 'Ada');
    const by = accounts.by(caller, ada.session);
    await accounts.leaving.leave(ada.mark, by);
    await accounts.leaving.stay(ada.mark, by);
    await accounts.leaving.stay(ada.mark, by);
    expect(await store.jobs.next()).toBeUndefined();
    clock.now += 8 * DAY_MS;
    expect(await kinds.leave(ada.mark)).toBe('done');
    expect((await accounts.shown(ada.session)).ticket).toMatchObject({ name: 'Ada' });
  });

  test('settings of several parts of the house do not disturb each other', async () => {
    const house = await opened();
    const { tickets } = house.accounts;
    const { mark } = await holder(house, 'Ada');
    const parts = ['hours', 'notices', 'rating'];
    await Promise.all(
      parts.map((part) => tickets.set(mark, (settings) => ({ ...settings, [part]: { a: 1 } }))),
    );
    expect(Object.keys((await tickets.of(mark))?.settings ?? {}).toSorted()).toEqual(parts);
  });

  test('what is over is tidied away, and nothing else', async () => {
    const house = await opened();
    const { accounts, store, clock } = house;
    const ada = await holder(house, 'Ada');
    const { sql } = store;
    await accounts.links.ask(
      { address: 'a@example.org', language: 'fr', mark: undefined },
      step({ name: 'nothing', text: 'DELETE FROM links WHERE id = $1' }, ['none']),
    );
    await accounts.endSessions(caller, ada.session, 'all');
    const [enter, count] = [
      await accounts.passkeys.optionsToEnter(caller.site),
      async () =>
        Promise.all(
          ['sessions', 'links', 'letters', 'challenges', 'audit', 'tickets'].map(
            async (name) =>
              (await sql.read({ name: `count-${name}`, text: `SELECT * FROM ${name}` })).length,
          ),
        ),
    ];
    expect(enter.challenge).toBeDefined();
    expect(await count()).toEqual([1, 1, 1, 1, 2, 1]);
    await tidyAccounts(sql, clock.now);
    expect(await count()).toEqual([1, 1, 1, 1, 2, 1]);
    await tidyAccounts(sql, clock.now + 3 * DAY_MS);
    expect(await count()).toEqual([0, 0, 0, 0, 2, 1]);
    await tidyAccounts(sql, clock.now + 181 * DAY_MS);
    expect(await count()).toEqual([0, 0, 0, 0, 0, 1]);
  });

  test('a letter goes once; one that is not taken is tried again, one that is refused is not', async () => {
    let answer: string | undefined = '451 later';
    const mail = await openMailCatcher(() => answer);
    onTestFinished(() => mail.close());
    const house = await opened({ smtpUrl: mail.url, from: 'house@example.org' });
    const { accounts, store, clock, kinds, failures } = house;
    const ask = (address: string) =>
      accounts.askForLink(caller, undefined, address, 'fr').then(async () => {
        const [job] = await store.jobs.take({ worker: 'w', until: clock.now + 9 }, clock.now, 9);
        return job?.key ?? '';
      });
    const letter = await ask('ada@example.org');
    expect(await kinds.mail(letter)).toEqual({ due: clock.now + 10_000 });
    clock.now += 60_000;
    expect(await kinds.mail(letter)).toEqual({ due: clock.now + 60_000 });
    expect(failures).toHaveLength(2);
    expect(`${failures[0]}`).not.toContain('ada@example.org');
    answer = undefined;
    expect(await kinds.mail(letter)).toBe('done');
    expect(await kinds.mail(letter)).toBe('done');
    expect(mail.letters).toHaveLength(1);
    expect(mail.letters[0]?.text).toContain(`Message-ID: <${letter}@example.org>`);
    answer = '550 nobody here';
    const refused = await ask('nobody@example.org');
    expect(await kinds.mail(refused)).toBe('done');
    expect(await kinds.mail(refused)).toBe('done');
    // A letter of a kind that only another node knows waits for it, and one that nobody took for a day is given up.
    const about = { address: 'x@example.org', mark: undefined, language: 'fr', kind: 'none' };
    await store.sql.write(posting({ ...about, language: 'fr', about: {} }, clock.now, 'strange'));
    expect(await kinds.mail('strange')).toEqual({ due: clock.now + 10_000 });
    clock.now += 2 * DAY_MS;
    expect(await kinds.mail('strange')).toBe('done');
    expect(mail.letters).toHaveLength(1);
  });

  test('seats are brought along, however busy their tables are', async () => {
    const house = await opened();
    const { accounts, store, changed } = house;
    const ada = await holder(house, 'Ada');
    const guest = newSecret();
    for (const id of ['one', 'two', 'three']) await seatAt(house, id, markOf(guest), false);
    const noted = [
      [markOf(guest), 'one', 'mine'],
      [markOf(guest), 'two', 'mine'],
      [ada.mark, 'two', 'hers'],
    ];
    await store.sql.write(noted.map((values) => step(note, values)));
    const busy = Array.from({ length: 5 }, async () => {
      const found = await store.load('two');
      await store.change('two', found?.version ?? 0, { host: ada.mark }).catch(() => undefined);
    });
    const options = await accounts.passkeys.optionsToEnter(caller.site);
    const answer = ada.authenticator.show(options);
    await Promise.all([accounts.passkeyShown(caller, guest, answer), ...busy]);
    for (const id of ['one', 'two', 'three']) {
      const stored = await store.load(id);
      expect(stored?.seats[0]).toMatchObject({ holder: ada.mark });
      expect(stored?.header.host).toBe(ada.mark);
    }
    // What was noted comes along, but for where she has noted something herself.
    expect(await store.sql.read(notes, [ada.mark])).toEqual([
      { table_id: 'one', said: 'mine' },
      { table_id: 'two', said: 'hers' },
    ]);
    expect(new Set(changed.map(({ id }) => id)).size).toBe(3);
    expect(await store.tablesOf(markOf(guest), 9)).toEqual([]);
  });
});
