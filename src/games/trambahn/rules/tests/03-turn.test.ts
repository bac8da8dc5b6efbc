import { describe, expect, it } from 'vitest';
import { trambahn } from '../index.ts';
import type { Action, Phase, Step } from '../model.ts';
import { STEPS } from '../model.ts';
import { RED } from './cards.ts';
import { bank, buy, chance, end, extend, passenger, refill, reshuffle, start } from './moves.ts';
import { at, type Moment } from './position.ts';
import { inRandomGames } from './random-play.ts';

/** A moment at which every action has its card and its column, so that only the step can be in the way. */
const rich: Moment = {
  laid: 1,
  first: { hand: 'b5 b6 r2', columns: ['b1 x2', 'g3'], money: 20 },
  second: { hand: 'y5 y6', money: 9 },
};
const actions: readonly [Step, Action][] = [
  ['passengers', passenger('b5')],
  ['stations', start('r2')],
  ['stations', extend('b5', 0)],
  ['income', bank('b6')],
  ['trams', buy(2, 1)],
];
const phaseOf = (table: ReturnType<typeof at>): Phase => table.state.table.phase;

describe('the turn', () => {
  it('3.1 has five steps in order, and then the other player’s turn begins', () => {
    const table = at({ first: { hand: 'b5 r2 r4 y1 y2 y3', money: 12 }, second: { hand: 'g1' } });
    const steps: Phase[] = [phaseOf(table)];
    const then = () => steps.push(phaseOf(table));
    table.do(0, passenger('b5')).do(0, end('passengers'));
    then();
    table.do(0, start('r2')).do(0, end('stations'));
    then();
    table.do(0, bank('y1')).do(0, end('income'));
    then();
    table.do(0, buy(2, 0)).do(0, end('trams'));
    then();
    chance(table).acts();
    then();
    expect(steps).toEqual(['passengers', 'stations', 'income', 'trams', 'refill', 'passengers']);
    expect(table.state.table).toMatchObject({ turn: 1, turns: 2, laid: 0 });
    expect(table.lastEvents.at(-1)).toEqual({ is: 'turn-begun', seat: 1, turn: 2 });
  });

  it('3.1 takes turns: never does a player have two in a row', () => {
    let last = 1;
    inRandomGames(20, ({ events }) => {
      for (const event of events) {
        if (event.is !== 'turn-begun') continue;
        if (event.turn === 1) last = 1;
        expect(event.seat).toBe(1 - last);
        expect(event.seat).toBe((event.turn - 1) % 2);
        last = event.seat;
      }
    });
  });

  it('3.1 gives chance its place: it does nothing out of its steps', () => {
    const deal: Action = { do: 'deal', money: [[], []], hands: [[], []] };
    for (const step of STEPS) {
      const { refusedBy } = chance(at({ ...rich, step }));
      for (const action of [deal, refill('', ''), reshuffle('', ''), passenger('b5'), end(step)]) {
        refusedBy('3.1', action);
      }
    }
    const { refusedBy } = chance(at({ ...rich, step: 'refill' }));
    for (const action of [deal, reshuffle('', ''), ...actions.map(([, action]) => action)]) {
      refusedBy('3.1', action);
    }
  });

  it('3.2 lets only the player whose turn it is act', () => {
    for (const turn of [0, 1] as const) {
      const table = at({ turn, first: { hand: 'b5 r2' }, second: { hand: 'b5 r2' } });
      table.refusedBy('3.2', 1 - turn, passenger('b5'));
      table.refusedBy('3.2', 1 - turn, end('passengers'));
      expect(table.choices(1 - turn)).toEqual([]);
      table.do(turn, passenger('b5'));
    }
  });

  it('3.2 lets nobody act for chance, nor from a seat that is not at the table', () => {
    const table = at({ ...rich, step: 'refill' });
    table.refusedBy('3.2', 0, refill('', '')).refusedBy('3.2', 1, refill('', ''));
    const { state } = at(rich);
    for (const seat of [2, -1, 0.5, NaN]) {
      const own = trambahn.game.own(state, 0);
      expect(trambahn.game.check(state.table, own, seat, passenger('b5'))?.rule).toBe('3.2');
    }
  });

  it('3.3 allows each action in its own step and in no other', () => {
    for (const current of STEPS) {
      const table = at({ ...rich, step: current });
      for (const [step, action] of actions) {
        if (step === current) expect(table.refused(0, action)).toBeUndefined();
        else table.refusedBy('3.3', 0, action);
      }
    }
  });

  it('3.3 gives what is chance’s to no player', () => {
    const table = at(rich);
    table.refusedBy('3.3', 0, refill('', ''));
    table.refusedBy('3.3', 0, reshuffle('', ''));
    table.refusedBy('3.3', 0, { do: 'deal', money: [[], []], hands: [[], []] });
  });

  it('3.3 never comes back to a step that is over', () => {
    const table = at({ ...rich, step: 'stations' });
    table.do(0, end('stations')).refusedBy('3.3', 0, start('r2'));
    table.do(0, end('income')).refusedBy('3.3', 0, bank('b6')).refusedBy('3.3', 0, start('r2'));
  });

  it('3.4 takes every card that is laid from one’s own hand', () => {
    at({ ...rich, step: 'passengers' }).refusedBy('3.4', 0, passenger('y5'));
    at({ ...rich, step: 'passengers' }).refusedBy('3.4', 0, passenger('c', RED));
    at({ ...rich, step: 'stations' }).refusedBy('3.4', 0, start('y5'));
    at({ ...rich, step: 'stations' }).refusedBy('3.4', 0, extend('b4', 0));
    at({ ...rich, step: 'income' }).refusedBy('3.4', 0, bank('y5'));
    // One that lies in the column already, and one that has just left the hand.
    at({ ...rich, step: 'stations' }).refusedBy('3.4', 0, start('b1'));
    at({ ...rich, step: 'income' })
      .do(0, bank('b5'))
      .refusedBy('3.4', 0, bank('b5'));
  });

  it('3.4 takes one copy of a card for each time it is laid', () => {
    const table = at({ step: 'income', first: { hand: 'b5 b5' } });
    table.do(0, bank('b5')).do(0, bank('b5')).refusedBy('3.4', 0, bank('b5'));
    expect(table.state.table.players[0]).toMatchObject({ hand: 0, money: 2 });
  });

  it('3.5 knows only columns that are on the table', () => {
    at({ ...rich, step: 'stations' }).refusedBy('3.5', 0, extend('b5', 2));
    at({ ...rich, step: 'trams' })
      .refusedBy('3.5', 0, buy(2, 2))
      .refusedBy('3.5', 0, buy(2, 21));
  });

  it('3.5 knows only one’s own columns: the opponent’s cannot be named', () => {
    const table = at({
      step: 'stations',
      first: { hand: 'b5', columns: [] },
      second: { columns: ['b1 x2', 'b2 x2'] },
    });
    table.refusedBy('3.5', 0, extend('b5', 0)).refusedBy('3.5', 0, extend('b5', 1));
    expect(table.choices(0)).toEqual([start('b5'), end('stations')]);
  });

  it('3.6 lets the stations, income and trams steps end without anything being done', () => {
    for (const [step, next] of [
      ['stations', 'income'],
      ['income', 'trams'],
      ['trams', 'refill'],
    ] as const) {
      const table = at({ ...rich, step }).do(0, end(step));
      expect(phaseOf(table)).toBe(next);
      expect(table.lastEvents).toEqual([{ is: 'phase-begun', phase: next }]);
    }
  });

  it('3.6 lets a step go on until its player ends it', () => {
    const table = at({ ...rich, step: 'stations' });
    table.do(0, start('r2')).do(0, extend('b5', 0)).do(0, extend('b6', 0));
    expect(phaseOf(table)).toBe('stations');
    expect(table.choices(0)).toEqual([end('stations')]);
  });

  it('3.6 asks for no decision in the refill: chance runs it', () => {
    const table = at({ ...rich, step: 'refill' });
    expect(trambahn.game.actors(table.state.table)).toEqual(['chance']);
    expect(table.choices(0)).toEqual([]);
  });

  it('3.8 passes the stations and income steps when the hand is empty', () => {
    const table = at({ laid: 1, first: { hand: 'b5', columns: ['g3'], money: 9 } });
    expect(phaseOf(table.do(0, passenger('b5')))).toBe('trams');
  });

  it('3.8 passes the income step when the last card was laid as a station', () => {
    const table = at({ step: 'stations', first: { hand: 'b5', columns: ['g3'], money: 9 } });
    expect(phaseOf(table.do(0, start('b5')).do(0, end('stations')))).toBe('trams');
  });

  it('3.8 passes the trams step when no column lacks a tram', () => {
    const first = { hand: 'b5', columns: ['b1 x2'], money: 20 };
    expect(phaseOf(at({ step: 'income', first }).do(0, end('income')))).toBe('refill');
    const none = { hand: 'b5', money: 20 };
    expect(phaseOf(at({ step: 'income', first: none }).do(0, end('income')))).toBe('refill');
  });

  it('3.8 passes the trams step when nothing on display can be paid for', () => {
    for (const [money, display, next] of [
      [4, [2, 2, 2], 'refill'],
      [5, [2, 2, 2], 'trams'],
      [9, [3, 3, 3], 'refill'],
      [10, [3, 3, 4], 'trams'],
      [14, [4, 4], 'refill'],
      [15, [4, 4], 'trams'],
    ] as const) {
      const first = { hand: 'b5', columns: ['g3'], money };
      const table = at({ step: 'income', first, display }).do(0, end('income'));
      expect(phaseOf(table), `${money} for ${display}`).toBe(next);
    }
  });

  it('3.8 passes the trams step when the display is empty', () => {
    const first = { hand: 'b5', columns: ['g3'], money: 20 };
    const table = at({ step: 'income', first, second: { columns: EVERY_TRAM }, display: [] });
    expect(phaseOf(table.do(0, end('income')))).toBe('refill');
  });

  it('3.8 does not pass the stations step because no card fits: only its player can see that', () => {
    const table = at({ laid: 1, first: { hand: 'b5 c', columns: ['b10 x2'] } });
    expect(phaseOf(table.do(0, passenger('b5')))).toBe('stations');
    expect(table.choices(0)).toEqual([end('stations')]);
  });

  it('3.6, 3.8 leaves a step that was open to its player to end, though nothing more can be done in it', () => {
    // So a last card laid, or a last purchase, can still be taken back: see H.1.
    const banked = at({ step: 'income', first: { hand: 'b5' } }).do(0, bank('b5'));
    expect(phaseOf(banked)).toBe('income');
    expect(banked.choices(0)).toEqual([end('income')]);
    const bought = at({ step: 'trams', first: { hand: 'b5', columns: ['g3'], money: 9 } });
    bought.do(0, buy(2, 0));
    expect(phaseOf(bought)).toBe('trams');
    expect(bought.choices(0)).toEqual([end('trams')]);
  });
});

/** Sixteen columns with all the trams there are. */
const EVERY_TRAM = [2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4].map(
  (tram, i) => `${i < 8 ? 'r' : 'y'}${2 + (i % 8)} x${tram}`,
);
