import { expect, test } from 'vitest';
import { rngFrom } from '#kernel/rng.ts';
import { BOT, house, ME, makeTable, twoPlayers } from './house.ts';
import { newName, newSecret, Page } from './page.ts';
import { choicesOf, playOn, playOne, seatToAct } from './play.ts';
import { recordOf } from './record.ts';

/** Plays until this seat has made two entries in a row, so that one can be taken back for nothing. */
async function untilFree(players: readonly [Page, Page]): Promise<Page> {
  const rng = rngFrom(5);
  for (;;) {
    const seat = seatToAct(players[0]) as number;
    await playOne(players, rng);
    const page = players[seat] as Page;
    const view = page.view as { seq: number; floor?: number };
    if (seatToAct(page) === seat && (view.floor ?? 0) < view.seq) return page;
  }
}

test('the same request sent again is done once and answered alike, also after a restart', async () => {
  const first = await house();
  const { table, secrets, ada, players } = await twoPlayers(first.address);
  const seat = seatToAct(ada) ?? 0;
  const mover = players[seat] as Page;
  const action = choicesOf(mover, seat)[0];
  const request = { t: 'act', id: newName(), after: 1, actions: [action] };
  const answers: unknown[] = [];
  for (let i = 0; i < 3; i++) {
    mover.say(request);
    answers.push(await mover.next('done'));
  }
  const expected = { t: 'done', id: request.id, seq: 2 };
  expect(answers).toEqual([expected, expected, expected]);
  await playOn(players, 1, 100);
  mover.say(request);
  expect(await mover.until((m) => m.t === 'done' && m.id === request.id)).toEqual(expected);
  const before = ada.view;
  await first.close();

  const second = await house({ dataDir: first.dataDir });
  const again = await Page.at(second.address, table, secrets[seat]);
  expect(again.view).toMatchObject({ seq: before?.seq, table: before?.table });
  again.say(request);
  expect(await again.next('done')).toEqual(expected);
  // The name of an old request does not carry a new one in.
  const fresh = await Page.at(second.address, table, secrets[seatToAct(again) ?? 0]);
  const choice = choicesOf(fresh, seatToAct(again) ?? 0)[0];
  expect(await fresh.act(choice, request.id)).toMatchObject({ t: 'refused', why: 'stale' });
  expect(fresh.view?.seq).toBe(before?.seq);
});

test('an action chosen on an older view is refused, and so is one from the future', async () => {
  const { address } = await house();
  const { players, ada } = await twoPlayers(address);
  await playOn(players, 1, 3);
  const seq = ada.view?.seq as number;
  const seat = seatToAct(ada) ?? 0;
  const page = players[seat] as Page;
  const action = choicesOf(page, seat)[0];
  for (const after of [0, seq - 1, seq + 1, 1_000_000]) {
    expect(await page.ask({ t: 'act', after, actions: [action] })).toMatchObject({ why: 'stale' });
    expect(await page.ask({ t: 'undo', after, to: 0 })).toMatchObject({ why: 'stale' });
  }
  expect(await page.act({ do: 'fly' })).toMatchObject({ why: 'malformed' });
  expect(page.view?.seq).toBe(seq);
});

test('a page that is loaded again in mid-turn stands where it stood', async () => {
  const { address } = await house();
  const { table, secrets, players } = await twoPlayers(address);
  await playOn(players, 2, 41);
  const seat = seatToAct(players[0]) ?? 0;
  const old = players[seat] as Page;
  const { seq, own } = old.view as { seq: number; own: unknown };
  await old.leave();
  const page = await Page.at(address, table, secrets[seat]);
  const welcome = await page.until((message) => message.t === 'welcome');
  expect(welcome).toMatchObject({ seq, own, eyes: seat, table: old.view?.table });
  const numbers = welcome.t === 'welcome' ? welcome.past.map((entry) => entry.seq) : [];
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  expect(numbers.at(-1)).toBe(seq);
  await playOn(players.with(seat, page), 3, 20);
});

test('how it was', async () => {
  const { address } = await house();
  const { table, players, ada } = await twoPlayers(address);
  const watcher = await Page.at(address, table);
  const views = new Map([[1, ada.view]]);
  for (let i = 0; i < 30; i++) {
    await playOn(players, i, 1);
    views.set(ada.view?.seq as number, ada.view);
  }
  for (const [at, view] of views) {
    const seen = await ada.ask({ t: 'look', at });
    expect(seen).toMatchObject({ t: 'seen', at, table: view?.table, own: view?.own });
    expect(await watcher.ask({ t: 'look', at })).not.toHaveProperty('own');
  }
});

test('an undo within one’s own turn is free', async () => {
  const { address } = await house();
  const { players } = await twoPlayers(address);
  const page = await untilFree(players);
  const { seq } = page.view as { seq: number };
  const answer = await page.ask({ t: 'undo', after: seq, to: seq - 1 });
  expect(answer).toMatchObject({ t: 'done', seq: seq + 1 });
  await Promise.all(players.map((each) => each.reach(seq + 1)));
  for (const each of players) {
    const update = await each.until((m) => m.t === 'update' && m.seq === seq + 1);
    expect(update).toMatchObject({ entries: [{ seq: seq + 1, undo: seq - 1, events: [] }] });
    const before = await each.ask({ t: 'look', at: seq - 1 });
    expect(each.view?.table).toEqual(before.t === 'seen' && before.table);
  }
  await playOn(players, 9, 10);
});

test('an undo beyond a reveal is asked for, and granted', async () => {
  const { address } = await house();
  const { ada, bob, players } = await twoPlayers(address);
  await playOn(players, 4, 20);
  const { seq } = ada.view as { seq: number };
  const id = newName();
  expect(await ada.ask({ t: 'undo', after: seq, to: 3 }, id)).toMatchObject({ t: 'done', seq });
  const { ask } = await bob.next('asked');
  expect(ask).toEqual({ id, by: 0, to: 3, agreed: [], of: [1] });
  // The asker's own yes does not count for the other's.
  expect(await ada.ask({ t: 'consent', ask: id, yes: true })).toMatchObject({ seq });
  expect(bob.view?.seq).toBe(seq);
  const yes = { t: 'consent', id: newName(), ask: id, yes: true };
  bob.say(yes);
  await Promise.all(players.map((page) => page.reach(seq + 1)));
  const back = await bob.ask({ t: 'look', at: 3 });
  expect(bob.view?.table).toEqual(back.t === 'seen' && back.table);
  // Both may say so again: it is done once.
  expect(await bob.ask({ t: 'consent', ask: id, yes: true })).toMatchObject({ t: 'done' });
  expect(await ada.ask({ t: 'undo', after: seq, to: 3 }, id)).toMatchObject({ t: 'done' });
  expect(bob.view?.seq).toBe(seq + 1);
  await playOn(players, 5, 10);
});

test('an undo that is declined changes nothing', async () => {
  const { address } = await house();
  const { ada, bob, players } = await twoPlayers(address);
  await playOn(players, 4, 20);
  const { seq } = ada.view as { seq: number };
  const id = newName();
  await ada.ask({ t: 'undo', after: seq, to: 3 }, id);
  await bob.next('asked');
  expect(await bob.ask({ t: 'consent', ask: id, yes: false })).toMatchObject({ t: 'done', seq });
  await bob.until((message) => message.t === 'asked' && message.ask === undefined);
  expect(await bob.ask({ t: 'consent', ask: id, yes: true })).toMatchObject({ why: 'stale' });
  expect(await bob.ask({ t: 'consent', ask: newName(), yes: true })).toMatchObject({
    why: 'stale',
  });
  expect(await ada.ask({ t: 'undo', after: seq, to: seq })).toMatchObject({ rule: 'H.3' });
  expect(ada.view?.seq).toBe(seq);
  await playOn(players, 5, 10);
});

test('a wish to undo lapses when somebody plays on', async () => {
  const { address } = await house();
  const { ada, bob, players } = await twoPlayers(address);
  await playOn(players, 4, 20);
  const id = newName();
  await ada.ask({ t: 'undo', after: ada.view?.seq as number, to: 3 }, id);
  await playOn(players, 5, 1);
  expect(await bob.ask({ t: 'consent', ask: id, yes: true })).toMatchObject({ why: 'stale' });
});

test('a bot never minds an undo', async () => {
  const { address } = await house();
  const secret = newSecret();
  const table = await makeTable(address, secret, [ME, BOT]);
  const ada = await Page.at(address, table, secret);
  const rng = rngFrom(1);
  while ((ada.view?.seq ?? 0) < 40) {
    const { seq } = ada.view as { seq: number };
    const choices = seatToAct(ada) === 0 ? choicesOf(ada, 0) : [];
    if (choices.length > 0) await ada.act(choices[rng.below(choices.length)]);
    await ada.reach(seq + 1);
  }
  while (seatToAct(ada) !== 0) await ada.reach((ada.view?.seq ?? 0) + 1);
  const { seq } = ada.view as { seq: number };
  const back = await ada.ask({ t: 'look', at: 2 });
  expect(await ada.ask({ t: 'undo', after: seq, to: 2 })).toMatchObject({
    t: 'done',
    seq: seq + 1,
  });
  const undone = await ada.until((m) => m.t === 'update' && m.entries[0]?.undo === 2);
  expect(undone).toMatchObject({ table: back.t === 'seen' && back.table });
});

test('after the end nobody goes back, and everything is told', async () => {
  const { address } = await house();
  const { ada, bob, players } = await twoPlayers(address);
  await playOn(players, 6);
  const { seq } = ada.view as { seq: number };
  expect(await ada.ask({ t: 'undo', after: seq, to: seq - 1 })).toMatchObject({ rule: 'H.4' });
  expect(await ada.act({ do: 'end-step', step: 'trams' })).toMatchObject({ rule: '11.3' });
  expect(await recordOf(bob)).toMatchObject({ entries: seq });
  const last = bob.heard.findLast((message) => message.t === 'update');
  expect(last).toMatchObject({ chanceSecret: expect.stringMatching(/^[0-9a-f]{64}$/) });
});
