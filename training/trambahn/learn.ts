/** Learns the net from nothing: `training/trambahn/README.md`. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { rngFrom } from '#kernel/rng.ts';
import { curveTo } from '../curve.ts';
import { readBack, sourceOf, textIn, written } from '../numbers.ts';
import type { Errors } from '../parts-net.ts';
import { gathered } from './gather.ts';
import { FORM, net, PER_SAMPLE } from './model.ts';
import { joined } from './positions.ts';
import { train } from './train.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    log: { type: 'string' },
    from: { type: 'string' },
    seed: { type: 'string', default: '1' },
    apprentices: { type: 'string', default: '16000' },
    generations: { type: 'string', default: '3' },
    games: { type: 'string', default: '4000' },
    workers: { type: 'string', default: '1' },
  },
});
const { out } = values;
const log = curveTo(values.log);
if (out === undefined) throw new Error('where shall the numbers go? --out net-numbers.ts');
const seed = Number(values.seed);

/** No two generations see the same games. */
const SEEDS = 1_000_000;

/** One choice in so many is not the best. */
const LOOSE = 8;

/** So many generations are learnt from together. The apprentices count as the first. */
const GENERATIONS_AT_ONCE = 3;

const began = performance.now();
const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(0)} s`;

const numbers = values.from ? readBack(textIn(values.from), FORM) : net.beginning(rngFrom(seed));
/** The last generations, the newest first. */
let gone: Float32Array[] = [];
if (!values.from) {
  gone = [await played(undefined, Number(values.apprentices), seed * SEEDS, 2)];
  learn('apprentices', gone, 8, 1e-3);
}
for (let generation = 1; generation <= Number(values.generations); generation++) {
  const first = seed * SEEDS + generation * (SEEDS / 20);
  const now = await played(written(numbers, FORM), Number(values.games), first, 1);
  gone = [now, ...gone].slice(0, GENERATIONS_AT_ONCE);
  learn(`generation ${generation}`, gone, 4, 6e-4);
}

async function played(
  by: string | undefined,
  games: number,
  first: number,
  oneIn: number,
): Promise<Float32Array> {
  const order = { numbers: by, loose: LOOSE, first, games, oneIn };
  return joined(await gathered(order, Number(values.workers)));
}

function learn(what: string, some: readonly Float32Array[], epochs: number, rate: number): void {
  const samples = joined(some);
  console.log(`${what}: ${samples.length / PER_SAMPLE} positions, ${seconds()}`);
  const positions = samples.length / PER_SAMPLE;
  train(numbers, samples, { epochs, rate, seed }, ({ epoch, learnt, heldOut }) => {
    log({ what, positions, seed, epoch, learnt, heldOut });
    console.log(`  epoch ${epoch}: ${text(learnt)}; held out ${text(heldOut)}, ${seconds()}`);
  });
  writeFileSync(out as string, sourceOf(written(numbers, FORM), 'training/trambahn'));
}

function text({ odds, lead }: Errors): string {
  return `odds ${odds.toFixed(4)}, lead ${lead.toFixed(4)}`;
}
