import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { reportWords } from '../../words/report/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Film } from '../replay/replay.tsx';
import { PlayOnButton } from './play-on-button.tsx';

/** What a finished game offers while it is seen again. */
export function Finished({ film, at, onReport }: FinishedProps): ReactNode {
  const words = useCatalogue(reportWords);
  return (
    <>
      <Button onClick={onReport}>{words.open}</Button>
      <PlayOnButton film={film} at={at} />
    </>
  );
}

type FinishedProps = { film: Film; at: number; onReport: () => void };
