import { type Bot, decidedInTime } from '#bots/bot.ts';
import { IllegalMove, type Match, playMatch } from '#bots/match.ts';
import { botOf, gameOf, titleOf } from '#games/catalogue.ts';
import type { Game, Kind, Standing } from '#kernel/game.ts';
import { exportRecord, type Sitter } from '#kernel/record.ts';
import type { Title } from '#kernel/title.ts';
import { refereed } from '#testkit/referee.ts';
import { type Simulation, seating } from './plan.ts';
import { emptyTally, enter, enterFigures, type Tally } from './tally.ts';
import { PLAIN, yardstickFor } from './yardstick.ts';

/** The games from number `from` up to, not with, `to`. The first has the number 0. */
export type Range = { from: number; to: number };

/** Who came where in one game, seat by seat. */
export type Places = readonly { bot: string; place: number }[];

/** What became of a range: the games counted and, when wanted, recorded as JSON; and, when timed, who came where and took how long. */
export type Batch = {
  tally: Tally;
  records: string[];
  placed: Places[];
  /** By bot, in milliseconds; of a processor, where it is long: whatever else the machine does meanwhile. */
  thought: Map<string, number[]>;
};

/** Plays a range of the plan's games. Each depends on the seed and its own number alone. */
export async function playRange(plan: Simulation, { from, to }: Range): Promise<Batch> {
  const title = (await titleOf(plan.game)) as Title<Kind>;
  const bench = await gameOf(plan.game)?.load.bench();
  const game = plan.referee ? refereed(title) : title.game;
  const players = await botsOf(plan, game);
  const options = game.parseOptions(plan.options);
  const batch: Batch = { tally: emptyTally(), records: [], placed: [], thought: new Map() };
  for (let number = from; number < to; number++) {
    const names = seating(plan, number);
    const bots = names.map((name) => {
      const bot = players.get(name) as Bot<Kind>;
      return plan.timed ? timed(bot, game, batch.thought) : bot;
    });
    const match = played(
      () => playMatch(game, bots, options, { seed: plan.seed, number }),
      plan,
      number,
    );
    const standings = match.finished ? game.standings(match.state) : undefined;
    enter(batch.tally, names, match.log.length, standings);
    if (match.finished) {
      enterFigures(batch.tally, bench?.figures?.(match.state.table, match.log) ?? {});
    }
    if (plan.timed && standings) batch.placed.push(placesOf(names, standings));
    if (plan.recording) batch.records.push(recordOf(game, names, options, match));
  }
  return batch;
}

/** What is shorter is seldom interrupted, and a processor's time is told in steps of some milliseconds. */
const SHORT_MS = 20;

/** The same bot, whose decisions are timed where there is a choice. */
function timed(bot: Bot<Kind>, game: Game<Kind>, thought: Map<string, number[]>): Bot<Kind> {
  const spent = thought.get(bot.name) ?? [];
  thought.set(bot.name, spent);
  return {
    name: bot.name,
    decide(table, own, seat, rng) {
      const isChoice = game.choices(table, own, seat).length > 1;
      const start = performance.now();
      const used = process.threadCpuUsage();
      const action = bot.decide(table, own, seat, rng);
      const ms = performance.now() - start;
      const { user, system } = process.threadCpuUsage(used);
      if (isChoice) spent.push(ms < SHORT_MS ? ms : Math.min(ms, (user + system) / 1000));
      return action;
    },
  };
}

function placesOf(names: readonly string[], standings: readonly Standing[]): Places {
  return standings.map(({ seat, place }) => ({ bot: names[seat] as string, place }));
}

async function botsOf(
  { bots, effort }: Simulation,
  game: Game<Kind>,
): Promise<ReadonlyMap<string, Bot<Kind>>> {
  const names = [...new Set(bots)];
  if (!names.includes(PLAIN)) return new Map(await Promise.all(names.map(found)));
  const { plain, watched } = yardstickFor(game);
  const others = await Promise.all(names.filter((name) => name !== PLAIN).map(found));
  return new Map([[PLAIN, plain], ...others.map(([name, bot]) => [name, watched(bot)] as const)]);

  async function found(name: string): Promise<[string, Bot<Kind>]> {
    return [name, withEffort((await botOf(game.id, name)) as Bot<Kind>, effort)];
  }
}

/** The same bot, which thinks a part of what it thinks otherwise. */
function withEffort(bot: Bot<Kind>, effort: number): Bot<Kind> {
  return {
    name: bot.name,
    decide: (table, own, seat, rng) => decidedInTime(bot, { table, own, seat, rng }, { effort }),
  };
}

/** An illegal move is told with what it takes to see it again. */
function played(play: () => Match<Kind>, plan: Simulation, number: number): Match<Kind> {
  try {
    return play();
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    throw new IllegalMove(`seed ${plan.seed}, game ${number}: ${error.message}`);
  }
}

function recordOf(
  game: Game<Kind>,
  names: readonly string[],
  options: unknown,
  { log, commitment, secret }: Match<Kind>,
): string {
  const seats = sittersOf(names);
  return JSON.stringify(exportRecord(game, { options, seats, commitment, secret, log }));
}

/** Bots of the same name are told apart by a number. */
function sittersOf(names: readonly string[]): Sitter[] {
  return names.map((bot, seat) => {
    const alone = names.indexOf(bot) === names.lastIndexOf(bot);
    const nth = names.slice(0, seat + 1).filter((name) => name === bot).length;
    return { name: alone ? bot : `${bot} ${nth}`, bot };
  });
}
