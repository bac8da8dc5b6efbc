import { parentPort, workerData } from 'node:worker_threads';
import { botOf } from '#games/catalogue.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { BotQuestion } from '#tables/bot-host.ts';
import { READY } from '../bots/ready.ts';
import { isStopped, type Stopping } from '../bots/stopping.ts';

/** What a test and a held bot share: how many have been asked, and whether they may answer. */
export const ASKED = 0;
export const OPENED = 1;

/**
 * A thread of bots that try their host's patience, each in the way of its name: it thinks for 300 ms without a pause, or
 * for ever, or step by step until it is stopped, or until the test opens the gate it was given; it takes all the memory there is; it fails, ends its thread, or
 * answers nonsense. All others answer at once.
 */
const manners: Readonly<Record<string, (own: unknown) => unknown>> = {
  slow: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300),
  endless: () => {
    for (;;);
  },
  pondering: (gate) => {
    noteAsked(gate as Int32Array);
    while (!isStopped(workerData as Stopping));
  },
  held: (gate) => {
    noteAsked(gate as Int32Array);
    Atomics.wait(gate as Int32Array, OPENED, 0);
  },
  hoarding: () => {
    const hoard: unknown[] = [];
    for (;;) hoard.push({ more: hoard.length });
  },
  'hoarding-buffers': () => {
    const hoard: unknown[] = [];
    for (;;) hoard.push(new Float64Array(1e6).fill(1));
  },
  failing: () => {
    throw new Error('this bot fails');
  },
  leaving: () => process.exit(),
};

function noteAsked(gate: Int32Array): void {
  Atomics.add(gate, ASKED, 1);
  Atomics.notify(gate, ASKED);
}

parentPort?.on('message', (question: BotQuestion) => void answer(question));

async function answer({ game, bot, table, own, seat, seed }: BotQuestion): Promise<void> {
  manners[bot]?.(own);
  if (bot === 'held' || bot === 'pondering') return parentPort?.postMessage({ do: 'nothing' });
  const action = (await botOf(game, 'random'))?.decide(table, own, seat, rngFrom(seed));
  parentPort?.postMessage(bot === 'nonsense' ? { do: 'fly' } : action);
}

parentPort?.postMessage(READY);
