import { describe, expect, it } from 'vitest';
import { unionPacific } from '#games/union-pacific/index.ts';
import type { Table } from '#games/union-pacific/model.ts';
import { stageOf, tell } from '../logic/stage.ts';
import { NO_OPTIONS, randomGame } from './games.ts';

const { game } = unionPacific;

/** What a board draws of a table. Whose phase it is comes from the engine; who was idle and what is due, nobody sees. */
function drawn({ phase: _, idle: __, announced: ___, ...table }: Table) {
  return table;
}

const EYES = [0, 1, 'watcher'] as const;

describe('the table between events', () => {
  for (const [seats, options] of [
    [2, NO_OPTIONS],
    [4, { ...NO_OPTIONS, second: true, swap: true }],
    [6, { ...NO_OPTIONS, spread: true }],
  ] as const) {
    it(`is the table after an entry once all its events are told, for all eyes; ${seats} seats`, () => {
      for (let seed = 1; seed <= 3; seed++) {
        for (const { before, after, events } of randomGame(seats, seed, options)) {
          for (const eyes of EYES) {
            const seen = (of: typeof before) => ({
              table: of.table,
              own: eyes === 'watcher' ? undefined : game.own(of, eyes),
            });
            const shown = events.map((event) => game.shown(event, eyes) ?? event);
            const end = shown.reduce((now, event) => tell(now, event, eyes), seen(before));
            expect(drawn(end.table)).toEqual(drawn(after.table));
            expect(end.own).toEqual(seen(after).own);
          }
        }
      }
    });
  }

  it('writes no money down before the sums are told', () => {
    for (const { before, events } of randomGame(4, 2)) {
      const at = events.findIndex(({ is }) => is === 'up-paid');
      const event = events[at];
      if (event === undefined) continue;
      const seen = { table: before.table, own: undefined };
      const { was, shown } = stageOf({ before: seen, earlier: events.slice(0, at), event }, 0);
      expect(shown.table.money).toEqual(before.table.money);
      expect(was.table.paid).toBe(before.table.paid);
      return;
    }
    throw new Error('no dividend was paid');
  });
});
