import type { ReactNode } from 'react';

/**
 * What is asked now, as the first thing of a board for those who hear it: a heading, so that it is one key away; asked of
 * oneself (`yours`), it is said when it changes. For the eye the face writes it where it is best seen, and hides that from
 * the ear.
 */
export function Task({ yours, children }: { yours: boolean; children: string }): ReactNode {
  return (
    <h2 className="visually-hidden" data-task="" data-preview={yours ? '' : undefined}>
      {children}
    </h2>
  );
}
