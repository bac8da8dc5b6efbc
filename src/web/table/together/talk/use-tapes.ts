import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Tape } from '#protocol/talk.ts';
import { useRemembered } from '#ui/use-remembered.ts';
import { bringMutes, muted } from '../../../mutes.ts';
import type { DeskProps } from '../../desk/desk.tsx';
import type { Showing } from './form.tsx';
import { readUpTo, setReadUpTo } from './kept.ts';
import { mayTalk, Tapes, unreadIn } from './tapes.ts';

/** What is in front, and the tape on which one writes. */
type Front = { own: Tape; tape: Tape | 'notes' };

/** The tapes that this person may read, kept up to date while they are at the table. */
export function useTapes({ sitting, snapshot, live }: DeskProps, open: boolean): Showing {
  const { store, title } = sitting;
  const tapes = useMemo(() => new Tapes(store), [store]);
  const shown = useSyncExternalStore(tapes.subscribe, tapes.getShown);
  const quiet = useRemembered(muted);
  const [upTo, setUpTo] = useState(() => readUpTo(live.id));
  const plays = live.mine.length > 0;
  const isOver = live.status === 'over';
  const may = useMemo(() => mayTalk(plays, isOver), [plays, isOver]);
  const own = plays ? 'table' : 'platform';
  const [front, setFront] = useState<Front>({ own, tape: own });
  const setTape = useCallback((tape: Front['tape']) => setFront({ own, tape }), [own]);
  // Whoever has sat down or got up is on another tape from then on.
  if (front.own !== own) setTape(own);
  const { tape } = front;
  useEffect(() => tapes.open(), [tapes]);
  useEffect(() => void bringMutes(), []);
  const isOnline = snapshot.link === 'open';
  useEffect(() => {
    if (isOnline) for (const one of may.read) void tapes.catchUp(one);
  }, [tapes, isOnline, may]);
  // What is open before somebody is read.
  const last = tape === 'notes' ? undefined : shown.lines[tape].at(-1)?.n;
  useEffect(() => {
    if (!open || tape === 'notes' || last === undefined || last <= upTo[tape]) return;
    const mark = { ...upTo, [tape]: last };
    setUpTo(mark);
    setReadUpTo(live.id, mark);
  }, [open, tape, last, upTo, live.id]);
  const isMyTurn =
    live.status !== 'waiting' &&
    live.eyes !== 'watcher' &&
    title.game.actors(live.view.table).includes(live.eyes);
  const since = useSinceTurn(isMyTurn, shown.lines.table.at(-1)?.n ?? 0, open, upTo.table);
  const { you, lines } = shown;
  const unread = useMemo(() => {
    const count = (one: Tape) => unreadIn(lines[one], { upTo: upTo[one], you, muted: quiet });
    return { table: count('table'), platform: count('platform') };
  }, [lines, upTo, you, quiet]);
  return { tapes, shown, unread, may, muted: quiet, tape, setTape, since };
}

/** After which line the new ones begin: those since one's turn, or, before it has passed, those not read when it was opened. */
function useSinceTurn(
  isMyTurn: boolean,
  last: number,
  open: boolean,
  upTo: number,
): Showing['since'] {
  const [ended, setEnded] = useState<number>();
  const [wasMine, setWasMine] = useState(isMyTurn);
  const [opened, setOpened] = useState({ open, upTo });
  if (wasMine !== isMyTurn) {
    setWasMine(isMyTurn);
    if (wasMine) setEnded(last);
  }
  if (opened.open !== open) setOpened({ open, upTo });
  return ended === undefined ? { n: opened.upTo, is: 'fresh' } : { n: ended, is: 'since' };
}
