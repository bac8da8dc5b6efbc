import { describe, expect, it } from 'vitest';
import { railroadTycoon } from '../index.ts';
import { cheapestRoute, layingsOf } from '../routes.ts';
import { mapOf } from '../terrain.ts';
import { LINKS } from './links-table.ts';

const { game } = railroadTycoon;
const { table } = game.setup(4, game.parseOptions({}));
const map = mapOf('eastern-us');

describe('the cheapest route between two cities', () => {
  it.each(LINKS)('%s to %s takes %d tiles', (from, to, tiles, price) => {
    const route = cheapestRoute(table, map.cityOf(from), map.cityOf(to), 12);
    expect([route?.tiles.length, route?.price]).toEqual([tiles, price]);
  });

  it('is as dear from the other end', () => {
    for (const [from, to, , price] of LINKS) {
      expect(cheapestRoute(table, map.cityOf(to), map.cityOf(from), 12)?.price).toBe(price);
    }
  });

  it('keeps to the number of tiles, and gives nothing if there is no way', () => {
    const [chicago, kansasCity] = [map.cityOf('chicago'), map.cityOf('kansas-city')];
    expect(cheapestRoute(table, chicago, kansasCity, 9)).toMatchObject({ price: 19 });
    expect(cheapestRoute(table, chicago, kansasCity, 8)).toBeUndefined();
  });

  it('goes round track that is in the way, and over it', () => {
    const [newYork, philadelphia] = [map.cityOf('new-york'), map.cityOf('philadelphia')];
    const first = cheapestRoute(table, newYork, philadelphia, 4);
    const state = game.setup(4, game.parseOptions({}));
    const [only] = layingsOf(first ?? { tiles: [], price: 0 });
    if (!only) throw new Error('no route');
    state.table.rails[only.hex] = (1 << only.from) | (1 << only.to);
    const second = cheapestRoute(state.table, newYork, philadelphia, 8);
    expect(second?.tiles).not.toEqual(first?.tiles);
    expect(second?.tiles.length).toBeGreaterThan(1);
  });
});
