import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import type { Language } from '#kernel/game.ts';
import { BesideSeats } from '#ui/beside-seat.tsx';
import { isAlone } from '../advice/is-alone.ts';
import { isShared } from '../curtain/is-shared.ts';
import { FirstWord } from '../first-word.tsx';
import { sentenceAt } from '../journal.ts';
import type { Live, Snapshot } from '../snapshot.ts';
import { hasMore } from '../store.ts';
import type { PlayMode } from '../table-page.tsx';
import { useTogether } from '../together/at-desk.tsx';
import { OrdersInMenu } from '../together/orders/at-desk.tsx';
import { TalkAtDesk } from '../together/talk/at-desk.tsx';
import type { Sitting } from '../use-table.ts';
import { Banners } from './banners.tsx';
import { DeskBoard } from './desk-board.tsx';
import { TableLayout } from './layout.tsx';
import { OverTable } from './over-table.tsx';
import { isPlayedFor } from './played-for.ts';
import { TableDigest } from './table-digest.tsx';
import { useDesk } from './use-desk.ts';
import { Watchers } from './watchers.tsx';

/** Fetched where several sit at one device. */
const LazyHolder = lazy(() => import('../curtain/holder.tsx').then((m) => ({ default: m.Holder })));
const Holder = (props: ComponentProps<typeof LazyHolder>): ReactNode => (
  <Suspense>
    <LazyHolder {...props} />
  </Suspense>
);

/** Fetched once the board stands, and only where one plays alone. */
const Advice = lazy(() =>
  import('../advice/at-desk.tsx').then((m) => ({ default: m.AdviceAtDesk })),
);

/** The table in play: bar, board, side, and all that opens over them. */
export function Desk(props: DeskProps): ReactNode {
  const desk = useDesk(props);
  const { sitting, snapshot, live, names } = props;
  const together = useTogether(props);
  const { past, panels, undo, turns, sight, plan } = desk;
  const { store, title } = sitting;
  const { eyes } = live;
  const actors = live.status === 'over' ? [] : title.game.actors(live.view.table);
  const layout = (
    <TableLayout
      className={past ? 'past' : plan?.told?.pencil && !desk.elsewhere ? 'in-pencil' : ''}
      sight={sight}
      clock={
        <>
          {together.head}
          <TalkAtDesk {...props} />
        </>
      }
      nameIn={together.nameIn}
      menu={(onClose) => (
        <>
          <OrdersInMenu sitting={sitting} live={live} />
          {together.menu(onClose)}
        </>
      )}
      holder={
        <>
          {isShared(live) ? <Holder {...{ sitting, live, names }} showing={sight} /> : undefined}
          <Watchers count={live.watchers} />
        </>
      }
      panels={panels}
      {...adviceFor(props, desk)}
      undo={eyes === 'watcher' ? undefined : undo}
      draft={plan?.tool}
      crowded={props.way === 'online'}
      planned={desk.elsewhere ? undefined : plan?.told?.pencil?.view}
      turns={turns}
      at={past?.seq}
      upTo={live.seq}
      onLook={desk.look}
      onEarlier={hasMore(live) ? store.earlier : undefined}
      boardRef={desk.board}
      busy={snapshot.sent.length > 0}
      digest={
        <TableDigest
          {...desk.digest}
          past={past ? sentenceAt(turns, past.seq) : undefined}
          onBack={desk.back}
          away={desk.away}
          onAway={together.onAway}
          onRule={(rule) => panels.open('rules', rule)}
          onSign={desk.ending.setReading}
        />
      }
      onRead={() => void desk.read()}
      banners={
        <Banners
          sitting={sitting}
          snapshot={snapshot}
          live={live}
          names={names}
          listener={desk.listener}
          past={past !== undefined}
          onResult={() => desk.ending.setEnded(true)}
          awaited={desk.away.filter((seat) => actors.includes(seat) && !isPlayedFor(live, seat))}
          lines={[plan?.lines, together.lines, firstWord(props, desk)]}
        />
      }
      board={(tools) => <DeskBoard {...props} desk={desk} tools={tools} />}
    >
      {past ? undefined : together.over}
      <OverTable {...props} desk={desk} />
    </TableLayout>
  );
  const { beside } = together;
  return beside ? <BesideSeats value={beside}>{layout}</BesideSeats> : layout;
}

/** The stationmaster in the bar, and what the journal says once he was asked. */
function adviceFor(props: DeskProps, { tell, elsewhere }: DeskShown) {
  if (!isAlone(props)) return undefined;
  const part = (name: 'tool' | 'note', fallback?: ReactNode) => (
    <Suspense key={name} fallback={fallback}>
      <Advice {...props} part={name} tell={tell} elsewhere={elsewhere} />
    </Suspense>
  );
  // The place of the tool is kept, so that nothing in the bar moves when it comes.
  return { advice: part('tool', <span className="icon-button" />), note: part('note') };
}

/** A lesson has its own words; the past has none, and no journey by the train of a day (H.15). */
function firstWord({ sitting, live }: DeskProps, { past, acting }: DeskShown): ReactNode {
  return sitting.taught || past || live.aside.daily ? undefined : (
    <FirstWord key="first" live={live} choices={acting.acts.choices} />
  );
}

export type DeskShown = ReturnType<typeof useDesk>;

export type DeskProps = {
  sitting: Sitting;
  snapshot: Snapshot;
  live: Live;
  way: PlayMode;
  language: Language;
  names: readonly string[];
};
