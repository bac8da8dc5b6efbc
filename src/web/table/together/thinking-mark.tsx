import { type ReactNode, useSyncExternalStore } from 'react';
import type { Seat } from '#kernel/game.ts';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { longThought } from '../local/long-thought.ts';
import './thinking-mark.css';

/** Beside a computer's seat at a table of this page: how far it is, when it thinks for long. It is looked at, and never announced. */
export function ThinkingMark({ table, seat }: { table: string; seat: Seat }): ReactNode {
  const { presence } = useCatalogue(tableWords);
  const thought = useSyncExternalStore(longThought.subscribe, longThought.getSnapshot);
  if (thought?.table !== table || thought.seat !== seat) return undefined;
  return (
    <span className="thinking-mark" role="img" aria-label={presence.thinks}>
      <i>
        <i style={{ width: `${100 * thought.done}%` }} />
      </i>
    </span>
  );
}
