import type { ReactNode } from 'react';
import { useDock } from '../handling/dock.ts';
import { useHints } from '../handling/use-hints.ts';
import { endOf } from '../logic/end.ts';
import { steps } from '../logic/steps.ts';
import { useViewer } from '../viewer.ts';

/** On a phone, right under the head: the turn, where in it one is, and how near the end is. It never moves. */
export function SubHead(): ReactNode {
  const hints = useHints();
  const { words, language } = useViewer();
  const { table } = useDock();
  if (table.turn === 0 || table.phase === 'over') return null;
  const { names, now } = steps(table, language);
  const { empty, due } = endOf(table);
  return (
    <div className="rt-sub figures">
      <span>
        <b>{words.turn(table.turn)}</b> · {names[now]}
      </span>
      <span className="rt-stops" aria-hidden="true">
        {names.map((name, i) => (
          <i key={name} data-at={i < now ? 'past' : i === now ? 'now' : undefined} />
        ))}
      </span>
      <small data-hint={hints?.end} data-hint-rule="16.1">
        {table.turn === table.lastTurn
          ? words.lastTurn
          : `${words.score.empty} ${words.score.emptyOf(empty, due)}`}
      </small>
    </div>
  );
}
