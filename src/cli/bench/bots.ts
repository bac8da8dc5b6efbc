import { type Bot, PHONE_EFFORT, type Thought, type Thinking as Thoughts } from '#bots/bot.ts';
import { playMatch } from '#bots/match.ts';
import { botOf, gameOf } from '#games/catalogue.ts';
import type { Game, Kind } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { table } from '../text.ts';
import { times } from './reference.ts';

/** How long one bot thinks where there is a choice, in milliseconds by the clock. */
export type Thinking = {
  game: string;
  bot: string;
  games: number;
  decisions: number;
  /** The very first: what is worked out once is in it, and nothing has been compiled yet. */
  first: number;
  median: number;
  ninetyNinth: number;
  most: number;
  /** Positions judged where there is a choice, at the median; and with a phone's budget. Nothing, of a bot that does not think step by step. */
  judged: number | null;
  judgedOnPhone: number | null;
  /** What the median may be, of those that have a bound. */
  bound: number | null;
};

/** The bounds of the strongest bot of a game, and of the next. */
const BOUNDS = [3000, 1000] as const;

/** The usual table; a game for fewer has fewer. */
const SEATS = 4;

/** Ends a game in the middle, when a glance is enough. */
class Enough extends Error {}

/**
 * Whole games of each bot among its like, until the time is up; for a glance a few decisions of one. The strongest comes
 * first, so that its first decision is as cold as at a new table.
 */
export async function benchBots(
  game: Game<Kind>,
  seconds: number,
  quick: boolean,
): Promise<Thinking[]> {
  const manifest = gameOf(game.id);
  const names = manifest?.bots.filter((name) => name !== 'random') ?? [];
  const bots = await Promise.all(names.toReversed().map((name) => botOf(game.id, name)));
  const slowest = (await manifest?.load.bench())?.slowest;
  const bounds: readonly number[] =
    slowest === undefined ? BOUNDS : [1000 * slowest, ...BOUNDS.slice(1)];
  return bots.map((bot, place) => ({
    ...thinkingOf(game, bot as Bot<Kind>, seconds, quick ? GLANCE : WHOLE),
    bound: bounds[place] ?? null,
  }));
}

/** How many decisions at most, and what part of its thought a bot may have for each. */
type Look = { most: number; effort: number };

const WHOLE: Look = { most: Number.POSITIVE_INFINITY, effort: 1 };
const GLANCE: Look = { most: 2, effort: 0.02 };

function thinkingOf(
  game: Game<Kind>,
  bot: Bot<Kind>,
  seconds: number,
  { most, effort }: Look,
): Omit<Thinking, 'bound'> {
  const spent: number[] = [];
  const judged: number[] = [];
  const judgedOnPhone: number[] = [];
  const timed: Bot<Kind> = {
    name: bot.name,
    decide(table, own, seat, rng) {
      if (spent.length >= most) throw new Enough();
      const isChoice = game.choices(table, own, seat).length > 1;
      const start = performance.now();
      if (!bot.think) {
        const action = bot.decide(table, own, seat, rng);
        if (isChoice) spent.push(performance.now() - start);
        return action;
      }
      const { action, judged: all = 0 } = last(bot.think(table, own, seat, rng, effort));
      if (!isChoice) return action;
      spent.push(performance.now() - start);
      judged.push(all);
      // The same moment on a phone, now and then: that takes time, too.
      if (spent.length % PHONE_EVERY === 1) {
        const phone = bot.think(table, own, seat, rngFrom(spent.length), PHONE_EFFORT * effort);
        judgedOnPhone.push(last(phone).judged ?? 0);
      }
      return action;
    },
  };
  const seats = Array.from({ length: Math.min(SEATS, game.seats[1]) }, () => timed);
  const end = performance.now() + seconds * 1000;
  let games = 0;
  try {
    while (performance.now() < end) {
      playMatch(game, seats, game.parseOptions({}), { seed: 1, number: games });
      games++;
    }
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  const [first = Number.NaN] = spent;
  const at = (share: number): number => within(spent, share) ?? Number.NaN;
  return {
    game: game.id,
    bot: bot.name,
    games,
    decisions: spent.length,
    first,
    median: at(0.5),
    ninetyNinth: at(0.99),
    most: at(1),
    judged: within(judged, 0.5) ?? null,
    judgedOnPhone: within(judgedOnPhone, 0.5) ?? null,
  };
}

const PHONE_EVERY = 4;

function last<A>(thinking: Thoughts<A>): Thought<A> {
  let thought: Thought<A> | undefined;
  for (const each of thinking) thought = each;
  if (thought === undefined) throw new Error('nothing was thought of');
  return thought;
}

/** Which of these no more than this share of them are below. */
function within(all: readonly number[], share: number): number | undefined {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * (sorted.length - 1))];
}

export function botsText(all: readonly Thinking[], referenceMs: number): string {
  const rows = all.map(
    ({ game, bot, games, decisions, bound, judged, judgedOnPhone, ...figures }) => [
      `${game}, ${bot}`,
      `${games}`,
      `${decisions}`,
      ...[figures.first, figures.median, figures.ninetyNinth, figures.most].map((ms) =>
        ms.toFixed(2),
      ),
      bound === null ? '' : `${bound}`,
      judged === null ? '' : `${judged}`,
      judgedOnPhone === null ? '' : `${judgedOnPhone}`,
      ...[figures.first, figures.median].map((ms) => times(ms, referenceMs)),
    ],
  );
  const columns = [
    'games',
    'choices',
    'first',
    'median',
    '99 %',
    'most',
    'bound',
    'positions',
    'phone',
    'first',
    'median',
  ];
  const beyond = all.filter(({ median, bound }) => bound !== null && median > bound);
  return [
    table([['ms by the clock', ...columns], ...rows], 'right'),
    beyond.length === 0
      ? 'bound: what the median may be; all are within it'
      : `beyond the bound: ${beyond.map(({ game, bot }) => `${game}, ${bot}`).join('; ')}`,
    `positions, phone: judged for a choice at the median, and with the budget of a phone (${PHONE_EFFORT} of it)`,
    `×: as a multiple of the reference, which took ${referenceMs.toFixed(2)} ms`,
  ].join('\n\n');
}
