import { expect, test } from 'vitest';
import { titleOf } from '#games/catalogue.ts';
import { games } from '#games/index.ts';
import type { Game, Kind, State } from '#kernel/game.ts';
import { type Rng, rngFrom } from '#kernel/rng.ts';
import type { LogLine, SeatStored } from '#tables/store.ts';
import { STATES } from '#tables/stored-log.ts';
import { markOf } from '#tables/tables.ts';
import { storeAt } from '../both-stores.ts';
import { folder } from '../folder.ts';
import { house } from '../house.ts';
import { newSecret } from '../page.ts';

const AT = 1_800_000_000_000;

/** Random play until at least so many entries are made and somebody is to decide. */
function played(game: Game<Kind>, entries: number, rng: Rng) {
  const state = game.setup(2, game.parseOptions({}));
  const log: LogLine[] = [];
  for (;;) {
    const [actor] = game.actors(state.table);
    if (actor === undefined) throw new Error('over too soon');
    if (actor !== 'chance' && log.length >= entries) return { state, log };
    const choices =
      actor === 'chance' ? [] : game.choices(state.table, game.own(state, actor), actor);
    const action =
      actor === 'chance' ? game.chance(state, rng) : choices[rng.below(choices.length)];
    game.apply(state, actor, action);
    log.push({ seq: log.length + 1, at: AT, actor, action });
  }
}

/** Of Les Pionniers du Rail everybody sees everything. */
const secretive = games.flatMap(({ id }) => (id === 'pionniers' ? [] : [id]));

test('who watches gets one picture of all tables that look alike to them', async () => {
  const dataDir = folder();
  const store = await storeAt(dataDir);
  const { address, tables } = await house({ dataDir, store, tablesHost: { now: () => AT } });
  const seats = ['Ada', 'Bob'].map(
    (name): SeatStored => ({ kind: 'guest', name, holder: markOf(newSecret()) }),
  );
  /** Of a table that stands in this state: the house reads it from its snapshot. */
  const picture = async (id: string, game: Game<Kind>, state: State<Kind>, log: LogLine[]) => {
    const { rules } = game;
    const options = game.parseOptions({});
    const header = { id, game: game.id, rules, options, secret: newSecret(), at: AT };
    await store.create(header, seats);
    const floors = [0, 0];
    const snapshot = { seq: log.length, engine: `${rules}.${STATES}`, state, floors };
    await store.append(id, log, { snapshot });
    for (const seat of [0, 1]) {
      const seen = await tables.withStanding(id, (standing) => standing.seen(seat));
      expect(seen?.view).toEqual({ table: state.table, own: game.own(state, seat) });
    }
    const answer = await fetch(`${address}/api/tables/${id}/picture.png?lang=fr`);
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  for (const [i, name] of secretive.entries()) {
    const game = (await titleOf(name))?.game as Game<Kind>;
    const rng = rngFrom(1869 + i);
    const { state, log } = played(game, 40, rng);
    const one = await picture(`tablenumber00${i}00`, game, state, log);
    for (const seat of [0, 1]) {
      const other = game.imagine(state.table, game.own(state, seat), seat, rng);
      expect(other.hidden).not.toEqual(state.hidden);
      const drawn = await picture(`tablenumber00${i}0${seat + 1}`, game, other, log);
      expect(one.equals(drawn), name).toBe(true);
    }
  }
});
