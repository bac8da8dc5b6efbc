import { POINTS, SCORINGS_TO_END, VALUES } from '#games/trambahn/rules/data/cards.ts';

/** How likely a turn is to bring a station of one given line and value that is free to be laid. */
const CHANCE_OF_A_STATION = 0.055;

/** More turns than are ever expected. */
const MOST_TURNS = 2 * SCORINGS_TO_END;

/**
 * The station points that a column will still gain, by turns left and by the value of its last station; each point
 * counts for the part of the scorings to come that will find it there. Worked out backwards from the last turn.
 */
const GROWTH: readonly (readonly number[])[] = growthTable();

function growthTable(): number[][] {
  let later = new Array<number>(VALUES + 1).fill(0);
  const table = [later];
  for (let turns = 1; turns <= MOST_TURNS; turns++) {
    // A turn from now, one turn's part of the scorings is gone.
    later = later.map((_, top) => (growthInTurn(later, top) * (turns - 1)) / turns);
    table.push(later);
  }
  return table;
}

/** A station that comes is laid if that is better than to wait for one that leaves less of a gap. */
function growthInTurn(later: readonly number[], top: number): number {
  const wait = later[top] as number;
  let growth = wait;
  for (let value = top + 1; value <= VALUES; value++) {
    const laid = (POINTS[value - 1] as number) + (later[value] as number);
    growth += CHANCE_OF_A_STATION * Math.max(0, laid - wait);
  }
  return growth;
}

/** The growth above a station of value `top`. The turns need not be whole. */
export function growthAbove(top: number, turns: number): number {
  const whole = Math.floor(turns);
  const less = GROWTH[whole]?.[top] as number;
  const more = GROWTH[whole + 1]?.[top] as number;
  return less + (more - less) * (turns - whole);
}
