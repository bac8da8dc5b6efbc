import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons.tsx';
import { posterWords } from '../../words/poster/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { PosterProps } from './poster-dialog.tsx';

/** Drawn when it is asked for. */
const PosterDialog = lazy(() =>
  import('./poster-dialog.tsx').then((m) => ({ default: m.PosterDialog })),
);

export function KeepPoster(props: Omit<PosterProps, 'onClose'>): ReactNode {
  const words = useCatalogue(posterWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="download" size={18} /> {words.keep}
      </Button>
      {isOpen ? (
        <Suspense>
          <PosterDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : undefined}
    </>
  );
}
