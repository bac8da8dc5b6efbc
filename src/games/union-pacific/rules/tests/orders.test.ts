import { describe, expect, it } from 'vitest';
import { Malformed } from '#kernel/game.ts';
import { unionPacific } from '../index.ts';
import { NO_SHARE, type Own, type Table, UP } from '../model.ts';
import { orders } from '../orders.ts';

const own = {} as Own;
const at = (phase: Table['phase'], ...display: number[]): Table => ({ phase, display }) as Table;
const take = (share: number) => orders.parse({ kind: 'take', share });

describe('an order to take a share', () => {
  it('takes it from where it lies, once', () => {
    expect(orders.next(at('take', 1, 3, NO_SHARE, 3), own, 0, take(3))).toEqual({
      play: [{ do: 'take-display', place: 1 }],
    });
  });

  it('is lifted if it lies there no more, and says nothing about other decisions', () => {
    expect(orders.next(at('take', 1, NO_SHARE), own, 0, take(3))).toBe('lifted');
    expect(orders.next(at('act', 3), own, 0, take(3))).toBe('wait');
  });

  it('is offered for each company on display, once', () => {
    expect(orders.offers(at('act', 3, NO_SHARE, 3, 1), own, 0)).toEqual([take(3), take(1)]);
  });

  it('is said in both languages, and has one form', () => {
    expect(orders.say(take(0), 'en')).toMatch(/^Take \*\*.+\*\* if it is still there$/);
    expect(orders.say(take(0), 'fr')).toMatch(/^Prendre \*\*.+\*\* si l’action est encore là$/);
    for (const raw of [{}, { kind: 'take' }, { kind: 'take', share: UP }, { ...take(1), more: 1 }])
      expect(() => orders.parse(raw)).toThrow(Malformed);
    expect(unionPacific.orders).toBe(orders);
  });
});
