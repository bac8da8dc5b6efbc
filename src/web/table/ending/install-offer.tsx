import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '#ui/button.tsx';
import { remembered } from '#ui/remembered.ts';
import { installing } from '../../install.ts';
import { installWords } from '../../words/install/index.ts';
import { useCatalogue, useWords } from '../../words/use-words.ts';

/** It is made once in a browser; whoever wants it later finds it at the foot of every page. */
const made = remembered('rotonde.install-offered', (stored) => stored === true);

/** Where the browser offers to install the site, the first game that is finished passes that on. */
export function InstallOffer({ onAway }: { onAway: () => void }): ReactNode {
  const words = useCatalogue(installWords);
  const { shell } = useWords();
  const isOffered = useSyncExternalStore(installing.subscribe, installing.get, () => false);
  const [isMade, setMade] = useState(made.get);
  const isShown = isOffered && !isMade;
  useEffect(() => {
    if (isShown) made.set(true);
  }, [isShown]);
  if (!isShown) return undefined;
  const answer = (): void => {
    setMade(true);
    onAway();
  };
  const install = (): void => {
    installing.ask();
    answer();
  };
  return (
    <section className="table-install" aria-label={words.label}>
      <p>{words.text}</p>
      <div>
        <Button onClick={install}>{shell.install}</Button>
        <Button kind="quiet" onClick={answer}>
          {words.notNow}
        </Button>
      </div>
    </section>
  );
}
