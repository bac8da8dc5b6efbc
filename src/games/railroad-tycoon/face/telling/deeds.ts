import { TYCOONS } from '#games/railroad-tycoon/rules/data/tycoons.ts';
import { effectOf } from '#games/railroad-tycoon/rules/held.ts';
import type { Card, Event, Table } from '#games/railroad-tycoon/rules/model.ts';
import type { Eyes, Seat } from '#kernel/game.ts';
import type { Part, Telling } from './words.ts';

/** What counts most says the word where there is only room for one; lines are told in the order of time. */
export const RANKS = {
  line: 0,
  tycoon: 0,
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

/** `at`: when it was done, by its place among the events. */
export type Deed = Part & {
  rank: number;
  at: number;
  about: readonly Event[];
  tiles?: number;
  /** Of cards that were taken. */
  cards?: readonly Card[];
};

/** What somebody did, in the order of time. */
export function deedsOf(
  events: readonly Event[],
  seat: Seat,
  eyes: Eyes,
  words: Telling,
): readonly Deed[] {
  const all = [
    ...events.flatMap((event, at) => deedOf(event, at, seat, eyes, words)),
    ...begunBy(events, seat, words),
    ...sharesOf(events, seat, words),
    ...bidOf(events, seat, words),
  ].sort((a, b) => a.at - b.at);
  const told: Deed[] = [];
  for (const deed of all) {
    const last = told.at(-1);
    if (last?.cards && deed.cards) told.splice(-1, 1, takenWith(last, deed, words));
    else told.push(deed);
  }
  return told;
}

/** Cards that are taken one after the other are one deed. */
function takenWith(one: Deed, next: Deed, { does }: Telling): Deed {
  const cards = [...(one.cards ?? []), ...(next.cards ?? [])];
  return { ...one, ...does.takes(cards), cards, about: [...one.about, ...next.about] };
}

function deedOf(
  event: Event,
  at: number,
  seat: Seat,
  eyes: Eyes,
  { does, forYou }: Telling,
): Deed[] {
  if (!('seat' in event) || event.seat !== seat) return [];
  const deed = (rank: number, said: Part): Deed[] => [{ ...said, rank, at, about: [event] }];
  switch (event.is) {
    case 'points-gained': {
      const { is } = effectOf(event.card);
      if (is === 'line') return deed(RANKS.line, does.line(event.card));
      return is === 'hotel' ? [] : deed(RANKS.bounty, does.bounty(event.card));
    }
    case 'goods-delivered': {
      const said = does.delivers(...event.ends);
      const mine = eyes === 'watcher' ? 0 : (event.points[eyes] ?? 0);
      return deed(
        RANKS.delivery,
        mine > 0 ? { ...said, text: `${said.text} (${forYou(mine)})` } : said,
      );
    }
    case 'link-finished':
      return [
        { ...does.links(...event.ends), rank: RANKS.link, at, about: [event], tiles: event.tiles },
      ];
    case 'western-built':
      return deed(RANKS.west, does.west(event.city));
    case 'level-raised':
      return deed(RANKS.level, does.level(event.level));
    case 'city-urbanised':
      return deed(RANKS.city, does.urbanises(event.city, event.colour));
    case 'city-grown':
      return deed(RANKS.city, does.grows(event.city));
    case 'card-taken':
      return deed(RANKS.card, does.takes([event.card])).map((taken) => ({
        ...taken,
        cards: [event.card],
      }));
    case 'first-chosen':
      return deed(RANKS.first, does.first(event.paid));
    case 'tycoon-shown':
      return deed(RANKS.tycoon, does.tycoon(TYCOONS[event.tycoon]?.name ?? ''));
    case 'action-declined':
      return deed(RANKS.declined, does.declines);
    default:
      return [];
  }
}

type Laid = Extract<Event, { is: 'track-laid' }>;

/** Tiles that have not come to a city: a link that is begun. */
function begunBy(events: readonly Event[], seat: Seat, { does }: Telling): Deed[] {
  const open: { at: number; laid: Laid }[] = [];
  for (const [at, event] of events.entries()) {
    if (event.is === 'track-laid' && event.seat === seat) open.push({ at, laid: event });
    if (event.is === 'link-finished' && event.seat === seat) {
      const ends = event.ends.map(({ city }) => city);
      const others = open.filter(({ laid }) => !ends.includes(laid.origin.city));
      open.splice(0, open.length, ...others);
    }
    if (event.is === 'links-removed') open.length = 0;
  }
  const [first] = open;
  if (!first) return [];
  const about = open.map(({ laid }) => laid);
  const said = does.begins(first.laid.origin);
  return [{ ...said, rank: RANKS.link, at: first.at, about, tiles: open.length }];
}

function sharesOf(events: readonly Event[], seat: Seat, { does }: Telling): Deed[] {
  let issued = 0;
  let at = -1;
  for (const [nth, event] of events.entries()) {
    if (!('seat' in event) || event.seat !== seat) continue;
    const before = issued;
    if (event.is === 'share-issued') issued += 1;
    if (event.is === 'first-chosen' || event.is === 'income-paid') issued += event.issued;
    if (issued > before && at < 0) at = nth;
  }
  return issued > 0 ? [{ ...does.issues(issued), rank: RANKS.shares, at, about: [] }] : [];
}

/** While an auction is on: what somebody has said last. After it, that they passed is said where nothing else is. */
function bidOf(events: readonly Event[], seat: Seat, { does }: Telling): Deed[] {
  const from = events.findLastIndex(({ is }) => is === 'turn-begun') + 1;
  const since = events.slice(from);
  const over = since.some(({ is }) => is === 'first-chosen');
  const said = since.findLastIndex(
    (event) => (event.is === 'bid-made' || event.is === 'bid-passed') && event.seat === seat,
  );
  const [last, at] = [since[said], from + said];
  if (last?.is === 'bid-made')
    return over ? [] : [{ ...does.bids(last.amount), rank: RANKS.bid, at, about: [] }];
  if (last?.is !== 'bid-passed') return [];
  return [{ ...does.passes, rank: over ? RANKS.declined : RANKS.bid, at, about: [] }];
}

/** What somebody said before one's own last word still holds, until they act. */
export function standingBid(table: Table, seat: Seat, { does }: Telling): Deed[] {
  const { phase, round, bid, bidder, players, first } = table;
  const deed = (said: Part): Deed[] => [{ ...said, rank: RANKS.bid, at: 0, about: [] }];
  if (phase === 'auction' && bidder === seat) return deed(does.bids(bid));
  const placeOf = (of: Seat): number => (of - first + players.length) % players.length;
  const isToAct = phase === 'act' && round === 1 && placeOf(seat) > placeOf(table.seat);
  return players[seat]?.passed && (phase === 'auction' || isToAct) ? deed(does.passes) : [];
}
