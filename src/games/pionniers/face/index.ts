import { lazy } from 'react';
import type { Pionniers, Table } from '#games/pionniers/rules/model.ts';
import type { Language } from '#kernel/game.ts';
import type { Face } from '#ui/face.ts';
import { motionReduced } from '#ui/reduced-motion.ts';
import { Board } from './board/board.tsx';
import { explain } from './explain.ts';
import { durationOf } from './motion/durations.ts';
import { Score } from './score/score.tsx';
import { ScoreLine } from './score/score-line.tsx';
import { wordsIn } from './words/index.ts';

/** Fetched when a game ends. */
const Result = lazy(() => import('./result/result.tsx').then((m) => ({ default: m.Result })));

/** How Les Pionniers du Rail looks and is handled. */
export const pionniersFace: Face<Pionniers> = {
  Board,
  Score,
  ScoreLine,
  Result,
  subtitle,
  // A turn is one choice: there are no steps to tell.
  steps: () => ({ names: [], now: -1 }),
  explain,
  turnOf: (event) => (event.is === 'turn-begun' ? event.turn : undefined),
  // Where nothing moves there is less to wait for.
  durationOf: (event) => (motionReduced() ? durationOf(event) / 2 : durationOf(event)),
};

function subtitle(table: Table, language: Language): string {
  const words = wordsIn(language);
  if (table.phase === 'over') return words.subtitleOver(table.turns);
  return table.turns === 0 ? words.subtitleStart : words.subtitle(table.turns);
}
