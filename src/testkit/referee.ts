import type { Game, Kind } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';

/**
 * The same game with its referee watching: `apply` throws when anything is unaccounted for afterwards. Slow, for
 * tests. The state is left as it is then, wrong, to be looked at.
 */
export function refereed<K extends Kind>(title: Title<K>): Game<K> {
  const { game } = title;
  return {
    ...game,
    apply(state, actor, action, tell) {
      game.apply(state, actor, action, tell);
      const faults = title.faults(state);
      if (faults.length > 0) {
        throw new Error(`the referee, after ${JSON.stringify(action)}: ${faults.join(' ')}`);
      }
    },
  };
}
