import type { Table } from '#games/union-pacific/rules/model.ts';
import type { Language } from '#kernel/game.ts';
import { wordsIn } from '../words/index.ts';

/** One line under the name of the game. */
export function subtitle(table: Table, language: Language): string {
  const words = wordsIn(language);
  const round = roundOf(table.turns, table.players.length);
  if (table.phase === 'over') return words.subtitleOver(round);
  return round === 0 ? words.subtitleStart : words.subtitle(round, table.paid);
}

/** Play goes round and nobody is left out: the round that this turn belongs to. */
export const roundOf = (turn: number, seats: number): number => Math.ceil(turn / seats);

/** The steps of a turn; an investment goes another way than a building. */
export function steps(
  { phase }: Pick<Table, 'phase'>,
  language: Language,
): { names: readonly string[]; now: number } {
  const { stepsStart, stepsBuild, stepsInvest } = wordsIn(language);
  switch (phase) {
    case 'deal':
      return { names: stepsStart, now: 0 };
    case 'open':
    case 'reveal':
      return { names: stepsStart, now: 1 };
    case 'display':
      return { names: stepsStart, now: 2 };
    case 'swap':
    case 'swap-draw':
    case 'track':
      return { names: stepsBuild, now: 0 };
    case 'act':
      return { names: stepsBuild, now: 1 };
    case 'take':
    case 'draw':
    case 'refill':
      return { names: stepsBuild, now: 2 };
    case 'exchange':
      return { names: stepsBuild, now: 3 };
    case 'discard':
      return { names: stepsInvest, now: 2 };
    case 'over':
      return { names: stepsBuild, now: -1 };
  }
}
