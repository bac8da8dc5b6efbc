import { games } from '#games/index.ts';
import type { Language } from '#kernel/game.ts';
import { useLanguage } from '../preferences.ts';
import { said } from '../words/use-words.ts';

export type Figures = {
  whole(count: number): string;
  /** With its sign, and a true minus. */
  signed(count: number): string;
  share(part: number, all: number): string;
  day(at: number): string;
  gameName(id: string): string;
};

/** Numbers, days and names as this page's language writes them. */
export function useFigures(): Figures {
  return figuresIn(useLanguage());
}

function figuresIn(language: Language): Figures {
  const whole = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' });
  return {
    whole: (count) => whole.format(count),
    signed: (count) => signed.format(count).replace('-', '−'),
    share: (part, all) => percent.format(all === 0 ? 0 : part / all),
    day: (at) => day.format(at),
    gameName: (id) => {
      const game = games.find((one) => one.id === id);
      return game ? said(game.name, language) : id;
    },
  };
}
