import type { PartWords } from '#bots/saying.ts';
import type { Card, Colour } from '#games/railroad-tycoon/rules/model.ts';

/** The titles of advice, and the parts of its reasons. */
export type AdviceWords = {
  link(from: string, to: string): string;
  track(from: string): string;
  redirect: string;
  stop: string;
  grant: string;
  deliver(from: string, to: string, colour: Colour): string;
  urbanise(city: string, colour: Colour): string;
  grow(city: string): string;
  upgrade(level: number): string;
  card(card: Card): string;
  west(city: string): string;
  decline: string;
  pass: string;
  bid(amount: number): string;
  issue: string;
  parts: Readonly<Record<'points' | 'income' | 'shares' | 'money' | 'traffic', PartWords>>;
};
