import { type NoticeWishes, noticeWishes, usualWishes } from '#protocol/http/notices.ts';
import type { Settings } from '../accounts/tickets.ts';

/** Under what name they are kept with the ticket. */
export const WISHES = 'notices';

/** Which notices somebody wants. Who has said nothing wants the usual ones, and so do those who spoke before there was a kind, of that kind. */
export function wishesIn(settings: Settings): NoticeWishes {
  const said = settings[WISHES] as Partial<NoticeWishes> | undefined;
  const kinds = { ...usualWishes.kinds, ...said?.kinds };
  const read = noticeWishes.safeParse({ ...usualWishes, ...said, kinds });
  return read.success ? read.data : usualWishes;
}
