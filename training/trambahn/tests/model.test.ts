import assert from 'node:assert/strict';
import { test } from 'node:test';
import { netOf } from '#games/trambahn/bots/net.ts';
import { NUMBERS } from '#games/trambahn/bots/net-numbers.ts';
import { readBack, written } from '../../numbers.ts';
import { FORM, NUMBERS_IN_ALL, net, WON } from '../model.ts';
import { looseApprentice, samplesOf } from '../positions.ts';

const player = looseApprentice(8);
const samples = samplesOf(1, [player, player], 2);
const numbers = readBack(NUMBERS, FORM);

await test('numbers come back as they were written', () => {
  assert.equal(written(numbers, FORM), NUMBERS);
  assert.doesNotThrow(() => netOf(NUMBERS));
});

await test('the gradient goes down the errors', () => {
  const sample = samples[3] as Float32Array;
  const gradient = new Float32Array(NUMBERS_IN_ALL);
  const before = net.learnFrom(numbers, sample, 0, gradient);
  const better = numbers.map((number, i) => number - 1e-4 * (gradient[i] as number));
  const after = net.learnFrom(better, sample, 0);
  assert.ok(after.odds + after.lead < before.odds + before.lead);
});

await test('what is learnt tells winners from losers', () => {
  const last = samples.at(-1) as Float32Array;
  const { odds } = net.learnFrom(numbers, last, 0);
  assert.ok(last[WON] === 0 || last[WON] === 1);
  assert.ok(Math.sqrt(odds) < 0.5);
});
