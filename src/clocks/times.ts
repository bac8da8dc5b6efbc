import { DAY, dayOfDate, MINUTE } from './civil.ts';
import type { Tongue } from './words.ts';
import { offsetAt } from './zones.ts';

/** Times of day and deadlines in words. Names of days and months are `Intl`'s. */

/** No line breaks within a time. */
const HARD = '\u00a0';

/** A minute of the day: `7 h 30`, `minuit`; `7:30 am`, `midnight`. */
export function timeText(minute: number, tongue: Tongue): string {
  const [hour, rest] = [Math.floor(minute / 60) % 24, minute % 60];
  if (hour === 0 && rest === 0) return tongue === 'fr' ? 'minuit' : 'midnight';
  const minutes = String(rest).padStart(2, '0');
  if (tongue === 'fr') return [hour, 'h', ...(rest ? [minutes] : [])].join(HARD);
  if (hour === 12 && rest === 0) return 'noon';
  const time = `${hour % 12 === 0 ? 12 : hour % 12}${rest ? `:${minutes}` : ''}`;
  return `${time}${HARD}${hour < 12 ? 'am' : 'pm'}`;
}

/** What the wall shows in a zone: the number of the day, and the minute of it. */
export function wallAt(zone: string, at: number): { day: number; minute: number } {
  const local = at + offsetAt(zone, at);
  const day = Math.floor(local / DAY);
  return { day, minute: Math.floor((local - day * DAY) / MINUTE) };
}

const TODAY: Readonly<Record<Tongue, readonly [string, string]>> = {
  en: ['today', 'tomorrow'],
  fr: ['aujourd’hui', 'demain'],
};

/** An instant one can note: `jeudi 21 h`, `Thursday 9 pm`; beyond a week with its date. */
export function whenText(at: number, now: number, zone: string, tongue: Tongue): string {
  const { day, minute } = wallAt(zone, at);
  const ahead = day - wallAt(zone, now).day;
  const near = TODAY[tongue][ahead];
  const named = near ?? dayText(day, tongue, ahead > 1 && ahead < 7 ? 'week' : 'year');
  return `${named} ${timeText(minute, tongue)}`;
}

const DAYS = {
  /** Within a week a name is enough. */
  week: { weekday: 'long' },
  year: { day: 'numeric', month: 'short' },
  month: { month: 'short' },
} as const;

/** A day by its number. */
export function dayText(day: number, tongue: Tongue, style: keyof typeof DAYS): string {
  return formatOf(tongue, style).format(day * DAY);
}

/** The same for a written date. */
export function dateText(date: string, tongue: Tongue): string {
  const day = dayOfDate(date);
  return day === undefined ? date : dayText(day, tongue, 'year');
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(tongue: Tongue, style: keyof typeof DAYS): Intl.DateTimeFormat {
  const key = `${tongue} ${style}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(tongue === 'en' ? 'en-GB' : tongue, {
    ...DAYS[style],
    timeZone: 'UTC',
  });
  formats.set(key, made);
  return made;
}
