import { describe, expect, it } from 'vitest';
import { railroadTycoon } from '#games/railroad-tycoon/rules/index.ts';
import type { Event, RailroadTycoon, Table } from '#games/railroad-tycoon/rules/model.ts';
import type { Eyes, State, View } from '#kernel/game.ts';
import { shownAt } from '../logic/shown.ts';
import { steps } from '../logic/steps.ts';
import { eager, playedGame, recordedGame } from './games.ts';

const { game } = railroadTycoon;

const seenBy = (state: State<RailroadTycoon>, eyes: Eyes) => ({
  table: state.table,
  own: eyes === 'watcher' ? undefined : game.own(state, eyes),
});

describe('the table while an event is being shown', () => {
  it('is the table after the entry at its last event, and leaves the one before it alone', () => {
    for (const { before, after, events } of recordedGame('four-players')) {
      const shown = events.map((event) => game.shown(event, 1) ?? event);
      const event = shown.at(-1);
      if (event === undefined) continue;
      const kept = structuredClone(before);
      const happening = { before: seenBy(before, 1), earlier: shown.slice(0, -1), event };
      expect(shownAt(happening, 1)).toEqual(seenBy(after, 1));
      expect(before).toEqual(kept);
    }
  });

  it('gives no point before the delivery is shown, and each in its time', () => {
    for (const { before, events } of playedGame(4, 3, { decide: eager, entries: 1500 })) {
      const at = events.findIndex(({ is }) => is === 'points-gained');
      const event = events[at];
      const delivery = events[at - 1];
      if (event?.is !== 'points-gained' || delivery?.is !== 'goods-delivered') continue;
      const seen = seenBy(before, 'watcher');
      const score = ({ table }: { table: Table }) => table.players[event.seat]?.score ?? 0;
      const was = shownAt({ before: seen, event: delivery }, 'watcher');
      const shown = shownAt({ before: seen, earlier: [delivery], event }, 'watcher');
      expect(score(was) - score(seen)).toBe(delivery.points[event.seat]);
      expect(score(shown) - score(was)).toBe(event.points);
      return;
    }
    throw new Error('no card was earned by a delivery');
  });

  it('shows whose deed it is until the deed has been shown', () => {
    for (const { before, after, events } of playedGame(3, 4, { decide: eager, entries: 400 })) {
      const [event] = events;
      if (event?.is !== 'goods-delivered' || after.table.phase !== 'act') continue;
      const { table } = shownAt({ before: seenBy(before, 0), event }, 0);
      expect([table.phase, table.seat]).toEqual(['act', event.seat]);
      return;
    }
    throw new Error('nothing was delivered');
  });

  it('is at the step of what is shown: income is paid at Income, though the next auction is on by then', () => {
    const all: Event[] = [];
    let start: View<RailroadTycoon> | undefined;
    let entries = 0;
    for (const { before, after, events } of playedGame(3, 4, { decide: eager, entries: 400 })) {
      if (before.table.round === 3 && start === undefined)
        start = structuredClone(seenBy(before, 'watcher'));
      if (start === undefined) continue;
      all.push(...events);
      entries++;
      if (after.table.turn > start.table.turn) break;
    }
    if (!start) throw new Error('no third round');
    expect(entries).toBeGreaterThan(1);
    const stepAt = (at: number): number => {
      const event = all[at];
      if (!start || !event) throw new Error('no such event');
      const happening = { before: start, earlier: all.slice(0, at), event };
      return steps(shownAt(happening, 'watcher').table, 'en').now;
    };
    const seen = new Set(all.map((event, at) => `${event.is} ${stepAt(at)}`));
    expect(seen).toContain('income-paid 4');
    expect(seen).toContain('turn-begun 0');
    expect(seen).not.toContain('income-paid 0');
    expect(stepAt(0)).toBe(3);
  });

  it('keeps what an event does not touch', () => {
    const { before, events } = [...playedGame(3, 2, { entries: 12 })].at(-1) ?? {};
    const [event] = events ?? [];
    if (before === undefined || event === undefined) throw new Error('no event');
    const { table } = shownAt({ before: seenBy(before, 0), event }, 0);
    expect(table.links).toBe(before.table.links);
    expect(table.cubes).toBe(before.table.cubes);
  });
});
