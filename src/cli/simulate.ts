import { closeSync, openSync, writeFileSync } from 'node:fs';
import { IllegalMove } from '#bots/match.ts';
import { Failure, quoted, reasonOf, UsageError } from './failure.ts';
import { playInBatches } from './simulate/batches.ts';
import { readPlan } from './simulate/plan.ts';
import { progressBar } from './simulate/progress.ts';
import { reportOf, reportText } from './simulate/report.ts';
import { addTally, emptyTally } from './simulate/tally.ts';

/** Plays bots against each other and counts. */
export async function simulate(args: readonly string[]): Promise<void> {
  const plan = await readPlan(args);
  const keeper = plan.recordFile === undefined ? undefined : recordKeeper(plan.recordFile);
  const progress = progressBar(plan.games);
  const tally = emptyTally();
  const started = performance.now();
  try {
    for await (const batch of playInBatches(plan, plan.workers)) {
      addTally(tally, batch.tally);
      keeper?.keep(batch.records);
      progress.show(tally.games);
    }
  } catch (error) {
    throw error instanceof IllegalMove ? new Failure(error.message) : error;
  } finally {
    progress.clear();
    keeper?.close();
  }
  const report = reportOf(plan, tally, (performance.now() - started) / 1000);
  console.log(plan.json ? JSON.stringify(report) : reportText(report));
}

/** Writes records to a file, one to a line. */
function recordKeeper(file: string): { keep(records: readonly string[]): void; close(): void } {
  const handle = openForWriting(file);
  return {
    keep(records) {
      try {
        writeFileSync(handle, records.map((record) => `${record}\n`).join(''));
      } catch (error) {
        throw new Failure(`cannot write ${quoted(file)}: ${reasonOf(error)}`);
      }
    },
    close: () => closeSync(handle),
  };
}

function openForWriting(file: string): number {
  try {
    return openSync(file, 'w');
  } catch (error) {
    throw new UsageError(`cannot write ${quoted(file)}: ${reasonOf(error)}`);
  }
}
