import { readFileSync } from 'node:fs';
import type { Actor, Eyes, State, View } from '#kernel/game.ts';
import { parseRecord } from '#kernel/record.ts';
import { replay } from '#kernel/replay.ts';
import { unionPacific } from '../index.ts';
import type { Action, Event, UnionPacific } from '../model.ts';

const { game } = unionPacific;

/** A recorded game after so many entries: its state, and what these eyes were told of each entry, by number. */
export type RecordedGame = {
  state: State<UnionPacific>;
  seen: View<UnionPacific>;
  names: readonly string[];
  entries: readonly { seq: number; actor: Actor; events: readonly Event[] }[];
};

export function recordedGame(name: string, upTo: number, eyes: Eyes = 0): RecordedGame {
  const file = new URL(`../records/${name}.json`, import.meta.url);
  const record = parseRecord(readFileSync(file, 'utf8'));
  const entries = new Map<number, { seq: number; actor: Actor; events: Event[] }>();
  const log = record.log.slice(0, upTo).map(({ seq, at, actor, action }) => ({
    seq,
    at,
    actor,
    action: action as Action,
  }));
  const options = game.parseOptions(record.options);
  for (const { seq, actor } of log) entries.set(seq, { seq, actor, events: [] });
  const state = replay(game, record.seats.length, options, log, (event, { seq }) => {
    const shown = game.shown(structuredClone(event), eyes);
    if (shown) entries.get(seq)?.events.push(shown);
  });
  return {
    state,
    seen: { table: state.table, own: eyes === 'watcher' ? undefined : game.own(state, eyes) },
    names: record.seats.map((seat) => seat.name),
    entries: [...entries.values()],
  };
}
