import { describe, expect, test } from 'vitest';
import { allTitles } from '#games/catalogue.ts';
import type { Kind, Seat } from '#kernel/game.ts';
import { checkUndo, type Played, standing, undoFloor } from '#kernel/log.ts';
import { replay } from '#kernel/replay.ts';
import { type Rng, rngFrom } from '#kernel/rng.ts';
import type { Title } from '#kernel/title.ts';
import { GameSession } from '../game-session.ts';
import { memoryStore } from '../memory-store.ts';
import type { LogLine, SeatStored, Store, Stored } from '../store.ts';
import type { LineEvents } from '../stored-log.ts';

const titles = await allTitles();

/** A game of this title in a store, and a way to come to it. */
async function tableOf({ game }: Title<Kind>, seats: number) {
  const store = memoryStore();
  const header = {
    id: 'one',
    game: game.id,
    rules: game.rules,
    options: game.parseOptions({}),
    secret: '7'.repeat(64),
    at: 0,
  };
  await store.create(header, new Array<SeatStored>(seats).fill({ kind: 'open' }));
  return { store, options: header.options };
}

async function opened(title: Title<Kind>, store: Store, every: number, part: Partial<Stored> = {}) {
  const stored = (await store.load('one')) as Stored;
  let clock = stored.entries;
  return GameSession.open(title, store, { ...stored, ...part }, () => ++clock, { every });
}

/** One random step: somebody goes back, with everybody's leave, or plays. */
async function step(session: GameSession, store: Store, force: readonly number[], rng: Rng) {
  const { game } = session.title;
  const seat = session.actors[0] as Seat;
  // Mostly a few steps back, at times to the beginning.
  const near = rng.below(6) === 0 ? force : force.slice(-8);
  const target = near[rng.below(near.length)] ?? 0;
  const agreed = Array.from({ length: session.seats }, (_, other) => other);
  const undo = { undo: rng.below(3) === 0 ? Math.max(0, target - 1) : target, agreed };
  const goesBack = rng.below(5) === 0 && (await session.checkUndo(seat, undo)) === undefined;
  const choices = game.choices(session.state.table, game.own(session.state, seat), seat);
  const outcome = goesBack
    ? await session.outcomeOfUndo(seat, undo, `undo-${session.seq}`)
    : session.outcomeOf(seat, [choices[rng.below(choices.length)]], `act-${session.seq}`);
  if ('at' in outcome) throw new Error(`what was offered is refused by ${outcome.refusal?.rule}`);
  await store.append(
    'one',
    outcome.told.map(({ line }) => line),
    outcome.along,
  );
  session.accept(outcome);
}

describe.each(titles)('$game.id, played and taken back at random', (title) => {
  const { game } = title;

  test.each([1, 2])('stands where its log says, whatever the snapshots (seed %i)', async (seed) => {
    const rng = rngFrom(seed);
    const seats = game.seats[seed % 2] as number;
    const { store, options } = await tableOf(title, seats);
    const whole = (log: readonly Played<unknown>[]) => replay(game, seats, options, log);
    let session = await opened(title, store, 4);
    const begin = session.outcomeOfChance();
    await store.append(
      'one',
      begin.told.map(({ line }) => line),
      begin.along,
    );
    session.accept(begin);

    let made = 0;
    for (let i = 0; i < 100 && session.actors.length > 0; i++) {
      const before = standing(await store.lines('one', 1, 1_000_000));
      await step(
        session,
        store,
        before.map(({ seq }) => seq),
        rng,
      );
      const log = await store.lines('one', 1, 1_000_000);
      const force = standing(log);
      made += (await store.load('one'))?.snapshots.at(-1)?.seq === log.length ? 1 : 0;
      expect(session.seq).toBe(log.length);
      expect(session.state).toEqual(whole(force));
      for (let seat = 0; seat < seats; seat++) {
        expect(session.floorOf(seat)).toBe(undoFloor(force, seat, game.isFinal));
        const agreed = Array.from({ length: rng.below(seats) }, () => rng.below(seats));
        const undo = { undo: rng.below(log.length + 2), agreed };
        const over = session.actors.length === 0;
        const judged = checkUndo(force, seats, seat, undo, over, game.isFinal);
        expect(await session.checkUndo(seat, undo)).toEqual(judged);
      }
      // Somebody comes anew, perhaps to a house that keeps other snapshots.
      if (rng.below(10) === 0) session = await opened(title, store, 1 + rng.below(9));
    }

    const log = await store.lines('one', 1, 1_000_000);
    const force = standing(log);
    const { snapshots } = (await store.load('one')) as Stored;
    expect(made).toBeGreaterThan(5);
    expect(force.map(({ seq }) => seq)).toEqual(
      expect.arrayContaining(snapshots.map(({ seq }) => seq)),
    );
    const told = toldBy(title, options, seats, force);
    const isSame = async (one: GameSession) => {
      expect(one.state).toEqual(session.state);
      for (let seq = 0; seq <= log.length; seq++)
        expect(await one.at(seq)).toEqual(whole(force.filter((entry) => entry.seq <= seq)));
      expect(await pastOf(one)).toEqual(told);
    };
    await isSame(session);
    await isSame(await opened(title, store, 4));
    await isSame(await opened(title, store, 4, { snapshots: [] }));
    // Made by another engine, they are not even looked at.
    for (const { seq } of snapshots) {
      const state = { table: 'of another engine', hidden: null };
      await store.keep('one', {
        snapshot: { seq, engine: `${game.rules + 1}.1`, state, floors: [] },
      });
    }
    await isSame(await opened(title, store, 4));
  });
});

/** The whole past, page by page. */
async function pastOf(session: GameSession): Promise<LineEvents[]> {
  const pages: LineEvents[][] = [];
  for (let to = session.seq; to > 0; ) {
    const { told, rest } = await session.past(to);
    pages.unshift(told);
    to = rest;
  }
  return pages.flat();
}

function toldBy(
  { game }: Title<Kind>,
  options: unknown,
  seats: number,
  force: readonly LogLine[],
): LineEvents[] {
  const told = new Map(force.map((line): [number, LineEvents] => [line.seq, { line, events: [] }]));
  replay(game, seats, options, force, (event, { seq }) => told.get(seq)?.events.push(event));
  return [...told.values()];
}
