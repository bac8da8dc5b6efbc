import { type ReactNode, useEffect } from 'react';
import { Hints } from '../hints/hints.tsx';
import { listenToStop } from './listen-to-stop.ts';
import { listenToPreviews } from './previews.ts';
import { Spoken } from './spoken.tsx';

/** What a table does for those who hear it or go by keys, and for mute things: fetched once the board stands. */
export function Ear(props: EarProps): ReactNode {
  useEffect(() => {
    const board = document.getElementById('main');
    const ends = [listenToStop(), ...(board ? [listenToPreviews(board)] : [])];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return (
    <>
      <Hints {...props} />
      <Spoken />
    </>
  );
}

type EarProps = { ruleLabel: (rule: string) => string; onRule: (rule: string) => void };
