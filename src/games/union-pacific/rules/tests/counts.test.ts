import { choices } from '#testkit/suite/choices.ts';
import { unionPacific } from '../index.ts';
import { type Action, SHARES, TRACKS, UP } from '../model.ts';
import { card, DIVIDEND_CARD, deal, display, draw, REVEAL } from './chance.ts';
import { BARE, build, discard, exchange, invest, opening, pair, swap, take } from './moves.ts';
import { BN, DM, EP, KC, MS, SF, SMALL, UM, WW } from './own-board.ts';
import { opened, position } from './position.ts';
import { inRandomGames } from './random-play.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Every action of a seat that has the form of one, legal or not, and some of chance's. */
const CONCEIVABLE: readonly Action[] = [
  ...upTo(SHARES).map(opening),
  ...upTo(TRACKS).map(swap),
  ...upTo(TRACKS).flatMap((track) =>
    upTo(UP).flatMap((company) => upTo(140).map((space) => build(track, company, space))),
  ),
  ...upTo(SHARES).flatMap((share) => upTo(20).map((count) => invest(share, count + 1))),
  // 8.3: a pair is one action, in whichever order it was named.
  ...upTo(SHARES).flatMap((other) => upTo(other + 1).map((one) => pair(one, other))),
  ...upTo(TRACKS).map(discard),
  ...upTo(4).map(take),
  ...upTo(SHARES).map(exchange),
  ...BARE,
  deal([[0, 0, 0]], [[0, 0, 0, 0]]),
  REVEAL,
  display(0, 1, 2, 3),
  ...upTo(TRACKS).map(draw),
  ...upTo(UP).map(card),
  DIVIDEND_CARD,
];

/*
 * The opening: the first seat holds four kinds of share, the second five.
 *   1: 4 + 5 = 9.   2: one after the other, in either order: 4 x 5 + 5 x 4 = 40.   3: chance reveals: 40.
 */
const OPENING = opened(2).do(
  'chance',
  deal(
    [
      [0, 0, 0],
      [1, 1, 1],
    ],
    [
      [EP, EP, BN, MS],
      [DM, SF, UM, WW],
    ],
  ),
).state;

/*
 * The first train, with one white track card; shares of two companies, two and one.
 *   1: Empire State Line at New York three spaces, at Pittsburgh three; Sioux Falls towards Omaha one, from Minneapolis
 *      to Chicago two: 9. No other company has white track within reach. Shares: one, two, the other, the pair: 4. 13.
 *   2: after building four places of the display, the pile, the Union Pacific: 9 x 6 = 54. After investing the white
 *      card is discarded: 4. 58.
 *   3: a card from the display or the pile is chance's: 9 x 5 = 45. After a Union Pacific share three kinds to exchange,
 *      or none: 9 x 4 = 36. After discarding, chance draws: 4. 85.
 *   4: after the exchange chance draws: 85.
 */
const ACT = position({ players: [{ tracks: 'W', shares: [EP, EP, BN] }, {}] });

/*
 * Taking under the rules of the second edition: four places and the pile, then chance: 5, however deep. With one place
 * empty, no pile and no Union Pacific share left, three, and the turn ends.
 */
const TAKE = position({ phase: 'take', options: { second: true }, players: [{}, {}] });
const SHORT = position({
  phase: 'take',
  pile: [],
  paid: 4,
  display: [EP, -1, MS, DM],
  upPile: 0,
  players: [{}, {}],
});

/*
 * White and black cards are dead; the hand has one of each and a plain one.
 *   1: two swaps, or none: 3. Then chance draws.
 */
const SWAP = position({
  phase: 'swap',
  options: { board: SMALL, swap: true },
  filled: 'BW',
  players: [{ tracks: 'WBP' }, {}],
});

/*
 * The board is full, and two kinds of track card are in hand: 2 discards. With a share, only it can be laid out, and
 * then a card discarded: 1 and 2.
 */
const FULL = { options: { board: SMALL }, filled: 'PDBW' } as const;
const IDLE = position({ ...FULL, players: [{ tracks: 'PPJ' }, {}] });
const BOUND = position({ ...FULL, players: [{ tracks: 'PPJ', shares: [KC] }, {}] });

choices(unionPacific, {
  conceivable: CONCEIVABLE,
  positions: [
    ['the opening', OPENING, [9, 40, 40]],
    ['the first train', ACT, [13, 58, 85, 85]],
    ['taking, second edition', TAKE, [5, 5]],
    ['taking from a short display', SHORT, [3, 3]],
    ['swapping', SWAP, [3, 3]],
    ['nothing to do', IDLE, [2, 2]],
    ['nothing but investing', BOUND, [1, 2, 2]],
  ],
  inRandomGames,
  decisions: {
    games: 25,
    least: 500,
    // Every seventh decision, beginning elsewhere in each game, and all of the rare ones.
    isOne: ({ table }, nth) =>
      table.phase === 'swap' || table.idle > 0 || (table.turns + nth) % 7 === 0,
  },
  others: {
    games: 5,
    isOne: ({ table }, nth) => (table.turns + nth) % 9 === 0,
    seats: ({ table }) => table.players.keys(),
  },
});
