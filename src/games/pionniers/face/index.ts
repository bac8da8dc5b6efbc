import type { Pionniers, Table } from '#games/pionniers/rules/model.ts';
import type { Language } from '#kernel/game.ts';
import type { Face } from '#ui/face.ts';
import { calmly, fetchedResult } from '#ui/face-parts.ts';
import { SeatBadge } from './board/badge.tsx';
import { Board } from './board/board.tsx';
import { explain } from './explain.ts';
import { durationOf } from './motion/durations.ts';
import { Score } from './score/score.tsx';
import { ScoreLine } from './score/score-line.tsx';
import { wordsIn } from './words/index.ts';
import { KEYS } from './words/keys.ts';

/** How Les Pionniers du Rail looks and is handled. */
export const pionniersFace: Face<Pionniers> = {
  Board,
  Score,
  ScoreLine,
  Result: fetchedResult(() => import('./result/result.tsx')),
  subtitle,
  // A turn is one choice: there are no steps to tell.
  steps: () => ({ names: [], now: -1 }),
  keys: (language) => KEYS[language],
  explain,
  turnOf: (event) => (event.is === 'turn-begun' ? event.turn : undefined),
  durationOf: calmly(durationOf),
  Badge: SeatBadge,
};

function subtitle(table: Table, language: Language): string {
  const words = wordsIn(language);
  if (table.phase === 'over') return words.subtitleOver(table.turns);
  return table.turns === 0 ? words.subtitleStart : words.subtitle(table.turns);
}
