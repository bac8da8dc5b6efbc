import type { Game, State } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import type { LawNumber } from '../trial.ts';
import { lanterns, lanternsWith } from './lanterns.ts';
import type { Lanterns } from './lanterns-rules.ts';

/** A toy with one bug in it, and how it is to be found. */
export type PlantedBug = {
  bug: string;
  law: LawNumber;
  title: Title<Lanterns>;
  says: RegExp;
  /** No more entries than this may be left when the game is shrunk. */
  entries: number;
};

const { game } = lanterns;

/** Does something more after each action. */
export function applyThen(
  more: (...args: Parameters<Game<Lanterns>['apply']>) => void,
): Title<Lanterns> {
  return lanternsWith({
    apply(state, actor, action, tell) {
      game.apply(state, actor, action, tell);
      more(state, actor, action, tell);
    },
  });
}

/** Starts from a spoilt table, and clones in a way that would keep it spoilt. */
export function setUpWith(spoil: (state: State<Lanterns>) => void): Title<Lanterns> {
  return lanternsWith({
    clone: structuredClone,
    setup(seats, options) {
      const state = game.setup(seats, options);
      spoil(state);
      return state;
    },
  });
}

let clock = 0;

/** Another number each time: what no engine may have. */
export const tick = (): number => clock++;

/** A bug on its own: a buried card is gone, and the referee says so. */
export const CARD_LOST = applyThen(({ hidden }, actor, action) => {
  if (action.do === 'bury') hidden.buried[actor as number]?.pop();
});
