import { DAY, HOUR, MINUTE } from './civil.ts';

/**
 * How long a move may take: its own time first, then the seat's reserve, which does not grow again. `live`: always
 * running. `slow`: in days of the player's own, who may have hours of play and holidays. A table without a pace has no
 * clocks.
 */
export type Pace = {
  readonly kind: 'live' | 'slow';
  readonly moveMs: number;
  readonly reserveMs: number;
};

/** What a pace may be: at least, at most, and in steps of. */
export const BOUNDS: Readonly<
  Record<Pace['kind'], { move: readonly [number, number]; mostReserve: number; step: number }>
> = {
  live: { move: [10_000, 15 * MINUTE], mostReserve: HOUR, step: 1000 },
  slow: { move: [6 * HOUR, 14 * DAY], mostReserve: 30 * DAY, step: HOUR },
};

/** Those that are offered, in the order they are offered. */
const PRESETS = {
  quick: { kind: 'live', moveMs: 30_000, reserveMs: 3 * MINUTE },
  live: { kind: 'live', moveMs: 90_000, reserveMs: 8 * MINUTE },
  unhurried: { kind: 'live', moveMs: 3 * MINUTE, reserveMs: 20 * MINUTE },
  daily: { kind: 'slow', moveMs: DAY, reserveMs: 2 * DAY },
  twice: { kind: 'slow', moveMs: 3.5 * DAY, reserveMs: 4 * DAY },
  weekly: { kind: 'slow', moveMs: 7 * DAY, reserveMs: 7 * DAY },
} as const satisfies Record<string, Pace>;

export type PresetName = keyof typeof PRESETS;

export const presets: readonly (readonly [PresetName, Pace])[] = Object.entries(PRESETS) as [
  PresetName,
  Pace,
][];

/** By which name a pace is offered, if it is. */
export function presetOf(pace: Pace): PresetName | undefined {
  return presets.find(
    ([, { kind, moveMs, reserveMs }]) =>
      pace.kind === kind && pace.moveMs === moveMs && pace.reserveMs === reserveMs,
  )?.[0];
}
