import type { ReactNode } from 'react';
import type { DeskProps } from '../desk/desk.tsx';
import { AbsenceNotice } from './absence/notice.tsx';
import { isToReturn } from './absence/offers.ts';
import { ReturnReport } from './report/report.tsx';

/** What stands over the board: that somebody is away and what to do about it, or what was played for whoever has come back. */
export function Notices({ asked, ...props }: DeskProps & { asked: number }): ReactNode {
  const { live } = props;
  if (live.eyes === 'watcher') return undefined;
  if (isToReturn(live)) return <ReturnReport {...props} seat={live.eyes} />;
  return <AbsenceNotice {...props} asked={asked} />;
}
