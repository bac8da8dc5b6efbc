import type { ReactNode } from 'react';
import type { Action, Table } from '#games/trambahn/rules/model.ts';
import { Button } from '#ui/button.tsx';
import { useSecondClick } from '#ui/handling/second-click.ts';
import { media } from '#ui/media.ts';
import { useMedia } from '#ui/use-media.ts';
import type { Held } from '../handling/held.ts';
import type { Lights } from '../handling/lights.ts';
import { usePress } from '../handling/press-context.ts';
import { type Behind, hintOf, leverLabel, stepOf, warningOf } from '../logic/hint.ts';
import { useViewer } from '../viewer.ts';

/**
 * The one lever: it ends the step. Beside it what can be done and what would be lost, each on a line of its own that is
 * always kept: neither moves the lever or the hand.
 */
export function Lever({ table, behind, held, lights, sent }: LeverProps): ReactNode {
  const viewer = useViewer();
  const { words, near: seat, names } = viewer;
  const brief = useMedia(media.phone);
  const press = usePress();
  const { somewhere, endsStep } = lights;
  const step = stepOf(table);
  const mine = table.turn === seat && step !== undefined && !behind;
  // Pulled, and the table has not answered: the same step cannot be ended twice.
  const pulled = sent?.some((action) => action.do === 'end-step' && action.step === step) ?? false;
  const ends = mine && (step !== 'passengers' || table.laid > 0);
  const ready = ends && !pulled;
  const isSecond = useSecondClick(`${table.turns}:${step}`);
  const warning = behind ? undefined : warningOf(table, seat, words);
  return (
    <div className="tram-act" data-holding={held.is === 'nothing' ? undefined : ''}>
      {/* The board says it first of all to those who hear it. */}
      <p className="tram-hint" aria-hidden="true" data-asked="">
        {hintOf({ table, seat, held, somewhere, endsStep, behind, brief, ...viewer })}
      </p>
      {table.phase === 'over' ? null : (
        <Button
          kind="lever"
          data-lever=""
          data-ready={ready}
          className={ready ? undefined : 'tram-not-ready'}
          {...(ends ? { keycap: words.lever.enter } : {})}
          // One press ends one step: the second click of two, or a key held down, would end the next.
          onClick={(event) => {
            if (isSecond(event) || pulled) return;
            press?.({ is: 'lever' }, event.currentTarget);
          }}
          onKeyDown={(event) => {
            if (event.repeat) event.preventDefault();
          }}
        >
          {leverLabel(table, seat, names, words, viewer.inPencil)}
        </Button>
      )}
      <p className="tram-warn">{warning}</p>
    </div>
  );
}

type LeverProps = {
  table: Table;
  /** The table has gone on from this one. */
  behind: Behind | undefined;
  held: Held;
  lights: Lights;
  /** What is on its way to the table. */
  sent: readonly Action[] | undefined;
};
