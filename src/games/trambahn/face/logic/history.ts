import type { Event, Line, Table } from '#games/trambahn/rules/model.ts';

/** A moment at which points came: one of the ten scorings, or a bonus after so many of them. */
export type Moment =
  | { is: 'scoring'; nth: number; line: Line; points: readonly [number, number]; totals: Totals }
  | { is: 'bonus'; after: number; seat: 0 | 1; points: number; totals: Totals };

export type Totals = readonly [number, number];

/**
 * How the totals rose. What was told says when each bonus came; without it, or if it does not account for every
 * bonus point, the rest is put at the end.
 */
export function momentsOf(table: Table, told: readonly Event[] = []): Moment[] {
  const moments: Moment[] = [];
  let totals: Totals = [0, 0];
  const plus = (a: number, b: number): Totals => {
    totals = [totals[0] + a, totals[1] + b];
    return totals;
  };
  const bonuses = bonusesIn(told);
  const addBonus = (seat: 0 | 1, points: number, after: number): void => {
    if (points === 0) return;
    const risen = seat === 0 ? plus(points, 0) : plus(0, points);
    moments.push({ is: 'bonus', after, seat, points, totals: risen });
  };
  for (let done = 0; done <= table.scorings.length; done++) {
    for (const { after, seat, points } of bonuses) if (after === done) addBonus(seat, points, done);
    const scoring = table.scorings[done];
    if (scoring) {
      const { line, points } = scoring;
      moments.push({ is: 'scoring', nth: done + 1, line, points, totals: plus(...points) });
    }
  }
  for (const seat of [0, 1] as const) {
    const known = bonuses.reduce((sum, bonus) => sum + (bonus.seat === seat ? bonus.points : 0), 0);
    addBonus(seat, Math.max(0, table.players[seat].bonus - known), table.scorings.length);
  }
  return moments;
}

type Bonus = { after: number; seat: 0 | 1; points: number };

function bonusesIn(told: readonly Event[]): Bonus[] {
  const bonuses: Bonus[] = [];
  let after = 0;
  for (const event of told) {
    if (event.is === 'line-scored') after = event.nth;
    if (event.is === 'bonus-scored') {
      bonuses.push({ after, seat: event.seat === 1 ? 1 : 0, points: event.points });
    }
  }
  return bonuses;
}
