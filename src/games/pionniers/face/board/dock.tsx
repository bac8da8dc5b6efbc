import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Line, Pionniers, Table } from '#games/pionniers/rules/model.ts';
import type { Happening } from '#ui/face.ts';
import type { Turn } from '../handling/use-turn.ts';
import { diceOf, type Recent } from '../motion/told.ts';
import { useViewer } from '../viewer.ts';
import { CastPanel } from './cast-panel.tsx';
import { LayPanel } from './lay-panel.tsx';
import { MovePanel } from './move-panel.tsx';
import { StrikePanel } from './strike-panel.tsx';

/** What is asked of somebody now: lay or move, a crate or none; else what the others do. */
export function Asked(props: AskedProps): ReactNode {
  const { table, turn, told, placer, happening, flat } = props;
  const { ask, offers } = turn;
  const { words } = useViewer();
  const place = useRef<HTMLDivElement>(null);
  const asks = ask ?? 'nothing';
  const name = ask === undefined ? words.view.throw : words.view.choices;
  useKeptPress(place, asks);
  return (
    <div
      ref={place}
      className={`pio-asked ${asks}`}
      role="group"
      aria-label={name}
      data-asks={asks}
    >
      <h2 className="visually-hidden">{name}</h2>
      {ask === 'strike' ? (
        <StrikePanel table={table} turn={turn} dice={diceOf(told)} placer={placer} flat={flat} />
      ) : offers ? (
        <>
          <LayPanel table={table} offer={offers.lay} turn={turn} />
          <MovePanel table={table} offer={offers.move} turn={turn} />
        </>
      ) : (
        <CastPanel table={props.shown} told={told} happening={happening} flat={flat} />
      )}
    </div>
  );
}

type AskedProps = {
  table: Table;
  /** The table between two events. */
  shown: Table;
  turn: Turn;
  told: Recent;
  /** Whose dynamite made somebody strike back. */
  placer: Line | undefined;
  happening: Happening<Pionniers> | undefined;
  flat: boolean;
};

/** Who has pressed a button by its key finds the focus there again when they are asked the next time. */
function useKeptPress(place: { current: HTMLElement | null }, asks: string): void {
  const pressed = useRef<string>(undefined);
  useLayoutEffect(() => {
    const element = place.current;
    const note = (event: MouseEvent): void => {
      const button = event.target instanceof Element ? event.target.closest('[data-do]') : null;
      // A click that comes of a key has no place and no count.
      pressed.current = event.detail === 0 ? (button?.getAttribute('data-do') ?? '') : undefined;
    };
    element?.addEventListener('click', note, true);
    return () => element?.removeEventListener('click', note, true);
  }, [place]);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const free = focused === document.body || focused?.id === 'main';
    if (asks === 'nothing' || pressed.current === undefined || !free) return;
    const buttons = [...(place.current?.querySelectorAll<HTMLElement>('[data-do]') ?? [])];
    const same = buttons.find((button) => button.dataset['do'] === pressed.current);
    const ready = buttons.find((button) => button.dataset['ready'] === 'true');
    (same?.dataset['ready'] === 'true' ? same : ready)?.focus({ preventScroll: true });
  }, [place, asks]);
}
