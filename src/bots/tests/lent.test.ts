import { describe, expect, test } from 'vitest';
import type { Game, Kind } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { Bot } from '../bot.ts';
import { everyBot } from './every-bot.ts';
import { frozen } from './frozen.ts';
import { type Look, playGame } from './play-game.ts';

/** A bot is asked about so many moments of a game, from its beginning to its end. */
const ASKED = 12;

/** How many seats are taken: few, many. */
const seatsOf = ({ seats: [least, most] }: Game<Kind>): number[] => [
  ...new Set([least, Math.min(4, most)]),
];

describe.each(await everyBot())('%s', (_id, game, bots) => {
  test.each(bots.map((bot) => [bot.name, bot] as const))(
    '%s writes neither to the table nor to what is its own',
    (_, bot) => {
      for (const seats of seatsOf(game)) {
        const asked = Array.from({ length: seats }, () => bots[0] as Bot<Kind>);
        const decisions = countIn(game, asked);
        let n = 0;
        const look: Look<Kind> = (state, seat) => {
          if (n++ % Math.ceil(decisions / ASKED) > 0) return;
          const lent = frozen(structuredClone({ table: state.table, own: game.own(state, seat) }));
          const before = JSON.stringify(lent);
          const action = bot.decide(lent.table, lent.own, seat, rngFrom(n));
          expect(game.check(lent.table, lent.own, seat, action)).toBeUndefined();
          expect(JSON.stringify(lent)).toBe(before);
        };
        playGame(game, asked, 6, { options: game.parseOptions({}), look });
      }
    },
  );
});

function countIn(game: Game<Kind>, bots: readonly Bot<Kind>[]): number {
  let decisions = 0;
  playGame(game, bots, 6, { options: game.parseOptions({}), look: () => decisions++ });
  return decisions;
}
