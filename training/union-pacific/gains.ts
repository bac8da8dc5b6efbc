/** What searches of some reach gain on that of the first reach named, decision by decision: `training/README.md`. */
import { parseArgs } from 'node:util';
import { playToEnd } from '#bots/play-out.ts';
import { bestBySearch } from '#bots/search.ts';
import { adviser } from '#games/union-pacific/bots/advice.ts';
import { leadOf } from '#games/union-pacific/bots/evaluation.ts';
import { playOut } from '#games/union-pacific/bots/play-out.ts';
import { candidates } from '#games/union-pacific/bots/rollouts.ts';
import { unionPacific } from '#games/union-pacific/rules/index.ts';
import type { Action, Table, UnionPacific } from '#games/union-pacific/rules/model.ts';
import { play } from '#games/union-pacific/rules/play.ts';
import type { Seat, State } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { deepOf } from '../deep.ts';
import { deepSearch } from './searcher.ts';

/** By reach: what its choice brings more than that of the first, in millions and in games won; and how long it took. */
type Gain = { lead: number; won: number; ms: number };

const SEATS = 4;

/** One decision of so many is measured. */
const ONE_OF = 37;

/** How much the first judgement counts in the opponents' search. */
const USUAL_BELIEF = 0.5;

/** About where four seats stand alike, so much more of a win is as much as one million at a scale of one. */
const SLOPE = 0.25 * 0.75;

const { values, positionals: reaches } = parseArgs({
  allowPositionals: true,
  options: {
    tries: { type: 'string', default: '256' },
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
  },
});
const end = Date.now() + Number(values.minutes) * 60_000;
const outcomes: Gain[][] = [];
for (let number = 0; Date.now() < end; number++) {
  const state = play.setup(SEATS, unionPacific.game.parseOptions({}));
  const seed = Number(values.seed);
  const rng = rngFrom(seed, number);
  playToEnd(playOut, state, seed * 1000 + number, (table) => {
    const [actor] = play.actors(table);
    if (actor !== 'chance' && actor !== undefined && rng.below(ONE_OF) === 0 && Date.now() < end) {
      const gains = measured(state, actor, rng.below(2 ** 31));
      if (gains && outcomes.push(gains) % 16 === 0) print();
    }
    return false;
  });
}
print();

/** What each reach gains, where there is a choice; where all choose alike, nothing is played out. */
function measured(state: State<UnionPacific>, seat: Seat, seed: number): Gain[] | undefined {
  const { table } = state;
  const own = play.own(state, seat);
  const [usual, ...others] = candidates(table, own, seat, { breadth: 2, margin: 4 });
  if (!usual || others.length === 0) return undefined;
  const chosen = reaches.map((text) => {
    const start = process.cpuUsage();
    const move = chosenBy(text, state, seat, seed) ?? usual.move;
    const { user, system } = process.cpuUsage(start);
    return { key: JSON.stringify(move), move, ms: (user + system) / 1000 };
  });
  const moves = new Map(chosen.map(({ key, move }) => [key, move]));
  if (moves.size === 1) return chosen.map(({ ms }) => ({ lead: 0, won: 0, ms }));
  const worths = playedOut([...moves], table, state, seat, seed);
  const base = worths.get(chosen[0]?.key ?? '') as { lead: number; won: number };
  return chosen.map(({ key, ms }) => {
    const { lead, won } = worths.get(key) as { lead: number; won: number };
    return { lead: lead - base.lead, won: won - base.won, ms };
  });
}

function playedOut(
  moves: readonly (readonly [string, Action])[],
  table: Table,
  state: State<UnionPacific>,
  seat: Seat,
  seed: number,
): Map<string, { lead: number; won: number }> {
  const tries = Number(values.tries);
  const worths = new Map(moves.map(([key]) => [key, { lead: 0, won: 0 }]));
  for (let n = 0; n < tries; n++) {
    // Others than the search has seen.
    const imagined = play.imagine(table, play.own(state, seat), seat, rngFrom(seed + 1, 5 + n));
    for (const [key, move] of moves) {
      const tried = play.clone(imagined);
      play.apply(tried, seat, move);
      playToEnd(playOut, tried, (seed + 7 * n) >>> 0);
      const first = play.standings(tried).filter(({ place }) => place === 1);
      const worth = worths.get(key) as { lead: number; won: number };
      worth.lead += leadOf(tried, seat) / tries;
      if (first.some((each) => each.seat === seat)) worth.won += 1 / first.length / tries;
    }
  }
  return worths;
}

/** `tries,turns,breadth,margin,spite,depth`, and how much the first judgement counts, and `odds` to judge by chances of winning. */
function chosenBy(
  text: string,
  state: State<UnionPacific>,
  seat: Seat,
  seed: number,
): Action | undefined {
  const parts = text.split(',');
  const reach = deepOf(text);
  const belief = Number(parts[6] ?? USUAL_BELIEF) / USUAL_BELIEF;
  const { table } = state;
  const own = play.own(state, seat);
  const all = candidates(table, own, seat, reach).map(({ move, prior }) => ({
    move,
    prior: belief * prior,
  }));
  const search = deepSearch(table, own, seat, reach);
  if (parts[7] !== 'odds') return bestBySearch(search, all, rngFrom(seed, 7));
  const horizon = adviser(table, own, seat)?.horizon;
  const scale = Number(parts[8]) / SLOPE;
  const evaluate = (later: State<UnionPacific>, of: Seat): number =>
    later.table.phase === 'over'
      ? scale * Number(play.standings(later).some((each) => each.seat === of && each.place === 1))
      : scale * (horizon?.winning(later)[of] ?? 0);
  return bestBySearch({ ...search, evaluate }, all, rngFrom(seed, 7));
}

function print(): void {
  const differ = outcomes.filter((gains) => gains.some(({ lead }) => lead !== 0)).length;
  console.log(`${outcomes.length} decisions, ${differ} of them not alike`);
  for (const [i, reach] of reaches.entries()) {
    const gains = outcomes.map((each) => each[i] as Gain);
    const spread = (of: (gain: Gain) => number): string => {
      const all = gains.map(of);
      const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
      const squares = all.reduce((sum, one) => sum + (one - mean) ** 2, 0);
      const error = Math.sqrt(squares / Math.max(1, all.length - 1) / all.length);
      return `${mean.toFixed(3)} ± ${error.toFixed(3)}`;
    };
    const ms = gains.reduce((sum, gain) => sum + gain.ms, 0) / gains.length;
    const lead = spread((gain) => gain.lead);
    const won = spread((gain) => 100 * gain.won);
    console.log(`${reach}: ${lead} millions, ${won} games of 100, ${ms.toFixed(0)} ms`);
  }
}
