import type { Group } from '#games/union-pacific/rules/model.ts';

/** What everybody knows of the share pile (15.3). */
export type Outlook = {
  cards: number;
  dividends: number;
  /** That the next card is a dividend, from 0 to 1. */
  chance: number;
  /** The first card from the top that may be a dividend, and the last that can be the first one. */
  earliest: number | undefined;
  latest: number | undefined;
};

export function outlookOf(groups: readonly Group[]): Outlook {
  const sizes = groups.map(({ shares, dividends }) => shares + dividends);
  const cards = sizes.reduce((sum, size) => sum + size, 0);
  const dividends = groups.reduce((sum, group) => sum + group.dividends, 0);
  const top = groups[0];
  const chance = top && sizes[0] ? top.dividends / sizes[0] : 0;
  const at = groups.findIndex((group) => group.dividends > 0);
  if (at < 0) return { cards, dividends, chance, earliest: undefined, latest: undefined };
  const before = sizes.slice(0, at).reduce((sum, size) => sum + size, 0);
  return {
    cards,
    dividends,
    chance,
    earliest: before + 1,
    latest: before + (groups[at]?.shares ?? 0) + 1,
  };
}
