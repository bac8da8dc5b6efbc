import { thinker } from '#bots/bot.ts';
import type { Action, Pionniers, Table } from '#games/pionniers/rules/model.ts';
import { play } from '#games/pionniers/rules/play.ts';
import { isFamiliar } from './features.ts';
import { prepare } from './race.ts';
import { searchingByRollouts } from './rollouts.ts';
import { strikeTheLeader } from './thumb.ts';

/** Looks ahead: what may come of each choice in the next rounds, and how the race then stands. */
export const dispatcher = thinker<Pionniers>(
  'dispatcher',
  function* think(table, own, seat, rng, effort) {
    const choices = play.choices(table, own, seat);
    if (choices.length > 1) {
      const weighed = weighedOf(table, choices);
      for (const { best, done, judged } of searchingByRollouts(table, weighed, seat, rng, effort)) {
        yield { action: best, done, judged };
      }
      return;
    }
    if (!isFamiliar(table)) prepare(table);
    yield { action: choices[0] as Action, done: 1 };
  },
);

/** So many seats fight for themselves alone. */
const DUEL = 2;

/**
 * Among several, whether to strike is weighed, but not whom: the leader is everybody's rival. Who strikes as suits itself alone
 * leaves the leader to others, and wins less when they do likewise: `docs/decisions/0061-the-pioneers-ceiling.md`.
 */
function weighedOf(table: Table, choices: readonly Action[]): readonly Action[] {
  if (table.phase !== 'strike' || table.throws.length <= DUEL) return choices;
  return [strikeTheLeader(table, choices), { do: 'keep-crate' }];
}
