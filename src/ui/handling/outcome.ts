import type { Kind, Refusal } from '#kernel/game.ts';
import type { BoardProps } from '../face.ts';

/**
 * The shape of handling in every face. What somebody holds is plain data; a press makes something else of it, a deed or a
 * refusal, by a function that does nothing itself (`Pressed`); `useHandling` carries it out.
 */
export type Outcome<Held, Action> = {
  /** What is held now. After a deed it is held until the table has answered, and still if the table refuses. */
  held: Held;
  /** To be done at once, as one gesture. */
  deed?: readonly Action[];
  /** Why not; it is shown where the press was. */
  refused?: { refusal: Refusal; action: Action };
  /** Where the focus goes when that is drawn, after a press by keys: a selector within the board. */
  focus?: string;
};

/** What a press is judged by: the table as it is seen, and what may be done on it. */
export type Situation<K extends Kind> = Pick<
  BoardProps<K>,
  'table' | 'own' | 'eyes' | 'choices' | 'check' | 'after'
>;

export type Pressed<K extends Kind, Held, Press> = (
  held: Held,
  press: Press,
  situation: Situation<K>,
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
