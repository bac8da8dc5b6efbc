import { analysed } from '#bots/analysis/analysis.ts';
import type { Ask } from '#bots/analysis/ask.ts';
import { courseOf } from '#bots/analysis/course.ts';
import { decisionRead } from '#bots/analysis/decision.ts';
import type { Decision, Report } from '#bots/analysis/report.ts';
import type { PlayOut } from '#bots/play-out.ts';
import type { Kind } from '#kernel/game.ts';
import type { Entry } from '#kernel/log.ts';

/** A worker of the browser that reads one finished game. Whoever wants it to stop ends it. */

const playOuts = import.meta.glob<PlayOut<Kind>>('../../../games/*/bots/play-out.ts', {
  import: 'playOut',
});

export type ReadingAsked = {
  game: string;
  seats: number;
  /** Parsed. */
  options: unknown;
  log: readonly Entry<unknown>[];
  ask: Ask;
  /** One decision alone, by its run. */
  decision?: number;
};

export type ReadingTold =
  | { report: Report }
  | { failure: string }
  /** How much of a decision is weighed, from 0 to 1. */
  | { part: number }
  | { decision: Decision };

/** The page is told so often at most: it draws each time. */
const EVERY_MS = 250;

addEventListener('message', ({ data }: MessageEvent<ReadingAsked>) => {
  readGame(data).catch((error: unknown) => tell({ failure: String(error) }));
});

function tell(told: ReadingTold): void {
  postMessage(told);
}

async function readGame({ game, seats, options, log, ask, decision }: ReadingAsked) {
  const playOut = await playOuts[`../../../games/${game}/bots/play-out.ts`]?.();
  if (!playOut) throw new Error(`${game} cannot be played on`);
  const course = courseOf(playOut.play, seats, options, log);
  if (decision === undefined) {
    const report = nowAndThen(analysed(playOut, course, ask), (found) => tell({ report: found() }));
    tell({ report });
  } else {
    const reading = decisionRead(playOut, course, decision, ask);
    tell({ decision: nowAndThen(reading, (part) => tell({ part })) });
  }
}

/** Goes on to the end, and tells on the way. */
function nowAndThen<S, R>(reading: Generator<S, R>, say: (slice: S) => void): R {
  for (let told = 0; ; ) {
    const { value, done } = reading.next();
    if (done) return value;
    const now = performance.now();
    if (now - told < EVERY_MS) continue;
    told = now;
    say(value);
  }
}
