import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { Defs } from '#ui/defs.tsx';
import { Broken } from './broken.tsx';
import { type Coming, onNavigation, type Place, placeNow } from './navigation.ts';
import { isTable, loadPage, Page } from './pages.tsx';
import { routeOf } from './routes.ts';
import { Bar } from './shell/bar.tsx';
import { Foot } from './shell/foot.tsx';
import { NewVersion } from './shell/new-version.tsx';
import { TableComing } from './shell/table-coming.tsx';
import { useWords } from './words/use-words.ts';

export function App(): ReactNode {
  const words = useWords();
  const { pathname, search, hash } = usePlace();
  const route = routeOf(pathname, search);
  const page = (
    <Broken key={pathname}>
      <Page route={route} hash={hash} />
    </Broken>
  );
  const coming = <p className="loading">{words.shell.loading}</p>;
  return (
    <>
      <a className="skip-link" href="#main">
        {words.shell.skip}
      </a>
      <Defs />
      {/* One boundary around all pages: the old one stays on show until the new one's script is there. */}
      <Suspense fallback={isTable(route) ? <TableComing>{coming}</TableComing> : coming}>
        {isTable(route) ? (
          page
        ) : (
          <div className="shell">
            <Bar />
            <main id="main" tabIndex={-1}>
              {page}
            </main>
            <Foot />
          </div>
        )}
      </Suspense>
      <NewVersion />
    </>
  );
}

/** The place on show. A new page appears when its script is there; until then the old one stays. */
function usePlace(): Place {
  const [place, setPlace] = useState(placeNow);
  const coming = useRef<Coming>('replace');
  useEffect(
    () =>
      onNavigation((how) => {
        coming.current = how;
        void loadPage();
        startTransition(() => setPlace(placeNow()));
      }),
    [],
  );
  const { pathname, hash } = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at another page is what it waits for.
  useEffect(() => {
    if (coming.current !== 'push') return;
    coming.current = 'replace';
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    if (target) target.scrollIntoView();
    else scrollTo(0, 0);
    (target ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [pathname, hash, place]);
  return place;
}
