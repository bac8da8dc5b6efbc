import { describe, expect, test } from 'vitest';
import { canonical } from '#kernel/canonical.ts';
import { Malformed, type Seat } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { allTitles } from '../catalogue.ts';

const titles = await allTitles();

describe.each(titles)('the standing orders of $game.id', ({ game, orders }) => {
  const seats = Math.min(3, game.seats[1]);

  test('hold in any game: pure, allowed, said in both languages, and the same for all that a seat cannot tell apart', () => {
    // A game needs none.
    if (!orders) return;
    let offered = 0;
    for (const seed of [1, 2, 3]) {
      const rng = rngFrom(seed);
      const state = game.setup(seats, game.parseOptions({}));
      for (let step = 0; step < 300; step++) {
        const [actor] = game.actors(state.table);
        if (actor === undefined) break;
        if (actor === 'chance') {
          game.apply(state, 'chance', game.chance(state, rng));
          continue;
        }
        for (let seat: Seat = 0; seat < seats; seat++) {
          const own = game.own(state, seat);
          const before = canonical(state);
          for (const order of orders.offers(state.table, own, seat)) {
            offered++;
            expect(orders.parse(JSON.parse(JSON.stringify(order)))).toEqual(order);
            expect(() => orders.parse({ ...order, more: true })).toThrow(Malformed);
            for (const language of ['en', 'fr'] as const)
              expect(orders.say(order, language).length).toBeGreaterThan(5);
            if (seat !== actor) continue;
            const next = orders.next(state.table, own, seat, order);
            const other = game.imagine(state.table, own, seat, rng);
            expect(orders.next(other.table, game.own(other, seat), seat, order)).toEqual(next);
            if (typeof next === 'object' && next.play.length > 0)
              expect(game.check(state.table, own, seat, next.play[0])).toBeUndefined();
          }
          expect(canonical(state)).toBe(before);
        }
        const choices = game.choices(state.table, game.own(state, actor), actor);
        game.apply(state, actor, choices[rng.below(choices.length)]);
      }
    }
    expect(offered).toBeGreaterThan(10);
  });
});
