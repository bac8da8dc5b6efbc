import { describe, expect, test } from 'vitest';
import { linkIn } from '../../services/mail-catcher.ts';
import { bothStores, storeAt } from '../both-stores.ts';
import { Browser } from '../browser.ts';
import { ticketHouse } from '../ticket-house.ts';

describe.each(bothStores)('in %s', (_, newPlace) => {
  test('of what lets somebody in nothing lies in the database', async () => {
    const place = await newPlace();
    const { address, mail, close } = await ticketHouse(place);
    const ada = new Browser(address, 'Ada');
    await ada.makePasskey();
    await ada.post('link', { address: 'ada@example.org', language: 'fr' });
    const token = linkIn((await mail.reach(1))[0]?.text);
    const { challenge } = (await ada.post('enter/options', {})).body;
    const { body: feed } = await ada.post('notices/feed', {});
    const fed = /[\w-]{43}/.exec(String(feed['atom']))?.[0];
    await close();
    const { sql } = await storeAt(place);
    const names = [
      'sessions',
      'links',
      'letters',
      'challenges',
      'passkeys',
      'audit',
      'tickets',
      'feeds',
    ];
    const rows = await Promise.all(
      names.map((name) => sql.read({ name: `all-${name}`, text: `SELECT * FROM ${name}` })),
    );
    const text = JSON.stringify(rows);
    expect(text).toContain('ada@example.org');
    for (const secret of [ada.cookie?.split('=')[1], token, ada.secret, challenge, fed]) {
      expect(secret).toMatch(/^[\w-]{43,64}$/);
      expect(text).not.toContain(secret);
    }
  });
});
