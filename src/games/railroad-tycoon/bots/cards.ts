import { checkTakeCard } from '#games/railroad-tycoon/rules/actions/cards.ts';
import { effectOf } from '#games/railroad-tycoon/rules/held.ts';
import { COLOURS, GREY } from '#games/railroad-tycoon/rules/model.ts';
import { linksOf } from '#games/railroad-tycoon/rules/network.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { type Assessment, prospectOf } from './assessment.ts';
import { bestGrowth, bestUrbanising } from './cities.ts';
import { rivalsIn, touches } from './layout.ts';
import type { ActionPlan } from './plan.ts';

/** What a fifth tile saves, in thousands. */
const ENGINEERED = 2;

export function planCards(assessment: Assessment, idle: number, plans: ActionPlan[]): void {
  const { table, seat, expected, weights } = assessment;
  // Hotels, grants and engineers are of no use to a company without a track: they wait.
  const ready = linksOf(table, seat) > 0 ? 1 : 0;
  const seen = new Set<number>();
  for (const card of table.show) {
    const take = { do: 'take-card', card } as const;
    if (seen.has(card) || checkTakeCard(table, take)) continue;
    seen.add(card);
    const effect = effectOf(card);
    switch (effect.is) {
      case 'hotel':
        plans.push({
          steps: [take],
          worth: idle + ready * expected.point * hotelWorth(assessment, effect.city),
        });
        break;
      case 'executive':
        plans.push({
          steps: [take],
          worth:
            prospectOf(assessment, 0, expected.actions + 1) +
            (expected.actions > 1 ? weights.tempo : 0),
        });
        break;
      case 'growth': {
        const { city, worth } = bestGrowth(assessment);
        plans.push({ steps: [take, { do: 'grow-city', city }], worth: idle + worth });
        break;
      }
      case 'industry': {
        const urban = bestUrbanising(assessment);
        if (urban) plans.push({ steps: [take, urban.action], worth: urban.worth });
        break;
      }
      case 'grant':
        plans.push({ steps: [take], worth: idle + ready * weights.grant * expected.cash });
        break;
      case 'engineering':
        plans.push({ steps: [take], worth: idle + ready * ENGINEERED * expected.cash });
        break;
      default:
        break;
    }
  }
}

/** How many cubes may still come to this city. */
function hotelWorth({ table, expected, weights }: Assessment, id: string): number {
  const { colours, cubes, map } = table;
  const city = mapOf(map).cityOf(id);
  const colour = colours[city] ?? GREY;
  if (colour === GREY) return 0;
  let all = 0;
  let rivals = 0;
  for (let at = colour; at < cubes.length; at += COLOURS) all += cubes[at] as number;
  for (const other of colours) if (other === colour) rivals++;
  const joined = touches(city) ? 1 : 0;
  const share = joined + rivalsIn(city) > 0 ? 1 : 0.4;
  const sure = 0.35 + 0.15 * joined;
  return (weights.hotel * (all / rivals) * share * sure * Math.min(expected.turns, 8)) / 8;
}
