import type { Bench, Done } from '#bots/bench.ts';
import { offerDeliveries } from '#games/railroad-tycoon/rules/actions/deliver.ts';
import type { Action, RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { cheapestRoute } from '#games/railroad-tycoon/rules/routes.ts';

/** Long enough for two actions. */
const TILES = 8;

export const bench: Bench<RailroadTycoon> = {
  tasks: [
    {
      name: 'allDeliveries',
      label: 'all deliveries of a seat, late',
      work(table, seat) {
        const deliveries: Action[] = [];
        offerDeliveries(table, seat, deliveries);
        return 1;
      },
    },
    {
      name: 'cheapestRoute',
      label: 'cheapest route between two cities, late',
      work(table, seat) {
        const { length } = table.colours;
        for (let to = 1; to < length; to++) cheapestRoute(table, seat, (seat + to) % length, TILES);
        return length - 1;
      },
    },
  ],
  endless: { do: 'issue-share' },
  // A whole action is decided at one go: many tiles, the shares that pay for them.
  slowest: 6,
  // A game of two dispatchers and two inspectors takes a core some eight minutes: too few of four would be played to say anything.
  ladderSeats: 2,
  figures({ turn, players, result }, log) {
    const scores = players.map(
      ({ score, shares }, seat) => score - shares + (result?.bonuses[seat] ?? 0),
    );
    return {
      turns: turn,
      'score of the winner': Math.max(...scores),
      'shares of a player': mean(players.map(({ shares }) => shares)),
      'locomotive of a player': mean(players.map(({ level }) => level)),
      'deliveries of a player': deliveriesIn(log).length / players.length,
      'links of a late delivery': mean(lateDeliveries(log, turn)),
    };
  },
};

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

/** Over how many links each delivery went. */
function deliveriesIn(log: readonly Done[]): number[] {
  return log.flatMap(({ action }) => {
    const done = action as Action;
    return done.do === 'deliver' ? [done.route.length] : [];
  });
}

/** Those of the last third of the turns. */
function lateDeliveries(log: readonly Done[], turns: number): number[] {
  let paid = 0;
  const from = log.findIndex(({ action }) => {
    if ((action as Action).do === 'pay-income') paid++;
    return paid >= (turns * 2) / 3;
  });
  return deliveriesIn(log.slice(from));
}
