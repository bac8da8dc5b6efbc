import { logistic } from '#bots/arithmetic.ts';
import { addRow, readingOf, sumOf } from '#bots/numbers.ts';
import type { Own, Table } from '#games/trambahn/rules/model.ts';
import { LINES } from './expectation.ts';
import { INPUTS, LINE_INPUTS, readPosition, WHOLE_INPUTS } from './features.ts';

/**
 * A learnt evaluation of a position whose turn is played and whose hand is not yet refilled. One layer reads each of the four
 * lines alike; what it says of them is added up. A second layer reads these sums and the whole; two sums of that are the
 * answers. `docs/decisions/0055-trambahn-learnt.md` says why, `training/trambahn` makes the numbers.
 */
export type Net = {
  /** How likely whoever has played wins, and by how many points it may expect to end ahead. */
  judge(table: Table, own: Own): Verdict;
};

export type Verdict = { odds: number; lead: number };

export const LINE_UNITS = 32;
export const SECOND_UNITS = 32;

/** The lead is learnt in parts of so many points. */
export const LEAD_SCALE = 50;

export function netOf(numbers: string): Net {
  const reading = readingOf(numbers);
  const first = reading.layer(LINE_INPUTS, LINE_UNITS);
  const second = reading.layer(LINE_UNITS + WHOLE_INPUTS, SECOND_UNITS);
  const winning = reading.floats(SECOND_UNITS + 1);
  const leading = reading.floats(SECOND_UNITS + 1);
  const inputs = new Float32Array(INPUTS);
  const one = new Float32Array(LINE_UNITS);
  const sums = new Float32Array(LINE_UNITS);
  const units = new Float32Array(SECOND_UNITS);

  function readLines(): void {
    sums.fill(0);
    for (const line of LINES) {
      one.set(first.offsets);
      for (let row = 0; row < LINE_INPUTS; row++) {
        const value = inputs[line * LINE_INPUTS + row] as number;
        if (value !== 0) addRow(first, row, value, one, 0);
      }
      for (let i = 0; i < LINE_UNITS; i++) {
        const strength = one[i] as number;
        if (strength > 0) sums[i] = (sums[i] as number) + strength;
      }
    }
  }

  return {
    judge(table, own) {
      readPosition(table, own, inputs);
      readLines();
      units.set(second.offsets);
      for (let row = 0; row < LINE_UNITS + WHOLE_INPUTS; row++) {
        const value =
          row < LINE_UNITS ? sums[row] : inputs[LINES.length * LINE_INPUTS + row - LINE_UNITS];
        if (value !== 0) addRow(second, row, value as number, units, 0);
      }
      return {
        odds: logistic(sumOf(winning, units)),
        lead: LEAD_SCALE * sumOf(leading, units),
      };
    },
  };
}
