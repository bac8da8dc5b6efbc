import { describe, expect, it } from 'vitest';
import type { Eyes } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { pionniers } from '../index.ts';
import type { ActionOf } from '../model.ts';
import { draws, MOVE, moves, place } from './moves.ts';
import { at } from './position.ts';
import { inRandomGames } from './random-play.ts';

const { game } = pionniers;
const EYES: readonly Eyes[] = [0, 1, 2, 3, 'watcher'];

describe('what everybody knows', () => {
  it('15.1 shows every event to everybody, as it is', () => {
    inRandomGames(6, ({ events }) => {
      for (const event of events) {
        for (const eyes of EYES) expect(game.shown(event, eyes)).toBe(event);
      }
    });
  });

  it('15.1 gives nobody more than the table shows', () => {
    const { state } = at({
      trains: [
        { front: 20, missing: 1 },
        { dynamite: 35, signal: 0 },
      ],
    });
    expect(state.hidden).toEqual({});
    for (const seat of [0, 1]) {
      expect(game.own(state, seat)).toEqual({});
      expect(game.imagine(state.table, {}, seat, rngFrom(seat))).toEqual(state);
    }
  });

  it('15.1 has track, trains, crates, signals and turns to miss on the table', () => {
    const table = at({ trains: [{ front: 9 }, { front: 30, signal: 31, missing: 1 }] });
    moves(table, 3).do(0, place(1, 35));
    expect(table.state.table.trains[1]).toMatchObject({
      sections: 26,
      front: 30,
      crates: 5,
      dynamite: 35,
      signal: 31,
      missing: 0,
    });
  });

  it('15.1 stores neither the cards to come nor the dice: equal tables, any chance', () => {
    const throws = new Set<string>();
    const { state } = at({ trains: [{}, {}] }).do(0, MOVE);
    for (let seed = 0; seed < 400; seed++) {
      throws.add(`${(game.chance(state, rngFrom(seed)) as ActionOf<'throw'>).dice}`);
    }
    expect(throws.size).toBe(36);
  });

  it('15.2 shows all cards drawn, in the order in which they came', () => {
    const table = at({ phase: 'card', drawn: [4, 2], trains: [{ front: 31 }, { front: 20 }] });
    draws(table, 20);
    moves(table, 11);
    draws(table, 10);
    expect(table.state.table).toMatchObject({ drawn: [4, 2, 19, 9], draws: 4 });
  });
});
