import { type ReactNode, useMemo, useState } from 'react';
import type { Listener } from '#kernel/title.ts';
import { sentencesOf, sinceTurnOf } from '../journal.ts';
import { playBack } from '../play/play-back.ts';
import { isNow, type Live, type Snapshot } from '../snapshot.ts';
import type { Sitting } from '../use-table.ts';
import { Telegram } from './telegram.tsx';

/** The telegram, while there is something to tell and nobody has put it away; and whether it is being played back. */
export function useTelegram(
  { store, title }: Sitting,
  snapshot: Snapshot,
  live: Live,
  listener: Listener,
): { notice: ReactNode; playing: boolean } {
  const [putAway, setPutAway] = useState(0);
  const [asked, setAsked] = useState(-1);
  const since = useMemo(() => sinceTurnOf(live.journal, live.eyes), [live.journal, live.eyes]);
  const sentences = useMemo(() => sentencesOf(since, title, listener), [since, title, listener]);
  const last = since.at(-1)?.seq ?? 0;
  const now = isNow(snapshot);
  const playing = asked === live.seq && !now;
  const hidden = sentences.length === 0 || putAway === last || !now || live.status !== 'running';
  // The board is given it: the same for as long as it says the same.
  const notice = useMemo(() => {
    if (hidden) return undefined;
    const play = (): void => {
      setAsked(live.seq);
      void playBack(store, since);
    };
    return <Telegram sentences={sentences} onPlayBack={play} onDismiss={() => setPutAway(last)} />;
  }, [hidden, sentences, since, last, live.seq, store]);
  return { notice, playing };
}
