import { expect, test } from 'vitest';
import { freePort } from '#server/services/free-port.ts';
import { house, ME, makeTable } from '#server/tests/house.ts';
import { newSecret, Page } from '#server/tests/page.ts';
import { play } from '../play.ts';
import { folder } from './command.ts';

test('a computer player plays a whole game through the door of programs, though the house is closed and opened meanwhile', async () => {
  const wish = { port: await freePort(), dataDir: folder() };
  const { address, close } = await house(wish);
  const secret = newSecret();
  const table = await makeTable(address, secret, [ME, { kind: 'bot', bot: 'random' }]);
  const answer = await fetch(`${address}/api/tables/${table}/seats/0/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret }),
  });
  const { token } = (await answer.json()) as { token: string };
  const watcher = await Page.at(address, table);
  const args = ['--url', address, '--table', table, '--token', token, '--bot', 'apprentice'];
  const played = play(args);
  await Promise.race([watcher.reach(10), played]);
  await close();
  expect(watcher.view?.status).toBe('running');
  await house(wish);
  await played;
  expect((await Page.at(address, table)).about).toMatchObject({ status: 'over' });
});

test('it does not come back to where it has no seat any more', async () => {
  const { address } = await house();
  const args = ['--url', address, '--table', 'a-table', '--token', 'none'];
  await expect(play(args)).rejects.toThrow('the house answers 401');
});

test('whoever forgets something is told', async () => {
  await expect(play(['--url', 'http://localhost:1'])).rejects.toThrow('--token');
});
