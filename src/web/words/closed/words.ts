import type { Closing } from '#protocol/closing.ts';

type Final = Exclude<Closing['why'], 'stopping' | 'too-fast'>;

/** Why a table cannot be shown. Apart from its other words: few are closed to whoever opens them. */
export type ClosedWords = {
  reload: string;
  home: string;
  pages: Readonly<Record<Final | 'unknown', { title: string; text: string }>>;
};
