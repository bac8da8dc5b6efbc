import { expect, test } from 'vitest';
import { Authenticator } from './authenticator.ts';
import { Browser } from './browser.ts';
import { makeTable } from './house.ts';
import { newSecret, Page } from './page.ts';
import { newPlace } from './places.ts';
import { ticketHouse } from './ticket-house.ts';

test('notes are kept with a ticket, and told to nobody else; a guest’s stay in the browser', async () => {
  const { address } = await ticketHouse(await newPlace());
  const guest = newSecret();
  const table = await makeTable(address, guest);
  const ada = await Page.at(address, table, guest);
  expect(await ada.ask({ t: 'note', text: 'mine' })).toMatchObject({ kept: false });
  expect(await ada.ask({ t: 'note' })).toEqual(expect.objectContaining({ kept: false }));
  const nour = new Browser(address, 'Nour', new Authenticator(address));
  await nour.makePasskey();
  const headers = { cookie: nour.cookie ?? '' };
  const page = await Page.at(address, table, newSecret(), undefined, headers);
  expect(await page.ask({ t: 'note', text: 'buy\0 green\nlater' })).toMatchObject({ kept: true });
  const again = await Page.at(address, table, newSecret(), undefined, headers);
  expect(await again.ask({ t: 'note' })).toMatchObject({ kept: true, text: 'buy green\nlater' });
  expect(ada.texts.join('\n')).not.toContain('green');
});

test('who has a ticket has muted the same people on every device, and nobody is told whom', async () => {
  const { address } = await ticketHouse(await newPlace());
  const guest = new Browser(address, 'Pia');
  const who = 'ab'.repeat(8);
  const add = { add: [who], drop: [] };
  expect(await guest.post('mutes', add)).toMatchObject({ body: { why: 'not-signed-in' } });
  const nour = new Browser(address, 'Nour', new Authenticator(address));
  await nour.makePasskey();
  expect(await nour.post('mutes', add)).toMatchObject({ status: 200, body: { muted: [who] } });
  for (const wrong of [{ add: ['x'], drop: [] }, { add: [who] }, { ...add, drop: ['<b>'] }]) {
    expect(await nour.post('mutes', wrong)).toMatchObject({ body: { why: 'malformed' } });
  }
  const phone = new Browser(address, 'Nour', nour.authenticator);
  await phone.enter();
  const none = { add: [], drop: [] };
  expect(await phone.post('mutes', none)).toMatchObject({ body: { muted: [who] } });
  const told = (await (await phone.get('/api/account/download')).json()) as object;
  expect(JSON.stringify(told)).toContain(who);
  expect(await phone.post('mutes', { add: [], drop: [who] })).toMatchObject({
    body: { muted: [] },
  });
  expect(await nour.post('mutes', none)).toMatchObject({ body: { muted: [] } });
});
