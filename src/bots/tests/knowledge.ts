import type { Kind, Play } from '#kernel/game.ts';
import type { PhasedKind } from '#kernel/play.ts';

/** Some part of an action, or all of it: every action that has it is meant. */
export type Part<A extends { do: string }> = Partial<Record<string, unknown>> & Pick<A, 'do'>;

/** A position of the first seat about which there is no doubt: what is best, or what is a blunder; and why. */
export type KnownPosition<P, A extends { do: string }> = { why: string; position: P } & (
  | { best: readonly Part<A>[] }
  | { blunders: readonly Part<A>[] }
);

/** What the first seat sees of a position. */
type Seen<K extends Kind> = { table: K['table']; own: K['own'] };

/** A game's positions. */
export type Knowledge<K extends PhasedKind, P> = {
  play: Play<K>;
  positions: readonly KnownPosition<P, K['action']>[];
  seen(position: P): Seen<K>;
  /** What does not fit together in it, where that is asked of a position. */
  faults?(seen: Seen<K>): readonly unknown[];
};

export const isOne =
  (action: { do: string }) =>
  (part: Part<{ do: string }>): boolean => {
    const whole: Record<string, unknown> = { ...action };
    return Object.entries(part).every(([key, value]) => `${whole[key]}` === `${value}`);
  };

/** Is an action what is best there, or at least no blunder? */
export const isRight = <P, A extends { do: string }>(
  known: KnownPosition<P, A>,
  action: { do: string },
): boolean =>
  'best' in known ? known.best.some(isOne(action)) : !known.blunders.some(isOne(action));
