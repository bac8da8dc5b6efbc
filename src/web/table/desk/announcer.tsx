import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Listener } from '#kernel/title.ts';
import { plain } from '#ui/sentence.tsx';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { sentencesOf } from '../journal.ts';
import type { News } from '../snapshot.ts';
import type { Sitting } from '../use-table.ts';
import turnIcon from './your-turn.svg?url';

/** Tells in sentences what happens, for those who hear the table; and in the window's title that it is one's turn. */
export function Announcer({ sitting, news, listener, yourTurn, name }: AnnouncerProps): ReactNode {
  const { turn } = useCatalogue(tableWords);
  const [text, setText] = useState('');
  const told = useRef<News>(undefined);
  useEffect(() => {
    if (news === told.current) return;
    told.current = news;
    if (news?.is !== 'entries') return;
    const sentences = sentencesOf(news.entries, sitting.title, listener).map((one) =>
      plain(one.text),
    );
    if (sentences.length > 0) setText(sentences.join(' '));
  }, [news, sitting, listener]);
  useEffect(() => {
    document.title = yourTurn ? turn.yoursTitle(name) : `${name} – Rotonde`;
  }, [yourTurn, turn, name]);
  useTurnIcon(yourTurn);
  return (
    <div className="visually-hidden" role="log" aria-live="polite">
      <p>{text}</p>
      {yourTurn ? <p>{turn.yours}</p> : undefined}
    </div>
  );
}

type AnnouncerProps = {
  sitting: Sitting;
  news: News | undefined;
  listener: Listener;
  yourTurn: boolean;
  /** The game's. */
  name: string;
};

/** A lamp on the tab's icon. On that of the installed page stands how many tables wait (`turns.ts`). */
function useTurnIcon(yourTurn: boolean): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!icon || !yourTurn) return undefined;
    const before = icon.href;
    icon.href = turnIcon;
    return () => {
      icon.href = before;
    };
  }, [yourTurn]);
}
