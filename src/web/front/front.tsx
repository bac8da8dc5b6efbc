import { type ReactNode, useEffect } from 'react';
import { games } from '#games/index.ts';
import { useMyTables } from '../my-tables.ts';
import { useWords } from '../words/use-words.ts';
import { Facade } from './facade.tsx';
import './front.css';
import './tokens.css';
import { MyTables } from './my-tables.tsx';
import { Yard } from './yard.tsx';

/** The front page: a roundhouse with its doors, three tickets on its turntable, and the tables one has left. */
export function Front(): ReactNode {
  const { front } = useWords();
  const { tables, reread } = useMyTables();
  useEffect(() => {
    document.title = `Rotonde – ${front.title(games.length).join(' ')}`;
  }, [front]);
  return (
    <div className="front">
      <Facade />
      <Yard resume={tables.find(({ status }) => status !== 'over')} />
      <MyTables tables={tables} onPutAway={reread} />
    </div>
  );
}
