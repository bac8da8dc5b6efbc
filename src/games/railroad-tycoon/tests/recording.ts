import type { Bot } from '#bots/bot.ts';
import { playMatch } from '#bots/match.ts';
import type { GameRecord } from '#kernel/record.ts';
import { firstRecord } from '#testkit/recording.ts';
import { railroadTycoon } from '../index.ts';
import type { Action, Options, RailroadTycoon } from '../model.ts';
import { SMALL } from './own-map.ts';
import { collector, engineer, ordinary, pioneer, rogue } from './players.ts';
import { type Show, showsIn } from './shows.ts';

/** How the recorded games were found. `records.test.ts` says how to find them again. */

const { game } = railroadTycoon;
type RailroadTycoonRecord = GameRecord<Action>;

const SEED = 2005;

/** A game to keep: who plays, by what options, and what it must show. The first game found that does is taken. */
type Wanted = {
  players: readonly Bot<RailroadTycoon>[];
  options?: Partial<Options>;
  shows: readonly Show[];
};

export const WANTED: Readonly<Record<string, Wanted>> = {
  'four-players': {
    players: [ordinary, collector, ordinary, collector],
    shows: ['four players', 'a bid paid with shares', 'a hotel', 'a land grant'],
  },
  'going-west': {
    players: [pioneer, ordinary, collector],
    shows: ['a western link', 'cubes for the market', 'a major line'],
  },
  'blocked-and-redirected': {
    players: [rogue, rogue, ordinary, rogue, rogue, collector],
    shows: ['six players', 'a blocked link redirected', 'tracks that cross'],
  },
  'ruined-by-dividends': {
    players: [engineer, engineer],
    shows: ['two players', 'shares forced by dividends', 'Pullman shown'],
  },
  'past-a-hundred': {
    players: [ordinary, engineer],
    shows: ['past 100 points', 'a service bounty'],
  },
  'fifth-tile': {
    players: [collector, collector, rogue],
    options: { sharp: true, tiles: 120 },
    shows: ['a fifth tile', 'sharp curves', 'a limited number of track tiles'],
  },
  beginners: {
    players: [ordinary, ordinary, ordinary],
    options: { beginner: true },
    shows: ['beginners'],
  },
  'small-country': {
    players: [ordinary, collector, pioneer],
    options: { map: SMALL, turns: 12 },
    shows: ['a map of one’s own'],
  },
};
const MOST_GAMES = 200;

/** Searches for all of them: four minutes. */
export function* findGames(): Generator<{ name: string; record: RailroadTycoonRecord }> {
  for (const [name, wanted] of Object.entries(WANTED)) yield { name, record: found(name, wanted) };
}

function found(name: string, { players, options, shows }: Wanted): RailroadTycoonRecord {
  const chosen = game.parseOptions(options ?? {});
  return firstRecord(game, {
    name,
    seats: players.length,
    options: chosen,
    shows,
    most: MOST_GAMES,
    play: (number) => playMatch(game, players, chosen, { seed: SEED, number }),
    showsIn: (log) => showsIn(players.length, chosen, log),
  });
}
