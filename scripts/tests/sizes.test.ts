import { expect, test } from 'vitest';
import { MOST_LINES_OF_FILE, MOST_LINES_OF_FUNCTION, tooLongIn } from '../sizes/judge.ts';

const lines = (count: number): string => 'a();\n'.repeat(count);
const reasons = (text: string, isTest = false) =>
  tooLongIn('a.ts', text, isTest).map(({ line, reason }) => `${line}: ${reason}`);

test('a function as long as a screen is refused, wherever it stands', () => {
  const long = `{\n${lines(MOST_LINES_OF_FUNCTION - 1)}}`;
  expect(reasons(`\nfunction f() ${long}`)).toEqual(['2: a function of 81 lines']);
  expect(reasons(`const f = () => ${long}`)).toEqual(['1: a function of 81 lines']);
  expect(reasons(`function f() {\n${lines(MOST_LINES_OF_FUNCTION - 2)}}`)).toEqual([]);
});

test('what holds tests may be longer, what they call may not', () => {
  const long = `{\n${lines(MOST_LINES_OF_FUNCTION)}}`;
  expect(reasons(`describe('a', () => ${long});`, true)).toEqual([]);
  expect(reasons(`describe('a', () => ${long});`)).toEqual(['1: a function of 82 lines']);
  expect(reasons(`function help() ${long}`, true)).toEqual(['1: a function of 82 lines']);
});

test('a file longer than a sitting is refused, a sheet of styles too', () => {
  expect(reasons(lines(MOST_LINES_OF_FILE))).toEqual([]);
  expect(reasons(lines(MOST_LINES_OF_FILE + 1))).toEqual(['1: a file of 251 lines']);
  expect(tooLongIn('a.css', '\n'.repeat(300), false)).toHaveLength(1);
});
