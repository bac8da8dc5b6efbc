import { type Pace, type PresetName, presets } from '#clocks/pace.ts';

/** At what pace a table is to be played: one of those that are offered, or none. */
export type PaceChoice = PresetName | 'none';

/** What was stored may be another version's. */
export function possiblePace(stored: unknown): PaceChoice {
  return presets.find(([name]) => name === stored)?.[0] ?? 'none';
}

export function paceOf(choice: PaceChoice): Pace | undefined {
  return presets.find(([name]) => name === choice)?.[1];
}
