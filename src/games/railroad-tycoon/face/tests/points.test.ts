import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { railroadTycoon } from '#games/railroad-tycoon/rules/index.ts';
import type { Table } from '#games/railroad-tycoon/rules/model.ts';
import { pointsOf } from '../logic/points.ts';
import { subtitle } from '../logic/steps.ts';
import { ScoreLine } from '../score/score-line.tsx';
import { recordedGame } from './games.ts';

const { game } = railroadTycoon;

it('counts points as on the track, with the shares taken off beside them, and at the end as the engine does', () => {
  let last: Parameters<typeof game.standings>[0] | undefined;
  for (const { after } of recordedGame('four-players')) {
    if (after.table.result === null)
      for (const [seat, { score, shares }] of after.table.players.entries()) {
        expect(pointsOf(after.table, seat)).toMatchObject({ score, net: score - shares });
      }
    last = after;
  }
  if (!last) throw new Error('no end');
  for (const { seat, score } of game.standings(last))
    expect(pointsOf(last.table, seat).net).toBe(score);
});

it('tells on a phone what the shares leave, and says so while there are any', () => {
  const { table, ...seen } = stateOf((each) => each.players.some(({ shares }) => shares > 2));
  const names = table.players.map((_, seat) => `P${seat}`);
  const line = (shown: Table): string =>
    renderToString(
      createElement(ScoreLine, { ...seen, table: shown, names, eyes: 'watcher', language: 'en' }),
    );
  for (const [seat, { score, shares }] of table.players.entries())
    expect(line(table)).toContain(`P${seat} ${score - shares}`.replace('-', '−'));
  expect(line(table)).toContain('net of shares');
  const none = { ...table, players: table.players.map((player) => ({ ...player, shares: 0 })) };
  expect(line(none)).not.toContain('net');
});

function stateOf(is: (table: Table) => boolean) {
  for (const { after } of recordedGame('four-players'))
    if (is(after.table)) return { table: after.table, own: undefined };
  throw new Error('no such table');
}

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
