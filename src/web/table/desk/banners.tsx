import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Seat } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import { Button } from '#ui/button.tsx';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Live, Snapshot } from '../snapshot.ts';
import { OrdersAbove } from '../together/orders/at-desk.tsx';
import type { Sitting } from '../use-table.ts';
import './banners.css';

/** Fetched when somebody wishes to go back. */
const AskedUndo = lazy(() => import('./undo-dialogs.tsx').then((m) => ({ default: m.AskedUndo })));

/** What stands between the digest and the board, when there is something to say. */
export function Banners(props: BannersProps): ReactNode {
  const { sitting, snapshot, live, names, listener, past } = props;
  const words = useCatalogue(tableWords);
  const lost = useLongLost(snapshot);
  // The last scoring is counted before anybody is told that it was the last; in a film everybody has been told.
  const shown = sitting.store.stage.isStill || snapshot.showing?.film === true;
  return (
    <div className="table-banners">
      {lost ? (
        <div className="table-banner stop" role="status">
          <span>{snapshot.closing === 'stopping' ? words.link.stopping : words.link.lost}</span>
          <Button onClick={() => sitting.store.rejoin()}>{words.link.again}</Button>
        </div>
      ) : undefined}
      {live.ask ? (
        <Suspense>
          <AskedUndo {...{ sitting, live, names, listener }} ask={live.ask} />
        </Suspense>
      ) : undefined}
      <OrdersAbove sitting={sitting} live={live} />
      {props.lines}
      {props.awaited.map((seat) => (
        <p key={seat} className="visually-hidden" role="status">
          {words.presence.away(names[seat] ?? '')}
        </p>
      ))}
      {live.status === 'over' && !past && shown ? (
        <div className="table-banner">
          <span>{words.end.over}</span>
          <Button kind="brass" onClick={props.onResult}>
            {words.bar.result}
          </Button>
        </div>
      ) : undefined}
    </div>
  );
}

type BannersProps = {
  sitting: Sitting;
  snapshot: Snapshot;
  live: Live;
  names: readonly string[];
  listener: Listener;
  past: boolean;
  onResult: () => void;
  /** The people whose turn it is and who are not there: the digest shows it, this says it. */
  awaited: readonly Seat[];
  /** What a plan has to say. */
  lines: ReactNode;
};

const PATIENCE_MS = 700;

/** A hiccup is not worth a word. */
function useLongLost({ link }: Snapshot): boolean {
  const lost = link === 'lost';
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!lost) {
      setLong(false);
      return undefined;
    }
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [lost]);
  return lost && long;
}
