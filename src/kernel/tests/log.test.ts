import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Actor, RuleId, Seat } from '../game.ts';
import {
  checkUndo,
  concernedBy,
  type Entry,
  isUndo,
  standing,
  type Undo,
  undoFloor,
} from '../log.ts';

type Action = { play: number };

/** A log from who acted, in order; an object in the list is an undo by seat 0. */
function logOf(...lines: readonly (Actor | Undo)[]): Entry<Action>[] {
  return lines.map((line, i) =>
    typeof line === 'object'
      ? { seq: i + 1, actor: 0, action: line, at: 0 }
      : { seq: i + 1, actor: line, action: { play: i + 1 }, at: 0 },
  );
}

const inForce = (log: readonly Entry<Action>[]): number[] => standing(log).map(({ seq }) => seq);

/** A table of this many seats where this was played, and what its seats may take back. */
function tableAfter(seats: number, ...lines: readonly (Actor | Undo)[]) {
  const force = standing(logOf(...lines));
  const ruleAgainst = (seat: Seat, undo: Undo, over = false) =>
    checkUndo(force, seats, seat, undo, over)?.rule;
  return {
    allows: (seat: Seat, undo: Undo) => expect(ruleAgainst(seat, undo)).toBeUndefined(),
    refusedBy: (rule: RuleId, seat: Seat, undo: Undo) => expect(ruleAgainst(seat, undo)).toBe(rule),
    over: {
      refusedBy: (rule: RuleId, seat: Seat, undo: Undo) =>
        expect(ruleAgainst(seat, undo, true)).toBe(rule),
    },
  };
}

describe('standing', () => {
  it('is the whole log while nothing was taken back', () => {
    expect(inForce(logOf('chance', 0, 0, 1))).toEqual([1, 2, 3, 4]);
    expect(inForce([])).toEqual([]);
  });

  it('leaves out what an undo strikes, and the undo itself', () => {
    expect(inForce(logOf('chance', 0, 0, { undo: 2 }, 0))).toEqual([1, 2, 5]);
    expect(inForce(logOf('chance', 0, 0, { undo: 0 }))).toEqual([]);
  });

  it('follows an undo after an undo: each goes back from what stands then', () => {
    const log = logOf('chance', 0, 0, 0, { undo: 3 }, 0, { undo: 1 }, 0, { undo: 1 });
    expect(inForce(log.slice(0, 5))).toEqual([1, 2, 3]);
    expect(inForce(log.slice(0, 6))).toEqual([1, 2, 3, 6]);
    expect(inForce(log.slice(0, 7))).toEqual([1]);
    expect(inForce(log.slice(0, 8))).toEqual([1, 8]);
    expect(inForce(log)).toEqual([1]);
  });

  it('does not need the target itself: what is struck cannot strike again', () => {
    // Entry 3 was struck by entry 4; going back to 2 from there strikes 5 alone.
    expect(inForce(logOf(0, 0, 0, { undo: 2 }, 0, { undo: 2 }))).toEqual([1, 2]);
  });

  it('agrees with keeping a copy of the game after each entry and going back to it', () => {
    const steps = fc.array(fc.tuple(fc.boolean(), fc.nat()), { maxLength: 40 });
    fc.assert(
      fc.property(steps, (numbers) => {
        const log: Entry<Action>[] = [];
        const copies: number[][] = [[]];
        let now: number[] = [];
        for (const [takesBack, number] of numbers) {
          const seq = log.length + 1;
          const targets = [0, ...now.slice(0, -1)];
          if (takesBack && now.length > 0) {
            const undo = targets[number % targets.length] as number;
            log.push({ seq, actor: 0, action: { undo }, at: 0 });
            now = copies[undo] as number[];
          } else {
            log.push({ seq, actor: 0, action: { play: seq }, at: 0 });
            now = [...now, seq];
          }
          copies.push(now);
          expect(inForce(log)).toEqual(now);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('undoFloor', () => {
  it('is the last entry that is not this seat’s own', () => {
    const force = standing(logOf('chance', 0, 0, 1, 0, 0));
    expect(undoFloor(force, 0)).toBe(4);
    expect(undoFloor(force, 1)).toBe(6);
  });

  it('is the very beginning for whoever alone has acted', () => {
    expect(undoFloor(standing(logOf(0, 0)), 0)).toBe(0);
    expect(undoFloor([], 0)).toBe(0);
  });

  it('is this seat’s own last final action, where that came later', () => {
    const force = standing(logOf('chance', 0, 0, 0));
    const isFinal = ({ play }: Action): boolean => play === 3;
    expect(undoFloor(force, 0, isFinal)).toBe(3);
  });
});

describe('undo', () => {
  it('H.1 goes back freely over one’s own actions, one or many, to the last outcome of chance', () => {
    const table = tableAfter(2, 'chance', 0, 0, 0);
    for (const undo of [3, 2, 1]) table.allows(0, { undo });
  });

  it('H.1 goes back freely to the other player’s last decision', () => {
    tableAfter(2, 'chance', 0, 1, 0, 0).allows(0, { undo: 3 });
  });

  it('H.1 asks the others before a final choice is taken back', () => {
    const force = standing(logOf('chance', 0));
    const isFinal = (): boolean => true;
    expect(checkUndo(force, 2, 0, { undo: 1 }, false, isFinal)?.rule).toBe('H.2');
    expect(checkUndo(force, 2, 0, { undo: 1, agreed: [1] }, false, isFinal)).toBeUndefined();
  });

  it('H.1 needs no other’s action at all to be free', () => {
    tableAfter(2, 0, 0).allows(0, { undo: 0 });
  });

  it('H.1, H.2 what was taken back is no longer in the way', () => {
    // The die of entry 3 was taken back with consent; before it lie only seat 0's own actions.
    const table = tableAfter(2, 'chance', 0, 'chance', { undo: 2, agreed: [1] }, 0);
    table.allows(0, { undo: 2 });
    table.allows(0, { undo: 1 });
    table.refusedBy('H.2', 0, { undo: 0 });
  });

  it('H.2 goes beyond an outcome of chance with consent alone', () => {
    const table = tableAfter(2, 'chance', 0, 'chance', 0);
    table.refusedBy('H.2', 0, { undo: 2 });
    table.refusedBy('H.2', 0, { undo: 2, agreed: [] });
    table.allows(0, { undo: 2, agreed: [1] });
  });

  it('H.2 where chance drew nothing, asks those alone whose decisions it takes back', () => {
    const table = tableAfter(4, 'chance', 0, 1, 0, 2, 0);
    table.allows(0, { undo: 5 });
    for (const agreed of [[], [1], [3], [0, 3]]) table.refusedBy('H.2', 0, { undo: 4, agreed });
    table.allows(0, { undo: 4, agreed: [2] });
    table.allows(0, { undo: 2, agreed: [2, 1] });
    // Beyond the first deal it concerns everybody, and what everybody agreed to holds anywhere.
    table.refusedBy('H.2', 0, { undo: 0, agreed: [2, 1] });
    table.allows(0, { undo: 0, agreed: [2, 1, 3] });
    table.allows(0, { undo: 4, agreed: [2, 1, 3] });
  });

  it('H.2 asks everybody before another’s final choice is taken back', () => {
    const force = standing(logOf('chance', 0, 1, 0));
    const isFinal = ({ play }: Action): boolean => play === 3;
    expect(concernedBy(force.slice(1), 3, 0, isFinal)).toEqual([1, 2]);
    expect(concernedBy(force.slice(1), 3, 0)).toEqual([1]);
  });

  it('H.2 goes beyond another’s decision with consent alone', () => {
    const table = tableAfter(2, 'chance', 0, 1, 0);
    table.refusedBy('H.2', 0, { undo: 2 });
    table.allows(0, { undo: 2, agreed: [1] });
    table.allows(0, { undo: 0, agreed: [1] });
  });

  it('H.2 asks every other player, not one of them, and never oneself', () => {
    const table = tableAfter(4, 'chance', 0, 'chance', 0);
    for (const agreed of [[1], [1, 2], [0, 1, 2], [1, 1, 1], [3, 2], [0, 0, 0]]) {
      table.refusedBy('H.2', 0, { undo: 1, agreed });
    }
    table.allows(0, { undo: 1, agreed: [3, 1, 2] });
  });

  it('H.2 lets a player who has not acted take nothing of another’s back', () => {
    tableAfter(2, 'chance', 0, 0).refusedBy('H.2', 1, { undo: 2 });
    tableAfter(2, 'chance', 0, 0).allows(1, { undo: 2, agreed: [0] });
  });

  it('H.3 goes only to an entry in force, and back at all', () => {
    const table = tableAfter(2, 'chance', 0, 0, { undo: 2 }, 0);
    table.refusedBy('H.3', 0, { undo: 3 }); // struck
    table.refusedBy('H.3', 0, { undo: 4 }); // an undo is no moment of the game
    table.refusedBy('H.3', 0, { undo: 5 }); // where the game stands now
    table.refusedBy('H.3', 0, { undo: 6 }); // to come
    table.refusedBy('H.3', 0, { undo: 6, agreed: [1] });
  });

  it('H.3 names no moment that is not a number of an entry', () => {
    for (const undo of [-1, 0.5, NaN, Infinity]) {
      tableAfter(2, 'chance', 0, 0).refusedBy('H.3', 0, { undo, agreed: [1] });
    }
  });

  it('H.3 takes nothing back where nothing was done', () => {
    tableAfter(2).refusedBy('H.3', 0, { undo: 0, agreed: [1] });
  });

  it('H.4 takes nothing back once the game is over, not even with consent', () => {
    const { over } = tableAfter(2, 'chance', 0, 0);
    over.refusedBy('H.4', 0, { undo: 2 });
    over.refusedBy('H.4', 0, { undo: 2, agreed: [1] });
    over.refusedBy('H.4', 0, { undo: 99 });
  });

  it('H.1, H.2, H.3 is free exactly when it strikes something and all of it is one’s own; else asks whom it concerns', () => {
    const actor = fc.constantFrom<Actor>('chance', 0, 1, 2);
    fc.assert(
      fc.property(
        fc.array(actor, { maxLength: 12 }),
        fc.nat(2),
        fc.nat(13),
        (actors, seat, undo) => {
          const force = standing(logOf(...actors));
          const struck = actors.slice(undo);
          const known = undo <= actors.length;
          const free = known && struck.length > 0 && struck.every((other) => other === seat);
          expect(checkUndo(force, 3, seat, { undo }, false) === undefined).toBe(free);
          const others = struck.filter((other) => other !== seat);
          const needed = others.includes('chance') ? [0, 1, 2] : (others as Seat[]);
          for (const agreed of [[], [0], [1], [2], [0, 1], [0, 2], [1, 2]]) {
            const suffices = needed.every((one) => one === seat || agreed.includes(one));
            const refusal = checkUndo(force, 3, seat, { undo, agreed }, false);
            expect(refusal === undefined).toBe(known && struck.length > 0 && suffices);
          }
          const withConsent = checkUndo(force, 3, seat, { undo, agreed: [0, 1, 2] }, false);
          expect(withConsent === undefined).toBe(known && struck.length > 0);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('isUndo', () => {
  it('tells an undo from an action of a game', () => {
    expect(isUndo({ undo: 3 })).toBe(true);
    for (const other of [{ do: 'walk' }, {}, null, undefined, 'undo', 3]) {
      expect(isUndo(other)).toBe(false);
    }
  });
});
