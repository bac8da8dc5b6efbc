import { lazy, type ReactNode, Suspense } from 'react';
import type { Listener } from '#kernel/title.ts';
import { isShared } from '../curtain/is-shared.ts';
import { Ending } from '../ending/ending.tsx';
import type { useEnded } from '../ending/use-ended.ts';
import type { DeskProps } from './desk.tsx';
import { scoresOf, type TableView, type usePanels } from './layout.tsx';
import type { useActing } from './use-acting.ts';
import type { Undo } from './use-undo.ts';

/** Fetched when something is refused for the first time. */
const WhyNot = lazy(() => import('./why-not.tsx').then((m) => ({ default: m.WhyNot })));

/** Fetched when somebody wishes to go back further than is free: that is rare. */
const AskUndo = lazy(() => import('./undo-dialogs.tsx').then((m) => ({ default: m.AskUndo })));

/** What opens over the table: why not, may I take that back, and how it ended. */
export function Dialogs(props: DialogsProps): ReactNode {
  const { sitting, live, way, language, names, sight, panels, acting, undo, listener, ending } =
    props;
  const { why, closeWhy } = acting;
  const { Result, Score } = sitting.face;
  // Those at one device are all named.
  const eyes = isShared(live) ? 'watcher' : live.eyes;
  const final: TableView = { ...sight, eyes, view: live.view, happening: undefined };
  return (
    <>
      {why ? (
        <Suspense>
          <WhyNot
            why={why}
            game={live.game}
            language={language}
            onRule={(rule) => panels.open('rules', rule)}
            onClose={closeWhy}
          />
        </Suspense>
      ) : undefined}
      {undo.asking ? (
        <Suspense>
          <AskUndo {...{ undo, sitting, live, names, listener }} to={undo.asking.to} />
        </Suspense>
      ) : undefined}
      <Ending
        sitting={sitting}
        live={live}
        way={way}
        open={ending.ended}
        leaving={ending.leaving}
        onClose={() => ending.setEnded(false)}
        result={<Result {...scoresOf(final)} />}
        score={<Score {...scoresOf(final)} />}
      />
    </>
  );
}

type DialogsProps = DeskProps & {
  sight: TableView;
  panels: ReturnType<typeof usePanels>;
  acting: ReturnType<typeof useActing>;
  undo: Undo;
  listener: Listener;
  ending: ReturnType<typeof useEnded>;
};
