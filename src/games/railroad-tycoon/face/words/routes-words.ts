import type { Card } from '#games/railroad-tycoon/rules/model.ts';
import type { Who } from '#kernel/who.ts';

/** How ways to build are compared, and what an action brings. It comes with the panels, after the board. */
export type RoutesWords = {
  sort: string;
  by: Readonly<Record<'gain' | 'price' | 'tiles', string>>;
  cities(count: number): string;
  /** The first line of a cube: from where, if it is not plain. */
  goes(from: string | undefined, to: string): string;
  gain(points: number): string;
  better(was: number, points: number): string;
  more(cubes: number): string;
  line(card: Card): string;
  /** Points that only the first of these cubes earns. */
  once(card: Card): string;
  /** Builds still missing, before and after. */
  step(card: Card, before: number, after: number): string;
  linked: string;
  there: string;
  none(beside: Who | undefined): string;
  /** A destination as it is heard: where, and what the cubes newly in reach are worth. */
  said(city: string, gain: number): string;
  shares(count: number): string;
  /** Over what an action brings. */
  brings: string;
  nothing: string;
  drawn: string;
  /** The bag has not cubes enough. */
  bagLow(cubes: number): string;
  red(count: number): string;
};
