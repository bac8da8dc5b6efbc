import { expect, it } from 'vitest';
import { at, position } from '#games/union-pacific/rules/tests/position.ts';
import { BUILT, KANSAS_CITY, NEXT, SPACES } from '../pictured.ts';

it('the referee accepts the map of the pictures, and the train that may follow', () => {
  const moment = { players: [{ tracks: 'BPDW' }, {}], built: BUILT };
  expect([...position(moment).table.spaces]).toEqual(SPACES);
  const choices = at(moment).choices(0);
  expect(choices).toContainEqual(expect.objectContaining({ space: NEXT, company: KANSAS_CITY }));
});
