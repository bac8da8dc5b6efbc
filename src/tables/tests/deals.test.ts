import { describe, expect, test } from 'vitest';
import { botOf, hasBot, titleOf } from '#games/catalogue.ts';
import { games } from '#games/index.ts';
import { dealFrom, rngOfBot } from '#kernel/deal.ts';
import type { Kind } from '#kernel/game.ts';
import { standing } from '#kernel/log.ts';
import { replayChecked } from '#kernel/replay.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { Title } from '#kernel/title.ts';
import type { BotHost } from '../bot-host.ts';
import { GameSession } from '../game-session.ts';
import { memoryStore } from '../memory-store.ts';
import type { Store } from '../store.ts';

const DEAL = dealFrom('3c'.repeat(32));
const SEATS = 2;
const LONG = 120;

const bots: BotHost = {
  has: hasBot,
  async decide({ game, bot, table, own, seat, seed }) {
    return (await botOf(game, bot))?.decide(table, own, seat, rngFrom(seed));
  },
};

/** Plays a deal in a store, opening the table anew every few entries; seat 0 takes its choice from this, seat 1 is a bot. */
async function played(title: Title<Kind>, pick: (choices: readonly unknown[]) => unknown) {
  const { game } = title;
  const store: Store = memoryStore();
  const options = game.parseOptions({});
  const id = 'deal000000000001';
  const header = { id, game: game.id, rules: game.rules, options, secret: DEAL, at: 0 };
  await store.create(header, [
    { kind: 'guest', name: 'Ada', holder: 'a'.repeat(64) },
    { kind: 'bot', bot: 'random', name: 'random' },
  ]);
  const open = async () => {
    const stored = await store.load(id);
    if (!stored) throw new Error('the table is gone');
    return GameSession.open(title, store, stored, () => 0, { every: 30 });
  };
  let session = await open();
  const accept = async (advance: ReturnType<GameSession['outcomeOfChance']>) => {
    await store.append(id, advance.lines, advance.along);
    session.accept(advance);
  };
  await accept(session.outcomeOfChance());
  for (let i = 0; i < LONG && session.actors.length > 0; i++) {
    if (i % 7 === 6) session = await open();
    const [actor] = session.actors;
    if (actor === undefined || actor === 'chance') break;
    const { table } = session.state;
    const own = game.own(session.state, actor);
    const seed = rngOfBot(DEAL, session.seq, actor, session.moment).below(2 ** 32);
    const action =
      actor === 0
        ? pick(game.choices(table, own, actor))
        : await bots.decide(
            { game: game.id, bot: 'random', table, own, seat: actor, seed },
            { table: id, from: '', dropped: new Promise(() => {}) },
          );
    const advance = session.outcomeOf(actor, [action], undefined);
    if (!('lines' in advance)) throw new Error('refused');
    await accept(advance);
  }
  return { log: await store.lines(id, 1, session.seq), options };
}

describe.each(games.filter(({ players: [least] }) => least <= SEATS))('a deal of $id', ({ id }) => {
  test('equal decisions meet equal luck and equal rivals, and its log is true by the secret', async () => {
    const title = await titleOf(id);
    if (!title) throw new Error('no such game');
    const first = await played(title, (choices) => choices[0]);
    const again = await played(title, (choices) => choices[0]);
    expect(again.log).toEqual(first.log);
    const other = await played(title, (choices) => choices.at(-1));
    expect(standing(other.log)).not.toEqual(standing(first.log));
    for (const { log, options } of [first, other]) {
      expect(() => replayChecked(title.game, SEATS, options, log, DEAL)).not.toThrow();
    }
  });
});
