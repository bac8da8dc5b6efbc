import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { gameOf } from '#games/catalogue.ts';
import { firstGameAt, firstGames, isKnown } from '../learn/first-at.ts';
import type { Live } from './snapshot.ts';

type Fetched = typeof import('../learn/first-game.tsx');

let fetched: Fetched | undefined;

/** What says a word to whoever plays a title for the first time; and the words of this one, unless it is no news here. */
export async function fetchFirstWord(game?: string): Promise<Fetched> {
  if (game !== undefined && !isKnown(game))
    gameOf(game)
      ?.load.firstGame?.()
      .catch(() => undefined);
  fetched ??= await import('../learn/first-game.tsx');
  return fetched;
}

/** Whether it is known if something is to be said: it stands over the board, which would move if it came after it. */
export function useFirstWord(live: Live | undefined): boolean {
  const [known, setKnown] = useState(false);
  const { game, id } = live ?? {};
  useEffect(() => {
    if (game === undefined || id === undefined) return undefined;
    let here = true;
    const know = (): void => {
      // The first drawing of a table is long: in a transition it lets the browser breathe.
      if (here) startTransition(() => setKnown(true));
    };
    // Without it the table is as good as ever.
    fetchFirstWord()
      .then(({ prepareFirstGame }) => prepareFirstGame(game, id))
      .then(know, know);
    return () => {
      here = false;
    };
  }, [game, id]);
  return known || (game !== undefined && id !== undefined && isSilent(game, id));
}

/** Whoever has played the title before waits for nothing. */
function isSilent(game: string, table: string): boolean {
  return isKnown(game) && !firstGameAt(firstGames.get(), game, table);
}

export function FirstWord(props: FirstWordProps): ReactNode {
  return fetched && <fetched.FirstGame {...props} />;
}

type FirstWordProps = { live: Live; choices: readonly unknown[] };
