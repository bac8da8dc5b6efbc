import type { Card, Colour } from '#games/railroad-tycoon/rules/model.ts';

/** Apart from the rest: it comes after the board. Who refuses knows no names, so companies have their letters. */
export type Why = {
  over: string;
  notYours: string;
  house: string;
  notNow: Readonly<Record<'auction' | 'act' | 'build' | 'industry' | 'growth', string>>;
  bidTooLow(amount: number, least: number, leader: string | undefined): string;
  bidTooHigh(most: number): string;
  cannotPay(price: number, money: number, shares: number): string;
  inCity(city: string): string;
  inWestern: string;
  closed: string;
  noStart(unfinished: number): string;
  /** No first tile can begin at this city. */
  noSide(city: string): string;
  /** No track of so many tiles leads there. */
  outOfReach(city: string, tiles: number): string;
  /** Without a city: it is not known from where the track comes. */
  notOnward(origin: string | undefined): string;
  sharp: string;
  /** Nobody: the track that is being planned. */
  noRoom(owners: readonly string[]): string;
  back(origin: string | undefined): string;
  noTile: string;
  layFirst: string;
  redirectFirst: string;
  notOwnLink: string;
  notBlocked(city: string): string;
  sameSide: string;
  notGrey(city: string, colour: Colour): string;
  noNewCity(colour: Colour, left: readonly Colour[]): string;
  highest: string;
  noCube(colour: Colour, city: string, there: readonly Colour[]): string;
  notJoined(city: string): string;
  firstOwn(city: string, owner: string | undefined): string;
  tooFar(links: number, level: number): string;
  twice(city: string): string;
  mustStop(colour: Colour, city: string): string;
  wrongColour(colour: Colour, city: string, is: Colour): string;
  notOnShow(card: Card): string;
  cannotTake(card: Card): string;
  noIndustry(grey: boolean): string;
  noGrant: string;
  grantUseless: string;
  noSuchCity: string;
  westernTaken(city: string, owner: string): string;
  notWestern(city: string, cities: readonly string[]): string;
  westernLink(city: string): string;
  beginners: string;
  /** What could be done instead. */
  tilesInstead(tiles: number): string;
  greyInstead(cities: readonly string[]): string;
  destinations(cities: readonly string[]): string;
  nowhere(colour: Colour, city: string): string;
  unknown: string;
};
