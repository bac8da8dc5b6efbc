import { fold } from '#games/pionniers/rules/fold.ts';
import type { Pionniers, Table } from '#games/pionniers/rules/model.ts';
import type { Happening } from '#ui/face.ts';
import { viewAfter } from '#ui/view-after.ts';

/** The table before the event that is being shown, and after it. */
export type Between = { was: Table; shown: Table };

/** The board, the score and the cards ask about the same happening: it is folded once. */
const known = new WeakMap<Happening<Pionniers>, Between>();

/**
 * The table between the events of one entry. The engine does an entry at once; a player sees the dice, then the train
 * roll, then the crate go. A train that nothing has happened to stays the same object: it is not drawn anew.
 */
export function betweenEvents(happening: Happening<Pionniers>): Between {
  let between = known.get(happening);
  if (!between) {
    between = folded(happening);
    known.set(happening, between);
  }
  return between;
}

function folded({ before, earlier = [], event }: Happening<Pionniers>): Between {
  // There is nothing that only some know: all eyes see the same.
  const was = viewAfter<Pionniers>(fold, before, earlier, 'watcher');
  return { was: was.table, shown: viewAfter<Pionniers>(fold, was, [event], 'watcher').table };
}
