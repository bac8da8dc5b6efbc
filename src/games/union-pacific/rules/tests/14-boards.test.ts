import { describe, expect, it } from 'vitest';
import { type Language, Malformed } from '#kernel/game.ts';
import { boardOf } from '../board.ts';
import { type BoardFault, readBoard } from '../board-file.ts';
import { type BoardData, NORTH_AMERICA } from '../data/board.ts';
import { COMPANIES } from '../data/cards.ts';
import { unionPacific } from '../index.ts';
import { faultText } from '../words/board-file.ts';
import { build, opened, PLAIN, spaceOf } from './moves.ts';
import { circle, EP, SMALL, smallBut, smallWith } from './own-board.ts';
import { at } from './position.ts';

const { game } = unionPacific;

function faultsOf(raw: unknown): BoardFault[] {
  const read = readBoard(raw);
  return 'faults' in read ? read.faults : [];
}

const countOf = (letters: string, letter: string) => letters.split(letter).length - 1;

describe('the usual board', () => {
  const { cities, sections, companies } = NORTH_AMERICA;
  const letters = sections.map(({ spaces }) => spaces).join('');

  it('14.1 has 40 cities, 70 sections and 139 spaces', () => {
    expect([cities.length, sections.length, letters.length]).toEqual([40, 70, 139]);
    expect(new Set(cities.map(({ id }) => id)).size).toBe(40);
  });

  it('14.1 has 128 neutral spaces: 49 plain, 30 dotted, 26 black, 23 white', () => {
    const { startOf } = boardOf('north-america');
    const neutral = letters
      .split('')
      .filter((_, space) => startOf[space] === 0)
      .join('');
    expect(neutral).toHaveLength(128);
    expect(['P', 'D', 'B', 'W'].map((letter) => countOf(neutral, letter))).toEqual([
      49, 30, 26, 23,
    ]);
  });

  it('14.1 has 20 sections of one space, 34 of two, 13 of three and 3 of four', () => {
    const sizes = sections.map(({ spaces }) => spaces.length);
    expect([1, 2, 3, 4].map((size) => sizes.filter((each) => each === size).length)).toEqual([
      20, 34, 13, 3,
    ]);
    // Every city has two to five of them.
    const degrees = cities.map(
      ({ id }) => sections.filter(({ a, b }) => a === id || b === id).length,
    );
    expect([Math.min(...degrees), Math.max(...degrees)]).toEqual([2, 5]);
  });

  it('14.1 meets every condition that a board of one’s own must meet', () => {
    expect(faultsOf(NORTH_AMERICA)).toEqual([]);
  });

  it('14.2 gives El Paso & Rio Grande all four types, every other one, two or three', () => {
    const [first, ...others] = companies.map(({ types }) => types.length);
    expect(first).toBe(4);
    expect(others).toEqual([3, 3, 2, 2, 2, 1, 1, 1, 1]);
  });

  it('14.3 has these home cities', () => {
    expect(companies.map(({ home }) => cities.find(({ id }) => id === home)?.name)).toEqual([
      'El Paso',
      'Billings',
      'Miami',
      'Denver',
      'Sioux Falls',
      'Monterrey',
      'New York',
      'Kansas City',
      'Marquette',
      'Cheyenne',
    ]);
  });

  it('14.4 has the starts at the home end of these sections', () => {
    const starts = companies.flatMap(({ starts }) =>
      starts.map((start) => {
        const { a, b, spaces } = NORTH_AMERICA.sections[start] ?? { a: '', b: '', spaces: '' };
        return `${a} ${b} ${spaces[0]}`;
      }),
    );
    expect(starts).toEqual([
      'el-paso albuquerque D',
      'el-paso dallas B',
      'billings winnipeg P',
      'miami charleston P',
      'denver salt-lake-city D',
      'sioux-falls minneapolis W',
      'monterrey chihuahua P',
      'new-york pittsburgh W',
      'kansas-city st-louis B',
      'marquette toronto P',
      'cheyenne salt-lake-city D',
    ]);
    const { startOf } = boardOf('north-america');
    expect(startOf[spaceOf('cheyenne', 'salt-lake-city')]).toBe(10);
    expect([1, 2].map((nth) => startOf[spaceOf('cheyenne', 'salt-lake-city', nth)])).toEqual([
      0, 0,
    ]);
  });
});

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

describe('what is wrong with a board', () => {
  const company = 'Miami Southern';
  const FAULTS: readonly BoardFault[] = [
    { is: 'form', at: 'cities.3.lat' },
    { is: 'form', at: '' },
    { is: 'same-city', city: 'elm' },
    { is: 'unknown-city', city: 'oak', at: 'sections.4' },
    { is: 'same-ends', section: 5, city: 'elm' },
    { is: 'twice-joined', section: 5, first: 2 },
    { is: 'too-many-spaces', spaces: 300, most: 255 },
    { is: 'no-such-section', company, section: 99 },
    { is: 'start-not-home', company, section: 7 },
    { is: 'start-not-usable', company, section: 7 },
    { is: 'start-taken', company, section: 7 },
    { is: 'unreachable', city: 'oak' },
    { is: 'too-few-places', company, trains: 17, places: 12 },
  ];
  const TEXTS: Record<Language, readonly string[]> = {
    en: [
      'The file has not the form of a board: look at “cities.3.lat”.',
      'The file has not the form of a board: look at “its outermost braces”.',
      'There are two cities called “elm”.',
      '“oak”, named in sections.4, is no city of this board.',
      'Section 5 begins and ends at elm.',
      'Section 5 joins the same cities as section 2.',
      'The board has 300 spaces; 255 are the most.',
      'Miami Southern starts on section 99, which does not exist.',
      'Miami Southern starts on section 7, which does not begin at its home city.',
      'Miami Southern may not use the track on which it starts, on section 7.',
      'Miami Southern starts on section 7, which is already the start of a company.',
      'oak cannot be reached from the first city.',
      'Miami Southern has 17 trains but, alone on the board, room for 12.',
    ],
    fr: [
      'Le fichier n’a pas la forme d’un plateau : voyez « cities.3.lat ».',
      'Le fichier n’a pas la forme d’un plateau : voyez « ses accolades extérieures ».',
      'Deux villes s’appellent « elm ».',
      '« oak », nommée dans sections.4, n’est pas une ville de ce plateau.',
      'La section 5 part d’elm et y revient.',
      'La section 5 relie les mêmes villes que la section 2.',
      'Le plateau a 300 cases ; 255 au plus.',
      'Miami Southern part de la section 99, qui n’existe pas.',
      'Miami Southern part de la section 7, qui ne commence pas dans sa ville.',
      'Miami Southern ne peut utiliser la voie de son départ, section 7.',
      'Miami Southern part de la section 7, déjà le départ d’une compagnie.',
      'oak ne peut être atteinte depuis la première ville.',
      'Miami Southern a 17 trains, mais seule sur le plateau elle n’en place que 12.',
    ],
  };

  it.each(['en', 'fr'] as const)('is said in the language %s', (language) => {
    const texts = FAULTS.map((fault) =>
      faultText(fault, language).replaceAll(/[\u00a0\u202f]/g, ' '),
    );
    expect(texts).toEqual(TEXTS[language]);
    expect(new Set(FAULTS.map(({ is }) => is)).size).toBe(12);
  });

  it('makes the options malformed, the first faults named', () => {
    const board = smallWith(EP, { starts: [8] });
    expect(() => game.parseOptions({ board })).toThrow(Malformed);
    expect(() => game.parseOptions({ board })).toThrow(
      'El Paso & Rio Grande starts on section 9, which does not begin at its home city.',
    );
  });

  it('is said in a few words, however much is wrong', () => {
    const board = { ...SMALL, sections: new Array(255).fill({ a: 'oak', b: 'oak', spaces: 'P' }) };
    expect(faultsOf(board).length).toBeGreaterThan(300);
    try {
      game.parseOptions({ board });
      expect.unreachable();
    } catch (error) {
      expect((error as Error).message.length).toBeLessThan(500);
    }
  });
});
