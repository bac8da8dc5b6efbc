import type { Company, Share, Track } from '#games/union-pacific/rules/model.ts';
import type { Who } from '#kernel/who.ts';
import type { CityRead, Whereabouts } from '../logic/cities.ts';
import type { Effect } from '../logic/forecast.ts';
import type { Outlook } from '../logic/outlook.ts';
import type { Taking, Worth } from '../logic/worth.ts';
import type { Marks } from './marks.ts';

/** Where a share can be taken from now. */
export type TakeFrom = { display: boolean; pile: boolean; up: boolean };

/** What somebody is asked for. */
export type Ask = 'open' | 'swap' | 'act' | 'idle' | 'discard' | 'take' | 'exchange';

/** What the board says. A language that lacks a sentence does not compile. Names are spoken, not only shown. */
export type Words = {
  subtitle(round: number, paid: number): string;
  subtitleStart: string;
  subtitleOver(rounds: number): string;
  stepsStart: readonly string[];
  stepsBuild: readonly string[];
  stepsInvest: readonly string[];

  share(share: Share): string;
  /** So many cards of a type. */
  tracks(count: number, track: Track): string;
  /** On its card. */
  trackCard(track: Track): string;
  where(where: Whereabouts): readonly [section: string, space: string];

  /** What the game waits for. */
  call: {
    yours: Readonly<Record<Ask, string>>;
    /** The same, where it is only planned. */
    inPencil: Readonly<Record<Ask, string>>;
    waits(names: readonly string[]): string;
    /** While one's own deed is shown. */
    yourTurn: string;
    turnOf(name: string): string;
    house: string;
    over: string;
  };
  /** What to do next, in the line above the papers. */
  hint: {
    open: string;
    openPicked(share: Share): string;
    opened(share: Share): string;
    swap: string;
    swapNone: string;
    /** Dead cards, and nothing to draw for them. */
    swapNothing: string;
    swapPicked(track: Track): string;
    card: string;
    onlyInvest: string;
    company(card: Track | undefined, spaces: number): string;
    companyHere(companies: readonly Company[]): string;
    space(company: Company, spaces: number): string;
    invest: string;
    idle: string;
    discard: string;
    discardPicked(track: Track): string;
    take(from: TakeFrom): string;
    /** What one more share would bring. */
    taking(taking: Taking, nameOf: (seat: number) => string): string;
    takePile(outlook: Outlook): string;
    takeUp(left: number): string;
    /** What has just come from the pile. */
    drew(share: Share): string;
    exchange: string;
    exchangePicked(share: Share, up: Worth): string;
    /** 7.5: a Union Pacific share for another. */
    exchangeSame(left: number): string;
    /** "at the next dividend". */
    atDividend: string;
    worth(share: Share, effect: Effect): readonly [before: string, after: string];
    plays(track: Track): string;
    change(who: Who, from: number, to: number): readonly [who: string, change: string];
    nobody: string;
    /** 9.9, after what the only shareholder is paid. */
    sole: string;
    /** While others act: what everybody would be paid. */
    now: string;
    ended: string;
    lays(shares: readonly (readonly [Share, number])[]): string;
  };
  lever: {
    open: string;
    build: string;
    invest: string;
    discard: string;
    take: string;
    draw: string;
    exchange: string;
    endTurn: string;
    swap: string;
    goOn: string;
    choose: string;
    /** What it waits for. */
    missing: {
      share: string;
      /** Which of card and company have been chosen. */
      building(track: boolean, company: boolean): string;
      shares: string;
      track: string;
      source: string;
    };
  };
  mode: { build: string; invest: string; label: string };
  papers: {
    tracks: string;
    tracksSub(pile: number): string;
    shares: string;
    sharesSub: string;
    sharesInvest: string;
    display: string;
    displayLater: string;
    displayNow: string;
    up: string;
    upLeft(left: number): string;
    upNone: string;
    upExchangeOnly: string;
    upNext(nth: number, row: readonly number[]): readonly [string, string];
    upNothing: string;
    drawn: string;
    /** On the share that came last. */
    isNew: string;
    empty: string;
    none: string;
    count(count: number): string;
    picked(picked: number, count: number): string;
    /** On a share that comes or goes by these steps of a plan. */
    planned(steps: readonly number[]): string;
    hands: string;
    discards(counts: readonly (readonly [Track, number])[]): string;
    tooMany: string;
    cannotBuild: string;
    dead: string;
    /** On a share that can be taken: what it would bring. */
    worth(worth: Worth): string;
    /** The same, said after its name. */
    worthSaid(worth: Worth): string;
    /** On the pile. */
    dividendChance(chance: number): string;
    /** Beside the shares to be taken, on a phone. */
    inHand: string;
  };
  pile: {
    name: string;
    cards(count: number): string;
    dividends(count: number): readonly [string, string];
    chance(percent: string): string;
    from(earliest: number, latest: number, only: boolean): string;
    paid(paid: number, all: number): string;
    /** One payment is left. */
    last: string;
    percent(share: number): string;
  };
  chips: {
    label(track: Track | undefined): string;
    /** What the number on each says, where nothing can be pointed at. */
    key: string;
    chip(company: Company, spaces: number): string;
  };
  grid: {
    title: string;
    sub: string;
    first: string;
    second: string;
    company: string;
    value: string;
    trains: string;
    third: string;
    dividend: string;
    fortune: string;
    hand: string;
    hidden: string;
    cell(shares: number, place: number, pays: number): string;
    hands(shares: number, tracks: number, known: readonly (readonly [Share, number])[]): string;
    point: string;
    withoutThird: string;
    upRow(row: readonly number[]): string;
  };
  map: {
    label: string;
    help: string;
    places: string;
    place(where: readonly [string, string], company: string | undefined): string;
    cities: string;
    city(city: CityRead): string;
    closer: string;
    farther: string;
    whole: string;
    /** What search, scale and small map are folded into on a phone. */
    tools: string;
    tag(company: Company, from: number, to: number): string;
  };
  marks: Marks;
  panes: { label: string; map: string; papers: string; toChoice: string };
  opening: { title: string; sub: string };
  dividend: {
    turned(nth: number): string;
    title(nth: number): string;
    sub(nth: number, all: number): string;
    sum: string;
    third: string;
    thirdAppeared: string;
    close: string;
    next: string;
    back: string;
    other(nth: number): string;
    skip: string;
    why(place: number, sole: boolean, tied: boolean): string;
    hidden: string;
  };
  score: {
    title: string;
    line(parts: readonly string[]): string;
    has(who: Who, money: number): string;
  };
  result: {
    won(who: Who, money: number): string;
    tied(names: readonly string[], money: number): string;
    /** In the midst of a sentence. */
    third: string;
    thirdWon(money: number): string;
    chart: string;
    nth(nth: number): string;
    unseen: string;
    holdings: string;
    money: string;
    place: string;
    /** Shares that stayed in hand, as the head of a row. */
    inHand: string;
    unplayed(shares: readonly (readonly [Share, number])[], missed: number): string;
    allPlayed: string;
    byTurn: string;
    byTurnSub: string;
    /** Under the chart. */
    at(nth: number, round: number): string;
    atShort(nth: number): string;
    course(name: string, atPayments: readonly number[], sum: number): string;
    bar(name: string, parts: readonly string[], money: number): string;
  };
};

/** The parts of it, each in its file. */
export type TurnWords = Pick<Words, 'call' | 'hint' | 'lever' | 'mode'>;
export type PaperWords = Pick<Words, 'papers' | 'pile' | 'chips' | 'grid'>;
export type ScoreWords = Pick<Words, 'opening' | 'dividend' | 'score' | 'result'>;
export type GeneralWords = Omit<Words, keyof (TurnWords & PaperWords & ScoreWords)>;
