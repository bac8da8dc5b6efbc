import type { ChanceAction } from '#kernel/play.ts';
import { takeAtRandom } from '#kernel/rng.ts';
import { turnUp } from '../awards.ts';
import { holds } from '../counts.ts';
import { afterFilling, afterTycoons, beginTurn, ownOf, putCubes } from '../flow.ts';
import type { RailroadTycoon, Table } from '../model.ts';
import { cubesDue } from '../setup.ts';
import { mapOf } from '../terrain.ts';

/** 2.1 to 2.8: from the first cube to the first turn. */

export const fillCities = {
  phases: ['fill'],

  check({ table }, { cubes }) {
    const due = cubesDue(table);
    const fits =
      cubes.length === due.length &&
      cubes.every((city, i) => city.length === due[i]) &&
      holds(table.bag, cubes.flat());
    return fits ? undefined : { rule: '21.1' };
  },

  draw({ table }, rng) {
    const bag = table.bag.slice();
    return {
      do: 'fill-cities',
      cubes: cubesDue(table).map((due) => takeAtRandom(bag, due, rng)),
    };
  },

  apply({ table }, { cubes }, tell) {
    for (const [city, colours] of cubes.entries()) putCubes(table, city, colours);
    tell?.({ is: 'cities-filled', cubes: cubes.map((colours) => [...colours]) });
    afterFilling(table, tell);
  },
} satisfies ChanceAction<RailroadTycoon, 'fill-cities'>;

export const dealTycoons = {
  phases: ['tycoons'],

  check({ table }, { tycoons }) {
    const fits =
      tycoons.length === table.players.length && holds(mapOf(table.map).tycoons, tycoons);
    return fits ? undefined : { rule: '21.2' };
  },

  draw({ table }, rng) {
    const left = mapOf(table.map).tycoons.slice();
    // Taken one by one: what comes together comes sorted.
    const tycoons = table.players.map(() => takeAtRandom(left, 1, rng)[0] as number);
    return { do: 'deal-tycoons', tycoons };
  },

  apply(state, { tycoons }, tell) {
    for (const [seat, tycoon] of tycoons.entries()) {
      ownOf(state, seat).tycoon = tycoon;
      tell?.({ is: 'tycoon-dealt', seat, tycoon });
    }
    afterTycoons(state.table, tell);
  },
} satisfies ChanceAction<RailroadTycoon, 'deal-tycoons'>;

/** 2.8: there are always enough, as sixteen cards name no city. */
const cardsDue = ({ players }: Table): number => 2 * players.length;

export const layCards = {
  phases: ['cards'],

  check({ table }, { cards }) {
    const fits = cards.length === cardsDue(table) && holds(table.pile, cards);
    return fits ? undefined : { rule: '21.3' };
  },

  draw: ({ table }, rng) => ({
    do: 'lay-cards',
    cards: takeAtRandom(table.pile.slice(), cardsDue(table), rng),
  }),

  apply({ table }, { cards }, tell) {
    for (const card of cards) turnUp(table, card);
    tell?.({ is: 'cards-laid', cards: table.show.slice() });
    beginTurn(table, tell);
  },
} satisfies ChanceAction<RailroadTycoon, 'lay-cards'>;
