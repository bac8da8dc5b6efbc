import type { Game, Kind } from '#kernel/game.ts';
import { square } from '../arithmetic.ts';
import type { Bot } from '../bot.ts';
import { ChanceReading, type Figure } from '../chances.ts';
import { playMatch } from '../match.ts';
import type { PlayOut } from '../play-out.ts';
import { accountsOf } from './accounts.ts';
import { seedOf } from './ask.ts';
import { courseOf, isOwnWay } from './course.ts';
import { stepReading } from './stations.ts';

const MILLION = 1_000_000;

/** The start counts in every account, and costs one reading. */
const START = 16;

/** `tries`: of each decision that was not the usual one. */
type Asked = { games: number; tries: number; seed: number };

/**
 * The accounts of many games of two, read as an analysis reads them but for its curve: of the seat of the first bot, which changes from
 * game to game, what luck gave and what its own decisions gave, in the mean.
 */
export function accountsRead(
  game: Game<Kind>,
  playOut: PlayOut<Kind>,
  bots: readonly [Bot<Kind>, Bot<Kind>],
  { games, tries, seed }: Asked,
): { luck: Figure; own: Figure } {
  const options = game.parseOptions({});
  const accounts = Array.from({ length: games }, (_, number) => {
    const shift = number % 2;
    const seated = shift === 0 ? bots : bots.toReversed();
    const { log } = playMatch(game, seated, options, { seed, number });
    const course = courseOf(playOut.play, 2, options, log);
    const ask = { seed: number, minutes: 0, atMost: 0 };
    const start = new ChanceReading(playOut, {
      position: () => course.positions[0] as (typeof course.positions)[0],
      continuations: [() => {}],
      seed: seedOf(ask, 0, 0),
    });
    start.read(START);
    const own = [...course.runs.keys()].filter((at) => isOwnWay(playOut, course, at));
    const weighed = own.map((at) => {
      const reading = stepReading(playOut, course, at, seedOf(ask, 1, at));
      reading.read(tries);
      return { at, reading };
    });
    return accountsOf(course, start, weighed, [])[shift];
  });
  const of = (part: 'luck' | 'own') => meanOf(accounts.map((one) => (one?.[part] ?? 0) / MILLION));
  return { luck: of('luck'), own: of('own') };
}

/** With its standard error. */
export function meanOf(values: readonly number[]): Figure {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  const squares = values.reduce((sum, each) => sum + square(each - mean), 0);
  return { mean, error: Math.sqrt(squares / (values.length - 1) / values.length) };
}

/** As `usual` decides, but now and then as `other` does: once in so many decisions. So few are to be read, and those matter. */
export function erring<K extends Kind>(usual: Bot<K>, other: Bot<K>, often: number): Bot<K> {
  return {
    name: usual.name,
    decide: (table, own, seat, rng) =>
      (rng.below(often) === 0 ? other : usual).decide(table, own, seat, rng),
  };
}
