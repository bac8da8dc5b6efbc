import { rngFrom } from '#kernel/rng.ts';
import type { BotQuestion } from '#tables/bot-host.ts';
import { botOf } from './bots-of.ts';

/** A worker of the browser in which bots think, so that the page never waits for them. */

export type Asked = { number: number; question: BotQuestion };
export type Answered = { number: number; action: unknown } | { number: number; failure: string };

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { number, question } = data;
  void answerTo(number, question).then((answer) => postMessage(answer));
});

async function answerTo(number: number, question: BotQuestion): Promise<Answered> {
  const { game, bot, table, own, seat, seed } = question;
  try {
    const player = await botOf(game, bot);
    if (!player) return { number, failure: `no bot ${bot} plays ${game}` };
    return { number, action: player.decide(table, own, seat, rngFrom(seed)) };
  } catch (error) {
    return { number, failure: String(error) };
  }
}
