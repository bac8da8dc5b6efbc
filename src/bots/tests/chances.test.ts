import { describe, expect, test } from 'vitest';
import { playOutOf, titleUnder } from '#games/catalogue.ts';
import { games } from '#games/index.ts';
import type { Kind, Seat, State } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { ChanceReading, type Moment } from '../chances.ts';
import { type PlayOut, playToEnd } from '../play-out.ts';
import { frozen } from './frozen.ts';

const EVERY = await Promise.all(
  games.map(async (manifest) => {
    const title = await titleUnder(manifest, undefined);
    const playOut = await playOutOf(manifest.id);
    if (!title || !playOut) throw new Error(`${manifest.id}: nothing to play on with`);
    return [manifest.id, title.game, playOut] as const;
  }),
);

const asItStands = () => {};

/** A game under way: played on from the beginning until a seat is to decide after so many decisions. */
function underWay(
  { play, act }: PlayOut<Kind>,
  seats: number,
  options: unknown,
  decisions: number,
): { state: State<Kind>; seat: Seat } {
  const state = play.setup(seats, options);
  const rng = rngFrom(17);
  for (let left = decisions; ; ) {
    const [actor] = play.actors(state.table);
    if (actor === undefined) throw new Error('over so soon');
    if (actor === 'chance') play.apply(state, actor, play.chance(state, rng));
    else if (left-- > 0) act(state, actor);
    else return { state, seat: actor };
  }
}

describe.each(EVERY)('%s', (_id, game, playOut) => {
  const [seats] = game.seats;
  const middle = () => underWay(playOut, seats, game.parseOptions({}), 12);

  const moment = (seed: number): Moment<Kind> => {
    const state = frozen(structuredClone(middle().state));
    return { position: () => state, continuations: [asItStands, asItStands], seed };
  };

  test('the same seed gives the same figures, however the slices are cut', () => {
    const whole = new ChanceReading(playOut, moment(5));
    whole.read(4);
    const sliced = new ChanceReading(playOut, moment(5));
    sliced.read(1);
    sliced.read(3, [0]);
    sliced.read(3, [1]);
    expect(sliced.chances(0)).toEqual(whole.chances(0));
    expect(sliced.chances(1)).toEqual(whole.chances(0));
    expect(sliced.tries(1)).toBe(4);
  });

  test('equal continuations meet equal luck, and the position is left as it was', () => {
    const reading = new ChanceReading(playOut, moment(6));
    reading.read(3);
    expect(reading.difference(0, 1).map(({ mean }) => mean)).toEqual(
      Array.from({ length: seats }, () => 0),
    );
    for (const { winning } of reading.chances()) {
      expect(winning.mean).toBeGreaterThanOrEqual(0);
      expect(winning.mean).toBeLessThanOrEqual(1);
      expect(winning.error).toBeGreaterThan(0);
    }
  });

  test('what is offered can be done, and so can what is done', () => {
    const { state, seat } = middle();
    const own = game.own(state, seat);
    const offered = playOut.candidates(state.table, own, seat);
    expect(offered.length).toBeGreaterThan(0);
    for (const [first] of offered) {
      expect(game.check(state.table, own, seat, first)).toBeUndefined();
    }
    const imagined = game.imagine(state.table, own, seat, rngFrom(3));
    const before = JSON.stringify(state);
    playToEnd(playOut, imagined, 9);
    expect(game.actors(imagined.table)).toEqual([]);
    expect(JSON.stringify(state)).toBe(before);
  });
});
