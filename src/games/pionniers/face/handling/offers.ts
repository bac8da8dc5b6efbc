import type { Pionniers } from '#games/pionniers/rules/model.ts';
import type { Language, Refusal } from '#kernel/game.ts';
import type { Situation } from '#ui/handling/outcome.ts';
import { plain } from '#ui/sentence.tsx';
import { explain } from '../explain.ts';
import type { Ask } from './held.ts';

/** One of the two things a turn may be: allowed, or refused and why. */
export type Offer = {
  refusal: Refusal | undefined;
  /** The reason as a sentence. */
  why: string | undefined;
  /** It is all that can be done: Enter does it. */
  only: boolean;
};

export type Offers = { lay: Offer; move: Offer };

type Seen = Pick<Situation<Pionniers>, 'table' | 'choices' | 'check'>;

/** Laying and moving. Nothing: it is not theirs to choose. */
export function offersOf(
  ask: Ask | undefined,
  { table, choices, check }: Seen,
  language: Language,
): Offers | undefined {
  if (ask !== 'choose') return undefined;
  const offer = (action: { do: keyof Offers }): Offer => {
    const refusal = check(action);
    const why = refusal && plain(explain(refusal, action, { table }, language));
    return { refusal, why, only: refusal === undefined && choices.length === 1 };
  };
  return { lay: offer({ do: 'lay' }), move: offer({ do: 'move' }) };
}
