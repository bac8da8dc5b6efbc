import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openServer } from '#server/open-server.ts';
import { bytesOf, namedIn } from '../bundle-budget.ts';
import { writeCompressed } from '../client/compressed.ts';

test('a document names its scripts, styles and fonts, each once', () => {
  const html = `<link rel="icon" href="/icon.svg" />
    <link rel="preload" as="font" crossorigin href="/assets/a.woff2" />
    <script type="module" blocking="render" crossorigin src="/assets/main.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/b.js"><link rel="modulepreload" href="/assets/b.js">
    <link rel="stylesheet" crossorigin href="/assets/c.css">`;
  expect(namedIn(html)).toEqual({
    code: ['/assets/main.js', '/assets/b.js', '/assets/c.css'],
    fonts: ['/assets/a.woff2'],
  });
});

test('what is weighed is what comes, and it must come by brotli', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'rotonde-weighed-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), '<!doctype html>');
  writeFileSync(join(dir, 'assets/long.js'), 'all aboard; '.repeat(1000));
  writeCompressed(dir);
  writeFileSync(join(dir, 'assets/plain.js'), 'all aboard; '.repeat(1000));
  const wish = { port: 0, host: '127.0.0.1', webDir: dir, logLevel: 'silent' };
  const house = await openServer({ ...wish, dataDir: join(dir, 'data') });
  onTestFinished(async () => {
    await house.close();
    rmSync(dir, { recursive: true });
  });
  const address = `http://127.0.0.1:${house.address.port}`;
  expect(await bytesOf(address, '/assets/long.js')).toBeLessThan(100);
  await expect(bytesOf(address, '/assets/plain.js')).rejects.toThrow('does not come by brotli');
  await expect(bytesOf(address, '/assets/gone.js')).rejects.toThrow('404');
});
