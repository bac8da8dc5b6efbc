import { expect, test } from 'vitest';
import { MOST_ACTIONS } from '#protocol/parts.ts';
import type { ToClient } from '#protocol/to-client.ts';
import { toServer } from '#protocol/to-server.ts';
import { usualLimits } from '#server/limits.ts';
import { isFull, MOST_IN_A_TURN } from '../long-turn.ts';
import { begun, type Guest, tablesOver } from './guest.ts';

const endStep = (step: string) => ({ do: 'end-step', step });

/** Two at a table of Trambahn: who is to act, and who only hears of it. */
async function atTable() {
  const { tables } = tablesOver();
  const { players } = await begun(tables);
  const seat = players[0].seatToAct as 0 | 1;
  return { seat, acts: players[seat], hears: players[1 - seat] as Guest };
}

/** What somebody was told after this entry. */
const updates = (guest: Guest, after: number) =>
  guest.heard.filter((message: ToClient) => message.t === 'update' && message.seq > after);

test('a gesture is kept and told as one', async () => {
  const { acts, hears, seat } = await atTable();
  const [first] = acts.choices(seat);
  const { seq } = acts.view;
  const answer = await acts.gesture([first, endStep('passengers'), endStep('stations')]);
  expect(answer).toMatchObject({ t: 'done', seq: seq + 1 });
  expect(acts.view.seq).toBe(seq + 3);
  expect(updates(hears, seq)).toHaveLength(1);
  expect(updates(hears, seq)[0]).toMatchObject({ entries: [{}, {}, {}] });
});

test('of a gesture with one action that is forbidden nothing is done, and it is named', async () => {
  const { acts, hears, seat } = await atTable();
  const [first] = acts.choices(seat);
  const { seq } = acts.view;
  const answer = await acts.gesture([first, endStep('passengers'), endStep('trams')]);
  expect(answer).toMatchObject({ t: 'refused', at: 2, rule: '13.1' });
  expect(acts.view.seq).toBe(seq);
  expect(updates(hears, seq)).toEqual([]);
});

test('no gesture goes on after chance: a refusal would tell what it draws', async () => {
  const { acts, seat } = await atTable();
  const [first] = acts.choices(seat);
  const { seq } = acts.view;
  // Nobody can buy a tram yet, so chance refills the hand after the income.
  const turn = [first, ...['passengers', 'stations', 'income'].map(endStep)];
  const answer = await acts.gesture([...turn, { do: 'bank', card: 0 }]);
  expect(answer).toMatchObject({ t: 'refused', why: 'malformed' });
  expect(acts.view.seq).toBe(seq);
  expect(await acts.gesture(turn)).toMatchObject({ t: 'done', seq: seq + 1 });
});

test('a gesture sent again is done once', async () => {
  const { acts, seat } = await atTable();
  const [first] = acts.choices(seat);
  const { seq } = acts.view;
  const actions = [first, endStep('passengers')];
  const once = await acts.gesture(actions, 'the-same-name');
  expect(await acts.ask({ t: 'act', after: seq, actions }, 'the-same-name')).toEqual(once);
  expect(acts.view.seq).toBe(seq + 2);
});

test('a gesture has one action at least, and a bound', () => {
  const act = (count: number) =>
    toServer.safeParse({ t: 'act', id: '12345678', after: 0, actions: new Array(count).fill(1) });
  expect([0, 1, MOST_ACTIONS, MOST_ACTIONS + 1].map((count) => act(count).success)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a gesture is never too fast for its socket, and no way around H.6', () => {
  expect(MOST_ACTIONS).toBeLessThan(usualLimits.messages.socket.burst);
  const run = { seat: 0, entries: MOST_IN_A_TURN - 10 };
  expect([10, 11].map((more) => isFull(run, 0, more))).toEqual([false, true]);
  expect(isFull(run, 1, MOST_ACTIONS)).toBe(false);
});
