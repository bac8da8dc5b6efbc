import { expect, test } from 'vitest';
import { rngFrom } from '#kernel/rng.ts';
import { cluster } from '../../chaos/cluster.ts';
import { type Outcome, type Plan, runChaos } from '../../chaos/run.ts';
import { sqliteHouse } from '../../chaos/sqlite-house.ts';

/** More than it takes, on a machine that has other work to do. */
const PATIENCE_MS = 600_000;

/** Nobody comes to a table while a crowded machine still starts its server: that is not yet a table that stands still. */
const usual = { seed: 14, stuckMs: 300_000, awayMs: 0 };

/** Harm is done for so long, and mostly waited for. */
const MINUTE = 60;

/** Nothing was false, and there was something to be false: everybody was interrupted, and came again. */
function expectNoHarm({ counts, faults, byGame }: Outcome, tables: number): void {
  expect(faults.first).toEqual([]);
  expect(counts.tables).toBeGreaterThanOrEqual(tables);
  expect(counts.ended).toBe(counts.tables);
  expect(Object.keys(byGame)).toHaveLength(4);
  expect(counts.kills).toBeGreaterThan(0);
  expect(counts.reconnects).toBeGreaterThan(0);
  // What a seat has ordered, the table moves for it.
  expect(counts.moves + counts.byProgram + counts.orders).toBeGreaterThan(100 * tables);
  expect(counts.orders).toBeGreaterThan(0);
  expect(counts.gestures).toBeGreaterThan(0);
  expect(counts.retakes).toBeGreaterThan(0);
  expect(counts.notices).toBeGreaterThan(0);
  expect(counts.nudges).toBeGreaterThan(0);
  expect(counts.lines).toBeGreaterThan(0);
  expect(counts.pauses).toBeGreaterThan(0);
  expect(counts.rematches).toBeGreaterThan(0);
  expect(counts.resigned).toBeGreaterThan(0);
  expect(counts.stopped).toBeGreaterThan(0);
  expect(counts.byProgram).toBeGreaterThan(0);
  // Each stream but the first of a program was come back to.
  expect(counts.streams).toBeGreaterThan(1);
  expect(counts.hallReturns).toBeGreaterThan(0);
  expect(counts.signedOut).toBeGreaterThan(0);
}

test.concurrent(
  'three nodes that are killed, with the database and the bus restarted and announcements lost',
  async () => {
    const plan: Plan = {
      ...usual,
      tables: 16,
      pauseMs: 150,
      // On a crowded machine longer: until each service was restarted.
      progress: ({ databaseRestarts, busRestarts }, seconds) =>
        Math.min(seconds / MINUTE, databaseRestarts, busRestarts),
    };
    const house = { nodes: 3, bus: 'nats', dropOneIn: 10, everyMs: 5000 } as const;
    const outcome = await runChaos(
      plan,
      (counts, faults) => cluster(house, { counts, faults }, rngFrom(plan.seed)),
      () => {},
    );
    expectNoHarm(outcome, plan.tables);
    expect(outcome.counts.databaseRestarts).toBeGreaterThan(0);
    expect(outcome.counts.busRestarts).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);

test.concurrent(
  'the one process over a file that is killed again and again',
  async () => {
    const plan: Plan = {
      ...usual,
      tables: 12,
      pauseMs: 200,
      progress: ({ kills }, seconds) => Math.min(seconds / MINUTE, kills / 8),
    };
    const outcome = await runChaos(
      plan,
      (counts, faults) => sqliteHouse({ counts, faults, everyMs: 5000 }, rngFrom(plan.seed)),
      () => {},
    );
    expectNoHarm(outcome, plan.tables);
    expect(outcome.counts.kills).toBeGreaterThanOrEqual(8);
  },
  PATIENCE_MS,
);
