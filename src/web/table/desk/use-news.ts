import { useEffect, useRef } from 'react';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Live, News } from '../snapshot.ts';
import type { Lamp } from './use-toast.ts';

/** Tells what no sentence of the game tells: that somebody went back, or was not let. */
export function useNews(
  news: News | undefined,
  live: Live,
  names: readonly string[],
  tell: (text: string, lamp?: Lamp) => void,
): void {
  const { undo } = useCatalogue(tableWords);
  const told = useRef<News>(news);
  useEffect(() => {
    if (news === told.current) return;
    told.current = news;
    if (news?.is === 'declined') tell(undo.declined, 'stop');
    const back =
      news?.is === 'entries' ? news.entries.find((entry) => entry.undo !== undefined) : undefined;
    if (!back) return;
    const mine = back.actor === live.eyes;
    tell(undo.done(mine || back.actor === 'chance' ? undefined : names[back.actor]), 'go');
  }, [news, live.eyes, names, tell, undo]);
}
