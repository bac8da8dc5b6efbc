import type { Card, City, Colour, Phase } from '#games/railroad-tycoon/rules/model.ts';
import type { Who } from '#kernel/who.ts';
import type { KeyLine } from '#ui/face.ts';
import type { Worth } from '../logic/card-worth.ts';
import type { NextIncome } from '../logic/income.ts';
import type { CityRead } from '../logic/network-reading.ts';
import type { TycoonStanding } from '../logic/tycoon.ts';
import type { PanelWords } from './panel-words.ts';

export type { Who };

/** All the face says. A language that lacks a sentence does not compile. Money is in thousands. */
export type Words = GeneralWords & PanelWords & CardWords & ScoreWords;

/** How a city is called, for sentences about several. */
export type NameCity = (city: City) => string;

export type GeneralWords = {
  /** `of`: so many turns were agreed. */
  subtitle(turn: number, of: number | null, empty: number, due: number): string;
  subtitleLast(turn: number): string;
  /** 16.2: the end is near, one turn more is to come. */
  subtitleEnds(turn: number, last: number): string;
  subtitleStart: string;
  subtitleOver(turns: number): string;
  stepsStart: readonly string[];
  stepsTurn: readonly string[];
  money(thousands: number): string;
  /** Of a cube. */
  colour(colour: Colour): string;
  /** Points that come. */
  gain(points: number): string;
  /** "you", or the name. */
  me(who: Who): string;

  /** The heading of the lit panel. */
  call: {
    yours: {
      auction: string;
      act(actions: number): string;
      build: string;
      industry: string;
      growth: string;
    };
    /** An action that is only planned. */
    inPencil(actions: number): string;
    turnOf(who: Who): string;
    bidOf(name: string): string;
    /** What chance does in this phase. */
    house(phase: Phase): string;
    over: string;
  };
  /** What to do next, one sentence. */
  hint: {
    choose: string;
    build: {
      /** `goesOn`: there is track of one's own that has not arrived. */
      start(goesOn: boolean): string;
      next(left: number): string;
      blocked: string;
      nowhere: string;
    };
    urbanise: {
      city: string;
      colour(city: string): string;
    };
    deliver: { cube: string; none: string };
    card: { choose: string; none: string };
    west: { choose: string; none: string };
    growth: string;
    industry: string;
  };
  map: {
    label: string;
    help: string;
    find: string;
    notFound: string;
    closer: string;
    farther: string;
    whole: string;
    /** What search, scale and small map are folded into on a phone. */
    tools: string;
    cities: string;
    city(city: CityRead, who: (seat: number) => Who): string;
    /** `side`: by which it leaves its hex, 0 east, then against the clock. */
    tile(side: number, price: number, arrives: string | undefined): string;
    unfinished(city: string): string;
  };
  phone: { fold: string; unfold: string };
  /** What the keys of the board do. */
  keys: readonly KeyLine[];
};

export type CardWords = {
  cards: {
    title: string;
    sub(show: number, pile: number): string;
    none: string;
    take: string;
    /** On a card that can be taken now. */
    toTake: string;
    lever(card: Card): string;
    name(card: Card): string;
    does(card: Card): string;
    /** What it brings one now. */
    worth(worth: Worth, name: NameCity): string;
    sign(card: Card): string;
    count(count: number): string;
  };
  tycoon: {
    title: string;
    secret: string;
    /** With its name. */
    card(standing: Pick<TycoonStanding, 'name' | 'goal' | 'worth'>): string;
    /** How it stands. */
    standing(standing: TycoonStanding, who: (seat: number) => Who): string;
  };
};

export type ScoreWords = {
  score: {
    title: string;
    points: string;
    heads: { level: string; income: string; shares: string };
    cash: string;
    you: string;
    first: string;
    acts: string;
    line(parts: readonly string[]): string;
    has(who: Who, points: string): string;
    /** After a sum: the shares are taken off. */
    net: string;
    /** Of all sums of a line. */
    netOf: string;
    incomes: string;
    summit(from: number, to: number): string;
    position(who: Who, score: number, income: number): string;
    next(next: NextIncome): string;
    hand: string;
    noCards: string;
    empty: string;
    /** 16.2: enough of them, and the end is near. */
    emptyOf(empty: number, due: number): string;
    lastTurn(turn: number): string;
    bag(cubes: number): string;
  };
};
