import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import type { Face } from '#ui/face.ts';
import { calmly, fetchedReasons, fetchedResult, fetchedTelling } from '#ui/face-parts.ts';
import { Board } from './board/board.tsx';
import { Score, ScoreLine } from './board/later.tsx';
import { steps, subtitle } from './logic/steps.ts';
import { durationOf } from './motion/durations.ts';
import { wordsIn } from './words/index.ts';

/** Asked for when somebody plans: fetched beside the rest. */
let sumsOf: Face<RailroadTycoon>['sums'];
void import('./logic/sums.ts').then(({ sums }) => {
  sumsOf = sums;
});

/** How Railroad Tycoon looks and is handled. */
export const railroadTycoonFace: Face<RailroadTycoon> = {
  Board,
  Score,
  ScoreLine,
  Result: fetchedResult(() => import('./result/result.tsx')),
  subtitle,
  steps,
  keys: (language) => wordsIn(language).keys,
  explain: fetchedReasons(() => import('./explain.ts')),
  ...fetchedTelling<RailroadTycoon>(() => import('./telling/index.ts')),
  turnOf: (event) => (event.is === 'turn-begun' ? event.turn : undefined),
  durationOf: calmly(durationOf),
  sums: (...of) => sumsOf?.(...of) ?? [],
};
