import { describe, expect, it } from 'vitest';
import { checkUndo, type Played } from '#kernel/log.ts';
import { pionniers } from '../index.ts';
import type { Action } from '../model.ts';
import {
  card,
  chance,
  dice,
  draws,
  KEEP,
  LAY,
  lays,
  lots,
  MOVE,
  moves,
  order,
  place,
} from './moves.ts';
import { at, WAITING } from './position.ts';
import { phaseOf, toldBy, trainOf, turnOf } from './reading.ts';

describe('the turn', () => {
  it('3.1 goes round in the order of play, each laying or moving once', () => {
    const table = at({ trains: [{ sections: 5 }, {}, WAITING], order: [0, 2, 1] });
    lays(table, 1);
    lays(table, 6);
    moves(table, 3);
    moves(table, 2);
    const begun = table.events.flatMap((event) => (event.is === 'turn-begun' ? [event] : []));
    expect(begun.map(({ line, turn }) => [line, turn])).toEqual([
      [2, 2],
      [1, 3],
      [0, 4],
      [2, 5],
    ]);
    expect(trainOf(table, 0)).toMatchObject({ sections: 6, front: 9 });
  });

  it('3.1 goes on with what the stop sets off', () => {
    const table = moves(at({ trains: [{ front: 7 }, { front: 7 }] }), 4);
    expect([phaseOf(table), turnOf(table)]).toEqual(['strike', 0]);
    table.do(0, KEEP);
    expect([phaseOf(table), turnOf(table)]).toEqual(['choose', 1]);
  });

  it('3.2 lets nobody act but the one whose turn it is', () => {
    const table = at({ turn: 1, trains: [{ sections: 9 }, { sections: 9 }, {}] });
    table.refusedBy('3.2', 0, LAY).refusedBy('3.2', 2, MOVE).refusedBy('3.2', 3, LAY);
    // While the dice are due, nobody at all.
    table.do(1, LAY).refusedBy('3.2', 1, LAY).refusedBy('3.2', 0, LAY);
  });

  it('3.2 lets the one decide who may strike, even out of turn', () => {
    const table = at({ phase: 'strike', striker: 2, turn: 0, trains: [{}, {}, { front: 35 }] });
    table.refusedBy('3.2', 0, KEEP).refusedBy('3.2', 1, place(0, 11)).do(2, place(0, 11));
  });

  it('3.3 has laying and moving at the start of a turn, crates only on a strike', () => {
    const table = at({ trains: [{ sections: 9 }, {}] });
    table.refusedBy('3.3', 0, KEEP).refusedBy('3.3', 0, place(1, 11));
    const strike = at({ phase: 'strike', trains: [{ front: 11, sections: 9 }, {}] });
    strike.refusedBy('3.3', 0, LAY).refusedBy('3.3', 0, MOVE);
  });

  it('3.3 leaves to chance what is chance’s', () => {
    const table = at({ trains: [{ sections: 9 }, {}] });
    for (const action of [dice(6), dice(6, 6), card(1), order([6, 6]), lots(0, 1)]) {
      table.refusedBy('3.3', 0, action);
    }
  });

  it('3.4 offers no passing: whoever can do one thing only does that', () => {
    expect(at({ trains: [{ sections: 9 }, {}] }).choices(0)).toEqual([LAY, MOVE]);
    expect(at({ trains: [WAITING, {}] }).choices(0)).toEqual([LAY]);
    expect(at({ trains: [{ sections: 26 }, {}] }).choices(0)).toEqual([MOVE]);
    expect(at({ trains: [{ sections: 9, dynamite: 11 }, {}] }).choices(0)).toEqual([MOVE]);
    const away = { front: 27, struck: 27, engine: 14, sections: 9 };
    expect(at({ trains: [away, {}] }).choices(0)).toEqual([MOVE]);
  });

  it('3.5 passes over a train that has to miss a turn, once for each turn to miss', () => {
    const table = at({ trains: [{}, { missing: 1 }, { missing: 2 }] });
    moves(table, 2);
    expect(toldBy(table).slice(-2)).toEqual(['turn-missed', 'turn-missed']);
    expect(turnOf(table)).toBe(0);
    expect([1, 2].map((line) => trainOf(table, line).missing)).toEqual([0, 1]);
    moves(table, 5);
    expect(turnOf(table)).toBe(1);
    moves(table, 2);
    expect(turnOf(table)).toBe(0);
    expect(trainOf(table, 2).missing).toBe(0);
  });

  it('3.5 passes over several trains, even the mover itself when all have to miss', () => {
    const table = at({ phase: 'card', trains: [{ front: 17 }, { missing: 1 }, { missing: 1 }] });
    draws(table, 7);
    expect(turnOf(table)).toBe(1);
    expect(
      table.lastEvents.flatMap((told) => (told.is === 'turn-missed' ? told.line : [])),
    ).toEqual([1, 2, 0]);
    expect([0, 1, 2].map((line) => trainOf(table, line).missing)).toEqual([0, 0, 0]);
  });

  it('3.5 leaves a train that has to miss a turn its strike out of turn', () => {
    const table = at({ phase: 'strike', trains: [{ front: 11 }, { front: 40, missing: 1 }, {}] });
    table.do(0, place(1, 41));
    expect([phaseOf(table), trainOf(table, 1).front]).toEqual(['strike', 36]);
    table.do(1, place(2, 23));
    expect([turnOf(table), trainOf(table, 1).missing]).toEqual([2, 0]);
  });

  it('3.6 gives nothing back freely once a throw or a card has come', () => {
    const table = at({ trains: [{ front: 7 }, {}] });
    const log: Played<Action>[] = [];
    const enter = (actor: 0 | 'chance', action: Action) => {
      table.do(actor, action);
      log.push({ seq: log.length + 1, actor, action, at: 0 });
    };
    enter(0, MOVE);
    expect(checkUndo(log, 2, 0, { undo: 0 }, false)).toBeUndefined();
    enter('chance', dice(5, 5));
    expect(checkUndo(log, 2, 0, { undo: 0 }, false)).toEqual({ rule: 'H.2' });
    expect(phaseOf(table)).toBe('card');
    enter('chance', card(24));
    enter(0, KEEP);
    expect(checkUndo(log, 2, 0, { undo: 3 }, false)).toBeUndefined();
    expect(checkUndo(log, 2, 0, { undo: 2 }, false)).toEqual({ rule: 'H.2' });
  });

  it('3.6 leaves throws and cards to the house: they are chance’s own entries', () => {
    const table = at({ trains: [{}, {}] }).do(0, MOVE);
    expect(pionniers.game.actors(table.state.table)).toEqual(['chance']);
    expect(chance(table).acts(3)).toMatchObject({ do: 'throw' });
  });
});
