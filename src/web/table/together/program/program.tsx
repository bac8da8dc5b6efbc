import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons.tsx';
import { programWords } from '../../../words/program/index.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import type { Live } from '../../snapshot.ts';

/** Fetched when somebody asks for it. */
const SeatToken = lazy(() => import('./seat-token.tsx').then((m) => ({ default: m.SeatToken })));

/** In the menu of a table: a token by which a program plays one's seat. */
export function ProgramEntry({ live }: { live: Pick<Live, 'id' | 'eyes'> }): ReactNode {
  const words = useCatalogue(programWords);
  const [open, setOpen] = useState(false);
  if (live.eyes === 'watcher') return undefined;
  if (!open) {
    return (
      <Button onClick={() => setOpen(true)}>
        <Icon name="engine" /> {words.entry}
      </Button>
    );
  }
  return (
    <Suspense>
      <SeatToken table={live.id} seat={live.eyes} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
