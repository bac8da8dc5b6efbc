import type { DeskProps } from '../desk/desk.tsx';

/**
 * One person against computers, who looks on, and no lesson: there the stationmaster is fetched. Whether he answers, `adviseBy`
 * says.
 */
export function isAlone({ sitting, live }: Pick<DeskProps, 'sitting' | 'live'>): boolean {
  const { seats, eyes, aside } = live;
  // H.15: on the train of a day nobody gives advice.
  if (eyes === 'watcher' || sitting.taught || aside.daily !== undefined) return false;
  return seats.every(({ kind }, seat) => (kind === 'bot') !== (seat === eyes));
}
