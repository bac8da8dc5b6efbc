import type { Card, Colour, NamedCity } from '#games/railroad-tycoon/rules/model.ts';
import type { Who } from '#kernel/who.ts';

/** What the digest, the signs and the reading of the table say. It comes after the board. Money is in thousands. */
export type Telling = {
  /** Before all else, for everybody. */
  /** Of which turn, once the next one has begun. */
  income(turn: number | undefined): string;
  incomeGain(sum: number): string;
  newCard(card: Card): string;
  end(lastTurn: number): string;
  endShort: string;
  lastTurn: string;
  ownTycoon(points: number): string;
  won(who: Who, points: number): string;
  wonShort(who: Who): string;
  /** What somebody did once that turn had begun. */
  inTurn(turn: number, deeds: string): string;

  /** Parts of a rival's line: they follow the name, and each other after a comma. */
  does: {
    line(card: Card): Part;
    bounty(card: Card): Part;
    delivers(from: NamedCity, to: NamedCity): Part;
    links(from: NamedCity, to: NamedCity): Part;
    begins(from: NamedCity): Part;
    west(city: NamedCity): Part;
    level(level: number): Part;
    urbanises(city: NamedCity, colour: Colour): Part;
    grows(city: NamedCity): Part;
    takes(cards: readonly Card[]): Part;
    first(paid: number): Part;
    bids(amount: number): Part;
    passes: Part;
    issues(shares: number): Part;
    tycoon(name: string): Part;
    declines: Part;
  };
  gain(points: number): string;
  tiles(count: number): string;
  /** What one's own links or hotels gained by it. */
  forYou(points: number): string;

  sign: {
    end(empty: number, due: number): { title: string; text: string };
    endText(lastTurn: number): string;
    line(who: Who, card: Card, points: number): { title: string; text: string };
    gain(points: number): string;
    west(
      who: Who,
      city: NamedCity,
      cubes: number,
      market: string | undefined,
    ): { title: string; text: string };
    last(turn: number): { title: string; text: string };
  };

  /** After whose turn it is and at which step, which the house says. */
  aloud: {
    points(scores: readonly (readonly [Who, number])[], purse: Purse | undefined): string;
    /** Where so many turns were agreed. */
    turn(turn: number, of: number): string;
    /** What one may do. */
    auction(bid: number, leader: Who | undefined): string;
    act(cubes: number, best: BestCube | undefined): string;
  };
};

/** What is said, and the word or two for a folded strip. */
export type Part = { text: string; short: string };

/** One's own money, in thousands, and shares. */
export type Purse = { money: number; shares: number };

export type BestCube = { colour: Colour; from: string; to: string; points: number };
