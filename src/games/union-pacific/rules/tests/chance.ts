import { chanceAt } from '#testkit/chance.ts';
import { unionPacific } from '../index.ts';
import { type Action, DIVIDEND, type Share, type Track } from '../model.ts';
import { opening, TAKE_PILE } from './moves.ts';
import { type Board, turnOf } from './reading.ts';

/** What chance does, as short as a test wants to say it. */

export const deal = (tracks: Track[][], shares: Share[][]): Action => ({
  do: 'deal',
  tracks,
  shares,
});
export const REVEAL: Action = { do: 'reveal' };
export const display = (...shares: Share[]): Action => ({ do: 'lay-display', shares });
export const draw = (track: Track): Action => ({ do: 'draw-track', track });
export const card = (share: Share): Action => ({ do: 'turn-card', card: share });
export const DIVIDEND_CARD: Action = card(DIVIDEND);

/** Chance at this table: what it may not do, and what it does. */
export const chance = (table: Board) => chanceAt(unionPacific, table);

/** From the deal to the first turn, with all else left to chance: everybody opens with Union Pacific. */
export function toFirstTurn(table: Board, ...laid: Share[]): Board {
  chance(table).acts();
  for (const seat of table.state.table.players.keys()) table.do(seat, opening(10));
  table.do('chance', REVEAL);
  return laid.length > 0 ? table.do('chance', display(...laid)) : table;
}

/** A payment that comes now: a card is taken from the pile, it is a dividend card, and this share replaces it. */
export function paysDividend(table: Board, replacement: Share, cards = 1): Board {
  table.do(turnOf(table), TAKE_PILE);
  for (let i = 0; i < cards; i++) table.do('chance', DIVIDEND_CARD);
  return table.do('chance', card(replacement));
}
