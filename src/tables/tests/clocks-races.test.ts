import { expect, test } from 'vitest';
import type { Guest } from './guest.ts';
import { gamesOf } from './kept.ts';
import { asideOf, clockOf, dueOf, live, type Paced, paced } from './paced.ts';

/** Everything that may happen at a table with clocks, in any order, at two nodes that hear of each other late or never. */
async function step(at: Paced, pauses: boolean): Promise<void> {
  const { house, players } = at;
  if (pauses && house.rng.below(4) === 0) return pauseOrResume(at);
  switch (house.rng.below(7)) {
    case 0:
      return house.pass(house.rng.below(40_000));
    case 1: {
      // To the deadline, a moment before it or after it.
      const due = (await dueOf(at)) ?? house.now;
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

/** H.14: somebody agrees, or ends it, while the others may be moving. */
async function pauseOrResume({ house, players }: Paced): Promise<void> {
  const player = house.any(players);
  const isPaused = asideOf(player).clock?.paused ?? false;
  await player.ask(isPaused ? { t: 'resume' } : { t: 'vote', on: 'pause', yes: true });
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

async function race(seed: number, pauses: boolean): Promise<void> {
  const at = await paced({ ...live, reserveMs: 60_000 }, 2, {}, seed);
  const { house, players, table } = at;
  house.bus.faults = { lost: 0.2, twice: 0.1, late: 0.3 };
  const watches = players.map(watch);
  for (let i = 0; i < 80 && players[0].view.status !== 'over'; i++) {
    await step(at, pauses);
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
  // There is a deadline exactly while somebody's clock runs; one of before that a pause has met does nothing.
  const { toAct, out, paused } = clockOf(players[0]);
  const running = toAct.filter((seat) => !out.includes(seat));
  if (!paused) expect((await dueOf(at)) !== undefined).toBe(running.length > 0);
}

// 247: the table was put away between two moves, and the clock of the second was not told.
test.each(gamesOf([247, ...Array.from({ length: 12 }, (_, seed) => seed)]))(
  'clock against move, in any order: seed %d',
  (seed) => race(seed, false),
);

// 163: a move came while somebody's time was judged to be out, and its deadline went with that of the turn before.
test.each(gamesOf([163, ...Array.from({ length: 12 }, (_, seed) => seed)]))(
  'H.14 pause against move and clock, in any order: seed %d',
  (seed) => race(seed, true),
);
