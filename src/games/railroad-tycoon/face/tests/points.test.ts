import { expect, it } from 'vitest';
import { railroadTycoon } from '#games/railroad-tycoon/rules/index.ts';
import type { Table } from '#games/railroad-tycoon/rules/model.ts';
import { countedOf, pointsOf } from '../logic/points.ts';
import { subtitle } from '../logic/steps.ts';
import { recordedGame } from './games.ts';

const { game } = railroadTycoon;

it('counts points as on the track, with the shares taken off beside them, and at the end as the engine does', () => {
  let last: Parameters<typeof game.standings>[0] | undefined;
  for (const { after } of recordedGame('four-players')) {
    if (after.table.result === null)
      for (const [seat, { score, shares }] of after.table.players.entries()) {
        expect(pointsOf(after.table, seat)).toMatchObject({ score, net: score - shares });
        expect(countedOf(after.table, seat)).toBe(score);
      }
    last = after;
  }
  if (!last) throw new Error('no end');
  for (const { seat, score } of game.standings(last))
    expect(countedOf(last.table, seat)).toBe(score);
});

function firstTurn(): Table {
  for (const { after } of recordedGame('four-players'))
    if (after.table.turn > 0) return after.table;
  throw new Error('no first turn');
}

it('says how many turns were agreed', () => {
  const table = firstTurn();
  expect(subtitle({ ...table, lastTurn: 5 }, 'en')).toContain('Turn 1 of 5 · empty cities');
  expect(subtitle({ ...table, lastTurn: 5 }, 'fr')).toMatch(/^Tour.1.sur.5 ·/);
  expect(subtitle({ ...table, lastTurn: null }, 'en')).toContain('Turn 1 · ');
});
