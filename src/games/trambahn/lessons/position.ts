import { DISPLAY_SIZE, TRAMS } from '#games/trambahn/rules/data/cards.ts';
import { trambahn } from '#games/trambahn/rules/index.ts';
import {
  type Card,
  type Column,
  DECK,
  isConductor,
  type Line,
  type Phase,
  type Player,
  stationOf,
  type Table,
  type Tram,
  type Trambahn,
} from '#games/trambahn/rules/model.ts';
import { addAll, holds, removeAll } from '#games/trambahn/rules/piles.ts';
import { noCards, nothingSeen } from '#games/trambahn/rules/setup.ts';
import type { State } from '#kernel/game.ts';
import { rngFrom, takeAtRandom } from '#kernel/rng.ts';
import { cards, YELLOW } from './cards.ts';

/** Cards by name, or just how many: then it does not matter which. */
type Cards = string | number;

/**
 * A moment of a game, told by what matters in it. All the other cards and trams are put where they can be, so that
 * the referee is content; nobody remembers anything.
 */
export type Moment = {
  step?: Phase;
  turn?: 0 | 1;
  /** Passengers laid this turn. */
  laid?: number;
  /** What is before each player. A column is its cards and then its tram: `b1 b4 c x3`; none yet: `b1 b4`. */
  first?: Belongings;
  second?: Belongings;
  rows?: Partial<Record<'blue' | 'red' | 'green' | 'yellow', string>>;
  /** Those on display; otherwise the next ones after the trams that are on columns. */
  display?: readonly Tram[];
  /** The draw pile; what is nowhere else is discarded. Unless told, nothing is discarded. */
  pile?: Cards;
  /** The points of the scorings so far, and of which line: blue, unless told. */
  scorings?: readonly (readonly [number, number, Line?])[];
  /** The number of the turn; unless told, that of a game that has just begun. */
  turns?: number;
};

export type Belongings = {
  hand?: string;
  money?: Cards;
  columns?: readonly string[];
  bonus?: number;
};

/** A moment of a game as a state. It is one that the referee accepts, or an error. */
export function position(moment: Moment): State<Trambahn> {
  const { first = {}, second = {}, rows = {}, scorings = [] } = moment;
  const turn = moment.turn ?? 0;
  const table: Table = {
    phase: moment.step ?? 'passengers',
    turn,
    turns: moment.turns ?? 1 + turn,
    laid: moment.laid ?? 0,
    spent: 0,
    rows: [
      cards(rows.blue ?? ''),
      cards(rows.red ?? ''),
      cards(rows.green ?? ''),
      cards(rows.yellow ?? ''),
    ],
    players: [playerOf(first), playerOf(second)],
    display: [],
    trams: 0,
    pile: 0,
    discard: 0,
    scorings: scorings.map(([a, b, line = 0]) => ({ line, points: [a, b] })),
  };
  const hands = [first, second].map(({ hand = '' }) => cards(hand).sort((a, b) => a - b));
  const left = [...DECK];
  const take = (taken: readonly Card[]) => {
    if (!holds(left, taken)) throw new Error('the box does not hold so many of these cards');
    removeAll(left, taken);
  };
  take([...hands, ...table.rows].flat());
  take(table.players.flatMap(({ columns }) => columns).flatMap((column) => column.cards));
  parkTrams(table, moment.display, left);

  const rng = rngFrom(1);
  const named = (some: Cards | undefined) => (typeof some === 'string' ? cards(some) : []);
  const asked = [first.money ?? 0, second.money ?? 0, moment.pile];
  take(asked.flatMap(named));
  const piles = asked.map((some) => {
    const pile = noCards();
    addAll(pile, named(some));
    if (typeof some === 'number') addAll(pile, takeAtRandom(left, some, rng));
    return pile;
  });
  const [money1, money2, pile] = piles as [number[], number[], number[]];
  const unasked = moment.pile === undefined;
  const own = hands.map((hand) => ({ hand, seen: nothingSeen() }));
  const state = {
    table,
    hidden: {
      pile: unasked ? left : pile,
      discard: unasked ? noCards() : left,
      money: [money1, money2],
      own,
    },
  } as unknown as State<Trambahn>;
  count(state);
  const faults = trambahn.faults(state);
  if (faults.length > 0) throw new Error(`this is no position: ${faults.join(' ')}`);
  return state;
}

function playerOf({ hand = '', columns = [], bonus = 0 }: Belongings): Player {
  return { hand: cards(hand).length, money: 0, columns: columns.map(columnOf), bonus };
}

function columnOf(text: string): Column {
  const [, names = '', tram = '0'] = /^(.*?)(?: x([234]))?$/.exec(text) ?? [];
  const laid = cards(names);
  const first = laid.find((each) => !isConductor(each)) as Card;
  return {
    line: Math.floor(first / 10) as Column['line'],
    cards: laid,
    tram: Number(tram) as Tram,
  };
}

/**
 * The tram pile gives them out in order: those that were above the ones described and lie nowhere yet pull columns
 * of one yellow station each, of the player who waits.
 */
function parkTrams(table: Table, display: readonly Tram[] | undefined, left: number[]): void {
  const described = table.players.flatMap(({ columns }) => columns.map(({ tram }) => tram));
  const out: Tram[] = [...described.filter((tram) => tram !== 0), ...(display ?? [])] as Tram[];
  let top = 0;
  const above: Tram[] = [];
  for (; out.length > 0; top++) {
    const tram = TRAMS[top];
    if (tram === undefined) throw new Error('there are not so many trams');
    const at = out.indexOf(tram);
    if (at < 0) above.push(tram);
    else out.splice(at, 1);
  }
  const shown = display ? [] : above.splice(-DISPLAY_SIZE);
  while (!display && shown.length < DISPLAY_SIZE && top < TRAMS.length) {
    shown.push(TRAMS[top++] as Tram);
  }
  table.display = [...(display ?? shown)];
  table.trams = TRAMS.length - top;
  const waiting = table.players[1 - table.turn] as Player;
  for (const tram of above) {
    const station = left.findIndex((count, kind) => count > 0 && kind >= stationOf(YELLOW, 1));
    removeAll(left, [station]);
    waiting.columns.push({ line: YELLOW, cards: [station], tram });
  }
}

/** The open counts of the hidden piles. */
function count({ table, hidden }: State<Trambahn>): void {
  const sum = (pile: readonly number[]) => pile.reduce((total, each) => total + each, 0);
  table.pile = sum(hidden.pile);
  table.discard = sum(hidden.discard);
  table.players[0].money = sum(hidden.money[0]);
  table.players[1].money = sum(hidden.money[1]);
}
