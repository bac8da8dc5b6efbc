import type { Refusal, State } from '#kernel/game.ts';
import { type Rng, takeAtRandom } from '#kernel/rng.ts';
import { scoreTurned, turnUp } from '../awards.ts';
import { holds } from '../counts.ts';
import { beginTurn, endAction, putCubes, type Tell } from '../flow.ts';
import type { Action, ActionOf, RailroadTycoon } from '../model.ts';
import { mapOf, namedCity } from '../terrain.ts';

/** What chance draws in the course of the game. */

export function drawCubes({ table }: State<RailroadTycoon>, rng: Rng): Action {
  return {
    do: 'draw-cubes',
    cubes: takeAtRandom(table.bag.slice(), table.draw?.count ?? 0, rng),
  };
}

export function checkCubes(
  { table }: State<RailroadTycoon>,
  { cubes }: ActionOf<'draw-cubes'>,
): Refusal | undefined {
  const fits = cubes.length === table.draw?.count && holds(table.bag, cubes);
  return fits ? undefined : { rule: '21.5' };
}

/** 9.4, 9.5 */
export function addCubes(
  { table }: State<RailroadTycoon>,
  { cubes }: ActionOf<'draw-cubes'>,
  tell: Tell,
): void {
  const city = table.draw?.city ?? 0;
  putCubes(table, city, cubes);
  table.draw = null;
  tell?.({ is: 'cubes-drawn', city: namedCity(mapOf(table.map), city), cubes: [...cubes] });
  endAction(table, tell);
}

export function drawCard({ table }: State<RailroadTycoon>, rng: Rng): Action {
  return { do: 'turn-card', card: takeAtRandom(table.pile.slice(), 1, rng)[0] as number };
}

export function checkCard(
  { table }: State<RailroadTycoon>,
  { card }: ActionOf<'turn-card'>,
): Refusal | undefined {
  return (table.pile[card] as number) > 0 ? undefined : { rule: '21.6' };
}

/** 12.8 */
export function turnCard(
  { table }: State<RailroadTycoon>,
  { card }: ActionOf<'turn-card'>,
  tell: Tell,
): void {
  turnUp(table, card);
  tell?.({ is: 'card-turned', card });
  scoreTurned(table, card, tell);
  beginTurn(table, tell);
}
