import { type Entry, isUndo, standing, undoFloor } from '#kernel/log.ts';
import { type GameRecord, verifyRecord } from '#kernel/record.ts';
import { replay } from '#kernel/replay.ts';
import { trambahn } from '../index.ts';
import type { Action, Event, Table } from '../model.ts';

/** What a recorded game can be kept for. */
export const SHOWS = [
  'a reshuffle',
  'a reshuffle in the middle of a refill',
  'a bonus scoring',
  'an end in the middle of a turn',
  'a second passenger in the row just cleared',
  'two scorings in one turn',
  'columns turned into money',
  'a display that shrinks',
  'decided on points',
  'decided on money',
  'a shared win',
  'an action taken back freely',
  'a reveal taken back with consent',
] as const;

export type Show = (typeof SHOWS)[number];

/** What this game shows, found out by playing it again. Throws if the record is not a true one. */
export function showsOf(record: GameRecord<unknown>): Set<Show> {
  const { recorded, state } = verifyRecord(trambahn.game, record);
  const { log } = recorded;
  const shows = new Set([...undosIn(log), ...endOf(state.table)]);
  const [first, second] = trambahn.game.standings(state);
  if (first?.score !== second?.score) shows.add('decided on points');
  else shows.add(first?.place === second?.place ? 'a shared win' : 'decided on money');
  let turn: (Event & { is: 'passenger-laid' | 'line-scored' })[] = [];
  let drew = false;
  replay(trambahn.game, 2, {}, log, (event) => {
    if (event.is === 'money-halved') {
      shows.add('a reshuffle');
      if (drew) shows.add('a reshuffle in the middle of a refill');
    }
    if (event.is === 'bonus-scored') shows.add('a bonus scoring');
    if (event.is === 'columns-sold') shows.add('columns turned into money');
    if (event.is !== 'phase-begun') drew = event.is === 'cards-drawn';
    if (event.is === 'turn-begun') turn = [];
    if (event.is !== 'passenger-laid' && event.is !== 'line-scored') return;
    turn.push(event);
    const [, scoring, next] = turn;
    if (
      scoring?.is === 'line-scored' &&
      next?.is === 'passenger-laid' &&
      next.row === scoring.line
    ) {
      shows.add('a second passenger in the row just cleared');
    }
    if (turn.filter(({ is }) => is === 'line-scored').length === 2) {
      shows.add('two scorings in one turn');
    }
  });
  return shows;
}

/** 11.1: a second passenger could have been laid, and stations, and there was more to do. */
function endOf({ phase, laid, turn, players, display }: Table): Show[] {
  const shows: Show[] = [];
  const { hand } = players[turn as 0 | 1];
  if (phase === 'over' && laid === 1 && hand > 2) shows.push('an end in the middle of a turn');
  if (display.length < 3) shows.push('a display that shrinks');
  return shows;
}

function undosIn(log: readonly Entry<Action>[]): Show[] {
  return log.flatMap(({ actor, action, seq }): Show[] => {
    if (!isUndo(action) || actor === 'chance') return [];
    const floor = undoFloor(standing(log.slice(0, seq - 1)), actor);
    const free = action.undo >= floor;
    return [free ? 'an action taken back freely' : 'a reveal taken back with consent'];
  });
}
