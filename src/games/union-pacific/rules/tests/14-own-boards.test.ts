import { describe, expect, it } from 'vitest';
import { boardOf } from '../board.ts';
import type { BoardData } from '../data/board.ts';
import { COMPANIES } from '../data/cards.ts';
import { unionPacific } from '../index.ts';
import { build } from './moves.ts';
import { circle, EP, faultsOf, SMALL, smallBut, smallWith } from './own-board.ts';
import { at, opened } from './position.ts';
import { PLAIN, spaceOf } from './tracks.ts';

const { game } = unionPacific;

describe('a board of one’s own', () => {
  it('14.5 replaces the map in everything', () => {
    expect(faultsOf(SMALL)).toEqual([]);
    const options = game.parseOptions({ board: SMALL });
    expect(options.board).toEqual(SMALL);
    const { table } = opened(3, { board: SMALL }).state;
    expect(table.spaces).toHaveLength(38);
    expect(table.spaces.filter((occupant) => occupant > 0)).toHaveLength(10);
    // One start only: one train more in stock.
    expect(table.trains[EP]).toBe(22);
    const space = spaceOf('ash', 'cedar', 0, SMALL);
    const play = at({ options: { board: SMALL }, players: [{ tracks: 'PPPP' }, {}] });
    play.do(0, build(PLAIN, EP, space));
    expect(play.lastEvents).toContainEqual(
      expect.objectContaining({
        ends: [{ name: 'Ash', fr: 'Frêne' }, { name: 'Cedar' }],
        value: 3,
      }),
    );
    play.refusedBy('3.3', 0, build(PLAIN, EP, space));
  });

  it('14.5 refuses spaces that this board does not have', () => {
    at({ options: { board: SMALL }, players: [{ tracks: 'PPPP' }, {}] }).refusedBy(
      '5.4',
      0,
      build(PLAIN, EP, 38),
    );
  });

  it('14.5 says which field has not the form of a board', () => {
    const { name: _, ...nameless } = SMALL;
    const city = SMALL.cities[0];
    const cityBut = (change: object) => ({
      ...SMALL,
      cities: [{ ...city, ...change }, ...SMALL.cities.slice(1)],
    });
    const wrong: [unknown, string][] = [
      [null, ''],
      [[], ''],
      ['north-america', ''],
      [nameless, 'name'],
      [{ ...SMALL, name: '' }, 'name'],
      [{ ...SMALL, name: 'x'.repeat(61) }, 'name'],
      [{ ...SMALL, colour: 'red' }, 'colour'],
      [{ ...SMALL, ['y'.repeat(1000)]: 1 }, 'y'.repeat(40)],
      [cityBut({ id: 'Ash' }), 'cities.0.id'],
      [cityBut({ id: 'x'.repeat(41) }), 'cities.0.id'],
      [cityBut({ name: '' }), 'cities.0.name'],
      [cityBut({ fr: 'x'.repeat(41) }), 'cities.0.fr'],
      [cityBut({ lat: 86 }), 'cities.0.lat'],
      [cityBut({ lat: NaN }), 'cities.0.lat'],
      [cityBut({ lon: -181 }), 'cities.0.lon'],
      [cityBut({ lon: '3' }), 'cities.0.lon'],
      [cityBut({ river: true }), 'cities.0.river'],
      [{ ...SMALL, sections: [] }, 'sections'],
      [smallBut(2, { a: 'ASH' }), 'sections.1.a'],
      [smallWith(3, { types: 'PP' }), 'companies.3.types'],
      [smallWith(3, { types: '' }), 'companies.3.types'],
      [smallWith(3, { types: 'PX' }), 'companies.3.types'],
      [smallWith(3, { starts: [] }), 'companies.3.starts'],
      [smallWith(3, { starts: [-1] }), 'companies.3.starts.0'],
      [smallWith(3, { starts: [0.5] }), 'companies.3.starts.0'],
      [{ ...SMALL, companies: SMALL.companies.slice(1) }, 'companies'],
      [{ ...SMALL, companies: [...SMALL.companies, SMALL.companies[0]] }, 'companies'],
    ];
    for (const [raw, place] of wrong) {
      expect(faultsOf(raw)).toContainEqual({ is: 'form', at: place });
    }
  });

  it('14.6 has 2 to 64 cities, each with its own name', () => {
    expect(faultsOf(circle(64, () => 'PPP'))).toEqual([]);
    expect(faultsOf(circle(65, () => 'PPP'))).toEqual([{ is: 'form', at: 'cities' }]);
    const one = { ...SMALL, cities: SMALL.cities.slice(0, 1) };
    expect(faultsOf(one)).toEqual([{ is: 'form', at: 'cities' }]);
    // Two have the right form; what is wrong is said by other rules.
    const two = { ...SMALL, cities: SMALL.cities.slice(0, 2) };
    expect(faultsOf(two).every(({ is }) => is === 'unknown-city')).toBe(true);
    const twice = { ...SMALL, cities: [...SMALL.cities, SMALL.cities[3]] };
    expect(faultsOf(twice)).toEqual([{ is: 'same-city', city: 'dogwood' }]);
  });

  it('14.7 has sections of one to four spaces', () => {
    for (const spaces of ['', 'PPPPP', 'PX', 'p', 'P ']) {
      expect(faultsOf(smallBut(2, { spaces }))).toEqual([{ is: 'form', at: 'sections.1.spaces' }]);
    }
    expect(faultsOf(smallBut(2, { spaces: 'PDBW' }))).toEqual([]);
  });

  it('14.7 joins two different cities of the board, and no two a second time', () => {
    expect(faultsOf(smallBut(2, { b: 'ash' }))).toEqual([
      { is: 'same-ends', section: 2, city: 'ash' },
    ]);
    expect(faultsOf(smallBut(2, { b: 'willow' }))).toEqual([
      { is: 'unknown-city', city: 'willow', at: 'sections.1' },
    ]);
    expect(faultsOf(smallBut(3, { b: 'cedar' }))).toEqual([
      { is: 'twice-joined', section: 3, first: 2 },
    ]);
    // The other way round, too.
    expect(faultsOf(smallBut(3, { a: 'cedar', b: 'ash' }))).toEqual([
      { is: 'twice-joined', section: 3, first: 2 },
    ]);
  });

  it('14.7 has at most 255 spaces in all', () => {
    const most = circle(64, (nth) => (nth === 63 ? 'PPP' : 'PPPP'));
    expect(faultsOf(most)).toEqual([]);
    expect(faultsOf(circle(64, () => 'PPPP'))).toEqual([
      { is: 'too-many-spaces', spaces: 256, most: 255 },
    ]);
    const sections = new Array<unknown>(256).fill(SMALL.sections[0]);
    expect(faultsOf({ ...SMALL, sections })).toEqual([{ is: 'form', at: 'sections' }]);
    // The last of them can be built on.
    const state = game.setup(2, game.parseOptions({ board: most }));
    expect(state.table.spaces).toHaveLength(255);
    expect(boardOf(most).sectionOf[254]).toBe(63);
  });

  it('14.8 has one or two starts for every company, on sections that begin at its home', () => {
    const two = smallWith(EP, { starts: [0, 1] });
    expect(faultsOf(two)).toEqual([]);
    expect(opened(2, { board: two }).state.table.trains[EP]).toBe(21);
    expect(faultsOf(smallWith(EP, { starts: [0, 1, 2] }))).toEqual([
      { is: 'form', at: 'companies.0.starts' },
    ]);
    const company = 'El Paso & Rio Grande';
    expect(faultsOf(smallWith(EP, { starts: [28] }))).toEqual([
      { is: 'no-such-section', company, section: 29 },
    ]);
    expect(faultsOf(smallWith(EP, { starts: [8] }))).toEqual([
      { is: 'start-not-home', company, section: 9 },
    ]);
    expect(faultsOf(smallWith(EP, { home: 'hazel' }))).toEqual([
      { is: 'start-not-home', company, section: 1 },
    ]);
    expect(faultsOf(smallWith(EP, { home: 'willow' }))).toContainEqual({
      is: 'unknown-city',
      city: 'willow',
      at: 'companies.0',
    });
    const kansas = SMALL.companies[7]?.starts[0] as number;
    expect(faultsOf(smallWith(EP, { starts: [kansas] }))).toEqual([
      { is: 'start-taken', company: 'Kansas City Central', section: kansas + 1 },
    ]);
  });

  it('14.8 has starts of a type that the company may use', () => {
    expect(faultsOf(smallWith(4, { types: 'DBW' }))).toEqual([
      { is: 'start-not-usable', company: 'Sioux Falls Royal Blue', section: 23 },
    ]);
  });

  it('14.9 has every city within reach of every other', () => {
    const lonely = { id: 'oak', name: 'Oak', lat: 0, lon: 0 };
    expect(faultsOf({ ...SMALL, cities: [...SMALL.cities, lonely] })).toEqual([
      { is: 'unreachable', city: 'oak' },
    ]);
    const apart: BoardData = {
      ...SMALL,
      cities: [...SMALL.cities, lonely, { ...lonely, id: 'yew' }],
      sections: [...SMALL.sections, { a: 'oak', b: 'yew', spaces: 'P' }],
    };
    expect(faultsOf(apart)).toEqual([
      { is: 'unreachable', city: 'oak' },
      { is: 'unreachable', city: 'yew' },
    ]);
  });

  it('14.10 has room for all trains of every company, building alone', () => {
    // A circle of 23 has just room for El Paso & Rio Grande.
    expect(faultsOf(circle(23, () => 'PP'))).toEqual([]);
    expect(faultsOf(circle(22, () => 'PP'))).toEqual([
      { is: 'too-few-places', company: 'El Paso & Rio Grande', trains: 23, places: 22 },
    ]);
    // Ten sections have no space but the start of a company. The outer two companies get past on one side.
    const blocked = circle(30, (nth) => (nth < 10 ? 'P' : 'PP'));
    expect(faultsOf(blocked).map((fault) => 'places' in fault && fault.places)).toEqual([
      21, 1, 1, 1, 1, 1, 1, 1, 1,
    ]);
  });

  it('14.10 counts what its own trains can reach, by its own types', () => {
    const types = circle(40, (nth) => (nth === 5 || nth === 20 ? 'PPD' : 'PPB'));
    const only = {
      ...types,
      companies: types.companies.map((each) => ({ ...each, types: 'PB' })),
    };
    expect(faultsOf(only)).toEqual([]);
    const narrow = {
      ...types,
      sections: types.sections.map((each, i) => (i < 10 ? each : { ...each, spaces: 'D' })),
    };
    const faults = faultsOf({
      ...narrow,
      companies: narrow.companies.map((each) => ({ ...each, types: 'P' })),
    });
    expect(faults.map((fault) => fault.is)).toEqual(
      new Array(faults.length).fill('too-few-places'),
    );
    expect(faults.length).toBeGreaterThan(2);
  });

  it('14.11 keeps the trains and the shares of the companies', () => {
    const { table, hidden } = opened(4, { board: SMALL }).state;
    const placed = (company: number) =>
      table.spaces.filter((occupant) => occupant === company + 1).length;
    for (const [i, { trains, shares }] of COMPANIES.entries()) {
      expect((table.trains[i] as number) + placed(i)).toBe(trains);
      expect(hidden.pile[i]).toBe(shares);
    }
    expect(
      faultsOf({ ...SMALL, companies: SMALL.companies.map((each) => ({ ...each, trains: 3 })) }),
    ).toContainEqual({ is: 'form', at: 'companies.0.trains' });
  });
});
