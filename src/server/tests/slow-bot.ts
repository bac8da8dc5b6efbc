import { parentPort } from 'node:worker_threads';
import { botOf } from '#bots/index.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { BotQuestion } from '#tables/bot-host.ts';
import { READY } from '../bots/ready.ts';

/**
 * A thread of bots that try their host's patience, each in the way of its name: it thinks for ever without
 * a pause, or fails, or ends its thread, or answers nonsense. All others answer at once.
 */
const manners: Readonly<Record<string, () => unknown>> = {
  endless: () => {
    for (;;);
  },
  failing: () => {
    throw new Error('this bot fails');
  },
  leaving: () => process.exit(),
};

parentPort?.on('message', ({ game, bot, table, own, seat, seed }: BotQuestion) => {
  manners[bot]?.();
  const action = botOf(game, 'random')?.decide(table, own, seat, rngFrom(seed));
  parentPort?.postMessage(bot === 'nonsense' ? { do: 'fly' } : action);
});
parentPort?.postMessage(READY);
