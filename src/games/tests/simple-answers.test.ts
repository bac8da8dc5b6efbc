import { describe, expect, test } from 'vitest';
import { rngFrom } from '#kernel/rng.ts';
import { allTitles } from '../catalogue.ts';

/** Entries played at random in one game. */
const MOST = 400;

const titles = await allTitles();

describe.each(titles.map((title) => [title.game.id, title] as const))('%s', (_, title) => {
  test('offers from afar only what may be done, in words of both languages', () => {
    const { game } = title;
    const rng = rngFrom(7);
    const state = game.setup(game.seats[0], game.parseOptions({}));
    let offered = 0;
    for (let i = 0; i < MOST; i++) {
      const [actor] = game.actors(state.table);
      if (actor === undefined) break;
      if (actor === 'chance') {
        game.apply(state, actor, game.chance(state, rng));
        continue;
      }
      const own = game.own(state, actor);
      for (const { action, words, done } of title.simpleAnswers?.(state.table, own, actor) ?? []) {
        offered++;
        expect(game.check(state.table, own, actor, action)).toBeUndefined();
        expect(game.parseAction(JSON.parse(JSON.stringify(action)))).toEqual(action);
        expect(words.en.length * words.fr.length).toBeGreaterThan(0);
        expect(done.en.length * done.fr.length).toBeGreaterThan(0);
      }
      const choices = game.choices(state.table, own, actor);
      game.apply(state, actor, choices[rng.below(choices.length)]);
    }
    expect(offered > 0).toBe(title.simpleAnswers !== undefined);
  });
});
