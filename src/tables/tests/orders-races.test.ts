import { describe, expect, test } from 'vitest';
import { AWAY_MS } from '#protocol/away.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import { ada, asideOf, auction, bid, open, seen, upTo } from './auction-table.ts';
import { Guest, newTable, secretOf } from './guest.ts';
import { NodeHouse, type TestNode } from './node-house.ts';

describe('two nodes', () => {
  /** At node 0 whoever speaks first; at node 1 the second, whose order is played by whichever node has the job. */
  async function apart(seed: number) {
    const house = new NodeHouse(2, seed);
    house.bus.faults = { lost: 20, twice: 10, late: 30 };
    return auction(house);
  }

  test.each([1, 2, 3, 4, 5, 6])(
    'an order against its owner: after it is withdrawn nothing is played by it (seed %i)',
    async (seed) => {
      const { house, table, seats, speakers, enter } = await apart(seed);
      const [one, two] = speakers;
      const elsewhere = await enter(seats[1]);
      await two.ask({ t: 'order', order: upTo(50) });
      const raises = async () => {
        for (let i = 0; i < 6; i++) {
          if (one.isToAct(seats[0])) await bid(one, seen(one).bid + 1);
          else if (speakers[2].isToAct(seats[2])) await speakers[2].act({ do: 'pass' });
          await house.carry();
        }
      };
      let lifted = 0;
      const withdraws = async () => {
        for (let i = 0; i < seed; i++) await house.carry();
        expect(await elsewhere.ask({ t: 'lift' })).toMatchObject({ t: 'done' });
        lifted = (await house.kept.store.load(table))?.entries ?? 0;
      };
      await Promise.all([raises(), withdraws()]);
      await raises();
      await house.settle();
      const log = await house.kept.store.lines(table, 1, 1000);
      const late = log.filter(
        ({ actor, id, seq }) => actor === seats[1] && id === undefined && seq > lifted,
      );
      expect(late).toEqual([]);
      expect(house.failures).toEqual([]);
      for (const guest of [...speakers, elsewhere]) guest.expectContiguous();
    },
  );

  test.each([1, 2, 3, 4])(
    'an order against its owner’s hand: what is done by hand stands once and ends it (seed %i)',
    async (seed) => {
      const { house, table, seats, speakers, enter } = await apart(seed);
      const [one, two, three] = speakers;
      const elsewhere = await enter(seats[1]);
      await two.ask({ t: 'order', order: upTo(50) });
      await house.settle();
      const raise = bid(one, 1);
      for (let i = 0; i < seed; i++) await house.carry();
      const hand = await elsewhere.ask(
        { t: 'act', after: elsewhere.view.seq, actions: [{ do: 'bid', amount: 7 }] },
        'by-hand-1',
      );
      await raise;
      await house.settle();
      const log = await house.kept.store.lines(table, 1, 1000);
      const made = log.filter(({ id }) => id === 'by-hand-1');
      expect(made).toHaveLength(hand.t === 'done' ? 1 : 0);
      const { beside } = (await house.kept.store.load(table)) ?? {};
      expect(beside?.orders === undefined).toBe(hand.t === 'done');
      for (const guest of [one, two, three, elsewhere]) {
        guest.expectContiguous();
        expect(guest.view.seq).toBe(log.length);
      }
      expect(house.failures).toEqual([]);
    },
  );

  test('an order against its owner’s hand at a node that has not heard of it: it is lifted before it would play, and told', async () => {
    const house = new NodeHouse(2, 11);
    const [here, there] = house.nodes as [TestNode, TestNode];
    const table = await newTable(here.tables, [ada, open], 'pionniers');
    const owner = await Guest.at(here.tables, table, 1);
    const rival = await Guest.at(there.tables, table, 2);
    await rival.ask({ t: 'sit', seat: 1, name: 'Bob' });
    await house.settle();
    const elsewhere = await Guest.at(there.tables, table, 1);
    house.bus.faults = { lost: 100, twice: 0, late: 0 };
    const order = { kind: 'keep' };
    expect(await owner.ask({ t: 'order', order })).toMatchObject({ t: 'done' });
    const given = owner.view.seq;
    const mayStrike = () =>
      elsewhere.seatToAct === 0 && (elsewhere.view.table as { phase: string }).phase === 'strike';
    while (!mayStrike()) {
      const seat = elsewhere.seatToAct;
      await (seat === 0 ? elsewhere : rival).act(elsewhere.choices(seat)[0]);
    }
    await house.settle();
    const made = await house.kept.store.lines(table, given + 1, 1000);
    expect(made.some(({ actor, id }) => actor === 0 && id !== undefined)).toBe(true);
    expect(made.filter(({ actor, id }) => actor === 0 && id === undefined)).toEqual([]);
    for (const page of [owner, elsewhere]) {
      expect(asideOf(page).orders).toEqual([{ order, lifted: true }]);
      page.expectContiguous();
    }
    expect(house.failures).toEqual([]);
  });

  test('an order against a stand-in: the bot plays, and once its owner sits down again the order does', async () => {
    const { house, seats, speakers, enter } = await apart(9);
    const [one, two, three] = speakers;
    await house.settle();
    await bid(one, 1);
    await house.settle();
    await two.leave();
    await house.pass(AWAY_MS + 1);
    await house.settle();
    const votes = [one, three].map((guest) =>
      guest.ask({ t: 'vote', on: 'stand-in', seat: seats[1], yes: true }),
    );
    const back = await enter(seats[1]);
    const [order] = await Promise.all([back.ask({ t: 'order', order: upTo(50) }), ...votes]);
    await house.settle();
    if (order.t === 'refused') expect(order.why).toBe('stood-in');
    expect(house.failures).toEqual([]);
    for (const guest of [one, three, back]) guest.expectContiguous();
    expect(back.view.seq).toBe(one.view.seq);
  });
});

describe('an order against the clock', () => {
  const LIVE = { kind: 'live', moveMs: 60_000, reserveMs: 120_000 } as const;

  test.each([0, 1, 2, 3])(
    'whoever is first: it is played, or a bot stands in, and never both (after %i carries)',
    async (carries) => {
      const house = new NodeHouse(2, 30 + carries);
      const [node, other] = house.nodes as [TestNode, TestNode];
      const table = await node.tables.create({
        v: PROTOCOL,
        game: 'railroad-tycoon',
        options: {},
        secret: secretOf(1),
        seats: [ada, open],
        pace: LIVE,
      });
      const guests = [
        await Guest.at(node.tables, table, 1),
        await Guest.at(other.tables, table, 2),
      ];
      await guests[1]?.ask({ t: 'sit', seat: 1, name: 'Bob' });
      await house.settle();
      const seat = (guests[0] as Guest).seatToAct;
      const late = guests[seat] as Guest;
      const seq = late.view.seq;
      const order = late.ask({ t: 'order', order: { kind: 'pass', turn: 1 } });
      for (let i = 0; i < carries; i++) await house.carry();
      const judged = house.pass(400_000).then(() => other.tables.judgeTime(table));
      await Promise.all([order, judged]);
      await house.settle();
      const log = await house.kept.store.lines(table, seq + 1, 1000);
      expect(log.filter(({ actor, seq: at }) => actor === seat && at === seq + 1)).toHaveLength(1);
      for (const guest of guests) guest.expectContiguous();
      expect(house.failures).toEqual([]);
    },
  );
});
