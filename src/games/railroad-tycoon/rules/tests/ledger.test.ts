import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseRecord, verifyRecord } from '#kernel/record.ts';
import { replay } from '#kernel/replay.ts';
import { SHARE, WESTERN } from '../data/economy.ts';
import { railroadTycoon } from '../index.ts';
import type { Event } from '../model.ts';

/** One company, as somebody keeps it who only listens. */
type Account = { money: number; shares: number; score: number };

/** What the referee does not check: sums and points, entered from what is told and nothing else. */
function enter(accounts: readonly Account[], event: Event): void {
  if (!('seat' in event)) return;
  const account = accounts[event.seat] as Account;
  const issue = (shares: number) => {
    account.shares += shares;
    account.money += shares * SHARE;
  };
  switch (event.is) {
    case 'share-issued':
      return issue(1);
    case 'first-chosen':
      account.money -= event.paid;
      return issue(event.issued);
    case 'income-paid':
      account.money += event.income - event.dividend;
      return issue(event.issued);
    case 'track-laid':
    case 'track-redirected':
    case 'city-urbanised':
    case 'level-raised':
      account.money -= event.price;
      return;
    case 'western-built':
      account.money -= WESTERN;
      return;
    case 'points-gained':
      account.score += event.points;
      return;
    case 'goods-delivered':
      for (const [seat, points] of event.points.entries()) {
        (accounts[seat] as Account).score += points;
      }
      return;
    default:
  }
}

it.each(globSync('src/games/railroad-tycoon/rules/records/*.json'))(
  'whoever listens keeps the books of all, to the dollar: %s',
  (file) => {
    const { recorded } = verifyRecord(railroadTycoon.game, parseRecord(readFileSync(file, 'utf8')));
    const { seats, options, log } = recorded;
    const accounts = seats.map((): Account => ({ money: 0, shares: 0, score: 0 }));
    const { table } = replay(railroadTycoon.game, seats.length, options, log, (event) => {
      enter(accounts, event);
      for (const { money } of accounts) expect(money).toBeGreaterThanOrEqual(0);
    });
    expect(accounts.map(({ money }) => money)).toEqual(table.result?.money);
    expect(accounts.map(({ shares }) => shares)).toEqual(table.players.map(({ shares }) => shares));
    expect(accounts.map(({ score }) => score)).toEqual(table.players.map(({ score }) => score));
  },
);
