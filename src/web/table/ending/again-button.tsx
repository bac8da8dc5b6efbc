import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { push } from '../../navigation.ts';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Live } from '../snapshot.ts';
import type { PlayMode } from '../table-page.tsx';
import { playAgain } from './again.ts';

/** In this browser everybody is here already: the next table is laid at once. */
export function AgainButton({ live, way }: AgainProps): ReactNode {
  const { end } = useCatalogue(tableWords);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const again = (): void => {
    setBusy(true);
    setFailed(false);
    playAgain(live, way)
      .then(push, () => setFailed(true))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Button kind="lever" disabled={busy} onClick={again}>
        {end.again(live.seats.length)}
      </Button>
      {failed ? <p role="alert">{end.refused}</p> : undefined}
    </>
  );
}

type AgainProps = { live: Live; way: Exclude<PlayMode, 'online'> };
