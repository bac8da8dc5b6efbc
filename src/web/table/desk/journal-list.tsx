import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { tableWords } from '#web/words/table/index.ts';
import { useCatalogue } from '#web/words/use-words.ts';
import type { Turn } from '../journal.ts';
import { Sentence } from './sentence.tsx';
import './side.css';

/**
 * The journal, latest turn first. Each line is a way to the board as it was then. One of them is in the tab order, arrows do
 * the rest: a long game must not stand between the board and whoever has only keys.
 */
export const JournalList = memo(function JournalList(props: JournalProps): ReactNode {
  const { turns, names, at, upTo, onLook } = props;
  const { journal } = useCatalogue(tableWords);
  const list = useRef<HTMLOListElement>(null);
  const [last, setLast] = useState<string>();
  const keys = turns.flatMap(({ lines }) => lines.map(({ key }) => key));
  const reached = last !== undefined && keys.includes(last) ? last : keys.at(-1);
  useEffect(() => {
    if (at !== undefined)
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  if (turns.length === 0) return <p className="log-empty">{journal.empty}</p>;
  return (
    <ol ref={list} className="log tbl-log" reversed onKeyDown={goAlong}>
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
                  tabIndex={line.key === reached ? 0 : -1}
                  onFocus={() => setLast(line.key)}
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

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function goAlong(event: KeyboardEvent<HTMLOListElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const lines = [...event.currentTarget.querySelectorAll('button')];
  const at = lines.indexOf(event.target as HTMLButtonElement);
  lines[step(at, lines.length)]?.focus();
}

export type JournalProps = {
  turns: readonly Turn[];
  names: readonly string[];
  /** The entry whose board is on show. */
  at: number | undefined;
  /** Lines after this entry are still to come: in a replay. */
  upTo: number;
  onLook: (seq: number) => void;
};
