/**
 * Does what is called 60 % come in six games of ten? `npm exec -- node training/advice/calibration.ts GAME [--games N] [--bots NAME,…]
 * [--seats N] [--tries N]`. Games among bots (in turns, where several are named) are foretold after a third, a half and two thirds of their turns, with all hands: by
 * play-outs to the end, as the curve of an analysis is, and where the stationmaster stops earlier (0067), by that.
 */
import { parseArgs } from 'node:util';
import type { Adviser } from '#bots/advice.ts';
import { courseOf } from '#bots/analysis/course.ts';
import type { Bot } from '#bots/bot.ts';
import { ChanceReading, type Horizon } from '#bots/chances.ts';
import { playMatch } from '#bots/match.ts';
import { botOf, playOutOf, titleOf } from '#games/catalogue.ts';
import type { Kind, State } from '#kernel/game.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '40' },
    bots: { type: 'string', default: 'inspector' },
    seats: { type: 'string', default: '4' },
    tries: { type: 'string', default: '16' },
  },
});
const [id = ''] = positionals;
const [games = 0, seats = 0, tries = 0] = [values.games, values.seats, values.tries].map(Number);

/** After what part of a game, and the upper ends of what is told together. */
const MOMENTS = [1 / 3, 1 / 2, 2 / 3];
const BINS = [0.02, 0.1, 0.25, 0.5, 0.75, 0.9, 0.98, 1];

/** What was foretold of one seat, and what came. */
type Told = { chance: number; came: number };

const [title, playOut] = await Promise.all([titleOf(id), playOutOf(id)]);
const named = await Promise.all(values.bots.split(',').map((name) => botOf(id, name)));
const bots = named.filter((bot) => bot !== undefined);
if (!title || !playOut || bots.length < named.length) throw new Error(`${values.bots} of ${id}`);
const { game } = title;
const { adviser } = (await import(`#games/${id}/bots/advice.ts`)) as { adviser: Adviser<Kind> };
const options = game.parseOptions({});

/** The stationmaster's, in this position: whoever decides next would be told so. */
function horizonAt({ table, hidden }: State<Kind>): Horizon<Kind> | undefined {
  const seat = game.actors(table).find((actor) => typeof actor === 'number');
  return seat === undefined
    ? undefined
    : adviser(table, game.own({ table, hidden }, seat), seat)?.horizon;
}

function foretold(position: State<Kind>, horizon: Horizon<Kind> | undefined, seed: number) {
  if (!playOut) return [];
  const reading = new ChanceReading(playOut, {
    position: () => position,
    continuations: [() => {}],
    seed,
    horizon,
  });
  reading.read(tries);
  return reading.chances().map(({ winning }) => winning.mean);
}

const ways = new Map<string, Told[]>();
for (let number = 0; number < games; number++) {
  // Who sits where changes from game to game.
  const seated = Array.from(
    { length: seats },
    (_, seat) => bots[(seat + number) % bots.length] as Bot<Kind>,
  );
  const { log } = playMatch(game, seated, options, { seed: 67, number });
  const course = courseOf(playOut.play, seats, options, log);
  for (const part of MOMENTS) {
    let at = Math.floor(part * course.runs.length);
    while (course.runs[at]?.actor === 'chance') at++;
    const position = course.positions[at] as State<Kind>;
    const seed = number * 2 ** 20;
    const horizon = horizonAt(position);
    const readings = {
      'to the end': foretold(position, undefined, seed),
      ...(horizon && { 'the stationmaster’s': foretold(position, horizon, seed) }),
    };
    for (const [way, chances] of Object.entries(readings)) {
      const told = ways.get(way) ?? [];
      for (const [seat, chance] of chances.entries()) {
        told.push({ chance, came: course.result[seat] as number });
      }
      ways.set(way, told);
    }
  }
}

const mean = (some: readonly number[]): number =>
  some.reduce((sum, one) => sum + one, 0) / some.length;

const squares = (told: readonly Told[], of: (one: Told) => number): number =>
  mean(told.map((one) => (of(one) - one.came) ** 2));

for (const [way, told] of ways) {
  console.log(`${id}, ${games} games of ${seats}, ${values.bots}, ${tries} tries, ${way}:`);
  // Of what nobody can know better, nothing is left; who tells everybody the same is as far off as that.
  const even = squares(told, () => 1 / seats);
  console.log(
    `  squared error ${squares(told, ({ chance }) => chance).toFixed(3)}, where all are called even ${even.toFixed(3)}`,
  );
  let low = -1;
  for (const high of BINS) {
    const some = told.filter(({ chance }) => chance > low && chance <= high);
    low = high;
    if (some.length === 0) continue;
    const [said, came] = [
      mean(some.map(({ chance }) => chance)),
      mean(some.map((one) => one.came)),
    ];
    const error = Math.sqrt((came * (1 - came) + 0.5 / some.length) / some.length);
    console.log(
      `  up to ${(100 * high).toFixed(0).padStart(3)} %: said ${(100 * said).toFixed(1).padStart(5)}, came ${(100 * came).toFixed(1).padStart(5)} ± ${(100 * error).toFixed(1)} (${some.length})`,
    );
  }
}
