import type { Live } from '../snapshot.ts';
import type { Sitting } from '../use-table.ts';

/** One person against computers, and it is they who look on. */
export function isAlone({ seats, eyes }: Live): boolean {
  return (
    eyes !== 'watcher' && seats.every(({ kind }, seat) => (kind === 'bot') !== (seat === eyes))
  );
}

/** Is there a stationmaster at this table? He is not fetched elsewhere; whether he answers, `adviseBy` says. */
export function mayAsk({ taught }: Sitting, live: Live): boolean {
  return !taught && live.status === 'running' && isAlone(live);
}
