import { describe, expect, it } from 'vitest';
import { END, invest, swap, take } from '#games/union-pacific/rules/tests/moves.ts';
import {
  BN,
  DM,
  EP,
  ES,
  KC,
  MR,
  MS,
  SF,
  UM,
  WW,
} from '#games/union-pacific/rules/tests/own-board.ts';
import { type Moment, position } from '#games/union-pacific/rules/tests/position.ts';
import { rngFrom } from '#kernel/rng.ts';
import { driver } from '../driver.ts';
import { inspector } from '../inspector.ts';
import { stoker } from '../stoker.ts';

const UP = 10;

describe.each([
  ['the stoker', stoker],
  ['the driver', driver],
  ['the inspector', inspector],
] as const)('%s', (_, bot) => {
  const decide = (moment: Moment) => {
    const { table, hidden } = position(moment);
    const own = hidden.own[0];
    if (!own) throw new Error('nobody sits there');
    return bot.decide(table, own, 0, rngFrom(1));
  };
  const others = [
    { exposed: [EP, EP, SF, SF, KC, KC, UP] },
    { exposed: [BN, BN, UM, UM, MR, MR, UP] },
    { exposed: [DM, DM, ES, WW, WW, UP, UP] },
  ];

  it('invests before a likely dividend', () => {
    const players = [{ tracks: 'PDBW', shares: [MS, MS, MS], exposed: [UP, UP] }, ...others];
    const groups = [{ shares: 3, dividends: 1 }, {}];
    expect(decide({ players, groups, trains: { [MS]: 5 } })).toEqual(invest(MS, 3));
  });

  it('builds while no dividend can come', () => {
    const players = [{ tracks: 'PDBW', shares: [MS, MS, MS], exposed: [UP, UP] }, ...others];
    const groups = [{ shares: 20, dividends: 0 }, {}];
    expect(decide({ players, groups })).toMatchObject({ do: 'build' });
  });

  it('takes the share that makes it first', () => {
    const players = [
      { exposed: [DM, DM, UP, UP, UP] },
      { exposed: [DM, DM, EP, EP, EP, EP, EP, EP, SF, SF, SF, UP] },
      { exposed: [BN, BN, BN, BN, BN, MS, MS, MS, UM, UM, UM, UP] },
      { exposed: [WW, WW, WW, WW, ES, ES, KC, KC, MR, MR, UP] },
    ];
    const display = [EP, BN, DM, WW];
    const trains = { [DM]: 10 };
    expect(decide({ phase: 'take', players, display, trains })).toEqual(take(2));
  });

  it('builds for the company that it owns alone', () => {
    const players = [
      { tracks: 'PDBW', exposed: [ES, ES, ES] },
      { exposed: [EP, EP] },
      { exposed: [BN, BN, MS] },
      { exposed: [DM, WW] },
    ];
    expect(decide({ players })).toMatchObject({ do: 'build', company: ES });
  });

  it('exchanges a share that will never bring anything', () => {
    const players = [
      { shares: [WW], exposed: [UP, UP] },
      { exposed: [WW, WW, UP, UP] },
      { exposed: [WW, WW, UP] },
      { exposed: [UP, UP] },
    ];
    const moment: Moment = { phase: 'exchange', paid: 2, players };
    expect(decide(moment)).toEqual({ do: 'exchange', share: WW });
  });

  it('does not give a Union Pacific share for another', () => {
    const players = [{ shares: [UP, UP], exposed: [ES] }, ...others];
    expect(decide({ phase: 'exchange', paid: 1, players })).toEqual(END);
  });

  it('discards the card that is good for nothing', () => {
    const players = [{ tracks: 'PPWJ', exposed: [ES, ES] }, ...others];
    expect(decide({ phase: 'discard', players })).toEqual({ do: 'discard', track: 0 });
  });

  it('swaps a dead card', () => {
    const players = [{ tracks: 'WPD' }, ...others];
    const options = { swap: true };
    expect(decide({ phase: 'swap', options, players, filled: 'W' })).toEqual(swap(3));
  });
});
