import { describe, expect, it } from 'vitest';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { geometryOf } from '../art/geometry.ts';
import { EMPTY, type Held } from '../handling/held.ts';
import { homeOf, litOf, placesOf } from '../handling/sights.ts';
import { spotOf } from '../handling/spots.ts';
import { stateAt } from './games.ts';

const { table } = stateAt('act', { turn: 3 });
const geometry = geometryOf(mapOf(table.map));
const NO_LIGHTS = { tiles: [], cities: [], route: undefined };
const point = geometry.cityPoint;

const lit = (held: Partial<Held>, lights: Partial<Parameters<typeof litOf>[3]> = {}) =>
  litOf(geometry, table, { ask: 'act', held: { ...EMPTY, ...held } }, { ...NO_LIGHTS, ...lights });

describe('what the map shows of a turn', () => {
  it('is one’s own network, and nothing where there is none', () => {
    const seat = table.links[0]?.owner ?? 0;
    const cities = table.links.filter(({ owner }) => owner === seat).flatMap(({ a, b }) => [a, b]);
    expect(cities.length).toBeGreaterThan(0);
    expect(homeOf(geometry, table, seat)?.spots).toEqual(cities.map(point));
    expect(homeOf(geometry, table, 7)).toBeUndefined();
  });

  it('is one’s unfinished track too, as far as it has come', () => {
    const [link] = table.links;
    if (!link) throw new Error('there is no link');
    const unfinished = [{ owner: 7, from: link.a, tiles: link.tiles }];
    const home = homeOf(geometry, { ...table, unfinished }, 7);
    expect(home?.spots).toEqual(link.tiles.slice(-1).map((tile) => spotOf(geometry, tile)));
  });

  it('is every place that is lit, and then the one that was chosen', () => {
    expect(lit({ mode: 'urbanise' }, { cities: [3, 8] })?.spots).toEqual([3, 8].map(point));
    expect(lit({ mode: 'urbanise', city: 8 }, { cities: [3, 8] })?.spots).toEqual([point(8)]);
  });

  it('is where the West begins, even before anybody may go there', () => {
    const { western } = geometry.map;
    expect(western.length).toBeGreaterThan(0);
    expect(lit({ mode: 'west' })?.spots).toEqual(western.map(({ city }) => point(city)));
  });

  it('is nothing but the network where nothing is to be chosen on the map', () => {
    expect(lit({ mode: 'upgrade' })).toBeUndefined();
  });
});

it('a link is where its cities are; what has no place on the map is nowhere', () => {
  const end = (city: number) => ({ city, name: '' });
  expect(
    placesOf(geometry, table, {
      is: 'link-finished',
      seat: 1,
      link: 0,
      ends: [end(2), end(5)],
      tiles: 3,
    }),
  ).toEqual([2, 5].map(point));
  expect(placesOf(geometry, table, { is: 'bid-passed', seat: 1 })).toEqual([]);
});
