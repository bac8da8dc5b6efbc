import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { PlayMode } from '../routes.ts';
import { TableComing } from '../shell/table-coming.tsx';
import { tableWords } from '../words/table/index.ts';
import { useCatalogue, useWords } from '../words/use-words.ts';
import { type Connect, isFinal } from './connection.ts';
import { isShared } from './curtain/is-shared.ts';
import { useFirstWord } from './first-word.tsx';
import { Playing } from './playing.tsx';
import type { TableStore } from './store.ts';
import { useNote } from './use-note.ts';
import { useSitting, useSnapshot, useStore } from './use-table.ts';

export type { PlayMode } from '../routes.ts';

/** Most tables never wait for anybody. */
const Lobby = lazy(() => import('./lobby/lobby.tsx').then((m) => ({ default: m.Lobby })));

/** Few tables are closed to whoever opens them. */
const ClosedPage = lazy(() => import('./closed-page.tsx').then((m) => ({ default: m.ClosedPage })));

/** Fetched where several sit at one device. */
const PassedOn = lazy(() =>
  import('./curtain/passed-on.tsx').then((m) => ({ default: m.PassedOn })),
);

/** One table, from the first hello to the end of the game. */
export function TablePage({ table, connect, way }: TablePageProps): ReactNode {
  const store = useStore(connect);
  return store ? <AtTable table={table} store={store} way={way} /> : <Loading />;
}

type TablePageProps = { table: string; connect: Connect; way: PlayMode };

function AtTable({ table, store, way }: AtTableProps): ReactNode {
  const snapshot = useSnapshot(store);
  const { live, closing } = snapshot;
  const sitting = useSitting(store, live);
  const firstKnown = useFirstWord(live);
  useNote(table, snapshot, sitting, way);
  useEffect(() => {
    // What happens while nobody looks is not shown; the digest tells it.
    const hide = (): void => {
      if (document.hidden) store.stage.finish();
    };
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, [store]);
  if (closing !== undefined && isFinal(closing)) return <Closed why={closing} />;
  if (typeof sitting === 'string') return <Closed why={sitting} />;
  if (!live || !sitting || !firstKnown) return <Loading lost={snapshot.link === 'lost'} />;
  if (live.status === 'waiting') {
    return (
      <Suspense fallback={<Loading />}>
        <Lobby sitting={sitting} snapshot={snapshot} live={live} />
      </Suspense>
    );
  }
  return (
    <>
      <Playing sitting={sitting} snapshot={snapshot} live={live} way={way} />
      {isShared(live) ? (
        <Suspense>
          <PassedOn sitting={sitting} snapshot={snapshot} live={live} />
        </Suspense>
      ) : undefined}
    </>
  );
}

type AtTableProps = { table: string; store: TableStore; way: PlayMode };

function Closed({ why }: ComponentProps<typeof ClosedPage>): ReactNode {
  return (
    <Suspense fallback={<Loading />}>
      <ClosedPage why={why} />
    </Suspense>
  );
}

function Loading({ lost = false }: { lost?: boolean }): ReactNode {
  const { shell } = useWords();
  const { link } = useCatalogue(tableWords);
  return (
    <TableComing>
      <main id="main" tabIndex={-1}>
        <p className="loading" role="status">
          {lost ? link.lost : shell.loading}
        </p>
      </main>
    </TableComing>
  );
}
