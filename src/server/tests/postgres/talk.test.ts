import { describe, expect, test } from 'vitest';
import { MOST_MUTED } from '#protocol/mutes.ts';
import { header, seats } from '#tables/tests/store-samples.ts';
import { named } from '../../sql/sql.ts';
import { mutedAlso, mutedNoMore, muting } from '../../talk/mutes.ts';
import { reportsSince, type Saying, TalkRows, tidyTalk, whoIs } from '../../talk/talk-rows.ts';
import { bothStores, storeAt } from '../both-stores.ts';
import { house, ME, makeTable, OPEN } from '../house.ts';
import { newSecret, Page } from '../page.ts';
import { newSchema } from './schema.ts';

const saying = (text: string, mark = 'ada', tape: Saying['tape'] = 'table'): Saying => ({
  tape,
  mark,
  seat: tape === 'table' ? 0 : undefined,
  name: mark,
  text,
  quick: undefined,
  at: 5,
  request: `${mark}-${text}`,
});

const { audit } = named('talk-test', { audit: 'SELECT mark, what, about FROM audit' });

describe.each(bothStores)('what is said, kept in %s', (_, newPlace) => {
  test('has numbers without a gap, however many speak at once', async () => {
    const { sql } = await storeAt(await newPlace());
    const rows = new TalkRows(sql);
    const words = Array.from({ length: 20 }, (__, i) => `word ${i}`);
    const numbers = await Promise.all(words.map((word) => rows.say('one', saying(word))));
    expect(numbers.toSorted((a = 0, b = 0) => a - b)).toEqual(words.map((__, i) => i + 1));
    expect(await rows.last('one')).toBe(20);
    expect(await rows.last('two')).toBe(0);
    expect(await rows.say('one', saying('word 3'))).toBe(numbers[3]);
    expect(await rows.last('one')).toBe(20);
  });

  test('is read by tape, before and after a line', async () => {
    const { sql } = await storeAt(await newPlace());
    const rows = new TalkRows(sql);
    for (const text of 'abcd') await rows.say('one', saying(text));
    await rows.say('one', saying('e', 'eve', 'platform'));
    const texts = async (from: { before?: number; after?: number }, most = 9) =>
      (await rows.page('one', 'table', from, most)).map(({ text }) => text).join('');
    expect(await texts({})).toBe('abcd');
    expect(await texts({}, 2)).toBe('cd');
    expect(await texts({ before: 3 }, 1)).toBe('b');
    expect(await texts({ after: 2 })).toBe('cd');
    expect(await rows.page('one', 'platform', {}, 9)).toMatchObject([{ n: 5, name: 'eve' }]);
    expect(await rows.after('one', 3, 9)).toMatchObject([{ n: 4 }, { n: 5, tape: 'platform' }]);
  });

  test('is reported once by each, with its words and in the audit', async () => {
    const { sql } = await storeAt(await newPlace());
    const rows = new TalkRows(sql);
    await rows.say('one', saying('bad'));
    const line = await rows.line('one', 1);
    if (!line) throw new Error('it was kept');
    const by = { mark: 'bob', network: '192.0.2.0', at: 9 };
    await rows.report('one', line, by);
    await rows.report('one', line, by);
    expect(await reportsSince(sql, 0, 9)).toEqual([
      { ...by, table: 'one', n: 1, name: 'ada', about: 'ada', said: 'bad' },
    ]);
    expect(await sql.read(audit)).toEqual([
      { mark: 'bob', what: 'reported', about: '{"table":"one","n":1}' },
    ]);
  });

  test('is not read of whom a holder has muted, and of so many at most', async () => {
    const { sql } = await storeAt(await newPlace());
    const mute = (mark: string, now: number, ...add: string[]) =>
      muting(sql, mark, { add, drop: [] }, now);
    const eve = whoIs('eve');
    expect(await mute('ada', 1, eve, 'b', 'a')).toHaveLength(3);
    expect(await mute('ada', 2, eve)).toHaveLength(3);
    await mute('bob', 3, eve, whoIs('eva'));
    expect(await muting(sql, 'ada', { add: [], drop: ['a', 'nobody'] }, 4)).toEqual(
      [eve, 'b'].toSorted(),
    );
    // The guest Eve has come in with her ticket, as Eva: she is who she was.
    await sql.write([mutedAlso('eve', 'eva')]);
    expect(await mute('ada', 5)).toContain(whoIs('eva'));
    expect(await mute('bob', 5)).toContain(whoIs('eva'));
    await sql.write([mutedNoMore('eva')]);
    expect(await mute('ada', 5)).toEqual(['b']);
    const many = Array.from({ length: MOST_MUTED }, (__, i) => `w${i}`);
    const all = await mute('ada', 6, ...many);
    expect(all).toHaveLength(MOST_MUTED);
    expect(all).not.toContain('b');
  });

  test('goes with its table; a report stays for a while', async () => {
    const store = await storeAt(await newPlace());
    const rows = new TalkRows(store.sql);
    await store.create(header('one'), seats);
    for (const table of ['one', 'gone']) {
      await rows.say(table, saying('word'));
      await rows.writeNote('ada', table, 'mine', 5);
    }
    const line = await rows.line('gone', 1);
    if (line) await rows.report('gone', line, { mark: 'bob', network: '', at: 9 });
    await tidyTalk(store.sql, 10);
    expect([await rows.last('one'), await rows.last('gone')]).toEqual([1, 0]);
    expect(await rows.after('gone', 0, 9)).toEqual([]);
    expect([await rows.note('ada', 'one'), await rows.note('ada', 'gone')]).toEqual(['mine', '']);
    expect(await reportsSince(store.sql, 0, 9)).toHaveLength(1);
    await tidyTalk(store.sql, 10 + 181 * 86_400_000);
    expect(await reportsSince(store.sql, 0, 9)).toEqual([]);
  });
});

test('is heard at another node', async () => {
  const at = { databaseUrl: await newSchema() };
  const [one, two] = [await house(at), await house(at)];
  const secrets = [newSecret(), newSecret()] as const;
  const table = await makeTable(one.address, secrets[0], [ME, OPEN]);
  const ada = await Page.at(one.address, table, secrets[0]);
  const bob = await Page.at(two.address, table, secrets[1]);
  const eve = await Page.at(two.address, table);
  await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
  await Promise.all([ada.reach(1), bob.reach(1)]);
  for (const page of [ada, bob]) await page.ask({ t: 'talk', tape: 'table' });
  await eve.ask({ t: 'say', tape: 'platform', text: 'quietly', name: 'Eve' });
  for (const [speaker, listener, text] of [
    [ada, bob, 'hello there'],
    [bob, ada, 'hello here'],
  ] as const) {
    await speaker.ask({ t: 'say', tape: 'table', text });
    await listener.until((m) => m.t === 'said' && m.lines.some((line) => line.text === text));
  }
  for (const page of [ada, bob]) expect(page.texts.join('\n')).not.toContain('quietly');
});
