import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { titles } from '#games/index.ts';
import { openHouse } from '../house.ts';

const house = openHouse();
let address: string;

beforeAll(async () => {
  house.listen(0, '127.0.0.1');
  await once(house, 'listening');
  address = `http://127.0.0.1:${(house.address() as AddressInfo).port}`;
});

afterAll(() => house.close());

const get = (path: string, language = '') =>
  fetch(`${address}${path}`, { headers: { 'accept-language': language } });

describe('the front page', () => {
  test('lists the games and every numbered rule', async () => {
    const response = await get('/');
    expect(response.status).toBe(200);
    const html = await response.text();
    for (const { game } of titles) {
      expect(html).toContain(`<a href="#${game.id}">${game.name.en}</a>`);
    }
    expect(html).toContain('<p class="rule" id="trambahn-4.2"><a href="#trambahn-4.2">4.2</a> ');
    expect(html.match(/class="rule"/g)?.length).toBeGreaterThan(50);
  });

  test.each([
    ['/', 'fr-FR,fr;q=0.9,en;q=0.8', 'fr'],
    ['/', 'de,en;q=0.5', 'en'],
    ['/', '', 'en'],
    ['/?lang=fr', 'en', 'fr'],
    ['/?lang=en', 'fr', 'en'],
    ['/?lang=%22%3E%3Cscript%3E', 'fr', 'fr'],
  ])('%s for a reader of "%s" is in %s', async (path, accepted, language) => {
    const response = await get(path, accepted);
    expect(response.headers.get('content-language')).toBe(language);
    expect(await response.text()).toContain(`<html lang="${language}">`);
  });

  test('carries no script and allows none', async () => {
    const response = await get('/');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).not.toContain('<script');
  });
});

test('elsewhere is a page that says so', async () => {
  const response = await get('/<script>', 'fr');
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain('Aucune voie ne mène ici.');
  expect(html).not.toContain('<script');
});

test('health', async () => {
  const response = await get('/healthz');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('ok\n');
});

test('HEAD has the headers and no body; nothing else is taken', async () => {
  const head = await fetch(address, { method: 'HEAD' });
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000);
  expect(await head.text()).toBe('');
  const post = await fetch(address, { method: 'POST', body: 'x' });
  expect(post.status).toBe(405);
  expect(post.headers.get('allow')).toBe('GET, HEAD');
});

test.each(['//', '/%', '/%00', '/..%2f..%2fetc/passwd', `/${'a'.repeat(4000)}`])(
  'the path %s does no harm',
  async (path) => {
    const asked = request(address, { path });
    asked.end();
    const [response] = (await once(asked, 'response')) as [{ statusCode: number; resume(): void }];
    response.resume();
    expect(response.statusCode).toBe(404);
  },
);
