import { analysed } from '#bots/analysis/analysis.ts';
import type { Ask } from '#bots/analysis/ask.ts';
import { courseOf } from '#bots/analysis/course.ts';
import type { Report } from '#bots/analysis/report.ts';
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
};

export type ReadingTold = { report: Report } | { failure: string };

/** The page is told so often at most: it draws each time. */
const EVERY_MS = 250;

addEventListener('message', ({ data }: MessageEvent<ReadingAsked>) => {
  readGame(data).catch((error: unknown) => tell({ failure: String(error) }));
});

function tell(told: ReadingTold): void {
  postMessage(told);
}

async function readGame({ game, seats, options, log, ask }: ReadingAsked) {
  const playOut = await playOuts[`../../../games/${game}/bots/play-out.ts`]?.();
  if (!playOut) throw new Error(`${game} cannot be played on`);
  const reading = analysed(playOut, courseOf(playOut.play, seats, options, log), ask);
  for (let told = 0; ; ) {
    const { value, done } = reading.next();
    if (done) {
      tell({ report: value });
      return;
    }
    const now = performance.now();
    if (now - told < EVERY_MS) continue;
    told = now;
    tell({ report: value() });
  }
}
