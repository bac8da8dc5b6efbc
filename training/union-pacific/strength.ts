/** Plays searches that judge by the net against the house: `training/union-pacific/README.md`. */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Bot } from '#bots/bot.ts';
import { playMatch } from '#bots/match.ts';
import { botOf } from '#games/catalogue.ts';
import { foreseeing } from '#games/union-pacific/bots/foresight.ts';
import { netOf } from '#games/union-pacific/bots/net.ts';
import { searcher } from '#games/union-pacific/bots/rollouts.ts';
import { evaluationBy } from '#games/union-pacific/bots/ways.ts';
import { unionPacific } from '#games/union-pacific/rules/index.ts';
import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import { shareOf } from '../../src/cli/ladder/pairings.ts';
import { textIn } from '../numbers.ts';

const { game } = unionPacific;

/** A game of a pair, by its number among theirs, and where chance comes from. */
type Job = { one: string; other: string; seats: number; number: number; seed: number };

/** How much of the win was the first one's. */
type Outcome = { number: number; share: number };

type Pair = { one: string; other: string; begun: number; ms: number; outcomes: Outcome[] };

/** The name of a bot; `s:tries,turns,breadth,margin,spite`; `n:tries,turns,breadth,margin,belief,FILE`, of which `n:0,0,1,0.1,1,FILE` is the net alone. */
async function playerOf(wanted: string): Promise<Bot<UnionPacific>> {
  const parts = wanted.slice(2).split(',');
  const [tries = 0, turns = 0, breadth = 0, margin = 0, last = 0] = parts.map(Number);
  if (wanted.startsWith('s:')) {
    return searcher(wanted, { tries, turns, breadth, margin, spite: last });
  }
  if (wanted.startsWith('n:')) {
    const evaluate = evaluationBy(netOf(textIn(parts[5] as string)));
    return foreseeing(wanted, evaluate, { tries, turns, breadth, margin, belief: last });
  }
  return (await botOf('union-pacific', wanted)) as unknown as Bot<UnionPacific>;
}

const known = new Map<string, Bot<UnionPacific>>();

async function played({ one, other, seats, number, seed }: Job): Promise<Outcome> {
  const sides: Bot<UnionPacific>[] = [];
  for (const [side, wanted] of [one, other].entries()) {
    const bot = known.get(wanted) ?? (await playerOf(wanted));
    known.set(wanted, bot);
    sides.push({
      name: `${side}`,
      decide: (table, own, seat, rng) => bot.decide(table, own, seat, rng),
    });
  }
  // By turns around the table, and each deal again with the seats changed.
  const bots = Array.from(
    { length: seats },
    (_, seat) => sides[(seat + number) % 2] as Bot<UnionPacific>,
  );
  const options = game.parseOptions({});
  const { state } = playMatch(game, bots, options, { seed, number: number >> 1 });
  const all = game.standings(state);
  // Where the imaginary player of a game for two comes first, the better of the seats counts.
  const first = Math.min(...all.map(({ place }) => place));
  const places = all.map(({ seat, place }) => ({
    bot: (bots[seat] as Bot<UnionPacific>).name,
    place: place - first + 1,
  }));
  return { number, share: shareOf(places, '0') };
}

/** The interval (95 %) is that of whole deals, each played twice with the seats changed. */
function text({ one, other, outcomes }: Pair): string {
  const deals = Map.groupBy(outcomes, ({ number }) => number >> 1);
  const shares = [...deals.values()]
    .filter(({ length }) => length === 2)
    .map((both) => both.reduce((sum, { share }) => sum + share / 2, 0));
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  const margin = 1.96 * Math.sqrt(squares / Math.max(1, shares.length - 1) / shares.length);
  return `${one} against ${other}: ${(100 * mean).toFixed(1)} % (± ${(100 * margin).toFixed(1)}) of ${2 * shares.length}`;
}

/** Of the pair that has had least time. */
function nextOf(pairs: readonly Pair[]): Pair {
  const time = ({ begun, ms, outcomes }: Pair): number =>
    (begun * ms) / Math.max(1, outcomes.length);
  return pairs.toSorted((a, b) => time(a) - time(b) || a.begun - b.begun)[0] as Pair;
}

async function lead(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '60' },
      threads: { type: 'string', default: '1' },
      seats: { type: 'string', default: '4' },
      seed: { type: 'string', default: '1' },
    },
  });
  const end = Date.now() + 1000 * Number(values.seconds);
  const pairs = positionals.map((names): Pair => {
    const [one = '', other = ''] = names.split('|');
    return { one, other, begun: 0, ms: 0, outcomes: [] };
  });
  const work = async (): Promise<void> => {
    const worker = new Worker(process.argv[1] as string, { workerData: true });
    while (Date.now() < end) {
      const pair = nextOf(pairs);
      const { one, other } = pair;
      const number = pair.begun++;
      const began = performance.now();
      const answer = once(worker, 'message');
      const job: Job = {
        one,
        other,
        seats: Number(values.seats),
        number,
        seed: Number(values.seed),
      };
      worker.postMessage(job);
      pair.outcomes.push(((await answer) as [Outcome])[0]);
      pair.ms += performance.now() - began;
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: Number(values.threads) }, work));
  for (const pair of pairs) console.log(text(pair));
}

if (isMainThread || workerData !== true) await lead();
else {
  parentPort?.on('message', (job: Job) => {
    void played(job).then((outcome) => parentPort?.postMessage(outcome));
  });
}
