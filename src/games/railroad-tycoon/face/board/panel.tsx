import { type ReactNode, Suspense } from 'react';
import type { Event } from '#games/railroad-tycoon/rules/model.ts';
import { narrate } from '#games/railroad-tycoon/rules/narrate.ts';
import { Sentence } from '#ui/sentence.tsx';
import { useActing } from '../handling/acting-later.ts';
import { useDock } from '../handling/dock.ts';
import { useViewer } from '../viewer.ts';
import { AuctionPanel } from './auction-panel.tsx';
import { callOf } from './call.ts';
import { BidsLeft } from './later.tsx';
import { MenuPanel } from './menu-panel.tsx';

/** The one lit panel: what is asked of whoever looks on, or what the others do. */
export function Panel({ event }: { event: Event | undefined }): ReactNode {
  const { draft } = useDock();
  return (
    <>
      <LitPanel event={event} />
      {draft ? (
        <Suspense>
          <BidsLeft draft={draft} />
        </Suspense>
      ) : null}
    </>
  );
}

function LitPanel({ event }: { event: Event | undefined }): ReactNode {
  const viewer = useViewer();
  const { table, own, turn, planned } = useDock();
  const yours = turn.ask !== undefined;
  const said = event && narrate(event, viewer);
  return (
    <section
      className={yours ? 'rt-panel yours' : 'rt-panel'}
      data-panel={turn.held.mode ?? turn.ask}
    >
      <div className="rt-top">
        <p className={yours ? 'rt-call yours' : 'rt-call'} aria-hidden="true" data-asked="">
          {callOf(viewer, table, turn.ask, planned !== undefined)}
        </p>
        {own ? (
          <p className="rt-cash">
            {/* Beside somebody else's name it must be plain whose money this is. */}
            <span className={yours ? 'visually-hidden' : 'rt-whose'}>
              {viewer.words.score.cash}{' '}
            </span>
            {viewer.words.money(own.money)}
          </p>
        ) : null}
      </div>
      {said ? (
        <p className="rt-said">
          <Sentence text={said} />
        </p>
      ) : null}
      <Asked />
    </section>
  );
}

function Asked(): ReactNode {
  const { table, turn } = useDock();
  const acting = useActing();
  if (table.phase === 'auction' || table.phase === 'settle') return <AuctionPanel />;
  if (turn.ask === undefined) return null;
  if (turn.ask === 'act' && turn.held.mode === undefined) return <MenuPanel />;
  return acting ? <acting.ModePanel /> : null;
}
