import type { Refusal, State } from '#kernel/game.ts';
import { type Rng, takeAtRandom } from '#kernel/rng.ts';
import { turnUp } from '../awards.ts';
import { holds } from '../counts.ts';
import { beginPhase, beginTurn, ownOf, putCubes, type Tell } from '../flow.ts';
import type { Action, ActionOf, RailroadTycoon, Table } from '../model.ts';
import { cubesDue } from '../setup.ts';
import { mapOf } from '../terrain.ts';

/** 2.1 to 2.8: from the first cube to the first turn. */

export function drawFill({ table }: State<RailroadTycoon>, rng: Rng): Action {
  const bag = table.bag.slice();
  return {
    do: 'fill-cities',
    cubes: cubesDue(table).map((due) => takeAtRandom(bag, due, rng)),
  };
}

export function checkFill(
  { table }: State<RailroadTycoon>,
  { cubes }: ActionOf<'fill-cities'>,
): Refusal | undefined {
  const due = cubesDue(table);
  const fits =
    cubes.length === due.length &&
    cubes.every((city, i) => city.length === due[i]) &&
    holds(table.bag, cubes.flat());
  return fits ? undefined : { rule: '21.1' };
}

export function fillCities(
  { table }: State<RailroadTycoon>,
  { cubes }: ActionOf<'fill-cities'>,
  tell: Tell,
): void {
  for (const [city, colours] of cubes.entries()) putCubes(table, city, colours);
  tell?.({ is: 'cities-filled', cubes: cubes.map((colours) => [...colours]) });
  if (table.options.beginner) beginTurn(table, tell);
  else beginPhase(table, 'tycoons', tell);
}

export function drawTycoons({ table }: State<RailroadTycoon>, rng: Rng): Action {
  const left = mapOf(table.map).tycoons.slice();
  // Taken one by one: what comes together comes sorted.
  const tycoons = table.players.map(() => takeAtRandom(left, 1, rng)[0] as number);
  return { do: 'deal-tycoons', tycoons };
}

export function checkTycoons(
  { table }: State<RailroadTycoon>,
  { tycoons }: ActionOf<'deal-tycoons'>,
): Refusal | undefined {
  const fits = tycoons.length === table.players.length && holds(mapOf(table.map).tycoons, tycoons);
  return fits ? undefined : { rule: '21.2' };
}

export function dealTycoons(
  state: State<RailroadTycoon>,
  { tycoons }: ActionOf<'deal-tycoons'>,
  tell: Tell,
): void {
  for (const [seat, tycoon] of tycoons.entries()) {
    ownOf(state, seat).tycoon = tycoon;
    tell?.({ is: 'tycoon-dealt', seat, tycoon });
  }
  beginPhase(state.table, 'cards', tell);
}

/** 2.8: there are always enough, as sixteen cards name no city. */
const cardsDue = ({ players }: Table): number => 2 * players.length;

export function drawCards({ table }: State<RailroadTycoon>, rng: Rng): Action {
  return { do: 'lay-cards', cards: takeAtRandom(table.pile.slice(), cardsDue(table), rng) };
}

export function checkCards(
  { table }: State<RailroadTycoon>,
  { cards }: ActionOf<'lay-cards'>,
): Refusal | undefined {
  const fits = cards.length === cardsDue(table) && holds(table.pile, cards);
  return fits ? undefined : { rule: '21.3' };
}

export function layCards(
  { table }: State<RailroadTycoon>,
  { cards }: ActionOf<'lay-cards'>,
  tell: Tell,
): void {
  for (const card of cards) turnUp(table, card);
  tell?.({ is: 'cards-laid', cards: table.show.slice() });
  beginTurn(table, tell);
}
