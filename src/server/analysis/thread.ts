import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { analysed } from '#bots/analysis/analysis.ts';
import { courseOf } from '#bots/analysis/course.ts';
import type { Report } from '#bots/analysis/report.ts';
import { playOutOf, titleOf } from '#games/catalogue.ts';
import type { ReadingAsked } from './finished-game.ts';

/** A thread that reads one finished game, after everybody else. Whoever wants it to stop ends it. */

export type ReadingTold = { part: number } | { report: Report };

/** How far it is, is told so often at most. */
const EVERY_MS = 1000;

// Of Linux alone a thread can be asked to stand back; elsewhere it would be the whole house.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

parentPort?.on('message', (asked: ReadingAsked) => void readGame(asked));

async function readGame({ game, rules, seats, options, log, ask }: ReadingAsked): Promise<void> {
  const [title, playOut] = await Promise.all([titleOf(game), playOutOf(game)]);
  if (!playOut || title?.game.rules !== rules)
    throw new Error(`${game} ${rules} cannot be played on`);
  const reading = analysed(playOut, courseOf(playOut.play, seats, options, log), ask);
  for (let told = performance.now(); ; ) {
    const { value, done } = reading.next();
    if (done) {
      tell({ report: value });
      return;
    }
    const now = performance.now();
    if (now - told < EVERY_MS) continue;
    told = now;
    const { read, toRead } = value();
    tell({ part: Math.min(99, Math.floor((100 * read) / toRead)) });
  }
}

function tell(told: ReadingTold): void {
  parentPort?.postMessage(told);
}
