import { parentPort } from 'node:worker_threads';
import { botOf } from '#games/catalogue.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { BotQuestion } from '#tables/bot-host.ts';
import { READY } from './ready.ts';

/** Where bots think, beside the thread that serves the sockets. One question at a time, once it has said it is ready. */
parentPort?.on('message', (question: BotQuestion) => void answer(question));

async function answer({ game, bot, table, own, seat, seed }: BotQuestion): Promise<void> {
  const found = await botOf(game, bot);
  if (!found) throw new Error(`no bot ${bot} for ${game}`);
  parentPort?.postMessage(found.decide(table, own, seat, rngFrom(seed)));
}

parentPort?.postMessage(READY);
