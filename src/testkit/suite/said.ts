import { expect } from 'vitest';
import type { Language } from '#kernel/game.ts';
import type { Said } from '#kernel/lesson.ts';

export const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** There are words for it in both languages. */
export function isSaid(said: Said): void {
  for (const language of LANGUAGES) expect(said[language].trim().length).toBeGreaterThan(3);
  expect(said.fr).not.toBe(said.en);
}
