import assert from 'node:assert/strict';
import { test } from 'node:test';
import { net } from '#games/pionniers/bots/net.ts';
import { NUMBERS } from '#games/pionniers/bots/net-numbers.ts';
import { readBack, written } from '../../numbers.ts';
import { FORM, learnFrom, NUMBERS_IN_ALL } from '../model.ts';
import { byTimetables } from '../positions.ts';
import { LAYING, ODDS, sampleOf } from '../samples.ts';

const [sample] = byTimetables(7).samples;
if (!sample) throw new Error('this game has none');

/** As `learnFrom` descends: cross entropy of the odds, a share of the square of the other. */
function lossOf(numbers: Float32Array): number {
  const { odds, layingError } = learnFrom(numbers, sample as Float32Array, 0);
  const wanted = sample?.[ODDS] as number;
  const entropy = -wanted * Math.log(odds) - (1 - wanted) * Math.log(1 - odds);
  return entropy + 0.3 * 0.5 * layingError * 100;
}

await test('the gradient is that of the loss', () => {
  const numbers = readBack(NUMBERS, FORM);
  sample[LAYING] = 0.02;
  const gradient = new Float32Array(NUMBERS_IN_ALL);
  learnFrom(numbers, sample, 0, gradient);
  const step = 1e-3;
  let checked = 0;
  let off = 0;
  for (let i = 0; i < NUMBERS_IN_ALL; i++) {
    if (gradient[i] === 0) continue;
    const before = numbers[i] as number;
    numbers[i] = before + step;
    const more = lossOf(numbers);
    numbers[i] = before - step;
    const less = lossOf(numbers);
    numbers[i] = before;
    const slope = (more - less) / (2 * step);
    if (Math.abs(slope - (gradient[i] as number)) > 2e-2 * Math.max(0.1, Math.abs(slope))) off++;
    checked++;
  }
  assert.ok(checked > 200);
  // A step that lights a unit or puts it out meets a kink.
  assert.ok(off < checked / 50);
});

await test('the net that is learnt is the net that plays', () => {
  const numbers = readBack(NUMBERS, FORM);
  assert.equal(written(readBack(written(numbers, FORM), FORM), FORM), written(numbers, FORM));
  const tables = Array.from({ length: 10 }, (_, n) => byTimetables(8 + n).tables).flat();
  assert.ok(tables.length > 20);
  for (const table of tables) {
    const { odds, laying } = learnFrom(numbers, sampleOf(table, 0, 0), 0);
    assert.ok(Math.abs(odds - net.odds(table)) < 1e-5);
    if (Math.abs(laying) > 1e-4) assert.equal(laying > 0, net.lays(table));
  }
});
