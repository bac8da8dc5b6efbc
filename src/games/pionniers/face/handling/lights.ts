import type { Pionniers } from '#games/pionniers/rules/model.ts';
import type { Situation } from '#ui/handling/outcome.ts';
import { type Barred, barredOf, type Target, targetsOf } from '../logic/targets.ts';
import type { Ask } from './held.ts';

/** What is lit on the map: where a crate may go, and the lines where none may. */
export type Lights = { targets: readonly Target[]; barred: readonly Barred[] };

const DARK: Lights = { targets: [], barred: [] };

type Seen = Pick<Situation<Pionniers>, 'table' | 'choices' | 'check'>;

export function lightsOf(ask: Ask | undefined, { table, choices, check }: Seen): Lights {
  if (ask !== 'strike') return DARK;
  const targets = targetsOf(table, choices);
  return { targets, barred: barredOf(table, targets, check) };
}
