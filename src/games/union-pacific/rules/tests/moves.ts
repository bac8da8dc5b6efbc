import type { Seat } from '#kernel/game.ts';
import { chanceAt } from '#testkit/chance.ts';
import { type Play, play } from '#testkit/play.ts';
import { boardOf } from '../board.ts';
import { unionPacific } from '../index.ts';
import {
  type Action,
  type Company,
  DIVIDEND,
  type Event,
  type Options,
  type Player,
  type Share,
  type Space,
  type Table,
  type Track,
  type UnionPacific,
} from '../model.ts';

export type Board = Play<UnionPacific>;

export const [PLAIN, DOTTED, BLACK, WHITE, JOKER] = [0, 1, 2, 3, 4] as const;

/** The actions, as short as a test wants to say them. */

export const opening = (share: Share): Action => ({ do: 'choose-opening', share });
export const swap = (track: Track): Action => ({ do: 'swap-track', track });
export const STOP: Action = { do: 'stop-swapping' };
export const build = (track: Track, company: Company, space: Space): Action => ({
  do: 'build',
  track,
  company,
  space,
});
export const invest = (share: Share, count = 1): Action => ({ do: 'invest', share, count });
export const pair = (one: Share, other: Share): Action => ({
  do: 'invest-pair',
  shares: [one, other],
});
export const discard = (track: Track): Action => ({ do: 'discard', track });
export const take = (place: number): Action => ({ do: 'take-display', place });
export const TAKE_PILE: Action = { do: 'take-pile' };
export const TAKE_UP: Action = { do: 'take-up' };
export const exchange = (share: Share): Action => ({ do: 'exchange', share });
export const END: Action = { do: 'end-turn' };
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

/** The space of a section of the usual board, counted from the home end of a start or as the map lists it. */
export function spaceOf(from: string, to: string, nth = 0, board: Table['board'] = USUAL): Space {
  const { data, sections } = boardOf(board);
  const at = data.sections.findIndex(({ a, b }) => a === from && b === to);
  if (at < 0) throw new Error(`no section from ${from} to ${to}`);
  return (sections[at]?.first ?? 0) + nth;
}
const USUAL = 'north-america';

export const opened = (seats: number, options: Partial<Options> = {}): Board =>
  play(unionPacific, seats, unionPacific.game.parseOptions(options));

export const phaseOf = ({ state }: Board) => state.table.phase;
export const turnOf = ({ state }: Board): Seat => state.table.turn;
export const playerOf = ({ state }: Board, seat: Seat): Player =>
  state.table.players[seat] as Player;
export const moneyOf = ({ state }: Board): number[] => state.hidden.own.map(({ money }) => money);
/** What the last entry told, by name; the beginning of a turn is left out. */
export const toldBy = (table: Board): Event['is'][] =>
  table.lastEvents.map(({ is }) => is).filter((is) => is !== 'turn-begun');

export const eventsOf = <I extends Event['is']>(table: Board, is: I): Extract<Event, { is: I }>[] =>
  table.events.filter((event): event is Extract<Event, { is: I }> => event.is === is);

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
