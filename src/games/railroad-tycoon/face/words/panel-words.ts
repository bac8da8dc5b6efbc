import type { Card, Colour } from '#games/railroad-tycoon/rules/model.ts';
import type { Who } from '#kernel/who.ts';
import type { Item, Payment } from '../logic/bill.ts';

/** The six actions. */
export type ActionName = 'build' | 'urbanise' | 'upgrade' | 'deliver' | 'card' | 'west';

/** All that the lit panel and the six actions say. */
export type PanelWords = {
  actions: {
    label: string;
    /** Over what can be done. */
    what: string;
    best: string;
    /** In full, and for a thumb. */
    name: Readonly<Record<ActionName, readonly [full: string, short: string]>>;
    build(tiles: number): string;
    deliver(cubes: number): string;
    card(cards: number): string;
    upgrade(price: number): string;
    highest: string;
    /** Why a button is grey, in two words. */
    later: string;
    none: string;
    noGrey: string;
    noTile: string;
    noLink: string;
    taken: string;
    decline: string;
    declineSub(actions: number): string;
    declineSure: string;
    issue: string;
    issueSub: string;
    issueLever(shares: number): string;
    confirm: string;
    cancel: string;
  };
  auction: {
    title: string;
    turn(turn: number): string;
    passed: string;
    leads: string;
    speaks: string;
    waits: string;
    yourBid: string;
    upTo: string;
    limitOff: string;
    upToNote(amount: number): string;
    offer(amount: number): string;
    pass: string;
    fewer: string;
    more: string;
    cost(payment: Payment): string;
    next(who: Who): string;
    otherwise(who: Who): string;
  };
  bill: {
    title(from: string, to: string | undefined): string;
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
    lay(city: string, tiles: number): string;
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
    gain(points: number): string;
    byCard(card: Card, points: number): string;
    drawn(cubes: number, city: string): string;
    empties(city: string, empty: number, due: number): string;
    deliver(city: string, points: number): string;
    other: string;
    from(city: string): string;
  };
  urbanise: {
    title: string;
    tiles(colour: Colour, left: number): string;
    does(city: string, colour: Colour): string;
    free: string;
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
};
