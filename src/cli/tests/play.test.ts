import { expect, test } from 'vitest';
import { house, ME, makeTable } from '#server/tests/house.ts';
import { newSecret, Page } from '#server/tests/page.ts';
import { play } from '../play.ts';

test('a computer player of the house plays a whole game through the door of programs', async () => {
  const { address } = await house();
  const secret = newSecret();
  const table = await makeTable(address, secret, [ME, { kind: 'bot', bot: 'random' }]);
  const answer = await fetch(`${address}/api/tables/${table}/seats/0/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret }),
  });
  const { token } = (await answer.json()) as { token: string };
  await play(['--url', address, '--table', table, '--token', token, '--bot', 'apprentice']);
  expect((await Page.at(address, table)).about).toMatchObject({ status: 'over' });
});

test('whoever forgets something is told', async () => {
  await expect(play(['--url', 'http://localhost:1'])).rejects.toThrow('--token');
});
