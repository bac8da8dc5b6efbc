import type { Request } from '#protocol/to-server.ts';
import { valueSum } from '#tables/value-sum.ts';
import type { TableLedger } from './ledger.ts';
import type { Sight } from './sight.ts';

/** What was promised when a request was acknowledged, at this entry. `isFirst`: it was sent once, so that nothing lies between. */
type Promised = (seq: number, isFirst: boolean) => void;

/**
 * What `done` means for a request that is made now: noted for the end, or held at once to what its client was told before
 * the answer. Call it before the request is sent: an order may be played before it is answered.
 */
export function promiseOf(request: Request, sight: Sight, ledger: TableLedger): Promised {
  const { eyes, seq: from } = sight;
  const { played, talk } = ledger;
  if (request.t === 'say') {
    const said = { text: request.text ?? '' };
    talk.asked.set(request.id, said);
    return (n) => Object.assign(said, { n });
  }
  if (eyes === 'watcher') return () => {};
  const broken = (what: string): void => ledger.fault('broken promise', `seat ${eyes}: ${what}`);
  switch (request.t) {
    case 'act': {
      // Who acts by hand lifts what they have ordered, with that very entry.
      const ending = played.endedBy(eyes, 'order');
      return (seq) => played.end(ending, seq);
    }
    case 'order': {
      const wished = valueSum(request.order);
      const stands = played.ordered(eyes, from);
      return (_, isFirst) => {
        stands();
        const { orders = [] } = sight.aside;
        if (isFirst && !orders.some(({ order }) => valueSum(order) === wished))
          broken('an order was taken and is not there');
      };
    }
    case 'lift': {
      const ending = played.endedBy(eyes, 'order');
      return (seq, isFirst) => {
        played.end(ending, seq);
        if (isFirst && sight.aside.orders) broken('orders were withdrawn and are there');
      };
    }
    case 'retake': {
      const ending = played.endedBy(eyes, 'stand-in');
      return (seq, isFirst) => {
        played.end(ending, seq);
        if (isFirst && sight.aside.standIns?.some(({ seat }) => seat === eyes))
          broken('they have their seat again, and a bot plays there');
      };
    }
    case 'nudge':
      return (_, isFirst) => {
        if (isFirst && sight.aside.nudge?.seat !== request.seat)
          broken('they have called somebody, and nobody is called');
      };
    case 'resume':
      return (_, isFirst) => {
        if (isFirst && sight.aside.clock?.paused) broken('the clocks run again, and stand still');
      };
    case 'vote':
      return voteOf(request, eyes, sight, ledger);
    case 'consent':
      return consentOf(request, eyes, sight, ledger);
    default:
      return () => {};
  }
}

const DONE_BY_VOTE = { pause: 'pauses', stop: 'stopped', 'stand-in': 'votedFor' } as const;

function voteOf(
  { on, seat: about, yes }: Extract<Request, { t: 'vote' }>,
  seat: number,
  sight: Sight,
  { counts, fault }: TableLedger,
): Promised {
  return (_, isFirst) => {
    const { votes = [], standIns = [], clock, ended } = sight.aside;
    const isDone = {
      pause: clock?.paused === true,
      stop: ended !== undefined,
      'stand-in': standIns.some((one) => one.seat === about),
    }[on];
    if (yes && isDone) counts[DONE_BY_VOTE[on]]++;
    if (!isFirst || isDone) return;
    const isCounted = votes.some((vote) => vote.on === on && vote.yes.includes(seat));
    if (isCounted !== yes) fault('broken promise', `seat ${seat}: a vote on ${on} is not there`);
  };
}

function consentOf(
  { ask: id, yes }: Extract<Request, { t: 'consent' }>,
  seat: number,
  sight: Sight,
  { consents, fault }: TableLedger,
): Promised {
  const asked = consents.get(id) ?? { of: sight.ask?.of ?? [], yes: new Set(sight.ask?.agreed) };
  consents.set(id, asked);
  return (_, isFirst) => {
    if (yes) asked.yes.add(seat);
    if (!isFirst || sight.ask?.id !== id) return;
    if (!yes || !sight.ask.agreed.includes(seat))
      fault('broken promise', `seat ${seat}: a consent was taken and is not there`);
  };
}
