import type { Actor, Seat } from '#kernel/game.ts';
import { AWAY_MS } from '#protocol/away.ts';
import type { Live } from '../../snapshot.ts';
import { standInAt } from '../stand-ins.ts';

/** Somebody for whom the table waits: since when, and from when on the others may do something about it (by this browser's clock). */
export type Absent = { seat: Seat; since: number; due: number };

type Waiting = Pick<Live, 'aside' | 'ahead' | 'status'>;

/** Whom the table waits for and who is not there. Whom nobody saw go has been away for as long as it has been their turn. */
export function absentAt({ aside, ahead, status }: Waiting): Absent | undefined {
  // H.14: whoever goes during a pause has not left.
  if (status !== 'running' || aside.clock?.paused) return undefined;
  const all = aside.late?.map(({ seat, since, left = since }) => {
    const from = Math.max(since, left) - ahead;
    return { seat, since: from, due: from + AWAY_MS };
  });
  return all?.toSorted((a, b) => a.due - b.due)[0];
}

/** A vote as it stands: who has said yes, of whom, and how many it takes. */
export type Poll = {
  voters: readonly Seat[];
  yes: readonly Seat[];
  needed: number;
  /** One's own yes. */
  mine: boolean;
};

type Voting = Pick<Live, 'aside' | 'seats' | 'mine'>;

/** H.7: more than half of those who are there; never the absent one's. */
export function standInPoll(live: Voting, seat: Seat): Poll {
  const voters = votersOf(live).filter((voter) => voter !== seat);
  // A vote of another turn counts no more.
  const since = live.aside.late?.find((one) => one.seat === seat)?.since;
  const vote = live.aside.votes?.find(
    (one) => one.on === 'stand-in' && one.seat === seat && one.since === since,
  );
  return pollOf(live, voters, vote?.yes, Math.floor(voters.length / 2) + 1);
}

/** H.9: may those who are there stop the game? They are more than half of those for whom no bot plays. */
export function mayStop({ seats, aside }: Pick<Live, 'seats' | 'aside'>): boolean {
  const people = seats.flatMap((seat, i) => (seat.kind === 'guest' ? [{ i, seat }] : []));
  const there = people.filter(({ seat }) => seat.here);
  const waitedFor = people.filter(({ i, seat }) => seat.here || !standInAt({ aside }, i));
  return 2 * there.length > waitedFor.length;
}

/** H.9, H.14: all who are there. */
export function pollOfAll(live: Voting, on: 'stop' | 'pause'): Poll & { open: boolean } {
  const voters = votersOf(live);
  const vote = live.aside.votes?.find((one) => one.on === on);
  return { ...pollOf(live, voters, vote?.yes, voters.length), open: vote !== undefined };
}

function pollOf(
  { mine }: Voting,
  voters: readonly Seat[],
  said: readonly Seat[] = [],
  needed: number,
): Poll {
  const yes = said.filter((seat) => voters.includes(seat));
  return { voters, yes, needed, mine: yes.some((seat) => mine.includes(seat)) };
}

/** Everybody who is at the table; whoever holds several seats here is one person. */
function votersOf({ seats, mine }: Voting): Seat[] {
  return seats.flatMap((seat, i) =>
    seat.kind === 'guest' && seat.here && (!mine.includes(i) || mine[0] === i) ? [i] : [],
  );
}

/** Has somebody called them in this turn? `by`: who. */
export function nudgedBy({ aside }: Pick<Live, 'aside'>, seat: Seat): Seat | undefined {
  const { nudge, late } = aside;
  const since = late?.find((one) => one.seat === seat)?.since ?? 0;
  return nudge?.seat === seat && nudge.at >= since ? nudge.by : undefined;
}

/** May this seat be taken back? Not who has resigned, and nobody once the game is over. */
export function isToReturn(live: Pick<Live, 'aside' | 'eyes' | 'status'>): boolean {
  const standIn = live.aside.standIns?.find(({ seat }) => seat === live.eyes);
  return live.status === 'running' && standIn !== undefined && standIn.why !== 'resigned';
}

/** Who lets the bot finish sits down as soon as it is not the seat's turn any more. */
export function hasFinished(seat: Seat, actors: readonly Actor[]): boolean {
  return !actors.includes(seat);
}
