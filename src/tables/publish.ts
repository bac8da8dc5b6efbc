import type { Eyes, Kind, State } from '#kernel/game.ts';
import { isUndo } from '#kernel/log.ts';
import type { Title } from '#kernel/title.ts';
import type { EntryShown } from '#protocol/to-client.ts';
import type { GameSession } from './game-session.ts';
import { withoutGiven } from './given.ts';
import type { Told } from './stored-log.ts';

/**
 * Everything that leaves a table for somebody passes through here, and nothing hidden does. What these functions
 * return still shares parts with the live state: it is turned into text at once and never kept.
 */

/** A state as these eyes see it. */
export function seenBy(
  { title, given }: GameSession,
  state: State<Kind>,
  eyes: Eyes,
): { table: unknown; own?: unknown } {
  return { table: withoutGiven(given, state.table), ...ownOf(title, state, eyes) };
}

/** What these eyes see beyond the table. */
export function ownOf({ game }: Title<Kind>, state: State<Kind>, eyes: Eyes): { own?: unknown } {
  return eyes === 'watcher' ? {} : { own: game.own(state, eyes) };
}

/** An entry as these eyes saw it happen. The action itself stays here: it may hold a secret. */
export function shownTo(title: Title<Kind>, { line, events }: Told, eyes: Eyes): EntryShown {
  const { seq, actor, at, action } = line;
  const shown: unknown[] = [];
  for (const event of events) {
    const seen = title.game.shown(event, eyes);
    if (seen !== undefined) shown.push(seen);
  }
  const entry = { seq, actor, at, events: shown };
  return isUndo(action) ? { ...entry, undo: action.undo } : entry;
}

/** As much of a message as what happened may take, in characters. */
const MOST_OF_A_PAGE = 24_000;

/** A page of the past: entries in force, and the one in force before the first of them; 0: they begin the game. */
export type Page = { past: EntryShown[]; rest: number };

/** The latest of these entries, as many as a message holds, and one at least. */
export function pageOf(entries: EntryShown[], rest: number): Page {
  let room = MOST_OF_A_PAGE;
  const first = entries.findLastIndex((entry) => {
    room -= JSON.stringify(entry).length;
    return room < 0;
  });
  // The first that did not fit stays behind, unless it is the last of all.
  const from = Math.min(first + 1, entries.length - 1);
  return from <= 0
    ? { past: entries, rest }
    : { past: entries.slice(from), rest: entries[from - 1]?.seq ?? 0 };
}
