import type { Parts } from '#bots/advice.ts';
import { trainOn } from '#games/pionniers/rules/flow.ts';
import type { Action, Table, Train } from '#games/pionniers/rules/model.ts';
import { play } from '#games/pionniers/rules/play.ts';
import { diceDue } from '#games/pionniers/rules/trains.ts';
import type { Seat } from '#kernel/game.ts';
import { oddsOf } from './race.ts';

/**
 * How likely the seat wins by the timetables, in hundredths: what its own trains gain by the choice, and what the rivals' lose.
 * Of a throw, the mean of all.
 */
export function partsAfter(table: Table, seat: Seat, action: Action): Parts {
  const afters = tablesAfter(table, seat, action);
  const before = oddsOf(table, seat);
  let mine = 0;
  let all = 0;
  for (const after of afters) {
    const trains = after.trains.map(
      (train, line): Train => (train.seat === seat ? train : trainOn(table, line)),
    );
    mine += (oddsOf({ ...after, trains }, seat) - before) / afters.length;
    all += (oddsOf(after, seat) - before) / afters.length;
  }
  return { mine: 100 * mine, rivals: 100 * (all - mine) };
}

const FACES = [1, 2, 3, 4, 5, 6];

/** 15.1: nothing is hidden. What the dice may bring, each throw once. */
function tablesAfter(table: Table, seat: Seat, action: Action): Table[] {
  const known = { table, hidden: {} };
  const state = play.clone(known);
  play.apply(state, seat, action);
  const { phase, turn } = state.table;
  if (phase !== 'lay' && phase !== 'move') return [state.table];
  const due = phase === 'lay' ? 1 : diceDue(trainOn(state.table, turn));
  const throws =
    due === 1 ? FACES.map((one) => [one]) : FACES.flatMap((a) => FACES.map((b) => [a, b]));
  return throws.map((dice) => {
    const thrown = play.clone(state);
    play.apply(thrown, 'chance', { do: 'throw', dice });
    return thrown.table;
  });
}
