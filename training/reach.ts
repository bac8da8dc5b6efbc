/** Plays searches of one reach against those of another, or against a bot: `training/README.md`. */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Bot } from '#bots/bot.ts';
import { playMatch } from '#bots/match.ts';
import { botOf, gameOf, titleOf } from '#games/catalogue.ts';
import type { Kind } from '#kernel/game.ts';
import { shareOf } from '../src/cli/ladder/pairings.ts';
import { deepOf } from './deep.ts';
import { searcher as pioneers } from './pionniers/searcher.ts';
import { searcher as tycoon } from './railroad-tycoon/searcher.ts';
import { searcher as tram } from './trambahn/searcher.ts';
import { searcher as pacific } from './union-pacific/searcher.ts';

type Plan = {
  game: string;
  one: string;
  other: string;
  seats: number;
  games: number;
  end: number;
  seed: number;
};

/** What one thread plays: the first of its games, and how far it is to the next. */
type Part = { plan: Plan; first: number; step: number };

/** Milliseconds of a processor, and the decisions they went to. */
type Spent = { ms: number; decisions: number };

/** What one game brought the first, and how long the decisions of both took. */
type Outcome = { number: number; share: number; spent: [Spent, Spent] };

const TOLD_EVERY = 10;

const SEARCHERS = {
  'railroad-tycoon': tycoon,
  'union-pacific': pacific,
  trambahn: tram,
  pionniers: pioneers,
} as const;

async function lead(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      one: { type: 'string', default: '' },
      other: { type: 'string', default: 'inspector' },
      seats: { type: 'string', default: '4' },
      games: { type: 'string', default: '100000' },
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
    games: Number(values.games),
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
      if (outcomes.length % TOLD_EVERY === 0) console.log(text(plan, outcomes));
    });
  }
  await Promise.all(workers.map(({ ended }) => ended));
  console.log(text(plan, outcomes));
}

/** The interval is that of whole deals, each played twice with the seats changed. */
function text({ game, one, other }: Plan, outcomes: readonly Outcome[]): string {
  const deals = new Map<number, number[]>();
  for (const { number, share } of outcomes) {
    const deal = number >> 1;
    deals.set(deal, [...(deals.get(deal) ?? []), share]);
  }
  const shares = [...deals.values()].filter(({ length }) => length === 2).map(meanOf);
  const mean = meanOf(shares);
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  const margin = 1.96 * Math.sqrt(squares / Math.max(1, shares.length - 1) / shares.length);
  const [mine, theirs] = [0, 1].map((side) => {
    const spent = outcomes.map((outcome) => outcome.spent[side] as Spent);
    return meanOf(spent.map(({ ms }) => ms)) / meanOf(spent.map(({ decisions }) => decisions));
  }) as [number, number];
  const won = `${(100 * mean).toFixed(1)} % (± ${(100 * margin).toFixed(1)}) of ${2 * shares.length}`;
  return `${game} ${one} against ${other}: ${won}; ms a decision ${mine.toFixed(1)}, ${theirs.toFixed(1)}`;
}

const meanOf = (some: readonly number[]): number =>
  some.reduce((sum, one) => sum + one, 0) / some.length;

/** `tries,turns,breadth,margin,spite,depth`, or the name of a bot. */
async function playerOf(game: string, wanted: string): Promise<Bot<Kind>> {
  if (!wanted.includes(',')) return (await botOf(game, wanted)) as Bot<Kind>;
  return SEARCHERS[game as keyof typeof SEARCHERS](wanted, deepOf(wanted));
}

async function serve({ plan, first, step }: Part): Promise<void> {
  const title = await titleOf(plan.game);
  if (!title) throw new Error(`no game is called ${plan.game}`);
  const { game } = title;
  const pair = [await playerOf(plan.game, plan.one), await playerOf(plan.game, plan.other)];
  const bench = await gameOf(plan.game)?.load.bench();
  const options = game.parseOptions(bench?.usual ?? {});
  for (let number = first; number < plan.games && Date.now() < plan.end; number += step) {
    const spent: Outcome['spent'] = [
      { ms: 0, decisions: 0 },
      { ms: 0, decisions: 0 },
    ];
    const sides = pair.map(
      (bot, side): Bot<Kind> => ({
        name: `${side}`,
        decide(table, own, seat, rng) {
          const used = process.threadCpuUsage();
          const action = bot.decide(table, own, seat, rng);
          const { user, system } = process.threadCpuUsage(used);
          const of = spent[side] as Spent;
          of.ms += (user + system) / 1000;
          if (game.choices(table, own, seat).length > 1) of.decisions++;
          return action;
        },
      }),
    );
    // By turns around the table, and each deal again with the seats changed.
    const bots = Array.from(
      { length: plan.seats },
      (_, seat) => sides[(seat + number) % 2] as Bot<Kind>,
    );
    const { state } = playMatch(game, bots, options, { seed: plan.seed, number: number >> 1 });
    const places = game
      .standings(state)
      .map(({ seat, place }) => ({ bot: (bots[seat] as Bot<Kind>).name, place }));
    parentPort?.postMessage({ number, share: shareOf(places, '0'), spent } satisfies Outcome);
  }
}

if (isMainThread) await lead();
else await serve(workerData as Part);
