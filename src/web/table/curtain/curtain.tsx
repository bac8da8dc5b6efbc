import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Sign } from '#ui/sign.tsx';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import './curtain.css';

/** Between turns on one device: nothing of the table is behind it until the one named says so. */
export function Curtain({ name, opening, onReveal }: CurtainProps): ReactNode {
  const { curtain } = useCatalogue(tableWords);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main id="main" tabIndex={-1} className="curtain table-curtain">
      {opening ? undefined : (
        <div>
          <h1>
            <Sign>{curtain.hand(name)}</Sign>
          </h1>
          <p>{curtain.hint(name)}</p>
          <Button ref={button} kind="brass" keycap={curtain.enter} onClick={onReveal}>
            {curtain.reveal(name)}
          </Button>
        </div>
      )}
    </main>
  );
}

type CurtainProps = {
  name: string;
  /** They have said so: it opens as soon as the table is theirs to see. */
  opening: boolean;
  onReveal: () => void;
};
