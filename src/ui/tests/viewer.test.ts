import { expect, test } from 'vitest';
import { whoIs } from '../viewer.ts';

const names = ['Ada', 'Basile'];

test('who looks is "you", unless several look at this device', () => {
  expect(whoIs({ names, eyes: 0 }, 0)).toEqual({ you: true, name: 'Ada' });
  expect(whoIs({ names, eyes: 0 }, 1)).toEqual({ you: false, name: 'Basile' });
  expect(whoIs({ names, eyes: 0, shared: true }, 0)).toEqual({ you: false, name: 'Ada' });
});
