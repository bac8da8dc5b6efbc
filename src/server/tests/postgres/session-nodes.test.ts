import { expect, test } from 'vitest';
import { Browser } from '../browser.ts';
import { house, makeTable } from '../house.ts';
import { Page } from '../page.ts';
import { ticketHouse } from '../ticket-house.ts';
import { asked, newSchema } from './schema.ts';

test('a device that is signed out at one node is sent home at another', async () => {
  const url = await newSchema();
  const one = await ticketHouse(url, { tablesHost: {} });
  const two = await house({ databaseUrl: url, publicUrl: one.address });
  const ada = new Browser(one.address, 'Ada');
  const table = await makeTable(one.address, ada.secret);
  await ada.makePasskey();
  const cookie = ada.cookie ?? '';
  const page = await Page.at(two.address, table, ada.secret, undefined, { cookie });
  expect(page.about).toMatchObject({ mine: [0] });
  await ada.post('name', { name: 'Ada Lovelace' });
  await page.until(() => page.seats.some((seat) => 'name' in seat && seat.name === 'Ada Lovelace'));
  await ada.post('sessions/end', { which: 'all' });
  expect(await page.closed()).toMatchObject({ why: 'signed-out' });
  const again = await Page.at(two.address, table, ada.secret, undefined, { cookie });
  expect(again.about).toMatchObject({ mine: [] });
});

test('a session that ends unheard is found to be over', async () => {
  const url = await newSchema();
  const { address } = await ticketHouse(url, { limits: { heartbeatMs: 160 } });
  const ada = new Browser(address, 'Ada');
  const table = await makeTable(address, ada.secret);
  await ada.makePasskey();
  const page = await Page.at(address, table, ada.secret, undefined, { cookie: ada.cookie ?? '' });
  await asked(url, 'UPDATE sessions SET ends = 0');
  expect(await page.closed()).toMatchObject({ why: 'signed-out' });
});
