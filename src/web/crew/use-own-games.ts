import { useEffect, useMemo, useState } from 'react';
import type { LocalBot, LocalGame } from '../profile/local/local-figures.ts';
import type { Rung } from './ladders.ts';
import { type OwnStrength, ownStrength } from './own-strength.ts';

type Kept = { games: readonly LocalGame[]; bots: readonly LocalBot[] };

const NOTHING: Kept = { games: [], bots: [] };

/** What this browser's finished games say of whoever plays in it. Fetched after the page: a newcomer has none. */
export function useOwnGames(
  game: string,
  rungs: readonly Rung[],
): { own: OwnStrength | undefined; met: ReadonlyMap<string, LocalBot> } {
  const [kept, setKept] = useState(NOTHING);
  useEffect(() => {
    let here = true;
    // A browser that keeps nothing has no games.
    readKept(game).then(
      (found) => here && setKept(found),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [game]);
  return useMemo(
    () => ({
      own: ownStrength(kept.games, rungs),
      met: new Map(kept.bots.map((one) => [one.bot, one])),
    }),
    [kept, rungs],
  );
}

async function readKept(game: string): Promise<Kept> {
  const [{ readLocalGames }, { botsOf }] = await Promise.all([
    import('../profile/local/read-local-games.ts'),
    import('../profile/local/local-figures.ts'),
  ]);
  const games = await readLocalGames(game);
  return { games, bots: botsOf(games) };
}
