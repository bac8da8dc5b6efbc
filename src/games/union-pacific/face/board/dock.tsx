import type { ReactNode } from 'react';
import type { Event, Own, Track } from '#games/union-pacific/rules/model.ts';
import { useDock } from '../handling/dock.ts';
import { useReach } from '../handling/use-reach.ts';
import { useViewer } from '../viewer.ts';
import type { Ask } from '../words/words.ts';
import { callOf } from './call.ts';
import { Chips } from './chips.tsx';
import { HandShares } from './hand-shares.tsx';
import { HandTracks } from './hand-tracks.tsx';
import { InHand } from './in-hand.tsx';
import { Line } from './line.tsx';
import { Market, MarketKnown, UpMarket } from './market.tsx';
import { OpenHands } from './open-hands.tsx';
import { Dividends } from './pile.tsx';

/** So many kinds of share stand in one row of a phone. */
const ROW = 6;

/** Below the map: what is asked, the companies, what would change, and all papers. */
export function Dock(props: DockProps): ReactNode {
  const { words } = useViewer();
  return (
    <div className="up-dock">
      <div className="up-ribbon">
        <Call />
        <Chips />
      </div>
      <Line event={props.event} />
      <h2 className="visually-hidden">{words.panes.papers}</h2>
      <div className="up-papers">
        <Hand {...props} />
        <Market />
        <UpMarket />
      </div>
    </div>
  );
}

export type DockProps = {
  event: Event | undefined;
  drawn: Track | undefined;
  everyone: readonly Own[] | undefined;
};

export function Call(): ReactNode {
  const viewer = useViewer();
  const { table, turn, marks } = useDock();
  return (
    <p
      className={turn.ask === undefined ? 'up-call' : 'up-call yours'}
      aria-hidden="true"
      data-asked=""
      data-turn={table.turns}
    >
      {callOf(viewer, table, turn.ask, marks !== undefined)}
    </p>
  );
}

function Hand({ drawn, everyone }: DockProps): ReactNode {
  const { own } = useDock();
  if (own === undefined) return everyone ? <OpenHands hands={everyone} /> : null;
  return (
    <>
      <HandTracks drawn={drawn} />
      <HandShares />
    </>
  );
}

/** On a phone, below the map: what is asked for now, or one's hand while others act. */
export function Sheet(props: DockProps): ReactNode {
  const { table, own, turn } = useDock();
  const over = table.phase === 'over';
  const bare = own === undefined || over;
  const box = useReach<HTMLDivElement>();
  return (
    <div
      ref={box}
      className={bare ? 'up-sheet bare' : 'up-sheet'}
      data-asks={turn.ask ?? 'nothing'}
    >
      <div className="up-asked">
        <Call />
        {over || table.turns === 0 ? null : <Dividends />}
      </div>
      <Line event={props.event} />
      <Chips />
      {bare ? null : <Choice {...props} ask={turn.ask} />}
    </div>
  );
}

function Choice({ ask, drawn }: DockProps & { ask: Ask | undefined }): ReactNode {
  const { own, turn } = useDock();
  const kinds = own?.shares.filter((count) => count > 0).length ?? 0;
  if (ask === 'take') {
    return (
      <div className="up-papers">
        <Market bare />
        <UpMarket bare />
        <MarketKnown />
        <InHand />
      </div>
    );
  }
  if (ask === undefined || ask === 'open' || ask === 'exchange') {
    return (
      <div className="up-papers">
        <HandShares />
        {kinds > ROW ? null : <HandTracks drawn={drawn} />}
      </div>
    );
  }
  if (ask === 'act' && turn.mode === 'invest') {
    return (
      <div className="up-papers">
        <HandShares />
      </div>
    );
  }
  // With the companies there is no room for more.
  return (
    <div className="up-papers">
      <HandTracks drawn={drawn} />
      {ask === 'act' ? null : <InHand />}
    </div>
  );
}

/** On a phone, behind its tab: everything to be read. */
export function Papers(props: DockProps): ReactNode {
  return (
    <div className="up-papers all">
      <Market />
      <UpMarket />
      <Hand {...props} />
    </div>
  );
}
