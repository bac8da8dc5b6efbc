/** How much lead multiplies the odds of winning by e, as games among apprentices end: `training/README.md`. */
import { parseArgs } from 'node:util';
import { type PlayOut, playToEnd } from '#bots/play-out.ts';
import { leadOf as leadOfTycoon } from '#games/railroad-tycoon/bots/evaluation.ts';
import { turnsLeft } from '#games/railroad-tycoon/bots/expectation.ts';
import { playOut as tycoon } from '#games/railroad-tycoon/bots/play-out.ts';
import { railroadTycoon } from '#games/railroad-tycoon/rules/index.ts';
import { leadOf as leadOfPacific } from '#games/union-pacific/bots/evaluation.ts';
import { playOut as pacific } from '#games/union-pacific/bots/play-out.ts';
import { paymentsInAll } from '#games/union-pacific/rules/dividends.ts';
import { unionPacific } from '#games/union-pacific/rules/index.ts';
import type { Kind, State } from '#kernel/game.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    seats: { type: 'string', default: '4' },
  },
});
const games = Number(values.games);
const seats = Number(values.seats);

/** The leads of all seats at one moment, how long the game still lasts, and what each has won of it. */
type Sample = { left: number; leads: number[]; won: number[] };

type Game<K extends Kind> = {
  playOut: PlayOut<K>;
  options: K['options'];
  leadOf(state: State<K>, seat: number): number;
  leftIn(table: K['table']): number;
  isMoment(table: K['table']): boolean;
};

function samplesOf<K extends Kind>(game: Game<K>): Sample[] {
  const { playOut, options, leadOf, leftIn, isMoment } = game;
  const { play } = playOut;
  const all: Sample[] = [];
  for (let seed = 0; seed < games; seed++) {
    const state = play.setup(seats, options);
    const mine: Sample[] = [];
    let last = -1;
    playToEnd(playOut, state, seed, (table) => {
      const moment = playOut.momentOf(table);
      if (moment !== last && isMoment(table)) {
        last = moment;
        const leads = Array.from({ length: seats }, (_, seat) => leadOf(state, seat));
        mine.push({ left: leftIn(table), leads, won: [] });
      }
      return false;
    });
    const standings = play.standings(state);
    const first = standings.filter(({ place }) => place === 1);
    const won = Array.from({ length: seats }, (_, seat) =>
      first.some((one) => one.seat === seat) ? 1 / first.length : 0,
    );
    for (const sample of mine) all.push({ ...sample, won });
  }
  return all;
}

/** How well odds by this scale foretell who wins: the mean logarithm. */
function fitOf(samples: readonly Sample[], scale: number): number {
  let sum = 0;
  for (const { leads, won } of samples) {
    const most = Math.max(...leads);
    const odds = leads.map((lead) => Math.exp((lead - most) / scale));
    const all = odds.reduce((a, b) => a + b, 0);
    for (const [seat, share] of won.entries()) {
      if (share > 0) sum += share * Math.log((odds[seat] ?? 0) / all);
    }
  }
  return sum / samples.length;
}

function print(name: string, samples: readonly Sample[]): void {
  for (const [left, some] of Map.groupBy(samples, (one) => Math.round(one.left))) {
    let best = 1;
    for (let scale = 0.5; scale < 200; scale *= 1.1) {
      if (fitOf(some, scale) > fitOf(some, best)) best = scale;
    }
    console.log(`${name} left ${left}: ${some.length} moments, scale ${best.toFixed(1)}`);
  }
}

print(
  'railroad-tycoon',
  samplesOf({
    playOut: tycoon,
    options: railroadTycoon.game.parseOptions({}),
    leadOf: leadOfTycoon,
    leftIn: turnsLeft,
    isMoment: ({ phase }) => phase === 'auction',
  }),
);
print(
  'union-pacific',
  samplesOf({
    playOut: pacific,
    options: unionPacific.game.parseOptions({}),
    leadOf: leadOfPacific,
    leftIn: ({ paid }) => paymentsInAll(seats) - paid,
    isMoment: ({ phase, turns }) => phase === 'act' && turns % 6 === 0,
  }),
);
