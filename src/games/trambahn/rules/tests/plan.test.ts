import { expect, test } from 'vitest';
import { plans } from '#testkit/suite/plans.ts';
import { trambahn } from '../index.ts';
import { position } from './position.ts';

plans(trambahn, { bound: 1000, games: 20 });

test('8.1 a plan ends with the turn: what is drawn then decides the next one', () => {
  const state = position({ step: 'refill', first: { hand: 'b5 r2' }, second: { hand: 'g5' } });
  const { turns } = state.table;
  expect(trambahn.game.toTurnOf?.(state, 0)).toBe(false);
  expect(state.table.turns).toBe(turns);
  expect(trambahn.game.toTurnOf?.(state, 1)).toBe(true);
});
