import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../civil.ts';
import { presetOf, presets } from '../pace.ts';
import { durationText, paceAllows, paceName } from '../words.ts';

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
