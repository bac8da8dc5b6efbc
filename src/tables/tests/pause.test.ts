import { describe, expect, test } from 'vitest';
import { AWAY_MS } from '#protocol/away.ts';
import { refusedBy } from './absence-house.ts';
import { Guest, newTable } from './guest.ts';
import { asideOf, clockOf, daily, dueOf, live, type Paced, paced, playTurn } from './paced.ts';

const all = live.moveMs + live.reserveMs;

/** Both agree. */
async function pause({ house, players }: Paced): Promise<void> {
  for (const player of players) await player.ask({ t: 'vote', on: 'pause', yes: true });
  await house.carry();
}

describe('H.14 a pause', () => {
  test('takes everybody who is there, and then no clock runs, at any node', async () => {
    const at = await paced(live, 2);
    const { house, players } = at;
    const [ada, bob] = players;
    const seat = ada.seatToAct;
    const began = house.now;
    await house.settle();
    const usedMs = house.now - began;
    await ada.ask({ t: 'vote', on: 'pause', yes: true });
    await house.carry();
    expect(asideOf(bob).votes).toEqual([{ on: 'pause', yes: [0] }]);
    expect(clockOf(bob).paused).toBeUndefined();
    await bob.ask({ t: 'vote', on: 'pause', yes: true });
    await house.carry();
    for (const player of players) {
      expect(clockOf(player)).toMatchObject({ paused: true, toAct: [seat] });
      expect(asideOf(player).votes).toBeUndefined();
    }
    expect(await dueOf(at)).toBeUndefined();
    await house.pass(3 * all);
    for (const node of house.nodes) await house.work(node);
    expect(clockOf(ada)).toMatchObject({ paused: true, out: [] });
    expect(clockOf(ada).seats[seat]).toEqual({ usedMs, reserveMs: live.reserveMs });
    expect(asideOf(ada).standIns).toBeUndefined();

    // Anybody ends it; what was used is used, and nothing of the pause is.
    await bob.ask({ t: 'resume' });
    await house.carry();
    for (const node of house.nodes) await house.work(node);
    await house.carry();
    expect(clockOf(ada).paused).toBeUndefined();
    expect(clockOf(ada)).toEqual(clockOf(bob));
    expect(await dueOf(at)).toBe(house.now + all - usedMs);
    expect(await ada.ask({ t: 'resume' })).toMatchObject({ t: 'done' });
    expect(house.failures).toEqual([]);
  });

  test('one no is the end of the wish', async () => {
    const { house, players } = await paced(live);
    await players[0].ask({ t: 'vote', on: 'pause', yes: true });
    await players[1].ask({ t: 'vote', on: 'pause', yes: false });
    await house.carry();
    expect(asideOf(players[0]).votes).toBeUndefined();
    expect(clockOf(players[0]).paused).toBeUndefined();
  });

  test('does not stop the game: who plays is charged nothing, and the next one has a whole move', async () => {
    const at = await paced(live, 2);
    const { house, players } = at;
    const seat = players[0].seatToAct;
    await pause(at);
    await house.pass(all);
    await playTurn(at);
    expect(clockOf(players[1])).toMatchObject({ paused: true, toAct: [1 - seat] });
    await house.pass(all);
    await players[0].ask({ t: 'resume' });
    await house.carry();
    await house.work(at.one);
    const whole = { usedMs: 0, reserveMs: live.reserveMs };
    expect(clockOf(players[0]).seats).toEqual([whole, whole]);
    expect(await dueOf(at)).toBe(house.now + all);
  });

  test('a row of before that falls due meanwhile does nothing, and the table is opened anew as paused', async () => {
    const at = await paced(live);
    const { house, players, table } = at;
    await pause(at);
    // A node that had not heard of it may have written one.
    await house.kept.jobs.put({ kind: 'clock', key: table, due: house.now + all });
    for (const player of players) await player.leave();
    await house.pass(2 * all);
    await house.work(at.one);
    expect(await dueOf(at)).toBeUndefined();
    const again = await Guest.at(at.one.tables, table, 1);
    expect(clockOf(again)).toMatchObject({ paused: true, out: [] });
    expect((await house.kept.store.load(table))?.beside.standIns).toBeUndefined();
  });

  test('nobody pauses alone while others are away, and nobody loses a seat in a pause', async () => {
    const at = await paced(daily);
    const { house, players } = at;
    const [away, left] = players[0].seatToAct === 0 ? players : [players[1], players[0]];
    await pause(at);
    await away.leave();
    await house.pass(2 * AWAY_MS);
    const wish = { t: 'vote', on: 'stand-in', seat: left.seatToAct, yes: true } as const;
    refusedBy('H.14', await left.ask(wish));
    await left.ask({ t: 'resume' });
    refusedBy('H.14', await left.ask({ t: 'vote', on: 'pause', yes: true }));
    expect(await left.ask(wish)).toMatchObject({ t: 'done' });
  });

  test('there is none without clocks, nor for who only watches', async () => {
    const at = await paced(live);
    const eve = await Guest.at(at.one.tables, at.table, 9);
    expect(await eve.ask({ t: 'vote', on: 'pause', yes: true })).toMatchObject({ t: 'refused' });
    expect(await eve.ask({ t: 'resume' })).toMatchObject({ t: 'refused' });
    const seats = [{ kind: 'me', name: 'Ada' } as const, { kind: 'bot', bot: 'any' } as const];
    const table = await newTable(at.one.tables, seats);
    const ada = await Guest.at(at.one.tables, table, 1);
    refusedBy('H.14', await ada.ask({ t: 'vote', on: 'pause', yes: true }));
  });
});
