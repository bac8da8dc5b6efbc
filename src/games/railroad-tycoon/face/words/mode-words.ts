import type { Card, Colour } from '#games/railroad-tycoon/rules/model.ts';
import type { Who } from '#kernel/who.ts';
import type { Item, Payment } from '../logic/bill.ts';
import type { RoutesWords } from './routes-words.ts';

/** What the panels of the six actions say. They come after the board, and so do these. */
export type ModeWords = {
  /** On the lever. `toIssue`: left out where there is little room. */
  pays: { shares(count: number): string; toIssue: string };
  bill: {
    title(from: string, to: string | undefined): string;
    /** On the lever, while it is to be chosen where the track begins, or where it leads. */
    from: string;
    to: string;
    /** So many tiles reach no city from there. */
    noCity(tiles: number): string;
    tiles(count: number, of: number): string;
    count(tiles: number): string;
    item(item: Item): string;
    noRiver: string;
    total: string;
    free: string;
    shares: string;
    fewer: string;
    more: string;
    payment(payment: Payment): string;
    /** The track reaches this city. */
    lay(city: string): string;
    layUnfinished(tiles: number): string;
    /** Over the unfinished links that can go on. */
    goesOn: string;
    /** Over the cities that can be reached. */
    reach: string;
    stop: string;
    back: string;
    drop: string;
    grant: string;
    grantSub: string;
    fifth: string;
    unfinished: string;
    turn(side: number): string;
    turnLever: string;
  };
  delivery: {
    title(colour: Colour, city: string): string;
    level(level: number): string;
    byCard(card: Card, points: number): string;
    /** What a way brings to whom and the cities it passes, as they are heard. */
    gainOf(points: number, who: Who): string;
    over(cities: readonly string[]): string;
    drawn(cubes: number, city: string): string;
    empties(city: string, empty: number, due: number): string;
    deliver(city: string, points: number): string;
    other: string;
    from(city: string): string;
  };
  urbanise: {
    title: string;
    /** Over the cities, where no colour of any would bring a cube within reach. */
    none: string;
    tiles(colour: Colour, left: number): string;
    does(city: string, colour: Colour): string;
    free: string;
    /** The lever, while the colour is missing. */
    choose: string;
    lever(city: string): string;
  };
  upgrade: {
    title(level: number): string;
    does(level: number): string;
    lever(level: number): string;
  };
  west: {
    title: string;
    does(city: string, market: string | undefined): string;
    lever(city: string): string;
  };
  growth: { title: string; lever(city: string): string };
  routes: RoutesWords;
};
