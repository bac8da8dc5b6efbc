import { describe, expect, test } from 'vitest';
import type { Game, Kind } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { Bot } from '../bot.ts';
import { everyBot, optionsOf } from './every-bot.ts';
import { frozen } from './frozen.ts';
import { type Look, type Played, playGame } from './play-game.ts';

/** A bot is asked about so many moments of a game, from its beginning to its end. */
const ASKED = 6;

/** How many seats are taken: few, many. */
const seatsOf = ({ seats: [least, most] }: Game<Kind>): number[] => [least, Math.min(4, most)];

/** Law 9 with the bot inside: what it is lent stays as it is, and what it is not lent, whatever that may be, changes nothing in its answer. */
describe.each(await everyBot())('%s', (_id, game, bots) => {
  test.each(bots.map((bot) => [bot.name, bot] as const))(
    '%s knows no more than its seat, and writes neither to the table nor to what is its own',
    (_, bot) => {
      // Few as usual, many with every option otherwise.
      const tables = seatsOf(game).map((seats, i) => {
        const all = optionsOf(game);
        return { seats, options: game.parseOptions(all[i % all.length]) };
      });
      for (const { seats, options } of tables) {
        const asked = Array.from({ length: seats }, () => bots[0] as Bot<Kind>);
        const decisions = countIn(game, asked, { options });
        let n = 0;
        const look: Look<Kind> = (state, seat) => {
          if (n++ % Math.ceil(decisions / ASKED) > 0) return;
          const lent = frozen(structuredClone({ table: state.table, own: game.own(state, seat) }));
          const before = JSON.stringify(lent);
          const action = bot.decide(lent.table, lent.own, seat, rngFrom(n));
          expect(game.check(lent.table, lent.own, seat, action)).toBeUndefined();
          expect(JSON.stringify(lent)).toBe(before);
          const other = game.imagine(lent.table, lent.own, seat, rngFrom(n, 1));
          const again = bot.decide(other.table, game.own(other, seat), seat, rngFrom(n));
          expect(again).toEqual(action);
        };
        playGame(game, asked, 6, { options, look });
      }
    },
  );
});

function countIn(game: Game<Kind>, bots: readonly Bot<Kind>[], played: Played<Kind>): number {
  let decisions = 0;
  playGame(game, bots, 6, { ...played, look: () => decisions++ });
  return decisions;
}
