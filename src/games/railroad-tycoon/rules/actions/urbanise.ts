import type { SeatAction } from '#kernel/play.ts';
import { add } from '../counts.ts';
import { CUBES_ADDED, URBANISING } from '../data/economy.ts';
import { askForCubes, checkPays, endAction, ownOf } from '../flow.ts';
import {
  type Action,
  type City,
  COLOURS,
  type Colour,
  GREY,
  type RailroadTycoon,
  type Table,
} from '../model.ts';
import { mapOf, namedCity } from '../terrain.ts';

/** 9.1, 13.3: in the phase `industry` a card pays for it. */
const priceIn = ({ phase }: Table): number => (phase === 'industry' ? 0 : URBANISING);

/** Every urbanisation there can be, made when it is first offered. */
const URBANISATIONS: Action[] = [];

function urbanisation(city: City, colour: Colour): Action {
  const at = city * COLOURS + colour;
  let action = URBANISATIONS[at];
  if (!action) {
    action = { do: 'urbanise', city, colour };
    URBANISATIONS[at] = action;
  }
  return action;
}

export const urbanise = {
  phases: ['act', 'industry'],

  check(table, own, _seat, { city, colour }) {
    if (table.colours[city] !== GREY) return { rule: '9.2' };
    if (table.newCities[colour] === 0) return { rule: '9.3' };
    return checkPays(own, priceIn(table));
  },

  offer(table, own, _seat, into) {
    if (checkPays(own, priceIn(table))) return;
    for (let city = 0; city < table.colours.length; city++) {
      if (table.colours[city] !== GREY) continue;
      for (let colour = 0; colour < COLOURS; colour++) {
        if ((table.newCities[colour] as number) > 0) into.push(urbanisation(city, colour));
      }
    }
  },

  apply(state, seat, { city, colour }, tell) {
    const { table } = state;
    const price = priceIn(table);
    ownOf(state, seat).money -= price;
    layNewCity(table, city, colour);
    if (tell) {
      const name = namedCity(mapOf(table.map), city);
      tell({ is: 'city-urbanised', seat, city: name, colour, price });
    }
    endAction(table, tell);
  },
} satisfies SeatAction<RailroadTycoon, 'urbanise'>;

/** 13.4: is there a grey city, and a tile for it? */
export function canUrbanise({ colours, newCities }: Table): boolean {
  return colours.includes(GREY) && newCities.some((tiles) => tiles > 0);
}

export function layNewCity(table: Table, city: City, colour: Colour): void {
  table.colours[city] = colour;
  add(table.newCities, colour, -1);
  askForCubes(table, city, CUBES_ADDED);
}
