import { choices } from '#testkit/suite/choices.ts';
import { TRAMS } from '../data/cards.ts';
import { trambahn } from '../index.ts';
import { type Action, KINDS, STEPS } from '../model.ts';
import { LINES } from './cards.ts';
import { position } from './position.ts';
import { inRandomGames } from './random-play.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Every action that has the form of one, legal or not. What is chance's is there with empty hands. */
const CONCEIVABLE: readonly Action[] = [
  ...upTo(KINDS).flatMap((card): Action[] => [
    ...LINES.map((row): Action => ({ do: 'lay-passenger', card, row })),
    { do: 'start-column', card },
    ...upTo(TRAMS.length + 6).map((column): Action => ({ do: 'extend-column', card, column })),
    { do: 'bank', card },
  ]),
  ...([2, 3, 4] as const).flatMap((tram) =>
    upTo(TRAMS.length + 6).map((column): Action => ({ do: 'buy-tram', tram, column })),
  ),
  ...STEPS.map((step): Action => ({ do: 'end-step', step })),
  { do: 'deal', money: [[], []], hands: [[], []] },
  { do: 'refill', spent: [], drawn: [] },
  { do: 'reshuffle', lost: [[], []] },
];

/*
 * Passengers: blue 1, blue 2, red 3, conductor.
 *   1: three stations, the conductor in four rows: 7.
 *   2: after a station (3 ways) two stations, four rows, the end: 7 each; after the conductor (4 ways) three
 *      stations, the end: 4 each. 3 * 7 + 4 * 4 = 37.
 *   3: two cards are in hand after two passengers, in the stations step, where no column lies yet: with two stations
 *      two starts and the end, 3; with a station and the conductor one start and the end, 2. Two stations are left
 *      when a station and the conductor were laid: 3 * 4 + 4 * 3 = 24 ways, 3 each; station and conductor are left
 *      when two stations were laid: 3 * 2 = 6 ways, 2 each. After one passenger and the end three cards are in hand:
 *      two stations and the conductor in 3 ways, 3 each; three stations in 4 ways, 4 each.
 *      24 * 3 + 6 * 2 + 3 * 3 + 4 * 4 = 109.
 */
const PASSENGERS = position({ first: { hand: 'b1 b2 r3 c' }, second: { hand: 'y1' } });

/*
 * Stations: blue 5, blue 10, conductor; a blue column up to 3 with a tram, a green one with a 9 and none.
 *   1: the 5 and the 10 each start a column or join the blue one, the conductor joins either, the end: 2 + 2 + 2 + 1.
 *   2: 5 started: the 10 starts, joins the blue one or the 5; the conductor joins three columns; the end: 7.
 *      5 joined: the 10 starts or joins, the conductor joins two, the end: 5.
 *      10 started: the 5 starts or joins, the conductor joins two (not the 10), the end: 5.
 *      10 joined: the 5 starts; the conductor joins the green one; the end: 3.
 *      Conductor laid (2 ways): the 5 and the 10 each start or join, the end: 5 each.
 *      The end: the income step, three cards to bank or the end: 4.   7 + 5 + 5 + 3 + 2 * 5 + 4 = 34.
 *   3: in the same order: 4 + 3 + 3 + 3 * 4 + 3 = 25; 3 + 2 + 2 * 3 + 3 = 14; 4 + 3 + 2 * 3 + 3 = 16; 3 + 2 + 3 = 8;
 *      2 * (4 + 3 + 3 + 2 + 3) = 30; and 3 * 3 + 1 = 10, money for no tram being there.   103 in all.
 */
const STATIONS = position({
  step: 'stations',
  laid: 1,
  first: { hand: 'b5 b10 c', money: 4, columns: ['b1 b3 x2', 'g9'] },
  second: { hand: 'y1' },
});

/*
 * Trams: money 17, horse, horse, steam on display, two columns without a tram and one with.
 *   1: two kinds for two columns, the end: 5.
 *   2: after a horse tram 12 is left: either kind for the other column, the end: 3, in 2 ways. After the steam tram 7 is
 *      left: a horse tram for the other column, the end: 2, in 2 ways. After the end chance acts: 1.  6 + 4 + 1 = 11.
 *   3: horse then horse (2 ways), horse then steam (2), steam then horse (2): only the end is left, 1 each; every
 *      way that had ended counts 1: 2 + 2 + 1.   2 + 2 + 2 + 5 = 11.
 */
const TRAM_STEP = position({
  step: 'trams',
  display: [2, 2, 3],
  first: { hand: 'y5', money: 17, columns: ['b1', 'r2', 'r3 x2'] },
  second: { hand: 'y1' },
});

choices(trambahn, {
  conceivable: CONCEIVABLE,
  positions: [
    ['passengers', PASSENGERS, [7, 37, 109]],
    ['stations', STATIONS, [7, 34, 103]],
    ['trams', TRAM_STEP, [5, 11, 11]],
  ],
  inRandomGames,
  // Every seventh decision, beginning elsewhere in each game.
  decisions: { games: 60, least: 1000, isOne: ({ table }, nth) => (table.turns + nth) % 7 === 0 },
  others: { games: 5, isOne: () => true, seats: () => [0, 1] },
});
