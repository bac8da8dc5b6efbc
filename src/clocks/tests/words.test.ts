import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../civil.ts';
import { presetOf, presets } from '../pace.ts';
import { dateText, timeText, whenText } from '../times.ts';
import * as words from '../words.ts';

const { paceName } = words;

/** With plain spaces, so that one can read them here. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const durationText = (...args: Parameters<typeof words.durationText>): string =>
  plain(words.durationText(...args));
const paceAllows = (...args: Parameters<typeof words.paceAllows>): string =>
  plain(words.paceAllows(...args));

describe('a pace in words', () => {
  test('has the name it is offered by', () => {
    for (const [name, pace] of presets) expect(presetOf({ ...pace })).toBe(name);
    const daily = { kind: 'slow', moveMs: DAY, reserveMs: 2 * DAY } as const;
    expect(paceName(daily, 'fr')).toBe('Un coup par jour');
    expect(paceName({ ...daily, reserveMs: 0 }, 'fr')).toBe('Au long cours');
    expect(paceName({ ...daily, kind: 'live' }, 'en')).toBe('Live');
  });

  test('says what it allows', () => {
    const live = { kind: 'live', moveMs: 90_000, reserveMs: 8 * MINUTE } as const;
    expect(paceAllows(live, 'fr')).toBe('1 min 30 s par coup, 8 min de réserve');
    expect(paceAllows(live, 'en')).toBe('1 min 30 s a move, 8 min in reserve');
    expect(paceAllows({ ...live, reserveMs: 0 }, 'en')).toBe('1 min 30 s a move');
    const twice = { kind: 'slow', moveMs: 3.5 * DAY, reserveMs: 4 * DAY } as const;
    expect(paceAllows(twice, 'fr')).toBe('3 j 12 h par coup, 4 j de réserve');
  });

  test.each([
    [0, '0 s'],
    [1, '1 s'],
    [59_001, '1 min'],
    [61_000, '1 min 1 s'],
    [HOUR - 1, '1 h'],
    [HOUR + 1, '1 h 1 min'],
    [DAY - 1, '1 d'],
    [28 * HOUR, '1 d 4 h'],
    [28 * HOUR + 1, '1 d 5 h'],
  ])('%d ms: %s', (ms, text) => {
    expect(durationText(ms, 'en')).toBe(text);
  });

  test('in whole minutes, while there is one', () => {
    expect(durationText(61_000, 'fr', true)).toBe('2 min');
    expect(durationText(60_000, 'fr', true)).toBe('1 min');
    expect(durationText(47_000, 'fr', true)).toBe('47 s');
    expect(durationText(59 * MINUTE + 1, 'fr', true)).toBe('1 h');
  });
});

describe('times', () => {
  test.each([
    [0, 'minuit', 'midnight'],
    [450, '7 h 30', '7:30 am'],
    [545, '9 h 05', '9:05 am'],
    [720, '12 h', 'noon'],
    [735, '12 h 15', '12:15 pm'],
    [1260, '21 h', '9 pm'],
    [1440, 'minuit', 'midnight'],
  ])('minute %d: %s, %s', (minute, fr, en) => {
    expect(plain(timeText(minute, 'fr'))).toBe(fr);
    expect(plain(timeText(minute, 'en'))).toBe(en);
  });

  test('are noted by the day of the reader', () => {
    // A Monday evening in Paris, and already Tuesday in Auckland.
    const now = Date.UTC(2026, 10, 16, 19);
    const said = (at: number, tongue: 'en' | 'fr', zone = 'Europe/Paris'): string =>
      plain(whenText(at, now, zone, tongue));
    expect(said(now + HOUR, 'fr')).toBe('aujourd’hui 21 h');
    expect(said(now + HOUR, 'en', 'Pacific/Auckland')).toBe('today 9 am');
    expect(said(now + 5 * HOUR, 'en')).toBe('tomorrow 1 am');
    expect(said(now + 3 * DAY + HOUR, 'fr')).toBe('jeudi 21 h');
    expect(said(now + 3 * DAY + HOUR, 'en')).toBe('Thursday 9 pm');
    expect(said(now + 7 * DAY + HOUR, 'fr')).toBe('23 nov. 21 h');
    expect(said(now + 7 * DAY + HOUR, 'en')).toBe('23 Nov 9 pm');
    expect(said(now - DAY + HOUR, 'en')).toBe('15 Nov 9 pm');
  });

  test('and dates', () => {
    expect(plain(dateText('2027-01-04', 'fr'))).toBe('4 janv.');
    expect(plain(dateText('2027-01-04', 'en'))).toBe('4 Jan');
  });
});
