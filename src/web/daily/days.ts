import type { Language } from '#kernel/game.ts';
import type { DayShown } from '#protocol/http/daily.ts';

const DAY_MS = 86_400_000;

/** Days are those of universal time. */
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const nameAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** “Thursday 19 November” */
export function longDay(day: string, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : 'fr';
  const text = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(at(day));
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** The days before and after that can still be looked at. */
export function neighbours({ day, today, first }: Pick<DayShown, 'day' | 'today' | 'first'>) {
  return {
    before: day > first ? nameAt(at(day) - DAY_MS) : undefined,
    after: day < today ? nameAt(at(day) + DAY_MS) : undefined,
  };
}
