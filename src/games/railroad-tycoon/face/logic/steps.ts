import { ROUNDS } from '#games/railroad-tycoon/rules/data/economy.ts';
import type { Phase, Table } from '#games/railroad-tycoon/rules/model.ts';
import type { Language } from '#kernel/game.ts';
import { wordsIn } from '../words/index.ts';
import { endOf } from './end.ts';

/** One line under the name of the game. */
export function subtitle(table: Table, language: Language): string {
  const words = wordsIn(language);
  if (table.phase === 'over') return words.subtitleOver(table.turn);
  if (table.turn === 0) return words.subtitleStart;
  const { empty, due } = endOf(table);
  if (table.turn === table.lastTurn) return words.subtitleLast(table.turn);
  return table.lastTurn !== null && empty >= due
    ? words.subtitleEnds(table.turn, table.lastTurn)
    : words.subtitle(table.turn, table.lastTurn, empty, due);
}

const BEFORE: readonly Phase[] = ['fill', 'tycoons', 'cards'];
const AUCTION: readonly Phase[] = ['auction', 'settle'];
const INCOME: readonly Phase[] = ['income', 'card'];

/** The steps of a turn: the auction, three rounds, income. */
export function steps(
  { phase, round }: Pick<Table, 'phase' | 'round'>,
  language: Language,
): { names: readonly string[]; now: number } {
  const { stepsStart, stepsTurn } = wordsIn(language);
  if (BEFORE.includes(phase)) return { names: stepsStart, now: BEFORE.indexOf(phase) };
  // All of the turn is done.
  if (phase === 'over' || phase === 'reveal') return { names: stepsTurn, now: stepsTurn.length };
  if (AUCTION.includes(phase)) return { names: stepsTurn, now: 0 };
  if (INCOME.includes(phase)) return { names: stepsTurn, now: ROUNDS + 1 };
  return { names: stepsTurn, now: round };
}
