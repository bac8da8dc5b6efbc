import type { HallRow } from '#protocol/hall.ts';
import { isThere } from '#tables/news.ts';
import { summaryOf } from '#tables/summary.ts';
import type { Listed } from '../store/server-store.ts';

/** A table as the hall shows it to this person; `here`: whose holders are at it, as `TableNews` says it. */
export function hallRowOf(listed: Listed, holder: string | undefined, here: number): HallRow {
  const { header, seats, over, beside, turn, entries, touched } = listed;
  const { access, held, ended, next } = beside;
  const summary = summaryOf(header.game, listed, over ?? false, (_, seat) => isThere(here, seat));
  const isMine = (seat: (typeof seats)[number]): boolean =>
    seat.kind === 'guest' && seat.holder === holder;
  return {
    id: header.id,
    ...summary,
    mine: seats.flatMap((seat, i) => (isMine(seat) ? [i] : [])),
    hosting: holder !== undefined && header.host === holder,
    ...(header.pace === undefined ? {} : { pace: header.pace }),
    ...(access ? { access } : {}),
    ...(held ? { held } : {}),
    ...(ended ? { ended } : {}),
    ...(next === undefined ? {} : { next }),
    ...(turn ? { turn: { toAct: [...turn.toAct], since: turn.since } } : {}),
    at: header.at,
    touched,
    entries,
  };
}
