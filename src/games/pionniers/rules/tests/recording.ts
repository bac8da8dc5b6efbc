import type { Bot } from '#bots/bot.ts';
import { playMatch } from '#bots/match.ts';
import type { GameRecord } from '#kernel/record.ts';
import { firstRecord } from '#testkit/recording.ts';
import { pionniers } from '../index.ts';
import type { Action, Options, Pionniers } from '../model.ts';
import { SHORT } from './own-layout.ts';
import { careful, gambling, hasty, lurking } from './players.ts';
import { type Show, showsIn } from './shows.ts';

/** How the recorded games were found. `records.test.ts` says how to find them again. */

const { game } = pionniers;
type PionniersRecord = GameRecord<Action>;

const SEED = 1963;
const USUAL: Options = { board: 'level', lines: 'in-order', twoTrains: true };

/** A game to keep: who plays, on what, and what it must show. The first game found that does is taken. */
type Wanted = {
  players: readonly Bot<Pionniers>[];
  options?: Partial<Options>;
  shows: readonly Show[];
};

export const WANTED: Readonly<Record<string, Wanted>> = {
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
const MOST_GAMES = 100_000;

/** Searches for all of them: a minute or so. */
export function* findGames(): Generator<{ name: string; record: PionniersRecord }> {
  for (const [name, wanted] of Object.entries(WANTED)) yield { name, record: found(name, wanted) };
}

function found(name: string, { players, options, shows }: Wanted): PionniersRecord {
  const chosen = { ...USUAL, ...options };
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
