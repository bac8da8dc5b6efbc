import { type ReactNode, useEffect, useRef } from 'react';
import type { Hinting } from '../hints/hinting.ts';
import { Hints } from '../hints/hints.tsx';
import { listenToStop } from './listen-to-stop.ts';
import { listenToPreviews } from './previews.ts';
import { Spoken } from './spoken.tsx';

/** What a table does for those who hear it or go by keys, and for mute things: fetched once the board stands. */
export function Ear(props: EarProps): ReactNode {
  const hinting = useRef<Hinting<Element>>(undefined);
  useEffect(() => {
    const board = document.getElementById('main');
    const ask = (mark: Element | undefined): void => hinting.current?.focus(mark);
    const ends = [listenToStop(ask), ...(board ? [listenToPreviews(board)] : [])];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return (
    <>
      <Hints {...props} hinting={hinting} />
      <Spoken />
    </>
  );
}

type EarProps = { ruleLabel: (rule: string) => string; onRule: (rule: string) => void };
