import { expect, test } from 'vitest';
import type { Guest } from './guest.ts';
import { asideOf, clockOf, dueOf, live, type Paced, paced } from './paced.ts';

/** Everything that may happen at a table with clocks, in any order, at two nodes that hear of each other late or never. */
async function step(at: Paced): Promise<void> {
  const { house, players } = at;
  switch (house.rng.below(7)) {
    case 0:
      return house.pass(house.rng.below(40_000));
    case 1: {
      // To the deadline, a moment before it or after it.
      const due = dueOf(at) ?? house.now;
      return house.pass(Math.max(0, due - house.now - 1 + house.rng.below(3)));
    }
    case 2:
      return house.work(house.any(house.nodes));
    case 3:
      return house.carry();
    default: {
      const seat = house.rng.below(2) === 0 ? 0 : 1;
      const player = players[seat];
      const isPlayedFor = asideOf(player).standIns?.some((each) => each.seat === seat);
      if (isPlayedFor) await player.ask({ t: 'retake' });
      else if (player.isToAct(seat)) await player.act(player.choices(seat)[0]);
      return house.carry();
    }
  }
}

/** Nobody is given time but with a new move, and a bot plays for nobody who has some left. */
function watch(player: Guest): () => void {
  let reserves: readonly number[] = [];
  let played = '';
  return () => {
    const { clock, standIns = [] } = asideOf(player);
    if (!clock) return;
    const now = clock.seats.map(({ reserveMs }) => reserveMs);
    for (const [seat, before] of reserves.entries()) {
      expect(now[seat]).toBeLessThanOrEqual(before);
    }
    reserves = now;
    const names = JSON.stringify(standIns.map(({ seat, since }) => [seat, since]));
    if (names !== played) {
      for (const { seat } of standIns.slice(-1)) expect(clock.seats[seat]?.reserveMs).toBe(0);
    }
    played = names;
  };
}

// 247: the table was put away between two moves, and the clock of the second was not told.
test.each([...Array.from({ length: 12 }, (_, seed) => seed), 247])(
  'clock against move, in any order: seed %d',
  async (seed) => {
    const at = await paced({ ...live, reserveMs: 60_000 }, 2, {}, seed);
    const { house, players, table } = at;
    house.bus.faults = { lost: 0.2, twice: 0.1, late: 0.3 };
    const watches = players.map(watch);
    for (let i = 0; i < 80 && players[0].view.status !== 'over'; i++) {
      await step(at);
      for (const look of watches) look();
    }
    await house.settle();
    for (const node of house.nodes) await house.work(node);
    await house.settle();
    expect(house.failures).toEqual([]);
    for (const player of players) player.expectContiguous();
    expect(clockOf(players[0])).toEqual(clockOf(players[1]));
    const stored = await house.kept.store.load(table);
    expect(stored?.turn?.after).toBeLessThanOrEqual(stored?.entries ?? 0);
    // There is a deadline exactly while somebody's clock runs.
    const { toAct, out } = clockOf(players[0]);
    const running = toAct.filter((seat) => !out.includes(seat));
    expect(dueOf(at) !== undefined).toBe(running.length > 0);
  },
);
