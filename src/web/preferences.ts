import { useSyncExternalStore } from 'react';
import type { Language } from '#kernel/game.ts';
import { remembered } from '#ui/remembered.ts';
import { useRemembered } from '#ui/use-remembered.ts';

export type Theme = 'day' | 'night';

export const languages: readonly Language[] = ['fr', 'en'];

export const language = remembered<Language>('rotonde.language', (stored) =>
  stored === 'fr' || stored === 'en' ? stored : browserLanguage(navigator.languages),
);

/** Nothing: as the system has it. */
export const themeChoice = remembered<Theme | undefined>('rotonde.theme', (stored) =>
  stored === 'day' || stored === 'night' ? stored : undefined,
);

/** The first of the reader's languages that the house speaks; English if there is none. */
export function browserLanguage(preferred: readonly string[]): Language {
  const spoken = preferred.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find((tag): tag is Language => tag === 'fr' || tag === 'en') ?? 'en';
}

const systemNight = matchMedia('(prefers-color-scheme: dark)');

export function themeNow(): Theme {
  return themeChoice.get() ?? (systemNight.matches ? 'night' : 'day');
}

export function useLanguage(): Language {
  return useRemembered(language);
}

export function useTheme(): Theme {
  return useSyncExternalStore(onTheme, themeNow);
}

function onTheme(changed: () => void): () => void {
  const forget = themeChoice.subscribe(changed);
  systemNight.addEventListener('change', changed);
  return () => {
    forget();
    systemNight.removeEventListener('change', changed);
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
    root.lang = language.get();
    root.dataset['theme'] = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAPER[theme]);
  };
  dress();
  language.subscribe(dress);
  onTheme(dress);
}
