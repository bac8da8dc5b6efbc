import { describe, expect, it } from 'vitest';
import type { Action } from '#games/railroad-tycoon/rules/model.ts';
import {
  cardOf,
  cityOf,
  type Moment,
  position,
} from '#games/railroad-tycoon/rules/tests/position.ts';
import { rngFrom } from '#kernel/rng.ts';
import { apprentice } from '../apprentice.ts';
import { driver } from '../driver.ts';
import { inspector } from '../inspector.ts';
import { stoker } from '../stoker.ts';

const LAST = { turn: 9, lastTurn: 9, round: 3 } as const;

/** Blue Philadelphia and black Washington with yellow Baltimore between them; each cube has its way. */
const COAST: NonNullable<Moment['links']> = [
  [0, 'philadelphia', 'baltimore'],
  [0, 'baltimore', 'washington'],
];

describe.each([
  ['the stoker', stoker],
  ['the driver', driver],
  ['the inspector', inspector],
] as const)('%s', (_, bot) => {
  const decide = (moment: Moment): Action => {
    const { table, hidden } = position(moment);
    const own = hidden.own[0];
    if (!own) throw new Error('nobody sits there');
    return bot.decide(table, own, 0, rngFrom(1));
  };
  const delivery = (from: string, ...route: number[]) => ({
    do: 'deliver',
    from: cityOf(from),
    route,
  });

  it('delivers as far as it can when nothing comes after', () => {
    const players = [{ level: 2 }, {}, {}, {}];
    const cubes = { philadelphia: 'YK', baltimore: 'B', washington: '' };
    expect(decide({ ...LAST, players, links: COAST, cubes })).toMatchObject(
      delivery('philadelphia', 0, 1),
    );
  });

  it('prefers its own links to those of others', () => {
    const players = [{ level: 2 }, {}, {}, {}];
    const links: Moment['links'] = [...COAST, [1, 'baltimore', 'washington']];
    const cubes = { philadelphia: 'K', baltimore: '', washington: '' };
    expect(decide({ ...LAST, players, links, cubes })).toMatchObject(
      delivery('philadelphia', 0, 1),
    );
  });

  it('delivers where a bounty waits', () => {
    const links: Moment['links'] = [
      [0, 'toronto', 'buffalo'],
      [0, 'philadelphia', 'baltimore'],
    ];
    const cubes = { buffalo: 'Y', toronto: '', philadelphia: 'Y', baltimore: '' };
    const moment: Moment = { ...LAST, links, cubes, show: ['bounty-toronto'] };
    expect(decide(moment)).toMatchObject(delivery('buffalo', 0));
  });

  it('issues no share for what can bring nothing any more', () => {
    const cubes = { philadelphia: '', baltimore: '', washington: '' };
    const action = decide({ ...LAST, links: COAST, cubes });
    expect(action.do).not.toBe('issue-share');
  });

  it('upgrades when the cubes wait for it', () => {
    const players = [{ level: 1, money: 6, score: 4 }, {}, {}, {}];
    const cubes = { philadelphia: 'KKK', baltimore: '', washington: 'BBB' };
    const moment: Moment = { turn: 8, lastTurn: 9, players, links: COAST, cubes };
    expect(decide(moment)).toEqual({ do: 'upgrade' });
  });

  it('finishes the link that it has begun', () => {
    const state = position({
      phase: 'build',
      players: [{ money: 20 }, {}, {}, {}],
      unfinished: [[0, 'chicago', 'indianapolis', 2]],
    });
    state.table.build = { link: 0, tiles: 2, grant: false };
    const { table, hidden } = state;
    const [own] = hidden.own;
    if (!own) throw new Error('nobody sits there');
    expect(bot.decide(table, own, 0, rngFrom(1))).toMatchObject({ do: 'lay-track' });
  });

  it('begins where cubes can go to and fro', () => {
    const players = [{ money: 4 }, {}, {}, {}];
    const cubes = { 'new-york': 'BBBB', philadelphia: 'RRRR' };
    const action = decide({ turn: 1, players, cubes });
    expect(['lay-track', 'issue-share']).toContain(action.do);
  });
});

describe('the apprentice', () => {
  const decide = (moment: Moment): Action => {
    const { table, hidden } = position(moment);
    return apprentice.decide(table, hidden.own[0] ?? { money: 0, tycoon: null }, 0, rngFrom(1));
  };

  it('takes the hotel of a city that its own cubes go to, when there is nothing better', () => {
    const cubes = { philadelphia: 'YYYY', baltimore: '', washington: 'YY' };
    const moment: Moment = { links: COAST, cubes, show: ['hotel-baltimore'], turn: 6 };
    const { table } = position(moment);
    expect(table.show).toEqual([cardOf('hotel-baltimore')]);
    expect(['take-card', 'deliver']).toContain(decide(moment).do);
  });

  it('bids little, and nothing that it has not got', () => {
    const moment: Moment = { phase: 'auction', turn: 5, bid: 0, bidder: -1 };
    expect(decide({ ...moment, players: [{ money: 0 }, {}, {}, {}] })).toEqual({ do: 'pass' });
    expect(decide({ ...moment, bid: 9, bidder: 1, players: [{ money: 30 }, {}] })).toEqual({
      do: 'pass',
    });
  });
});
