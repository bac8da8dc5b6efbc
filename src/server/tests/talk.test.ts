import { describe, expect, test } from 'vitest';
import type { TalkLine } from '#protocol/talk.ts';
import { house, makeTable, twoPlayers } from './house.ts';
import { newName, newSecret, Page } from './page.ts';
import { keptAt } from './places.ts';
import { playOn } from './play.ts';

/** Everybody listens to what they may read. */
async function listening() {
  const { address, close } = await house();
  const { table, ada, bob, players, secrets } = await twoPlayers(address);
  const eve = await Page.at(address, table);
  for (const page of players) await page.ask({ t: 'talk', tape: 'table' });
  for (const tape of ['table', 'platform'] as const) await eve.ask({ t: 'talk', tape });
  return { address, close, table, ada, bob, eve, players, secrets };
}

const saidTo = (page: Page): TalkLine[] =>
  page.heard.flatMap((message) => (message.t === 'said' ? message.lines : []));

const heard = (page: Page, text: string) =>
  page.until((m) => m.t === 'said' && m.lines.some((line) => line.text === text));

const say = (page: Page, tape: 'table' | 'platform', text: string, name = 'Eve') =>
  page.ask({ t: 'say', tape, text, name });

describe('the two tapes', () => {
  test('nothing of the platform reaches a player before the end, and then all of it', async () => {
    const { ada, bob, eve, players } = await listening();
    const secret = 'she should build to Buffalo';
    expect(await say(eve, 'platform', secret)).toMatchObject({ t: 'done', seq: 1 });
    expect(await say(ada, 'table', 'my turn')).toMatchObject({ t: 'done', seq: 2 });
    for (const page of [ada, bob, eve]) await heard(page, 'my turn');
    for (const page of players) {
      const no = { t: 'refused', why: 'not-yours' };
      expect(await page.ask({ t: 'talk', tape: 'platform' })).toMatchObject(no);
      expect(await page.ask({ t: 'talk', tape: 'platform', after: 0 })).toMatchObject(no);
      expect(await say(page, 'platform', 'what?')).toMatchObject(no);
      // Not even whether there is such a line.
      expect(await page.ask({ t: 'report', n: 1 })).toMatchObject({ why: 'malformed' });
      expect(await page.ask({ t: 'report', n: 99 })).toMatchObject({ why: 'malformed' });
    }
    expect(await say(eve, 'table', 'psst')).toMatchObject({ t: 'refused', why: 'not-yours' });
    expect(saidTo(eve).map(({ tape }) => tape)).toEqual(['platform', 'table']);
    await playOn([...players], 7);
    await eve.reach(ada.view?.seq ?? 0);
    for (const page of players) expect(page.texts.join('\n')).not.toContain(secret);
    expect(await ada.ask({ t: 'talk', tape: 'platform' })).toMatchObject({
      t: 'talk',
      lines: [{ n: 1, name: 'Eve', text: secret, tape: 'platform' }],
      more: false,
    });
    expect(await say(ada, 'platform', 'you saw it')).toMatchObject({ t: 'done' });
    await heard(bob, 'you saw it');
  });

  test('nor a player’s second page, which only watches', async () => {
    const { address, table, secrets, eve } = await listening();
    // Seat 1 is not hers: through whose eyes she looks changes nothing.
    const second = await Page.at(address, table, secrets[0], 1);
    expect(second.about?.eyes).toBe('watcher');
    await second.ask({ t: 'talk', tape: 'table' });
    expect(await second.ask({ t: 'talk', tape: 'platform' })).toMatchObject({ why: 'not-yours' });
    await say(eve, 'platform', 'look at Ada');
    await say(second, 'table', 'hello');
    await heard(second, 'hello');
    expect(second.texts.join('\n')).not.toContain('look at Ada');
  });

  test('whoever sits down hears the platform no longer', async () => {
    const { address } = await house();
    const secret = newSecret();
    const table = await makeTable(address, secret);
    const [ada, bob, eve] = [
      await Page.at(address, table, secret),
      await Page.at(address, table),
      await Page.at(address, table),
    ];
    await bob.ask({ t: 'talk', tape: 'platform' });
    await say(eve, 'platform', 'before');
    await heard(bob, 'before');
    await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
    await ada.reach(1);
    await say(eve, 'platform', 'after');
    await say(ada, 'table', 'at last');
    await heard(bob, 'at last');
    expect(bob.texts.join('\n')).not.toContain('after');
  });
});

test('what is said while the table waits is its speaker’s, not their seat’s, and is there when the game begins', async () => {
  const { address } = await house();
  const secret = newSecret();
  const table = await makeTable(address, secret);
  const ada = await Page.at(address, table, secret);
  const [bob, eve] = [await Page.at(address, table), await Page.at(address, table)];
  for (const page of [ada, bob, eve]) await page.ask({ t: 'talk', tape: 'table' });
  expect(await say(ada, 'table', 'anybody?')).toMatchObject({ t: 'done', seq: 1 });
  for (const page of [bob, eve]) await heard(page, 'anybody?');
  expect(await say(bob, 'table', 'me')).toMatchObject({ t: 'refused', why: 'not-yours' });
  expect(await say(bob, 'platform', 'me', 'Ada')).toMatchObject({ why: 'name-taken' });
  // Ada goes, and somebody else has her seat: what she said stays hers.
  await ada.ask({ t: 'unseat', seat: 0, name: 'Ada' });
  expect(await eve.ask({ t: 'sit', seat: 0, name: 'Eve' })).toMatchObject({ t: 'done' });
  expect(await bob.ask({ t: 'sit', seat: 1, name: 'Bob' })).toMatchObject({ t: 'done' });
  await eve.reach(1);
  await say(bob, 'table', 'we go');
  const page = await eve.ask({ t: 'talk', tape: 'table' });
  expect(page).toMatchObject({
    lines: [
      { n: 1, name: 'Ada', text: 'anybody?' },
      { name: 'Bob', seat: 1, text: 'we go' },
    ],
  });
  expect(page.t === 'talk' && page.lines[0]).not.toHaveProperty('seat');
});

describe('what is said', () => {
  test('is kept once however often it is sent, and is found by its number', async () => {
    const { address, table, ada, bob } = await listening();
    const id = newName();
    const first = await ada.ask({ t: 'say', tape: 'table', text: 'once' }, id);
    ada.heard.length = 0;
    expect(await ada.ask({ t: 'say', tape: 'table', text: 'once' }, id)).toEqual(first);
    await bob.ask({ t: 'say', tape: 'table', quick: 'well-played' });
    const late = await Page.at(address, table);
    const page = await late.ask({ t: 'talk', tape: 'table' });
    expect(page).toMatchObject({
      lines: [
        { n: 1, seat: 0, name: 'Ada', text: 'once' },
        { seat: 1, name: 'Bob', quick: 'well-played' },
      ],
    });
    expect(await late.ask({ t: 'talk', tape: 'table', after: 1 })).toMatchObject({
      lines: [{ quick: 'well-played' }],
    });
    expect(await late.ask({ t: 'talk', tape: 'table', before: 2 })).toMatchObject({
      lines: [{ n: 1 }],
    });
  });

  test('is one line of plain text that can be seen', async () => {
    const { ada, bob } = await listening();
    const wild = '<b>no</b>\u202E\u200B\n & \u0007done\u0000 ';
    await ada.ask({ t: 'say', tape: 'table', text: wild });
    await heard(bob, '<b>no</b> & done');
    for (const text of ['', ' \u200B\n', 'x'.repeat(301)]) {
      const answer = await ada.ask({ t: 'say', tape: 'table', text });
      expect(answer).toMatchObject({ t: 'refused', why: 'malformed' });
    }
    const answer = await ada.ask({ t: 'say', tape: 'table', text: 'two', quick: 'thanks' });
    expect(answer).toMatchObject({ why: 'malformed' });
  });

  test('is nobody’s in another’s name', async () => {
    const { eve, ada } = await listening();
    expect(await say(eve, 'platform', 'hello', 'Аda')).toMatchObject({ why: 'name-taken' });
    expect(await say(eve, 'platform', 'hello', '')).toMatchObject({ why: 'bad-name' });
    // A player is called as they sit, whatever they say.
    await say(ada, 'table', 'it is me', 'Bob');
    await heard(ada, 'it is me');
    expect(saidTo(ada).at(-1)).toMatchObject({ seat: 0, name: 'Ada' });
  });

  test('tells people apart, and nobody’s mark', async () => {
    const { ada, bob, eve } = await listening();
    await say(ada, 'table', 'one');
    await say(bob, 'table', 'two');
    await heard(eve, 'two');
    const [one, two] = saidTo(eve);
    expect(one?.who).toMatch(/^[0-9a-f]{16}$/);
    expect(one?.who).not.toBe(two?.who);
    expect(await ada.ask({ t: 'talk', tape: 'table' })).toMatchObject({ you: one?.who });
  });

  test('is bounded by who says it', async () => {
    const said = async (talkPerMinute: { guest: number; address: number; table: number }) => {
      const { address } = await house({ limits: { talkPerMinute }, stopwatch: () => 0 });
      const { ada, bob } = await twoPlayers(address);
      const answers = [];
      for (const page of [ada, ada, ada, bob, bob]) {
        const answer = await page.ask({ t: 'say', tape: 'table', quick: 'thanks' });
        answers.push(answer.t === 'refused' ? answer.why : answer.t);
      }
      return answers;
    };
    const no = 'too-often';
    const byGuest = await said({ guest: 2, address: 1e9, table: 3 });
    expect(byGuest).toEqual(['done', 'done', no, 'done', no]);
    // They come from one network, whoever they are.
    const byNetwork = await said({ guest: 1e9, address: 4, table: 1e9 });
    expect(byNetwork).toEqual(['done', 'done', 'done', 'done', no]);
  });

  test('outlives the house', async () => {
    const first = await house();
    const { table, ada, secrets } = await twoPlayers(first.address);
    await say(ada, 'table', 'see you tomorrow');
    await first.close();
    const { address } = await house(keptAt(first.place));
    const again = await Page.at(address, table, secrets[1]);
    expect(await again.ask({ t: 'talk', tape: 'table' })).toMatchObject({
      lines: [{ text: 'see you tomorrow' }],
    });
  });
});

test('the host closes the talk and opens it again, and nobody else does', async () => {
  const { ada, bob, eve } = await listening();
  for (const page of [bob, eve]) {
    expect(await page.ask({ t: 'hush', closed: true })).toMatchObject({ why: 'not-host' });
  }
  await ada.ask({ t: 'hush', closed: true });
  await bob.until((m) => m.t === 'aside' && m.aside.talkClosed === true);
  const hushed = { t: 'refused', why: 'hushed' };
  for (const page of [ada, bob]) expect(await say(page, 'table', 'hm')).toMatchObject(hushed);
  expect(await say(eve, 'platform', 'hm')).toMatchObject(hushed);
  await ada.ask({ t: 'hush', closed: false });
  expect(await say(bob, 'table', 'thanks')).toMatchObject({ t: 'done' });
});
