import { describe, expect, it } from 'vitest';
import { forecast } from '#games/pionniers/rules/forecast.ts';
import { pionniers } from '#games/pionniers/rules/index.ts';
import type { Action } from '#games/pionniers/rules/model.ts';
import { derailsTo, percentsOf, sharesOf } from '../logic/shares.ts';
import { barredOf, nearestTarget, stepTarget, targetsOf } from '../logic/targets.ts';
import { leadersOf, traitsOf } from '../logic/traits.ts';
import { upcomingOf } from '../logic/upcoming.ts';
import { moment } from './games.ts';

const { game } = pionniers;

describe('the chances before a throw', () => {
  // As in the picture of the table: Camille at 44, track to 52.
  const table = moment([{ front: 47 }, { front: 44, sections: 13 }], { turn: 1 });
  const outcomes = forecast(table, 1);

  it('are shared between what a throw sets off', () => {
    const shares = sharesOf(outcomes);
    expect(shares.map(({ kind }) => kind)).toEqual(['plain', 'river', 'ambush', 'derail']);
    expect(percentsOf(shares)).toEqual([39, 19, 14, 28]);
    expect(derailsTo(table, outcomes)).toEqual({ space: 45, mark: undefined });
  });

  it('tell what a derailed train would stand on', () => {
    const [river, danger] = [
      moment([{ front: 60, sections: 17 }]),
      moment([{ front: 60, sections: 16 }]),
    ].map((one) => derailsTo(one, forecast(one, 0)));
    expect(river).toEqual({ space: 61, mark: 'river' });
    expect(danger).toEqual({ space: 57, mark: 'danger' });
  });

  it('always come to a hundred', () => {
    for (let front = 7; front < 48; front++) {
      const shares = sharesOf(forecast(moment([{ front }]), 0));
      expect(percentsOf(shares).reduce((a, b) => a + b, 0)).toBe(100);
    }
  });
});

describe('where a crate may go', () => {
  const table = moment(
    [
      { front: 47, sections: 15, signal: 48 },
      { front: 48, sections: 13 },
      { front: 53, sections: 16, dynamite: 61 },
      { front: 60, sections: 19 },
    ],
    { phase: 'strike', turn: 1, striker: 1 },
  );
  const choices = game.choices(table, {}, 1);
  const check = (action: Action) => game.check(table, {}, 1, action);
  const targets = targetsOf(table, choices);

  it('lists the places line by line, with what each does', () => {
    expect(targets.map(({ line, space, blow }) => [line, space, blow.is])).toEqual([
      [0, 56, 'slow'],
      [3, 61, 'push-back'],
      [3, 67, 'slow'],
      [3, 75, 'slow'],
    ]);
    expect(targets[1]?.blow).toMatchObject({ from: 60, to: 56 });
  });

  it('says why a line cannot be struck', () => {
    expect(barredOf(table, targets, check)).toEqual([{ line: 2, space: 61, why: 'dynamite' }]);
    const early = moment([{ front: 11 }, { front: 0, sections: 1 }], {
      phase: 'strike',
      striker: 0,
    });
    const none = barredOf(early, [], (action) => game.check(early, {}, 0, action));
    expect(none.find(({ line }) => line === 1)?.why).toBe('start');
  });

  it('is walked by arrows, round and round', () => {
    expect(stepTarget(targets, undefined, 'right')).toBe(targets[0]);
    expect(stepTarget(targets, targets[0], 'left')).toBe(targets[3]);
    expect(stepTarget(targets, targets[0], 'down')).toBe(targets[1]);
    expect(stepTarget(targets, targets[3], 'up')).toBe(targets[0]);
  });

  it('takes a tap that comes near enough', () => {
    const where = ({ space }: { space: number }) => ({ x: space * 10, y: 0 });
    expect(nearestTarget(targets, where, { x: 600, y: 9 }, 22)).toBe(targets[1]);
    expect(nearestTarget(targets, where, { x: 600, y: 40 }, 22)).toBeUndefined();
  });
});

describe('what is said of a train', () => {
  const table = moment(
    [
      { front: 47, signal: 48 },
      { front: 44 },
      { front: 53, engine: 43 },
      { front: 60, missing: 1 },
    ],
    { turn: 1 },
  );

  it('tells the most pressing first', () => {
    expect(traitsOf(table, 0, 1)).toEqual([{ is: 'signal' }]);
    expect(traitsOf(table, 1, 1)).toEqual([{ is: 'turn', you: true }]);
    expect(traitsOf(table, 2, 1)).toEqual([{ is: 'engine', spaces: 3 }]);
    expect(traitsOf(table, 3, 1)).toEqual([{ is: 'misses', turns: 1 }, { is: 'leads' }]);
  });

  it('names no leader while all stand level, and leaves out who misses a turn', () => {
    expect(leadersOf(moment([]))).toEqual([]);
    expect(upcomingOf(table)).toEqual([2, 0]);
  });
});
