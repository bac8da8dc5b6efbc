/**
 * What luck gave over many games: nothing, if accounts are right. `npm exec -- node training/advice/luck.ts GAME [--games N]
 * [--bots NAME,NAME] [--often N] [--tries N]`. Two seats of the first bot, one of which decides as the second would, once in so many
 * decisions; of that seat the mean of what luck gave it, and what its own decisions gave it, in points of a hundred, with standard errors.
 */
import { parseArgs } from 'node:util';
import { accountsRead, erring } from '#bots/analysis/luck.ts';
import { botOf, playOutOf, titleOf } from '#games/catalogue.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '24' },
    bots: { type: 'string', default: 'driver,random' },
    often: { type: 'string', default: '8' },
    tries: { type: 'string', default: '2' },
  },
});
const [id = ''] = positionals;
const games = Number(values.games);
const [title, playOut] = await Promise.all([titleOf(id), playOutOf(id)]);
const [usual, other] = await Promise.all(values.bots.split(',').map((name) => botOf(id, name)));
if (!title || !playOut || !usual || !other) throw new Error(`${values.bots} of ${id}`);

const began = performance.now();
const bots = [erring(usual, other, Number(values.often)), usual] as const;
const { luck, own } = accountsRead(title.game, playOut, bots, {
  games,
  tries: Number(values.tries),
  seed: 68,
});
const seconds = (performance.now() - began) / 1000;
const told = ({ mean, error }: { mean: number; error: number }): string =>
  `${(100 * mean).toFixed(1)} ± ${(100 * error).toFixed(1)}`;
console.log(
  `${id}, ${games} games of ${values.bots}, one in ${values.often}: luck ${told(luck)}, own choices ${told(own)}; ${seconds.toFixed(0)} s`,
);
