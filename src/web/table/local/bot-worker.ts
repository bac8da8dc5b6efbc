import { rngFrom } from '#kernel/rng.ts';
import type { BotQuestion } from '#tables/bot-host.ts';
import { botOf } from './bots-of.ts';

/** A worker of the browser in which bots think, so that the page never waits for them. One question at a time. */

export type Answered = { action: unknown } | { failure: string };

addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => {
  void answerTo(data).then((answer) => postMessage(answer));
});

async function answerTo(question: BotQuestion): Promise<Answered> {
  const { game, bot, table, own, seat, seed } = question;
  try {
    const player = await botOf(game, bot);
    if (!player) return { failure: `no bot ${bot} plays ${game}` };
    return { action: player.decide(table, own, seat, rngFrom(seed)) };
  } catch (error) {
    return { failure: String(error) };
  }
}
