/** Learns the net from nothing: `training/trambahn/README.md`. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { netOf } from '#games/trambahn/bots/net.ts';
import { rngFrom } from '#kernel/rng.ts';
import { readBack, sourceOf, textIn, written } from '../numbers.ts';
import { beginning, type Errors, FORM, PER_SAMPLE } from './model.ts';
import { looseApprentice, loosePlanner, type Player, samplesOf } from './positions.ts';
import { train } from './train.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    from: { type: 'string' },
    seed: { type: 'string', default: '1' },
    apprentices: { type: 'string', default: '16000' },
    generations: { type: 'string', default: '3' },
    games: { type: 'string', default: '4000' },
  },
});
const { out } = values;
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

const numbers = values.from ? readBack(textIn(values.from), FORM) : beginning(rngFrom(seed));
/** The last generations, the newest first. */
let gone: Float32Array[] = [];
if (!values.from) {
  gone = [gathered(Number(values.apprentices), seed * SEEDS, looseApprentice(LOOSE), 2)];
  learn('apprentices', gone, 8, 1e-3);
}
for (let generation = 1; generation <= Number(values.generations); generation++) {
  const player = loosePlanner(netOf(written(numbers, FORM)), LOOSE);
  const first = seed * SEEDS + generation * (SEEDS / 20);
  const now = gathered(Number(values.games), first, player, 1);
  gone = [now, ...gone].slice(0, GENERATIONS_AT_ONCE);
  learn(`generation ${generation}`, gone, 4, 6e-4);
}

function gathered(games: number, first: number, player: Player, oneIn: number): Float32Array {
  const all: Float32Array[] = [];
  for (let game = 0; game < games; game++) {
    all.push(...samplesOf(first + game, [player, player], oneIn));
  }
  return joined(all);
}

function learn(what: string, some: readonly Float32Array[], epochs: number, rate: number): void {
  const samples = joined(some);
  console.log(`${what}: ${samples.length / PER_SAMPLE} positions, ${seconds()}`);
  train(numbers, samples, { epochs, rate, seed }, ({ epoch, learnt, heldOut }) => {
    console.log(`  epoch ${epoch}: ${text(learnt)}; held out ${text(heldOut)}, ${seconds()}`);
  });
  writeFileSync(out as string, sourceOf(written(numbers, FORM), 'training/trambahn'));
}

function joined(some: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(some.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const each of some) {
    all.set(each, at);
    at += each.length;
  }
  return all;
}

function text({ odds, lead }: Errors): string {
  return `odds ${odds.toFixed(4)}, lead ${lead.toFixed(4)}`;
}
