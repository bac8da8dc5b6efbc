import type { Access } from '#protocol/parts.ts';

/** Who may find the table, and whether it begins as soon as it is full. */
export type AccessChoice = { access: Access; held: boolean };

export const ACCESSES: readonly Access[] = ['link', 'public', 'private'];

export const USUAL_ACCESS: AccessChoice = { access: 'link', held: false };

/** What was stored may be another version's. */
export function possibleAccess(stored: unknown): AccessChoice {
  const { access, held } = (stored ?? {}) as Record<string, unknown>;
  return {
    access: ACCESSES.find((one) => one === access) ?? USUAL_ACCESS.access,
    held: held === true,
  };
}
