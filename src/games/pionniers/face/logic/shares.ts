import { boardOf } from '#games/pionniers/rules/board.ts';
import type { ThrowOutcome } from '#games/pionniers/rules/forecast.ts';
import type { Space, Table } from '#games/pionniers/rules/model.ts';

/** The order in which kinds of outcome are told: what goes well first, what is lost last. */
const ORDER = [
  'plain',
  'finish',
  'coupled',
  'run',
  'river',
  'danger',
  'ambush',
  'dynamite',
  'derail',
] as const satisfies readonly ThrowOutcome['kind'][];

export type Share = { kind: ThrowOutcome['kind']; chance: number };

/** How the chances of a throw are shared between what it can set off. Together they are 1. */
export function sharesOf(outcomes: readonly ThrowOutcome[]): Share[] {
  return ORDER.flatMap((kind) => {
    const chance = outcomes.reduce((sum, one) => sum + (one.kind === kind ? one.chance : 0), 0);
    return chance > 0 ? [{ kind, chance }] : [];
  });
}

/** Whole per cents that add up to 100: the largest remainders are rounded up. */
export function percentsOf(shares: readonly Share[]): number[] {
  const exact = shares.map(({ chance }) => chance * 100);
  const whole = exact.map(Math.floor);
  const missing = Math.round(exact.reduce((a, b) => a + b, 0)) - whole.reduce((a, b) => a + b, 0);
  const byRest = exact
    .map((value, i) => ({ i, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest);
  for (const { i } of byRest.slice(0, missing)) whole[i] = (whole[i] as number) + 1;
  return whole;
}

/** The risk of derailing, in per cent as the shares have it. */
export function lostOf(outcomes: readonly ThrowOutcome[]): number {
  const shares = sharesOf(outcomes);
  return percentsOf(shares)[shares.findIndex(({ kind }) => kind === 'derail')] ?? 0;
}

/** Where a derailed train would go, and what it then sets off there (10.5). */
export type Derailed = { space: Space; mark: 'river' | 'danger' | undefined };

/** Nothing if no throw derails. */
export function derailsTo(
  { board, turn }: Pick<Table, 'board' | 'turn'>,
  outcomes: readonly ThrowOutcome[],
): Derailed | undefined {
  const space = outcomes.find(({ kind }) => kind === 'derail')?.front;
  const marks = boardOf(board).lines[turn];
  if (space === undefined || marks === undefined) return undefined;
  const at = (of: ArrayLike<Space>): boolean => (of[space] ?? 0) > 0;
  return { space, mark: at(marks.river) ? 'river' : at(marks.danger) ? 'danger' : undefined };
}
