import type { Language } from '#kernel/game.ts';

/** Four flaps: the first is empty before ten o'clock. */
export function digitsOf(at: Date): string {
  const hours = String(at.getHours()).padStart(2, ' ');
  return `${hours}${String(at.getMinutes()).padStart(2, '0')}`;
}

const WORDS: Readonly<Record<Language, { today: string; tonight: string; tomorrow: string }>> = {
  en: { today: 'today', tonight: 'tonight', tomorrow: 'tomorrow' },
  fr: { today: 'aujourd’hui', tonight: 'ce soir', tomorrow: 'demain' },
};

const EVENING = 18;

/** "tonight", "tomorrow", a day of the week, or a date when it is far off. */
export function dayOf(language: Language, at: number, now: number): string {
  const words = WORDS[language];
  const [then, today] = [new Date(at), new Date(now)];
  const days = Math.round((startOf(then) - startOf(today)) / 86_400_000);
  if (days <= 0) return then.getHours() >= EVENING ? words.tonight : words.today;
  if (days === 1) return words.tomorrow;
  const form =
    days < 7 ? { weekday: 'long' as const } : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(language, form).format(at);
}

const startOf = (at: Date): number =>
  new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
