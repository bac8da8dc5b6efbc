import { expect, test } from 'vitest';
import { BotFailure } from '#tables/bot-host.ts';
import { failureLog } from '../bots/failure-log.ts';
import { pacedBots } from '../bots/paced-bots.ts';
import { asker, question } from './bot-host.ts';

/** When a bot that thinks so long is heard, by a clock of the test. */
async function heardAfter(thinksMs: number, fails = false) {
  let clock = 1000;
  const wait = async (ms: number): Promise<void> => {
    clock += ms;
  };
  const bots = {
    has: () => true,
    close: async () => {},
    decide: async () => {
      await wait(thinksMs);
      if (fails) throw new Error('it failed');
      return 'an action';
    },
  };
  const paced = pacedBots(bots, 250, { now: () => clock, wait });
  const answer = paced.decide(question('any'), asker());
  if (fails) await expect(answer).rejects.toThrow('it failed');
  else await expect(answer).resolves.toBe('an action');
  return clock - 1000;
}

test('a bot’s answer comes at a full step, however long it has thought', async () => {
  for (const thinks of [0, 1, 120, 250]) expect(await heardAfter(thinks)).toBe(250);
  for (const thinks of [251, 499.5]) expect(await heardAfter(thinks)).toBe(500);
  expect(await heardAfter(5001, true)).toBe(5250);
  expect(await heardAfter(3, true)).toBe(250);
});

test('a bot that fails again and again does not fill the log', () => {
  let clock = 0;
  const written: string[] = [];
  const report = failureLog(
    ({ message }, others) => written.push(`${message}, ${others} more`),
    () => clock,
  );
  const fail = (bot: string) =>
    report(
      new BotFailure(
        { game: 'trambahn', bot },
        { table: 'any', seat: 0, after: 1 },
        new Error('it failed'),
      ),
    );
  for (let i = 0; i < 1000; i++) fail('driver');
  fail('apprentice');
  clock += 60_000;
  fail('driver');
  expect(written).toEqual([
    'driver of trambahn: it failed, 0 more',
    'apprentice of trambahn: it failed, 0 more',
    'driver of trambahn: it failed, 999 more',
  ]);
});
