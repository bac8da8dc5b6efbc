/** How closely a game is read. In minutes of a slow machine, about: what is asked for, and what is read at most where an account stays wide. */
export type Ask = {
  readonly seed: number;
  readonly minutes: number;
  readonly atMost: number;
};

const AT_MOST = 5;

/** The same game is read alike by whoever reads it: its seed comes from the commitment of its chance. */
export function askFor(commitment: string, minutes = 1): Ask {
  const seed = Number.parseInt(commitment.slice(0, 8), 16);
  return { seed, minutes, atMost: AT_MOST * minutes };
}

/** Readings never share chance: each has a million seeds of its own. `step`: of the analysis; `at`: the run. */
export function seedOf({ seed }: Ask, step: number, at: number): number {
  return (seed % 4096) * 2 ** 40 + step * 2 ** 34 + at * 2 ** 20;
}
