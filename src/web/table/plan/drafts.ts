import { remembered } from '#ui/remembered.ts';

/** A plan in pencil: gestures, each a list of actions, in the order in which they would be played. */
export type Draft = {
  steps: readonly (readonly unknown[])[];
  /** To be played by itself when the turn comes. */
  sealed: boolean;
  /** It was sealed, and its first step is not allowed any more. */
  broken?: boolean;
};

/** Kept under the table and the seat; nobody plans at more tables than this. */
type Kept = readonly (readonly [key: string, draft: Draft])[];
const MOST = 24;

/** Private to this browser: no message ever carries a draft. */
const kept = remembered<Kept>('rotonde.drafts', (stored) =>
  Array.isArray(stored) ? stored.filter(isKept) : [],
);

export const onDrafts = kept.subscribe;

export function draftOf(key: string): Draft | undefined {
  return kept.get().find(([name]) => name === key)?.[1];
}

/** Keeps this one; one without steps is forgotten. */
export function keepDraft(key: string, draft: Draft | undefined): void {
  const others = kept.get().filter(([name]) => name !== key);
  const fresh: Kept = draft && draft.steps.length > 0 ? [[key, draft]] : [];
  if (fresh.length === 0 && others.length === kept.get().length) return;
  kept.set([...fresh, ...others].slice(0, MOST));
}

/** Rubbish in the browser's store is no draft. Whether its actions are actions, the game says. */
function isKept(raw: unknown): raw is Kept[number] {
  if (!Array.isArray(raw) || typeof raw[0] !== 'string') return false;
  const { steps, sealed } = (raw[1] ?? {}) as Partial<Record<keyof Draft, unknown>>;
  const isStep = (step: unknown): boolean => Array.isArray(step) && step.length > 0;
  return Array.isArray(steps) && steps.every(isStep) && typeof sealed === 'boolean';
}
