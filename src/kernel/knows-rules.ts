import type { Game, Kind } from './game.ts';

/**
 * Can a log that was written under this rules number be replayed by this game? Under any other it is never tried: it might
 * go through and mean something else. A game knows one number so far; one that knows several is to say so here.
 */
export function knowsRules(game: Pick<Game<Kind>, 'rules'>, rules: number): boolean {
  return rules === game.rules;
}
