import { useSyncExternalStore } from 'react';
import type { Language } from '#kernel/game.ts';
import { LANGUAGE_COOKIE, languageAmong } from '#protocol/page-language.ts';
import { type Remembered, remembered } from '#ui/remembered.ts';
import { useRemembered } from '#ui/use-remembered.ts';
import { bringWords } from './words/by-language.ts';

export type Theme = 'day' | 'night';

export const languages: readonly Language[] = ['fr', 'en'];

const wished = remembered<Language>('rotonde.language', (stored) =>
  stored === 'fr' || stored === 'en' ? stored : languageAmong(navigator.languages),
);

/** The language on show. Another takes its place when its words have come; if they cannot be had, it stays. */
export const language: Remembered<Language> = shownLanguage();

function shownLanguage(): Remembered<Language> {
  const listeners = new Set<() => void>();
  let shown = wished.get();
  const show = (next: Language): void => {
    bringWords(next).then(
      () => {
        shown = next;
        for (const changed of listeners) changed();
      },
      () => undefined,
    );
  };
  // Also when it was chosen in another tab.
  wished.subscribe(() => show(wished.get()));
  return {
    get: () => shown,
    // A page that was drawn in another language is not taken over.
    getFirst: () => shown,
    set: wished.set,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** Nothing: as the system has it. */
export const themeChoice = remembered<Theme | undefined>('rotonde.theme', (stored) =>
  stored === 'day' || stored === 'night' ? stored : undefined,
);

const systemNight = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

export function themeNow(): Theme {
  return themeChoice.get() ?? (systemNight?.matches ? 'night' : 'day');
}

export function useLanguage(): Language {
  return useRemembered(language);
}

export function useTheme(): Theme {
  return useSyncExternalStore(onTheme, themeNow, () => 'day');
}

function onTheme(changed: () => void): () => void {
  const forget = themeChoice.subscribe(changed);
  systemNight?.addEventListener('change', changed);
  return () => {
    forget();
    systemNight?.removeEventListener('change', changed);
  };
}

export function toggleTheme(): void {
  themeChoice.set(themeNow() === 'night' ? 'day' : 'night');
}

/** `--paper` of the tokens: the browser's own frame asks for it before any sheet has come. */
const PAPER: Readonly<Record<Theme, string>> = { day: '#f5efe1', night: '#12171d' };

/** Keeps the document's theme and language as the reader wishes them, from before the first paint. */
export function dressDocument(): void {
  const dress = (): void => {
    const root = document.documentElement;
    const theme = themeNow();
    if (root.lang !== language.get()) {
      root.lang = language.get();
      // The next document comes in it.
      // biome-ignore lint/suspicious/noDocumentCookie: the other way to write one is not in every browser.
      document.cookie = `${LANGUAGE_COOKIE}=${root.lang}; Path=/; Max-Age=31536000; SameSite=Lax`;
    }
    root.dataset['theme'] = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAPER[theme]);
  };
  dress();
  language.subscribe(dress);
  onTheme(dress);
}
