import { COMPANIES } from '#games/union-pacific/rules/data/cards.ts';
import { type Share, UP } from '#games/union-pacific/rules/model.ts';

/** As the players call it, in every language. */
export const shortOf = (share: Share): string =>
  share === UP ? 'Union Pacific' : (COMPANIES[share]?.short ?? '');
