import { DAY, HOUR, MINUTE } from './civil.ts';
import { type Pace, type PresetName, presetOf } from './pace.ts';

/** A pace in words, for set-up, hall and notices. No line breaks within a figure. */

const HARD = '\u00a0';

export type Tongue = 'en' | 'fr';

type Count = (n: number) => string;

const NAMES: Readonly<Record<Tongue, Readonly<Record<PresetName, string>>>> = {
  en: {
    quick: 'Live, quick',
    live: 'Live',
    unhurried: 'Live, unhurried',
    daily: 'One move a day',
    twice: 'Two a week',
    weekly: 'One move a week',
  },
  fr: {
    quick: 'En direct, rapide',
    live: 'En direct',
    unhurried: 'En direct, posé',
    daily: 'Un coup par jour',
    twice: 'Deux par semaine',
    weekly: 'Un coup par semaine',
  },
};

const UNITS: Readonly<Record<Tongue, { day: Count; hour: Count; minute: Count; second: Count }>> = {
  en: {
    day: (n) => `${n}${HARD}d`,
    hour: (n) => `${n}${HARD}h`,
    minute: (n) => `${n}${HARD}min`,
    second: (n) => `${n}${HARD}s`,
  },
  fr: {
    day: (n) => `${n}${HARD}j`,
    hour: (n) => `${n}${HARD}h`,
    minute: (n) => `${n}${HARD}min`,
    second: (n) => `${n}${HARD}s`,
  },
};

/** What a pace is called: as it is offered, or by its kind. */
export function paceName(pace: Pace, tongue: Tongue): string {
  const preset = presetOf(pace);
  if (preset) return NAMES[tongue][preset];
  if (pace.kind === 'live') return NAMES[tongue].live;
  return tongue === 'fr' ? 'Au long cours' : 'Slow game';
}

/** What it allows: `1 min 30 s par coup, 8 min de réserve`. */
export function paceAllows({ moveMs, reserveMs }: Pace, tongue: Tongue): string {
  const move = durationText(moveMs, tongue);
  const reserve = durationText(reserveMs, tongue);
  if (tongue === 'fr') {
    return reserveMs > 0 ? `${move} par coup, ${reserve} de réserve` : `${move} par coup`;
  }
  return reserveMs > 0 ? `${move} a move, ${reserve} in reserve` : `${move} a move`;
}

/**
 * A stretch of time in its two largest units, the smaller rounded up so that nobody is told of less than there is left:
 * `1 j 4 h`, `2 h 5 min`, `1 min 30 s`. `whole`: no seconds, as long as there is a minute.
 */
export function durationText(ms: number, tongue: Tongue, whole = false): string {
  const { day, hour, minute, second } = UNITS[tongue];
  if (ms > DAY - MINUTE) {
    const hours = Math.ceil(ms / HOUR);
    return parts(day(Math.floor(hours / 24)), hours % 24, hour);
  }
  if (ms > HOUR - 1000 || (whole && ms > MINUTE)) {
    const minutes = Math.ceil(ms / MINUTE);
    return minutes < 60
      ? minute(minutes)
      : parts(hour(Math.floor(minutes / 60)), minutes % 60, minute);
  }
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return seconds < 60
    ? second(seconds)
    : parts(minute(Math.floor(seconds / 60)), seconds % 60, second);
}

function parts(large: string, rest: number, small: Count): string {
  return rest === 0 ? large : `${large}${HARD}${small(rest)}`;
}
