import { describe, expect, it } from 'vitest';
import { play, playFrom } from '../play.ts';
import { lanterns, lanternsWith } from './lanterns.ts';
import { CARD_LOST } from './planting.ts';

const OPTIONS = { copies: 3 };

/** Both seats have staked and hold the cards 0 and 1, and seat 0 is to act. */
function dealt(title = lanterns) {
  const table = play(title, 2, OPTIONS);
  for (const seat of [1, 0]) table.do(seat, { do: 'stake', points: seat });
  for (const card of [0, 1, 0, 1]) table.do('chance', { do: 'deal', card });
  return table;
}

describe('play', () => {
  it('does what is allowed and keeps what was told', () => {
    const table = dealt().do(0, { do: 'play', card: 1 });
    expect(table.state.table.played).toEqual([[1], []]);
    expect(table.lastEvents).toEqual([{ is: 'played', seat: 0, card: 1 }]);
    expect(table.events).toHaveLength(7);
    expect(table.events[0]).toEqual({ is: 'staked', seat: 1, points: 1 });
    expect(table.own(0)).toEqual({ hand: [0], buried: [] });
    expect(table.choices(1)).toEqual([]);
  });

  it('throws with the rule for what is not, and does nothing', () => {
    const table = dealt();
    const text = JSON.stringify(table.state);
    expect(() => table.do(0, { do: 'play', card: 3 })).toThrow('refused by 3.1');
    expect(() => table.do('chance', { do: 'play', card: 3 })).toThrow('refused by 1.3');
    expect(() => table.do('chance', { do: 'deal', card: 3 })).toThrow("chance's");
    expect(() => table.do(0, { do: 'play', card: 0.5 })).toThrow('not an action');
    expect(JSON.stringify(table.state)).toBe(text);
  });

  it('names the rule that refuses', () => {
    const table = dealt();
    expect(table.refused(0, { do: 'play', card: 3 })).toBe('3.1');
    expect(table.refused(1, { do: 'play', card: 0 })).toBe('1.1');
    expect(table.refused(0, { do: 'play', card: 0 })).toBeUndefined();
  });

  it('expects exactly the rule it is told', () => {
    const table = dealt().refusedBy('3.1', 0, { do: 'play', card: 3 });
    expect(() => table.refusedBy('3.2', 0, { do: 'play', card: 3 })).toThrow(
      'is refused by 3.1, not refused by 3.2',
    );
    expect(() => table.refusedBy('3.1', 0, { do: 'play', card: 0 })).toThrow(
      'is allowed, not refused by 3.1',
    );
  });

  it('finds a check that changes the state', () => {
    const table = dealt(
      lanternsWith({
        check(_table, own) {
          own.hand.reverse();
          return undefined;
        },
      }),
    );
    expect(() => table.refused(1, { do: 'play', card: 0 })).toThrow('check changed the state');
  });

  it('has a referee', () => {
    expect(() => dealt(CARD_LOST).do(0, { do: 'bury', card: 1 })).toThrow(
      'the referee, after {"do":"bury","card":1}: The kinds count 3, 2, 3, 3.',
    );
  });
});

it('playFrom leaves the state it is given', () => {
  const { state } = dealt();
  const text = JSON.stringify(state);
  playFrom(lanterns, state).do(0, { do: 'play', card: 0 });
  expect(JSON.stringify(state)).toBe(text);
});
