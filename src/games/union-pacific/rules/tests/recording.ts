import type { Bot } from '#bots/bot.ts';
import { playMatch } from '#bots/match.ts';
import { findRecords, type Wanted } from '#testkit/recording.ts';
import { unionPacific } from '../index.ts';
import type { UnionPacific } from '../model.ts';
import { SMALL } from './own-board.ts';
import { baron, gathering, hoarder, ordinary } from './players.ts';
import { type Show, showsIn } from './shows.ts';

/** How the recorded games were found. `records.test.ts` says how to find them again. */

const { game } = unionPacific;
const SEED = 1999;

const times = (count: number, player: Bot<UnionPacific>) =>
  new Array<Bot<UnionPacific>>(count).fill(player);

export const WANTED: Readonly<Record<string, Wanted<UnionPacific, Bot<UnionPacific>, Show>>> = {
  'four-players': { players: times(4, ordinary), shows: ['four players', 'a new track pile'] },
  'double-dividend': {
    players: times(4, gathering),
    shows: ['a double dividend', 'a dividend while the display is filled'],
  },
  'tie-at-every-place': {
    players: times(6, baron),
    shows: [
      'a tie at every place of the Union Pacific',
      'a tie for first in a company',
      'a tie for second in a company',
      'six players',
    ],
  },
  'four-equal-twice-running': {
    players: times(5, gathering),
    shows: ['four equal on display twice running'],
  },
  'last-card-a-dividend': {
    players: times(6, gathering),
    shows: ['the last card a dividend', 'four equal on display'],
  },
  'company-out-of-trains': {
    players: times(5, ordinary),
    options: { second: true, spread: true, hiddenMoney: true },
    shows: ['a company out of trains', 'the second edition', 'spread dividends', 'hidden money'],
  },
  'dead-cards': {
    players: times(3, ordinary),
    options: { swap: true, board: SMALL },
    shows: ['dead cards swapped', 'an end because nobody can do anything', 'a board of one’s own'],
  },
  'imaginary-player-wins': {
    players: times(2, hoarder),
    shows: ['the imaginary player wins', 'a sole holder'],
  },
};

/** Searches for all of them: seconds. */
export const findGames = () =>
  findRecords(game, WANTED, {
    most: 20_000,
    play: (players, options, number) => playMatch(game, players, options, { seed: SEED, number }),
    showsIn,
  });
