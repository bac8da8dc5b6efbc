import { expect, test } from 'vitest';
import { sounds } from '#ui/sound/sounds.ts';
import { soundOf } from '../sound/heard.ts';

const quiet = { yourTurn: false, laid: 4, over: false };

test('a table is heard when it comes to be one’s turn, when one has laid something and when it ends, once each', () => {
  const mine = { ...quiet, yourTurn: true };
  expect(soundOf(quiet, mine)).toBe('turn');
  expect(soundOf(mine, mine)).toBeUndefined();
  expect(soundOf(mine, { ...mine, laid: 5 })).toBe('laid');
  expect(soundOf(mine, { ...quiet, laid: 5 })).toBe('laid');
  expect(soundOf(mine, quiet)).toBeUndefined();
  const over = { ...quiet, laid: 5, over: true };
  expect(soundOf(mine, over)).toBe('end');
  expect(soundOf(over, over)).toBeUndefined();
  // Going back is no move.
  expect(soundOf({ ...mine, laid: 5 }, mine)).toBeUndefined();
});

test('sounds are few, short and soft', () => {
  expect(Object.keys(sounds).toSorted()).toEqual(['bell', 'end', 'laid', 'turn']);
  for (const tones of Object.values(sounds)) {
    expect(Math.max(...tones.map(({ at, lasts }) => at + lasts))).toBeLessThanOrEqual(2);
    expect(Math.max(...tones.map(({ gain }) => gain))).toBeLessThanOrEqual(0.5);
    // Whatever sounds together stays below what would be cut off.
    expect(tones.reduce((sum, { gain }) => sum + gain, 0)).toBeLessThanOrEqual(1.1);
  }
});
