import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#clocks/civil.ts';
import type { Hours } from '#clocks/hours.ts';
import type { Aside } from '#protocol/aside.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import { Guest, secretOf } from './guest.ts';
import { NodeHouse, type TestNode } from './node-house.ts';
import { asideOf, clockOf, daily, dueOf, live, paced, playTurn } from './paced.ts';

describe('a table with a pace', () => {
  test('says so, and has a job at the first deadline, from the first turn on', async () => {
    const at = await paced(live);
    const { aside } = at.players[0].heard[0] as { aside: Aside };
    expect(aside).toEqual({ pace: live });
    expect(await dueOf(at)).toBe(at.house.now + live.moveMs + live.reserveMs);
    expect(asideOf(at.players[0]).at).toBe(at.house.now);
    expect(clockOf(at.players[0])).toMatchObject({
      since: at.house.now,
      toAct: [at.players[0].seatToAct],
      out: [],
    });
    expect(clockOf(at.players[1])).toEqual(clockOf(at.players[0]));
    expect(at.house.failures).toEqual([]);
  });

  test('H.11 charges who was to act, and the job goes with the turn', async () => {
    const at = await paced(live);
    const seat = at.players[0].seatToAct;
    await at.house.pass(2 * MINUTE);
    await playTurn(at);
    const { seats, toAct } = clockOf(at.players[0]);
    expect(toAct).toEqual([1 - seat]);
    expect(seats[seat]).toEqual({ usedMs: 90_000, reserveMs: 7.5 * MINUTE });
    expect(await dueOf(at)).toBe(at.house.now + live.moveMs + live.reserveMs);
    const stored = await at.house.kept.store.load(at.table);
    expect(stored?.turn?.clock?.seats[seat]?.reserveMs).toBe(7.5 * MINUTE);
    expect(stored?.turn?.after).toBe(stored?.entries);
  });

  test('H.11 gives back no time by an undo', async () => {
    const at = await paced(live);
    const seat = at.players[0].seatToAct;
    const to = at.players[0].view.seq;
    await at.house.pass(MINUTE);
    await playTurn(at);
    const ask = { t: 'undo', after: at.players[0].view.seq, to } as const;
    const actor = at.players[seat === 0 ? 0 : 1];
    const other = at.players[seat === 0 ? 1 : 0];
    await actor.ask(ask);
    const asked = other.heard.findLast(({ t }) => t === 'asked');
    if (asked?.t === 'asked' && asked.ask) {
      await other.ask({ t: 'consent', ask: asked.ask.id, yes: true });
    }
    expect(clockOf(actor).toAct).toEqual([seat]);
    expect(clockOf(actor).seats[seat]?.usedMs).toBe(MINUTE);
  });

  test('without one has no clock and no job', async () => {
    const house = new NodeHouse(1, 3);
    const [{ tables }] = house.nodes as [TestNode];
    const seats = [{ kind: 'me', name: 'Ada' } as const, { kind: 'me', name: 'Bob' } as const];
    const wish = {
      v: PROTOCOL,
      game: 'trambahn',
      options: {},
      secret: secretOf(1),
      seats,
    } as const;
    const table = await tables.create({ ...wish, seats });
    const ada = await Guest.at(tables, table, 1);
    expect(asideOf(ada)).toEqual({});
    expect(await dueOf({ house, table })).toBeUndefined();
  });

  test('a bot has no time to lose', async () => {
    const house = new NodeHouse(1, 3);
    const [{ tables }] = house.nodes as [TestNode];
    const table = await tables.create({
      v: PROTOCOL,
      game: 'trambahn',
      options: {},
      secret: secretOf(1),
      seats: [
        { kind: 'me', name: 'Ada' },
        { kind: 'bot', bot: 'any' },
      ],
      pace: live,
    });
    const ada = await Guest.at(tables, table, 1);
    for (let i = 0; i < 20; i++) await house.carry();
    const { toAct, seats } = clockOf(ada);
    expect(toAct).toEqual([0]);
    expect(seats[1]).toEqual({ usedMs: 0, reserveMs: live.reserveMs });
  });
});

describe('when time is out', () => {
  const all = live.moveMs + live.reserveMs;

  test('whoever holds the job says so, once, and everybody is told', async () => {
    const at = await paced(live);
    const seat = at.players[0].seatToAct;
    await at.house.pass(all - 1);
    await at.house.work(at.one);
    expect(clockOf(at.players[0]).out).toEqual([]);
    await at.house.pass(1);
    await at.house.work(at.one);
    expect(clockOf(at.players[0]).out).toEqual([seat]);
    expect(clockOf(at.players[1]).out).toEqual([seat]);
    // A move might have come meanwhile: it is looked once more.
    await at.house.work(at.one);
    expect(await dueOf(at)).toBeUndefined();
    expect(at.house.failures).toEqual([]);
  });

  test('a bot plays on, and whoever sits down again has a clock from then on', async () => {
    const at = await paced(live);
    const seat = at.players[0].seatToAct;
    const owner = at.players[seat === 0 ? 0 : 1];
    await at.house.pass(all);
    await at.house.work(at.one);
    for (let i = 0; i < 20; i++) await at.house.carry();
    expect(clockOf(owner)).toMatchObject({ out: [], toAct: [1 - seat] });
    expect(clockOf(owner).seats[seat]?.reserveMs).toBe(0);
    expect(await dueOf(at)).toBe(at.house.now + all);
    expect((await owner.ask({ t: 'retake' })).t).toBe('done');
    await at.house.work(at.one);
    expect(await dueOf(at)).toBe(at.house.now + all);
    await playTurn(at);
    expect(clockOf(owner)).toMatchObject({ out: [], toAct: [seat] });
    expect(await dueOf(at)).toBe(at.house.now + live.moveMs);
    expect(at.house.failures).toEqual([]);
  });

  test('a judge who comes late has been away: the time is given back, and a minute, once', async () => {
    const at = await paced(live);
    const seat = at.players[0].seatToAct;
    await at.house.pass(all + HOUR);
    await at.house.work(at.one);
    expect(clockOf(at.players[0]).out).toEqual([]);
    expect(await dueOf(at)).toBe(at.house.now + MINUTE);
    await at.house.pass(2 * MINUTE);
    await at.house.work(at.one);
    expect(clockOf(at.players[0]).out).toEqual([seat]);
  });

  test('of a judge and a move at another node the move counts, whichever is first', async () => {
    const at = await paced(live, 2);
    const seat = at.players[0].seatToAct;
    const actor = at.players[seat === 0 ? 0 : 1];
    const [mine, others] = seat === 0 ? [at.one, at.two] : [at.two, at.one];
    await at.house.pass(all);
    // Nothing that is said arrives before both have written.
    const judging = at.house.work(others);
    while (actor.seatToAct === seat) await actor.act(actor.choices(seat)[0]);
    await judging;
    await at.house.settle();
    for (const player of at.players) {
      expect(clockOf(player)).toMatchObject({ out: [], toAct: [1 - seat] });
    }
    expect(clockOf(at.players[0])).toEqual(clockOf(at.players[1]));
    expect(await dueOf(at)).toBeGreaterThan(at.house.now);
    await at.house.work(mine);
    expect(at.house.failures).toEqual([]);
  });
});

describe('a slow table', () => {
  const evenings: Hours = {
    zone: 'Europe/Paris',
    weekdays: [[1080, 1320]],
    weekend: [[1080, 1320]],
    holidays: [],
  };

  test('H.12 runs by the hours of whoever is to act, and tells them', async () => {
    const at = await paced(daily, 2, { 1: evenings, 2: evenings });
    const [ada, bob] = at.players;
    expect(clockOf(ada).hours).toEqual({ [ada.seatToAct]: evenings });
    expect(clockOf(bob)).toEqual(clockOf(ada));
    // An evening is a day: the second ends the reserve.
    const due = (await dueOf(at)) ?? 0;
    expect(due - at.house.now).toBeGreaterThan(DAY);
    expect(due - at.house.now).toBeLessThanOrEqual(2 * DAY);
  });

  test('tells no holidays but those that the move may meet', async () => {
    const year = [
      { from: '1970-01-01', to: '1970-01-02' },
      { from: '1970-06-01', to: '1970-06-14' },
    ];
    const mine = { ...evenings, holidays: year };
    const at = await paced(daily, 1, { 1: mine, 2: mine });
    const [ada] = at.players;
    expect(clockOf(ada).hours?.[String(ada.seatToAct)]?.holidays).toEqual(year.slice(0, 1));
  });

  test('H.12 is judged by the hours that are true then', async () => {
    const hours: Record<number, Hours> = {};
    const at = await paced(daily, 1, hours);
    expect(await dueOf(at)).toBe(at.house.now + 2 * DAY);
    const person = at.players[0].seatToAct + 1;
    hours[person] = { ...evenings, holidays: [{ from: '1970-01-01', to: '1970-01-10' }] };
    await at.house.pass(2 * DAY);
    await at.house.work(at.one);
    expect(clockOf(at.players[0]).out).toEqual([]);
    expect(clockOf(at.players[0]).hours).toEqual({ [person - 1]: hours[person] });
    expect(await dueOf(at)).toBeGreaterThan(Date.UTC(1970, 0, 11));
  });
});
