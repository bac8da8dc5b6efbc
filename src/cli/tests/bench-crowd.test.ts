import { expect, test } from 'vitest';
import { benchCrowd, crowdText } from '../bench/crowd.ts';

test('an honest table can be measured beside hostile ones', async () => {
  const crowd = await benchCrowd(2, 3);
  expect(crowd).toMatchObject({ hostileTables: 2 });
  expect(crowd.hostileMoves).toBeGreaterThan(0);
  expect(crowdText(crowd)).toContain('beside 2 hostile ones');
});
