import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { folder } from './folder.ts';
import { house } from './house.ts';

function built(): string {
  const webDir = folder();
  mkdirSync(join(webDir, 'assets'));
  mkdirSync(join(webDir, '.vite'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Rotonde</title>');
  writeFileSync(join(webDir, 'service-worker.js'), 'self.x = 1;');
  writeFileSync(join(webDir, 'assets/main-abc123.js'), 'console.log(1);');
  writeFileSync(join(webDir, 'assets/main-abc123.js.br'), brotliCompressSync('console.log(1);'));
  writeFileSync(join(webDir, '.vite/manifest.json'), '{}');
  return webDir;
}

const page = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

test('every address that a person may open is its first page', async () => {
  const { address } = await house({ webDir: built() });
  for (const path of ['/', '/rules/trambahn', '/t/abcdefgh12345678', '/play/solo/trambahn?bot=x']) {
    const answer = await fetch(`${address}${path}`, page);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain('<title>Rotonde</title>');
  }
  expect((await fetch(address, { method: 'HEAD', ...page })).status).toBe(200);
});

test('files are kept as long as they hold', async () => {
  const { address } = await house({ webDir: built() });
  const asset = await fetch(`${address}/assets/main-abc123.js`, {
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-encoding')).toBe('br');
  expect(asset.headers.get('content-type')).toContain('javascript');
  expect(await asset.text()).toBe('console.log(1);');
  const plain = await fetch(`${address}/assets/main-abc123.js`, {
    headers: { 'accept-encoding': 'identity' },
  });
  expect(plain.headers.get('content-encoding')).toBeNull();
  const worker = await fetch(`${address}/service-worker.js`);
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-encoding')).toBeNull();
});

test('what does not exist is not found, and not the first page', async () => {
  const { address } = await house({ webDir: built() });
  const paths = ['/assets/gone.js', '/favicon.ico', '/api/nothing', '/.vite/manifest.json', '/ws'];
  for (const path of paths) {
    const answer = await fetch(`${address}${path}`, page);
    expect([path, answer.status]).toEqual([path, 404]);
  }
  expect(
    (await fetch(`${address}/rules`, { headers: { accept: 'application/json' } })).status,
  ).toBe(404);
  expect((await fetch(`${address}/rules`, { method: 'POST', ...page })).status).toBe(404);
});

test.each([
  '//',
  '/%',
  '/%00',
  '/..%2f..%2fetc/passwd',
  '/../../etc/passwd',
  `/${'a'.repeat(4000)}`,
])('the path %s does no harm', async (path) => {
  const { address } = await house({ webDir: built() });
  const asked = request(address, { path });
  asked.end();
  const [response] = (await once(asked, 'response')) as [{ statusCode: number; resume(): void }];
  response.resume();
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
});

test('before it is built, the house says so', async () => {
  const { address } = await house({ webDir: folder() });
  const answer = await fetch(address, page);
  expect([answer.status, await answer.text()]).toEqual([
    503,
    'The web client has not been built.\n',
  ]);
});
