import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
} from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { folder } from './folder.ts';
import { house, makeTable } from './house.ts';
import { newSecret } from './page.ts';

/** A small build, compressed as the real one is. */
function built(): string {
  const webDir = folder();
  for (const dir of ['assets', 'shells', '.vite', 'drawn/en/rules', 'drawn/fr'])
    mkdirSync(join(webDir, dir), { recursive: true });
  const write = (file: string, text: string): void => {
    writeFileSync(join(webDir, file), text);
    writeFileSync(join(webDir, `${file}.br`), brotliCompressSync(text));
    writeFileSync(join(webDir, `${file}.gz`), gzipSync(text));
  };
  write('index.html', '<!doctype html><title>Rotonde</title>');
  const page = (file: string): void =>
    write(`${file}.html`, `<!doctype html><title>Rotonde</title><i>${file}</i>`);
  for (const shell of ['page', 'table', 'trambahn']) {
    for (const language of ['en', 'fr']) page(`shells/${shell}.${language}`);
  }
  for (const drawn of ['en/index', 'en/rules/trambahn', 'fr/index']) page(`drawn/${drawn}`);
  write('assets/main-abc123.js', 'console.log(1);');
  writeFileSync(join(webDir, 'service-worker.js'), 'self.x = 1;');
  writeFileSync(join(webDir, '.vite/manifest.json'), '{}');
  return webDir;
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** What comes on the wire: nothing is unpacked. */
async function asked(
  address: string,
  path: string,
  headers: OutgoingHttpHeaders = {},
): Promise<Answer> {
  const sent = request(address, { path, headers });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode ?? 0, headers: response.headers, body };
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
  const asset = await asked(address, '/assets/main-abc123.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const worker = await asked(address, '/service-worker.js');
  expect(worker.headers['cache-control']).toBe('no-cache');
  expect(worker.headers['content-encoding']).toBeUndefined();
});

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['br', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
  [undefined, undefined, (body: Buffer) => body],
])('whoever takes %s is sent %s', async (taken, sent, unpacked) => {
  const { address } = await house({ webDir: built() });
  const files = [
    ['/assets/main-abc123.js', 'javascript', 'console.log(1);'],
    ['/', 'text/html', '<!doctype html><title>Rotonde</title><i>drawn/en/index</i>'],
    ['/about', 'text/html', '<!doctype html><title>Rotonde</title><i>shells/page.en</i>'],
  ] as const;
  for (const [path, type, text] of files) {
    const headers = {
      accept: 'text/html',
      ...(taken === undefined ? {} : { 'accept-encoding': taken }),
    };
    const answer = await asked(address, path, headers);
    expect(answer.headers['content-encoding']).toBe(sent);
    expect(answer.headers['content-type']).toContain(type);
    expect(answer.headers['vary']).toContain('accept-encoding');
    expect(unpacked(answer.body).toString()).toBe(text);
  }
});

test('a document that has not changed is not sent again', async () => {
  const { address } = await house({ webDir: built() });
  for (const path of ['/', '/rules/trambahn']) {
    for (const taken of ['br', 'gzip', 'identity']) {
      const headers = { accept: 'text/html', 'accept-encoding': taken };
      const { etag = '' } = (await asked(address, path, headers)).headers;
      const again = await asked(address, path, { ...headers, 'if-none-match': etag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
  }
});

test('a document names the scripts of its page, of a table those of its game', async () => {
  const { address } = await house({ webDir: built() });
  const table = await makeTable(address, newSecret());
  const shellAt = async (path: string): Promise<string | undefined> =>
    /<i>(.*)<\/i>/.exec(await (await fetch(`${address}${path}`, page)).text())?.[1];
  expect(await shellAt('/')).toBe('drawn/en/index');
  expect(await shellAt('/?x=1')).toBe('drawn/en/index');
  expect(await shellAt('/rules/trambahn')).toBe('drawn/en/rules/trambahn');
  expect(await shellAt('/rules')).toBe('shells/page.en');
  expect(await shellAt('/about')).toBe('shells/page.en');
  expect(await shellAt(`/t/${table}`)).toBe('shells/trambahn.en');
  expect(await shellAt('/t/nosuchtable12345')).toBe('shells/table.en');
  expect(await shellAt('/t/..%2f..%2frules')).toBe('shells/page.en');
  expect(await shellAt('/play/solo/trambahn?bot=random')).toBe('shells/trambahn.en');
  expect(await shellAt('/play/solo/trambahn/0123456789abcdef')).toBe('shells/trambahn.en');
  expect(await shellAt('/play/here/trambahn')).toBe('shells/page.en');
  expect(await shellAt('/play/here/trambahn?name=Ada&name=Bob')).toBe('shells/trambahn.en');
  expect(await shellAt('/play/solo/chess')).toBe('shells/page.en');
});

test.each([
  ['fr', {}, 'fr'],
  ['de, fr;q=0.5, en;q=0.8', {}, 'en'],
  ['fr-CH, fr;q=0.9, en;q=0.8', {}, 'fr'],
  ['de', {}, 'en'],
  [`${'x,'.repeat(4000)}fr`, {}, 'en'],
  ['en', { cookie: 'other=1; rotonde-language=fr' }, 'fr'],
  ['fr', { cookie: 'rotonde-language=en' }, 'en'],
  ['fr', { cookie: 'rotonde-language=..%2fen' }, 'fr'],
])('whoever reads %s, with %o, is answered in %s', async (accepted, headers, language) => {
  const { address } = await house({ webDir: built() });
  const answer = await asked(address, '/', {
    accept: 'text/html',
    'accept-language': accepted,
    ...headers,
  });
  expect(answer.body.toString()).toContain(`<i>drawn/${language}/index</i>`);
  expect(answer.headers['content-language']).toBe(language);
  expect(answer.headers['vary']).toBe('accept-language, cookie, accept-encoding');
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
  const { status } = await asked(address, path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test('before it is built, the house says so', async () => {
  const { address } = await house({ webDir: folder() });
  const answer = await fetch(address, page);
  expect([answer.status, await answer.text()]).toEqual([
    503,
    'The web client has not been built.\n',
  ]);
});
