import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

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
  const [upstreams = ''] = found('deploy/Caddyfile', /reverse_proxy (.+) \{/g);
  expect(upstreams.split(' ')).toEqual(
    found(compose, /^ {2}(node-\w+):$/gm).map((name) => `${name}:3000`),
  );
  expect(textOf('deploy/Caddyfile')).toContain('health_uri /readyz');
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
