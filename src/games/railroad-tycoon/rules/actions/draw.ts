import type { ChanceAction } from '#kernel/play.ts';
import { takeAtRandom } from '#kernel/rng.ts';
import { scoreTurned, turnUp } from '../awards.ts';
import { holds } from '../counts.ts';
import { beginTurn, endAction, putCubes } from '../flow.ts';
import type { RailroadTycoon } from '../model.ts';
import { mapOf, namedCity } from '../terrain.ts';

/** What chance draws in the course of the game. */

/** 9.4, 9.5 */
export const drawCubes = {
  phases: ['cubes'],

  check({ table }, { cubes }) {
    const fits = cubes.length === table.draw?.count && holds(table.bag, cubes);
    return fits ? undefined : { rule: '21.5' };
  },

  draw: ({ table }, rng) => ({
    do: 'draw-cubes',
    cubes: takeAtRandom(table.bag.slice(), table.draw?.count ?? 0, rng),
  }),

  apply({ table }, { cubes }, tell) {
    const city = table.draw?.city ?? 0;
    putCubes(table, city, cubes);
    table.draw = null;
    tell?.({ is: 'cubes-drawn', city: namedCity(mapOf(table.map), city), cubes: [...cubes] });
    endAction(table, tell);
  },
} satisfies ChanceAction<RailroadTycoon, 'draw-cubes'>;

/** 12.8 */
export const turnCard = {
  phases: ['card'],

  check: ({ table }, { card }) => ((table.pile[card] as number) > 0 ? undefined : { rule: '21.6' }),

  draw: ({ table }, rng) => ({
    do: 'turn-card',
    card: takeAtRandom(table.pile.slice(), 1, rng)[0] as number,
  }),

  apply({ table }, { card }, tell) {
    turnUp(table, card);
    tell?.({ is: 'card-turned', card });
    scoreTurned(table, card, tell);
    beginTurn(table, tell);
  },
} satisfies ChanceAction<RailroadTycoon, 'turn-card'>;
