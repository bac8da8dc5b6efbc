import { checkWestern } from '#games/railroad-tycoon/rules/actions/western.ts';
import {
  SHARE,
  URBANISING,
  WESTERN,
  WESTERN_CUBES,
} from '#games/railroad-tycoon/rules/data/economy.ts';
import { effectOf } from '#games/railroad-tycoon/rules/held.ts';
import {
  type Action,
  type City,
  COLOURS,
  GREY,
  type Own,
  RED,
} from '#games/railroad-tycoon/rules/model.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { type Assessment, priceIn, prospectOf, prospectRecoloured } from './assessment.ts';
import { imagineCubes, rivalsIn, touches } from './layout.ts';
import { type ActionPlan, paid } from './plan.ts';

/** New cubes, New City tiles and western links. */

/** With no more actions than these, new cubes come too late. */
const SOON = 3;

/** What a New City tile may cost, in points. */
const MOST_PAID = 8;

/** The city where two cubes more would serve best. */
export function bestGrowth(assessment: Assessment): { city: City; worth: number } {
  const { table, expected } = assessment;
  let city = 0;
  let worth = 0;
  for (const other of table.colours.keys()) {
    if (!touches(other)) continue;
    const here = cubesWorth(assessment, other);
    if (here <= worth) continue;
    city = other;
    worth = here;
  }
  return { city, worth: expected.actions > SOON ? worth : 0 };
}

/** What two cubes from the bag would be worth in this city of the network. */
function cubesWorth({ table, expected, player }: Assessment, city: City): number {
  const far = Math.min(player.level, 4);
  const rivals = rivalsIn(city);
  const first = city * COLOURS;
  let here = 0;
  for (let at = first; at < first + COLOURS; at++) here += table.cubes[at] as number;
  const hope = expected.actions > 2 * SOON ? 0.8 : 0.4;
  // An empty city first: its marker brings the end nearer.
  return (hope * far * expected.later * (here === 0 ? 1 : 0.95)) / (1 + 0.3 * rivals);
}

export function planUrbanising(assessment: Assessment, idle: number, plans: ActionPlan[]): void {
  const { expected, own } = assessment;
  if (expected.actions < SOON || priceIn(assessment, URBANISING) > MOST_PAID) return;
  const urban = bestUrbanising(assessment);
  if (!urban || urban.worth <= idle) return;
  const worth = urban.worth - priceIn(assessment, URBANISING);
  plans.push({ steps: paid(own, URBANISING, [urban.action]), worth, price: URBANISING });
}

/** The New City tile that serves the network best, before it is paid. */
export function bestUrbanising(
  assessment: Assessment,
): { action: Action; worth: number } | undefined {
  const { colours, newCities, cubes } = assessment.table;
  const wanting = new Array<number>(COLOURS).fill(0);
  for (const city of colours.keys()) {
    if (!touches(city)) continue;
    for (let colour = 0; colour < COLOURS; colour++) {
      wanting[colour] = (wanting[colour] as number) + (cubes[city * COLOURS + colour] as number);
    }
  }
  const tints = [...wanting.keys()]
    .filter((colour) => (newCities[colour] as number) > 0)
    .sort((a, b) => (wanting[b] as number) - (wanting[a] as number))
    .slice(0, 2);
  let best: { action: Action; worth: number } | undefined;
  const changed = colours.slice();
  for (const [city, colour] of colours.entries()) {
    if (colour !== GREY || (!touches(city) && best)) continue;
    for (const tint of tints) {
      let worth = 0;
      if (touches(city)) {
        changed[city] = tint;
        worth = prospectRecoloured(assessment, changed, tint) + cubesWorth(assessment, city);
        changed[city] = GREY;
      }
      const action: Action = { do: 'urbanise', city, colour: tint };
      if (!best || worth > best.worth) best = { action, worth };
    }
  }
  return best;
}

export function planWestern(assessment: Assessment, plans: ActionPlan[]): void {
  const { table, seat, own, goal, expected } = assessment;
  if (table.options.beginner) return;
  for (const { city } of mapOf(table.map).western) {
    const action = { do: 'western-link', city } as const;
    if (checkWestern(table, RICH, seat, action)) continue;
    const cubes = table.cubes.slice();
    const red = city * COLOURS + RED;
    cubes[red] = (cubes[red] as number) + Math.min(WESTERN_CUBES, table.bag[RED] as number);
    imagineCubes(cubes);
    let worth = prospectOf(assessment);
    imagineCubes(table.cubes);
    if (goal?.goal === 'western' && !table.western.includes(seat)) worth += goal.points;
    for (const card of table.show) {
      const effect = effectOf(card);
      if (effect.is === 'line' && effect.western && expected.turns > 1) worth += 2;
    }
    plans.push({
      steps: paid(own, WESTERN, [action]),
      worth: worth - priceIn(assessment, WESTERN),
      price: WESTERN,
    });
  }
}

/** Whether it could be paid is not asked: shares are. */
const RICH: Own = { money: WESTERN + SHARE, tycoon: null };
