/** Plays searches of one reach against those of another, or against a bot: `training/README.md`. */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Bot } from '#bots/bot.ts';
import { playMatch } from '#bots/match.ts';
import type { Reach } from '#bots/reach.ts';
import { botOf, titleOf } from '#games/catalogue.ts';
import { searcher as tycoon } from '#games/railroad-tycoon/bots/rollouts.ts';
import { searcher as pacific } from '#games/union-pacific/bots/rollouts.ts';
import type { Kind } from '#kernel/game.ts';
import { shareOf } from '../src/cli/ladder/pairings.ts';

type Plan = { game: string; one: string; other: string; seats: number; end: number; seed: number };

/** What one thread plays: the first of its games, and how far it is to the next. */
type Part = { plan: Plan; first: number; step: number };

/** What one game brought the first, and how long the decisions of both took. */
type Outcome = { number: number; share: number; ms: [number[], number[]] };

const SEARCHERS = { 'railroad-tycoon': tycoon, 'union-pacific': pacific } as const;

async function lead(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      one: { type: 'string', default: '' },
      other: { type: 'string', default: 'inspector' },
      seats: { type: 'string', default: '4' },
      minutes: { type: 'string', default: '5' },
      threads: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
    },
  });
  const { one, other } = values;
  const end = Date.now() + Number(values.minutes) * 60_000;
  const plan: Plan = {
    game: positionals[0] ?? '',
    one,
    other,
    seats: Number(values.seats),
    end,
    seed: Number(values.seed),
  };
  const threads = Number(values.threads);
  const workers = Array.from({ length: threads }, (_, first) => {
    const part: Part = { plan, first, step: threads };
    const worker = new Worker(process.argv[1] as string, { workerData: part });
    return { worker, ended: once(worker, 'exit') };
  });
  const outcomes: Outcome[] = [];
  for (const { worker } of workers) {
    worker.on('message', (outcome: Outcome) => {
      outcomes.push(outcome);
      console.log(text(plan, outcomes));
    });
  }
  await Promise.all(workers.map(({ ended }) => ended));
}

function text({ game, one, other }: Plan, outcomes: readonly Outcome[]): string {
  const shares = outcomes.map(({ share }) => share);
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  const margin = 1.96 * Math.sqrt(squares / Math.max(1, shares.length - 1) / shares.length);
  const [mine, theirs] = [0, 1].map((side) =>
    outcomes.flatMap(({ ms }) => ms[side] as number[]).sort((a, b) => a - b),
  ) as [number[], number[]];
  const middle = (ms: readonly number[]): string => (ms[ms.length >> 1] ?? 0).toFixed(0);
  const won = `${(100 * mean).toFixed(1)} % (± ${(100 * margin).toFixed(1)}) of ${shares.length}`;
  return `${game} ${one} against ${other}: ${won}; ms at the median ${middle(mine)}, ${middle(theirs)}`;
}

/** `tries,turns,breadth,margin,spite,depth`, or the name of a bot. */
async function playerOf(game: string, wanted: string): Promise<Bot<Kind>> {
  if (!wanted.includes(',')) return (await botOf(game, wanted)) as Bot<Kind>;
  const [tries = 0, turns = 0, breadth = 0, margin = 0, spite = 0, depth = 0] = wanted
    .split(',')
    .map(Number);
  const reach: Reach = { tries, turns, breadth, margin, spite, depth };
  return SEARCHERS[game as keyof typeof SEARCHERS](wanted, reach);
}

async function serve({ plan, first, step }: Part): Promise<void> {
  const title = await titleOf(plan.game);
  if (!title) throw new Error(`no game is called ${plan.game}`);
  const { game } = title;
  const pair = [await playerOf(plan.game, plan.one), await playerOf(plan.game, plan.other)];
  for (let number = first; Date.now() < plan.end; number += step) {
    const ms: Outcome['ms'] = [[], []];
    const sides = pair.map(
      (bot, side): Bot<Kind> => ({
        name: `${side}`,
        decide(table, own, seat, rng) {
          const start = performance.now();
          const action = bot.decide(table, own, seat, rng);
          if (game.choices(table, own, seat).length > 1) ms[side]?.push(performance.now() - start);
          return action;
        },
      }),
    );
    // By turns around the table, moving on one seat with each game.
    const bots = Array.from(
      { length: plan.seats },
      (_, seat) => sides[(seat + number) % 2] as Bot<Kind>,
    );
    const { state } = playMatch(game, bots, game.parseOptions({}), { seed: plan.seed, number });
    const places = game
      .standings(state)
      .map(({ seat, place }) => ({ bot: (bots[seat] as Bot<Kind>).name, place }));
    parentPort?.postMessage({ number, share: shareOf(places, '0'), ms } satisfies Outcome);
  }
}

if (isMainThread) await lead();
else await serve(workerData as Part);
