import type { Who } from '#kernel/who.ts';
import type { Card, Colour, NamedCity, Tycoon } from '../model.ts';

/** A build action in one sentence. `ends`: it finished a link of `tiles`, of which `laid` are of this action. */
export type Built = {
  origin: NamedCity;
  ends: readonly [NamedCity, NamedCity] | undefined;
  laid: number;
  tiles: number;
  price: number;
  issued: number;
  grant: boolean;
};

/** What the narrator can say. A language that lacks a sentence does not compile. Money is in thousands. */
export type Words = {
  card(card: Card): string;
  colour(colour: Colour): string;
  citiesFilled(cubes: number): string;
  tycoonDealt(who: Who): string;
  /** `others`: to all but who listens. */
  tycoonsDealt(others: boolean): string;
  tycoonDealtSeen(who: Who, tycoon: Tycoon): string;
  cardsLaid(cards: readonly Card[]): string;
  turnBegun(turn: number, last: boolean): string;
  bidMade(who: Who, amount: number): string;
  bidPassed(who: Who): string;
  firstChosen(who: Who, paid: number, issued: number): string;
  shareIssued(who: Who, shares: number): string;
  sharesIssued(who: Who, issued: number, shares: number): string;
  built(who: Who, built: Built): string;
  grantAnnounced(who: Who): string;
  trackLaid(who: Who, origin: NamedCity, price: number): string;
  trackRedirected(who: Who, origin: NamedCity, price: number): string;
  linkFinished(who: Who, from: NamedCity, to: NamedCity, tiles: number): string;
  buildingStopped(who: Who): string;
  cityUrbanised(who: Who, city: NamedCity, colour: Colour): string;
  cityGrown(who: Who, city: NamedCity): string;
  cubesDrawn(city: NamedCity, cubes: readonly Colour[]): string;
  levelRaised(who: Who, level: number, price: number): string;
  goodsDelivered(
    who: Who,
    colour: Colour,
    from: NamedCity,
    to: NamedCity,
    links: number,
    points: readonly (readonly [Who, number])[],
  ): string;
  cityEmptied(city: NamedCity, markers: number): string;
  endAnnounced(lastTurn: number): string;
  cardTaken(who: Who, card: Card): string;
  pointsGained(who: Who, card: Card, points: number): string;
  cardRemoved(card: Card): string;
  westernBuilt(who: Who, city: NamedCity): string;
  actionDeclined(who: Who): string;
  pullmanShown(who: Who): string;
  incomePaid(who: Who, income: number, dividend: number, issued: number): string;
  linksRemoved(links: number): string;
  cardTurned(card: Card): string;
  tycoonShown(who: Who, tycoon: Tycoon, points: number): string;
  gameEnded(): string;
};
