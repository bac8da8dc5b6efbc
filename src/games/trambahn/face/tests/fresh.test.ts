import { describe, expect, it } from 'vitest';
import type { Table } from '#games/trambahn/rules/model.ts';
import { type Moment, position } from '#games/trambahn/rules/tests/position.ts';
import { type Fresh, freshAfter, NONE } from '../logic/fresh.ts';

const tableAt = (turns: number, moment: Moment): Table => ({ ...position(moment).table, turns });
const known = (table: Table): Fresh => ({ seat: undefined, spots: NONE, table });
const spots = (fresh: Fresh) => [...fresh.spots].toSorted();

const mine = tableAt(5, { turn: 0, rows: { blue: 'b2' }, first: { columns: ['r3 x2'] } });
const laid = tableAt(5, { turn: 0, rows: { blue: 'b2 b3' }, first: { columns: ['r3 r5 x2'] } });
const rivals = tableAt(6, {
  turn: 1,
  laid: 1,
  rows: { blue: 'b2 b3', green: 'g1' },
  first: { columns: ['r3 r5 x2'] },
});
const back = tableAt(7, {
  turn: 0,
  rows: { blue: 'b2 b3', green: 'g1' },
  first: { columns: ['r3 r5 x2'] },
  second: { columns: ['y4 x2'] },
});

describe('what was laid last', () => {
  it('is marked until the rival lays something', () => {
    const own = freshAfter(known(mine), laid);
    expect(spots(own)).toEqual(['row:0:1', 'strip:0:0:1']);
    expect(spots(freshAfter(own, rivals))).toEqual(['row:2:0']);
    expect(spots(freshAfter(freshAfter(own, rivals), back))).toEqual(['row:2:0', 'strip:1:0:0']);
  });

  it('is marked as well when nobody waited to see it', () => {
    const own = freshAfter(known(mine), laid);
    expect(spots(freshAfter(own, back))).toEqual(['row:2:0', 'strip:1:0:0']);
  });

  it('is marked no more when it was taken back, or has left', () => {
    const own = freshAfter(known(mine), laid);
    expect(spots(freshAfter(own, mine))).toEqual([]);
    const scored = {
      ...tableAt(5, { turn: 0, rows: { blue: 'b7' } }),
      scorings: [...laid.scorings],
    };
    scored.scorings.push({ line: 0, points: [0, 0] });
    expect(spots(freshAfter(own, scored))).toEqual(['row:0:0']);
  });

  it('is nothing of a table that is far from the one before', () => {
    expect(spots(freshAfter(known(mine), { ...back, turns: 9 }))).toEqual([]);
    expect(spots(freshAfter(known(back), mine))).toEqual([]);
  });
});
