import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Tape } from '#protocol/talk.ts';
import { Dialog } from '#ui/dialog.tsx';
import { LineIcon } from '#ui/icons.tsx';
import { media } from '#ui/media.ts';
import { singleKeys } from '#ui/single-keys.ts';
import { useMedia } from '#ui/use-media.ts';
import { useRemembered } from '#ui/use-remembered.ts';
import { talkWords } from '../../../words/talk/index.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import type { DeskProps } from '../../desk/desk.tsx';
import { isElsewhere } from '../../desk/keys.ts';
import { type Showing, TalkForm } from './form.tsx';
import { muted, readUpTo, setReadUpTo } from './kept.ts';
import { SidePanel } from './side-panel.tsx';
import { Strip } from './strip.tsx';
import { mayTalk, Tapes, unreadIn } from './tapes.ts';
import './talk.css';

/** The key in the head with the count of what is unread, the strip on the map, and the form when it is open. */
export function Telegraph(props: DeskProps): ReactNode {
  const words = useCatalogue(talkWords);
  const wide = useMedia(media.wide);
  const [open, setOpen] = useState(false);
  const showing = useTapes(props, open);
  const unread = showing.may.read.reduce((sum, tape) => sum + showing.unread[tape], 0);
  useKey(() => setOpen((before) => !before));
  const close = (): void => setOpen(false);
  const form = <TalkForm {...showing} desk={props} wide={wide} />;
  return (
    <>
      <button
        type="button"
        className="icon-button talk-key"
        aria-label={words.key(unread)}
        title={words.key(unread)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <LineIcon className="icon" size={22}>
          <path d="M3 19h18M5 19v-3h14v3M7 16v-3M7 11.500h11M18 11.500V9h-3M16.500 9V6M13 6h7" />
        </LineIcon>
        {unread > 0 ? (
          <span className="talk-count" aria-hidden="true">
            {unread}
          </span>
        ) : undefined}
      </button>
      {open && wide
        ? createPortal(
            <SidePanel title={words.title} close={words.close} onClose={close}>
              {form}
            </SidePanel>,
            document.body,
          )
        : undefined}
      {open && !wide ? (
        <Dialog kind="sheet" open title={words.title} close={words.close} onClose={close}>
          {form}
        </Dialog>
      ) : undefined}
      {createPortal(
        <Strip {...showing} desk={props} covered={open} onOpen={() => setOpen(true)} />,
        document.body,
      )}
    </>
  );
}

/** T, unless somebody writes or a dialog is open. */
function useKey(press: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.toLowerCase() !== 't' || !singleKeys.get() || isElsewhere(event)) return;
      event.preventDefault();
      press();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}

/** The tapes that this person may read, kept up to date while they are at the table. */
function useTapes({ sitting, snapshot, live }: DeskProps, open: boolean): Showing {
  const { store, title } = sitting;
  const tapes = useMemo(() => new Tapes(store), [store]);
  const shown = useSyncExternalStore(tapes.subscribe, tapes.getShown);
  const quiet = useRemembered(muted);
  const [upTo, setUpTo] = useState(() => readUpTo(live.id));
  const plays = live.mine.length > 0;
  const isOver = live.status === 'over';
  const may = useMemo(() => mayTalk(plays, isOver), [plays, isOver]);
  const [tape, setTape] = useState<Tape | 'notes'>(plays ? 'table' : 'platform');
  useEffect(() => tapes.open(), [tapes]);
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
    live.eyes !== 'watcher' && title.game.actors(live.view.table).includes(live.eyes);
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
