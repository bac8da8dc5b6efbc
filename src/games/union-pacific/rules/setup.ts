import type { State } from '#kernel/game.ts';
import { boardOf } from './board.ts';
import { none, total } from './counts.ts';
import {
  COMPANIES,
  DISPLAY,
  SHARES_DEALT,
  SHARES_DEALT_SECOND,
  TRACK_CARDS,
  UP_SHARES,
} from './data/cards.ts';
import {
  type Group,
  type Options,
  type Own,
  type Player,
  type Rules,
  SHARES,
  SHARES_OF,
  type Table,
  TRACKS,
  type UnionPacific,
  UP,
} from './model.ts';

export function setup(seats: number, { board, ...rules }: Options): State<UnionPacific> {
  const spaces = [...boardOf(board).startOf];
  const trains = COMPANIES.map(
    (company, i) => company.trains - spaces.filter((occupant) => occupant === i + 1).length,
  );
  return {
    table: {
      phase: 'deal',
      board,
      options: rules,
      turn: 0,
      turns: 0,
      spaces,
      trains,
      players: Array.from({ length: seats }, newPlayer),
      display: [],
      groups: [],
      upPile: UP_SHARES,
      removed: none(COMPANIES.length),
      trackPile: TRACK_CARDS.reduce((sum, count) => sum + count, 0),
      discards: none(TRACKS),
      gone: none(TRACKS),
      announced: 0,
      paid: 0,
      idle: 0,
      money: rules.hiddenMoney ? null : none(seats),
      third: null,
    },
    hidden: {
      tracks: [...TRACK_CARDS],
      pile: SHARES_OF.slice(0, UP),
      own: Array.from({ length: seats }, newOwn),
    },
  };
}

function newPlayer(): Player {
  return {
    tracks: 0,
    shares: 0,
    exposed: none(SHARES),
    boxed: 0,
    held: none(COMPANIES.length),
    up: 0,
    chosen: false,
  };
}

function newOwn(): Own {
  return {
    tracks: none(TRACKS),
    shares: none(SHARES),
    boxed: none(SHARES),
    opening: null,
    money: 0,
  };
}

/** 2.2, 13.3 */
export const sharesDealt = ({ second }: Rules): number =>
  second ? SHARES_DEALT_SECOND : SHARES_DEALT;

/** 2.7: the pile as it is made once the display lies. */
export function firstGroups({ players, options, removed }: Table): Group[] {
  const shares = total(SHARES_OF) - UP_SHARES - players.length * sharesDealt(options);
  return groupsOf(shares - DISPLAY - total(removed), options);
}

/** 2.7, 13.1, 13.2, 13.4, 13.6: the share pile, top first, made of so many shares. */
export function groupsOf(shares: number, { spread, second }: Rules): Group[] {
  const plain: Group = { shares: 6, dividends: 0 };
  const bottom = second ? [{ ...plain }] : [];
  if (spread) {
    const rest = shares - 24 - (second ? 6 : 0);
    const piles = [0, 1, 2, 3].map((i) => ({ shares: (rest + 3 - i) >> 2, dividends: 1 }));
    return [...piles.flatMap((pile) => [{ ...plain }, pile]), ...bottom];
  }
  const rest = shares - 24 - (second ? 6 : 0);
  return [{ ...plain }, { shares: 18, dividends: 1 }, { shares: rest, dividends: 3 }, ...bottom];
}
