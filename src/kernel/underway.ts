import { BEGINNING, momentAfter, rngAt } from './deal.ts';
import type { Game, Kind, State } from './game.ts';
import type { Underway } from './lesson.ts';
import type { Played } from './log.ts';
import { BadEntry } from './replay.ts';

/**
 * The log of a game under way, from its secret and what the seats decided. Each entry is what the rules allow and what the
 * secret gives: such a log is one like any other. Every entry is made at 0: whoever keeps it has a clock.
 */
export function logOf<K extends Kind>(
  game: Game<K>,
  seats: number,
  options: K['options'],
  { secret, decisions }: Underway<K>,
): { log: Played<K['action']>[]; state: State<K> } {
  const state = game.setup(seats, options);
  const log: Played<K['action']>[] = [];
  const left = [...decisions];
  let moment = BEGINNING;
  for (;;) {
    const seq = log.length + 1;
    const [actor] = game.actors(state.table);
    if (actor === undefined || (actor !== 'chance' && left.length === 0)) return { log, state };
    const action =
      actor === 'chance' ? game.chance(state, rngAt(secret, seq, moment)) : left.shift();
    const refusal =
      actor === 'chance'
        ? game.checkChance(state, action)
        : game.check(state.table, game.own(state, actor), actor, action);
    if (refusal) throw new BadEntry(seq, `against rule ${refusal.rule}`, refusal);
    game.apply(state, actor, action);
    log.push({ seq, actor, action, at: 0 });
    moment = momentAfter(moment, { seq, actor });
  }
}
