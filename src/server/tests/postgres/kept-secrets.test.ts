import { describe, expect, test } from 'vitest';
import { linkIn } from '../../services/mail-catcher.ts';
import { isDatabaseUrl } from '../../store/open-store.ts';
import type { ServerStore } from '../../store/server-store.ts';
import { bothStores } from '../both-stores.ts';
import { ada, bobPlays, noticeHouse } from '../notice-house.ts';
import { newSecret } from '../page.ts';

/** The names of all tables that there are, so that none is forgotten here. */
const NAMES = {
  sqlite: `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'`,
  postgres: `
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()`,
};

/** Every row of every table, by its name. */
async function everythingIn({ sql }: ServerStore, place: string): Promise<Map<string, string>> {
  const text = isDatabaseUrl(place) ? NAMES.postgres : NAMES.sqlite;
  const names = (await sql.read({ name: 'all-names', text })).map(({ name }) => String(name));
  const kept = new Map<string, string>();
  for (const name of names) {
    const rows = await sql.read({ name: `all-${name}`, text: `SELECT * FROM "${name}"` });
    // What is kept as bytes is looked through too.
    const texts = rows.map((row) =>
      Object.values(row).map((value) =>
        value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
      ),
    );
    if (rows.length > 0) kept.set(name, JSON.stringify(texts));
  }
  return kept;
}

describe.each(bothStores)('in %s', (_, newPlace) => {
  test('of what lets somebody in nothing lies in the database', async () => {
    const place = await newPlace();
    const house = await noticeHouse(place);
    const { mail, push, store } = house;
    const { browser, table } = await ada(house);
    await browser.post('notices/push', push.subscribe());
    await browser.post('link', { address: 'ada@example.org', language: 'fr' });
    const token = linkIn((await mail.reach(1)).at(-1)?.text);
    const { challenge } = (await browser.post('enter/options', {})).body;
    const { body: feed } = await browser.post('notices/feed', {});
    const fed = /[\w-]{43}/.exec(String(feed['atom']))?.[0];
    // Somebody else at her table; she is called, and may answer from the notice.
    const bobs = newSecret();
    await bobPlays(house, table, bobs);
    await push.reach(1);
    const { token: answer } = (push.taken.at(-1)?.message ?? {}) as { token?: string };
    const made = await fetch(`${house.address}/api/tables/${table}/seats/1/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret: bobs }),
    });
    const { token: seat = '' } = (await made.json()) as { token?: string };
    await house.settled();

    const kept = await everythingIn(store, place);
    for (const name of ['sessions', 'links', 'feeds', 'answers', 'seat_tokens', 'pushes', 'tables'])
      expect(kept.has(name), name).toBe(true);
    expect(kept.get('letters') ?? kept.get('links')).toContain('ada@example.org');
    const cookie = browser.cookie?.split('=')[1];
    const secrets = { cookie, token, challenge, fed, answer, own: browser.secret, bobs, seat };
    for (const [what, secret] of Object.entries(secrets)) {
      expect(secret, what).toMatch(/^(rotonde_)?[\w-]{43,64}$/);
      const bare = String(secret).replace(/^rotonde_/, '');
      const where = [...kept].filter(([, text]) => text.includes(bare)).map(([name]) => name);
      expect(where, what).toEqual([]);
    }
  });
});
