import { expect, test } from 'vitest';
import { PROTOCOL } from '#protocol/parts.ts';
import { slowBots } from './bot-host.ts';
import { house, ME, makeTable, postTable } from './house.ts';
import { newSecret, Page, SILENT } from './page.ts';

const BOT = { kind: 'bot', bot: 'endless' } as const;
const LIMITS = { botTablesPerAddress: 2 };

/** Opens a socket that is sent away, and tells why. */
async function refused(address: string, table: string) {
  const page = new Page(address);
  const join = { t: 'join', v: PROTOCOL, table, secret: newSecret() };
  page.socket.once('open', () => page.say(join));
  return page.closed();
}

test('only so many tables of bots alone are watched from one address at a time', async () => {
  const { address, tables } = await house({ bots: slowBots(), limits: LIMITS });
  const make = () => makeTable(address, newSecret(), [BOT, BOT]);
  const [first, second, third] = [await make(), await make(), await make()];
  const watchers = [await Page.at(address, first), await Page.at(address, second)];
  // A second look at the same table is none at another.
  await (await Page.at(address, second)).leave();

  const wish = { v: PROTOCOL, game: 'trambahn', options: {}, secret: newSecret() };
  const answer = await postTable(address, { ...wish, seats: [BOT, BOT] });
  expect(answer.status).toBe(429);
  expect(await answer.json()).toEqual({ why: 'bot-tables' });
  expect(await refused(address, third)).toEqual({ why: 'bot-tables', code: 1008 });
  expect(tables.count).toBe(2);

  // Whoever sits down, and whoever is elsewhere, is not concerned.
  const secret = newSecret();
  await Page.at(address, await makeTable(address, secret, [ME, BOT]), secret);
  expect(
    await tables.enter(third, { ...SILENT, secret: newSecret(), from: 'elsewhere' }),
  ).toBeDefined();

  await watchers[0]?.leave();
  await expect.poll(() => tables.count).toBe(3);
  await Page.at(address, third);
});
