import { memo, type ReactNode, useEffect, useRef } from 'react';
import { tableWords } from '#web/words/table/index.ts';
import { useCatalogue } from '#web/words/use-words.ts';
import type { Turn } from '../journal.ts';
import { Sentence } from './sentence.tsx';
import './side.css';

/** The journal, latest turn first. Each line is a way to the board as it was then. */
export const JournalList = memo(function JournalList(props: JournalProps): ReactNode {
  const { turns, names, at, upTo, onLook } = props;
  const { journal } = useCatalogue(tableWords);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (at !== undefined)
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  if (turns.length === 0) return <p className="log-empty">{journal.empty}</p>;
  return (
    <ol ref={list} className="log tbl-log" reversed>
      {turns.toReversed().map(({ key, turn, seat, lines }) => (
        <li key={key}>
          {turn === undefined && seat === undefined ? undefined : (
            <h3>
              {turn === undefined ? undefined : <span className="num">{journal.turn(turn)}</span>}
              {seat === undefined ? undefined : names[seat]}
            </h3>
          )}
          <ol reversed>
            {lines.toReversed().map((line) => (
              <li key={line.key} className={line.seq > upTo ? 'later' : undefined}>
                <button
                  type="button"
                  title={journal.look}
                  aria-current={line.seq === at ? 'step' : undefined}
                  onClick={() => onLook(line.seq)}
                >
                  <Sentence text={line.text} />
                </button>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
});

export type JournalProps = {
  turns: readonly Turn[];
  names: readonly string[];
  /** The entry whose board is on show. */
  at: number | undefined;
  /** Lines after this entry are still to come: in a replay. */
  upTo: number;
  onLook: (seq: number) => void;
};
