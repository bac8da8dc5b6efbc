import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { Sentence } from '#ui/sentence.tsx';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Turn } from '../journal.ts';
import './journal-list.css';

/**
 * The journal, latest turn first. Each line is a way to the board as it was then. One of them is in the tab order, arrows do
 * the rest: a long game must not stand between the board and whoever has only keys.
 */
export const JournalList = memo(function JournalList(props: JournalProps): ReactNode {
  const { turns, names, nameIn, at, upTo, onLook, onEarlier } = props;
  const { journal } = useCatalogue(tableWords);
  const list = useRef<HTMLOListElement>(null);
  const [last, setLast] = useState<string>();
  const holds = ({ lines }: Turn): boolean => lines.some(({ key }) => key === last);
  const reached = turns.some(holds) ? last : turns.at(-1)?.lines.at(-1)?.key;
  useEffect(() => {
    if (at !== undefined)
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    // Back in the present, the latest line is to be seen again.
    else list.current?.scrollTo({ top: 0 });
  }, [at]);
  if (turns.length === 0) return <p className="journal-empty">{journal.empty}</p>;
  return (
    <ol ref={list} className="table-log" reversed onKeyDown={goAlong}>
      {turns.toReversed().map((turn) => (
        <TurnTold
          key={turn.key}
          turn={turn}
          name={turn.seat === undefined ? undefined : (nameIn?.(turn) ?? names[turn.seat])}
          // Each turn is given only what concerns it: what is over is not drawn again.
          at={turn.lines.some(({ seq }) => seq === at) ? at : undefined}
          upTo={turn.lines.some(({ seq }) => seq > upTo) ? upTo : undefined}
          reached={turn.lines.some(({ key }) => key === reached) ? reached : undefined}
          onReach={setLast}
          onLook={onLook}
        />
      ))}
      {onEarlier ? (
        <li className="table-earlier">
          <button type="button" onClick={onEarlier}>
            {journal.earlier}
          </button>
        </li>
      ) : undefined}
    </ol>
  );
});

const TurnTold = memo(function TurnTold(props: TurnProps): ReactNode {
  const { turn, name, at, upTo = Number.POSITIVE_INFINITY, reached, onReach, onLook } = props;
  const { journal } = useCatalogue(tableWords);
  return (
    <li>
      {turn.turn || name !== undefined ? (
        <h3>
          {turn.turn ? <span className="figures">{journal.turn(turn.turn)}</span> : undefined}
          {name === undefined ? undefined : <span>{name}</span>}
        </h3>
      ) : undefined}
      <ol reversed>
        {turn.lines.toReversed().map(({ key, seq, text }) => (
          <li key={key} className={seq > upTo ? 'later' : undefined}>
            <button
              type="button"
              title={journal.look}
              tabIndex={key === reached ? 0 : -1}
              onFocus={() => onReach(key)}
              aria-current={seq === at ? 'step' : undefined}
              onClick={() => onLook(seq)}
            >
              <Sentence text={text} />
            </button>
          </li>
        ))}
      </ol>
    </li>
  );
});

type TurnProps = {
  turn: Turn;
  name: string | undefined;
  at: number | undefined;
  upTo: number | undefined;
  reached: string | undefined;
  onReach: (key: string) => void;
  onLook: (seq: number) => void;
};

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
  /** Who plays in this turn, if it is not whoever sits there. */
  nameIn?: ((turn: Turn) => string | undefined) | undefined;
  /** The entry whose board is on show. */
  at: number | undefined;
  /** Lines after this entry are still to come: in a replay. */
  upTo: number;
  onLook: (seq: number) => void;
  /** Brings in what happened before the first of these turns, where that is not known yet. */
  onEarlier: (() => void) | undefined;
};
