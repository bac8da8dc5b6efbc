import type { Outcome } from '#tables/outcome.ts';
import type { SeatStored } from '#tables/store.ts';
import { holdersOf } from '../store/server-store.ts';
import type { Result } from './result.ts';

/**
 * The results of a game, one for each seat. `wantRating`: the holders who have a ticket and want to be rated. H.8: whoever
 * resigned comes after all who did not; H.9: a stopped game has no winner.
 */
export function resultsOf(outcome: Outcome, wantRating: ReadonlySet<string>): Result[] {
  const { stored, why, at } = outcome;
  const { header, seats, beside, entries } = stored;
  const people = holdersOf(seats);
  const places = placesOf(outcome);
  const standIns = new Map(beside.standIns?.map(({ seat, why: reason }) => [seat, reason]));
  const isAlone = (holder: string): boolean =>
    seats.filter((seat) => seat.kind === 'guest' && seat.holder === holder).length === 1;
  const isRating = (seat: SeatStored): boolean =>
    seat.kind === 'guest' && wantRating.has(seat.holder) && isAlone(seat.holder);
  // Nobody is rated against nobody.
  const isRated =
    why !== 'agreed' && header.pace !== undefined && seats.filter(isRating).length > 1;
  return seats.flatMap((sitter, seat): Result[] => {
    if (sitter.kind === 'open') return [];
    const reason = standIns.get(seat);
    const standing = outcome.standings.find((one) => one.seat === seat);
    return [
      {
        table: header.id,
        seat,
        game: header.game,
        pace: header.pace?.kind ?? 'none',
        seats: seats.length,
        people: people.length,
        holder: sitter.kind === 'guest' ? sitter.holder : undefined,
        bot: sitter.kind === 'bot' ? sitter.bot : undefined,
        name: sitter.name,
        place: places?.get(seat),
        score: why === 'rules' && standing ? Math.round(standing.score) : undefined,
        resigned: reason === 'resigned',
        replaced: reason !== undefined && reason !== 'resigned',
        rated: isRated && isRating(sitter),
        ended: why,
        listed: beside.access === 'public',
        entries,
        at,
      },
    ];
  });
}

/** The place of each seat; nothing: nobody has won. */
function placesOf({ stored, why, standings }: Outcome): Map<number, number> | undefined {
  if (why === 'agreed') return undefined;
  const resigned = new Set(
    stored.beside.standIns?.flatMap((one) => (one.why === 'resigned' ? [one.seat] : [])),
  );
  // Those who resigned are equals, and so are all others where the game has ended by it.
  const rankOf = ({ seat, place }: { seat: number; place: number }): number =>
    resigned.has(seat) ? Number.POSITIVE_INFINITY : why === 'rules' ? place : 0;
  const ranks = standings.map(rankOf);
  return new Map(
    standings.map((standing) => {
      const mine = rankOf(standing);
      return [standing.seat, 1 + ranks.filter((rank) => rank < mine).length];
    }),
  );
}
