import type { Pionniers, Table } from '#games/pionniers/rules/model.ts';
import type { Language } from '#kernel/game.ts';
import type { Face } from '#ui/face.ts';
import { fetchedResult } from '#ui/face-parts.ts';
import { motionReduced } from '#ui/reduced-motion.ts';
import { SeatBadge } from './board/badge.tsx';
import { Board } from './board/board.tsx';
import { explain } from './explain.ts';
import { toGo } from './logic/to-go.ts';
import { durationOf, readsFor } from './motion/durations.ts';
import { Score } from './score/score.tsx';
import { ScoreLine } from './score/score-line.tsx';
import { digest } from './telling/digest.ts';
import { readAloud } from './telling/read-aloud.ts';
import { sign } from './telling/sign.ts';
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
  // Turns are missed and won: their number is nobody's.
  turnOf: (event) => (event.is === 'turn-begun' ? 0 : undefined),
  // Where nothing moves, what there is to read stands as long as everywhere.
  durationOf: (event) => (motionReduced() ? readsFor(event) : durationOf(event)),
  digest,
  sign,
  readAloud,
  Badge: SeatBadge,
};

function subtitle(table: Table, language: Language): string {
  const words = wordsIn(language);
  if (table.phase === 'over') return words.subtitleOver;
  return table.turns === 0 ? words.subtitleStart : words.subtitle(toGo(table));
}
