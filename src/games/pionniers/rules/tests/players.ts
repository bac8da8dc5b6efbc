import type { Bot } from '#bots/bot.ts';
import type { Rng } from '#kernel/rng.ts';
import { pionniers } from '../index.ts';
import { type Action, type Pionniers, railheadOf, type Table, type Train } from '../model.ts';
import { isRightAhead } from '../strikes.ts';
import { KEEP, LAY, MOVE } from './moves.ts';

/** Who plays the recorded games: simple people, each with a way that brings about what is to be shown. */

type Player = Bot<Pionniers>;

/** Lays while there are fewer than so many spaces ahead; strikes nearly always, and pushes back if that is possible. */
function player(
  name: string,
  wantsTrack: (table: Table, train: Train, rng: Rng) => boolean,
): Player {
  return {
    name,
    decide(table, own, seat, rng) {
      const choices = pionniers.game.choices(table, own, seat);
      if (table.phase === 'strike') return struckBy(table, choices, rng);
      const train = table.trains[table.turn] as Train;
      const wanted = wantsTrack(table, train, rng) ? LAY : MOVE;
      return choices.find((choice) => choice.do === wanted.do) ?? (choices[0] as Action);
    },
  };
}

function struckBy(table: Table, choices: readonly Action[], rng: Rng): Action {
  const placings = choices.filter((choice) => choice.do === 'place-crate');
  const pushing = placings.filter(({ line, space }) =>
    isRightAhead(table.trains[line] as Train, space),
  );
  const from = pushing.length > 0 ? pushing : placings;
  return rng.below(8) === 0 && pushing.length === 0
    ? KEEP
    : (from[rng.below(from.length)] as Action);
}

const trackAhead = (train: Train): number => railheadOf(train) - train.front;

export const careful = player('careful', (_, train, rng) => trackAhead(train) < 9 + rng.below(4));

/** Moves as soon as there is any track ahead. */
export const hasty = player('hasty', (_, train, rng) => trackAhead(train) < 3 + rng.below(8));

/** Waits, laying, where a crate right ahead would push the train back onto a river. */
export const lurking = player(
  'lurking',
  (_, train, rng) => [16, 40, 66].includes(train.front) || trackAhead(train) < 9 + rng.below(4),
);

/** Until the pile has gone round, derails again and again onto the danger at 17. */
export const gambling = player('gambling', (table, train, rng) =>
  table.draws < 26 ? train.sections < 6 : trackAhead(train) < 9 + rng.below(4),
);
