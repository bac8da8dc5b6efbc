import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { railroadTycoon } from '#games/railroad-tycoon/index.ts';
import type { Event, RailroadTycoon, Table } from '#games/railroad-tycoon/model.ts';
import type { State } from '#kernel/game.ts';
import { stageOf, tell } from '../logic/stage.ts';
import { type Entry, eager, NO_OPTIONS, playedGame, recordedGame, recordNames } from './games.ts';

const { game } = railroadTycoon;

/**
 * What a board draws of a table. Whose turn it is comes from the engine when all is told; a build under way and cubes
 * about to be drawn are told by the tiles and the cubes themselves.
 */
function drawn({ phase: _, seat: __, actions: ___, build: ____, draw: _____, ...table }: Table) {
  return table;
}

const EYES = [0, 1, 'watcher'] as const;

const seenBy = (state: State<RailroadTycoon>, eyes: (typeof EYES)[number]) => ({
  table: state.table,
  own: eyes === 'watcher' ? undefined : game.own(state, eyes),
});

/** An entry's events told one by one must come to the table after it, for all eyes. */
function checkEntry({ before, after, events }: Entry): void {
  for (const eyes of EYES) {
    const shown = events.map((event) => game.shown(event, eyes) ?? event);
    const end = shown.reduce(
      (now, event) => tell(now, event, eyes, after.table),
      seenBy(before, eyes),
    );
    // Much the faster of the two; the other says what is wrong.
    if (!isDeepStrictEqual(drawn(end.table), drawn(after.table)))
      expect(drawn(end.table)).toEqual(drawn(after.table));
    expect(end.own).toEqual(seenBy(after, eyes).own);
  }
}

describe('the table between events', () => {
  it('is the table after an entry once all its events are told: recorded games', () => {
    const told = new Set<Event['is']>();
    for (const name of recordNames()) {
      for (const entry of recordedGame(name)) {
        checkEntry(entry);
        for (const { is } of entry.events) told.add(is);
      }
    }
    expect(told.size).toBe(32);
  });

  for (const [seats, options] of [
    [2, { ...NO_OPTIONS, tiles: 60 }],
    [4, { ...NO_OPTIONS, sharp: true, turns: 12 }],
    [6, { ...NO_OPTIONS, beginner: true, turns: 5 }],
  ] as const) {
    it(`is so in games of chance, too; ${seats} seats`, () => {
      for (const entry of playedGame(seats, seats, { options, decide: eager, entries: 800 }))
        checkEntry(entry);
    });
  }

  it('gives no point before the delivery is shown, and each in its time', () => {
    for (const { before, events } of playedGame(4, 3, { decide: eager, entries: 1500 })) {
      const at = events.findIndex(({ is }) => is === 'points-gained');
      const event = events[at];
      if (event?.is !== 'points-gained' || events[0]?.is !== 'goods-delivered') continue;
      const seen = seenBy(before, 'watcher');
      const { was, shown } = stageOf({ before: seen, earlier: events.slice(0, at), event }, 0);
      const score = (table: Table) => table.players[event.seat]?.score ?? 0;
      expect(score(shown.table) - score(was.table)).toBe(event.points);
      expect(score(was.table)).toBeGreaterThanOrEqual(score(before.table));
      return;
    }
    throw new Error('no card was earned by a delivery');
  });

  it('keeps what an event does not touch', () => {
    const { before, events } = [...playedGame(3, 2, { entries: 12 })].at(-1) ?? {};
    if (before === undefined || events === undefined) throw new Error('no entry');
    const [event] = events;
    if (event === undefined) throw new Error('no event');
    const { shown } = stageOf({ before: seenBy(before, 0), event }, 0);
    expect(shown.table.links).toBe(before.table.links);
    expect(shown.table.cubes).toBe(before.table.cubes);
  });
});
