import { describe, expect, it } from 'vitest';
import type { Bot } from '#bots/bot.ts';
import { playMatch } from '#bots/match.ts';
import { randomBot } from '#bots/random.ts';
import { withFrozenOwn } from '#bots/tests/frozen.ts';
import { hurried } from '#bots/tests/hurried.ts';
import { type Look, playGame, winsOf } from '#bots/tests/play-game.ts';
import { unionPacific } from '#games/union-pacific/rules/index.ts';
import type { Options, UnionPacific } from '#games/union-pacific/rules/model.ts';
import { play as rules } from '#games/union-pacific/rules/play.ts';
import { EVERY_OPTION } from '#games/union-pacific/rules/tests/random-play.ts';
import { rngFrom } from '#kernel/rng.ts';
import { apprentice } from '../apprentice.ts';
import { dispatcher } from '../dispatcher.ts';
import { driver } from '../driver.ts';
import { inspector } from '../inspector.ts';
import { sillyIn } from '../silly.ts';
import { stoker } from '../stoker.ts';

const { game } = unionPacific;
const random = randomBot(game);
const usual = EVERY_OPTION[0] as Options;

function play(
  bots: readonly Bot<UnionPacific>[],
  seed: number,
  look?: Look<UnionPacific>,
  options = usual,
): void {
  playGame(game, bots, seed, { options, look });
}

const seated = (bot: Bot<UnionPacific>, seats: number) => Array.from({ length: seats }, () => bot);

describe.each([
  ['the apprentice', apprentice, 6, 1],
  ['the stoker', stoker, 6, 1],
  ['the driver', driver, 6, 1],
  ['the inspector', hurried(inspector, 0.03), 1, 29],
  ['the dispatcher', hurried(dispatcher, 0.005), 1, 29],
] as const)('%s', (_, bot, games, every) => {
  it('never does what it may not, whatever others have made of the game', () => {
    const phases = new Set<string>();
    for (const [i, options] of EVERY_OPTION.entries()) {
      for (let n = 0; n < games; n++) {
        const seats = 2 + ((i + n) % 5);
        let asked = 0;
        // The others play at random; the bot is asked what it would do.
        const ask: Look<UnionPacific> = (state, seat) => {
          const { table } = state;
          if (asked++ % every > 0 && phases.has(table.phase)) return;
          phases.add(table.phase);
          const own = game.own(state, seat);
          const answer = bot.decide(table, own, seat, rngFrom(n, asked));
          expect(game.check(table, own, seat, answer)).toBeUndefined();
        };
        play(seated(random, seats), 100 * i + n, ask, options);
      }
    }
    expect([...phases].sort()).toEqual(['act', 'discard', 'exchange', 'open', 'swap', 'take']);
  }, 300_000);

  it('plays its own games to the end by the rules, with two to six', () => {
    for (let seats = 2; seats <= 6; seats++) {
      const bots = seated(apprentice, seats).with(seats - 1, bot);
      const options = EVERY_OPTION[seats % EVERY_OPTION.length] as Options;
      const look: Look<UnionPacific> = (state, seat, action) => {
        expect(game.check(state.table, game.own(state, seat), seat, action)).toBeUndefined();
      };
      play(bots, seats, look, options);
    }
  }, 300_000);

  it('builds nothing for one rival alone, and keeps no share that it could lay out for the last dividends', () => {
    // The quick grades play two games at each table: what one in forty did would be seen in some.
    for (let number = 0; number < 2 * games; number++) {
      const bots = seated(bot, 2 + (number % 5));
      const { state, log } = playMatch(game, bots, usual, { seed: 5, number });
      expect(sillyIn(state.table, log)).toEqual({ forARival: 0, leftInHand: 0 });
    }
  }, 300_000);

  it('decides the same for the same chance, and changes nothing of what it is given', () => {
    let asked = 0;
    play(seated(random, 4), 8, (state, seat) => {
      if (asked++ % every > 0) return;
      const before = structuredClone(state);
      const own = game.own(state, seat);
      const decide = () => bot.decide(state.table, own, seat, rngFrom(3));
      expect(decide()).toEqual(decide());
      expect(state).toEqual(before);
    });
  }, 60_000);

  it('writes to nothing that the rules lend it', () => {
    let asked = 0;
    play(seated(random, 4), 7, (state, seat) => {
      if (asked++ % every > 0) return;
      const own = game.own(state, seat);
      withFrozenOwn(rules, () => bot.decide(state.table, own, seat, rngFrom(3)));
    });
  }, 60_000);

  it('knows no more than its seat', () => {
    let asked = 0;
    play(seated(random, 4), 9, (state, seat) => {
      if (asked++ % every > 0) return;
      const own = game.own(state, seat);
      const other = game.imagine(state.table, own, seat, rngFrom(asked));
      const answer = bot.decide(state.table, own, seat, rngFrom(3));
      const again = bot.decide(other.table, game.own(other, seat), seat, rngFrom(3));
      expect(again).toEqual(answer);
    });
  }, 60_000);
});

/**
 * Whether a bot is broken, not how strong it is: that is for `rotonde simulate`, over thousands of games. The bounds lie so
 * low that new luck, as every change of a bot brings it, does not fail them: beside each stands how often it would.
 */
describe('strength', () => {
  // They win 98 % (of 400 games); of 90 %, 11 or fewer of 20 are one in 100,000.
  it.each([
    ['apprentice', apprentice],
    ['stoker', stoker],
    ['driver', driver],
  ] as const)(
    'the %s beats three random players',
    (_, bot) => {
      expect(winsOf(game, [bot, random, random, random], 20, usual)).toBeGreaterThan(11);
    },
    60_000,
  );

  // It wins them all (of 60 games); of 94 %, one or none of 6 is one in 200,000.
  it('the inspector beats three random players', () => {
    const bot = hurried(inspector, 0.05);
    expect(winsOf(game, [bot, random, random, random], 6, usual)).toBeGreaterThan(1);
  }, 300_000);
});
