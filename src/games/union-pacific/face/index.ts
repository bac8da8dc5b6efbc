import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { Face } from '#ui/face.ts';
import { calmly, fetchedReasons, fetchedResult } from '#ui/face-parts.ts';
import { Board } from './board/board.tsx';
import { readAloud } from './logic/aloud.ts';
import { digest } from './logic/digest.ts';
import { sign } from './logic/sign.ts';
import { roundOf, steps, subtitle } from './logic/steps.ts';
import { sums } from './logic/sums.ts';
import { durationOf } from './motion/durations.ts';
import { Score } from './score/score.tsx';
import { ScoreLine } from './score/score-line.tsx';
import { KEYS } from './words/keys.ts';

/** How Union Pacific looks and is handled. */
export const unionPacificFace: Face<UnionPacific> = {
  Board,
  Score,
  ScoreLine,
  Result: fetchedResult<UnionPacific>(() => import('./result/result.tsx')),
  subtitle,
  steps,
  keys: (language) => KEYS[language],
  explain: fetchedReasons<UnionPacific>(() => import('./explain.ts')),
  turnOf: (event, seats) => (event.is === 'turn-begun' ? roundOf(event.turn, seats) : undefined),
  durationOf: calmly(durationOf),
  digest,
  sign,
  readAloud,
  sums,
};
