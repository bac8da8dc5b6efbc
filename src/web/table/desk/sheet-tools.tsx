import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Panel } from './bar.tsx';
import './sheet-tools.css';

/** On a phone, beside the lever: what opens the sheets. */
export function SheetTools({ onPanel }: { onPanel: (panel: Panel) => void }): ReactNode {
  const { bar } = useCatalogue(tableWords);
  return (
    <div className="table-sheet-tools">
      <Button onClick={() => onPanel('score')}>{bar.score}</Button>
      <Button onClick={() => onPanel('journal')}>{bar.journal}</Button>
    </div>
  );
}
