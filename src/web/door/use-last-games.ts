import { useEffect, useState } from 'react';
import type { Language } from '#kernel/game.ts';
import { listMyTables, type MyTable } from '../my-tables.ts';
import { useLanguage } from '../preferences.ts';
import { type LastGame, latest, ofHouse } from './last-games.ts';

/** The last ones of a game, the latest first. Whoever cannot be asked has none to tell. */
export function useLastGames(game: string): readonly LastGame[] {
  const language = useLanguage();
  const [found, setFound] = useState<readonly LastGame[]>([]);
  useEffect(() => {
    let here = true;
    Promise.all([ownGames(game, language), houseGames(game, language)]).then(
      ([own, others]) => here && setFound(latest([...others, ...own])),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [game, language]);
  return found;
}

async function ownGames(game: string, language: Language): Promise<LastGame[]> {
  const tables = await listMyTables(language).catch(() => []);
  return tables.filter((table) => table.game === game && table.status === 'over').map(ofTable);
}

const ofTable = ({ href, at, names, won = [] }: MyTable): LastGame => ({ href, at, names, won });

async function houseGames(game: string, language: Language): Promise<LastGame[]> {
  const answer = await fetch(`/api/games?${new URLSearchParams({ game })}`).catch(() => undefined);
  if (!answer?.ok) return [];
  const { gamesShown } = await import('#protocol/http/people.ts');
  const read = gamesShown.safeParse(await answer.json().catch(() => undefined));
  return read.success ? read.data.games.map((one) => ofHouse(one, language)) : [];
}
