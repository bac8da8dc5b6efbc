import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readSiteWishes } from '../../src/cli/site-wishes.ts';

/** What would run elsewhere, and cannot here, is held to what it runs. */

const root = join(import.meta.dirname, '..', '..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const found = (file: string, form: RegExp): string[] =>
  Array.from(textOf(file).matchAll(form), ([, name = '']) => name);

const [compose, unit, image] = ['compose.yaml', 'rotonde.service', 'Dockerfile'].map(
  (file) => `deploy/${file}`,
) as [string, string, string];

/** Of other programs than ours. */
const OTHERS = ['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_PASSWORD', 'SITE'];

test.each([
  [compose, /^ +([A-Z_]+): /gm],
  [unit, /^Environment=([A-Z_]+)=/gm],
  [image, /\b([A-Z]+_[A-Z_]+)=/g],
])('%s sets what `rotonde help` and OPERATIONS.md know', (file, form) => {
  const names = found(file, form).filter((name) => !OTHERS.includes(name));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    expect(textOf('src/cli/help.ts')).toContain(name);
    expect(textOf('docs/OPERATIONS.md')).toContain(name);
  }
});

test('a node is given longer to end than it takes to empty itself and to close', () => {
  const [drain = ''] = found(compose, /DRAIN_SECONDS: "(\d+)"/g);
  const [grace = ''] = found(compose, /stop_grace_period: (\d+)s/g);
  const [stop = ''] = found(unit, /^TimeoutStopSec=(\d+)$/gm);
  expect(Number(grace)).toBeGreaterThanOrEqual(Number(drain) + 10);
  expect(Number(stop)).toBeGreaterThanOrEqual(Number(drain) + 10);
});

test('Caddy sends guests to the nodes there are, by what they say of themselves', () => {
  const nodes = found(compose, /^ {2}(node-\w+):$/gm).map((name) => `${name}:3000`);
  const [ready, whenNoneIs, ...others] = textOf('deploy/Caddyfile')
    .split('reverse_proxy ')
    .slice(1);
  expect(others).toEqual([]);
  for (const way of [ready, whenNoneIs]) expect(way?.split(' {')[0]?.split(' ')).toEqual(nodes);
  expect(ready).toContain('health_uri /readyz');
  expect(ready).toMatch(/handle_errors 503 \{\s+$/);
  // A node that tells what is wrong is better than a proxy that says nothing.
  expect(whenNoneIs).not.toContain('health_');
});

test('compose gives its nodes an address for links, and letters only to who sets how', () => {
  const asSet = (name: string): string => {
    const [value = ''] = found(compose, new RegExp(`^ +${name}: (.+)$`, 'gm'));
    return value.replaceAll(/\$\{\w+:-(.*?)\}/g, '$1');
  };
  for (const name of ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'VAPID_PRIVATE_KEY']) {
    vi.stubEnv(name, asSet(name));
  }
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(readSiteWishes()).toEqual({ publicUrl: 'https://localhost' });
  vi.stubEnv('SMTP_URL', 'smtps://user:pass@mail.example.org:465');
  vi.stubEnv('MAIL_FROM', 'rotonde@example.org');
  expect(readSiteWishes()).toMatchObject({ mail: { from: 'rotonde@example.org' } });
});

test('the image copies files that there are, and its first layer is all that bootstrap reads', () => {
  const copied = found(image, /^COPY (?!--from|\. )(.+) \S+$/gm).flatMap((files) =>
    files.split(' '),
  );
  for (const file of copied) expect(textOf(file)).not.toBe('');
  const imported = found('scripts/bootstrap.mjs', /from '(\..+)';/g);
  const paths = imported.map((path) => join('scripts', path).replaceAll('\\', '/'));
  expect(copied).toEqual(expect.arrayContaining(paths));
});
