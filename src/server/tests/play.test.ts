import { expect, test } from 'vitest';
import { titleOf } from '#games/catalogue.ts';
import { verifyRecord } from '#kernel/record.ts';
import { house, twoPlayers } from './house.ts';
import { Page } from './page.ts';
import { playOn } from './play.ts';
import { recordOf } from './record.ts';

test('two players and a watcher through a whole game', async () => {
  const { address } = await house();
  const { table, players } = await twoPlayers(address);
  const watcher = await Page.at(address, table);
  const [ada] = players;
  expect(await ada.ask({ t: 'log', from: 1 })).toMatchObject({ t: 'refused' });
  await playOn(players, 1);
  await watcher.reach(ada.view?.seq as number);
  for (const page of [...players, watcher]) {
    expect(page.view).toMatchObject({ status: 'over', table: ada.view?.table });
    const numbers = page.heard.flatMap((m) =>
      m.t === 'update' ? m.entries.map((e) => e.seq) : [],
    );
    const first = numbers[0] as number;
    expect(numbers).toEqual(numbers.map((_, i) => first + i));
  }
  expect(watcher.view?.own).toBeUndefined();
  const title = await titleOf('trambahn');
  const record = await recordOf(watcher);
  expect(() => title && verifyRecord(title.game, record)).not.toThrow();
  expect(record.seats).toEqual([{ name: 'Ada' }, { name: 'Bob' }]);
});
