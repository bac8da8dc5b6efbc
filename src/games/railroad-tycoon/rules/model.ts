import type { Side } from '#hex/hex.ts';
import type { Seat } from '#kernel/game.ts';
import type { Id } from '#kernel/id.ts';
import type { KindOf } from '#kernel/play.ts';
import type { MapData } from './data/map.ts';

/** Money is in thousands of dollars everywhere. */

/** 0 to 4: red, yellow, blue, black, purple. A city may also be grey. */
export type Colour = Id<'colour'>;
export const COLOURS = 5;
export const RED: Colour = 0;
export const GREY: Colour = 5;

/** A city, by its place in the map's list. */
export type City = Id<'city'>;

/** A hex of the map, counted by rows. */
export type HexAt = Id<'hex'>;

/** A kind of operations card, by its place in `CARDS`. */
export type Card = Id<'card'>;

/** By its place in `TYCOONS`. */
export type Tycoon = Id<'tycoon'>;

/** A track in a hex, from one side to the other: `hex * 36 + from * 6 + to`. */
export type Tile = Id<'tile'>;

/** A finished link, by its place in the list, which is its number for good. */
export type LinkAt = Id<'link'>;

/** An unfinished link, by its place among them for now. -1: none. */
export type UnfinishedAt = Id<'unfinished link'>;

/** A finished link. */
export type Link = { owner: Seat; a: City; b: City; tiles: Tile[] };

/** 6.10: track that comes from a city and does not reach another. */
export type Unfinished = { owner: Seat; from: City; tiles: Tile[] };

/**
 * `settle` takes a bid from the winner's money, `income` pays all: both may bring shares to light, so they are
 * chance's, like every draw. `industry` and `growth` ask for the city of a card just taken.
 */
export type Phase =
  | 'fill'
  | 'tycoons'
  | 'cards'
  | 'auction'
  | 'settle'
  | 'act'
  | 'build'
  | 'industry'
  | 'growth'
  | 'cubes'
  | 'pullman'
  | 'income'
  | 'card'
  | 'reveal'
  | 'over';

export type Player = {
  shares: number;
  level: number;
  /** Points on the income track. */
  score: number;
  /** Operations cards kept, in the order in which they came. */
  cards: Card[];
  /** 13.9: five tiles laid in an action, so often in this turn. */
  engineered: number;
  /** 4.5 */
  passed: boolean;
};

/** A build action under way. */
export type Build = {
  /** Which unfinished link; -1 before the first tile. */
  link: UnfinishedAt;
  tiles: number;
  /** 13.6 */
  grant: boolean;
};

/** What the table learns when all is over. By seat. */
export type Result = { tycoons: (Tycoon | null)[]; bonuses: number[]; money: number[] };

export type Table = {
  phase: Phase;
  map: 'eastern-us' | MapData;
  options: Rules;
  turn: number;
  round: number;
  first: Seat;
  /** Who speaks or acts. */
  seat: Seat;
  /** Actions that this seat still has, the present one included. */
  actions: number;
  /** The highest bid and its bidder; -1: none yet. */
  bid: number;
  bidder: Seat;
  players: Player[];
  /** `city * 5 + colour`. 11.11: a city without a cube bears a marker. */
  cubes: number[];
  /** Of each city, as it is now. */
  colours: Colour[];
  /** 20.4: by colour. */
  bag: number[];
  newCities: number[];
  /** 14.1: who built each western link of the map; -1: nobody. */
  western: Seat[];
  /** Sides of each hex that bear track, as bits. */
  rails: number[];
  links: Link[];
  unfinished: Unfinished[];
  build: Build | null;
  /** Cubes that chance is about to draw. */
  draw: { city: City; count: number } | null;
  /** Cards that lie open, and those still to come, by kind. */
  show: Card[];
  pile: number[];
  /** 16.2, 18.6: the last turn, once it is known. */
  lastTurn: number | null;
  /** 17.6: who reached the level first, and whether the card was shown then. */
  sixth: Seat | null;
  pullman: boolean;
  /** 18.4 */
  tilesLeft: number | null;
  result: Result | null;
};

export type Own = { money: number; tycoon: Tycoon | null };

/** Nothing else is hidden: what is in the bag and in the pile, everybody can work out, and no order is stored. */
export type Hidden = { own: Own[] };

export type Action =
  | { do: 'bid'; amount: number }
  | { do: 'pass' }
  | { do: 'issue-share' }
  | { do: 'announce-grant' }
  | { do: 'lay-track'; hex: HexAt; from: Side; to: Side }
  /** `link`: its place among the unfinished ones. */
  | { do: 'redirect'; link: UnfinishedAt; to: Side }
  | { do: 'stop-building' }
  | { do: 'urbanise'; city: City; colour: Colour }
  | { do: 'upgrade' }
  | { do: 'deliver'; colour: Colour; from: City; route: LinkAt[] }
  | { do: 'take-card'; card: Card }
  | { do: 'grow-city'; city: City }
  | { do: 'western-link'; city: City }
  | { do: 'decline-action' }
  /** Chance, from here on. `cubes`: colours, by city. */
  | { do: 'fill-cities'; cubes: Colour[][] }
  | { do: 'deal-tycoons'; tycoons: Tycoon[] }
  | { do: 'lay-cards'; cards: Card[] }
  | { do: 'settle-bid' }
  | { do: 'draw-cubes'; cubes: Colour[] }
  | { do: 'look-for-pullman' }
  | { do: 'pay-income' }
  | { do: 'turn-card'; card: Card }
  | { do: 'reveal' };

export type ActionOf<D extends Action['do']> = Extract<Action, { do: D }>;

/** A city in an event: who listens has no map at hand. */
export type NamedCity = { city: City; name: string; fr?: string };

/** `origin`: the city from which the track comes. */
type Track = {
  seat: Seat;
  hex: HexAt;
  from: Side;
  to: Side;
  origin: NamedCity;
  price: number;
};

export type Event =
  /** By city. */
  | { is: 'cities-filled'; cubes: Colour[][] }
  | { is: 'tycoon-dealt'; seat: Seat; tycoon?: Tycoon }
  | { is: 'cards-laid'; cards: Card[] }
  | { is: 'turn-begun'; turn: number; last: boolean }
  /** A phase that no other event brings. */
  | { is: 'phase-begun'; phase: Phase }
  | { is: 'bid-made'; seat: Seat; amount: number }
  | { is: 'bid-passed'; seat: Seat }
  /** Whose word it is now in the auction. */
  | { is: 'bid-asked'; seat: Seat }
  /** `issued`: shares that the payment asked for. */
  | { is: 'first-chosen'; seat: Seat; paid: number; issued: number }
  | { is: 'round-begun'; round: number }
  | { is: 'action-ended' }
  | { is: 'share-issued'; seat: Seat; shares: number }
  | { is: 'grant-announced'; seat: Seat }
  | ({ is: 'track-laid' } & Track)
  | ({ is: 'track-redirected' } & Track)
  | { is: 'link-finished'; seat: Seat; link: LinkAt; ends: [NamedCity, NamedCity]; tiles: number }
  | { is: 'building-stopped'; seat: Seat; tiles: number }
  | { is: 'city-urbanised'; seat: Seat; city: NamedCity; colour: Colour; price: number }
  | { is: 'city-grown'; seat: Seat; city: NamedCity }
  | { is: 'cubes-drawn'; city: NamedCity; cubes: Colour[] }
  | { is: 'level-raised'; seat: Seat; level: number; price: number }
  | {
      is: 'goods-delivered';
      seat: Seat;
      colour: Colour;
      ends: [NamedCity, NamedCity];
      route: LinkAt[];
      /** By seat. */
      points: number[];
    }
  | { is: 'city-emptied'; city: NamedCity; markers: number }
  | { is: 'end-announced'; lastTurn: number }
  | { is: 'card-taken'; seat: Seat; card: Card }
  | { is: 'points-gained'; seat: Seat; card: Card; points: number }
  | { is: 'card-removed'; card: Card }
  | { is: 'western-built'; seat: Seat; city: NamedCity; cubes: number }
  | { is: 'action-declined'; seat: Seat }
  | { is: 'pullman-shown'; seat: Seat }
  | { is: 'income-paid'; seat: Seat; income: number; dividend: number; issued: number }
  | { is: 'links-removed'; links: number }
  | { is: 'card-turned'; card: Card }
  | { is: 'tycoon-shown'; seat: Seat; tycoon: Tycoon; points: number }
  /** By seat. */
  | { is: 'game-ended'; money: number[] };

/** The options that the rules ask for in play. */
export type Rules = {
  /** 18.1, 18.2 */
  beginner: boolean;
  /** 18.3 */
  sharp: boolean;
  /** 18.4: how many track tiles; null: as many as one needs. */
  tiles: number | null;
  /** 18.6: after how many turns the game ends at the latest; null: none is agreed. */
  turns: number | null;
};

export type Options = Rules & { map: 'eastern-us' | MapData };

export type RailroadTycoon = KindOf<Table, Hidden, Own, Action, Event, Options>;
