import type { Language } from '#kernel/game.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const JUST_NOW: Readonly<Record<Language, string>> = { en: 'just now', fr: 'à l’instant' };

/** "just now", "5 minutes ago", "yesterday", or the date when it is long past. */
export function ago(language: Language, then: number, now: number): string {
  const passed = Math.max(0, now - then);
  if (passed < MINUTE) return JUST_NOW[language];
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (passed < HOUR) return relative.format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return relative.format(-Math.floor(passed / HOUR), 'hour');
  if (passed < 7 * DAY) return relative.format(-Math.floor(passed / DAY), 'day');
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(then);
}
