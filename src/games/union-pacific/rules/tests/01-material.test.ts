import { describe, expect, it } from 'vitest';
import { Malformed } from '#kernel/game.ts';
import { boardOf } from '../board.ts';
import { total } from '../counts.ts';
import { NORTH_AMERICA } from '../data/board.ts';
import { COMPANIES, DIVIDENDS, TRACK_CARDS, UP_SHARES } from '../data/cards.ts';
import { unionPacific } from '../index.ts';
import { UP } from '../model.ts';
import { chance } from './chance.ts';
import { build } from './moves.ts';
import { BN, EP, MR } from './own-board.ts';
import { at, opened } from './position.ts';
import { moneyOf, phaseOf } from './reading.ts';
import { JOKER, PLAIN, spaceOf } from './tracks.ts';

const { game } = unionPacific;

describe('the material', () => {
  it('1.1 is for two to six players, with ten companies and an eleventh', () => {
    expect(game.seats).toEqual([2, 6]);
    expect(COMPANIES).toHaveLength(10);
    expect(UP).toBe(10);
  });

  it('1.2 gives the companies these trains, these shares and these types of track', () => {
    const types = NORTH_AMERICA.companies.map((company) => company.types);
    expect(
      COMPANIES.map(({ name, short, trains, shares }, i) => [
        name,
        short,
        trains,
        shares,
        types[i],
      ]),
    ).toEqual([
      ['El Paso & Rio Grande', 'EP&RG', 23, 18, 'PDBW'],
      ['Billings Northern Light', 'BNL', 19, 15, 'PDW'],
      ['Miami Southern', 'MS', 17, 12, 'PBW'],
      ['Denver Midland', 'DM', 14, 10, 'DB'],
      ['Sioux Falls Royal Blue', 'SFRB', 13, 9, 'DW'],
      ['United Mexican Railways', 'UMR', 11, 8, 'PB'],
      ['Empire State Line', 'ESL', 10, 7, 'W'],
      ['Kansas City Central', 'KCC', 9, 7, 'B'],
      ['Marquette Rocky Road', 'MRR', 8, 6, 'P'],
      ['Wyoming & Western', 'W&W', 7, 6, 'D'],
    ]);
  });

  it('1.2 makes that 131 trains and 98 shares, in ten colours', () => {
    expect(total(COMPANIES.map(({ trains }) => trains))).toBe(131);
    expect(total(COMPANIES.map(({ shares }) => shares))).toBe(98);
    expect(COMPANIES.map(({ id }) => id)).toEqual([
      'green',
      'red',
      'yellow',
      'black',
      'dark-blue',
      'white',
      'orange',
      'brown',
      'light-blue',
      'grey',
    ]);
    const { table, hidden } = opened(4).state;
    const placed = table.spaces.filter((occupant) => occupant > 0).length;
    expect(total(table.trains) + placed).toBe(131);
    expect(total(hidden.pile)).toBe(98);
  });

  it('1.3 has 20 Union Pacific shares, and no trains of the Union Pacific', () => {
    expect(UP_SHARES).toBe(20);
    expect(opened(3).state.table).toMatchObject({ upPile: 20 });
    expect(opened(3).state.table.trains).toHaveLength(10);
    expect(() => game.parseAction(build(PLAIN, UP, 0))).toThrow(Malformed);
  });

  it('1.4 has 40 track cards: 14 plain, 9 dotted, 7 black, 6 white, 4 jokers', () => {
    expect(TRACK_CARDS).toEqual([14, 9, 7, 6, 4]);
    expect(opened(2).state).toMatchObject({
      table: { trackPile: 40 },
      hidden: { tracks: [14, 9, 7, 6, 4] },
    });
  });

  it('1.5 has four dividend cards, all in the pile', () => {
    expect(DIVIDENDS).toBe(4);
    for (const seats of [2, 3, 4, 5, 6]) {
      const table = opened(seats);
      while (phaseOf(table) !== 'act') {
        if (phaseOf(table) !== 'open') chance(table).acts();
        else
          for (const seat of game.actors(table.state.table)) {
            table.do(seat, { do: 'choose-opening', share: UP });
          }
      }
      expect(total(table.state.table.groups.map(({ dividends }) => dividends))).toBe(4);
    }
  });

  it('1.6 has sections of one to four spaces, one train on each and of as many companies', () => {
    const sizes = NORTH_AMERICA.sections.map(({ spaces }) => spaces.length);
    expect([1, 2, 3, 4].map((size) => sizes.filter((each) => each === size).length)).toEqual([
      20, 34, 13, 3,
    ]);
    // Marquette – Toronto has three plain spaces, one of them a start.
    const first = spaceOf('marquette', 'toronto', 1);
    const second = spaceOf('marquette', 'toronto', 2);
    const table = at({
      players: [{ tracks: 'PPPP' }, {}],
      built: [
        [EP, spaceOf('toronto', 'montreal')],
        [BN, spaceOf('winnipeg', 'marquette')],
      ],
    });
    expect(table.refused(0, build(PLAIN, EP, first))).toBeUndefined();
    table.do(0, build(PLAIN, BN, second));
    expect(table.state.table.spaces.slice(first - 1, first + 2)).toEqual([MR + 1, 0, BN + 1]);
  });

  it('1.7 has eleven start spaces, two of El Paso & Rio Grande, one of each other', () => {
    const { startOf } = boardOf('north-america');
    const starts = [...startOf].filter((occupant) => occupant > 0);
    expect(starts).toHaveLength(11);
    expect(COMPANIES.map((_, i) => starts.filter((start) => start === i + 1).length)).toEqual([
      2, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    ]);
    expect(startOf.length - 11).toBe(128);
  });

  it('1.8 has every start on a section that touches the home city', () => {
    const { homes, sections, sectionOf, startOf } = boardOf('north-america');
    for (const [space, occupant] of startOf.entries()) {
      if (occupant === 0) continue;
      const section = sections[sectionOf[space] as number];
      expect([section?.a, section?.b]).toContain(homes[occupant - 1]);
    }
  });

  it('1.9 tells four types of track apart, and no fifth', () => {
    expect(new Set(boardOf('north-america').trackOf)).toEqual(new Set([0, 1, 2, 3]));
    expect(JOKER).toBe(4);
    expect(() => game.parseAction(build(JOKER + 1, EP, 0))).toThrow(Malformed);
  });

  it('1.10 begins without money, and counts it in millions', () => {
    expect(moneyOf(opened(5))).toEqual([0, 0, 0, 0, 0]);
    expect(opened(5).state.table.money).toEqual([0, 0, 0, 0, 0]);
    expect(unionPacific.unit).toEqual({ en: 'millions', fr: 'millions' });
  });

  it('1.11 tells everybody the types that each company may use', () => {
    // The card is data for the screen: whatever plays, it is the same for all.
    expect(boardOf('north-america').mayUse).toEqual([15, 11, 13, 6, 10, 5, 8, 4, 1, 2]);
  });
});
