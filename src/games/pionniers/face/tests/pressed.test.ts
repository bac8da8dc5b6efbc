import { describe, expect, it } from 'vitest';
import { boardOf } from '#games/pionniers/rules/board.ts';
import { pionniers } from '#games/pionniers/rules/index.ts';
import type { Pionniers, Table } from '#games/pionniers/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import type { Situation } from '#ui/handling/outcome.ts';
import { geometryOf, middleOf } from '../art/geometry.ts';
import { askOf, EMPTY, type Held, questionOf } from '../handling/held.ts';
import { lightsOf } from '../handling/lights.ts';
import { offersOf } from '../handling/offers.ts';
import { pressed } from '../handling/pressed.ts';
import { pressAt } from '../handling/spots.ts';
import { moment } from './games.ts';

const { game } = pionniers;

function situationOf(table: Table, seat: Seat): Situation<Pionniers> {
  return {
    table,
    own: {},
    eyes: seat,
    choices: game.choices(table, {}, seat),
    check: (action) => game.check(table, {}, seat, action),
    after: () => undefined,
  };
}

describe('with a crate in hand', () => {
  const table = moment(
    [
      { front: 47, sections: 15, signal: 48 },
      { front: 48, sections: 13 },
      { front: 53, sections: 16, dynamite: 61 },
      { front: 60, sections: 19 },
    ],
    { phase: 'strike', turn: 1, striker: 1 },
  );
  const situation = situationOf(table, 1);
  const [first, second] = lightsOf('strike', situation).targets;
  if (!first || !second) throw new Error('there are places for a crate');
  const at = ({ line, space }: { line: number; space: number }) => ({ line, space });
  const held: Held = { picked: at(first) };

  it('a place is picked, and the crate goes there; it is held until the table has answered', () => {
    const picked = pressed(EMPTY, { on: 'target', ...at(first) }, situation);
    expect(picked).toEqual({ held });
    const placed = pressed(held, { on: 'place' }, situation);
    expect(placed).toEqual({ held, deed: [{ do: 'place-crate', ...at(first) }] });
    expect(placed.held).toBe(held);
  });

  it('nothing picked places nothing and says so, and keeping is a choice', () => {
    const { held: still, deed, refused } = pressed(EMPTY, { on: 'place' }, situation);
    expect([still, deed, refused?.refusal.rule]).toEqual([EMPTY, undefined, '6.6']);
    expect(pressed(held, { on: 'keep' }, situation).deed).toEqual([{ do: 'keep-crate' }]);
  });

  it('arrows walk the places, with the focus', () => {
    const one = pressed(EMPTY, { on: 'arrow', way: 'right' }, situation);
    expect(one).toEqual({ held, focus: `[data-place="${first.line}:${first.space}"]` });
    const next = pressed(held, { on: 'arrow', way: 'right' }, situation);
    expect(next.held.picked).toEqual(at(second));
  });

  it('is let go of once', () => {
    expect(pressed(held, { on: 'back' }, situation).held).toBe(EMPTY);
    expect(pressed(EMPTY, { on: 'back' }, situation).held).toBe(EMPTY);
  });

  it('a space that takes none says why, and what is picked stays', () => {
    const { refused, held: still } = pressed(held, { on: 'ground', line: 2, space: 61 }, situation);
    expect(refused?.refusal.rule).toBe('6.5');
    expect(still).toBe(held);
    expect(pressed(held, { on: 'ground', ...at(first) }, situation)).toEqual({ held });
  });

  it('a tap is on the nearest place, else on the space under it, else on nothing', () => {
    const geometry = geometryOf(boardOf(table.board).layout);
    const { targets } = lightsOf('strike', situation);
    const where = middleOf(geometry, first.line, first.space);
    expect(pressAt(geometry, targets, where, 1)).toEqual({ on: 'target', ...at(first) });
    const ground = middleOf(geometry, 2, 20);
    expect(pressAt(geometry, targets, ground, 1)).toEqual({ on: 'ground', line: 2, space: 20 });
    expect(pressAt(geometry, targets, { x: -500, y: -500 }, 1)).toBeUndefined();
  });
});

describe('at the beginning of a turn', () => {
  // No track ahead of the train: it cannot move.
  const table = moment([{ front: 0, sections: 1 }, { front: 44 }], { turn: 0 });
  const situation = situationOf(table, table.trains[0]?.seat ?? 0);

  it('what is allowed is done, and what is not says why', () => {
    expect(pressed(EMPTY, { on: 'lay' }, situation).deed).toEqual([{ do: 'lay' }]);
    const { deed, refused } = pressed(EMPTY, { on: 'move' }, situation);
    expect(deed).toBeUndefined();
    expect(refused?.action).toEqual({ do: 'move' });
  });

  it('offers say the same before anything is pressed', () => {
    const offers = offersOf('choose', situation, 'en');
    expect(offers?.lay).toMatchObject({ refusal: undefined, only: true });
    expect(offers?.move.why).toBeTruthy();
    expect(offersOf('strike', situation, 'en')).toBeUndefined();
    expect(lightsOf('choose', situation).targets).toEqual([]);
  });

  it('is another question than the last', () => {
    expect(askOf(table)).toBe('choose');
    expect(questionOf(table, 'choose')).not.toBe(questionOf(table, undefined));
    expect(questionOf(table, 'choose')).not.toBe(questionOf({ ...table, turns: 99 }, 'choose'));
  });
});
