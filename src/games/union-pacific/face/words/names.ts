import { COMPANIES } from '#games/union-pacific/rules/data/cards.ts';
import { type Share, UP } from '#games/union-pacific/rules/model.ts';

/** A railway's name is not translated. */
export const share = (of: Share): string =>
  of === UP ? 'Union Pacific' : (COMPANIES[of]?.name ?? '');

/** As the players call it. */
export const short = (of: Share): string => (of === UP ? 'UP' : (COMPANIES[of]?.short ?? ''));
