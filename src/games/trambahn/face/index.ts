import { STEPS, type Table, type Trambahn } from '#games/trambahn/rules/model.ts';
import type { Language } from '#kernel/game.ts';
import type { Face } from '#ui/face.ts';
import { calmly, fetchedResult } from '#ui/face-parts.ts';
import { Board } from './board/board.tsx';
import { explain } from './explain.ts';
import { sums } from './logic/sums.ts';
import { durationOf } from './motion/durations.ts';
import { Score } from './score/score.tsx';
import { ScoreLine } from './score/score-line.tsx';
import { digest } from './telling/digest.ts';
import { readAloud } from './telling/read-aloud.ts';
import { sign } from './telling/sign.ts';
import { wordsIn } from './words/index.ts';

/** How Trambahn looks and is handled. */
export const trambahnFace: Face<Trambahn> = {
  Board,
  Score,
  ScoreLine,
  Result: fetchedResult<Trambahn>(() => import('./result/result.tsx')),
  subtitle,
  steps,
  explain,
  digest,
  sign,
  readAloud,
  keys: (language) => wordsIn(language).telling.keys,
  turnOf: (event) => (event.is === 'turn-begun' ? event.turn : undefined),
  durationOf: calmly(durationOf),
  sums,
};

function subtitle(table: Table, language: Language): string {
  const words = wordsIn(language);
  return table.phase === 'over'
    ? words.subtitleOver(table.turns)
    : words.subtitle(table.turns, table.scorings.length);
}

function steps(table: Table, language: Language): { names: readonly string[]; now: number } {
  const names = wordsIn(language).steps;
  switch (table.phase) {
    case 'deal':
    case 'over':
      return { names, now: -1 };
    case 'refill':
    case 'reshuffle':
      return { names, now: names.length - 1 };
    default:
      return { names, now: STEPS.indexOf(table.phase) };
  }
}
