import { describe, expect, it } from 'vitest';
import type { State } from '#kernel/game.ts';
import { forecast, layForecast, strikeEffect, type ThrowOutcome } from '../forecast.ts';
import { pionniers } from '../index.ts';
import { type Event, type Pionniers, railheadOf, type Table, type Train } from '../model.ts';
import { someStrike } from '../strikes.ts';
import { diceDue } from '../trains.ts';
import { dice, LAY, MOVE } from './moves.ts';
import { SHORT } from './own-layout.ts';
import { position } from './position.ts';
import { inRandomGames } from './random-play.ts';

const { game } = pionniers;
const DIE = [1, 2, 3, 4, 5, 6];
const ONE = DIE.map((die) => [die]);
const TWO = DIE.flatMap((first) => DIE.map((second) => [first, second]));
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The table after this seat has done so and chance has thrown, and what was told. */
function thrown({ table, hidden }: State<Pionniers>, action: typeof LAY, faces: readonly number[]) {
  const state = game.clone({ table, hidden });
  const events: Event[] = [];
  game.apply(state, game.actors(table)[0] as number, action);
  game.apply(state, 'chance', dice(...faces), (event) => events.push(event));
  return { table: state.table, events };
}

/** What really came of it, told as a forecast would. */
function outcomeOf(before: Table, after: Table, events: readonly Event[]): ThrowOutcome['kind'] {
  const told = (is: Event['is']) => events.some((event) => event.is === is);
  const line = before.turn;
  if (told('engine-coupled')) return 'coupled';
  if (told('engine-moved')) return 'run';
  if (told('game-won')) return 'finish';
  if (told('dynamite-reached')) return 'dynamite';
  if (told('train-derailed')) return 'derail';
  if (told('train-ambushed')) return 'ambush';
  if (after.phase === 'card') return 'danger';
  return after.phase === 'strike' && after.striker === line ? 'river' : 'plain';
}

function agrees(state: State<Pionniers>): Set<ThrowOutcome['kind']> {
  const { table } = state;
  const train = table.trains[table.turn] as Train;
  const foretold = forecast(table, table.turn);
  const faces = diceDue(train) === 1 ? ONE : TWO;
  expect(sum(foretold.map(({ chance }) => chance))).toBeCloseTo(1, 12);
  for (const outcome of foretold) {
    const ways = faces.filter((each) => sum(each) === outcome.throw);
    expect(outcome.chance).toBeCloseTo(ways.length / faces.length, 12);
    const { table: after, events } = thrown(state, MOVE, ways[0] as number[]);
    const moved = after.trains[table.turn] as Train;
    const kind = outcomeOf(table, after, events);
    // A right to strike that lapses leaves no trace: the river is foretold all the same.
    if (!(outcome.kind === 'river' && kind === 'plain')) expect(outcome.kind).toBe(kind);
    const front = train.engine > 0 ? moved.engine || moved.front - 7 : moved.front;
    expect(outcome.front).toBe(front);
  }
  return new Set(foretold.map(({ kind }) => kind));
}

describe('what the dice may bring', () => {
  it('is what they bring, in random games and for every throw', () => {
    const seen = new Set<ThrowOutcome['kind']>();
    let asked = 0;
    inRandomGames(30, ({ state }, nth) => {
      const { table } = state;
      if (table.phase !== 'choose' || table.trains[table.turn]?.front === 0) return;
      if ((table.turns + nth) % 2 > 0) return;
      for (const kind of agrees(state)) seen.add(kind);
      asked++;
    });
    expect(asked).toBeGreaterThan(1000);
    expect([...seen].sort()).toEqual([
      'ambush',
      'coupled',
      'danger',
      'derail',
      'dynamite',
      'finish',
      'plain',
      'river',
      'run',
    ]);
  });

  it('is told in full: 56 of the level board, track up to 64', () => {
    const { table } = position({ trains: [{ front: 56, sections: 16 }, {}] });
    expect(forecast(table, 0).map(({ throw: total, front, kind }) => [total, front, kind])).toEqual(
      [
        [2, 58, 'plain'],
        [3, 59, 'plain'],
        [4, 60, 'plain'],
        [5, 61, 'river'],
        [6, 62, 'river'],
        [7, 63, 'plain'],
        [8, 64, 'plain'],
        [9, 57, 'derail'],
        [10, 57, 'derail'],
        [11, 57, 'derail'],
        [12, 57, 'derail'],
      ],
    );
  });

  it('knows the ambush that has struck already', () => {
    const train = { front: 27, oneDie: true };
    const free = position({ trains: [{ ...train, struck: 27 }, {}] });
    const back = position({ trains: [train, {}] });
    expect(forecast(free.table, 0)[0]).toMatchObject({ throw: 1, kind: 'plain' });
    expect(forecast(back.table, 0)[0]).toMatchObject({ throw: 1, kind: 'ambush' });
  });
});

describe('what laying may bring', () => {
  it('is what it brings, for every throw', () => {
    for (let sections = 0; sections < 26; sections++) {
      const front = sections < 2 ? 0 : 7;
      const state = position({ trains: [{ sections, front }, {}] });
      const foretold = layForecast(state.table, 0);
      expect(sum(foretold.map(({ chance }) => chance))).toBeCloseTo(1, 12);
      for (const die of DIE) {
        const { table } = thrown(state, LAY, [die]);
        const {
          sections: laid,
          railhead,
          chance,
        } = foretold[Math.ceil(die / 2) - 1] as (typeof foretold)[0];
        expect([laid, chance]).toEqual([Math.ceil(die / 2), 1 / 3]);
        expect(railhead).toBe(railheadOf(table.trains[0] as Train));
      }
    }
  });
});

describe('what a crate would do', () => {
  it('is what it does, wherever one may be placed in random games', () => {
    const seen = new Set<string>();
    inRandomGames(60, ({ state }) => {
      const { table } = state;
      if (table.phase !== 'strike') return;
      someStrike(table, table.striker, (line, space) => {
        const effect = strikeEffect(table, line, space);
        const after = game.clone(state);
        const events: Event[] = [];
        const seat = game.actors(table)[0] as number;
        const action = { do: 'place-crate', line, space } as const;
        game.apply(after, seat, action, (event) => events.push(event));
        const pushed = events.find((event) => event.is === 'train-pushed-back');
        seen.add(effect.is);
        if (effect.is !== 'push-back') {
          expect(pushed).toBeUndefined();
          expect(effect.is === 'wait').toBe((table.trains[line] as Train).engine > 0);
          return false;
        }
        expect(pushed).toMatchObject({ from: effect.from, to: effect.to, line });
        const strikes = after.table.phase === 'strike' && after.table.striker === line;
        if (strikes) expect(effect.river).toBe(true);
        return false;
      });
    });
    expect([...seen].sort()).toEqual(['push-back', 'slow', 'wait']);
  });

  it('tells of the river behind a train, and of the locomotive that is away', () => {
    const held = { front: 19, struck: 18, engine: 11 };
    const { table } = position({
      board: SHORT,
      phase: 'strike',
      trains: [{ front: 15 }, { front: 14 }, held, { front: 9 }],
    });
    expect(strikeEffect(table, 1, 15)).toEqual({ is: 'push-back', from: 14, to: 10, river: true });
    expect(strikeEffect(table, 1, 20)).toEqual({ is: 'slow' });
    expect(strikeEffect(table, 2, 20)).toEqual({ is: 'wait' });
    expect(strikeEffect(table, 3, 10)).toEqual({ is: 'push-back', from: 9, to: 7, river: false });
  });
});
