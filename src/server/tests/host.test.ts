import { describe, expect, test } from 'vitest';
import { EASTERN_US } from '#games/railroad-tycoon/rules/data/map.ts';
import { PROTOCOL, type SeatShown, type SeatWish } from '#protocol/parts.ts';
import { markOf } from '#tables/tables.ts';
import { BOT, house, ME, OPEN, postTable } from './house.ts';
import { type Answer, newSecret, Page, type UnnamedRequest } from './page.ts';
import { keptAt } from './places.ts';

type SeatsNow = { seats: readonly SeatShown[]; host?: number | undefined };

/** A table for four that waits: its host Ada on seat 0, a bot on seat 1, and Eve, who has the link. */
async function waiting(address: string, options: unknown = {}) {
  const secret = newSecret();
  const seats: SeatWish[] = [ME, BOT, OPEN, OPEN];
  const wish = { v: PROTOCOL, game: 'railroad-tycoon', options, secret, seats };
  const answer = await postTable(address, wish);
  expect(answer.status).toBe(201);
  const { id: table } = (await answer.json()) as { id: string };
  const ada = await Page.at(address, table, secret);
  const eve = await Page.at(address, table);
  return { table, ada, eve };
}

/** What this page knows of the seats: by its welcome and by what it was told since. */
function seatsAt(page: Page): SeatsNow {
  return page.heard.findLast((m) => m.t === 'welcome' || m.t === 'seats') as SeatsNow;
}

/** What it knows of its own. */
function yoursAt(page: Page): unknown {
  const { eyes, mine, hosting } = page.heard.findLast(
    (m) => m.t === 'welcome' || m.t === 'you',
  ) as unknown as Record<string, unknown>;
  return { eyes, mine, hosting };
}

const namesAt = (page: Page) =>
  seatsAt(page).seats.map((seat) => (seat.kind === 'open' ? undefined : seat.name));

const refusedAs = (why: string) => ({ t: 'refused', why });
const DONE = { t: 'done' };

const sit = (seat: number, name: string): UnnamedRequest => ({ t: 'sit', seat, name });
const unseat = (seat: number, name: string): UnnamedRequest => ({ t: 'unseat', seat, name });

describe('while a table waits', () => {
  test('a stranger takes one seat, under a name of their own, and nothing else', async () => {
    const { address } = await house();
    const { table, ada, eve } = await waiting(address);
    const before = (await (await fetch(`${address}/api/tables/${table}`)).json()) as SeatsNow;
    const attempts: [UnnamedRequest, string][] = [
      [sit(2, 'Ada'), 'name-taken'],
      [sit(2, 'АDА '), 'name-taken'],
      [sit(2, 'Hasard 2'), 'name-taken'],
      [sit(2, '\u200b'), 'bad-name'],
      [sit(2, 'x'.repeat(25)), 'bad-name'],
      [sit(0, 'Eve'), 'taken'],
      [sit(1, 'Eve'), 'taken'],
      [unseat(0, 'Ada'), 'not-host'],
      [unseat(1, 'random'), 'not-host'],
      [{ t: 'seat-bot', seat: 2, bot: 'random' }, 'not-host'],
      [{ t: 'hand-over', seat: 2, name: 'Eve' }, 'not-host'],
      [{ t: 'delete' }, 'not-host'],
    ];
    for (const [wish, why] of attempts) expect(await eve.ask(wish)).toMatchObject(refusedAs(why));
    expect(await (await fetch(`${address}/api/tables/${table}`)).json()).toEqual(before);

    expect(await eve.ask(sit(2, ' Eve\u202e\t B. '))).toMatchObject(DONE);
    expect(await eve.ask(sit(3, 'Eve 2'))).toMatchObject(refusedAs('one-seat'));
    for (const [wish, why] of attempts.slice(7)) {
      expect(await eve.ask(wish)).toMatchObject(refusedAs(why));
    }
    expect(namesAt(eve)).toEqual(['Ada', 'random', 'Eve B.', undefined]);
    expect(yoursAt(eve)).toEqual({ eyes: 2, mine: [2], hosting: false });
    expect(yoursAt(ada)).toEqual({ eyes: 0, mine: [0], hosting: true });
    expect(ada.view).toMatchObject({ seq: 0, status: 'waiting' });
  });

  test('whoever sits may change their name, under the same judge', async () => {
    const { address } = await house();
    const { ada, eve } = await waiting(address);
    await eve.ask(sit(2, 'Eve'));
    expect(await eve.ask(sit(2, 'Evelyn'))).toMatchObject(DONE);
    expect(await eve.ask(sit(2, 'Ada'))).toMatchObject(refusedAs('name-taken'));
    expect(await eve.ask(sit(2, '\u200b'))).toMatchObject(refusedAs('bad-name'));
    expect(await eve.ask(sit(0, 'Evelyn'))).toMatchObject(refusedAs('taken'));
    expect(namesAt(ada)).toEqual(['Ada', 'random', 'Evelyn', undefined]);
    expect(yoursAt(eve)).toEqual({ eyes: 2, mine: [2], hosting: false });
  });

  test('everybody may leave their seat, and sit down elsewhere', async () => {
    const { address } = await house();
    const { ada, eve } = await waiting(address);
    await eve.ask(sit(2, 'Eve'));
    expect(await eve.ask(unseat(2, 'Eve'))).toMatchObject(DONE);
    expect(yoursAt(eve)).toEqual({ eyes: 'watcher', mine: [], hosting: false });
    expect(await eve.ask(unseat(2, 'Eve'))).toMatchObject(DONE);
    expect(await eve.ask(sit(3, 'Eve'))).toMatchObject(DONE);
    expect(await ada.ask(unseat(0, 'Ada'))).toMatchObject(DONE);
    expect(namesAt(ada)).toEqual([undefined, 'random', undefined, 'Eve']);
    // Who has left the seat is still the host, and has no seat to be known by.
    expect(yoursAt(ada)).toEqual({ eyes: 'watcher', mine: [], hosting: true });
    expect(seatsAt(ada).host).toBeUndefined();
    expect(await ada.ask(unseat(1, 'random'))).toMatchObject(DONE);
  });

  test('the host removes whoever they see there, and nobody who came since', async () => {
    const { address } = await house();
    const { table, ada, eve } = await waiting(address);
    const bob = await Page.at(address, table);
    await eve.ask(sit(2, 'Eve'));
    expect(await ada.ask(unseat(2, 'Eve'))).toMatchObject(DONE);
    await eve.until(() => seatsAt(eve).seats[2]?.kind === 'open');
    expect(yoursAt(eve)).toEqual({ eyes: 'watcher', mine: [], hosting: false });
    await bob.ask(sit(2, 'Bob'));
    expect(await ada.ask(unseat(2, 'Eve'))).toMatchObject(refusedAs('stale'));
    expect(namesAt(bob)).toEqual(['Ada', 'random', 'Bob', undefined]);
    // At one device there are several, each under a name of their own.
    expect(await ada.ask(sit(3, 'Ada'))).toMatchObject(refusedAs('name-taken'));
    expect(await ada.ask(sit(3, 'Cy'))).toMatchObject(DONE);
    expect(yoursAt(ada)).toEqual({ eyes: 0, mine: [0, 3], hosting: true });
  });

  test('the host’s rights are handed over whole, and outlive the house', async () => {
    const first = await house();
    const { table, ada, eve } = await waiting(first.address);
    await eve.ask(sit(2, 'Eve'));
    const handOver = { t: 'hand-over', seat: 2, name: 'Eve' } as const;
    expect(await ada.ask({ ...handOver, name: 'Bob' })).toMatchObject(refusedAs('stale'));
    expect(await ada.ask({ ...handOver, seat: 1, name: 'random' })).toMatchObject(
      refusedAs('stale'),
    );
    expect(seatsAt(eve).host).toBe(0);
    expect(await ada.ask(handOver)).toMatchObject(DONE);
    expect(await ada.ask(handOver)).toMatchObject(DONE);
    expect(await ada.ask(unseat(1, 'random'))).toMatchObject(refusedAs('not-host'));
    expect(yoursAt(ada)).toMatchObject({ hosting: false });
    expect(seatsAt(ada).host).toBe(2);
    await eve.until((message) => message.t === 'you' && message.hosting);
    await first.close();
    const second = await house(keptAt(first.place));
    const back = await Page.at(second.address, table, eve.secret);
    expect(yoursAt(back)).toEqual({ eyes: 2, mine: [2], hosting: true });
    expect(await back.ask(unseat(0, 'Ada'))).toMatchObject(DONE);
    // Nobody is ever told anybody's mark.
    for (const { texts } of [ada, eve, back]) {
      for (const { secret } of [ada, eve]) expect(texts.join()).not.toContain(markOf(secret));
    }
  });

  test('the host deletes it: everybody is told, and nothing of it is left', async () => {
    const { address, place, tables, close } = await house();
    const { table, ada, eve } = await waiting(address);
    const bob = await Page.at(address, table);
    await eve.ask(sit(2, 'Eve'));
    const answered = ada.ask({ t: 'delete' });
    // Whoever asks for something or comes at the same time meets either the table or none.
    bob.say({ ...sit(3, 'Bob'), id: 'at-the-same-time' });
    expect(await answered).toMatchObject(DONE);
    for (const page of [ada, eve, bob]) {
      expect(await page.closed()).toEqual({ why: 'deleted', code: 1000 });
    }
    expect((await fetch(`${address}/api/tables/${table}`)).status).toBe(404);
    await expect.poll(() => tables.count).toBe(0);
    const late = await comesTo(address, table, ada.secret);
    expect(await late.closed()).toMatchObject({ why: 'no-such-table' });
    await close();
    const again = await house(keptAt(place));
    expect((await fetch(`${again.address}/api/tables/${table}`)).status).toBe(404);
  });
});

test('once it has begun nobody changes a seat, not even the host', async () => {
  const { address } = await house();
  const { ada, eve } = await waiting(address);
  await eve.ask(sit(2, 'Eve'));
  expect(await ada.ask({ t: 'seat-bot', seat: 3, bot: 'random' })).toMatchObject(DONE);
  await Promise.all([ada.reach(1), eve.reach(1)]);
  const before = seatsAt(eve).seats;
  const answers: Answer[] = [
    await ada.ask(unseat(0, 'Ada')),
    await ada.ask(unseat(1, 'random')),
    await ada.ask(unseat(2, 'Eve')),
    await ada.ask({ t: 'hand-over', seat: 2, name: 'Eve' }),
    await ada.ask({ t: 'delete' }),
    await eve.ask(unseat(2, 'Eve')),
  ];
  for (const answer of answers) expect(answer).toMatchObject(refusedAs('begun'));
  expect(await ada.ask({ t: 'seat-bot', seat: 2, bot: 'random' })).toMatchObject(
    refusedAs('taken'),
  );
  expect(seatsAt(eve).seats).toEqual(before);
});

describe('a change of seat', () => {
  const WATCHERS = 40;
  const ROUNDS = 25;
  /** No message about seats is longer, whatever lies on the table. */
  const MOST_CHARACTERS = 800;

  test(`is told in few words: ${2 * ROUNDS} changes before ${WATCHERS} watchers, on a map of one’s own`, async () => {
    const { address } = await house();
    const map = { ...EASTERN_US, name: 'A map of one’s own' };
    const { table, ada, eve } = await waiting(address, { map });
    const watchers: Page[] = [];
    for (let i = 0; i < WATCHERS; i++) watchers.push(await Page.at(address, table));
    const everybody = [ada, eve, ...watchers];
    expect(ada.texts[0]?.length).toBeGreaterThan(10_000);
    // A watcher who comes changes no seat: the first has heard how many there are, and beyond 19 only of every tenth.
    const steps = 18 + 3;
    expect(watchers[0]?.texts).toHaveLength(1 + steps);
    const before = everybody.map(({ texts }) => texts.length);
    for (let i = 0; i < ROUNDS; i++) {
      expect(await eve.ask(sit(2, 'Eve'))).toMatchObject(DONE);
      expect(await eve.ask(unseat(2, 'Eve'))).toMatchObject(DONE);
    }
    await eve.ask(sit(2, 'the last'));
    for (const page of everybody) await page.until(() => namesAt(page)[2] === 'the last');
    const since = everybody.map(({ texts }, i) => texts.slice(before[i]));
    for (const texts of since) {
      for (const text of texts) expect(text.length).toBeLessThan(MOST_CHARACTERS);
    }
    // One message for each change; Eve alone has two more, what is hers now and the answer.
    const changes = 2 * ROUNDS + 1;
    expect(since.map((texts) => texts.length)).toEqual(
      everybody.map((page) => changes * (page === eve ? 3 : 1)),
    );
  });

  test('leaves whoever sat down with the same knowledge as a welcome would', async () => {
    const { address } = await house();
    const { table, eve } = await waiting(address);
    await eve.ask(sit(2, 'Eve'));
    const you = eve.heard.findLast((message) => message.t === 'you');
    const welcome = (await Page.at(address, table, eve.secret)).heard[0];
    if (you?.t !== 'you' || welcome?.t !== 'welcome') throw new Error('not told');
    expect(welcome).toMatchObject({ ...you, t: 'welcome' });
  });
});

/** Opens a socket and asks to join, whatever the answer. */
async function comesTo(address: string, table: string, secret: string): Promise<Page> {
  const page = new Page(address, secret);
  await new Promise((resolve) => page.socket.once('open', resolve));
  page.say({ t: 'join', v: PROTOCOL, table, secret });
  return page;
}
