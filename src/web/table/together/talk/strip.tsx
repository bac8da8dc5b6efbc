import { type ReactNode, useEffect, useState } from 'react';
import type { TalkLine } from '#protocol/talk.ts';
import { useRemembered } from '#ui/use-remembered.ts';
import { talkWords } from '../../../words/talk/index.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import type { DeskProps } from '../../desk/desk.tsx';
import type { Showing } from './form.tsx';
import { strips } from './kept.ts';
import { Speaker, saidText } from './said.tsx';
import { useSide } from './use-side.ts';

const SHOWN_MS = 5000;

/** What was just said, over the corner of the map for a few seconds. Whoever presses it opens the form. */
export function Strip({ shown, muted, desk, covered, onOpen }: StripProps): ReactNode {
  const words = useCatalogue(talkWords);
  const isOn = useRemembered(strips);
  const side = useSide();
  const { heard, you } = shown;
  const [over, setOver] = useState<TalkLine>();
  useEffect(() => {
    if (!heard) return undefined;
    const timer = setTimeout(() => setOver(heard), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [heard]);
  const line = heard && heard !== over && heard.who !== you && !(heard.who in muted) && heard;
  const isShown = line && isOn && !covered;
  return (
    <div
      className="talk-strip"
      role="status"
      style={side && { right: innerWidth - side.left + 14 }}
    >
      {isShown ? (
        <button key={line.n} type="button" className="talk-tape" onClick={onOpen}>
          <Speaker line={line} game={desk.live.game} />
          <b>{desk.names[line.seat ?? -1] ?? line.name}</b>
          <span className="visually-hidden">: </span>
          <span>{saidText(line, words)}</span>
        </button>
      ) : undefined}
    </div>
  );
}

type StripProps = Showing & { desk: DeskProps; covered: boolean; onOpen: () => void };
