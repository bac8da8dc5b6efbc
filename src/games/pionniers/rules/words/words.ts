import type { Who } from '#kernel/who.ts';
import type { Card, Line, Space } from '../model.ts';

/** What the narrator can say. A language that lacks a sentence does not compile. */
export type Words = {
  orderThrown(who: Who, dice: readonly number[]): string;
  orderSettled(order: readonly (readonly [Who, Line])[]): string;
  turnMissed(who: Who, line: Line): string;
  diceThrown(who: Who, line: Line, dice: readonly number[], to: 'lay' | 'move' | 'run'): string;
  sectionsLaid(who: Who, line: Line, count: number, railhead: Space, free: boolean): string;
  sectionsLost(who: Who, line: Line, count: number, railhead: Space): string;
  trainPlaced(who: Who, line: Line): string;
  trainMoved(who: Who, line: Line, from: Space, to: Space): string;
  trainDerailed(who: Who, line: Line, railhead: Space, to: Space): string;
  dynamiteReached(who: Who, line: Line, space: Space): string;
  dynamiteCleared(who: Who, line: Line, space: Space): string;
  slowed(who: Who, line: Line): string;
  trainAmbushed(who: Who, line: Line, space: Space, garrison: Space): string;
  engineMoved(who: Who, line: Line, to: Space): string;
  engineCoupled(who: Who, line: Line): string;
  cratePlaced(who: Who, target: Who, line: Line, space: Space): string;
  crateKept(who: Who, line: Line): string;
  trainPushedBack(who: Who, line: Line, to: Space): string;
  cardDrawn(who: Who, line: Line, card: Card): string;
  cardIdle(): string;
  crateLost(who: Who, line: Line): string;
  crateRecovered(who: Who, line: Line): string;
  turnToMiss(who: Who, line: Line): string;
  oneDieNext(who: Who, line: Line): string;
  turnAgain(who: Who, line: Line): string;
  gameWon(who: Who, line: Line): string;
};
