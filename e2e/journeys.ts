import { botOf, titleOf } from '#games/catalogue.ts';
import { rngOfBot } from '#kernel/deal.ts';
import { type Rng, rngFrom } from '#kernel/rng.ts';
import { boarded, dayShown } from '#protocol/http/daily.ts';
import { numberOf } from '#server/daily/days.ts';
import { connect } from '#server/store/sqlite/open-database.ts';
import { sqliteStore } from '#server/store/sqlite/sqlite-store.ts';
import type { Advance } from '#tables/advance.ts';
import { GameSession } from '#tables/game-session.ts';
import type { Store } from '#tables/store.ts';
import type { House } from './house.ts';

const DAY_MS = 86_400_000;

/** Goes on to noon of the next Thursday: the trains are then always the same. The first of January 1970 was one. */
export async function toThursday(house: House): Promise<void> {
  const { day, leftMs } = dayShown.parse(await ask(house, 'day', { secret: '0'.repeat(64) }));
  const nights = 7 - (numberOf(day) % 7);
  await house.pass(leftMs + (nights - 1) * DAY_MS + DAY_MS / 2);
}

async function ask(house: House, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${house.url}/api/daily/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** Boards the train of today, or takes the journey up again. Returns its table. */
export async function board(house: House, traveller: Traveller, game: string): Promise<string> {
  const { secret, name } = traveller;
  const { day } = dayShown.parse(await ask(house, 'day', { secret }));
  return boarded.parse(await ask(house, 'board', { secret, day, game, name })).table;
}

export type Traveller = { secret: string; name: string };

/** Whoever travels decides as this computer would, but for one decision in so many, which is any. */
const TRAVELLING = 'apprentice';
const ANY = 4;

/**
 * Plays a journey at which nobody is to its end, on the house's disk: the computers decide as they would in the house, and the traveller
 * by this seed.
 */
export async function arrive(
  house: House,
  traveller: Traveller,
  game: string,
  seed: number,
): Promise<void> {
  const table = await board(house, traveller, game);
  const store = sqliteStore(await connect(house.dataDir));
  try {
    await playOut(store, table, rngFrom(seed));
  } finally {
    await store.close();
  }
  // The house has not seen the end: it is written when its traveller asks.
  await ask(house, 'day', { secret: traveller.secret });
}

async function playOut(store: Store, table: string, rng: Rng): Promise<void> {
  const stored = await store.load(table);
  const title = stored && (await titleOf(stored.header.game, stored.header.rules));
  if (!title) throw new Error('there is no such journey');
  const { header, seats } = stored;
  const { game } = title;
  const session = await GameSession.open(title, store, stored, () => header.at);
  const keep = async (advance: Advance): Promise<void> => {
    await store.append(table, advance.lines, advance.along);
    session.accept(advance);
  };
  if (session.seq === 0) await keep(session.outcomeOfChance());
  for (;;) {
    const [seat] = session.actors;
    if (seat === undefined || seat === 'chance') return;
    const { state, seq, moment } = session;
    const sitter = seats[seat];
    const isBot = sitter?.kind === 'bot';
    const bot = await botOf(game.id, isBot ? sitter.bot : TRAVELLING);
    const seeded = rngFrom(rngOfBot(header.secret, seq, seat, moment).below(2 ** 32));
    const own = game.own(state, seat);
    const choices = game.choices(state.table, own, seat);
    const isAny = !isBot && rng.below(ANY) === 0;
    const action = isAny
      ? choices[rng.below(choices.length)]
      : bot?.decide(state.table, own, seat, isBot ? seeded : rng);
    const advance = session.outcomeOf(seat, [action], undefined);
    if (!('lines' in advance)) throw new Error('that may not be done');
    await keep(advance);
  }
}
