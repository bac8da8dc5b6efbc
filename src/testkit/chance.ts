import type { Kind, RuleId } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { Title } from '#kernel/title.ts';
import type { Play } from './play.ts';

/** Chance at a table: what it does, and what it may not do. */
export type Chance<K extends Kind> = {
  /** Lets it act once, as it would by itself. */
  acts(seed?: number): K['action'];

  /** Lets it act for as long as it is its turn. */
  finishes(seed?: number): void;

  /** Throws unless it is exactly this rule that forbids it. `triangle` looks for these calls by name. */
  refusedBy(rule: RuleId, action: K['action']): void;
};

export function chanceAt<K extends Kind>({ game }: Title<K>, table: Play<K>): Chance<K> {
  return {
    acts(seed = 1) {
      const action = game.chance(table.state, rngFrom(seed));
      table.do('chance', action);
      return action;
    },
    finishes(seed = 1) {
      const rng = rngFrom(seed);
      while (game.actors(table.state.table).includes('chance')) {
        table.do('chance', game.chance(table.state, rng));
      }
    },
    refusedBy(rule, action) {
      table.refusedBy(rule, 'chance', action);
    },
  };
}
