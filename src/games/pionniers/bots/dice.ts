const ONE: readonly number[] = [0, 1, 1, 1, 1, 1, 1].map((ways) => ways / 6);
const TWO: readonly number[] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways) => ways / 36);

/** How likely each total of so many dice is. */
export function chanceOfEach(dice: number): readonly number[] {
  return dice === 1 ? ONE : TWO;
}

const covering: number[][] = [];

/** 8.3, 8.6: how likely a light engine needs 0, 1, 2… turns for this gap. */
export function turnsToCover(gap: number): readonly number[] {
  let turns = covering[gap];
  if (!turns) {
    turns = [0, 0];
    for (let total = 2; total < TWO.length; total++) {
      const chance = TWO[total] as number;
      const rest = total >= gap ? [1] : turnsToCover(gap - total);
      for (const [more, share] of rest.entries()) {
        turns[more + 1] = (turns[more + 1] ?? 0) + chance * share;
      }
    }
    covering[gap] = turns;
  }
  return turns;
}
