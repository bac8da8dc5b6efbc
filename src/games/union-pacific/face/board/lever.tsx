import type { ReactNode } from 'react';
import { useDock } from '../handling/dock.ts';
import type { Turn } from '../handling/turn.ts';
import { useViewer } from '../viewer.ts';
import type { Words } from '../words/words.ts';

/** The one button that does what has been chosen. */
export function Lever(): ReactNode {
  const { words } = useViewer();
  const { turn } = useDock();
  if (turn.ask === undefined) return null;
  const ready = turn.deed !== undefined;
  return (
    <button
      type="button"
      className="button lever up-lever"
      data-lever=""
      data-ready={ready}
      data-do={turn.deed?.do}
      aria-disabled={!ready || turn.doing}
      data-hint={ready ? undefined : missingIn(turn, words.lever)}
      onClick={(event) => {
        if (event.detail < 2) turn.press({ is: 'lever' }, event.currentTarget);
      }}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
      }}
    >
      {labelOf(turn, words.lever)}
    </button>
  );
}

/** What is still to be chosen, for who presses it all the same. */
function missingIn(turn: Turn, { missing }: Words['lever']): string {
  switch (turn.ask) {
    case 'act':
      return turn.mode === 'build'
        ? missing.building(turn.track !== undefined, turn.company !== undefined)
        : missing.shares;
    case 'take':
      return missing.source;
    case 'idle':
    case 'discard':
      return missing.track;
    default:
      return missing.share;
  }
}

function labelOf({ deed }: Turn, lever: Words['lever']): string {
  switch (deed?.do) {
    case 'choose-opening':
      return lever.open;
    case 'swap-track':
      return lever.swap;
    case 'stop-swapping':
      return lever.goOn;
    case 'build':
      return lever.build;
    case 'invest':
    case 'invest-pair':
      return lever.invest;
    case 'discard':
      return lever.discard;
    case 'take-display':
    case 'take-up':
      return lever.take;
    case 'take-pile':
      return lever.draw;
    case 'exchange':
      return lever.exchange;
    case 'end-turn':
      return lever.endTurn;
    default:
      return lever.choose;
  }
}
