import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Triangle, triangleFaults } from '../rule-triangle.ts';
import { readTriangle, triangle } from '../suite/triangle.ts';

const RULES = '# Toy\n\n**1.1** One.\n\n**1.2** Two.\n\n**H.1** Three, see **1.1**.\n';
const CODE = "/** 1.1 */\nif (a) return { rule: '1.1' };\nif (b) return refuse('1.2'); // 1.2\n";
const TESTS = `it('1.1, 1.2 go together', () => {
  table.refusedBy('1.1', 0, action).refusedBy(
    '1.2', 1, action);
});`;

/** Three accounts that agree, but for what is told otherwise. */
function faultsOf(told: {
  en?: string;
  fr?: string;
  code?: string;
  tests?: string;
  untested?: string;
}) {
  const triangle: Triangle = {
    rulebooks: [
      { name: 'toy.en.md', text: told.en ?? RULES },
      { name: 'toy.fr.md', text: told.fr ?? told.en ?? RULES },
    ],
    sources: [{ name: 'toy.ts', text: told.code ?? CODE }],
    tests: [{ name: 'toy.test.ts', text: told.tests ?? TESTS }],
    untested: [{ name: 'untested.md', text: told.untested ?? '- H.1: a courtesy.\n' }],
  };
  return triangleFaults(triangle);
}

describe('the triangle', () => {
  it('is content when the three agree', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('misses a rule in one language', () => {
    expect(faultsOf({ fr: RULES.replace('**1.2**', '1.2') })).toEqual([
      '1.2 stands in toy.en.md but not in toy.fr.md',
    ]);
    expect(faultsOf({ fr: `${RULES}**2.1** Plus.` })).toEqual([
      '2.1 stands in toy.fr.md but not in toy.en.md',
    ]);
  });

  it('sees another order', () => {
    const fr = '**1.2** Deux.\n**1.1** Un.\n**H.1** Trois.';
    expect(faultsOf({ fr })).toEqual(['toy.en.md has 1.1 where toy.fr.md has 1.2: another order']);
  });

  it('sees a number given twice', () => {
    expect(faultsOf({ fr: `${RULES}**1.1** Encore.` })).toEqual([
      'toy.fr.md:8 gives the number 1.1 a second time',
    ]);
  });

  it('asks for a test or a reason', () => {
    expect(faultsOf({ untested: '' })).toEqual(['H.1 has no test and no written reason']);
    expect(faultsOf({ untested: '- H.1:\n' })).toEqual(['H.1 has no test and no written reason']);
    expect(faultsOf({ untested: '- H.1, 1.1: why\n' })).toEqual([
      'untested.md:1 excuses 1.1, which has a test',
    ]);
  });

  it.each([
    ["it('H.1 is so', f)"],
    ['test("H.1", f)'],
    ['describe(`H.1: being so`, f)'],
    ["it.each([1, 2])('H.1 for %s', f)"],
    ["it('1.1 to H.1', f)"],
  ])('takes for a test: %s', (test) => {
    expect(faultsOf({ tests: `${TESTS}\n${test}`, untested: '' })).toEqual([]);
  });

  it.each([
    ["it.skip('H.1 is so', f)"],
    ["it.todo('H.1 is so')"],
    ["it('as in H.1', f)"],
    ["split('H.1')"],
  ])('does not take for a test: %s', (test) => {
    expect(faultsOf({ tests: `${TESTS}\n${test}`, untested: '' })).toHaveLength(1);
  });

  it('knows every number that is cited, wherever it is', () => {
    const faults = faultsOf({
      code: `${CODE}\n// 7.1\n/** 1.1, 7.2: so\n */ const a = 'http://7.9'; // about 7.8; 7.7.1`,
      tests: `${TESTS}\n/* 7.3 */ it('7.4 is so', () => table.refusedBy('7.5', 0, a));`,
      untested: '- H.1: a courtesy.\n- 7.6: why',
    });
    expect(faults).toEqual([
      'toy.test.ts:5 cites 7.4, which the rulebook does not have',
      'toy.test.ts:5 cites 7.5, which the rulebook does not have',
      'toy.ts:5 cites 7.1, which the rulebook does not have',
      'toy.ts:6 cites 7.2, which the rulebook does not have',
      'toy.test.ts:5 cites 7.3, which the rulebook does not have',
      'untested.md:2 cites 7.6, which the rulebook does not have',
    ]);
  });

  it('wants each refusal provoked', () => {
    expect(faultsOf({ tests: "it('1.1, 1.2', () => table.refusedBy('1.1', 0, a))" })).toEqual([
      'toy.ts:3 refuses by 1.2, which no test provokes',
    ]);
  });

  it('wants each refusal at one place', () => {
    expect(faultsOf({ code: `${CODE}return { rule: '1.1' };` })).toEqual([
      'toy.ts:4 refuses by 1.1, as toy.ts:2 does already',
    ]);
  });
});

describe('on the disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'triangle-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const put = (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  mkdirSync(join(folder, 'toy', 'tests'), { recursive: true });
  put('toy/toy.ts', CODE);
  put('toy/tests/toy.test.ts', TESTS);
  put('toy/tests/untested.md', '- H.1: a courtesy.');
  const places = {
    id: 'toy',
    rulebooks: [put('toy.en.md', RULES), put('toy.fr.md', RULES)],
    sources: [join(folder, 'toy')],
    tests: [join(folder, 'toy', 'tests')],
  } as const;

  triangle(places);

  it('does not take tests for sources', () => {
    const { sources, tests, untested } = readTriangle(places);
    expect(sources.map(({ text }) => text)).toEqual([CODE]);
    expect(tests.map(({ text }) => text)).toEqual([TESTS]);
    expect(untested).toHaveLength(1);
  });
});
