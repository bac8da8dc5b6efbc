import { type ReactNode, useCallback, useRef } from 'react';
import type { Language } from '#kernel/game.ts';
import { BesideSeats } from '#ui/beside-seat.tsx';
import { plain } from '#ui/sentence.tsx';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { Holder, isShared } from '../curtain/holder.tsx';
import { isSecretive } from '../curtain/use-curtain.ts';
import { useEnded } from '../ending/use-ended.ts';
import { sentenceAt } from '../journal.ts';
import { usePlan } from '../plan/use-plan.tsx';
import type { Live, Snapshot } from '../snapshot.ts';
import { hasMore } from '../store.ts';
import type { PlayMode } from '../table-page.tsx';
import { useClocksAtDesk } from '../together/clocks/at-desk.tsx';
import { OrdersInMenu } from '../together/orders/at-desk.tsx';
import { TalkAtDesk } from '../together/talk/at-desk.tsx';
import type { Sitting } from '../use-table.ts';
import { Banners } from './banners.tsx';
import { DeskBoard } from './desk-board.tsx';
import { useTableKeys } from './keys.ts';
import { scoresOf, TableLayout, type TableView, usePanels } from './layout.tsx';
import { OverTable } from './over-table.tsx';
import { TableDigest } from './table-digest.tsx';
import { useActing } from './use-acting.ts';
import { useKeptFocus } from './use-focus.ts';
import { useListener } from './use-listener.ts';
import { useNews } from './use-news.ts';
import { usePast } from './use-past.ts';
import { usePointing } from './use-pointing.ts';
import { usePresence } from './use-presence.ts';
import { skipShow, useSkipByTap } from './use-skip.ts';
import { useToast } from './use-toast.ts';
import { useTurns } from './use-turns.ts';
import { useUndo } from './use-undo.ts';
import { Watchers } from './watchers.tsx';

/** The table in play: bar, board, side, and all that opens over them. */
export function Desk(props: DeskProps): ReactNode {
  const desk = useDesk(props);
  const { sitting, snapshot, live, names } = props;
  const clocks = useClocksAtDesk(live, names, props.language);
  const { past, panels, undo, turns, sight, plan } = desk;
  const { store, title } = sitting;
  const { eyes } = live;
  const actors = title.game.actors(live.view.table);
  const layout = (
    <TableLayout
      className={past ? 'past' : plan?.told?.pencil && !desk.elsewhere ? 'in-pencil' : ''}
      sight={sight}
      clock={
        <>
          {clocks?.head}
          <TalkAtDesk {...props} />
        </>
      }
      holder={
        <>
          <Holder sitting={sitting} live={live} names={names} showing={sight} />
          <Watchers count={live.watchers} />
        </>
      }
      panels={panels}
      undo={eyes === 'watcher' ? undefined : undo}
      draft={plan?.tool}
      menu={<OrdersInMenu sitting={sitting} live={live} />}
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
          awaited={actors.flatMap((actor) => desk.away.filter((seat) => seat === actor))}
          lines={plan?.lines}
        />
      }
      board={(tools) => <DeskBoard {...props} desk={desk} tools={tools} />}
    >
      <OverTable {...props} desk={desk} />
    </TableLayout>
  );
  return clocks ? <BesideSeats value={clocks.seat}>{layout}</BesideSeats> : layout;
}

export type DeskShown = ReturnType<typeof useDesk>;

/** All that a table in play keeps and listens to: what is on show, what is open over it, what has been told. */
function useDesk({ sitting, snapshot, live, language, names }: DeskProps) {
  const { store, title, face } = sitting;
  const words = useCatalogue(tableWords);
  const board = useRef<HTMLElement>(null);
  const panels = usePanels();
  const { told: toast, tell, tellOfNow } = useToast(live.seq);
  const { past, look, back } = usePast(store);
  const nudge = useCallback(() => tell(words.past.noActing), [tell, words]);
  const elsewhere = past !== undefined || snapshot.showing?.film === true;
  const listener = useListener(live, language, names, isShared(live) && !isSecretive(live.game));
  // Everybody reads the same journal at one device.
  const reader = useListener(live, language, names, isShared(live));
  const plan = usePlan(sitting, snapshot, live, listener, tell);
  const acting = useActing(sitting, snapshot, language, elsewhere, nudge, plan?.told);
  const undoing = useUndo(store, live, (what) =>
    tell(what === 'long-turn' ? plain(words.why.longTurn) : words.undo[what], 'stop'),
  );
  const undo = plan?.told?.undoIn(undoing) ?? undoing;
  const now = snapshot.showing ?? { view: live.view, happening: undefined };
  // What is still to be shown on the board is not in the journal yet.
  const { journal, turns, told } = useTurns(sitting, live, now.seq ?? live.seq, reader);
  // The film and the past are no news.
  const seen = elsewhere ? live.view : now.view;
  const pointing = usePointing();
  useNews(snapshot.news, live, names, tell);
  const away = usePresence(live.seats, (seat) =>
    tell(words.presence.back(names[seat] ?? ''), 'go'),
  );
  useKeptFocus(board);
  useSkipByTap(store);
  const ending = useEnded(sitting, live);
  const showing = past ? { view: past.view, happening: undefined } : now;
  const heard = listener.eyes;
  const sight: TableView = { ...showing, title, face, eyes: heard, names, language, told };
  const read = async (): Promise<void> => {
    acting.closeWhy();
    // Fetched when somebody asks for it.
    const { readTable } = await import('./read-table.ts');
    tellOfNow(
      readTable(face, scoresOf(sight), title.game.actors(sight.view.table), acting.acts.choices),
    );
  };
  useTableKeys({
    undo: undo.press,
    rules: () => panels.open('rules', acting.why?.rule),
    draft: () => plan?.setOpen(!plan.open),
    read: () => void read(),
    // What belongs to a moment is ended by Escape before it comes here.
    escape: () => {
      const inPanel = document.activeElement?.closest('.table-rules') != null;
      if (pointing.line && !inPanel) pointing.point(undefined);
      else if (panels.shown) panels.close();
      else if (plan?.open && !past) plan.setOpen(false);
      else back();
    },
    skip: (all) => skipShow(store, all),
  });
  return {
    board,
    panels,
    toast,
    past,
    look,
    back,
    acting,
    undo,
    listener,
    turns,
    digest: { sitting, snapshot, live, journal, seen, listener, elsewhere, pointing },
    pointing,
    away,
    ending,
    sight,
    plan,
    elsewhere,
    read,
  };
}

export type DeskProps = {
  sitting: Sitting;
  snapshot: Snapshot;
  live: Live;
  way: PlayMode;
  language: Language;
  names: readonly string[];
};
