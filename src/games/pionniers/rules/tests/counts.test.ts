import { choices } from '#testkit/suite/choices.ts';
import { CARDS } from '../data/cards.ts';
import { pionniers } from '../index.ts';
import type { Action } from '../model.ts';
import { card, dice, KEEP, LAY, lots, MOVE, order, place } from './moves.ts';
import { SHORT } from './own-layout.ts';
import { position, WAITING } from './position.ts';
import { inRandomGames } from './random-play.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Every action of a seat that has the form of one, legal or not, and some of chance's. */
const CONCEIVABLE: readonly Action[] = [
  LAY,
  MOVE,
  KEEP,
  ...upTo(4).flatMap((line) => upTo(165).map((space) => place(line, space + 1))),
  dice(1),
  dice(1, 1),
  order([1, 1], [2, 2]),
  lots(0, 1),
  ...CARDS.map((_, i) => card(i + 1)),
];

/*
 * Choosing: track can be laid and the train can move, and then chance throws: 2 ways, however deep. A train that waits
 * can only lay: 1.
 *
 * A strike, three trains on the level board; the striker on 11, the second on 60 with track to 80, the third on 40 with
 * track to 60.
 *   1: on the second 61, 67, 75, 79 (4); on the third 41, 48, 56 (3); keeping: 8.
 *   2: the second at 61: pushed back to 56, a danger and no river, so its turn begins; it may only move, dynamite lying
 *      on its line: 1. At 67, 75, 79: 1 each. The third at 41: pushed back to 36, it strikes: the first, whose track
 *      ends at 20, at 17 (1), the second at four spaces, keeping: 6. At 48, 56, or keeping: the second lays or moves:
 *      2 each.   4 + 6 + 2 + 2 + 2 = 16.
 *   3: where the second moves or lays, chance throws: 4 + 2 + 2 + 2 = 10 as before. After the third's strike at 17, and
 *      its keeping, the second lays or moves: 2 each; after its strike at one of the four: only moving, 1 each. 8.
 *      10 + 8 = 18.
 */
const STRIKE = position({
  phase: 'strike',
  trains: [
    { front: 11, sections: 5 },
    { front: 60, sections: 20 },
    { front: 40, sections: 15 },
  ],
});

/*
 * A chain on the short board: the mover on 34, the second on 19 with track to 20, the third on 14 with track to 16. The
 * mover's track ends at 36.
 *   1: the second at 20 (1), the third at 15 (1), keeping: 3.
 *   2: the second is pushed back to 15, a river: it strikes the mover at 35, the third at 15, or keeps: 3. The third is
 *      pushed back to 10, a river: it strikes the mover at 35, the second at 20, or keeps: 3. After keeping the second
 *      lays or moves: 2.   8.
 *   3: second at 20, then
 *        the mover at 35: pushed back to 30, no river; the second's turn, only moving: 1.
 *        the third at 15: pushed back to 10: it strikes the mover at 35 (the second has its crate), or keeps: 2.
 *        keeping: the second's turn, only moving: 1.
 *      third at 15, then
 *        the mover at 35: pushed back to 30; the second lays or moves: 2.
 *        the second at 20: pushed back to 15: it strikes the mover at 35, or keeps: 2.
 *        keeping: 2.
 *      keeping, then 2 ways that have ended.   1 + 2 + 1 + 2 + 2 + 2 + 2 = 12.
 */
const CHAIN = position({
  board: SHORT,
  phase: 'strike',
  trains: [
    { front: 34, sections: 9, slow: true },
    { front: 19, sections: 5 },
    { front: 14, sections: 4 },
  ],
});

choices(pionniers, {
  conceivable: CONCEIVABLE,
  positions: [
    ['choosing', position({ trains: [{ sections: 9 }, {}] }), [2, 2, 2]],
    ['waiting', position({ trains: [WAITING, {}] }), [1, 1, 1]],
    ['a strike', STRIKE, [8, 16, 18]],
    ['a chain', CHAIN, [3, 8, 12]],
  ],
  inRandomGames,
  decisions: {
    games: 60,
    least: 1000,
    // Every strike, and every seventh other decision, beginning elsewhere in each game.
    isOne: ({ table }, nth) => table.phase === 'strike' || (table.turns + nth) % 7 === 0,
  },
  others: {
    games: 10,
    isOne: ({ table }, nth) => (table.turns + nth) % 5 === 0,
    // Seats that are not at the table too.
    seats: () => upTo(4),
  },
});
