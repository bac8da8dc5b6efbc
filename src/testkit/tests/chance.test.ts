import { expect, it } from 'vitest';
import { chanceAt } from '../chance.ts';
import { play } from '../play.ts';
import { lanterns } from './lanterns.ts';

/** Both seats have staked; chance is to deal. */
function staked() {
  const table = play(lanterns, 2, { copies: 1 });
  for (const seat of [0, 1]) table.do(seat, { do: 'stake', points: 0 });
  return table;
}

it('acts once, the same for the same seed', () => {
  const [one, other] = [staked(), staked()];
  expect(chanceAt(lanterns, one).acts(7)).toEqual(chanceAt(lanterns, other).acts(7));
  expect(one.events).toHaveLength(3);
  expect(one.state).toEqual(other.state);
});

it('acts for as long as it is its turn', () => {
  const table = staked();
  chanceAt(lanterns, table).finishes();
  expect(table.state.table).toMatchObject({
    hands: [2, 2],
    bag: 0,
    at: { phase: 'turn', seat: 0 },
  });
});

it('is refused by exactly the rule that is told', () => {
  const table = staked();
  const chance = chanceAt(lanterns, table);
  table.do('chance', { do: 'deal', card: 2 });
  chance.refusedBy('1.3', { do: 'deal', card: 2 });
  expect(() => chance.refusedBy('1.2', { do: 'deal', card: 2 })).toThrow(
    'is refused by 1.3, not refused by 1.2',
  );
  expect(() => chance.refusedBy('1.3', { do: 'deal', card: 3 })).toThrow(
    'is allowed, not refused by 1.3',
  );
});
