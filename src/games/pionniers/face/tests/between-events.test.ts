import { describe, expect, it } from 'vitest';
import type { Event } from '#games/pionniers/rules/model.ts';
import { betweenEvents } from '../logic/between-events.ts';
import { durationOf } from '../motion/durations.ts';
import { wayOf } from '../motion/poses.ts';
import { randomGame } from './games.ts';

/** What an ordinary turn is made of. */
const PLAIN = new Set<Event['is']>([
  'dice-thrown',
  'engine-moved',
  'phase-begun',
  'sections-laid',
  'strike-offered',
  'train-moved',
  'turn-begun',
]);

describe('the table between events', () => {
  it('shows an event with the table before and after it alone', () => {
    for (const { before, events } of randomGame(5)) {
      const at = events.findIndex(({ is }) => is === 'train-moved');
      const event = events[at];
      if (event?.is !== 'train-moved') continue;
      const { was, shown } = betweenEvents({
        event,
        before: { table: before, own: {} },
        earlier: events.slice(0, at),
      });
      expect(was.trains[event.line]?.front).toBe(event.from);
      expect(shown.trains[event.line]?.front).toBe(event.to);
    }
  });

  it('leaves the table before as it was, and every train that nothing happened to', () => {
    for (const { before, events } of randomGame(5)) {
      const kept = structuredClone(before);
      const event = events.at(-1);
      if (event === undefined) continue;
      const earlier = events.slice(0, -1);
      const { shown } = betweenEvents({ event, before: { table: before, own: {} }, earlier });
      const touched = events.flatMap((told) => [
        'line' in told ? told.line : -1,
        'on' in told ? told.on : -1,
      ]);
      for (const [line, train] of before.trains.entries()) {
        if (!touched.includes(line)) expect(shown.trains[line]).toBe(train);
      }
      expect(before).toEqual(kept);
    }
  });

  it('moves every train from where it was to where it is', () => {
    for (const { before, events } of randomGame(6)) {
      for (const [i, event] of events.entries()) {
        const { was, shown: is } = betweenEvents({
          event,
          before: { table: before, own: {} },
          earlier: events.slice(0, i),
        });
        if ('line' in event) {
          const [from, to] = [was.trains[event.line], is.trains[event.line]];
          const way = from && to && wayOf(event, event.line, from, to);
          if (way) {
            const last = way(1);
            expect(last.front).toBeCloseTo(to.front);
            expect(last.engine).toBeCloseTo(to.engine);
            expect(last.opacity).toBeCloseTo(1);
          }
        }
      }
    }
  });
});

describe('how long it is shown', () => {
  it('does not wait for what shows nothing', () => {
    expect(durationOf({ is: 'phase-begun', phase: 'lay' })).toBe(0);
    expect(durationOf({ is: 'strike-offered', seat: 0, line: 0 })).toBe(0);
  });

  it('gives an ordinary turn of somebody else time to be read, and less than four seconds', () => {
    for (const { events } of randomGame(7)) {
      const plain = events.every(({ is }) => PLAIN.has(is));
      if (!plain) continue;
      expect(events.reduce((sum, event) => sum + durationOf(event), 0)).toBeLessThan(4000);
    }
  });
});
