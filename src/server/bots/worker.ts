import { parentPort, workerData } from 'node:worker_threads';
import { decidedInTime } from '#bots/bot.ts';
import { botOf } from '#games/catalogue.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { BotQuestion } from '#tables/bot-host.ts';
import { READY } from './ready.ts';
import { isStopped, type Stopping } from './stopping.ts';

/** On a slow machine a bot says so early what it has come to: well before its thread is ended for thinking too long. */
const LATE_MS = 2500;

const stopping = workerData as Stopping;

/** Where bots think, beside the thread that serves the sockets. One question at a time, once it has said it is ready. */
parentPort?.on('message', (question: BotQuestion) => void answer(question));

async function answer({ game, bot, table, own, seat, seed }: BotQuestion): Promise<void> {
  const found = await botOf(game, bot);
  if (!found) throw new Error(`no bot ${bot} for ${game}`);
  const late = performance.now() + LATE_MS;
  const asked = { table, own, seat, rng: rngFrom(seed) };
  // Where nobody awaits the answer any more, none that is better is looked for.
  const isLate = (): boolean => isStopped(stopping) || performance.now() > late;
  parentPort?.postMessage(decidedInTime(found, asked, { isLate }));
}

parentPort?.postMessage(READY);
