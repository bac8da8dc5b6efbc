import type { ReactNode } from 'react';
import type { TicketShown } from '#protocol/http/account.ts';
import type { Chapter } from './chapter.tsx';

/** Which notices come by which way. Its stop on the page's line, and what stands there. */
export function useNoticesChapters(): readonly Chapter[] {
  return [];
}

export function Notices(_: { ticket: TicketShown }): ReactNode {
  return undefined;
}
