import { SHARE, WESTERN } from '#games/railroad-tycoon/data/economy.ts';
import { PULLMAN_LEVEL } from '#games/railroad-tycoon/data/tycoons.ts';
import { effectOf, GRANT } from '#games/railroad-tycoon/held.ts';
import {
  type Card,
  type City,
  COLOURS,
  type Event,
  type Own,
  type Player,
  type RailroadTycoon,
  RED,
  type Result,
  type Table,
} from '#games/railroad-tycoon/model.ts';
import { mapOf } from '#games/railroad-tycoon/terrain.ts';
import { tileOf } from '#games/railroad-tycoon/tiles.ts';
import type { Eyes, Seat } from '#kernel/game.ts';
import type { Happening, Seen } from '#web/table/face.ts';
import { finished, laid, redirected, removed, withPlayer } from './stage-track.ts';

export type Staged = Seen<RailroadTycoon>;

/**
 * The table between the events of one entry. The engine does an entry at once; a player sees the cube leave, then the
 * points come, then the city stand empty. Told all events of an entry, `before` becomes the table after it, but for
 * whose turn it is and what is not drawn (tests/stage.test.ts).
 *
 * `now`, the table after the entry, is asked only for what no event tells: which cubes fill the cities, and everybody's
 * money at the end.
 */
export function stageOf(
  { before, earlier, event }: Happening<RailroadTycoon>,
  eyes: Eyes,
  now?: Table,
): { was: Staged; shown: Staged } {
  let was = before;
  for (const told of earlier ?? []) was = tell(was, told, eyes, now);
  return { was, shown: tell(was, event, eyes, now) };
}

export function tell(seen: Staged, event: Event, eyes: Eyes, now?: Table): Staged {
  const table = tellTable(seen.table, event, now);
  const own =
    seen.own && 'seat' in event && event.seat === eyes ? tellOwn(seen.own, event) : seen.own;
  return { table, own };
}

/** What one's own deed does to one's own money. */
function tellOwn(own: Own, event: Event): Own {
  const paid = (price: number): Own => ({ ...own, money: own.money - price });
  switch (event.is) {
    case 'tycoon-dealt':
      return { ...own, tycoon: event.tycoon ?? null };
    case 'share-issued':
      return paid(-SHARE);
    case 'first-chosen':
      return paid(event.paid - event.issued * SHARE);
    case 'track-laid':
    case 'track-redirected':
    case 'city-urbanised':
    case 'level-raised':
      return paid(event.price);
    case 'western-built':
      return paid(WESTERN);
    case 'income-paid':
      return paid(event.dividend - event.income - event.issued * SHARE);
    default:
      return own;
  }
}

function tellTable(table: Table, event: Event, now: Table | undefined): Table {
  switch (event.is) {
    case 'cities-filled':
      return now ? { ...table, cubes: now.cubes, bag: now.bag } : table;
    case 'cards-laid':
      return {
        ...table,
        show: event.cards,
        pile: event.cards
          .slice(table.show.length)
          .reduce((pile, card) => changed(pile, card, -1), table.pile),
      };
    case 'turn-begun':
      return {
        ...table,
        phase: 'auction',
        turn: event.turn,
        round: 0,
        seat: table.first,
        bid: 0,
        bidder: -1,
        players: table.players.map((player) => ({ ...player, passed: false, engineered: 0 })),
      };
    case 'bid-made':
      return { ...table, bid: event.amount, bidder: event.seat };
    case 'bid-passed':
      return withPlayer(table, event.seat, () => ({ passed: true }));
    case 'first-chosen':
      return {
        ...withPlayer(table, event.seat, issues(event.issued)),
        first: event.seat,
        bid: 0,
        bidder: -1,
      };
    case 'round-begun':
      return { ...table, phase: 'act', round: event.round, seat: table.first };
    case 'share-issued':
      return withPlayer(table, event.seat, () => ({ shares: event.shares }));
    case 'grant-announced':
      return withPlayer(table, event.seat, ({ cards }) => ({ cards: without(cards, GRANT) }));
    case 'track-laid':
      return laid(table, event.seat, tileOf(event.hex, event.from, event.to));
    case 'track-redirected':
      return redirected(table, event.seat, tileOf(event.hex, event.from, event.to));
    case 'link-finished':
      return finished(table, event.seat, event.ends[0].city, event.ends[1].city);
    case 'building-stopped':
      return { ...table, build: null };
    case 'city-urbanised':
      return {
        ...table,
        colours: table.colours.with(event.city.city, event.colour),
        newCities: changed(table.newCities, event.colour, -1),
      };
    case 'cubes-drawn':
      return { ...moved(table, event.city.city, event.cubes), draw: null };
    case 'level-raised':
      return {
        ...withPlayer(table, event.seat, () => ({ level: event.level })),
        sixth: event.level === PULLMAN_LEVEL ? (table.sixth ?? event.seat) : table.sixth,
      };
    case 'goods-delivered':
      return {
        ...table,
        cubes: changed(table.cubes, event.ends[0].city * COLOURS + event.colour, -1),
        bag: changed(table.bag, event.colour, 1),
        players: table.players.map((player, seat) => gains(player, event.points[seat] ?? 0)),
      };
    case 'end-announced':
      return { ...table, lastTurn: event.lastTurn };
    case 'card-taken': {
      const after = { ...table, show: without(table.show, event.card) };
      return isKept(event.card)
        ? withPlayer(after, event.seat, ({ cards }) => ({ cards: [...cards, event.card] }))
        : after;
    }
    case 'points-gained': {
      const isHeld = effectOf(event.card).is === 'hotel';
      return {
        ...withPlayer(table, event.seat, (player) => gains(player, event.points)),
        show: isHeld ? table.show : without(table.show, event.card),
      };
    }
    case 'card-removed':
      return { ...table, show: without(table.show, event.card) };
    case 'western-built': {
      const { city } = event.city;
      const place = mapOf(table.map).western.findIndex((western) => western.city === city);
      const after = moved(table, city, new Array<number>(event.cubes).fill(RED));
      return { ...after, western: table.western.with(place, event.seat) };
    }
    case 'pullman-shown':
      return { ...table, pullman: true };
    case 'income-paid':
      return withPlayer(table, event.seat, issues(event.issued));
    case 'links-removed':
      return removed(table);
    case 'card-turned':
      return {
        ...table,
        show: [...table.show, event.card],
        pile: changed(table.pile, event.card, -1),
      };
    case 'tycoon-shown':
      return { ...table, result: shownIn(table, event.seat, event.tycoon, event.points) };
    case 'game-ended':
      return { ...table, phase: 'over', result: now?.result ?? table.result };
    case 'tycoon-dealt':
    case 'city-grown':
    case 'city-emptied':
    case 'action-declined':
      return table;
  }
}

const issues =
  (count: number) =>
  ({ shares }: Player): Partial<Player> => ({ shares: shares + count });

const gains = (player: Player, points: number): Player =>
  points === 0 ? player : { ...player, score: player.score + points };

const changed = (counts: readonly number[], kind: number, by: number): number[] =>
  counts.with(kind, (counts[kind] ?? 0) + by);

function without(cards: readonly Card[], card: Card): Card[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards.slice() : cards.toSpliced(at, 1);
}

/** Cards with a red cross are used as they are taken (12.4). */
const isKept = (card: Card): boolean =>
  !['growth', 'industry', 'executive'].includes(effectOf(card).is);

/** Cubes go from the bag to a city. */
function moved(table: Table, city: City, cubes: readonly number[]): Table {
  let { cubes: there, bag } = table;
  for (const colour of cubes) {
    there = changed(there, city * COLOURS + colour, 1);
    bag = changed(bag, colour, -1);
  }
  return { ...table, cubes: there, bag };
}

/** Money comes last, with the end. */
function shownIn({ players, result }: Table, seat: Seat, tycoon: number, points: number): Result {
  const { tycoons, bonuses } = result ?? {
    tycoons: players.map((): number | null => null),
    bonuses: players.map(() => 0),
  };
  return { tycoons: tycoons.with(seat, tycoon), bonuses: bonuses.with(seat, points), money: [] };
}
