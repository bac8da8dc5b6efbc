import { expect, it } from 'vitest';
import { trambahn } from '#games/trambahn/rules/index.ts';
import { notation } from './known/index.ts';

it('a known position may be of either seat, and says nothing that has no meaning', () => {
  const position = { phase: 'stations', mine: [{ cards: 'b1 b2', tram: 3 }], hand: 'b3 c' };
  const { table, own } = notation.seen(position, 1);
  expect(trambahn.game.actors(table)).toEqual([1]);
  expect(table.players.map(({ columns }) => columns.length)).toEqual([0, 1]);
  const part = notation.part({ do: 'extend-column', card: 'b3' });
  expect(trambahn.game.choices(table, own, 1)).toContainEqual({ ...part, column: 0 });
  for (const wrong of [{ hand: 'x1' }, { hans: 'b1' }, { hand: 'b11' }])
    expect(() => notation.seen({ ...position, ...wrong }, 0)).toThrow();
});
