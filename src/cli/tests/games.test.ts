import { expect, test } from 'vitest';
import { rotonde, rotondeJson } from './command.ts';

test('the catalogue', () => {
  const { status, stdout, stderr } = rotonde('games');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(
    /^trambahn +Trambahn +Trambahn +2 +\d+ +random, apprentice, .*dispatcher$/m,
  );
});

test('the catalogue as JSON', () => {
  expect(rotondeJson('games')).toContainEqual({
    id: 'trambahn',
    names: { en: 'Trambahn', fr: 'Trambahn' },
    seats: [2, 2],
    rules: expect.any(Number),
    bots: ['random', 'apprentice', 'stoker', 'driver', 'inspector', 'dispatcher'],
  });
});

test.each([[], ['help'], ['--help'], ['simulate', '--help'], ['-h']])('help: %s', (...args) => {
  const { status, stdout, stderr } = rotonde(...args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('rotonde simulate GAME');
});
