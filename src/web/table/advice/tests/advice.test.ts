import { describe, expect, test } from 'vitest';
import { type Advice, type Adviser, adviseBy, mayBeAdvised, type Sitter } from '#bots/advice.ts';
import type { Saying } from '#bots/saying.ts';
import { playOutOf, titleUnder } from '#games/catalogue.ts';
import { games } from '#games/index.ts';
import type { Kind, Seat, State } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { adviceWords } from '../../../words/advice/index.ts';
import { sentenceOf } from '../sentence.ts';

const advisers = import.meta.glob<Adviser<Kind>>('../../../../games/*/bots/advice.ts', {
  import: 'adviser',
  eager: true,
});
const sayings = import.meta.glob<Saying<Kind>>('../../../../games/*/bots/saying/index.ts', {
  import: 'saying',
  eager: true,
});

/** Besides the usual ones. */
const OPTIONS: Readonly<Record<string, readonly object[]>> = {
  pionniers: [{ board: 'slanted', lines: 'by-lot' }],
  'union-pacific': [{ second: true, swap: true, hiddenMoney: true }],
  'railroad-tycoon': [{ beginner: true }],
};

const EVERY = await Promise.all(
  games.map(async ({ id, ...manifest }) => {
    const title = await titleUnder({ id, ...manifest }, undefined);
    const playOut = await playOutOf(id);
    const adviser = advisers[`../../../../games/${id}/bots/advice.ts`];
    const saying = sayings[`../../../../games/${id}/bots/saying/index.ts`];
    if (!title || !playOut || !adviser || !saying) throw new Error(`${id}: no advice`);
    return { id, game: title.game, playOut, adviser, saying };
  }),
);

/** Who asks, at a table of so many. */
const alone = (seats: number, seat: Seat): Sitter[] =>
  Array.from({ length: seats }, (_, other) => (other === seat ? 'person' : 'bot'));

/** So many steps of advice are enough to see what it is made of. */
const STEPS = 2;

function lastOf(steps: Generator<Advice<Kind>, void, undefined> | undefined) {
  let last: Advice<Kind> | undefined;
  for (let step = 0; steps && step < STEPS; step++) {
    const { value } = steps.next();
    if (value) last = value;
  }
  return last;
}

describe.each(EVERY)('$id', ({ id, game, playOut, adviser, saying }) => {
  /** Positions of one game in which a seat is to decide, one of every so many. */
  function* positions(seats: number, options: object, every: number) {
    const state: State<Kind> = game.setup(seats, game.parseOptions(options));
    const rng = rngFrom(29);
    for (let decisions = 0; ; ) {
      const [actor] = game.actors(state.table);
      if (actor === undefined) return;
      if (actor === 'chance') game.apply(state, actor, game.chance(state, rng));
      else {
        if (decisions++ % every === 0) yield { state, seat: actor };
        playOut.act(state, actor);
      }
    }
  }

  const ask = ({ table }: State<Kind>, own: unknown, seat: Seat, sitters: Sitter[]) =>
    lastOf(adviseBy(adviser, { table, own, seat, sitters, seed: 7 }));

  const [least, most] = game.seats;
  const tables = [...new Set([least, most])].flatMap((seats) =>
    [{}, ...(OPTIONS[id] ?? [])].map((options) => ({ seats, options })),
  );

  test.each(tables)(
    '$seats seats, $options: three different choices at most, all allowed',
    ({ seats, options }) => {
      for (const { state, seat } of positions(seats, options, 61)) {
        const own = game.own(state, seat);
        const advice = ask(state, own, seat, alone(seats, seat));
        const choices = advice?.choices ?? [];
        expect(choices.length).toBeGreaterThan(0);
        expect(choices.length).toBeLessThanOrEqual(3);
        const names = choices.map(({ actions }) => JSON.stringify(actions));
        expect(new Set(names).size).toBe(names.length);
        for (const { actions, chance, parts } of choices) {
          expect(game.check(state.table, own, seat, actions[0])).toBeUndefined();
          expect(chance.chance + chance.error).toBeGreaterThan(0);
          expect(Object.values(parts).every(Number.isFinite)).toBe(true);
          for (const language of ['en', 'fr'] as const) {
            const seen = { table: state.table, own };
            expect(saying.title(actions, seen, seat, language)).not.toBe('');
            for (const part of Object.keys(parts))
              expect(Object.keys(saying.parts[language])).toContain(part);
          }
        }
      }
    },
  );

  test('nothing hidden is in it, and the same question has the same answer', () => {
    for (const { state, seat } of positions(most, {}, 101)) {
      const own = game.own(state, seat);
      const asked = ask(state, own, seat, alone(most, seat));
      for (const other of [1, 2]) {
        const like = game.imagine(state.table, own, seat, rngFrom(other));
        const seen = structuredClone(game.own(like, seat));
        expect(ask(like, seen, seat, alone(most, seat))).toEqual(asked);
      }
    }
  });

  test('never where two people play, for a computer, or at an empty seat', () => {
    const [first] = positions(most, {}, 1);
    if (!first) throw new Error('nobody is asked');
    const { state, seat } = first;
    const own = game.own(state, seat);
    const others: Sitter[][] = [
      new Array<Sitter>(most).fill('person'),
      new Array<Sitter>(most).fill('bot'),
      alone(most, (seat + 1) % most),
      alone(most, seat).map((sitter) => (sitter === 'bot' ? 'nobody' : sitter)),
    ];
    for (const sitters of others) {
      expect(mayBeAdvised(sitters, seat)).toBe(false);
      expect(ask(state, own, seat, sitters)).toBeUndefined();
    }
    expect(ask(state, own, seat, alone(most, seat))).toBeDefined();
  });
});

describe('the reason', () => {
  const words = {
    now: { more: (by: number) => `${by} now`, less: (by: number) => `${by} less now` },
    later: { more: (by: number) => `${by} later`, less: (by: number) => `${by} less later` },
    rest: { more: () => 'rest', less: () => 'less rest' },
  };
  const telling = { words, least: 1 };
  const said = adviceWords.en;
  const one = { now: 5, later: 1, rest: 0 };

  test('is made of the two largest differences', () => {
    expect(sentenceOf(one, { now: 1, later: 4, rest: 0.5 }, 2, telling, said)).toBe(
      'Against no. 2, 4 now, but 3 less later.',
    );
    expect(sentenceOf(one, { now: 1, later: -1, rest: 0 }, 2, telling, said)).toBe(
      'Against no. 2, 4 now, and 2 later.',
    );
  });

  test('says where nothing differs, and where the tries see it the other way round', () => {
    expect(sentenceOf(one, one, 2, telling, said)).toBe(said.same(2));
    expect(sentenceOf(one, one, 2, telling, said, true)).toBe(said.onlyTried);
    expect(sentenceOf(one, { now: 9, later: 1, rest: 0 }, 2, telling, said, true)).toBe(
      'Against no. 2, 4 less now. The tries prefer it all the same.',
    );
  });
});
