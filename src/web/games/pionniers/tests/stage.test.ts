import { describe, expect, it } from 'vitest';
import type { Table } from '#games/pionniers/model.ts';
import { stageOf, tell } from '../logic/stage.ts';
import { durationOf } from '../motion/durations.ts';
import { wayOf } from '../motion/poses.ts';
import { randomGame } from './games.ts';

/** All that is drawn. `struck` is not: it only says whether an ambush may strike again. */
function drawn({ trains, turn, turns, order, throws, gone }: Table): unknown {
  return {
    trains: trains.map(({ struck: _, ...train }) => train),
    ...(turns > 0 ? { turn } : {}),
    turns,
    order,
    throws,
    gone,
  };
}

describe('the table between events', () => {
  for (const [seed, seats] of [
    [1, 4],
    [2, 3],
    [3, 2],
    [4, 4],
  ] as const) {
    it(`comes to what the engine says, in a game of ${seats} (${seed})`, () => {
      for (const { before, after, events } of randomGame(seed, seats)) {
        expect(drawn(events.reduce(tell, before))).toEqual(drawn(after));
      }
    });
  }

  it('shows an event with the table before and after it alone', () => {
    for (const { before, events } of randomGame(5)) {
      const at = events.findIndex(({ is }) => is === 'train-moved');
      const event = events[at];
      if (event?.is !== 'train-moved') continue;
      const { was, shown } = stageOf({
        event,
        before: { table: before, own: {} },
        earlier: events.slice(0, at),
      });
      expect(was.trains[event.line]?.front).toBe(event.from);
      expect(shown.trains[event.line]?.front).toBe(event.to);
    }
  });

  it('moves every train from where it was to where it is', () => {
    for (const { before, events } of randomGame(6)) {
      let was = before;
      for (const event of events) {
        const is = tell(was, event);
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
        was = is;
      }
    }
  });
});

describe('how long it is shown', () => {
  it('gives an ordinary turn of somebody else at most a second and a half', () => {
    for (const { events } of randomGame(7)) {
      const plain = events.every(({ is }) =>
        ['dice-thrown', 'sections-laid', 'train-moved', 'turn-begun', 'engine-moved'].includes(is),
      );
      if (!plain) continue;
      expect(events.reduce((sum, event) => sum + durationOf(event), 0)).toBeLessThanOrEqual(1500);
    }
  });
});
