import type { Kind } from '#kernel/game.ts';
import type { PlayOut } from '../play-out.ts';
import { type Ask, seedOf } from './ask.ts';
import type { Course } from './course.ts';
import { OptionReading } from './options.ts';
import type { Decision } from './report.ts';

/** What part of the play-outs of a report one decision takes. */
const PART = 0.1;

/** No chance of the four steps of an analysis. */
const STEP = 4;

/**
 * Any decision of a finished game, weighed with what else there was, in slices: after each, how much is done, from 0 to 1. The same
 * ask, the same figures, as of a report.
 */
export function* decisionRead<K extends Kind>(
  playOut: PlayOut<K>,
  course: Course<K>,
  at: number,
  ask: Ask,
): Generator<number, Decision> {
  const run = course.runs[at];
  if (!run || run.actor === 'chance') throw new Error(`run ${at} was nobody’s decision`);
  const reading = new OptionReading(playOut, course, {
    at,
    tries: Math.round(PART * playOut.minute * ask.minutes),
    seed: seedOf(ask, STEP, at),
  });
  for (let n = 0; n < reading.tries; n++) {
    reading.read(n);
    yield (n + 1) / reading.tries;
  }
  const { actor, actions, from, to } = run;
  return { actor, actions, from, to, ...reading.weighing() };
}
