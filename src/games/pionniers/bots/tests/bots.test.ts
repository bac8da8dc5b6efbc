import { describe, expect, it } from 'vitest';
import type { Bot } from '#bots/bot.ts';
import { randomBot } from '#bots/random.ts';
import { withFrozenOwn } from '#bots/tests/frozen.ts';
import { hurried } from '#bots/tests/hurried.ts';
import { type Look, playGame, winsOf } from '#bots/tests/play-game.ts';
import { pionniers } from '#games/pionniers/rules/index.ts';
import type { Action, Options, Pionniers } from '#games/pionniers/rules/model.ts';
import { play as rules } from '#games/pionniers/rules/play.ts';
import { rngFrom } from '#kernel/rng.ts';
import { apprentice } from '../apprentice.ts';
import { dispatcher } from '../dispatcher.ts';
import { driver } from '../driver.ts';
import { inspector } from '../inspector.ts';
import { stoker } from '../stoker.ts';

const { game } = pionniers;
const random = randomBot(game);

const usual: Options = { board: 'level', lines: 'by-lot', twoTrains: true };

function play(
  bots: readonly Bot<Pionniers>[],
  seed: number,
  look?: Look<Pionniers>,
  options = usual,
): void {
  playGame(game, bots, seed, { options, look });
}

describe.each([
  ['the apprentice', apprentice, 8],
  ['the stoker', stoker, 8],
  ['the driver', driver, 8],
  ['the inspector', inspector, 8],
  ['the dispatcher', dispatcher, 2],
] as const)('%s', (_, bot, games) => {
  it.each([
    ['two', 2, usual],
    ['two with one train each', 2, { ...usual, twoTrains: false }],
    ['three', 3, usual],
    ['four on the slanted board', 4, { ...usual, board: 'slanted' }],
  ] as const)(
    'always takes one of its choices, among %s',
    (__, seats, options) => {
      for (let seed = 0; seed < games; seed++) {
        const bots = Array.from({ length: seats }, (___, seat) =>
          seat === seed % seats ? random : bot,
        );
        const look: Look<Pionniers> = ({ table }, seat, action) => {
          expect(game.choices(table, {}, seat)).toContainEqual(action);
        };
        play(bots, seed, look, options);
      }
    },
    60_000,
  );

  it('decides the same for the same chance', () => {
    const actionsOf = (seed: number) => {
      const actions: Action[] = [];
      play([bot, random, bot], seed, (__, ___, action) => actions.push(action));
      return actions;
    };
    for (let seed = 0; seed < games / 2; seed++) expect(actionsOf(seed)).toEqual(actionsOf(seed));
  }, 60_000);

  it('changes nothing of what it is given', () => {
    play([bot, random], 4, (state, seat) => {
      const before = structuredClone(state);
      bot.decide(state.table, {}, seat, rngFrom(1));
      expect(state).toEqual(before);
    });
  });

  it('writes to nothing that the rules lend it', () => {
    withFrozenOwn(rules, () => play([bot, inspector, inspector, inspector], 5));
  });
});

/**
 * Whether a bot is broken, not how strong it is: that is for `rotonde simulate`, over thousands of games. The bounds lie so
 * low that new luck, as every change of a bot brings it, does not fail them: beside each stands how often it would.
 */
describe('strength', () => {
  // It wins 69 % (of 1,000 games); of 65 %, 12 or fewer of 40 are one in 100,000.
  it('the inspector beats three random players', () => {
    expect(winsOf(game, [inspector, random, random, random], 40, usual)).toBeGreaterThan(12);
  });

  // Unhurried it wins 62 % (of 168 games); of 55 %, 4 or fewer of 30 are one in 300,000.
  it('the dispatcher wins against an inspector', () => {
    expect(winsOf(game, [hurried(dispatcher, 0.2), inspector], 30, usual)).toBeGreaterThan(4);
  }, 120_000);
});
