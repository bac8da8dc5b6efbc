import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Actor } from '#kernel/game.ts';
import { Button } from '#ui/button.tsx';
import { push } from '../../navigation.ts';
import { reportWords } from '../../words/report/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { localPath } from '../paths.ts';
import type { Film } from '../replay/replay.tsx';

/** Fetched when somebody wants to play on. */
const WhoPlays = lazy(() => import('./who-plays.tsx').then((m) => ({ default: m.WhoPlays })));

/** From any moment of a finished game: a new table on this device. At its end there is nothing to play. */
export function PlayOnButton({ film, at, lever = false }: PlayOnProps): ReactNode {
  const { playOn: words } = useCatalogue(reportWords);
  const [state, setState] = useState<'asked' | 'busy' | 'failed'>();
  const [able, setAble] = useState<boolean>();
  useEffect(() => {
    let wanted = true;
    import('./play-on.ts')
      .then(({ canPlayOn }) => canPlayOn(film))
      .then((can) => wanted && setAble(can))
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [film]);
  if (able === undefined) return undefined;
  if (!able) return film.record.secret === undefined ? undefined : <p>{words.otherRules}</p>;
  const go = (seat: number, bot: string | undefined): void => {
    setState('busy');
    import('./play-on.ts')
      .then(({ playOn }) => playOn(film, at, seat, bot))
      .then((table) => push(localPath('solo', film.record.game, table)))
      .catch((error: unknown) => {
        console.error(error);
        setState('failed');
      });
  };
  const isOver = at >= film.frames.length - 1;
  return (
    <>
      <Button
        kind={lever ? 'lever' : 'plate'}
        disabled={state === 'busy' || isOver}
        onClick={() => setState('asked')}
      >
        {words.button}
      </Button>
      {state === 'asked' ? (
        <Suspense>
          <WhoPlays
            film={film}
            next={seatAt(film, at)}
            onGo={go}
            onClose={() => setState(undefined)}
          />
        </Suspense>
      ) : undefined}
      {state === 'failed' ? <p role="alert">{words.failed}</p> : undefined}
    </>
  );
}

type PlayOnProps = { film: Film; at: number; lever?: boolean };

/** Who plays on: the seat that decides then, or next. */
function seatAt({ title, frames }: Film, at: number): number {
  for (const { state } of frames.slice(at)) {
    const seat = title.game.actors(state.table).find((actor: Actor) => actor !== 'chance');
    if (typeof seat === 'number') return seat;
  }
  return 0;
}
