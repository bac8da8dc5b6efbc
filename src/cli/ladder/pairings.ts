import type { Simulation } from '../simulate/plan.ts';
import type { Places } from '../simulate/play.ts';
import type { LadderPlan } from './plan.ts';

/** Two bots by their places on the ladder, and the games they play. */
export type Pairing = { a: number; b: number; simulation: Simulation };

/** What became of a game of two bots, by its number among theirs: how much of the win was the first one's. */
export type Result = { a: number; b: number; number: number; share: number };

/** Every bot against every other, or its neighbours, by turns around the table, moving on one seat with each game. */
export function pairingsOf(plan: LadderPlan): Pairing[] {
  const { game, options, games, seed, effort } = plan;
  return plan.bots.flatMap((one, a) =>
    plan.bots.slice(a + 1, plan.near ? a + 2 : undefined).map((other, i): Pairing => {
      const bots = Array.from({ length: plan.seats }, (_, seat) => (seat % 2 === 0 ? one : other));
      const simulation: Simulation = {
        game,
        bots,
        options,
        games,
        // Every pair has deals of its own: else one strange deal would count for all of them.
        seed: seed + a * plan.bots.length + i,
        rotate: true,
        recording: false,
        referee: false,
        timed: true,
        effort,
      };
      return { a, b: a + 1 + i, simulation };
    }),
  );
}

/**
 * How much of the win was the first bot's. Only who won counts: where one train has to come home first, the others' places are
 * no measure of how well they raced.
 */
export function shareOf(places: Places, one: string): number {
  const winners = places.filter(({ place }) => place === 1);
  return winners.filter(({ bot }) => bot === one).length / winners.length;
}
