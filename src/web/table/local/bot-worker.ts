import { botOf } from '#bots/index.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { BotQuestion } from '#tables/bot-host.ts';

/** A worker of the browser in which bots think, so that the page never waits for them. */

export type Asked = { number: number; question: BotQuestion };
export type Answered = { number: number; action: unknown } | { number: number; failure: string };

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { number, question } = data;
  postMessage(answerTo(number, question));
});

function answerTo(number: number, { game, bot, table, own, seat, seed }: BotQuestion): Answered {
  try {
    const player = botOf(game, bot);
    if (!player) return { number, failure: `no bot ${bot} plays ${game}` };
    return { number, action: player.decide(table, own, seat, rngFrom(seed)) };
  } catch (error) {
    return { number, failure: String(error) };
  }
}
