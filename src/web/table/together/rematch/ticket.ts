import type { Language, Seat } from '#kernel/game.ts';
import { STAND_INS } from '#protocol/away.ts';
import { castOf } from '#protocol/cast.ts';
import type { Live } from '../../snapshot.ts';
import { standInBot } from '../stand-ins.ts';

/** Who does not answer for so long may be left behind. */
export const SILENT_MS = 40_000;

/** What somebody has answered; `by`: they offered it. */
export type Punch = { seat: Seat; is: 'by' | 'yes' | 'no' | 'silent' };

type Table = Pick<Live, 'aside' | 'seats' | 'mine'>;

/** The ticket as it is punched so far; nothing: nobody has offered another game. */
export function punchesOf({ aside, seats, mine }: Table): Punch[] | undefined {
  const { rematch } = aside;
  if (!rematch) return undefined;
  const people = seats.flatMap(({ kind }, i) =>
    kind === 'guest' && (!mine.includes(i) || mine[0] === i) ? [i] : [],
  );
  const isOf = (seat: Seat): Punch['is'] => {
    if (rematch.no.includes(seat)) return 'no';
    if (!rematch.yes.includes(seat)) return 'silent';
    return rematch.by === seat ? 'by' : 'yes';
  };
  return people.map((seat) => ({ seat, is: isOf(seat) }));
}

/** The instant, by this browser's clock, from which on the silent may be left behind. */
export function silentFrom({ aside, ahead }: Pick<Live, 'aside' | 'ahead'>): number {
  return (aside.rematch?.at ?? 0) - ahead + SILENT_MS;
}

/** What the bots would be called who come for these seats. */
export function botsInstead(
  { game, seats }: Pick<Live, 'game' | 'seats'>,
  silent: readonly Seat[],
  language: Language,
): string[] {
  const bot = standInBot(game) || (STAND_INS[0] ?? '');
  const cast = castOf(
    seats.map((seat, i) => (silent.includes(i) ? { bot } : seat.kind === 'open' ? {} : seat)),
  );
  return silent.map((seat) => cast[seat]?.name[language] ?? bot);
}
