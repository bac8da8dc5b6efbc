import { playMatch } from '#bots/match.ts';
import { bots } from '#games/last-wagon/bots/index.ts';
import { firstRecord } from '#testkit/recording.ts';
import { records } from '#testkit/suite/records.ts';
import { lastWagon } from '../index.ts';

const { game } = lastWagon;
const seats = [bots.random(), bots.apprentice()];

records(lastWagon, {
  folder: 'src/games/last-wagon/rules/records',
  *find() {
    const record = firstRecord(game, {
      name: 'ordinary',
      seats: 2,
      options: {},
      shows: [],
      most: 1,
      play: (number) => playMatch(game, seats, {}, { seed: 1, number }),
      showsIn: () => new Set(),
    });
    yield { name: 'ordinary', record };
  },
  wanted: { ordinary: [] },
  shows: [],
  showsOf: () => [],
  actions: ['shunt', 'uncouple'],
  events: ['game-won', 'wagons-shunted', 'wagons-uncoupled'],
});
