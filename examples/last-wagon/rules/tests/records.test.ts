import { playMatch } from '#bots/match.ts';
import { bots } from '#games/last-wagon/bots/index.ts';
import { findRecords } from '#testkit/recording.ts';
import { records } from '#testkit/suite/records.ts';
import { lastWagon } from '../index.ts';

const { game } = lastWagon;

/** The games to keep: who plays, and what each must show. */
const WANTED = { ordinary: { players: [bots.random(), bots.apprentice()], shows: [] } };

records(lastWagon, {
  folder: 'src/games/last-wagon/rules/records',
  find: () =>
    findRecords(game, WANTED, {
      most: 1,
      play: (players, options, number) => playMatch(game, players, options, { seed: 1, number }),
      showsIn: () => new Set(),
    }),
  wanted: { ordinary: [] },
  shows: [],
  showsOf: () => [],
  actions: ['shunt', 'uncouple'],
  events: ['game-won', 'wagons-shunted', 'wagons-uncoupled'],
});
