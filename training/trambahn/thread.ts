import { parentPort } from 'node:worker_threads';
import { netOf } from '#games/trambahn/bots/net.ts';
import type { Order } from './gather.ts';
import { joined, looseApprentice, loosePlanner, samplesOf } from './positions.ts';

/** Where games are played, beside the thread that learns. */
parentPort?.on('message', ({ numbers, loose, first, games, oneIn }: Order) => {
  const net = numbers === undefined ? undefined : netOf(numbers);
  const player = net ? loosePlanner(net, loose) : looseApprentice(loose);
  const samples = Array.from({ length: games }, (_, game) =>
    samplesOf(first + game, [player, player], oneIn, net),
  );
  const all = joined(samples.flat());
  parentPort?.postMessage(all, [all.buffer]);
});
