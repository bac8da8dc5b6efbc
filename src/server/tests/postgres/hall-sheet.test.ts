import { expect, test } from 'vitest';
import { markOf } from '#tables/tables.ts';
import { Invitations } from '../../hall/invitations.ts';
import { whoIs } from '../../talk/talk-rows.ts';
import { Authenticator } from '../authenticator.ts';
import { bothStores } from '../both-stores.ts';
import { Browser } from '../browser.ts';
import { fetchTable, noticeHouse } from '../notice-house.ts';

test.each(bothStores)(
  '%s: whoever has a ticket is invited from their log sheet, by holders alone and never by whom they do not read',
  async (_, newPlace) => {
    const { address, store, clock } = await noticeHouse(await newPlace());
    const [ada, nour] = await Promise.all(
      ['Ada', 'Nour'].map(async (name) => {
        const browser = new Browser(address, name, new Authenticator(address));
        await browser.makePasskey();
        return browser;
      }),
    );
    if (!ada || !nour) return expect.fail();
    const asked = async (path: string, { secret, cookie }: Browser, wish: object = {}) => {
      const answer = await fetch(`${address}/api/hall/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: address, cookie: cookie ?? '' },
        body: JSON.stringify({ secret, ...wish }),
      });
      return { status: answer.status, body: (await answer.json()) as object };
    };
    const invitations = new Invitations(store.sql, () => clock.now);
    const [mark, cookie] = [markOf(nour.secret), { cookie: ada.cookie ?? '' }];
    const [one, two] = [
      await fetchTable(address, ada.secret, cookie),
      await fetchTable(address, ada.secret, cookie),
    ];
    const { body } = await asked('waiting', ada);
    expect(body).toMatchObject({ rows: [{ hosting: true }, { hosting: true }] });
    expect(await asked('waiting', nour)).toMatchObject({ body: { rows: [], mayInvite: true } });

    const invite = (by: Browser, table: string, whom = mark) =>
      asked('invite', by, { table, who: { mark: whom } });
    const guest = new Browser(address, 'Bob');
    const bobs = await fetchTable(address, guest.secret, { cookie: '' });
    expect(await invite(guest, bobs)).toMatchObject({ status: 404 });
    expect(await invite(ada, one, markOf(guest.secret))).toMatchObject({ status: 404 });
    expect(await invite(ada, one)).toMatchObject({ status: 200 });
    expect(await invitations.to(mark, 9)).toMatchObject([{ table: one, inviter: 'Ada' }]);

    await nour.post('mutes', { add: [whoIs(markOf(ada.secret))], drop: [] });
    expect(await invite(ada, two)).toMatchObject({ status: 200 });
    expect(await invitations.isInvited(two, mark)).toBe(false);
  },
);
