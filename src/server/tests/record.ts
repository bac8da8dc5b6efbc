import { type GameRecord, parseRecord, recordUnder } from '#kernel/record.ts';
import type { Page, Told } from './page.ts';

/** The record of a finished game, put together as a page does. */
export async function recordOf(page: Page): Promise<GameRecord<unknown>> {
  const log: Told<'log'>['log'] = [];
  for (;;) {
    const answer = await page.ask({ t: 'log', from: log.length + 1 });
    if (answer.t !== 'log') throw new Error(JSON.stringify(answer));
    if (answer.log.length === 0) break;
    log.push(...answer.log);
  }
  const { chanceSecret: secret, seats, about } = page;
  if (secret === undefined || !about) throw new Error('the game is not over');
  const { game, rules, options, commitment } = about;
  const sitters = seats.map((seat) => ({
    name: seat.kind === 'open' ? '' : seat.name,
    ...(seat.kind === 'bot' ? { bot: seat.bot } : {}),
  }));
  const recorded = { options, seats: sitters, commitment, secret, log };
  return parseRecord(JSON.stringify(recordUnder(game, rules, recorded)));
}
