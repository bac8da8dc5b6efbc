import type { Who } from '#kernel/who.ts';
import type { Payment } from '../logic/bill.ts';

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
    /** The same, where there is little room. */
    cubes(cubes: number): string;
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
    youSpeak: string;
    first: string;
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
};
