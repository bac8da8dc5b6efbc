import { type NoticeWishes, noticeWishes, usualWishes } from '#protocol/http/notices.ts';
import type { Settings } from '../accounts/tickets.ts';

/** Under what name they are kept with the ticket. */
export const WISHES = 'notices';

/** Which notices somebody wants. Who has said nothing, or to an earlier version, wants the usual ones. */
export function wishesIn(settings: Settings): NoticeWishes {
  const read = noticeWishes.safeParse(settings[WISHES]);
  return read.success ? read.data : usualWishes;
}
