import { COMPANIES } from '#games/union-pacific/rules/data/cards.ts';
import { type Share, UP } from '#games/union-pacific/rules/model.ts';

/** A railway's name is not translated. */
export const share = (of: Share): string =>
  of === UP ? 'Union Pacific' : (COMPANIES[of]?.name ?? '');

/** As the players call it. */
export const short = (of: Share): string => (of === UP ? 'UP' : (COMPANIES[of]?.short ?? ''));

/** One share, or several of one company. */
export const counted = ([of, n]: readonly [Share, number]): string =>
  n > 1 ? `${n}\u00a0×\u00a0${short(of)}` : short(of);

/** All in the same place, and a paid one: it is said once. */
export const areLevel = (all: readonly { place: number; tied: boolean }[]): boolean =>
  all.every(({ place, tied }) => place > 0 && place === all[0]?.place && tied === all[0].tied);

/** What it is, and what it would be. */
export const rise = (from: number, to: number): string =>
  from === to ? `${to}` : `${from} → ${to}`;

/** The same where there is little room. */
export const climb = (from: number, to: number): string => `${from}→${to}`;

export const plus = (amount: number): string => `+${amount}`;

/** What a share more would bring at the next dividend: "+10", "+3 → +5", "stays +8". */
export const worth = (from: number, to: number, stays: string): string =>
  to === 0
    ? '0'
    : from === to
      ? `${stays} +${to}`
      : from === 0
        ? plus(to)
        : `${plus(from)} → ${plus(to)}`;

/** At a space of the map: what a train there would make the company worth. */
export const tag = (company: Share, from: number, to: number): string =>
  `${short(company)} ${rise(from, to)}`;

/** The number of a percentage: a small one with its tenths. */
export const percentOf = (of: number): string => (of * 100).toFixed(of > 0 && of < 0.1 ? 1 : 0);
