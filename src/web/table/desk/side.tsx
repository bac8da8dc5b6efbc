import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';

/** Beside the board, where there is room for it. */
export function Side({ score, journal, onJournal }: SideProps): ReactNode {
  const { bar } = useCatalogue(tableWords);
  return (
    <aside className="table-side" aria-label={bar.side}>
      {score}
      <h2>{bar.journal}</h2>
      <div className="table-journal">
        {/* In place of the list where it would be a line and a half. */}
        <Button className="table-journal-open" onClick={onJournal}>
          {bar.journal}
        </Button>
        {journal}
      </div>
    </aside>
  );
}

type SideProps = { score: ReactNode; journal: ReactNode; onJournal: () => void };
