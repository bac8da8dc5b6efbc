import { effectOf } from '#games/railroad-tycoon/rules/held.ts';
import type { Card, Event, RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import type { Face, Strip } from '#ui/face.ts';
import type { Part, Telling } from './words.ts';
import { tellingIn } from './words-in.ts';

type Digest = NonNullable<Face<RailroadTycoon>['digest']>;
type Line = Strip<Event>;

/** What mattered since one's turn: first what befell the table, then each rival, points first. */
export const digest: Digest = (entries, _seen, listener) => {
  const events = entries.flatMap((entry) => entry.events);
  const words = tellingIn(listener.language);
  const rivals = listener.names.flatMap((_, seat) =>
    seat === listener.eyes ? [] : rivalOf(events, seat, listener, words),
  );
  return [...tableOf(events, listener, words), ...rivals];
};

/** The end, one's own income with the card that was turned, the last turn. */
function tableOf(events: readonly Event[], { eyes }: Listener, words: Telling): Line[] {
  return events.flatMap((event): Line[] => {
    switch (event.is) {
      case 'end-announced':
        return [{ text: words.end(event.lastTurn), short: words.endShort, about: [event] }];
      case 'turn-begun':
        return event.last ? [{ text: words.lastTurn, short: words.endShort, about: [event] }] : [];
      case 'income-paid': {
        if (event.seat !== eyes) return [];
        const turned = events.find((one) => one.is === 'card-turned' && isToBeWon(one.card));
        const card = turned?.is === 'card-turned' ? words.newCard(turned.card) : undefined;
        return [
          {
            gain: words.incomeGain(event.income - event.dividend),
            text: words.income,
            ...(card ? { detail: card } : {}),
            about: turned ? [event, turned] : [event],
          },
        ];
      }
      default:
        return [];
    }
  });
}

/** 12.3: points for the first who does what it says; other cards can be read on show. */
const isToBeWon = (card: Card): boolean => 'points' in effectOf(card);

/** What counts most stands first; of several alike, the order of play stays. */
const RANKS = {
  line: 0,
  delivery: 1,
  bounty: 2,
  link: 3,
  west: 4,
  level: 5,
  city: 6,
  card: 7,
  first: 8,
  bid: 9,
  shares: 10,
  declined: 11,
} as const;

type Ranked = Part & { rank: number; about: readonly Event[]; tiles?: number };

function rivalOf(
  events: readonly Event[],
  seat: Seat,
  { names, eyes }: Listener,
  words: Telling,
): Line[] {
  const parts = [
    ...events.flatMap((event) => partOf(event, seat, words)),
    ...begunBy(events, seat, words),
    ...sharesOf(events, seat, words),
    ...bidOf(events, seat, words),
  ].sort((a, b) => a.rank - b.rank);
  const all = parts.some(({ rank }) => rank < RANKS.declined)
    ? parts.filter(({ rank }) => rank < RANKS.declined)
    : parts.slice(0, 1);
  const [first] = all;
  const points = sum(events.map((event) => gainedIn(event, seat)));
  if (!first) return [];
  const tiles = sum(all.map((part) => part.tiles ?? 0));
  const mine = eyes === 'watcher' ? 0 : pointsBy(events, seat, eyes);
  const detail = [
    ...(tiles > 0 ? [words.tiles(tiles)] : []),
    ...(mine > 0 ? [words.forYou(mine)] : []),
  ].join(', ');
  const gain = points > 0 ? words.gain(points) : undefined;
  return [
    {
      seat,
      ...(gain ? { gain } : {}),
      text: `**${names[seat] ?? ''}** ${all.map(({ text }) => text).join(', ')}`,
      ...(detail ? { detail } : {}),
      // Where there is little room, what it brought says enough.
      ...(gain ? {} : { short: shortOf(first, tiles, words) }),
      about: all.flatMap(({ about }) => about),
    },
  ];
}

/** Of a link, its tiles; of all else a word or two. */
const shortOf = (first: Ranked, tiles: number, words: Telling): string =>
  tiles > 0 && first.rank === RANKS.link ? words.tiles(tiles) : first.short;

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

/** What this event brought to a seat. */
function gainedIn(event: Event, seat: Seat): number {
  if (event.is === 'goods-delivered') return event.points[seat] ?? 0;
  return event.is === 'points-gained' && event.seat === seat ? event.points : 0;
}

/** What a rival's deliveries brought to one's own links. */
const pointsBy = (events: readonly Event[], rival: Seat, eyes: Seat): number =>
  sum(
    events.map((event) =>
      event.is === 'goods-delivered' && event.seat === rival ? (event.points[eyes] ?? 0) : 0,
    ),
  );

function partOf(event: Event, seat: Seat, { does }: Telling): Ranked[] {
  if (!('seat' in event) || event.seat !== seat) return [];
  const part = (rank: number, said: Part): Ranked[] => [{ ...said, rank, about: [event] }];
  switch (event.is) {
    case 'points-gained': {
      const { is } = effectOf(event.card);
      if (is === 'line') return part(RANKS.line, does.line(event.card));
      return is === 'hotel' ? [] : part(RANKS.bounty, does.bounty(event.card));
    }
    case 'goods-delivered':
      return part(RANKS.delivery, does.delivers(...event.ends));
    case 'link-finished':
      return [
        { ...does.links(...event.ends), rank: RANKS.link, about: [event], tiles: event.tiles },
      ];
    case 'western-built':
      return part(RANKS.west, does.west(event.city));
    case 'level-raised':
      return part(RANKS.level, does.level(event.level));
    case 'city-urbanised':
      return part(RANKS.city, does.urbanises(event.city, event.colour));
    case 'city-grown':
      return part(RANKS.city, does.grows(event.city));
    case 'card-taken':
      return part(RANKS.card, does.takes(event.card));
    case 'first-chosen':
      return part(RANKS.first, does.first(event.paid));
    case 'action-declined':
      return part(RANKS.declined, does.declines);
    default:
      return [];
  }
}

type Laid = Extract<Event, { is: 'track-laid' }>;

/** Tiles that have not come to a city: a link that is begun. */
function begunBy(events: readonly Event[], seat: Seat, { does }: Telling): Ranked[] {
  const open: Laid[] = [];
  for (const event of events) {
    if (event.is === 'track-laid' && event.seat === seat) open.push(event);
    if (event.is === 'link-finished' && event.seat === seat) {
      const ends = event.ends.map(({ city }) => city);
      const others = open.filter(({ origin }) => !ends.includes(origin.city));
      open.splice(0, open.length, ...others);
    }
    if (event.is === 'links-removed') open.length = 0;
  }
  const [first] = open;
  return first
    ? [{ ...does.begins(first.origin), rank: RANKS.link, about: open, tiles: open.length }]
    : [];
}

function sharesOf(events: readonly Event[], seat: Seat, { does }: Telling): Ranked[] {
  let issued = 0;
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.is === 'share-issued') issued += 1;
    if (event.is === 'first-chosen' || event.is === 'income-paid') issued += event.issued;
  }
  return issued > 0 ? [{ ...does.issues(issued), rank: RANKS.shares, about: [] }] : [];
}

/** While an auction is on: what somebody has said last. After it, that they passed is said where nothing else is. */
function bidOf(events: readonly Event[], seat: Seat, { does }: Telling): Ranked[] {
  const since = events.slice(events.findLastIndex(({ is }) => is === 'turn-begun') + 1);
  const over = since.some(({ is }) => is === 'first-chosen');
  const last = since.findLast(
    (event) => (event.is === 'bid-made' || event.is === 'bid-passed') && event.seat === seat,
  );
  if (!last || (over && last.is === 'bid-made')) return [];
  if (last.is === 'bid-made') return [{ ...does.bids(last.amount), rank: RANKS.bid, about: [] }];
  return [{ ...does.passes, rank: over ? RANKS.declined : RANKS.bid, about: [] }];
}
