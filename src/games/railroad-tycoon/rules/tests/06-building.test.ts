import { describe, expect, it } from 'vitest';
import { E, FIELD, field, hex, NE, NW, SE, SW, W } from './field.ts';
import { build, DECLINE, GRANT, INCOME, lay, layAndStop, STOP, UPGRADE } from './moves.ts';
import { cityOf } from './position.ts';
import { eventsOf, moneyOf, openOf, phaseOf, seatOf } from './reading.ts';

const city = (id: string) => cityOf(id, FIELD);

describe('6. Building track', () => {
  it('6.1 lays tile after tile from city to city', () => {
    const table = build(field(), 0, 'chicago', 'toledo');
    const [link] = openOf(table).links;
    expect(link).toMatchObject({ owner: 0, a: city('chicago'), b: city('toledo') });
    expect(link?.tiles).toHaveLength(3);
    expect(eventsOf(table, 'track-laid')).toHaveLength(3);
  });

  it('6.2 lays only in open country and hills', () => {
    const table = field();
    // The western hex, water, a city, beyond the map.
    table.refusedBy('6.2', 0, lay(hex(0, 4), E, W));
    table.refusedBy('6.2', 0, lay(hex(0, 8), E, W));
    table.refusedBy('6.2', 0, lay(hex(5, 4), E, W));
    table.refusedBy('6.2', 0, lay(4000, E, W));
  });

  it('6.3 begins at a city or at the end of an unfinished link of one’s own', () => {
    const table = field();
    table.refusedBy('6.3', 0, lay(hex(3, 4), W, E));
    layAndStop(table, 0, lay(hex(2, 4), W, E));
    // Not mine to continue.
    table.refusedBy('6.3', 1, lay(hex(3, 4), W, E)).do(1, DECLINE);
    table.do(0, lay(hex(3, 4), W, E));
    expect(openOf(table).unfinished).toHaveLength(1);
  });

  it('6.4 continues the same link for the rest of the action', () => {
    const table = field().do(0, lay(hex(2, 4), W, E));
    table.refusedBy('6.4', 0, lay(hex(4, 4), E, W));
    table.refusedBy('6.4', 0, lay(hex(3, 4), NW, SE));
    table.do(0, lay(hex(3, 4), W, E));
  });

  it('6.5 knows straight track and wide curves', () => {
    const table = field();
    for (const to of [NW, W, SW]) table.refusedBy('6.5', 0, lay(hex(2, 4), W, to));
    const exits = table
      .choices(0)
      .filter((choice) => choice.do === 'lay-track' && choice.hex === hex(2, 4))
      .map((choice) => (choice.do === 'lay-track' && choice.from === W ? choice.to : -1));
    expect(exits.filter((to) => to >= 0)).toEqual([SE, E, NE]);
  });

  it('6.6 ends the action after four tiles', () => {
    const table = build(field(), 0, 'duluth', 'jackson', 4);
    expect(seatOf(table)).toBe(1);
    expect(openOf(table).unfinished[0]?.tiles).toHaveLength(4);
    table.do(1, DECLINE);
    // The next action goes on.
    table.do(0, lay(hex(4, 7), NW, SE));
    expect(openOf(table).links).toHaveLength(1);
  });

  it('6.7 ends the action when a city is reached, and makes the link one’s own', () => {
    const table = field().do(0, lay(hex(1, 3), SW, NE));
    expect(seatOf(table)).toBe(1);
    expect(openOf(table)).toMatchObject({ build: null, unfinished: [] });
    expect(eventsOf(table, 'link-finished')).toEqual([
      {
        is: 'link-finished',
        seat: 0,
        link: 0,
        ends: [
          { city: city('chicago'), name: 'Chicago' },
          { city: city('duluth'), name: 'Duluth' },
        ],
        tiles: 1,
      },
    ]);
  });

  it('6.8 does not lead a link back to the city it comes from', () => {
    const table = field({ options: { sharp: true } }).do(0, lay(hex(6, 4), W, NW));
    table.refusedBy('6.8', 0, lay(hex(5, 3), SE, SW));
    // Nor round through another unfinished link from the same city.
    const both = layAndStop(field({ options: { sharp: true } }), 0, lay(hex(6, 4), W, NE));
    both
      .do(1, DECLINE)
      .do(0, lay(hex(5, 3), SW, E))
      .do(0, STOP)
      .do(1, DECLINE);
    both.refusedBy('6.8', 0, lay(hex(6, 3), SW, W)).refusedBy('6.8', 0, lay(hex(6, 3), W, SW));
  });

  it('6.9 lays at least one tile once a build has begun', () => {
    const table = field({ players: [{ money: 100, cards: ['land-grant'] }, {}] });
    table.do(0, GRANT).refusedBy('6.9', 0, STOP);
    expect(table.choices(0)).not.toContainEqual(STOP);
    layAndStop(table, 0, lay(hex(2, 4), W, E));
    expect(seatOf(table)).toBe(1);
  });

  it('6.10 keeps an unfinished link for its owner until the end of the turn', () => {
    const table = layAndStop(field({ round: 3 }), 0, lay(hex(2, 4), W, E));
    expect(openOf(table).unfinished).toEqual([
      { owner: 0, from: city('chicago'), tiles: [hex(2, 4) * 36 + W * 6 + E] },
    ]);
    table.do(1, DECLINE).do('chance', INCOME);
    expect(openOf(table).unfinished).toEqual([]);
  });

  it('6.11 joins two unfinished links of one’s own', () => {
    const table = layAndStop(field(), 0, lay(hex(2, 4), W, E)).do(1, DECLINE);
    layAndStop(table, 0, lay(hex(4, 4), E, W)).do(1, DECLINE);
    table.do(0, lay(hex(3, 4), E, W));
    expect(openOf(table).unfinished).toEqual([]);
    const [link] = openOf(table).links;
    expect(link).toMatchObject({ a: city('toledo'), b: city('chicago') });
    expect(link?.tiles).toHaveLength(3);
    // Another's end joins nothing.
    const foreign = layAndStop(field(), 0, lay(hex(2, 4), W, E));
    layAndStop(foreign, 1, lay(hex(4, 4), E, W), lay(hex(3, 4), E, W));
    expect(openOf(foreign).links).toEqual([]);
  });

  it('6.12 may point nowhere', () => {
    const table = field({ players: [{ money: 100 }, {}] });
    table.do(0, lay(hex(1, 7), SW, NW)).do(0, lay(hex(1, 6), SE, W));
    table.do(0, lay(hex(0, 6), E, W));
    expect(phaseOf(table)).toBe('build');
    expect(table.choices(0).map((choice) => choice.do)).toEqual(['stop-building', 'issue-share']);
  });

  it('6.13 joins the same two cities twice', () => {
    const table = build(field(), 0, 'chicago', 'toledo');
    build(table, 1, 'chicago', 'toledo');
    expect(openOf(table).links.map(({ owner }) => owner)).toEqual([0, 1]);
  });

  it('6.14 leaves track where it lies', () => {
    const table = field({ links: [[0, 'chicago', 'toledo']], round: 3 });
    const before = openOf(table).rails.slice();
    table.do(0, UPGRADE).do(1, UPGRADE).do('chance', INCOME);
    expect(openOf(table).rails).toEqual(before);
    expect(moneyOf(table, 0)).toBe(95);
  });
});
