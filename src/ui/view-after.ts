import type { Eyes, Kind, Play, View } from '#kernel/game.ts';
import { keepEqual } from './keep-equal.ts';

export type Fold = Play<Kind>['fold'];

/** What is seen now, made of what has not changed since `before`. */
export function keepView<K extends Kind>(before: View<K> | undefined, now: View<K>): View<K> {
  return { table: keepEqual(before?.table, now.table), own: keepEqual(before?.own, now.own) };
}

/**
 * What these eyes see once these events have happened, by the game's own `fold`: how a face shows an entry that the
 * engine has done at once. `before` stays as it is, and what no event changed is the same object afterwards.
 */
export function viewAfter<K extends Kind>(
  fold: Play<K>['fold'],
  before: View<K>,
  events: readonly K['event'][],
  eyes: Eyes,
): View<K> {
  if (events.length === 0) return before;
  const view = structuredClone(before);
  for (const event of events) fold(view, event, eyes);
  return keepView(before, view);
}
