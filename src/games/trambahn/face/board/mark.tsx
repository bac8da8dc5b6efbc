import type { ReactNode } from 'react';
import type { RuleId } from '#kernel/game.ts';

/** What something says of itself when it is asked, and its rule: attributes that the house reads. */
export type HintMarks = { 'data-hint': string; 'data-hint-rule': RuleId };

export const hintOn = (text: string, rule: RuleId): HintMarks => ({
  'data-hint': text,
  'data-hint-rule': rule,
});

/** A part of a drawing under a button that says for itself what it is. In the button: a press goes through it. */
export function Mark({ at, hint }: { at: MarkAt; hint: HintMarks }): ReactNode {
  return <span className={`tram-mark ${at}`} {...hint} />;
}

type MarkAt = 'stars' | 'value' | 'head' | 'fourth';
