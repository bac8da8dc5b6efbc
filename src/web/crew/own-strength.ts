import { type AgainstResult, ratingAgainst } from '#bots/elo-against.ts';
import { botToday } from '#protocol/bot-names.ts';
import type { LocalGame } from '../profile/local/local-figures.ts';
import type { Rung } from './ladders.ts';

/** Where whoever reads this stands among the bots of a game, and after how many games. */
export type OwnStrength = { elo: number; within: number; games: number };

/** What was won and lost against one kind of bot. */
export type Met = { won: number; lost: number };

/** From games of one person alone against bots whose strength is known. */
export function ownStrength(
  games: readonly LocalGame[],
  rungs: readonly Rung[],
): OwnStrength | undefined {
  const counted = games.flatMap((game) => {
    const results = resultsOf(game, rungs);
    return results.length > 0 ? [results] : [];
  });
  const rating = ratingAgainst(counted.flat());
  return rating && { ...rating, games: counted.length };
}

function resultsOf({ bots, won, scores }: LocalGame, rungs: readonly Rung[]): AgainstResult[] {
  const own = bots.indexOf(undefined);
  if (own < 0 || bots.lastIndexOf(undefined) !== own || won.length === 0) return [];
  const known = bots.flatMap((bot, seat) => {
    const rung = bot !== undefined && rungs.find((one) => one.bot === botToday(bot));
    return rung ? [{ seat, elo: rung.elo }] : [];
  });
  return known.map(({ seat, elo }) => ({
    elo,
    share: shareOver(own, seat, won, scores),
    weight: 1 / known.length,
  }));
}

/** Who has won stands above who has not; of the others the points tell. */
function shareOver(
  own: number,
  other: number,
  won: readonly number[],
  scores: readonly number[] | undefined,
): number {
  if (won.includes(own)) return won.includes(other) ? 0.5 : 1;
  if (won.includes(other)) return 0;
  const [mine, theirs] = [scores?.[own], scores?.[other]];
  if (mine === undefined || theirs === undefined || mine === theirs) return 0.5;
  return mine > theirs ? 1 : 0;
}

/**
 * Against whom a game would be most even: whose strength is nearest. As long as that is not known, the weakest who has not been
 * beaten more often than not.
 */
export function matchFor(
  bots: readonly string[],
  rungs: readonly Rung[],
  own: OwnStrength | undefined,
  met: ReadonlyMap<string, Met>,
): string | undefined {
  const known = rungs.filter(({ bot }) => bots.includes(bot));
  if (own && known.length > 0) {
    const far = ({ elo }: Rung): number => Math.abs(elo - own.elo);
    return known.toSorted((a, b) => far(a) - far(b))[0]?.bot;
  }
  const isOpen = (bot: string): boolean => {
    const { won, lost } = met.get(bot) ?? { won: 0, lost: 0 };
    return won <= lost;
  };
  return bots.find(isOpen) ?? bots.at(-1);
}
