import { describe, expect, it } from 'vitest';
import { rngFrom as rng } from '#kernel/rng.ts';
import { CARDS } from '../data/cards.ts';
import { pionniers } from '../index.ts';
import type { Train } from '../model.ts';
import { card, chance, dice, draws, KEEP, LAY, lots, MOVE, order, place } from './moves.ts';
import { at, type Moment } from './position.ts';

const laying = (sections: number) => at({ trains: [{ sections }, {}] });
/** Seat 0 stands on a danger, and a card is due. */
const drawing = (train: Partial<Train>, rest: Partial<Moment> = {}) =>
  at({ phase: 'card', ...rest, trains: [train, { front: 89, slow: true }] });
const ALL = CARDS.map((_, each) => each);

describe('how Rotonde keeps these rules', () => {
  it('16.1 lets chance do only what is due', () => {
    const every = [dice(1), dice(1, 1), card(1), order([1, 1], [2, 2]), lots(0, 1)];
    for (const action of every) {
      chance(at({ trains: [{}, {}] })).refusedBy('16.1', action);
      chance(at({ phase: 'strike', trains: [{ front: 11 }, {}] })).refusedBy('16.1', action);
      chance(at({ phase: 'over', trains: [{ front: 104 }, {}] })).refusedBy('16.1', action);
    }
    const throwDue = chance(at({ phase: 'move', trains: [{}, {}] }));
    for (const action of every.slice(2)) throwDue.refusedBy('16.1', action);
    for (const action of [LAY, MOVE, KEEP, place(1, 11)]) throwDue.refusedBy('16.1', action);
    const cardDue = chance(at({ phase: 'card', trains: [{ front: 17 }, {}] }));
    for (const action of [dice(1), dice(1, 1), lots(0, 1)]) cardDue.refusedBy('16.1', action);
  });

  it('16.1 cannot do anything where nobody throws or draws', () => {
    const table = at({ trains: [{}, {}] });
    expect(() => chance(table).acts()).toThrow(/chance does nothing/);
  });

  it('16.2 throws one die to lay, no more and no fewer', () => {
    const table = laying(9).do(0, LAY);
    chance(table).refusedBy('16.2', dice());
    chance(table).refusedBy('16.2', dice(1, 2));
    table.do('chance', dice(1));
  });

  it('16.2 throws to move with as many dice as are due', () => {
    const two = at({ trains: [{}, {}] }).do(0, MOVE);
    chance(two).refusedBy('16.2', dice(3));
    chance(two).refusedBy('16.2', dice());
    const slow = at({ trains: [{ slow: true }, {}] }).do(0, MOVE);
    chance(slow).refusedBy('16.2', dice(3, 3));
  });

  it('16.2 knows no die that shows less than 1 or more than 6', () => {
    const { parseAction } = pionniers.game;
    for (const die of [0, 7, -1, 2.5]) {
      expect(() => parseAction({ do: 'throw', dice: [die] })).toThrow(/dice\.0/);
      expect(() => parseAction({ do: 'throw-order', dice: [[1, die]] })).toThrow(/dice\.0\.1/);
    }
  });

  it('16.2 throws every number as often as the others', () => {
    const table = laying(9).do(0, LAY);
    const seen = new Map<string, number>();
    for (let seed = 0; seed < 600; seed++) {
      const action = JSON.stringify(pionniers.game.chance(table.state, rng(seed)));
      seen.set(action, (seen.get(action) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const times of seen.values()) expect(Math.abs(times - 100)).toBeLessThan(40);
  });

  it('16.3 takes no card that has been drawn', () => {
    const table = drawing({ front: 31 }, { drawn: [4, 7] });
    chance(table).refusedBy('16.3', card(5));
    chance(table).refusedBy('16.3', card(8));
    draws(table, 6);
  });

  it('16.3 takes only the next in the known order once all have been drawn', () => {
    const table = drawing({ front: 31 }, { drawn: [...ALL].reverse(), draws: 24 });
    for (let number = 1; number < 24; number++) chance(table).refusedBy('16.3', card(number));
    draws(table, 24);
    const later = drawing({ front: 31 }, { drawn: [...ALL].reverse(), draws: 25 });
    chance(later).refusedBy('16.3', card(24));
    draws(later, 23);
  });
});
