import { type ReactNode, useSyncExternalStore } from 'react';
import { adviceWords } from '../../words/advice/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import './note.css';
import { isAdvised, onAdvised } from './advised.ts';

/** In the journal of a game in which advice was asked: that it counts for nothing. */
export function AdvisedNote({ table }: { table: string }): ReactNode {
  const words = useCatalogue(adviceWords);
  const advised = useSyncExternalStore(onAdvised, () => isAdvised(table));
  return advised ? <p className="advised-note">{words.asked}</p> : undefined;
}
