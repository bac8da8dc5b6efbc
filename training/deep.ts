import { type Bot, thinker } from '#bots/bot.ts';
import type { Reach } from '#bots/reach.ts';
import { type Search, searching } from '#bots/search.ts';
import type { Candidate } from '#bots/tree.ts';
import type { Kind, Seat } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';

/** A reach with a tree: so many moments after the candidates, everybody decides by what the tries have shown. */
export type Deep = Reach & { depth: number };

/** `tries,turns,breadth,margin,spite,depth` */
export function deepOf(text: string): Deep {
  const [tries = 0, turns = 0, breadth = 0, margin = 0, spite = 0, depth = 0] = text
    .split(',')
    .map(Number);
  return { tries, turns, breadth, margin, spite, depth };
}

/** What a game is searched by: candidates, of each of which the first action is played, and how they are tried. */
type Asked<K extends Kind, M> = {
  candidates: readonly Candidate<M>[];
  search: Search<K, M>;
  actionOf(move: M): K['action'];
};

/** A bot that searches where there is something to weigh, and elsewhere does at once what it is told. */
export function deepBot<K extends Kind, M>(
  name: string,
  ask: (
    table: K['table'],
    own: K['own'],
    seat: Seat,
    rng: Rng,
  ) => Asked<K, M> | { action: K['action'] },
): Bot<K> {
  return thinker<K>(name, function* think(table, own, seat, rng) {
    const asked = ask(table, own, seat, rng);
    if ('action' in asked) {
      yield { action: asked.action, done: 1 };
      return;
    }
    for (const { best, done, judged } of searching(asked.search, asked.candidates, rng)) {
      yield { action: asked.actionOf(best), done, judged };
    }
  });
}
