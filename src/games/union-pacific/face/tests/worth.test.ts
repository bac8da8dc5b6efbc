import { describe, expect, it } from 'vitest';
import { payoutNow } from '#games/union-pacific/rules/dividends.ts';
import { unionPacific } from '#games/union-pacific/rules/index.ts';
import { SHARES_OF, UP } from '#games/union-pacific/rules/model.ts';
import { recordedGame } from '#games/union-pacific/rules/tests/recorded.ts';
import { rngFrom } from '#kernel/rng.ts';
import { prospectusOf } from '../logic/prospectus.ts';
import { takingOf, takingsOf, worthOf } from '../logic/worth.ts';
import { worth } from '../words/names.ts';
import { randomGame } from './games.ts';

const [MS, DM, KCC] = [2, 3, 7];

/** Ada, about to take a share. */
const { seen } = recordedGame('four-players', 243, 0);
const { table, own } = seen;
if (own === undefined) throw new Error('Ada has a hand');

describe('what a share more is worth', () => {
  const said = (share: number) => {
    const { from, to } = worthOf(table, own, 0, share);
    return worth(from, to, 'already');
  };

  it('counts it with what is laid out and what is in hand', () => {
    expect([said(MS), said(DM), said(KCC)]).toEqual(['+3 → +5', 'already +8', '+10']);
    expect(worth(0, 0, 'already')).toBe('0');
  });

  it('is told for all that can be taken, the pile last', () => {
    expect(takingsOf(table, own, 0).map(({ share }) => share)).toEqual([
      DM,
      KCC,
      MS,
      UP,
      undefined,
    ]);
    const none = { ...table, upPile: 0, groups: [] };
    expect(takingsOf(none, own, 0).map(({ share }) => share)).toEqual([DM, KCC, MS]);
  });

  it('says whom one passes', () => {
    expect(takingOf(table, own, 0, MS)).toEqual({
      share: MS,
      from: 3,
      to: 5,
      nth: 3,
      hand: 0,
      stand: { is: 'passes', seats: [2] },
    });
    expect(takingOf(table, own, 0, KCC).stand).toEqual({ is: 'sole' });
    expect(takingOf(table, own, 0, 0).stand).toEqual({ is: 'behind', place: 2, seat: 3 });
  });
});

describe('the sheet of a company', () => {
  it('has every share once, and three cases', () => {
    const sheet = prospectusOf(table, own, 0, MS, true);
    expect(sheet.pips).toHaveLength(SHARES_OF[MS] ?? 0);
    expect(sheet.pips.slice(0, 6)).toEqual([
      { is: 'laid', seat: 0 },
      { is: 'laid', seat: 0 },
      { is: 'laid', seat: 2 },
      { is: 'laid', seat: 2 },
      { is: 'held', seat: 1 },
      { is: 'display' },
    ]);
    expect(sheet).toMatchObject({ value: 5, trains: { all: 17, left: 13 }, row: [5, 2] });
    expect(sheet.cases).toMatchObject([
      { is: 'now', pays: 3 },
      { is: 'take', pays: 5 },
      { is: 'rival', pays: 3, rival: { seat: 2, lays: 1, seen: false } },
    ]);
    expect(sheet.open.reduce((sum, { spaces }) => sum + spaces, 0)).toBeGreaterThan(0);
  });

  it('is for the eyes that look: who only watches knows no hand', () => {
    const sheet = prospectusOf(table, undefined, 'watcher', MS, false);
    expect(sheet.cases).toMatchObject([{ is: 'now', pays: undefined }]);
    expect(sheet.pips.some(({ is }) => is === 'mine')).toBe(false);
  });

  it('knows nothing that these eyes could not know: it is the same in every game they cannot rule out', () => {
    const { game } = unionPacific;
    for (const [seat, seed] of [
      [0, 1],
      [2, 5],
    ] as const) {
      for (const { after } of randomGame(4, seed)) {
        if (after.table.turns % 9 !== 0 || after.table.phase !== 'take') continue;
        const mine = game.own(after, seat);
        const other = game.imagine(after.table, mine, seat, rngFrom(seed));
        for (let share = 0; share <= UP; share++) {
          const sheet = prospectusOf(after.table, mine, seat, share, true);
          expect(prospectusOf(other.table, game.own(other, seat), seat, share, true)).toEqual(
            sheet,
          );
          expect(sheet.pips).toHaveLength(SHARES_OF[share] ?? 0);
          // What it calls unseen is at least what the others and the pile hold of it beyond what was seen.
          const rivals = other.hidden.own.filter((_, who) => who !== seat);
          const there = rivals.reduce((sum, { shares }) => sum + (shares[share] ?? 0), 0);
          const known = sheet.pips.filter(({ is }) => is === 'held').length;
          const unseen = sheet.pips.filter(({ is }) => is === 'unseen').length;
          expect(there).toBeLessThanOrEqual(known + unseen);
          expect(sheet.cases[0]?.pays).toBe(payoutNow(after.table)[share]?.[seat]);
        }
      }
    }
  });
});
