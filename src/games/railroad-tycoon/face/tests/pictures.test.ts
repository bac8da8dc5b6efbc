import { expect, it } from 'vitest';
import { position } from '#games/railroad-tycoon/rules/tests/position.ts';
import { CUBES, LINKS, pictured, UNFINISHED } from '../pictured.ts';

it('the referee accepts the country of the pictures', () => {
  const { table } = position({ links: LINKS, unfinished: UNFINISHED, cubes: CUBES });
  const { links, unfinished } = pictured();
  expect(links).toEqual(table.links);
  expect(unfinished).toEqual(table.unfinished);
});
