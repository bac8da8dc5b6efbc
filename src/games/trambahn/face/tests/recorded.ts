import { readFileSync } from 'node:fs';
import { trambahn } from '#games/trambahn/rules/index.ts';
import type { Action, Event, Trambahn } from '#games/trambahn/rules/model.ts';
import type { Eyes, Seat, View } from '#kernel/game.ts';
import { standing } from '#kernel/log.ts';
import type { GameRecord } from '#kernel/record.ts';
import type { ToldEntry } from '#ui/face.ts';

const { game } = trambahn;
const RECORDS = new URL('../../rules/records/', import.meta.url);

/** A turn of a recorded game, as these eyes were told of it, and what they saw when it was over. */
export type RecordedTurn = {
  turn: number;
  seat: Seat;
  entries: ToldEntry<Trambahn>[];
  seen: View<Trambahn>;
};

export function turnsOf(name: string, eyes: Eyes): RecordedTurn[] {
  const text = readFileSync(new URL(`${name}.json`, RECORDS), 'utf8');
  const record = JSON.parse(text) as GameRecord<Action>;
  const state = game.setup(2, {});
  const turns: RecordedTurn[] = [];
  let entries: ToldEntry<Trambahn>[] = [];
  for (const { actor, action } of standing(record.log)) {
    const { turns: turn, turn: seat } = state.table;
    const events: Event[] = [];
    game.apply(state, actor, action, (event) => {
      const shown = game.shown(structuredClone(event), eyes);
      if (shown !== undefined) events.push(shown);
    });
    entries.push({ actor, events });
    if (state.table.turns === turn && state.table.phase !== 'over') continue;
    const { table, ...rest } = game.clone(state);
    const own = eyes === 'watcher' ? undefined : game.own({ table, ...rest }, eyes);
    turns.push({ turn, seat, entries, seen: { table, own } });
    entries = [];
  }
  return turns;
}
