import { expect, test } from 'vitest';
import { titleOf } from '#games/catalogue.ts';
import type { Kind } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import { house, twoPlayers } from './house.ts';
import { newSecret, Page } from './page.ts';

test('a table under rules that this house does not know is refused, and never replayed', async () => {
  const trambahn = (await titleOf('trambahn')) as Title<Kind>;
  const game = { ...trambahn.game, rules: trambahn.game.rules + 1 };
  const first = await house({ tablesHost: { titleOf: () => ({ ...trambahn, game }) } });
  const { table, secrets } = await twoPlayers(first.address);
  await first.close();

  const { address, tables, close } = await house({ dataDir: first.dataDir });
  const answer = await fetch(`${address}/api/tables/${table}`);
  expect([answer.status, await answer.json()]).toEqual([409, { why: 'other-rules' }]);
  for (const secret of [secrets[0], newSecret()]) {
    const page = new Page(address, secret);
    page.socket.on('open', () => page.say({ t: 'join', v: PROTOCOL, table, secret }));
    expect(await page.closed()).toEqual({ why: 'other-rules', code: 1008 });
    expect(page.heard).toHaveLength(1);
  }
  expect(tables.count).toBe(0);
  await close();

  const again = await house({
    dataDir: first.dataDir,
    tablesHost: { titleOf: () => ({ ...trambahn, game }) },
  });
  expect((await Page.at(again.address, table, secrets[0])).view?.seq).toBe(1);
});
