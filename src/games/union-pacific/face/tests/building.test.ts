import { describe, expect, it } from 'vitest';
import { unionPacific } from '#games/union-pacific/rules/index.ts';
import { JOKER } from '#games/union-pacific/rules/model.ts';
import {
  type Building,
  buildingAt,
  buildingsIn,
  companiesIn,
  litIn,
  missedAt,
  NO_PARTS,
  tracksIn,
  withPart,
} from '../logic/building.ts';
import { stateAt } from './games.ts';

const { game } = unionPacific;

const builds = (track: number, company: number, space: number): Building => ({
  do: 'build',
  track,
  company,
  space,
});

/** Plain for company 0 on 10 and 11 and for company 1 on 11; a joker for the same and for company 1 on 20. */
const ALL: readonly Building[] = [
  builds(0, 0, 10),
  builds(0, 0, 11),
  builds(0, 1, 11),
  builds(JOKER, 0, 10),
  builds(JOKER, 0, 11),
  builds(JOKER, 1, 11),
  builds(JOKER, 1, 20),
];

describe('choosing card, company and space', () => {
  it('counts the spaces of each company, whatever cards reach them', () => {
    expect(companiesIn(ALL, NO_PARTS)).toEqual([
      { company: 0, spaces: 2 },
      { company: 1, spaces: 2 },
    ]);
    expect(companiesIn(ALL, { ...NO_PARTS, track: 0 })).toEqual([
      { company: 0, spaces: 2 },
      { company: 1, spaces: 1 },
    ]);
    expect(companiesIn(ALL, { ...NO_PARTS, space: 20 })).toEqual([{ company: 1, spaces: 1 }]);
  });

  it('lights where the chosen card and company can build', () => {
    expect(litIn(ALL, { ...NO_PARTS, company: 1 })).toEqual([11, 20]);
    expect(litIn(ALL, { ...NO_PARTS, company: 1, track: 0 })).toEqual([11]);
    expect(tracksIn(ALL)).toEqual(new Set([0, JOKER]));
    expect(tracksIn(ALL, { company: 1, space: 20 })).toEqual(new Set([JOKER]));
  });

  it('takes card, company and space in any order', () => {
    const first = withPart(ALL, NO_PARTS, { space: 11 });
    expect(first).toEqual({ track: undefined, company: undefined, space: 11 });
    const second = withPart(ALL, first, { company: 1 });
    expect(buildingAt(ALL, second)).toEqual(builds(0, 1, 11));
    expect(buildingAt(ALL, withPart(ALL, second, { track: JOKER }))).toEqual(builds(JOKER, 1, 11));
  });

  it('chooses the company where only one can build', () => {
    expect(withPart(ALL, NO_PARTS, { space: 20 }).company).toBe(1);
  });

  it('lets go of what does not go with the last choice', () => {
    const parts = { track: 0, company: 0, space: 10 };
    expect(withPart(ALL, parts, { company: 1 })).toEqual({
      track: 0,
      company: 1,
      space: undefined,
    });
    expect(withPart(ALL, parts, { space: 20 })).toEqual({
      track: undefined,
      company: 1,
      space: 20,
    });
  });

  it('lets go of a card or a company that is chosen again', () => {
    expect(withPart(ALL, { track: 0, company: 0, space: 10 }, { track: 0 })).toEqual({
      track: undefined,
      company: 0,
      space: undefined,
    });
  });

  it('keeps the joker while another card will do', () => {
    expect(buildingAt(ALL, { track: undefined, company: 0, space: 10 })?.track).toBe(0);
    expect(buildingAt(ALL, { track: undefined, company: 1, space: 20 })?.track).toBe(JOKER);
    expect(buildingAt(ALL, { track: 0, company: 1, space: 20 })).toBeUndefined();
  });

  it('makes of every miss a try that the judge refuses', () => {
    const state = stateAt('act', { turn: 20, seed: 3 });
    const { table } = state;
    const own = game.own(state, table.turn);
    const lit = new Set(litIn(buildingsIn(game.choices(table, own, table.turn)), NO_PARTS));
    for (const space of table.spaces.keys()) {
      const action = missedAt(table, own.tracks, NO_PARTS, space);
      if (!lit.has(space)) expect(game.check(table, own, table.turn, action)).toBeDefined();
    }
  });
});
