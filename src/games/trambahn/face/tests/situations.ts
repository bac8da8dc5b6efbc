import { trambahn } from '#games/trambahn/rules/index.ts';
import type { Trambahn } from '#games/trambahn/rules/model.ts';
import { type Moment, position } from '#games/trambahn/rules/tests/position.ts';
import type { State } from '#kernel/game.ts';
import type { Situation } from '../logic/gesture.ts';

const { game } = trambahn;

/** The judge as the table screen gives it, over a state that this test may see whole. */
export function situationOver(state: State<Trambahn>, seat: 0 | 1 = 0): Situation {
  const { table } = state;
  const own = game.own(state, seat);
  return {
    table,
    own,
    seat,
    eyes: seat,
    choices: game.actors(table).includes(seat) ? game.choices(table, own, seat) : [],
    check: (action) => game.check(table, own, seat, action),
    after: (actions) => {
      const then = game.clone(state);
      for (const action of actions) {
        if (game.check(then.table, game.own(then, seat), seat, action)) return undefined;
        game.apply(then, seat, action);
      }
      return { table: then.table, own: game.own(then, seat) };
    },
  };
}

export const situationAt = (moment: Moment): Situation => situationOver(position(moment));
