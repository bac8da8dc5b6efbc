import type { Seat } from '#kernel/game.ts';
import type { Id } from '#kernel/id.ts';
import type { KindOf } from '#kernel/play.ts';
import type { BoardData } from './data/board.ts';
import { COMPANIES, UP_SHARES } from './data/cards.ts';

/** 0 to 9 for the ten companies. */
export type Company = Id<'company'>;

/** A kind of share, named by its company: one of the ten, or Union Pacific. Copies do not differ. */
export type Share = Company;
export const UP: Share = 10;
export const SHARES = 11;

/** A card of the share pile: a share, or this. */
export type PileCard = Share;
export const DIVIDEND: PileCard = -1;

/** A place of the display that is empty. */
export const NO_SHARE = -1;

/** A place of the display. */
export type Place = Id<'place'>;

/** A kind of track: plain, dotted, black, white; of cards also the joker. */
export type Track = Id<'track'>;
export const TRACKS = 5;
export const JOKER: Track = 4;

/** A space of the board, counted through all sections. */
export type Space = Id<'space'>;

/** How many shares of each kind there are. */
export const SHARES_OF: readonly number[] = [...COMPANIES.map(({ shares }) => shares), UP_SHARES];

/**
 * `open` is the opening choice, of all at once; `swap` the option of dead cards; `act` the choice to build or invest;
 * `take` and `exchange` follow building, `discard` follows investing. The others are chance's.
 */
export type Phase =
  | 'deal'
  | 'open'
  | 'reveal'
  | 'display'
  | 'swap'
  | 'swap-draw'
  | 'track'
  | 'act'
  | 'discard'
  | 'take'
  | 'draw'
  | 'refill'
  | 'exchange'
  | 'over';

export type Player = {
  /** Track cards and shares in hand. */
  tracks: number;
  shares: number;
  /** Shares laid out, by kind. */
  exposed: number[];
  /** 7.4: shares this player has exchanged away. */
  boxed: number;
  /** 15.4: shares of each company that everybody has seen go into this hand and that must still be there. */
  held: number[];
  /** 15.4: Union Pacific shares in hand or exchanged away: everybody has seen them come. */
  up: number;
  /** The opening choice is made. */
  chosen: boolean;
};

/** A part of the share pile. What lies where in it is unknown; how much, everybody knows. */
export type Group = { shares: number; dividends: number };

export type Table = {
  phase: Phase;
  board: 'north-america' | BoardData;
  options: Rules;
  turn: Seat;
  turns: number;
  /** Who stands on each space: a company's number plus 1. 0: nobody. */
  spaces: number[];
  /** Trains of each company not yet on the board. */
  trains: number[];
  players: Player[];
  display: Share[];
  /** The share pile, top first. */
  groups: Group[];
  /** Union Pacific shares to be had. */
  upPile: number;
  /** 6.7: shares that left the game from the display, by company. */
  removed: number[];
  /** Track cards to draw, those discarded by kind, those swapped out of the game by kind. */
  trackPile: number;
  discards: number[];
  gone: number[];
  /** Dividend cards turned and not yet paid, and payments made. */
  announced: number;
  paid: number;
  /** 3.6: how many players in a row could do nothing. */
  idle: number;
  /** By seat; nothing while money is hidden. */
  money: number[] | null;
  /** 12.2: what the imaginary player holds and has, from the last payment on. */
  third: { shares: number[]; money: number } | null;
};

export type Own = {
  /** By kind. */
  tracks: number[];
  shares: number[];
  /** What one has exchanged away. */
  boxed: number[];
  /** The opening choice, until it is revealed. */
  opening: Share | null;
  money: number;
};

/** Piles are numbers of each kind: chance draws from them when a card is turned, so no future is stored. */
export type Hidden = {
  tracks: number[];
  pile: number[];
  own: Own[];
};

export type Action =
  | { do: 'choose-opening'; share: Share }
  | { do: 'swap-track'; track: Track }
  | { do: 'stop-swapping' }
  | { do: 'build'; track: Track; company: Company; space: Space }
  | { do: 'invest'; share: Share; count: number }
  /** In the order of the companies: however it is named, it is one action. */
  | { do: 'invest-pair'; shares: [Share, Share] }
  | { do: 'discard'; track: Track }
  | { do: 'take-display'; place: Place }
  | { do: 'take-pile' }
  | { do: 'take-up' }
  | { do: 'exchange'; share: Share }
  | { do: 'end-turn' }
  /** Chance, from here on. Hands by seat. */
  | { do: 'deal'; tracks: Track[][]; shares: Share[][] }
  | { do: 'reveal' }
  | { do: 'lay-display'; shares: Share[] }
  | { do: 'draw-track'; track: Track }
  | { do: 'turn-card'; card: PileCard };

export type ActionOf<D extends Action['do']> = Extract<Action, { do: D }>;

export type CityName = { name: string; fr?: string };

/** By seat, and the imaginary player's last. `secret`: money is hidden, and what others get is null. */
type Paid = { nth: number; payments: (number | null)[]; secret?: true };

export type Event =
  | { is: 'cards-dealt'; seat: Seat; tracks?: Track[]; shares?: Share[] }
  | { is: 'opening-chosen'; seat: Seat; share?: Share }
  | { is: 'openings-revealed'; shares: Share[] }
  | { is: 'display-laid'; shares: Share[] }
  | { is: 'turn-begun'; seat: Seat; turn: number }
  /** One that no other event tells of: swapping has stopped, or a share is to come from the pile. */
  | { is: 'phase-begun'; phase: Phase }
  | { is: 'track-drawn'; seat: Seat; track?: Track }
  | { is: 'tracks-reshuffled' }
  | { is: 'track-swapped'; seat: Seat; track: Track }
  /** `value`: what the company is worth now. */
  | {
      is: 'train-built';
      seat: Seat;
      track: Track;
      company: Company;
      space: Space;
      ends: [CityName, CityName];
      value: number;
    }
  | { is: 'shares-invested'; seat: Seat; shares: Share[] }
  | { is: 'track-discarded'; seat: Seat; track: Track; idle?: true }
  | { is: 'share-taken'; seat: Seat; share: Share; place: Place }
  | { is: 'share-drawn'; seat: Seat; share?: Share }
  /** `last`: no Union Pacific share is left (6.4, 7.3). */
  | { is: 'up-taken'; seat: Seat; last?: true }
  | { is: 'share-displayed'; share: Share; place: Place }
  | { is: 'display-removed'; share: Share }
  | { is: 'share-exchanged'; seat: Seat; share?: Share; last?: true }
  /** `ignored`: one too many, in a game for two (12.5). */
  | { is: 'dividend-turned'; nth: number; ignored?: true }
  | { is: 'third-appeared'; shares: number[] }
  | ({ is: 'company-paid'; company: Company; value: number } & Paid)
  | ({ is: 'up-paid' } & Paid)
  | ({ is: 'dividend-paid' } & Paid)
  | { is: 'game-ended'; money: number[] };

/** The options that the rules ask for in play. */
export type Rules = {
  /** 13.1 */
  spread: boolean;
  /** 13.3 to 13.5 */
  second: boolean;
  /** 13.7 */
  swap: boolean;
  /** 13.8 */
  hiddenMoney: boolean;
};

export type Options = Rules & { board: 'north-america' | BoardData };

export type UnionPacific = KindOf<Table, Hidden, Own, Action, Event, Options>;
