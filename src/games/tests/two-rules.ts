import type { Kind } from '#kernel/game.ts';
import { diceRace } from '#kernel/tests/dice-race.ts';
import type { Title } from '#kernel/title.ts';
import type { Manifest } from '../manifest.ts';

/** Under the second rules nobody walks further at a stride. A log of the first may hold longer ones. */
const LONGEST = 3;

type Race = typeof diceRace;

const race: Record<1 | 2, Race> = {
  1: { ...diceRace, rules: 1 },
  2: {
    ...diceRace,
    rules: 2,
    check: (table, own, seat, action) =>
      'walk' in action && action.walk > LONGEST
        ? { rule: '1.4' }
        : diceRace.check(table, own, seat, action),
    choices: (table, own, seat) =>
      diceRace
        .choices(table, own, seat)
        .filter((action) => !('walk' in action) || action.walk <= LONGEST),
  },
};

/** A game whose rules have changed once, in a catalogue that has engines of these numbers. */
export function diceRaceUnder(...numbers: readonly (1 | 2)[]): Manifest {
  const { id, name, seats } = diceRace;
  return {
    id,
    name,
    blurb: name,
    players: seats,
    colours: ['red', 'yellow', 'green', 'blue'],
    secretive: false,
    options: [],
    bots: [],
    rules: Object.fromEntries(numbers.map((rules) => [rules, async () => titleOf(race[rules])])),
    load: {
      bots: async () => ({}),
      bench: async () => ({}),
      face: async () => undefined,
    },
  };
}

function titleOf(game: Race): Title<Kind> {
  return { game, narrate: () => undefined, faults: () => [] };
}
