import {
  type ActionOf,
  type City,
  COLOURS,
  GREY,
  type Link,
} from '#games/railroad-tycoon/rules/model.ts';
import { otherEnd } from '#games/railroad-tycoon/rules/network.ts';
import { type Asked, letterOf } from './explain-terms.ts';
import { deliveriesOf } from './logic/deliveries.ts';

/** Why a cube cannot go there, and where it can. */
export function whyNotDelivered(asked: Asked, action: ActionOf<'deliver'>): string | undefined {
  const { rule, table, why, name } = asked;
  const reason = rule === '11.2' ? whyNoCube(asked, action) : whyNotCarried(asked, action);
  if (reason === undefined || rule === '11.2') return reason;
  const { from, colour } = action;
  const cube = deliveriesOf(table, table.seat).find(
    (each) => each.from === from && each.colour === colour,
  );
  if (cube === undefined) return `${reason} ${why.nowhere(colour, name(from))}`;
  return `${reason} ${why.destinations(cube.destinations.slice(0, 4).map(({ to }) => name(to)))}`;
}

function whyNoCube({ table, why, name }: Asked, { from, colour }: ActionOf<'deliver'>): string {
  const there = Array.from({ length: COLOURS }, (_, each) => each).filter(
    (each) => (table.cubes[from * COLOURS + each] ?? 0) > 0,
  );
  return why.noCube(colour, name(from), there);
}

function whyNotCarried(
  { rule, table, why, name }: Asked,
  { from, colour, route }: ActionOf<'deliver'>,
): string | undefined {
  const { links, colours, players, seat } = table;
  const cities = walkOf(links, from, route);
  const last = cities.at(-1) as City;
  switch (rule) {
    case '11.3':
      return why.notJoined(name(last));
    case '11.4': {
      const owner = links[route[0] ?? -1]?.owner;
      return why.firstOwn(name(from), owner === undefined ? undefined : letterOf(owner));
    }
    case '11.5':
      return why.tooFar(route.length, players[seat]?.level ?? 1);
    case '11.6':
      return why.twice(name(cities.find((city, i) => cities.indexOf(city) < i) ?? from));
    case '11.7': {
      const met = cities.slice(1).find((city) => colours[city] === colour);
      return why.mustStop(colour, name(met ?? last));
    }
    case '11.8':
      return why.wrongColour(colour, name(last), colours[last] ?? GREY);
    default:
      return undefined;
  }
}

/** The cities on the way, as far as the links join. */
function walkOf(links: readonly Link[], from: City, route: readonly number[]): City[] {
  const cities = [from];
  for (const number of route) {
    const at = cities.at(-1) as City;
    const link = links[number];
    if (!link || (link.a !== at && link.b !== at)) break;
    cities.push(otherEnd(link, at));
  }
  return cities;
}
