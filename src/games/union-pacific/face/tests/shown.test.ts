import { expect, it } from 'vitest';
import { unionPacific } from '#games/union-pacific/rules/index.ts';
import type { Event } from '#games/union-pacific/rules/model.ts';
import { shownAt } from '../logic/shown.ts';
import { randomGame } from './games.ts';

const { game } = unionPacific;

/** What seat 0 sees when an event of this name is first shown. */
function seenAt(is: Event['is']) {
  for (const { before, events } of randomGame(4, 2)) {
    const at = events.findIndex((event) => event.is === is);
    const event = events[at];
    if (event === undefined) continue;
    const seen = { table: before.table, own: game.own(before, 0) };
    const text = JSON.stringify(seen);
    const shown = shownAt({ before: seen, earlier: events.slice(0, at), event }, 0);
    expect(JSON.stringify(seen)).toBe(text);
    return { before: seen, shown };
  }
  throw new Error(`no ${is} was told`);
}

it('writes no money down before the sums are told', () => {
  const counted = seenAt('up-paid');
  expect(counted.shown.table.paid).toBe(counted.before.table.paid);
  expect(counted.shown.table.money).toEqual(counted.before.table.money);
  const paid = seenAt('dividend-paid');
  expect(paid.shown.table.paid).toBe(paid.before.table.paid + 1);
  expect(paid.shown.table.money).not.toEqual(paid.before.table.money);
});

it('keeps what has not changed, so that it is not drawn anew', () => {
  const { before, shown } = seenAt('train-built');
  expect(shown.table.spaces).not.toEqual(before.table.spaces);
  expect(shown.table.display).toBe(before.table.display);
  expect(shown.table.players[1]).toBe(before.table.players[1]);
  expect(shown.table.board).toBe(before.table.board);
});
