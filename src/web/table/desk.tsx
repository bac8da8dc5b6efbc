import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Language } from '#kernel/game.ts';
import { Toast } from '#web/kit/toast.tsx';
import { tableWords } from '#web/words/table/index.ts';
import { useCatalogue } from '#web/words/use-words.ts';
import { Announcer } from './announcer.tsx';
import { Banners } from './banners.tsx';
import { type Panel, PlayTools, TableBar } from './bar.tsx';
import { Ending } from './ending/ending.tsx';
import { turnsOf } from './journal.ts';
import { JournalList } from './journal-list.tsx';
import { useTableKeys } from './keys.ts';
import { TableMenu } from './menu.tsx';
import { Panels, rulesOf } from './panels.tsx';
import { SheetTools } from './sheet-tools.tsx';
import type { Live, Snapshot } from './store.ts';
import type { Way } from './table-page.tsx';
import { AskUndo } from './undo-dialogs.tsx';
import { useActing } from './use-acting.ts';
import { useKeptFocus } from './use-focus.ts';
import { useMedia, WIDE } from './use-media.ts';
import { useNews } from './use-news.ts';
import { usePast } from './use-past.ts';
import { skipShow, useSkipByTap } from './use-skip.ts';
import type { Sitting } from './use-table.ts';
import { useTelegram } from './use-telegram.tsx';
import { useToast } from './use-toast.ts';
import { useUndo } from './use-undo.ts';
import { WhyNot } from './why-not.tsx';

/** The table in play: bar, board, side, and all that opens over them. */
export function Desk({ sitting, snapshot, live, way, language, names }: DeskProps): ReactNode {
  const { store, title, face } = sitting;
  const words = useCatalogue(tableWords);
  const wide = useMedia(WIDE);
  const board = useRef<HTMLElement>(null);
  const [panel, setPanel] = useState<{ name: Panel; rule?: string }>();
  const [menu, setMenu] = useState(false);
  const [ended, setEnded] = useState(false);
  const { told: toast, tell } = useToast();
  const { past, look, back } = usePast(store);
  const nudge = useMemo(() => () => tell(words.past.noActing), [tell, words]);
  const { acts, why, closeWhy } = useActing(sitting, snapshot, language, past !== undefined, nudge);
  const undo = useUndo(store, live, (what) => tell(words.undo[what], 'stop'));
  const listener = useMemo(() => ({ language, names, eyes: live.eyes }), [language, names, live.eyes]);
  const turns = useMemo(
    () => turnsOf(live.journal, { title, face, listener }),
    [live.journal, title, face, listener],
  );
  const told = useMemo(() => live.journal.flatMap(({ events }) => events), [live.journal]);
  const telegram = useTelegram(sitting, snapshot, live, listener);
  useNews(snapshot.news, live, names, tell);
  useKeptFocus(board);
  useSkipByTap(store);

  const over = live.status === 'over' && store.stage.isStill;
  useEffect(() => setEnded(over), [over]);
  const openPanel = (name: Panel, rule?: string): void =>
    setPanel(rule === undefined ? { name } : { name, rule });
  useTableKeys({
    undo: undo.press,
    rules: () => openPanel('rules', why?.rule),
    escape: () => {
      const inPanel = document.activeElement?.closest('.tbl-rules') != null;
      if (why && !inPanel) closeWhy();
      else if (panel) setPanel(undefined);
      else back();
    },
    skip: () => skipShow(store),
  });

  const showing = snapshot.showing ?? { view: live.view, happening: undefined };
  const view = past?.view ?? showing.view;
  const happening = past ? undefined : showing.happening;
  const scores = { ...view, eyes: live.eyes, names, language, happening, told };
  const score = <face.Score {...scores} />;
  const lookBack = (seq: number): void => {
    store.stage.finish();
    look(seq);
    if (!wide) setPanel(undefined);
  };
  const journal = (
    <JournalList turns={turns} names={names} at={past?.seq} upTo={live.seq} onLook={lookBack} />
  );
  const actors = title.game.actors(live.view.table);
  const yourTurn = live.status === 'running' && actors.includes(live.eyes as number);
  return (
    <div className={past ? 'tbl past' : 'tbl'}>
      <TableBar
        face={face}
        view={view}
        name={title.game.name[language]}
        language={language}
        score={<face.ScoreLine {...scores} />}
        tools={
          <PlayTools
            {...(live.eyes === 'watcher' ? {} : { undo })}
            folded={!wide}
            onPanel={openPanel}
            onMenu={() => setMenu(true)}
          />
        }
      />
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
      />
      <main id="main" ref={board} className="tbl-board" tabIndex={-1} aria-label={words.bar.board}>
        <face.Board
          key={past ? 'past' : 'now'}
          {...view}
          {...acts}
          eyes={live.eyes}
          names={names}
          language={language}
          happening={happening}
          notice={past ? undefined : telegram.notice}
          tools={wide ? undefined : <SheetTools onPanel={openPanel} />}
          sent={snapshot.sent}
        />
      </main>
      {wide ? (
        <aside className="tbl-side" aria-label={words.bar.side}>
          {score}
          <h2>{words.bar.journal}</h2>
          {journal}
        </aside>
      ) : undefined}
      <Panels
        panel={panel?.name}
        wide={wide}
        onPanel={openPanel}
        onClose={() => setPanel(undefined)}
        score={score}
        journal={journal}
        rules={rulesOf(live.game, language, panel?.rule)}
      />
      {why ? (
        <WhyNot
          why={why}
          game={live.game}
          language={language}
          onRule={(rule) => openPanel('rules', rule)}
          onClose={closeWhy}
        />
      ) : undefined}
      <TableMenu open={menu} onClose={() => setMenu(false)} onPanel={openPanel} />
      <AskUndo undo={undo} live={live} names={names} />
      <Ending
        sitting={sitting}
        live={live}
        way={way}
        open={ended}
        onClose={() => setEnded(false)}
        result={<face.Result {...scores} {...live.view} happening={undefined} />}
      />
      <Announcer
        sitting={sitting}
        news={snapshot.news}
        listener={listener}
        yourTurn={yourTurn}
        name={title.game.name[language]}
      />
      <Toast {...(toast?.lamp ? { lamp: toast.lamp } : {})}>{toast?.text}</Toast>
    </div>
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
