import type { ReactNode } from 'react';
import type { TicketShown } from '#protocol/http/account.ts';
import type { Chapter } from './chapter.tsx';

/** Playing hours and holidays. Their stops on the page's line, and what stands there. */
export function useHoursChapters(): readonly Chapter[] {
  return [];
}

export function Hours(_: { ticket: TicketShown }): ReactNode {
  return undefined;
}
