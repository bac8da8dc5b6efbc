import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { MOST_NOTE } from '#protocol/talk.ts';
import { talkWords } from '../../../words/talk/index.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import type { TableStore } from '../../store.ts';
import { notes, setNote } from './kept.ts';

/** Written down when the writer has paused for so long, or goes. */
const PAUSE_MS = 1200;

/** One's own notes on a table: with the season ticket, or for a guest in this browser. */
export function Notes({ store, table }: { store: TableStore; table: string }): ReactNode {
  const words = useCatalogue(talkWords);
  const hint = useId();
  const [text, setText] = useState<string>();
  const [withTicket, setWithTicket] = useState(false);
  const unkept = useRef<string>(undefined);
  useEffect(() => {
    let here = true;
    void store.request({ t: 'note' }).then((answer) => {
      if (!here || answer.t !== 'note') return;
      setWithTicket(answer.kept);
      setText(answer.kept ? (answer.text ?? '') : (notes.get()[table] ?? ''));
    });
    return () => {
      here = false;
    };
  }, [store, table]);
  const keep = useCallback((): void => {
    const { current } = unkept;
    unkept.current = undefined;
    if (current === undefined) return;
    if (withTicket) void store.request({ t: 'note', text: current });
    else setNote(table, current);
  }, [store, table, withTicket]);
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, keep]);
  useEffect(() => keep, [keep]);
  return (
    <div className="talk-notes">
      <textarea
        aria-label={words.noteLabel}
        aria-describedby={hint}
        maxLength={MOST_NOTE}
        readOnly={text === undefined}
        value={text ?? ''}
        onChange={({ target }) => {
          unkept.current = target.value;
          setText(target.value);
        }}
      />
      <p id={hint} className="talk-note">
        {words.noteHint} {withTicket ? words.kept.ticket : words.kept.browser}
      </p>
    </div>
  );
}
