/** How often a net wins against three steady players: `training/pionniers/README.md`. */
import { parseArgs } from 'node:util';
import type { Bot } from '#bots/bot.ts';
import { playMatch } from '#bots/match.ts';
import { bestBySearch } from '#bots/search.ts';
import { type Net, netOf } from '#games/pionniers/bots/net.ts';
import { NUMBERS } from '#games/pionniers/bots/net-numbers.ts';
import { learntBy, searchOf } from '#games/pionniers/bots/rollouts.ts';
import { steady } from '#games/pionniers/bots/steady.ts';
import { pionniers } from '#games/pionniers/rules/index.ts';
import type { Action, Pionniers } from '#games/pionniers/rules/model.ts';
import { wilson } from '../../src/cli/simulate/interval.ts';
import { textIn } from '../numbers.ts';

const { values } = parseArgs({
  options: {
    numbers: { type: 'string' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    tries: { type: 'string' },
    alone: { type: 'boolean', default: false },
  },
});

const { game } = pionniers;
const options = game.parseOptions({ lines: 'by-lot' });

/** With rollouts as the driver has them; or alone: the net says whether to lay, and strikes are those of a steady player. */
function botBy(net: Net, alone: boolean): Bot<Pionniers> {
  const driver = learntBy(net);
  // Fewer tries are quicker and a little weaker, for all nets alike.
  const evaluation = { ...driver, tries: Number(values.tries ?? driver.tries) };
  return {
    name: 'learnt',
    decide(table, own, seat, rng) {
      const choices = game.choices(table, own, seat);
      if (choices.length === 1) return choices[0] as Action;
      if (!alone) {
        const candidates = choices.map((move) => ({ move, prior: 0 }));
        return bestBySearch(searchOf(table, seat, evaluation), candidates, rng) as Action;
      }
      if (table.phase !== 'choose') return steady.decide(table, own, seat, rng);
      return choices[net.lays(table) ? 0 : 1] as Action;
    },
  };
}

const bot = botBy(netOf(values.numbers ? textIn(values.numbers) : NUMBERS), values.alone);
const games = Number(values.games);
let wins = 0;
for (let number = 0; number < games; number++) {
  const seat = number % 4;
  const bots = [0, 1, 2, 3].map((each) => (each === seat ? bot : steady));
  const { state } = playMatch(game, bots, options, { seed: Number(values.seed), number });
  if (game.standings(state).some((each) => each.seat === seat && each.place === 1)) wins++;
}
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const [low, high] = wilson(wins, games);
console.log(`${percent(wins / games)} of ${games} games (${percent(low)} to ${percent(high)})`);
