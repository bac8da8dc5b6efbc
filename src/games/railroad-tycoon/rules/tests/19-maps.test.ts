import { describe, expect, it } from 'vitest';
import { Malformed } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { total } from '../counts.ts';
import { CARDS } from '../data/cards.ts';
import { type CityData, EASTERN_US, type MapData } from '../data/map.ts';
import { TYCOONS } from '../data/tycoons.ts';
import { markersDue } from '../flow.ts';
import { railroadTycoon } from '../index.ts';
import { type MapFault, readMap } from '../map-file.ts';
import { mapOf } from '../terrain.ts';
import { faultText } from '../words/map-file.ts';
import { FIELD } from './field.ts';
import { chance, deliver, opened } from './moves.ts';
import { SMALL } from './own-map.ts';
import { at, cardOf } from './position.ts';
import { openOf } from './reading.ts';

/** What is wrong with the field, changed so. */
function faultsOf(change: (map: MapData) => unknown): MapFault[] {
  const map = structuredClone(FIELD);
  const read = readMap(change(map) ?? map);
  return 'faults' in read ? read.faults : [];
}

const withRow = (map: MapData, row: number, text: string) => {
  map.rows[row] = text;
};

describe('19. Maps', () => {
  it('19.1 has fifty cities, 24 of them grey', () => {
    const count = (colour: string) =>
      EASTERN_US.cities.filter((city) => city.colour === colour).length;
    expect(['red', 'blue', 'yellow', 'black', 'purple', 'grey'].map(count)).toEqual([
      3, 5, 6, 6, 6, 24,
    ]);
    expect(readMap(EASTERN_US)).toEqual({ map: EASTERN_US });
  });

  it('19.2 takes a map of one’s own, and says what is wrong with it', () => {
    for (const map of [FIELD, SMALL]) {
      expect(railroadTycoon.game.parseOptions({ map }).map).toEqual(map);
    }
    expect(() => railroadTycoon.game.parseOptions({ map: {} })).toThrow(Malformed);
    expect(() =>
      railroadTycoon.game.parseOptions({ map: { ...FIELD, cities: FIELD.cities.slice(1) } }),
    ).toThrow('There is a C at column 1, row 4, but no city.');
    expect(faultsOf((map) => ({ ...map, colour: 'red' }))).toEqual([{ is: 'form', at: 'colour' }]);
    expect(faultsOf((map) => withRow(map, 0, 'oo'))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((row) => ({ is: 'uneven-row', row })),
    );
  });

  it('19.3 has 2 to 64 cities, each on its own hex, and no two neighbours', () => {
    expect(faultsOf((map) => ({ ...map, cities: map.cities.slice(0, 1) }))).toEqual([
      { is: 'form', at: 'cities' },
    ]);
    const changed = (change: Partial<MapData['cities'][number]>) =>
      faultsOf((map) => Object.assign(map.cities[0] as object, change) && map);
    expect(changed({ id: 'toledo' })).toContainEqual({ is: 'same-city', city: 'toledo' });
    expect(changed({ col: 2 })).toEqual([
      { is: 'not-a-city-hex', city: 'chicago', col: 2, row: 4 },
      { is: 'hex-without-city', col: 1, row: 4 },
    ]);
    expect(changed({ col: 5 })).toContainEqual({
      is: 'same-hex',
      city: 'toledo',
      other: 'chicago',
    });
    const near = faultsOf((map) => {
      withRow(map, 4, 'WoooCCohooCo');
      Object.assign(map.cities[0] as object, { col: 4 });
      map.western = [];
    });
    expect(near).toEqual([{ is: 'neighbours', city: 'chicago', other: 'toledo' }]);
  });

  it('19.4 has 1 to 5 cubes for each city', () => {
    for (const cubes of [0, 6, 1.5]) {
      const faults = faultsOf((map) => Object.assign(map.cities[0] as object, { cubes }) && map);
      expect(faults).toEqual([{ is: 'form', at: 'cities.0.cubes' }]);
    }
    const crowded = structuredClone(EASTERN_US);
    for (const city of crowded.cities) city.cubes = 5;
    expect(readMap(crowded)).toEqual({
      faults: [{ is: 'too-many-cubes', cubes: 250, most: 125 }],
    });
  });

  it('19.5 has its rivers and ridges on the map', () => {
    expect(faultsOf((map) => ({ ...map, rivers: [[12, 0, 1]] }))).toEqual([
      { is: 'off-the-map', what: 'river', col: 12, row: 0 },
    ]);
    expect(faultsOf((map) => ({ ...map, rivers: [[1, 0, 6]] }))).toHaveLength(1);
    expect(faultsOf((map) => ({ ...map, ridges: [[0, 9, 1]] }))).toEqual([
      { is: 'off-the-map', what: 'ridge', col: 0, row: 9 },
    ]);
    expect(faultsOf((map) => ({ ...map, ridges: [[0, 0, 2]] }))).toHaveLength(1);
    // A ridge belongs to both hexes it lies between.
    const { ridges } = mapOf(FIELD);
    expect([ridges[4 * 12 + 8], ridges[4 * 12 + 9], ridges[4 * 12 + 10]]).toEqual([1, 0b1001, 8]);
  });

  it('19.6 has western links beside their cities', () => {
    const moved = (western: MapData['western']) => faultsOf((map) => ({ ...map, western }));
    expect(moved([{ city: 'toledo', col: 0, row: 4 }])).toEqual([
      { is: 'not-western', city: 'toledo' },
    ]);
    expect(moved([{ city: 'chicago', col: 0, row: 5 }])).toEqual([
      { is: 'not-western', city: 'chicago' },
    ]);
    expect(moved([{ city: 'nowhere', col: 0, row: 4 }])).toEqual([
      { is: 'unknown-city', city: 'nowhere', at: 'western.0' },
    ]);
    const twice = { city: 'chicago', col: 0, row: 4 };
    expect(moved([twice, twice])).toEqual([{ is: 'same-western', city: 'chicago' }]);
    expect(faultsOf((map) => ({ ...map, market: 'nowhere' }))).toEqual([
      { is: 'unknown-city', city: 'nowhere', at: 'market' },
    ]);
  });

  it('19.7 plays without cards whose cities are missing', () => {
    const { deck } = mapOf(FIELD);
    const played = CARDS.filter((_, card) => (deck[card] as number) > 0).map(({ id }) => id);
    expect(played).toContain('bounty-mobile');
    expect(played).not.toContain('hotel-atlanta');
    expect(played).not.toContain('line-baltimore-toledo');
    expect(total(mapOf('eastern-us').deck)).toBe(37);
    // Kansas City is there, but no western link.
    const lineOf = (map: MapData) => mapOf(map).deck[cardOf('line-new-york-kansas-city')];
    expect(lineOf(SMALL)).toBe(1);
    expect(lineOf({ ...SMALL, western: SMALL.western.slice(0, 1) })).toBe(0);
  });

  it('19.7 deals no tycoon whose goal nobody could meet', () => {
    const missing = (map: MapData) =>
      TYCOONS.filter((_, tycoon) => mapOf(map).tycoons[tycoon] === 0).map(({ name }) => name);
    expect(missing(EASTERN_US)).toEqual([]);
    expect(missing(FIELD)).toEqual(['Cornelius Vanderbilt']);
    const [chicago, ...others] = FIELD.cities;
    const bare: MapData = {
      ...FIELD,
      cities: [{ ...(chicago as CityData), id: 'salem' }, ...others],
      western: [],
    };
    expect(missing(bare)).toEqual(['Henry Farnam', 'Cyrus Holliday', 'Cornelius Vanderbilt']);
    // Six players: all that are left but one, and nobody imagines another.
    const table = opened(6, { map: bare });
    chance(table).acts();
    chance(table).refusedBy('21.2', {
      do: 'deal-tycoons',
      tycoons: [0, 1, 2, 3, 5, 7],
    });
    chance(table).acts();
    for (let seed = 0; seed < 30; seed++) {
      const { game } = railroadTycoon;
      const { hidden } = game.imagine(openOf(table), table.own(0), 0, rngFrom(seed));
      for (const { tycoon } of hidden.own) expect([1, 2, 3, 5, 7, 8, 9]).toContain(tycoon);
    }
  });

  it('19.8 has room for a first tile', () => {
    const faults = faultsOf((map) => {
      map.rows = map.rows.map((row) => row.replaceAll(/[oh]/g, '.'));
    });
    expect(faults).toEqual([{ is: 'nowhere-to-build' }]);
  });

  it('19.9 needs fewer markers on a map with fewer cities, in proportion', () => {
    const dueOn = (map: MapData) =>
      [2, 3, 4, 5, 6].map((seats) => markersDue(openOf(opened(seats, { map }))));
    // Six cities, nine, fifty.
    expect(dueOn(FIELD)).toEqual([2, 2, 2, 2, 3]);
    expect(dueOn(SMALL)).toEqual([2, 3, 3, 3, 4]);
    expect(dueOn(EASTERN_US)).toEqual([10, 12, 14, 16, 18]);
    const links = [[0, 'jackson', 'chicago']] as const;
    const options = { map: FIELD };
    const first = at({ players: [{}, {}], options, links, cubes: { jackson: 'R' } });
    first.do(0, deliver(first, 'R', 'jackson', 'chicago'));
    expect(openOf(first).lastTurn).toBeNull();
    const second = at({ players: [{}, {}], options, links, cubes: { jackson: 'R', mobile: '' } });
    second.do(0, deliver(second, 'R', 'jackson', 'chicago'));
    expect(openOf(second).lastTurn).toBe(3);
  });

  it('19.2 tells every fault in both languages', () => {
    const faults: MapFault[] = [
      { is: 'form', at: '' },
      { is: 'uneven-row', row: 1 },
      { is: 'same-city', city: 'a' },
      { is: 'not-a-city-hex', city: 'a', col: 1, row: 2 },
      { is: 'hex-without-city', col: 1, row: 2 },
      { is: 'same-hex', city: 'a', other: 'b' },
      { is: 'neighbours', city: 'a', other: 'b' },
      { is: 'too-many-cubes', cubes: 126, most: 125 },
      { is: 'off-the-map', what: 'river', col: 1, row: 2 },
      { is: 'off-the-map', what: 'ridge', col: 1, row: 2 },
      { is: 'unknown-city', city: 'a', at: 'market' },
      { is: 'not-western', city: 'a' },
      { is: 'same-western', city: 'a' },
      { is: 'nowhere-to-build' },
    ];
    for (const language of ['en', 'fr'] as const) {
      const texts = faults.map((fault) => faultText(fault, language));
      expect(new Set(texts).size).toBe(faults.length);
      for (const text of texts) expect(text).toMatch(/\.$/);
    }
  });
});
