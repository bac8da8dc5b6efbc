import { type ReactNode, useEffect, useSyncExternalStore } from 'react';

/**
 * What is asked now, as the first thing of a board for those who hear it: a heading, so that it is one key away; asked of
 * oneself (`yours`), it is said when it changes. For the eye the face writes it where it is best seen, and hides that from
 * the ear (`data-asked`: there nothing may lie over it).
 */
export function Task({ yours, children }: { yours: boolean; children: string }): ReactNode {
  useEffect(() => {
    ask(children);
    return () => ask('');
  }, [children]);
  return (
    <h2 className="visually-hidden" data-task="" data-preview={yours ? '' : undefined}>
      {children}
    </h2>
  );
}

let asked = '';
const readers = new Set<() => void>();

function ask(task: string): void {
  asked = task;
  for (const changed of readers) changed();
}

function subscribe(changed: () => void): () => void {
  readers.add(changed);
  return () => readers.delete(changed);
}

/** What the board asks for, for the head of a phone: what opens over the board does not cover it there. */
export const useTask = (): string => useSyncExternalStore(subscribe, () => asked);
