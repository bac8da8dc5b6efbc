import { lazy } from 'react';
import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { Face } from '#ui/face.ts';
import { motionReduced } from '#ui/reduced-motion.ts';
import { Board } from './board/board.tsx';
import { steps, subtitle } from './logic/steps.ts';
import { durationOf } from './motion/durations.ts';
import { Score } from './score/score.tsx';
import { ScoreLine } from './score/score-line.tsx';

/** Fetched as soon as the board stands. Until it has come, a refusal says its rule and no more. */
let reasons: typeof import('./explain.ts') | undefined;
void import('./explain.ts').then((come) => {
  reasons = come;
});

/** Fetched when a game ends. */
const Result = lazy(() => import('./result/result.tsx').then((m) => ({ default: m.Result })));

/** How Union Pacific looks and is handled. */
export const unionPacificFace: Face<UnionPacific> = {
  Board,
  Score,
  ScoreLine,
  Result,
  subtitle,
  steps,
  explain: (...refused) => reasons?.explain(...refused) ?? '',
  turnOf: (event) => (event.is === 'turn-begun' ? event.turn : undefined),
  // Where nothing moves there is less to wait for.
  durationOf: (event) => (motionReduced() ? durationOf(event) / 2 : durationOf(event)),
};
