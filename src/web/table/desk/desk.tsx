import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Language, Seat } from '#kernel/game.ts';
import { plain } from '#ui/sentence.tsx';
import { Toast } from '#ui/toast.tsx';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { Ending } from '../ending/ending.tsx';
import { Telling } from '../journal.ts';
import { hasMore, isNow, type Live, type Snapshot } from '../store.ts';
import type { Way } from '../table-page.tsx';
import type { Sitting } from '../use-table.ts';
import { Announcer } from './announcer.tsx';
import { Banners } from './banners.tsx';
import { useTableKeys } from './keys.ts';
import { type Sight, scoresOf, TableLayout, usePanels } from './layout.tsx';
import { useActing } from './use-acting.ts';
import { useKeptFocus } from './use-focus.ts';
import { useNews } from './use-news.ts';
import { usePast } from './use-past.ts';
import { usePresence } from './use-presence.ts';
import { skipShow, useSkipByTap } from './use-skip.ts';
import { useTelegram } from './use-telegram.tsx';
import { useToast } from './use-toast.ts';
import { useUndo } from './use-undo.ts';
import { WhyNot } from './why-not.tsx';

/** Fetched when somebody wishes to go back further than is free: that is rare. */
const AskUndo = lazy(() => import('./undo-dialogs.tsx').then((m) => ({ default: m.AskUndo })));

/** The table in play: bar, board, side, and all that opens over them. */
export function Desk({ sitting, snapshot, live, way, language, names }: DeskProps): ReactNode {
  const { store, title, face } = sitting;
  const words = useCatalogue(tableWords);
  const board = useRef<HTMLElement>(null);
  const panels = usePanels();
  const [ended, setEnded] = useState(false);
  const { told: toast, tell } = useToast();
  const { past, look, back } = usePast(store);
  const nudge = useCallback(() => tell(words.past.noActing), [tell, words]);
  const { acts, why, closeWhy } = useActing(sitting, snapshot, language, past !== undefined, nudge);
  const undo = useUndo(store, live, (what) =>
    tell(what === 'long-turn' ? plain(words.why.longTurn) : words.undo[what], 'stop'),
  );
  const { eyes } = live;
  const listener = useMemo(() => ({ language, names, eyes }), [language, names, eyes]);
  const now = snapshot.showing ?? { view: live.view, happening: undefined };
  // What is still to be shown on the board is not in the journal yet.
  const upTo = now.seq ?? live.seq;
  const journal = useMemo(
    () => live.journal.filter(({ seq }) => seq <= upTo),
    [live.journal, upTo],
  );
  const telling = useMemo(() => new Telling({ title, face, listener }), [title, face, listener]);
  const turns = useMemo(() => telling.turns(journal), [telling, journal]);
  const told = useMemo(
    // Half a story would be a false one.
    () => (live.rest === 0 ? live.journal.flatMap(({ events }) => events) : undefined),
    [live.journal, live.rest],
  );
  const telegram = useTelegram(sitting, snapshot, live, listener);
  useNews(snapshot.news, live, names, tell);
  const away = usePresence(live.seats, (seat) =>
    tell(words.presence.back(names[seat] ?? ''), 'go'),
  );
  useKeptFocus(board);
  useSkipByTap(store);
  const over = live.status === 'over' && store.stage.isStill;
  useEffect(() => setEnded(over), [over]);
  useTableKeys({
    undo: undo.press,
    rules: () => panels.open('rules', why?.rule),
    escape: () => {
      const inPanel = document.activeElement?.closest('.tbl-rules') != null;
      if (why && !inPanel) closeWhy();
      else if (panels.shown) panels.close();
      else back();
    },
    skip: () => skipShow(store),
  });

  const showing = past ? { view: past.view, happening: undefined } : now;
  const sight: Sight = { ...showing, title, face, eyes, names, language, told };
  const final = { ...sight, view: live.view, happening: undefined };
  const actors = title.game.actors(live.view.table);
  return (
    <TableLayout
      className={past ? 'past' : ''}
      sight={sight}
      panels={panels}
      undo={eyes === 'watcher' ? undefined : undo}
      turns={turns}
      at={past?.seq}
      upTo={live.seq}
      onLook={look}
      onEarlier={hasMore(live) ? store.earlier : undefined}
      boardRef={board}
      busy={snapshot.sent.length > 0}
      banners={
        <Banners
          sitting={sitting}
          snapshot={snapshot}
          live={live}
          names={names}
          past={past}
          turns={turns}
          onBack={back}
          onResult={() => setEnded(true)}
          playingBack={telegram.playing}
          awaited={actors.flatMap((actor) => away.filter((seat) => seat === actor))}
        />
      }
      board={(tools) => (
        <face.Board
          // What somebody holds now has no place in the past.
          key={past || telegram.playing ? 'past' : 'now'}
          {...showing.view}
          {...acts}
          eyes={eyes}
          names={names}
          language={language}
          happening={showing.happening}
          notice={past ? undefined : telegram.notice}
          tools={tools}
          sent={snapshot.sent}
        />
      )}
    >
      {why ? (
        <WhyNot
          why={why}
          game={live.game}
          language={language}
          onRule={(rule) => panels.open('rules', rule)}
          onClose={closeWhy}
        />
      ) : undefined}
      {undo.asking ? (
        <Suspense>
          <AskUndo undo={undo} live={live} names={names} />
        </Suspense>
      ) : undefined}
      <Ending
        sitting={sitting}
        live={live}
        way={way}
        open={ended}
        onClose={() => setEnded(false)}
        result={<face.Result {...scoresOf(final)} />}
      />
      <Announcer
        sitting={sitting}
        news={snapshot.news}
        listener={listener}
        yourTurn={isNow(snapshot) && live.status === 'running' && actors.includes(eyes as Seat)}
        name={title.game.name[language]}
      />
      <Toast {...(toast?.lamp ? { lamp: toast.lamp } : {})}>{toast?.text}</Toast>
    </TableLayout>
  );
}

type DeskProps = {
  sitting: Sitting;
  snapshot: Snapshot;
  live: Live;
  way: Way;
  language: Language;
  names: readonly string[];
};
