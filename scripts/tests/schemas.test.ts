import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..', '..', 'src');

/** What may look at a character more than once: a look around, a back reference, a repeated group. */
const SLOW = /\(\?[=!<]|\\[1-9]|\)[*+{]/;

it('lets no expression of a schema look twice at what comes from outside', () => {
  const expressions = globSync('**/*.ts', { cwd: source }).flatMap((file) =>
    Array.from(
      readFileSync(join(source, file), 'utf8').matchAll(/z\.regex\((\/.*\/[a-z]*)\)/g),
      ([, expression]) => `${file}: ${expression}`,
    ),
  );
  expect(expressions.length).toBeGreaterThan(10);
  expect(expressions.filter((each) => SLOW.test(each.slice(each.indexOf(': '))))).toEqual([]);
});
