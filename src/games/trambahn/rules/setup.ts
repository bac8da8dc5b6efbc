import type { State } from '#kernel/game.ts';
import { DISPLAY_SIZE, TRAMS } from './data/cards.ts';
import { DECK, KINDS, type Own, type Player, type Seen, type Trambahn } from './model.ts';

/** 2.1 to 2.4: the table before the first card is dealt. Dealing is chance's first turn. */
export function setup(): State<Trambahn> {
  return {
    table: {
      phase: 'deal',
      turn: 0,
      turns: 1,
      laid: 0,
      spent: 0,
      rows: [[], [], [], []],
      players: [newPlayer(), newPlayer()],
      display: TRAMS.slice(0, DISPLAY_SIZE),
      trams: TRAMS.length - DISPLAY_SIZE,
      pile: DECK.reduce((sum, count) => sum + count),
      discard: 0,
      scorings: [],
    },
    hidden: {
      pile: [...DECK],
      discard: noCards(),
      money: [noCards(), noCards()],
      own: [newOwn(), newOwn()],
    },
  };
}

const newPlayer = (): Player => ({ hand: 0, money: 0, columns: [], bonus: 0 });
const newOwn = (): Own => ({ hand: [], seen: nothingSeen() });

export const nothingSeen = (): Seen => ({ discard: [], money: [[], []], buried: [[], []] });

/** A pile in which there is none of any kind. */
export const noCards = (): number[] => new Array<number>(KINDS).fill(0);
