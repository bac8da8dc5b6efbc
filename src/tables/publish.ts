import type { Eyes, Kind, State } from '#kernel/game.ts';
import { isUndo } from '#kernel/log.ts';
import type { Title } from '#kernel/title.ts';
import type { EntryShown } from '#protocol/to-client.ts';
import type { Told } from './course.ts';

/**
 * Everything that leaves a table for somebody passes through here, and nothing hidden does. What these functions
 * return still shares parts with the live state: it is turned into text at once and never kept.
 */

/** A state as these eyes see it. */
export function seenBy(
  title: Title<Kind>,
  state: State<Kind>,
  eyes: Eyes,
): { table: unknown; own?: unknown } {
  return { table: state.table, ...ownOf(title, state, eyes) };
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
