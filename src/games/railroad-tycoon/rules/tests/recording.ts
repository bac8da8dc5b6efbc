import type { Bot } from '#bots/bot.ts';
import { playMatch } from '#bots/match.ts';
import { findRecords, type Wanted } from '#testkit/recording.ts';
import { railroadTycoon } from '../index.ts';
import type { RailroadTycoon } from '../model.ts';
import { SMALL } from './own-map.ts';
import {
  coaster,
  collector,
  engineer,
  leveller,
  magnate,
  ordinary,
  pioneer,
  rogue,
} from './players.ts';
import { type Show, showsIn } from './shows.ts';

/** How the recorded games were found. `records.test.ts` says how to find them again. */

const { game } = railroadTycoon;
const SEED = 2005;

export const WANTED: Readonly<Record<string, Wanted<RailroadTycoon, Bot<RailroadTycoon>, Show>>> = {
  'four-players': {
    players: [ordinary, collector, magnate, collector],
    shows: [
      'four players',
      'a bid paid with shares',
      'a land grant',
      'card line-new-york-kansas-city',
      'tycoon Jay Gould',
    ],
  },
  'going-west': {
    players: [pioneer, magnate, collector],
    shows: [
      'a western link',
      'cubes for the market',
      'card bounty-duluth',
      'card hotel-charleston',
      'tycoon Cyrus Holliday',
    ],
  },
  'blocked-and-redirected': {
    players: [rogue, rogue, ordinary, rogue, rogue, collector],
    shows: [
      'six players',
      'a blocked link redirected',
      'tracks that cross',
      'card hotel-atlanta',
      'tycoon Theodore D. Judah',
    ],
  },
  'ruined-by-dividends': {
    players: [engineer, engineer],
    shows: ['two players', 'shares forced by dividends', 'Pullman shown'],
  },
  'past-a-hundred': {
    players: [magnate, ordinary],
    shows: ['past 100 points', 'card line-boston-washington', 'tycoon J. P. Morgan'],
  },
  'fifth-tile': {
    players: [collector, collector, rogue],
    options: { sharp: true, tiles: 120 },
    shows: [
      'a fifth tile',
      'sharp curves',
      'a limited number of track tiles',
      'tycoon Daniel Drew',
    ],
  },
  beginners: {
    players: [ordinary, leveller, ordinary],
    options: { beginner: true },
    shows: ['beginners', 'a tie broken by links'],
  },
  'small-country': {
    players: [ordinary, collector, pioneer],
    options: { map: SMALL },
    shows: ['a map of one’s own', 'a tie broken by money', 'tycoon Henry Farnam'],
  },
  'two-have-the-line': {
    players: [coaster, coaster, ordinary],
    shows: ['a major line of two players, for nobody'],
  },
  'great-lines': {
    players: [magnate, magnate, ordinary],
    shows: [
      'a major line that was there before its card',
      'card line-new-orleans-minneapolis',
      'tycoon Cornelius Vanderbilt',
    ],
  },
};

/** Searches for all of them: seconds. */
export const findGames = () =>
  findRecords(game, WANTED, {
    most: 200,
    play: (players, options, number) => playMatch(game, players, options, { seed: SEED, number }),
    showsIn,
  });
