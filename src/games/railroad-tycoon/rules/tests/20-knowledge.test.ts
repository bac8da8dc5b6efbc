import { describe, expect, it } from 'vitest';
import { rngFrom } from '#kernel/rng.ts';
import { PULLMAN } from '../data/tycoons.ts';
import { railroadTycoon } from '../index.ts';
import type { Event } from '../model.ts';
import {
  bid,
  build,
  chance,
  INCOME,
  ISSUE,
  LOOK,
  opened,
  PASS,
  REVEAL,
  SETTLE,
  tycoons,
  UPGRADE,
} from './moves.ts';
import { at, type Moment, position, tycoonOf } from './position.ts';
import { openOf } from './reading.ts';

const { game } = railroadTycoon;

describe('20. Who knows what', () => {
  it('20.1 keeps money off the table until the game is over', () => {
    const table = at({ phase: 'auction', players: [{ money: 77_777 }, { money: 55_555 }] });
    table.do(0, bid(9)).do(1, PASS).do('chance', SETTLE).do(0, ISSUE);
    build(table, 0, 'chicago', 'milwaukee');
    expect(JSON.stringify(openOf(table))).not.toMatch(/77\d\d\d|55\d\d\d/);
    expect(JSON.stringify(table.events)).not.toMatch(/77\d\d\d|55\d\d\d/);
    expect(table.own(1).money).toBe(55_555);
    const over = at({ phase: 'reveal', players: [{ money: 4 }, { money: 9 }] });
    over.do('chance', REVEAL);
    expect(openOf(over).result?.money).toEqual([4, 9]);
  });

  it('20.1 pays as the same table would, whatever others have', () => {
    const moment: Moment = { phase: 'income', round: 3, players: [{ score: 9, shares: 2 }, {}] };
    const one = at(moment).do('chance', INCOME);
    const players = [{ score: 9, shares: 2 }, { money: 40 }];
    const other = at({ ...moment, players }).do('chance', INCOME);
    expect(other.events).toEqual(one.events);
    expect(openOf(other)).toEqual(openOf(one));
  });

  it('20.2 shows shares, bids and places to all', () => {
    const table = at({ phase: 'auction' }).do(0, ISSUE).do(0, bid(4));
    expect(openOf(table)).toMatchObject({ bid: 4, bidder: 0 });
    expect(openOf(table).players[0]).toMatchObject({ shares: 1, score: 0 });
    for (const event of table.events) expect(game.shown(event, 'watcher')).toEqual(event);
  });

  it('20.3 shows a tycoon card to its owner alone', () => {
    const table = opened(2);
    chance(table).acts();
    table.do('chance', tycoons('Gould', 'Judah'));
    const dealt = table.lastEvents.filter(({ is }) => is === 'tycoon-dealt');
    const seen = (eyes: number | 'watcher') =>
      dealt.map((event: Event) => game.shown(event, eyes)) as Event[];
    expect(seen(0)).toEqual([
      { is: 'tycoon-dealt', seat: 0, tycoon: tycoonOf('Gould') },
      { is: 'tycoon-dealt', seat: 1 },
    ]);
    expect(seen('watcher')).toEqual([
      { is: 'tycoon-dealt', seat: 0 },
      { is: 'tycoon-dealt', seat: 1 },
    ]);
  });

  it('20.3 lets nobody imagine Pullman where he cannot be', () => {
    const players = [
      { level: 5, money: 25, tycoon: 'Judah' },
      { tycoon: 'Gould' },
      { tycoon: 'Pullman' },
    ];
    const hidden = at({ players }).do(0, UPGRADE).do('chance', LOOK);
    const shown = at({
      players: [
        { level: 5, money: 25, tycoon: 'Pullman' },
        { tycoon: 'Gould' },
        { tycoon: 'Drew' },
      ],
    });
    shown.do(0, UPGRADE).do('chance', LOOK);
    for (let seed = 0; seed < 60; seed++) {
      const tycoonsOf = (table: typeof hidden) =>
        game
          .imagine(openOf(table), table.own(1), 1, rngFrom(seed))
          .hidden.own.map(({ tycoon }) => tycoon);
      expect(tycoonsOf(hidden)[0]).not.toBe(PULLMAN);
      expect(tycoonsOf(shown)[0]).toBe(PULLMAN);
      expect(new Set(tycoonsOf(hidden)).size).toBe(3);
    }
  });

  it('20.3 imagines every card that others may hold', () => {
    const state = position({ players: [{ tycoon: 'Judah' }, { tycoon: 'Gould' }] });
    const seen = new Set<number | null>();
    for (let seed = 0; seed < 200; seed++) {
      const { hidden } = game.imagine(state.table, game.own(state, 0), 0, rngFrom(seed));
      seen.add(hidden.own[1]?.tycoon ?? null);
    }
    expect(seen.size).toBe(9);
    expect(seen).not.toContain(tycoonOf('Judah'));
  });

  it('20.4 stores no order of cubes and cards', () => {
    const { table, hidden } = position({});
    expect(Object.keys(hidden)).toEqual(['own']);
    expect(table.bag).toHaveLength(5);
    expect(table.pile).toHaveLength(26);
  });
});
