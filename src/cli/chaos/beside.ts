import type { Game, Kind, Seat } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import { AWAY_MS } from '#protocol/away.ts';
import type { Wish } from './doors.ts';
import type { Sight } from './sight.ts';

/** One in so many times that somebody looks at the table they call whoever is to act, say something, or wish for a pause. */
const NUDGE_ONE_IN = 30;
const SAY_ONE_IN = 25;
const PAUSE_ONE_IN = 40;

/** Beyond what the house counts as away, so that its own clock has come as far. */
const SURELY_MS = 1000;

/** Whoever is to act has been gone for so long that the others may have a bot play for them. */
export function voteAgainst({ aside }: Sight, seat: Seat): Wish | undefined {
  const [now, { standIns = [] }] = [Date.now(), aside];
  const gone = aside.late?.find(
    ({ seat: of, since, left = 0 }) =>
      of !== seat &&
      now - Math.max(since, left) > AWAY_MS + SURELY_MS &&
      !standIns.some((one) => one.seat === of),
  );
  if (!gone) return undefined;
  // During a pause nobody is voted for.
  if (aside.clock?.paused) return { t: 'resume' };
  return { t: 'vote', on: 'stand-in', seat: gone.seat, yes: true };
}

/** What a player does at a table beside the game, when it is the day for it. `pauses`: its clocks may be made to stand still. */
export function wishBeside(
  sight: Sight,
  game: Game<Kind>,
  seat: Seat,
  rng: Rng,
  pauses: boolean,
): Wish | undefined {
  const { aside, view, seats } = sight;
  const isPaused = aside.clock?.paused === true;
  if (isPaused && rng.below(3) > 0) return { t: 'resume' };
  const vote = aside.votes?.find(({ on }) => on === 'pause');
  if (vote && !vote.yes.includes(seat)) return { t: 'vote', on: 'pause', yes: rng.below(4) > 0 };
  if (pauses && !isPaused && !vote && rng.below(PAUSE_ONE_IN) === 0)
    return { t: 'vote', on: 'pause', yes: true };
  const other = view && game.actors(view.table).find((one) => one !== seat && one !== 'chance');
  if (typeof other === 'number' && seats[other]?.kind === 'guest' && rng.below(NUDGE_ONE_IN) === 0)
    return { t: 'nudge', seat: other };
  return wordsOf(sight, rng);
}

/** What somebody says, which nobody has said before: on their own tape. */
export function wordsOf({ eyes, seq }: Sight, rng: Rng): Wish | undefined {
  if (rng.below(SAY_ONE_IN) > 0) return undefined;
  const text = `after entry ${seq} seat ${eyes} says ${rng.below(1_000_000)}`;
  return eyes === 'watcher'
    ? { t: 'say', tape: 'platform', name: 'Dora', text }
    : { t: 'say', tape: 'table', text };
}
