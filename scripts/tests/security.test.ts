import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** What holds, the file, and the test in it. */
const lines = [...read('SECURITY.md').matchAll(/^\| (.+) \| `(.+)` \| (.+) \|$/gm)];

test('SECURITY.md says something', () => {
  expect(lines.length).toBeGreaterThan(20);
});

test.each(lines.map(([, what = '', file = '', name = '']) => [what, file, name]))(
  '%s',
  (_, file, name) => {
    expect(read(file)).toContain(`'${name}'`);
  },
);
