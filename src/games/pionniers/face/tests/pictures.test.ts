import { expect, it } from 'vitest';
import { pionniers } from '#games/pionniers/rules/index.ts';
import { tables } from '../pictured.ts';

it.each(Object.entries(tables))('the referee accepts the table of the picture %s', (_, table) => {
  expect(pionniers.faults({ table, hidden: {} })).toEqual([]);
});
