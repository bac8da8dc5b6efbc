import { gameOf } from '#games/catalogue.ts';
import type { Language, Seat } from '#kernel/game.ts';
import type { Aside } from '#protocol/aside.ts';
import { STAND_INS } from '#protocol/away.ts';
import { type CastMember, castOf } from '#protocol/cast.ts';
import type { SeatShown } from '#protocol/parts.ts';
import type { Live } from '../snapshot.ts';

export type StandIn = NonNullable<Aside['standIns']>[number];

export function standInAt({ aside }: Pick<Live, 'aside'>, seat: Live['eyes']): StandIn | undefined {
  return aside.standIns?.find((one) => one.seat === seat);
}

/** Which bot would play for somebody who is away: the house takes the same. */
export function standInBot(game: string): string {
  const has = gameOf(game)?.bots ?? [];
  return STAND_INS.find((bot) => has.includes(bot)) ?? '';
}

/**
 * Who plays for this seat, by a name of their own: nobody's who sits here, and the same for as long as it takes, whoever else
 * is played for.
 */
export function standInCast(
  seats: readonly SeatShown[],
  seat: Seat,
  bot: string,
): CastMember | undefined {
  const people = seats.flatMap(({ kind }, i) => (kind === 'guest' ? [i] : []));
  const sitters = seats.map((one) => (one.kind === 'open' ? {} : one));
  // A trade has fewer people than a table may have: then those of another come.
  const trades = [bot, ...STAND_INS.filter((other) => other !== bot)];
  const free = trades.flatMap((trade) =>
    castOf([...sitters, ...people.map(() => ({ bot: trade }))])
      .slice(seats.length)
      .filter((member) => member !== undefined),
  );
  return free[people.indexOf(seat)];
}

export function standInName(
  seats: readonly SeatShown[],
  seat: Seat,
  bot: string,
  language: Language,
): string {
  return standInCast(seats, seat, bot)?.name[language] ?? bot;
}
