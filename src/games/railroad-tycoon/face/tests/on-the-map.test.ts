import { describe, expect, it } from 'vitest';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { tileOf } from '#games/railroad-tycoon/rules/tiles.ts';
import { cubePlaces, cubesAt } from '../art/cube-places.ts';
import { geometryOf } from '../art/geometry.ts';
import { ticketsOf } from '../handling/lights.ts';
import { limitIn } from '../handling/limit.ts';
import { planAfter } from '../handling/pressed-building.ts';
import { cubeUnder, meantAt, pressAt, spotOf } from '../handling/spots.ts';
import { nextCity, wayTo } from '../handling/walk.ts';
import { freshAfter, NONE_FRESH } from '../logic/fresh-tiles.ts';
import { litTiles } from '../logic/starts.ts';
import { durationOf } from '../motion/durations.ts';
import { recordedGame, stateAt } from './games.ts';

describe('on the map', () => {
  const { table } = stateAt('act');
  const geometry = geometryOf(mapOf(table.map));

  it('a press means the city under it, else the nearest lit tile', () => {
    const city = 4;
    expect(meantAt(geometry, [], geometry.cityPoint(city), 1)).toEqual({ city });
    const plan = planAfter(table, table.seat, undefined, city);
    if (!plan || plan === 'refused') throw new Error('a start');
    const lit = litTiles(table, table.seat, plan);
    for (const { tile, arrives } of lit) {
      if (arrives !== undefined) continue;
      expect(meantAt(geometry, lit, spotOf(geometry, tile), 1)).toEqual({ tile });
    }
    expect(meantAt(geometry, [], { x: 3, y: 3 }, 1)).toBeUndefined();
  });

  it('a press on a cube means that cube', () => {
    const city = table.colours.findIndex(
      (_, at) =>
        cubesAt(table.cubes, at).length === 4 && new Set(cubesAt(table.cubes, at)).size > 1,
    );
    const { x, y } = geometry.cityPoint(city);
    const here = cubesAt(table.cubes, city);
    for (const [i, place] of cubePlaces(here.length).entries()) {
      const at = { x: x + place.x, y: y + place.y };
      expect(cubeUnder(geometry, table.cubes, city, at)).toBe(here[i]);
    }
    expect(cubeUnder(geometry, table.cubes, city, { x: x + 25, y })).toBeUndefined();
  });

  it('a press is on the tile, the cube, the city or the ground that is meant, and answered there', () => {
    const city = table.colours.findIndex((_, at) => cubesAt(table.cubes, at).length > 0);
    const middle = geometry.cityPoint(city);
    const beside = { x: middle.x + 25, y: middle.y };
    expect(pressAt(geometry, table, { city }, beside)).toEqual({
      press: { on: 'city', city },
      place: middle,
    });
    const [first] = cubePlaces(cubesAt(table.cubes, city).length);
    const cube = { x: middle.x + (first?.x ?? 0), y: middle.y + (first?.y ?? 0) };
    expect(pressAt(geometry, table, { city }, cube)?.press).toMatchObject({ on: 'cube', city });
    expect(pressAt(geometry, table, { tile: 7 }, beside)?.press).toEqual({ on: 'tile', tile: 7 });
    expect(pressAt(geometry, table, undefined, middle)?.press).toMatchObject({ on: 'ground' });
    expect(pressAt(geometry, table, undefined, { x: -900, y: -900 })).toBeUndefined();
  });

  it('one ticket says the price for tiles of a hex that cost the same', () => {
    const tiles = [tileOf(40, 0, 2), tileOf(40, 0, 3), tileOf(40, 0, 4)];
    const written = (prices: readonly number[]) =>
      ticketsOf(tiles.map((tile, i) => ({ tile, price: prices[i] ?? 0 }))).map((t) => t.price);
    expect(written([2, 2, 2])).toEqual(['', '2', '']);
    expect(written([2, 2, 3])).toEqual(['2', '2', '3']);
  });

  it('arrows point to where a city lies', () => {
    const { cityOf } = mapOf(table.map);
    const heading = (from: string, to: string) => wayTo(table, cityOf(from), cityOf(to));
    expect(heading('baltimore', 'philadelphia')).toBe('right');
    expect(heading('washington', 'baltimore')).toBe('up');
    expect(heading('new-york', 'chicago')).toBe('left');
    expect(nextCity(table, cityOf('baltimore'), 'right')).toBe(cityOf('philadelphia'));
    // A link that leads that way is walked, however far it leads.
    const far = { owner: 0, a: cityOf('baltimore'), b: cityOf('boston'), tiles: [] };
    const linked = { ...table, links: [far] };
    expect(nextCity(linked, cityOf('baltimore'), 'right')).toBe(cityOf('boston'));
  });
});

describe('beside the map', () => {
  it('a limit is what is ordered for this auction, as long as that stands', () => {
    const given = (turn: number, lifted?: true) => ({
      given: [{ order: { kind: 'bid', turn, upTo: 5 }, lifted }],
      give: () => undefined,
      lift: () => undefined,
    });
    expect(limitIn(given(3), 3)).toBe(5);
    expect(limitIn(given(2), 3)).toBeUndefined();
    expect(limitIn(given(3, true), 3)).toBeUndefined();
    expect(limitIn(undefined, 3)).toBeUndefined();
  });

  it('remembers what the others have laid until one acts', () => {
    const laid = {
      is: 'track-laid',
      seat: 1,
      hex: 40,
      from: 0,
      to: 3,
      origin: { city: 1, name: '' },
      price: 2,
    } as const;
    const seen = freshAfter(NONE_FRESH, laid, 0);
    expect([...seen]).toEqual([tileOf(40, 0, 3)]);
    expect(freshAfter(seen, { is: 'action-declined', seat: 1 }, 0).size).toBe(1);
    expect(freshAfter(seen, { is: 'action-declined', seat: 0 }, 0).size).toBe(0);
    expect(freshAfter(seen, laid, 1).size).toBe(0);
  });

  it('shows every event of a game for a while, or not at all', () => {
    for (const { events } of recordedGame('four-players')) {
      for (const event of events) expect(durationOf(event)).toBeGreaterThanOrEqual(0);
    }
  });
});
