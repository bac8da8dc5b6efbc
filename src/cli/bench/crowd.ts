import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { titleOf } from '#games/catalogue.ts';
import { games } from '#games/index.ts';
import type { Kind, View } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { Title } from '#kernel/title.ts';
import { PROTOCOL, type SeatWish } from '#protocol/parts.ts';
import { messageRead, type Update } from '#protocol/to-client.ts';
import { botPool } from '#server/bots/bot-pool.ts';
import { BOT_STEP_MS, pacedBots } from '#server/bots/paced-bots.ts';
import { follow } from '#tables/follow.ts';
import { memoryStore } from '#tables/memory-store.ts';
import { Tables, type Visit } from '#tables/tables.ts';
import { table, whole } from '../text.ts';

/** How long a table waits for its bot while tables of another address never stop asking theirs. */
export type Crowd = {
  hostileTables: number;
  hostileMoves: number;
  answers: number;
  /** Until the bot had thought, and until its move was told at the next full step, in milliseconds by the clock. */
  thought: Spread;
  told: Spread;
};

type Spread = { median: number; ninetyNinth: number; most: number };

const DRIVER = { kind: 'bot', bot: 'driver' } as const satisfies SeatWish;
const SEATS = 4;
const GAMES = games
  .filter(({ bots, players: [, most] }) => bots.includes(DRIVER.bot) && most >= SEATS)
  .map(({ id }) => id);
const HONEST_GAME = GAMES[0] as string;
const HONEST = 'honest';

/** So that the threads are loaded, and have met every game. */
const WARM_UP_MS = 3000;

export async function benchCrowd(hostileTables: number, seconds: number): Promise<Crowd> {
  const thought: number[] = [];
  const told: number[] = [];
  const pool = botPool();
  const bots = timed(pacedBots(timed(pool, thought)), told);
  const tables = tablesWith(bots);
  let hostileMoves = 0;
  let isOver = false;

  const watch = async (number: number): Promise<void> => {
    const id = await openTable(tables, GAMES[number % GAMES.length] ?? HONEST_GAME, DRIVER);
    const send = (text: string): void => {
      const message = messageRead(text);
      if (message.t !== 'update') return;
      hostileMoves++;
      if (message.status === 'over' && !isOver) void watch(number);
    };
    await tables.enter(id, { secret: newSecret(), send, dismiss: () => {} });
  };
  for (let number = 0; number < hostileTables; number++) await watch(number);
  await sleep(WARM_UP_MS);
  hostileMoves = 0;
  await playHonestly(tables, () => isOver);
  await sleep(seconds * 1000);
  isOver = true;
  await pool.close();
  return {
    hostileTables,
    hostileMoves,
    answers: told.length,
    thought: spreadOf(thought),
    told: spreadOf(told),
  };
}

/** Notes how long the honest table waits for each answer. */
function timed<Host extends ReturnType<typeof botPool>>(bots: Host, times: number[]): Host {
  return {
    ...bots,
    async decide(question, asker) {
      const start = performance.now();
      const action = await bots.decide(question, asker);
      if (asker.from === HONEST) times.push(performance.now() - start);
      return action;
    },
  };
}

function tablesWith(bots: ReturnType<typeof botPool>): Tables {
  return new Tables({
    store: memoryStore(),
    bots,
    titleOf,
    now: Date.now,
    sleep: (ms) => sleep(ms),
    newId: () => randomBytes(8).toString('hex'),
    newSecret,
    report: (error) => console.error(error),
  });
}

/** Somebody who plays at random against a driver, without a pause. */
async function playHonestly(tables: Tables, isOver: () => boolean): Promise<void> {
  const { game } = (await titleOf(HONEST_GAME)) as Title<Kind>;
  const secret = newSecret();
  const rng = rngFrom(1);
  let requests = 0;
  const id = await openTable(tables, game.id, { kind: 'me', name: 'Ada' }, secret);
  let visit: Visit | undefined;
  let seen: View<Kind> = { table: undefined, own: undefined };
  const act = async ({ seq, status }: Update): Promise<void> => {
    // The first update comes while one enters, before there is a visit to act by.
    await sleep(0);
    if (isOver()) return;
    if (status === 'over') return playHonestly(tables, isOver);
    if (!game.actors(seen.table).includes(0)) return;
    const choices = game.choices(seen.table, seen.own, 0);
    const actions = [choices[rng.below(choices.length)]];
    await visit?.request({ t: 'act', id: `bench-${1e8 + requests++}`, after: seq, actions });
  };
  const hear = (text: string): void => {
    const message = messageRead(text);
    if (message.t === 'welcome') seen = { table: message.table, own: message.own };
    if (message.t !== 'update') return;
    seen = follow(game, seen, message, 0);
    void act(message);
  };
  visit = await tables.enter(id, { secret, from: HONEST, send: hear, dismiss: () => {} });
}

function openTable(tables: Tables, game: string, first: SeatWish, secret = newSecret()) {
  const seats = [first, ...Array.from({ length: SEATS - 1 }, () => DRIVER)];
  return tables.create({ v: PROTOCOL, game, options: {}, secret, seats });
}

function newSecret(): string {
  return randomBytes(32).toString('hex');
}

function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.ceil(share * (sorted.length - 1))] ?? Number.NaN;
  return { median: at(0.5), ninetyNinth: at(0.99), most: at(1) };
}

export function crowdText({ hostileTables, hostileMoves, answers, thought, told }: Crowd): string {
  const row = (label: string, { median, ninetyNinth, most }: Spread): string[] => [
    label,
    ...[median, ninetyNinth, most].map(whole),
  ];
  return [
    `An honest table beside ${hostileTables} hostile ones with four drivers each, which made ${hostileMoves} moves:`,
    table(
      [
        [`${answers} answers, ms`, 'median', '99 %', 'most'],
        row('thought', thought),
        row(`told (full steps of ${BOT_STEP_MS} ms)`, told),
      ],
      'right',
    ),
  ].join('\n');
}
