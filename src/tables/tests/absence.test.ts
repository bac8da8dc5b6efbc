import { describe, expect, test } from 'vitest';
import { AWAY_MS } from '#protocol/away.ts';
import type { Request } from '#protocol/to-server.ts';
import { asideOf, refusedBy, running, why } from './absence-house.ts';
import { Guest } from './guest.ts';

describe('H.7 somebody who is away', () => {
  test('H.7 is played for when more than half of those present wish it, not before two minutes', async () => {
    const { house, table, late, others, absent, one } = await running(4);
    const vote = { t: 'vote', on: 'stand-in', seat: late, yes: true } as const;
    const [first, second] = others as [Guest, Guest, Guest];
    await house.pass(AWAY_MS);
    await house.settle();
    refusedBy('H.7', await first.ask(vote));
    await absent.leave();
    await house.settle();
    // Two minutes of thinking at the table are not two minutes away from it.
    refusedBy('H.7', await first.ask(vote));
    await house.pass(AWAY_MS);
    await house.settle();
    expect(await first.ask(vote)).toMatchObject({ t: 'done' });
    await house.settle();
    for (const guest of others) {
      expect(asideOf(guest)?.votes).toMatchObject([{ on: 'stand-in', seat: late }]);
      expect(asideOf(guest)?.standIns).toBeUndefined();
    }
    const { seq } = first.view;
    expect(await second.ask(vote)).toMatchObject({ t: 'done' });
    await house.settle();
    expect(asideOf(first)?.standIns).toMatchObject([{ seat: late, since: seq, why: 'vote' }]);
    expect(asideOf(first)?.votes).toBeUndefined();
    // It plays its turn, and waits for the people.
    expect(first.view.seq).toBeGreaterThan(seq);
    expect(first.isToAct(late)).toBe(false);
    const back = await Guest.at(one.tables, table, late + 1);
    expect(asideOf(back)?.standIns).toHaveLength(1);
    expect(await back.ask({ t: 'retake' })).toMatchObject({ t: 'done' });
    expect(asideOf(back)?.standIns).toBeUndefined();
    await house.settle();
    expect(asideOf(second)?.standIns).toBeUndefined();
    expect(house.failures).toEqual([]);
  });

  test('H.7 nobody is played for who is there, whose turn it is not, or who has just gone', async () => {
    const { house, late, others, absent } = await running(3);
    const [first] = others as [Guest, Guest];
    const vote = { t: 'vote', on: 'stand-in', yes: true } as const;
    await house.pass(AWAY_MS);
    await house.settle();
    refusedBy('H.7', await first.ask({ ...vote, seat: late }));
    await absent.leave();
    await house.settle();
    refusedBy('H.7', await first.ask({ ...vote, seat: late }));
    await house.pass(AWAY_MS);
    const other = [0, 1, 2].find((seat) => seat !== late) ?? 0;
    refusedBy('H.7', await first.ask({ ...vote, seat: other }));
    expect(why(await first.ask(vote))).toBe('malformed');
  });

  test('H.7 a yes can be taken back; a seat that is played for is not its owner’s to play before it is retaken', async () => {
    const { house, table, late, others, absent, two } = await running(4);
    const [first, second] = others as [Guest, Guest, Guest];
    const vote = { t: 'vote', on: 'stand-in', seat: late } as const;
    await absent.leave();
    await house.settle();
    await house.pass(AWAY_MS);
    await house.settle();
    await first.ask({ ...vote, yes: true });
    await first.ask({ ...vote, yes: false });
    await house.settle();
    expect(asideOf(second)?.votes).toBeUndefined();
    await first.ask({ ...vote, yes: true });
    await house.settle();
    await second.ask({ ...vote, yes: true });
    await house.settle();
    const back = await Guest.at(two.tables, table, late + 1);
    while (!back.isToAct(late)) {
      const mover = others.find((guest, i) =>
        guest.isToAct([0, 1, 2, 3].filter((s) => s !== late)[i] ?? 9),
      );
      const seat = mover?.seatToAct ?? 0;
      await mover?.act(mover.choices(seat)[0]);
      await house.settle();
      if (back.view.seq > 60) break;
    }
    const [choice] = back.choices(late);
    expect(why(await back.act(choice ?? {}))).toMatch(/stood-in|stale/);
    expect(house.failures).toEqual([]);
  });

  test('H.7 what was done is answered as done when it is sent again, also by whom a computer plays for since', async () => {
    const { house, late, others, absent } = await running(3);
    const [choice] = absent.choices(late);
    const sent: Request = { t: 'act', id: 'sent-again', after: absent.view.seq, actions: [choice] };
    const done = await absent.send(sent);
    expect(done).toMatchObject({ t: 'done' });
    const never = { ...sent, id: 'never-done' };
    await absent.ask({ t: 'resign' });
    await house.settle();
    expect(await absent.send(sent)).toEqual(done);
    expect(why(await absent.send(never))).toBe('stood-in');
    await others[0]?.ask({ t: 'resign' });
    await house.settle();
    expect(await absent.send(sent)).toEqual(done);
    expect(why(await absent.send(never))).toBe('over');
    expect(house.failures).toEqual([]);
  });

  test('H.7 is called, once in a turn', async () => {
    const { house, late, others } = await running(3);
    const [first, second] = others as [Guest, Guest];
    expect(await first.ask({ t: 'nudge', seat: late })).toMatchObject({ t: 'done' });
    await house.settle();
    const nudge = asideOf(second)?.nudge;
    expect(nudge).toMatchObject({ seat: late });
    await house.pass(10);
    await second.ask({ t: 'nudge', seat: late });
    await house.settle();
    expect(asideOf(first)?.nudge).toEqual(nudge);
    expect(why(await first.ask({ t: 'nudge', seat: (late + 1) % 3 }))).toBe('stale');
  });
});

describe('a game ends otherwise than by its rules', () => {
  test('H.8 whoever resigns is played for, for good; when one is left, it is over', async () => {
    const { house, guests } = await running(3);
    const [ada, bob, cleo] = guests as [Guest, Guest, Guest];
    expect(await bob.ask({ t: 'resign' })).toMatchObject({ t: 'done' });
    await house.settle();
    expect(asideOf(ada)?.standIns).toMatchObject([{ seat: 1, why: 'resigned' }]);
    expect(asideOf(ada)?.ended).toBeUndefined();
    refusedBy('H.8', await bob.ask({ t: 'retake' }));
    expect(await cleo.ask({ t: 'resign' })).toMatchObject({ t: 'done' });
    await house.settle();
    expect(asideOf(ada)?.ended).toMatchObject({ why: 'resigned' });
    expect(ada.heard.findLast(({ t }) => t === 'seats')).toMatchObject({ status: 'over' });
    const { seq } = ada.view;
    expect(why(await ada.act(ada.choices(0)[0] ?? {}))).toBe('over');
    expect(why(await ada.ask({ t: 'undo', after: seq, to: 1 }))).toBe('over');
    await house.settle();
    expect(ada.view.seq).toBe(seq);
    expect(house.failures).toEqual([]);
  });

  test('H.9 it stops when all who are there agree, and its secret stays one', async () => {
    const { house, guests, table, one } = await running(3);
    const [ada, bob, cleo] = guests as [Guest, Guest, Guest];
    const stop = { t: 'vote', on: 'stop' } as const;
    await ada.ask({ ...stop, yes: true });
    await house.settle();
    await bob.ask({ ...stop, yes: false });
    await house.settle();
    expect(asideOf(cleo)?.votes).toBeUndefined();
    await cleo.leave();
    await house.settle();
    await ada.ask({ ...stop, yes: true });
    await house.settle();
    expect(asideOf(bob)?.ended).toBeUndefined();
    await bob.ask({ ...stop, yes: true });
    await house.settle();
    expect(asideOf(ada)?.ended).toMatchObject({ why: 'agreed' });
    for (const guest of [ada, bob]) await guest.leave();
    const late = await Guest.at(one.tables, table, 3);
    expect(late.heard[0]).toMatchObject({ t: 'welcome', status: 'over' });
    expect(late.heard[0]).not.toHaveProperty('chanceSecret');
    expect(await one.tables.summary(table)).toMatchObject({ status: 'over' });
    expect(house.failures).toEqual([]);
  });
});

test('H.9 nobody stops it behind the others’ backs: those who are there are more than half of those whom no bot replaces', async () => {
  const { house, others, late, absent } = await running(2);
  const [first] = others as [Guest];
  const stop = { t: 'vote', on: 'stop', yes: true } as const;
  await absent.leave();
  await house.settle();
  refusedBy('H.9', await first.ask(stop));
  await house.pass(AWAY_MS);
  await first.ask({ t: 'vote', on: 'stand-in', seat: late, yes: true });
  await house.settle();
  expect(await first.ask(stop)).toMatchObject({ t: 'done' });
  expect(asideOf(first)?.ended).toMatchObject({ why: 'agreed' });
  expect(house.failures).toEqual([]);
});

describe('H.10 a rematch', () => {
  const ended = async (people: number) => {
    const played = await running(people);
    for (const guest of played.guests) {
      await guest.ask({ t: 'vote', on: 'stop', yes: true });
      await played.house.settle();
    }
    return played;
  };

  test('H.10 is offered, accepted by all, and everybody moves on by one seat', async () => {
    const { house, guests, one } = await ended(3);
    const [ada, bob, cleo] = guests as [Guest, Guest, Guest];
    await bob.ask({ t: 'rematch', yes: true });
    await house.settle();
    expect(asideOf(ada)?.rematch).toMatchObject({ by: 1, yes: [1], no: [] });
    // Two who press at once punch the same ticket.
    await Promise.all([ada, cleo].map((guest) => guest.ask({ t: 'rematch', yes: true })));
    await house.settle();
    const next = asideOf(ada)?.next ?? '';
    for (const guest of guests) expect(asideOf(guest)?.next).toBe(next);
    const again = await Guest.at(one.tables, next, 2);
    expect(again.heard[0]).toMatchObject({ eyes: 2, host: 2, hosting: true, status: 'running' });
    expect((await one.tables.summary(next))?.seats).toMatchObject([
      { name: 'Cleo' },
      { name: 'Ada' },
      { name: 'Bob' },
    ]);
    expect(house.failures).toEqual([]);
  });

  test('H.10 who declines leaves a seat open, and a bot comes for who is silent', async () => {
    const { house, guests, one } = await ended(4);
    const [ada, bob, cleo] = guests as [Guest, Guest, Guest, Guest];
    await bob.ask({ t: 'rematch', yes: false });
    expect(asideOf(bob)?.rematch).toBeUndefined();
    await ada.ask({ t: 'rematch', yes: true });
    await house.settle();
    // Whoever does not come along does not say when it begins either.
    await bob.ask({ t: 'rematch', yes: false, bots: true });
    await house.settle();
    expect(asideOf(ada)?.next).toBeUndefined();
    await cleo.ask({ t: 'rematch', yes: true, bots: true });
    await house.settle();
    const next = asideOf(ada)?.next ?? '';
    const seats = (await one.tables.summary(next))?.seats.map(({ kind }) => kind);
    expect(seats).toEqual(['bot', 'guest', 'open', 'guest']);
    expect(house.failures).toEqual([]);
  });

  test('H.10 there is none while the game goes on, nor for who only watches', async () => {
    const { guests, table, one } = await running(2, 'trambahn');
    const [ada] = guests as [Guest, Guest];
    expect(why(await ada.ask({ t: 'rematch', yes: true }))).toBe('not-over');
    const watcher = await Guest.at(one.tables, table, 9);
    expect(why(await watcher.ask({ t: 'rematch', yes: true }))).toBe('not-yours');
    expect(why(await watcher.ask({ t: 'resign' }))).toBe('not-yours');
  });
});
