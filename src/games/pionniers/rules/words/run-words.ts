import type { Who } from '#kernel/who.ts';
import type { Card, Line, Space } from '../model.ts';

/** What a card has done to the train that drew it. */
export type CardEffect =
  | { is: 'moved'; from: Space; to: Space }
  | { is: 'laid' | 'lost'; sections: number; railhead: Space }
  | { is: 'crate-lost' | 'crate-recovered' | 'misses' | 'one-die' | 'again' | 'idle' }
  | { is: 'cleared'; space: Space };

/** A throw of one train. */
export type Throw = { who: Who; line: Line; dice: readonly number[] };

/** What the narrator says of several events together: a throw and what came of it, a card and its effect. */
export type RunWords = {
  /** For the order of play, once more: who was level. */
  thrownAgain(who: Who, dice: readonly number[]): string;
  /** `placed`: with these sections the train has come onto the board. */
  laid(by: Throw, count: number, railhead: Space, placed: boolean): string;
  /** `dynamite`: the crate that was reached by it. 0: none. */
  moved(by: Throw, from: Space, to: Space, dynamite: Space): string;
  derailed(by: Throw, railhead: Space, to: Space): string;
  ran(by: Throw, to: Space, coupled: boolean): string;
  card(who: Who, line: Line, card: Card, effect: CardEffect): string;
  /** A crate right before a locomotive, whose train goes back at once. */
  pushedBack(who: Who, target: Who, line: Line, space: Space, to: Space): string;
};
