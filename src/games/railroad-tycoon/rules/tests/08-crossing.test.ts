import { describe, expect, it } from 'vitest';
import { E, field, hex, NE, NW, SE, SW, W } from './field.ts';
import { build, DECLINE, lay, layAndStop, redirect } from './moves.ts';
import { eventsOf, moneyOf, openOf, phaseOf, seatOf } from './reading.ts';

/** Seat 0 has come two tiles from Chicago, and seat 1 has laid a tile from Toledo right before it. */
const blocked = () => {
  const table = layAndStop(field(), 0, lay(hex(2, 4), W, E), lay(hex(3, 4), W, E));
  return layAndStop(table, 1, lay(hex(4, 4), E, W));
};

describe('8. Crossing, blocking, redirecting', () => {
  it('8.1 has room for two tracks on four different sides', () => {
    const table = build(field(), 0, 'chicago', 'toledo');
    table.do(1, lay(hex(2, 3), NW, SE));
    table.refusedBy('8.1', 1, lay(hex(3, 4), NW, E));
    layAndStop(table, 1, lay(hex(3, 4), NW, SE), lay(hex(3, 5), NW, SE));
    // Side by side, without crossing.
    const beside = layAndStop(field(), 0, lay(hex(2, 3), NW, SE), lay(hex(3, 4), NW, SW));
    beside.do(1, lay(hex(3, 2), W, SE)).do(1, lay(hex(3, 3), NW, SW));
    beside.refusedBy('8.1', 1, lay(hex(3, 4), NE, SW)).do(1, lay(hex(3, 4), NE, SE));
    // Two sides are free, but there is no third track.
    const full = field({
      links: [
        [0, 'chicago', 'toledo'],
        [1, 'duluth', 'jackson'],
      ],
    });
    full.do(0, lay(hex(3, 2), W, SE)).do(0, lay(hex(3, 3), NW, SW));
    full.refusedBy('8.1', 0, lay(hex(3, 4), NE, SW));
  });

  it('8.2, 8.13 crosses anybody’s track, one’s own too, and a link crosses itself', () => {
    const table = field({ links: [[0, 'chicago', 'toledo']] });
    table.do(0, lay(hex(2, 3), NW, SE)).do(0, lay(hex(3, 4), NW, SE));
    expect(openOf(table).rails[hex(3, 4)]).toBe(0b101101);
    // Out of Toledo, round, and over its own first tile.
    const ring = field();
    for (const [col, row, from, to] of [
      [6, 4, W, E],
      [7, 4, W, NE],
      [7, 3, SW, NW],
      [7, 2, SE, W],
    ] as const) {
      ring.do(0, lay(hex(col, row), from, to));
    }
    ring
      .do(1, DECLINE)
      .do(0, lay(hex(6, 2), E, SW))
      .do(0, lay(hex(5, 3), NE, SE));
    ring.do(0, lay(hex(6, 4), NW, SE));
    expect(openOf(ring).unfinished[0]?.tiles).toHaveLength(7);
  });

  it('8.3 does not join tracks that cross', () => {
    const table = field({
      links: [
        [0, 'chicago', 'toledo'],
        [0, 'duluth', 'jackson'],
      ],
      cubes: { duluth: 'R', chicago: 'P' },
      players: [{ level: 8 }, {}],
    });
    expect(openOf(table).rails[hex(3, 4)]).toBe(0b101101);
    expect(table.choices(0).filter((choice) => choice.do === 'deliver')).toEqual([]);
  });

  it('8.4 leaves the track of others alone', () => {
    const table = layAndStop(field(), 0, lay(hex(2, 4), W, E));
    table.refusedBy('6.3', 1, lay(hex(3, 4), W, E)).refusedBy('8.8', 1, redirect(0, NE));
  });

  it('8.5, 8.6 is blocked by another’s track when no tile can go on', () => {
    const table = blocked();
    table.refusedBy('8.1', 0, lay(hex(4, 4), W, E));
    expect(table.choices(0)).toContainEqual(redirect(0, SE));
    // Free to go on: not blocked.
    const free = layAndStop(field(), 0, lay(hex(2, 4), W, E)).do(1, DECLINE);
    free.refusedBy('8.6', 0, redirect(0, NE));
    // One's own track blocks nothing, nor does water.
    const own = layAndStop(field(), 0, lay(hex(2, 4), W, E)).do(1, DECLINE);
    layAndStop(own, 0, lay(hex(2, 3), NW, SW)).do(1, DECLINE);
    own.refusedBy('8.6', 0, redirect(0, NE));
    const water = field()
      .do(0, lay(hex(1, 7), SW, NW))
      .do(0, lay(hex(1, 6), SE, W));
    layAndStop(water, 0, lay(hex(0, 6), E, W)).do(1, DECLINE);
    water.refusedBy('8.6', 0, redirect(0, NE));
  });

  it('8.7 redirects the last tile, keeping the side it comes in by', () => {
    const table = blocked().do(0, redirect(0, SE));
    expect(openOf(table).unfinished[0]?.tiles.at(-1)).toBe(hex(3, 4) * 36 + W * 6 + SE);
    expect(openOf(table).rails[hex(3, 4)]).toBe((1 << W) | (1 << SE));
    expect(eventsOf(table, 'track-redirected')).toHaveLength(1);
    table.do(0, lay(hex(3, 5), NW, E));
  });

  it('8.8 redirects an unfinished link of one’s own', () => {
    const table = blocked();
    table.refusedBy('8.8', 0, redirect(1, SE)).refusedBy('8.8', 0, redirect(7, SE));
  });

  it('8.9 is the first step of a build and counts as a tile', () => {
    const table = blocked();
    table.do(0, redirect(0, SE)).refusedBy('8.9', 0, redirect(0, NE));
    for (const [col, row, from, to] of [
      [3, 5, NW, E],
      [4, 5, W, E],
      [5, 5, W, E],
    ] as const) {
      expect(phaseOf(table)).toBe('build');
      table.do(0, lay(hex(col, row), from, to));
    }
    expect(seatOf(table)).toBe(1);
  });

  it('8.10, 8.14 pays the full price again, of the tile as it lies then', () => {
    const table = blocked();
    expect(moneyOf(table, 0)).toBe(95);
    table.do(0, redirect(0, SE));
    expect(moneyOf(table, 0)).toBe(93);
    // North of the river: the crossing is paid again, too.
    const north = blocked().do(0, redirect(0, NE));
    expect(moneyOf(north, 0)).toBe(92);
  });

  it('8.11 leaves by another side', () => {
    blocked().refusedBy('8.11', 0, redirect(0, E));
  });

  it('8.12 may finish the link', () => {
    // From Duluth past Chicago: seat 1 blocks the way, and the tile turns to the city.
    const table = layAndStop(field({ options: { sharp: true } }), 0, lay(hex(1, 3), NE, W));
    layAndStop(table, 1, lay(hex(0, 3), SE, E));
    table.do(0, redirect(0, SW));
    expect(openOf(table).links).toHaveLength(1);
    expect(openOf(table).links[0]?.tiles).toEqual([hex(1, 3) * 36 + NE * 6 + SW]);
    expect(seatOf(table)).toBe(1);
  });
});
