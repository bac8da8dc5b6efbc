/**
 * Which known positions the bots of a game do not know: `npm exec -- node training/known.ts GAME [--bots driver,inspector,dispatcher]
 * [--effort 1] [--seeds 1]`. The effort is the part of its budget that a bot may use; with more seeds each is asked so often.
 */
import { parseArgs } from 'node:util';
import { lastThought } from '#bots/bot.ts';
import { isRight, type Knowledge } from '#bots/tests/knowledge.ts';
import { botOf } from '#games/catalogue.ts';
import type { PhasedKind } from '#kernel/play.ts';
import { rngFrom } from '#kernel/rng.ts';

/** The seat that is to decide in every position. */
const SEAT = 0;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    bots: { type: 'string', default: 'driver,inspector,dispatcher' },
    effort: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
  },
});
const game = positionals[0] ?? '';
const effort = Number(values.effort);
const seeds = Array.from({ length: Number(values.seeds) }, (_, i) => i + 1);
const { knowledge } = (await import(`#games/${game}/bots/tests/known/index.ts`)) as {
  knowledge: Knowledge<PhasedKind, unknown>;
};
const { positions, seen } = knowledge;

for (const name of values.bots.split(',')) {
  const bot = await botOf(game, name);
  if (!bot) throw new Error(`${game} has no ${name}`);
  let known = 0;
  for (const position of positions) {
    const { table, own } = seen(position.position);
    const answers = seeds.map((seed) => {
      const rng = rngFrom(seed);
      return bot.think
        ? lastThought(bot.think(table, own, SEAT, rng, effort))
        : bot.decide(table, own, SEAT, rng);
    });
    const right = answers.filter((answer) => isRight(position, answer as { do: string })).length;
    known += right / seeds.length;
    if (right < seeds.length) {
      console.log(
        `${name}, ${right} of ${seeds.length}: ${position.why} ${JSON.stringify(answers[0])}`,
      );
    }
  }
  console.log(`${game}, ${name}: ${known.toFixed(1)} of ${positions.length}`);
}
