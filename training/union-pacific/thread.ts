import { parentPort, workerData } from 'node:worker_threads';
import { netOf } from '#games/union-pacific/bots/net.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { Errors } from '../parts-net.ts';
import { shuffle } from '../shuffle.ts';
import { NUMBERS_IN_ALL, net } from './model.ts';
import { looseByNet, looseDriver, samplesOf } from './positions.ts';
import { BATCH, DONE, type Done, type Order, type Shared, STEP, STOP } from './threads.ts';

/** Where games are played and their positions learnt from: each thread keeps its own, and gives away only slopes. */

const { nth, threads, numbers, gradients, counters } = workerData as Shared;
const gradient = gradients.subarray(nth * NUMBERS_IN_ALL, (nth + 1) * NUMBERS_IN_ALL);

/** One game of so many is held out. */
const HELD_OUT = 20;

/** Of the last generations, the newest first: the samples of each, those to learn from and those held out. */
let learnt: Float32Array[][] = [];
let held: Float32Array[][] = [];

function playGames({
  text,
  loose,
  first,
  games,
  oneIn,
  until,
  keep,
}: Extract<Order, { do: 'play' }>): Done {
  const net = text === undefined ? undefined : netOf(text);
  const player = net ? looseByNet(net, loose) : looseDriver(loose);
  const now: Float32Array[] = [];
  const aside: Float32Array[] = [];
  let played = 0;
  for (let game = nth; game < games && Date.now() < until; game += threads, played++) {
    const into = Math.floor(game / threads) % HELD_OUT === 0 ? aside : now;
    for (const sample of samplesOf(first + game, player, oneIn, net)) into.push(sample);
  }
  learnt = [now, ...learnt].slice(0, keep);
  held = [aside, ...held].slice(0, keep);
  return { games: played, samples: learnt.flat().length, squares: { odds: 0, lead: 0 }, held: 0 };
}

/** A step whenever it is told to, until it is told to stop. Then the errors of what is held out. */
function learn({ seed }: Extract<Order, { do: 'learn' }>): Done {
  const all = learnt.flat();
  const rng = rngFrom(seed, 3 + nth);
  const order = Uint32Array.from(all, (_, i) => i);
  let at = order.length;
  for (let step = 1; ; step++) {
    for (;;) {
      const now = Atomics.load(counters, STEP);
      if (now >= step) break;
      Atomics.wait(counters, STEP, now);
    }
    if (Atomics.load(counters, STOP) === step) break;
    gradient.fill(0);
    for (let i = 0; i < BATCH; i++, at++) {
      if (at >= order.length) {
        shuffle(order, rng);
        at = 0;
      }
      net.learnFrom(numbers, all[order[at] as number] as Float32Array, 0, gradient);
    }
    Atomics.add(counters, DONE, 1);
    Atomics.notify(counters, DONE);
  }
  const squares: Errors = { odds: 0, lead: 0 };
  const aside = held.flat();
  for (const sample of aside) {
    const { odds, lead } = net.learnFrom(numbers, sample, 0);
    squares.odds += odds;
    squares.lead += lead;
  }
  return { games: 0, samples: all.length, squares, held: aside.length };
}

parentPort?.on('message', (order: Order) => {
  parentPort?.postMessage(order.do === 'play' ? playGames(order) : learn(order));
});
