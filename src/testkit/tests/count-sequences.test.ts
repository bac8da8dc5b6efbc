import { expect, it } from 'vitest';
import { countSequences } from '../count-sequences.ts';
import { play } from '../play.ts';
import { lanterns } from './lanterns.ts';

const { game } = lanterns;

it('counts what seats may do one after another, several at once in any order', () => {
  const { state } = play(lanterns, 2, { copies: 3 });
  expect(countSequences(game, state, 0)).toBe(1);
  expect(countSequences(game, state, 1)).toBe(6);
  expect(countSequences(game, state, 2)).toBe(18);
});

it('stops at chance and at the end, and leaves the state as it was', () => {
  const table = play(lanterns, 2, { copies: 1 });
  for (const seat of [0, 1]) table.do(seat, { do: 'stake', points: 0 });
  expect(countSequences(game, table.state, 5)).toBe(1);

  for (const card of [0, 1, 2, 3]) table.do('chance', { do: 'deal', card });
  const text = JSON.stringify(table.state);
  // Four cards, each played or buried, in two orders for each seat: 4 * 4 * 2 * 2, and nothing after that.
  expect(countSequences(game, table.state, 4)).toBe(64);
  expect(countSequences(game, table.state, 9)).toBe(64);
  expect(JSON.stringify(table.state)).toBe(text);
});

it('counts what it is told that a seat may do', () => {
  const { state } = play(lanterns, 2, { copies: 3 });
  const one = [{ do: 'stake', points: 0 }] as const;
  expect(countSequences(game, state, 2, () => one)).toBe(2);
});
