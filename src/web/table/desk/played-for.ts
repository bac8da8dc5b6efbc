import type { Seat } from '#kernel/game.ts';
import type { Live } from '../snapshot.ts';

/** H.7, H.8: does a bot play for this seat? Then nobody waits for whoever holds it. */
export const isPlayedFor = ({ aside }: Pick<Live, 'aside'>, seat: Seat): boolean =>
  aside.standIns?.some((one) => one.seat === seat) ?? false;
