import type { Kind, Play } from '#kernel/game.ts';
import type { Bot } from './bot.ts';
import { newNode, triesOf } from './node.ts';
import type { Rollouts } from './rollout.ts';
import { grow, treeOf } from './tree.ts';

/** Deeper than any game that is played out. */
const TO_THE_END = 100_000;

/**
 * The yardstick: a tree search that knows the rules and nothing else. It plays out to the end at random, and of its choices
 * takes the one that it tried most. `goesOn`, asked before each try, says how long it may think.
 */
export function plainBot<K extends Kind>(
  play: Play<K>,
  goesOn: (tries: number) => boolean,
): Bot<K> {
  const rollouts: Omit<Rollouts<K>, 'act'> = {
    play,
    isHorizon: () => false,
    /** A win is 1, shared among those who share it. */
    evaluate(state, seat) {
      const first = play.standings(state).filter(({ place }) => place === 1);
      return first.some((each) => each.seat === seat) ? 1 / first.length : 0;
    },
  };
  return {
    name: 'plain',
    decide(table, own, seat, rng) {
      const choices = play.choices(table, own, seat);
      if (choices.length === 1) return choices[0];
      const act: Rollouts<K>['act'] = (state, actor) => {
        const open = play.choices(state.table, play.own(state, actor), actor);
        play.apply(state, actor, open[rng.below(open.length)]);
      };
      const tree = treeOf<K, K['action']>(
        { ...rollouts, act },
        {
          depth: TO_THE_END,
          ways: Number.POSITIVE_INFINITY,
          candidates: (state, actor) =>
            play
              .choices(state.table, play.own(state, actor), actor)
              .map((move) => ({ move, prior: 0 })),
          begin: (state, actor, move) => play.apply(state, actor, move),
        },
      );
      const root = newNode();
      for (let tries = 0; goesOn(tries); tries++) {
        grow(tree, root, play.imagine(table, own, seat, rng), seat, () => rng);
      }
      let best = choices[0];
      let most = -1;
      for (const choice of choices) {
        const tried = triesOf(root, seat, JSON.stringify(choice));
        if (tried <= most) continue;
        most = tried;
        best = choice;
      }
      return best;
    },
  };
}
