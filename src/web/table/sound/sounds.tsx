import { useEffect, useRef } from 'react';
import type { Seat } from '#kernel/game.ts';
import { ring } from '#ui/sound/sound-switch.ts';
import type { DeskProps } from '../desk/desk.tsx';
import { isNow } from '../snapshot.ts';
import { type Heard, soundOf } from './heard.ts';

/** Sounds for what happens while the page is open. Where it stood when it was opened is no news. */
export function Sounds({ sitting, snapshot, live }: DeskProps): undefined {
  const { eyes, status, view, journal, mine } = live;
  const actors = sitting.title.game.actors(view.table);
  const last = journal.findLast(
    ({ actor, undo }) => typeof actor === 'number' && mine.includes(actor) && undo === undefined,
  );
  // Told when it is shown, not before.
  const isShown = isNow(snapshot);
  const [yourTurn, laid, over] = [
    status === 'running' && actors.includes(eyes as Seat),
    last?.seq ?? 0,
    status === 'over',
  ];
  const before = useRef<Heard>(undefined);
  useEffect(() => {
    if (!isShown) return;
    const now = { yourTurn, laid, over };
    const sound = before.current && soundOf(before.current, now);
    before.current = now;
    if (sound) ring(sound);
  }, [isShown, yourTurn, laid, over]);
  return undefined;
}
