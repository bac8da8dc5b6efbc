import { describe, expect, test } from 'vitest';
import { allTitles } from '#games/catalogue.ts';
import { canonical } from '#kernel/canonical.ts';
import { rngOf } from '#kernel/chance.ts';
import type { Actor, Kind, Seat } from '#kernel/game.ts';
import { replay } from '#kernel/replay.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { Title } from '#kernel/title.ts';
import type { ToClient } from '#protocol/to-client.ts';
import { memoryStore } from '../memory-store.ts';
import type { Stored } from '../store.ts';
import { Guest, newTable, secretOf, tablesOver } from './guest.ts';
import { twoNodes } from './node-house.ts';

const titles = await allTitles();

const lastAsk = ({ heard }: Guest) => {
  const told = heard.findLast(({ t }) => t === 'asked' || t === 'welcome');
  return (told as Extract<ToClient, { t: 'asked' }>).ask;
};

/** Three people at an auction, in which chance draws nothing: each of the first two has bid. */
async function atAnAuction() {
  const { tables } = tablesOver();
  const open = { kind: 'open' } as const;
  const wishes = [{ kind: 'me', name: 'Ada' } as const, open, open];
  const table = await newTable(tables, wishes, 'railroad-tycoon');
  const guests: Guest[] = [];
  for (const person of [1, 2, 3]) guests.push(await Guest.at(tables, table, person));
  for (const seat of [1, 2]) await guests[seat]?.ask({ t: 'sit', seat, name: `P${seat}` });
  const sitting = guests as [Guest, Guest, Guest];
  const bids = async (amount: number): Promise<Seat> => {
    const seat = sitting[0].seatToAct;
    expect(await sitting[seat]?.act({ do: 'bid', amount })).toMatchObject({ t: 'done' });
    return seat;
  };
  const from = sitting[0].view.seq;
  const [first, second] = [await bids(1), await bids(2)];
  const third = 3 - first - second;
  const of = (seat: Seat): Guest => sitting[seat] as Guest;
  return { tables, table, from, first, second, third, of, bids };
}

describe('where chance drew nothing since', () => {
  test('H.2 those alone are asked whose decisions would be taken back', async () => {
    const { from, first, second, third, of } = await atAnAuction();
    const { seq } = of(first).view;
    await of(first).ask({ t: 'undo', after: seq, to: from }, 'back-to-it');
    const asked = { id: 'back-to-it', by: first, to: from, of: [second], agreed: [] };
    for (const seat of [first, second, third]) expect(lastAsk(of(seat))).toEqual(asked);
    for (const yes of [true, false]) {
      const answer = await of(third).ask({ t: 'consent', ask: 'back-to-it', yes });
      expect(answer).toMatchObject({ t: 'refused', why: 'not-yours' });
    }
    const yes = await of(second).ask({ t: 'consent', ask: 'back-to-it', yes: true });
    expect(yes).toMatchObject({ t: 'done', seq: seq + 1 });
    expect(of(third).view).toMatchObject({ seq: seq + 1, table: { bid: 0 } });
  });

  test('H.2 one tap of theirs declines it, and so does a second thought', async () => {
    const { from, first, second, of } = await atAnAuction();
    for (const who of [second, first]) {
      await of(first).ask({ t: 'undo', after: of(first).view.seq, to: from }, `by-seat${who}`);
      await of(who).ask({ t: 'consent', ask: `by-seat${who}`, yes: false });
      expect(lastAsk(of(second))).toBeUndefined();
    }
    expect(of(first).view.table).toMatchObject({ bid: 2 });
  });

  test('H.1 one’s own is taken back at once, past others’ entries that are no longer in force', async () => {
    const { from, first, second, of, bids } = await atAnAuction();
    await of(first).ask({ t: 'undo', after: of(first).view.seq, to: from }, 'back-to-it');
    await of(second).ask({ t: 'consent', ask: 'back-to-it', yes: true });
    expect(await bids(5)).toBe(first);
    const { seq } = of(first).view;
    const answer = await of(first).ask({ t: 'undo', after: seq, to: from });
    expect(answer).toMatchObject({ t: 'done', seq: seq + 1 });
    expect(of(second).view.table).toMatchObject({ bid: 0 });
  });
});

/** Every seat of one guest, who plays at random until the log has so many entries. */
async function playedAlone(title: Title<Kind>, seed: number) {
  const store = memoryStore();
  const { tables } = tablesOver(store);
  const { id, seats } = title.game;
  const count = Math.max(2, seats[0]);
  const wishes = Array.from({ length: count }, (_, i) => ({ kind: 'me', name: `P${i}` }) as const);
  const table = await newTable(tables, wishes, id);
  const guests: Guest[] = [];
  for (let seat = 0; seat < count; seat++) guests.push(await Guest.at(tables, table, 1, seat));
  const rng = rngFrom(seed);
  const one = guests[0] as Guest;
  while (one.view.seq < 60) {
    const seat = one.seatToAct;
    const guest = guests[seat] as Guest;
    const choices = guest.choices(seat);
    await guest.act(choices[rng.below(choices.length)]);
  }
  return { store, table, guests, count };
}

describe.each(titles)('$game.id', (title) => {
  test('H.2 what was drawn and taken back is drawn anew, by the number of the new entry', async () => {
    const { game } = title;
    const { store, table, guests, count } = await playedAlone(title, 3);
    const { header } = (await store.load(table)) as Stored;
    const log = await store.lines(table, 1, 10_000);
    const redrawn: boolean[] = [];
    // The seat that acts before chance does the same once more.
    const at = log.findLastIndex(
      ({ actor }, i) => actor === 'chance' && typeof log[i - 1]?.actor === 'number',
    );
    const act = log[at - 1];
    const drawn = log[at];
    if (!act || !drawn) throw new Error('chance drew nothing');
    const guest = guests[act.actor as Seat] as Guest;
    for (let again = 0; again < 12; again++) {
      await guest.ask({ t: 'undo', after: guest.view.seq, to: act.seq - 1 });
      await guest.act(act.action);
      const now = await store.lines(table, 1, 10_000);
      const next = now.findIndex(
        ({ seq, actor }) => seq > guest.view.seq - 2 && actor === 'chance',
      );
      const entry = now[next];
      if (!entry) throw new Error('chance drew nothing');
      const before = replay(game, count, header.options, now.slice(0, next));
      const byNumber = game.chance(before, rngOf(secretOf(1234), entry.seq));
      expect(canonical(entry.action)).toBe(canonical(byNumber));
      redrawn.push(canonical(entry.action) !== canonical(drawn.action));
    }
    const couldDiffer = new Set(
      Array.from({ length: 12 }, (_, seq) =>
        canonical(
          game.chance(
            replay(game, count, header.options, log.slice(0, at)),
            rngOf(secretOf(7), seq),
          ),
        ),
      ),
    );
    if (couldDiffer.size > 1) expect(redrawn).toContain(true);
  });
});

test('H.2 asked at one node and gone on at the other: either the move stands or the undo, never half of each', async () => {
  for (const isFirst of [true, false]) {
    const { house, one, two } = twoNodes();
    const table = await newTable(one.tables, [{ kind: 'me', name: 'Ada' }, { kind: 'open' }]);
    const ada = await Guest.at(one.tables, table, 1);
    const bob = await Guest.at(two.tables, table, 2);
    await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
    await house.settle();
    const of = (seat: Actor): Guest => (seat === 0 ? ada : bob);
    // Until both have played, and chance since.
    const floorOf = (seat: Actor): number => of(seat).view.floor ?? of(seat).view.seq;
    while (Math.min(floorOf(0), floorOf(1)) < 3) {
      const seat = ada.seatToAct;
      await of(seat).act(of(seat).choices(seat)[0]);
      await house.settle();
    }
    const { seq } = ada.view;
    const mover = ada.seatToAct;
    const other = of(1 - mover);
    await of(mover).ask({ t: 'undo', after: seq, to: 1 }, 'back-to-it');
    await house.settle();
    const act = () => of(mover).act(of(mover).choices(mover)[0], 'the-move1');
    const yes = () => other.ask({ t: 'consent', ask: 'back-to-it', yes: true });
    await Promise.all(isFirst ? [act(), yes()] : [yes(), act()]);
    await house.settle();
    const log = await house.kept.store.lines(table, seq + 1, 10_000);
    const made = log.flatMap(({ id }) => (id === undefined ? [] : [id]));
    expect(made).toHaveLength(1);
    expect(ada.view.seq).toBe(seq + log.length);
    expect(bob.view).toMatchObject({ seq: ada.view.seq, table: ada.view.table });
  }
});
