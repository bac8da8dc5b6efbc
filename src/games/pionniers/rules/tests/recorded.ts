import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Actor } from '#kernel/game.ts';
import type { GameRecord } from '#kernel/record.ts';
import { pionniers } from '../index.ts';
import type { Action, Event, Table } from '../model.ts';

/** One entry of a recorded game, and the table after it. */
export type Recorded = { seq: number; actor: Actor; events: readonly Event[]; table: Table };

/** A recorded game of `records/`, entry by entry. */
export function recorded(name: string): Recorded[] {
  const file = join(import.meta.dirname, '..', 'records', `${name}.json`);
  const record = JSON.parse(readFileSync(file, 'utf8')) as GameRecord<Action>;
  const { game } = pionniers;
  const state = game.setup(record.seats.length, game.parseOptions(record.options));
  return record.log.flatMap((entry): Recorded[] => {
    const { action } = entry;
    if ('undo' in action) return [];
    const events: Event[] = [];
    game.apply(state, entry.actor, action, (event) => events.push(event));
    return [{ seq: entry.seq, actor: entry.actor, events, table: structuredClone(state.table) }];
  });
}
