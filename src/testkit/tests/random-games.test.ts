import { expect, it } from 'vitest';
import { type Moved, seeRandomGames } from '../random-games.ts';
import { lanterns } from './lanterns.ts';
import type { Lanterns } from './lanterns-rules.ts';

const { game } = lanterns;

it('shows every entry of whole games, each with the states around it', () => {
  const games: Moved<Lanterns>[][] = [];
  seeRandomGames(game, { bound: 60, games: 4, seed: 1 }, (moved, nth) => {
    games[nth] = [...(games[nth] ?? []), moved];
  });
  expect(games).toHaveLength(4);
  for (const entries of games) {
    for (const [i, { before, state, actor, action, events }] of entries.entries()) {
      if (i > 0) expect(before).toBe(entries[i - 1]?.state);
      const after = game.clone(before);
      game.apply(after, actor, action);
      expect(after).toEqual(state);
      expect(events).toHaveLength(1);
    }
    expect(game.actors(entries.at(-1)?.state.table as Lanterns['table'])).toEqual([]);
  }
});
