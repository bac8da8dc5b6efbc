import { type ReactNode, useEffect, useRef, useState } from 'react';
import { gameOf } from '#games/catalogue.ts';
import { Seat } from '#ui/seat.tsx';
import { useLanguage } from '../../preferences.ts';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { namesOf } from '../names.ts';
import { isNow, type Live, type Snapshot } from '../snapshot.ts';
import type { Sitting } from '../use-table.ts';
import { isSecretive } from './use-curtain.ts';
import './curtain.css';

const SHOWN_MS = 2600;

/** Several at one device with nothing to hide: a word on whose turn it is now, in place of the curtain. */
export function PassedOn({ sitting, snapshot, live }: PassedOnProps): ReactNode {
  const { curtain } = useCatalogue(tableWords);
  const language = useLanguage();
  const { eyes, mine, status, seats, game, view } = live;
  const isShared = mine.length > 1 && status === 'running' && !isSecretive(game);
  const [actor] = sitting.title.game.actors(view.table);
  const isTheirs = isShared && actor === eyes && isNow(snapshot);
  const seat = isTheirs && typeof eyes === 'number' ? eyes : undefined;
  const named = useRef<number>(undefined);
  const [shown, setShown] = useState<number>();
  useEffect(() => {
    // Whoever goes on after a throw, or has another turn, holds the device already.
    if (seat === undefined || seat === named.current) return;
    named.current = seat;
    setShown(seat);
  }, [seat]);
  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const name = shown === undefined ? undefined : namesOf(seats, language)[shown];
  return (
    <div className="table-passed" role="status">
      {shown === undefined || name === undefined ? undefined : (
        <span key={shown} className="sign">
          <Seat colour={gameOf(game)?.colours[shown] ?? 'red'} size={26} />
          {curtain.passed(name)}
        </span>
      )}
    </div>
  );
}

type PassedOnProps = { sitting: Sitting; snapshot: Snapshot; live: Live };
