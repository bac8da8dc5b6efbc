import { rngFrom } from '#kernel/rng.ts';
import { readArguments, readWholeNumber } from './arguments.ts';
import { chaosText } from './chaos/report.ts';
import { type Plan, runChaos } from './chaos/run.ts';
import { sqliteHouse } from './chaos/sqlite-house.ts';
import { quoted, UsageError } from './failure.ts';

/** Plays all games through real sockets while the house is killed again and again. */
export async function chaos(args: readonly string[]): Promise<void> {
  const { values } = readArguments(
    args,
    {
      store: { type: 'string', default: 'sqlite' },
      kills: { type: 'string', default: '50' },
      tables: { type: 'string' },
      pause: { type: 'string', default: '150' },
      every: { type: 'string', default: '1500' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
    0,
  );
  if (values.store !== 'sqlite')
    throw new UsageError(`--store is sqlite, not ${quoted(values.store)}`);
  const kills = readWholeNumber('--kills', values.kills, [1, 10_000]);
  const everyMs = readWholeNumber('--every', values.every, [10, 600_000]);
  const plan: Plan = {
    tables: readWholeNumber('--tables', values.tables ?? '40', [1, 2000]),
    seed: readWholeNumber('--seed', values.seed, [0, 2 ** 32]),
    pauseMs: readWholeNumber('--pause', values.pause, [0, 60_000]),
    stuckMs: 90_000,
    progress: (counts) => counts.kills / kills,
  };
  const outcome = await runChaos(
    plan,
    (counts, faults) => sqliteHouse({ counts, faults, everyMs }, rngFrom(plan.seed)),
    (line) => console.error(line),
  );
  if (values.verbose) console.error(outcome.words.slice(-20).join('\n'));
  console.log(chaosText(outcome));
  if (outcome.faults.count > 0) process.exitCode = 1;
}
