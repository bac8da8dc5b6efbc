import { decidedInTime } from '#bots/bot.ts';
import type { GameBots } from '#games/manifest.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { BotQuestion } from '#tables/bot-host.ts';
import type { Asked } from '../advice/thinking.ts';

/** A worker of the browser in which bots think, so that the page never waits for them. One question at a time. */

/** Those of each game, fetched with its first question. The catalogue would bring the games’ faces along. */
const games = import.meta.glob<GameBots>('../../../games/*/bots/index.ts', { import: 'bots' });

/** `done`: no answer yet, but so much of the thought, from 0 to 1. */
export type Answered = { action: unknown } | { failure: string } | { done: number };

/** `effort`: what part of the positions that a bot would judge, from 0 to 1. */
export type Question = BotQuestion & { effort: number };

addEventListener('message', ({ data }: MessageEvent<Question | { advise: Asked }>) => {
  if ('advise' in data) void advise(data.advise);
  else void answerTo(data).then((answer) => postMessage(answer));
});

/** Told in many messages, as it gets surer. */
async function advise(asked: Asked): Promise<void> {
  try {
    const { think } = await import('../advice/thinking.ts');
    await think(asked, (thought) => postMessage(thought));
  } catch (error) {
    postMessage({ failure: String(error) });
  }
}

async function answerTo(question: Question): Promise<Answered> {
  const { game, bot, table, own, seat, seed, effort } = question;
  try {
    const bots = await games[`../../../games/${game}/bots/index.ts`]?.();
    const player = bots && Object.hasOwn(bots, bot) ? await bots[bot]?.() : undefined;
    if (!player) return { failure: `no bot ${bot} plays ${game}` };
    const asked = { table, own, seat, rng: rngFrom(seed) };
    const tell = (done: number): void => postMessage({ done } satisfies Answered);
    return { action: decidedInTime(player, asked, { effort, tell }) };
  } catch (error) {
    return { failure: String(error) };
  }
}
