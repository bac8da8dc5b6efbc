import assert from 'node:assert/strict';
import { test } from 'node:test';
import { netOf } from '#games/union-pacific/bots/net.ts';
import { NUMBERS } from '#games/union-pacific/bots/net-numbers.ts';
import { readBack, written } from '../../numbers.ts';
import { FORM, NUMBERS_IN_ALL, net, WON } from '../model.ts';
import { looseByNet, looseDriver, samplesOf } from '../positions.ts';

const samples = samplesOf(1, looseDriver(8), 2);
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

await test('what is learnt tells winners from losers near the end', () => {
  const last = samples.at(-1) as Float32Array;
  const { odds } = net.learnFrom(numbers, last, 0);
  assert.ok(last[WON] === 0 || last[WON] === 1);
  assert.ok(Math.sqrt(odds) < 0.5);
});

await test('what players by the net say of later positions is what the earlier are worth', () => {
  const net = netOf(NUMBERS);
  const own = samplesOf(2, looseByNet(net, 8), 4, net);
  assert.ok(own.every((sample) => (sample[WON] as number) >= 0 && (sample[WON] as number) <= 1));
  assert.ok(own.some((sample) => ![0, 0.5, 1].includes(sample[WON] as number)));
});
