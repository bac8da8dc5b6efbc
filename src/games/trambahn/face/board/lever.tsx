import type { ReactNode } from 'react';
import type { Action, Table } from '#games/trambahn/rules/model.ts';
import { Button } from '#ui/button.tsx';
import type { Hold } from '../handling/hold.ts';
import type { Looks } from '../handling/looks.ts';
import { hintOf, leverLabel, stepOf, warningOf } from '../logic/hint.ts';
import { useViewer } from '../viewer.ts';

/** The one lever: it ends the step. Above it what can be done, below it what would be lost. */
export function Lever({ table, hold, looks, sent, onPull }: LeverProps): ReactNode {
  const { words, near: seat, names } = useViewer();
  const { somewhere, endsStep } = looks;
  const step = stepOf(table);
  const mine = table.turn === seat && step !== undefined;
  // Pulled, and the table has not answered: the same step cannot be ended twice.
  const pulled = sent?.some((action) => action.do === 'end-step' && action.step === step) ?? false;
  const ends = mine && (step !== 'passengers' || table.laid > 0);
  const ready = ends && !pulled;
  const warning = warningOf(table, seat, words);
  return (
    <div className="tb-act" data-holding={hold.is === 'nothing' ? undefined : ''}>
      <p className="tb-hint">{hintOf({ table, seat, names, hold, somewhere, endsStep, words })}</p>
      {table.phase === 'over' ? null : (
        <Button
          kind="lever"
          data-lever=""
          data-ready={ready}
          className={ready ? undefined : 'tb-not-ready'}
          {...(ends ? { keycap: words.lever.enter } : {})}
          // One press ends one step: the second click of two, or a key held down, would end the next.
          onClick={(event) => {
            if (event.detail > 1 || pulled) return;
            onPull({ do: 'end-step', step: step ?? 'trams' }, event.currentTarget);
          }}
          onKeyDown={(event) => {
            if (event.repeat) event.preventDefault();
          }}
        >
          {leverLabel(table, seat, names, words)}
        </Button>
      )}
      {warning === undefined ? null : <p className="tb-warn">{warning}</p>}
    </div>
  );
}

type LeverProps = {
  table: Table;
  hold: Hold;
  looks: Looks;
  /** What is on its way to the table. */
  sent: readonly Action[] | undefined;
  onPull: (ending: Action, element: Element) => void;
};
