/** Learns the net from nothing: `training/union-pacific/README.md`. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { rngFrom } from '#kernel/rng.ts';
import { adam } from '../adam.ts';
import { curveTo } from '../curve.ts';
import { readBack, sourceOf, textIn, written } from '../numbers.ts';
import { FORM, net } from './model.ts';
import { BATCH, threadsOf } from './threads.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    log: { type: 'string' },
    from: { type: 'string' },
    seed: { type: 'string', default: '1' },
    drivers: { type: 'string', default: '80000' },
    generations: { type: 'string', default: '3' },
    games: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '100000' },
    epochs: { type: 'string', default: '4' },
    later: { type: 'string', default: '3' },
    threads: { type: 'string', default: '1' },
  },
});
const { out } = values;
if (out === undefined) throw new Error('where shall the numbers go? --out net-numbers.ts');
const log = curveTo(values.log);
const seed = Number(values.seed);
const count = Number(values.threads);

/** No two generations see the same games. */
const SEEDS = 1_000_000;

/** One choice in so many is not the best. */
const LOOSE = 8;

/** So many generations are learnt from together. */
const GENERATIONS_AT_ONCE = 2;

const began = performance.now();
const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(0)} s`;

const threads = threadsOf(
  count,
  values.from ? readBack(textIn(values.from), FORM) : net.beginning(rngFrom(seed)),
);
if (!values.from) {
  await generation('drivers', {
    text: undefined,
    games: Number(values.drivers),
    nth: 0,
    oneIn: 8,
    epochs: Number(values.epochs),
    rate: 1.5e-3,
  });
}
for (let nth = 1; nth <= Number(values.generations); nth++) {
  const text = written(threads.numbers, FORM);
  await generation(`generation ${nth}`, {
    text,
    games: Number(values.games),
    nth,
    oneIn: 2,
    epochs: Number(values.later),
    rate: 8e-4,
  });
}
await threads.end();

/** Who plays how many games, of which one position in so many is kept, and how those are learnt from. */
type Plan = {
  text: string | undefined;
  games: number;
  nth: number;
  oneIn: number;
  epochs: number;
  rate: number;
};

async function generation(
  what: string,
  { text, games, nth, oneIn, epochs, rate }: Plan,
): Promise<void> {
  const first = seed * SEEDS + nth * (SEEDS / 20);
  const until = Date.now() + Number(values.seconds) * 1000;
  // What drivers played is learnt from alone, and forgotten when there are two generations.
  const keep = nth < 2 ? 1 : GENERATIONS_AT_ONCE;
  const order = { text, loose: LOOSE, first, games, oneIn, until, keep };
  const done = await threads.tell({ do: 'play', ...order });
  const positions = done.reduce((sum, { samples }) => sum + samples, 0);
  const played = done.reduce((sum, each) => sum + each.games, 0);
  console.log(`${what}: ${played} games, ${positions} positions, ${seconds()}`);
  const change = adam(threads.numbers);
  const steps = Math.ceil(positions / (BATCH * count));
  for (let epoch = 1; epoch <= epochs; epoch++) {
    const from = rate * (1 - (epoch - 1) / epochs);
    const to = rate * (1 - epoch / epochs);
    const heldOut = await threads.learn({ steps, from, to, seed: seed + epoch }, change);
    log({ what, positions, seed, epoch, heldOut });
    console.log(
      `  epoch ${epoch}: held out odds ${heldOut.odds.toFixed(4)}, lead ${heldOut.lead.toFixed(4)}, ${seconds()}`,
    );
  }
  const source = sourceOf(written(threads.numbers, FORM), 'training/union-pacific');
  writeFileSync(out as string, source);
}
