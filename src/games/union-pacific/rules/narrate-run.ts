import type { Language } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import { whoFor } from '#kernel/who.ts';
import type { Event } from './model.ts';
import { narrate, receiptsFor } from './narrate.ts';
import { run as en } from './words/en-run.ts';
import { run as fr } from './words/fr-run.ts';
import type { Clause, PaidBy, RunWords } from './words/run.ts';

const WORDS: Readonly<Record<Language, RunWords>> = { en, fr };

type Told = { text: string; upTo: number };

/**
 * A turn in one sentence: the card drawn (one's own), what was built or laid out, what was taken and what replaced it, the
 * exchange. A payment is told in two: what everybody received, and from whom. What else happens has its own sentence.
 */
export function narrateRun(events: readonly Event[], listener: Listener): readonly Told[] {
  const told: Told[] = [];
  for (let at = 0; at < events.length; ) {
    const sentence = deedsFrom(events, at, listener) ?? paymentFrom(events, at, listener);
    if (sentence) told.push(...sentence);
    else {
      const event = events[at];
      const text = event && narrate(event, listener);
      if (text !== undefined) told.push({ text, upTo: at });
    }
    at = (sentence?.at(-1)?.upTo ?? at) + 1;
  }
  return told;
}

/** Not a word is lost on these; they may stand between what belongs together. */
const isUnsaid = ({ is }: Event): boolean => is === 'phase-begun' || is === 'turn-begun';

/** What one seat did in a row, from this event on. */
function deedsFrom(events: readonly Event[], from: number, listener: Listener): Told[] | undefined {
  const clauses: Clause[] = [];
  let seat: number | undefined;
  let upTo = from;
  for (let at = from; at < events.length; at++) {
    const event = events[at] as Event;
    if (isUnsaid(event)) {
      // Another turn is another sentence.
      if (event.is === 'turn-begun' && clauses.length > 0) break;
      continue;
    }
    const last = clauses.at(-1);
    if (event.is === 'share-displayed' && last?.is === 'took') {
      clauses[clauses.length - 1] = { ...last, replaced: event.share };
    } else {
      const clause = clauseOf(event);
      if (clause === undefined || ('seat' in event && event.seat !== (seat ?? event.seat))) break;
      if ('seat' in event) seat = event.seat;
      clauses.push(clause);
    }
    upTo = at;
  }
  if (seat === undefined || clauses.length === 0) return undefined;
  const who = whoFor(listener)(seat);
  // That somebody draws a card goes without saying, unless it is all they did.
  const said = clauses.filter(
    (clause) => clause.is !== 'drew' || clause.track !== undefined || clauses.length === 1,
  );
  return [{ text: WORDS[listener.language].deeds(who, said), upTo }];
}

function clauseOf(event: Event): Clause | undefined {
  switch (event.is) {
    case 'track-drawn':
      return { is: 'drew', track: event.track };
    case 'track-swapped':
      return { is: 'swapped', track: event.track };
    case 'train-built':
      return { is: 'built', company: event.company, ends: event.ends, value: event.value };
    case 'shares-invested':
      return { is: 'laid', shares: event.shares };
    case 'track-discarded':
      return event.idle ? undefined : { is: 'discarded', track: event.track };
    case 'share-taken':
      return { is: 'took', share: event.share };
    case 'share-drawn':
      return { is: 'drew-share', share: event.share };
    case 'up-taken':
      return { is: 'took-up' };
    case 'share-exchanged':
      return { is: 'exchanged', share: event.share };
    default:
      return undefined;
  }
}

/** What each company pays, and the sums. */
function paymentFrom(
  events: readonly Event[],
  from: number,
  listener: Listener,
): Told[] | undefined {
  const receiptsOf = receiptsFor(listener);
  const lines: PaidBy[] = [];
  for (let at = from; at < events.length; at++) {
    const event = events[at] as Event;
    if (event.is === 'company-paid') {
      const receipts = receiptsOf(event.payments);
      if (receipts.length > 0) lines.push({ company: event.company, receipts });
    } else if (event.is === 'up-paid') {
      const receipts = receiptsOf(event.payments);
      if (receipts.length > 0) lines.push({ company: undefined, receipts });
    } else if (event.is === 'dividend-paid' && at > from) {
      const sums = narrate(event, listener) ?? '';
      if (lines.length === 0) return [{ text: sums, upTo: at }];
      return [
        { text: sums, upTo: at },
        { text: WORDS[listener.language].paid(lines), upTo: at },
      ];
    } else return undefined;
  }
  return undefined;
}
