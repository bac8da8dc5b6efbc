import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Event, Line, Pionniers, Table } from '#games/pionniers/rules/model.ts';
import type { Happening } from '#ui/face.ts';
import type { Striking } from '../handling/use-strike.ts';
import { diceOf } from '../motion/use-told.ts';
import { useSight } from '../sight.ts';
import { CastPanel } from './cast-panel.tsx';
import { LayPanel } from './lay-panel.tsx';
import { MovePanel } from './move-panel.tsx';
import { StrikePanel } from './strike-panel.tsx';
import type { Offer } from './throw.tsx';

/** What is asked of somebody now: lay or move, a crate or none; else what the others do. */
export function Asked(props: AskedProps): ReactNode {
  const { table, offers, striking, told, placer, happening, flat } = props;
  const { words } = useSight();
  const place = useRef<HTMLDivElement>(null);
  const asks = striking.on ? 'strike' : offers ? 'choose' : 'nothing';
  useKeptPress(place, asks);
  return (
    <div
      ref={place}
      className={`pio-asked ${asks}`}
      role="group"
      aria-label={words.view.choices}
      data-asks={asks}
    >
      {striking.on ? (
        <StrikePanel
          table={table}
          striking={striking}
          dice={diceOf(told)}
          placer={placer}
          flat={flat}
        />
      ) : offers ? (
        <>
          <LayPanel table={table} offer={offers.lay} />
          <MovePanel table={table} offer={offers.move} />
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
  /** Nothing: it is not theirs to choose. */
  offers: { lay: Offer; move: Offer } | undefined;
  striking: Striking;
  told: readonly Event[];
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
