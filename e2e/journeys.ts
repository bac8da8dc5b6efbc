import { botOf, titleOf } from '#games/catalogue.ts';
import { rngOfBot } from '#kernel/deal.ts';
import { rngFrom } from '#kernel/rng.ts';
import { boarded, dayShown } from '#protocol/http/daily.ts';
import { connect } from '#server/store/sqlite/open-database.ts';
import { sqliteStore } from '#server/store/sqlite/sqlite-store.ts';
import type { Advance } from '#tables/advance.ts';
import { GameSession } from '#tables/game-session.ts';
import type { House } from './house.ts';

const DAY_MS = 86_400_000;

/** Goes on to noon of the next Thursday: the trains are then always the same. The first of January 1970 was one. */
export async function toThursday(house: House): Promise<void> {
  const week = 7 * DAY_MS;
  await house.pass(week - (Date.now() % week) + DAY_MS / 2);
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
export async function board(house: House, secret: string, name: string, game: string) {
  const { day } = dayShown.parse(await ask(house, 'day', { secret }));
  return boarded.parse(await ask(house, 'board', { secret, day, game, name })).table;
}

/**
 * Plays a journey at which nobody is to its end, on the house's disk: the traveller takes any choice, by this seed, and the computers
 * decide as they would in the house.
 */
export async function arrive(house: House, table: string, seed: number): Promise<void> {
  const store = sqliteStore(await connect(house.dataDir));
  try {
    const stored = await store.load(table);
    const title = stored && (await titleOf(stored.header.game, stored.header.rules));
    if (!title) throw new Error('there is no such journey');
    const { header, seats } = stored;
    const { game } = title;
    const session = await GameSession.open(title, store, stored, Date.now);
    const keep = async (advance: Advance): Promise<void> => {
      await store.append(table, advance.lines, advance.along);
      session.accept(advance);
    };
    if (session.seq === 0) await keep(session.outcomeOfChance());
    const rng = rngFrom(seed);
    for (;;) {
      const [seat] = session.actors;
      if (seat === undefined || seat === 'chance') return;
      const own = game.own(session.state, seat);
      const choices = game.choices(session.state.table, own, seat);
      const sitter = seats[seat];
      const bot = sitter?.kind === 'bot' ? await botOf(game.id, sitter.bot) : undefined;
      const drawn = rngFrom(
        rngOfBot(header.secret, session.seq, seat, session.moment).below(2 ** 32),
      );
      const action = bot
        ? bot.decide(session.state.table, own, seat, drawn)
        : choices[rng.below(choices.length)];
      const advance = session.outcomeOf(seat, [action], undefined);
      if (!('lines' in advance)) throw new Error('that may not be done');
      await keep(advance);
    }
  } finally {
    await store.close();
  }
}
