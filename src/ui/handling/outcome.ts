import type { Kind, Refusal } from '#kernel/game.ts';
import type { BoardProps } from '../face.ts';

/**
 * The shape of handling in every face. What somebody holds is plain data; a press makes something else of it, a deed or a
 * refusal, by a function that does nothing itself (`Pressed`); `useHandling` carries it out.
 */
export type Outcome<Held, Action> = {
  /** What is held now. After a deed it is held until the table has answered, and still if the table refuses. */
  held: Held;
  deed?: Deed<Action>;
  refused?: Refused<Action>;
  /**
   * Where the focus goes after a press by keys: a selector within the board. It goes when the board has been drawn anew;
   * after a deed, when that is done.
   */
  focus?: string;
};

/** To be done at once, as one gesture. */
export type Deed<Action> = readonly Action[];

/** What was tried, and why not; it is shown where the press was. */
export type Refused<Action> = { refusal: Refusal; action: Action };

/** What a try comes to. */
export type Judged<Action> = { deed: Deed<Action> } | { refused: Refused<Action> };

/** What every press says of itself: it came from the keyboard, and the focus may go on to what comes next. */
export type ByKeys = { byKeys?: boolean };

/** What a press is judged by: the table as it is seen, and what may be done on it. A face may add to it. */
export type Situation<K extends Kind> = Pick<
  BoardProps<K>,
  'table' | 'own' | 'eyes' | 'choices' | 'check' | 'after'
>;

/** What a press makes of what is held. The same held object: it made nothing of it. */
export type Pressed<K extends Kind, Held, Press, S = Situation<K>> = (
  held: Held,
  press: Press,
  situation: S,
) => Outcome<Held, K['action']>;

/** The deed if it is allowed; else why not, with the same in hand. */
export function judged<K extends Kind, Held>(
  held: Held,
  action: K['action'],
  { check }: Pick<Situation<K>, 'check'>,
): Outcome<Held, K['action']> {
  const refusal = check(action);
  return refusal ? { held, refused: { refusal, action } } : { held, deed: [action] };
}
