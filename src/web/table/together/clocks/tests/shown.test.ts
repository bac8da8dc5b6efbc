import { describe, expect, test } from 'vitest';
import type { Hours } from '#clocks/hours.ts';
import type { Pace } from '#clocks/pace.ts';
import type { Language } from '#kernel/game.ts';
import type { AsideClock } from '#protocol/aside.ts';
import { en } from '../../../../words/clocks/en.ts';
import { fr } from '../../../../words/clocks/fr.ts';
import { atSeat, type Clocks, headOf, seatInHead } from '../shown.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const live: Pace = { kind: 'live', moveMs: 90_000, reserveMs: 12 * MINUTE };
const daily: Pace = { kind: 'slow', moveMs: DAY, reserveMs: DAY };
// A Tuesday, 17:00 in Paris.
const now = Date.UTC(2026, 10, 17, 16);

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

function at(
  pace: Pace,
  part: Partial<AsideClock>,
  language: Language = 'fr',
  eyes: Clocks['eyes'] = 0,
): Clocks {
  const seats = ['Ada', 'Basile', 'Inès'].map(() => ({ usedMs: 0, reserveMs: pace.reserveMs }));
  return {
    pace,
    clock: { since: now, toAct: [0], seats, out: [], ...part },
    now,
    eyes,
    names: ['Ada', 'Basile', 'Inès'],
    zone: 'Europe/Paris',
    language,
    words: language === 'fr' ? fr : en,
  };
}

const said = (clocks: Clocks): [string, string, string] => {
  const { big, small, look } = headOf(clocks, seatInHead(clocks) ?? 0);
  return [plain(big), plain(small), look];
};

const seatWith = (usedMs: number, reserveMs: number): AsideClock['seats'] =>
  [0, 1, 2].map(() => ({ usedMs, reserveMs }));

describe('the clock in the head', () => {
  test('of a live game: one’s own move in seconds, then the reserve in minutes', () => {
    expect(said(at(live, { seats: seatWith(18_000, 8 * MINUTE) }))).toEqual([
      '1:12',
      'réserve 8 min',
      'go',
    ]);
    const spent = at(live, { seats: seatWith(90_000, 7.2 * MINUTE) });
    expect(said(spent)).toEqual(['8 min', 'votre réserve', 'go']);
    expect(headOf(spent, 0).share).toBeCloseTo(0.6);
  });

  test('another’s never ticks in sight, but in its last minute', () => {
    const other = at(live, { toAct: [1], seats: seatWith(18_000, 11 * MINUTE) });
    expect(said(other)).toEqual(['11 min', 'réserve de Basile', 'go']);
    const last = at(live, { toAct: [1], seats: seatWith(90_000, 47_000) }, 'en');
    expect(said(last)).toEqual(['0:47', 'for Basile’s move', 'end']);
  });

  test('is red in one’s own last minute, and then out', () => {
    expect(said(at(live, { seats: seatWith(90_000, 47_000) }))).toEqual([
      '0:47',
      'votre réserve',
      'end',
    ]);
    expect(said(at(live, { seats: seatWith(90_000, 0) }))).toEqual([
      'écoulé',
      'un ordinateur joue pour vous',
      'end',
    ]);
    // What the house has judged is so, whatever this clock says.
    expect(said(at(live, { out: [0] }, 'en'))).toEqual([
      'time is out',
      'a computer player stands in',
      'end',
    ]);
  });

  test('of a slow game: a deadline one can note', () => {
    const slow = at(daily, { seats: seatWith(0, 28 * HOUR - DAY) });
    expect(said(slow)).toEqual(['demain 21 h', 'il reste 1 j 4 h', 'go']);
    const other = at(daily, { toAct: [1] }, 'en');
    expect(said(other)).toEqual(['Thursday 5 pm', 'Basile: 2 d left', 'go']);
    expect(said(at(daily, { seats: seatWith(DAY, 2 * HOUR) }))).toEqual([
      'aujourd’hui 19 h',
      'il reste 2 h',
      'end',
    ]);
  });

  test('sleeps when they do, and wakes by their own wall', () => {
    const ines: Hours = {
      zone: 'Asia/Tokyo',
      weekdays: [[480, 1380]],
      weekend: [[480, 1380]],
      holidays: [],
    };
    const asleep = at(daily, { toAct: [2], hours: { 2: ines } });
    expect(said(asleep)).toEqual(['dort', 'se lève à 8 h chez Inès', 'asleep']);
    expect(said(at(daily, { toAct: [2], hours: { 2: ines } }, 'en', 2))).toEqual([
      'asleep',
      'goes on at 8 am',
      'asleep',
    ]);
    const away = { ...ines, holidays: [{ from: '2026-11-17', to: '2026-11-20' }] };
    const [, small] = said(at(daily, { toAct: [2], hours: { 2: away } }));
    expect(small).toBe('se lève samedi 8 h chez Inès');
  });

  test('stands while it is paused', () => {
    expect(said(at(live, { paused: true }))).toEqual([
      'en pause',
      'chacun peut reprendre',
      'still',
    ]);
  });

  test('of several is one’s own, or of whoever has least time', () => {
    expect(seatInHead(at(live, { toAct: [0, 1] }))).toBe(0);
    const seats = [60_000, 0, 30_000].map((usedMs) => ({ usedMs, reserveMs: 0 }));
    expect(seatInHead(at(live, { toAct: [1, 2], seats }))).toBe(2);
    expect(seatInHead(at(live, { toAct: [] }))).toBeUndefined();
  });
});

describe('the clock at a seat', () => {
  const seat = (clocks: Clocks, which: number): [string, string, string] => {
    const { big, small, look } = atSeat(clocks, which);
    return [plain(big), plain(small), look];
  };

  test('has a figure that stands', () => {
    const clocks = at(live, { seats: seatWith(18_000, 8 * MINUTE) });
    expect(seat(clocks, 0)).toEqual(['', '8 min', 'go']);
    expect(seat(clocks, 1)).toEqual(['', '8 min', 'still']);
    expect(atSeat(clocks, 1).share).toBeCloseTo(8 / 12);
  });

  test('says a deadline, or that it is out', () => {
    expect(seat(at(daily, {}), 0)).toEqual(['avant jeudi 17 h', '', 'go']);
    expect(seat(at(daily, {}), 1)).toEqual(['', '1 j', 'still']);
    expect(seat(at(live, { out: [0] }), 0)).toEqual(['hors délai', '0', 'end']);
  });
});
