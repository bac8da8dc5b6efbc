import type { Listener } from '#kernel/title.ts';
import { whoFor } from '#kernel/who.ts';
import { MARKS_PER_CARD } from './data/cards.ts';
import { type Card, type Event, lineOf } from './model.ts';
import { narrate, WORDS } from './narrate.ts';
import type { LaidColumn } from './words/words.ts';

/** A sentence, and the last event that it tells of. */
type Told = { text: string; upTo: number };

/** An event, and its place in the run. */
type At<E extends Event = Event> = { event: E; at: number };

type EventOf<Is extends Event['is']> = Extract<Event, { is: Is }>;
type Together = EventOf<keyof typeof GROUPS>;

/** What is told together with others of its group that come right after it. */
const GROUPS = {
  'passenger-laid': 'passengers',
  'column-started': 'stations',
  'column-extended': 'stations',
  'card-banked': 'income',
  'tram-bought': 'trams',
} as const;

/** What has no words of its own here, and breaks no sentence. */
const SILENT: ReadonlySet<Event['is']> = new Set(['phase-begun', 'payment-settled', 'turn-begun']);

/** A step in one sentence, and so are one's own draws. That others draw goes without saying. */
export function narrateRun(events: readonly Event[], listener: Listener): readonly Told[] {
  const spoken = gatheredDraws(events.map((event, at): At => ({ event, at }))).filter(
    ({ event }) => !SILENT.has(event.is),
  );
  return groupsOf(spoken).flatMap((group) => {
    const text = sentenceOf(group, listener);
    return text === undefined ? [] : [{ text, upTo: group.at(-1)?.at ?? 0 }];
  });
}

/** 8.4: cards that were drawn before and after the deck ran out come as one draw, after it; others' draws are left out. */
function gatheredDraws(all: readonly At[]): At[] {
  const gathered: At[] = [];
  let drawn: At<EventOf<'cards-drawn'>> | undefined;
  for (const { event, at } of all) {
    if (event.is === 'cards-drawn') {
      if (event.cards === undefined) continue;
      const cards: Card[] = [...(drawn?.event.cards ?? []), ...event.cards];
      drawn = { event: { ...event, count: cards.length, cards }, at };
      continue;
    }
    if (drawn && event.is !== 'money-halved' && !SILENT.has(event.is)) {
      gathered.push(drawn);
      drawn = undefined;
    }
    gathered.push({ event, at });
  }
  return drawn ? [...gathered, drawn] : gathered;
}

const isTogether = (event: Event): event is Together => event.is in GROUPS;

function groupsOf(spoken: readonly At[]): At[][] {
  const groups: At[][] = [];
  for (const one of spoken) {
    const last = groups.at(-1)?.[0]?.event;
    if (last && belongs(last, one.event)) groups.at(-1)?.push(one);
    else groups.push([one]);
  }
  return groups;
}

const belongs = (a: Event, b: Event): boolean =>
  isTogether(a) && isTogether(b) && GROUPS[a.is] === GROUPS[b.is] && a.seat === b.seat;

function sentenceOf(group: readonly At[], listener: Listener): string | undefined {
  const first = group[0]?.event;
  if (first === undefined) return undefined;
  const words = WORDS[listener.language];
  if (first.is === 'trams-displayed') return words.newTrams(first.trams);
  if (group.length === 1) return narrate(first, listener);
  const all = group.map(({ event }) => event);
  const who = 'seat' in first ? whoFor(listener)(first.seat) : undefined;
  if (who === undefined) return undefined;
  const passengers = all.filter((event) => event.is === 'passenger-laid');
  if (passengers.length > 0) return words.passengersLaid(who, passengers);
  const trams = all.filter((event) => event.is === 'tram-bought');
  if (trams.length > 0) {
    const price = trams.reduce((sum, tram) => sum + tram.price, 0);
    return words.tramsBought(
      who,
      trams.map(({ tram }) => tram),
      price * MARKS_PER_CARD,
    );
  }
  const banked = all.filter((event) => event.is === 'card-banked');
  if (banked.length > 0) {
    const seen = banked.flatMap(({ card }) => (card === undefined ? [] : [card]));
    return words.cardsBanked(who, banked.length, seen);
  }
  return words.stationsLaid(who, laidColumns(all));
}

/** What came to each column, in the order in which they were first laid at. */
export function laidColumns(events: readonly Event[]): (LaidColumn & { column: number })[] {
  const columns = new Map<number, LaidColumn & { column: number; cards: Card[] }>();
  for (const event of events) {
    if (event.is !== 'column-started' && event.is !== 'column-extended') continue;
    const { column, card } = event;
    const started = event.is === 'column-started';
    const line = started ? lineOf(card) : event.line;
    const laid = columns.get(column) ?? { column, line, started, cards: [] };
    laid.cards.push(card);
    columns.set(column, laid);
  }
  return [...columns.values()];
}
