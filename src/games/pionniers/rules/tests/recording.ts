import type { Bot } from '#bots/bot.ts';
import { playMatch } from '#bots/match.ts';
import { findRecords, type Wanted } from '#testkit/recording.ts';
import { pionniers } from '../index.ts';
import type { Pionniers } from '../model.ts';
import { SHORT } from './own-layout.ts';
import { careful, gambling, hasty, lurking } from './players.ts';
import { type Show, showsIn } from './shows.ts';

/** How the recorded games were found. `records.test.ts` says how to find them again. */

const { game } = pionniers;
const SEED = 1963;

export const WANTED: Readonly<Record<string, Wanted<Pionniers, Bot<Pionniers>, Show>>> = {
  'four-players': { players: [careful, careful, careful, careful], shows: ['four players'] },
  'two-trains-each': {
    players: [careful, careful],
    shows: ['two trains each', 'a strike out of turn'],
  },
  'last-throw': {
    players: [careful, careful, careful],
    shows: ['a last throw with a surplus', 'a tie at the start'],
  },
  'ambush-twice-on-one-spot': {
    players: [careful, careful, careful],
    options: { board: 'slanted', lines: 'by-lot' },
    shows: ['an ambush twice on one spot'],
  },
  'derailment-onto-a-river': {
    players: [hasty, hasty],
    options: { twoTrains: false },
    shows: ['a derailment onto a river', 'an extra turn'],
  },
  'chain-of-push-backs': {
    players: [lurking, lurking, lurking, lurking],
    shows: ['a chain of three push-backs'],
  },
  'pile-gone-round': {
    players: [gambling, gambling, gambling],
    shows: ['the pile gone round', 'a turn missed'],
  },
  'own-layout': {
    players: [careful, careful, careful],
    options: { board: SHORT },
    shows: ['a layout of one’s own', 'a push-back of the train whose turn it is'],
  },
};

/** Searches for all of them: a minute or so. */
export const findGames = () =>
  findRecords(game, WANTED, {
    most: 100_000,
    play: (players, options, number) => playMatch(game, players, options, { seed: SEED, number }),
    showsIn,
  });
