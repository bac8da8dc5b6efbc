import { type Action, type City, RED } from '#games/railroad-tycoon/rules/model.ts';
import { cubesAt } from '../art/cube-places.ts';
import { bestRoute, type CubeDeliveries, cubeOf, deliveriesIn } from '../logic/deliveries.ts';
import { type Held, heldFor } from './held.ts';
import { type After, type Here, type PressOn, seatOf } from './press.ts';

const deliveriesFor = ({ choices, table, eyes }: Here): readonly CubeDeliveries[] =>
  deliveriesIn(choices, table, seatOf(eyes));

/** A cube goes its best way, until another is chosen. */
export function pressedGoods(held: Held, { cube }: PressOn<'goods'>, here: Here): After {
  const chosen = cube && cubeOf(deliveriesFor(here), { city: cube.from, colour: cube.colour });
  const route = chosen && bestRoute(chosen).action.route;
  return {
    held: heldFor(held, 'deliver', { city: chosen?.from, colour: chosen?.colour, route }),
  };
}

/** Nothing: it is the city that is meant. */
export function pressedCube(
  held: Held,
  { city, colour }: PressOn<'cube'>,
  here: Here,
): After | undefined {
  if (held.mode !== 'deliver') return undefined;
  const deliveries = deliveriesFor(here);
  const cube = cubeOf(deliveries, { city, colour });
  const isEnd = cubeOf(deliveries, held)?.destinations.some(({ to }) => to === city);
  return cube && !isEnd ? pressedGoods(held, { on: 'goods', cube }, here) : undefined;
}

export function pressedForGoods(held: Held, city: City, here: Here): After {
  const chosen = cubeAfter(deliveriesFor(here), held, city);
  return chosen ? { held: { ...held, ...chosen } } : nothingTravels(held, city, here);
}

/** Why nothing of this city can travel: no cube, no link of one's own, or nowhere to go. */
function nothingTravels(held: Held, city: City, { table, eyes, check }: Here): After {
  const [cube] = cubesAt(table.cubes, city);
  const link = table.links.findIndex(
    ({ owner, a, b }) => owner === eyes && (a === city || b === city),
  );
  const route = link < 0 ? [] : [link];
  const action: Action = { do: 'deliver', colour: cube ?? RED, from: city, route };
  const isCut = cube !== undefined && link < 0;
  const refusal = isCut ? ({ rule: '11.4' } as const) : check(action);
  return { held, refused: { refusal: refusal ?? { rule: '11.8' }, action } };
}

/** A press on a city while a cube is looked for: its best cube, where it can go, or the next way there. */
export function cubeAfter(
  deliveries: readonly CubeDeliveries[],
  held: Held,
  city: City,
): Pick<Held, 'city' | 'colour' | 'route'> | undefined {
  const cube = cubeOf(deliveries, held);
  const destination = cube?.destinations.find(({ to }) => to === city);
  if (cube && destination) {
    const { routes } = destination;
    const at = routes.findIndex(({ action }) => action.route.join() === held.route?.join());
    const next = routes[(at + 1) % routes.length] ?? routes[0];
    return { city: cube.from, colour: cube.colour, route: next?.action.route };
  }
  const here = deliveries.filter(({ from }) => from === city);
  // Pressed again, the city offers its next cube.
  const at = cube ? here.indexOf(cube) : -1;
  const chosen = here[(at + 1) % Math.max(1, here.length)];
  if (chosen === undefined) return undefined;
  return { city, colour: chosen.colour, route: bestRoute(chosen).action.route };
}
