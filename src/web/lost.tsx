import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Link } from './link.tsx';
import { useWords } from './words/use-words.ts';

/** Few come here: the drawing is fetched by those who do. */
const Buffers = lazy(() => import('./buffers.tsx').then((m) => ({ default: m.Buffers })));

/** No page at this address. */
export function Lost(): ReactNode {
  const { lost } = useWords();
  useEffect(() => {
    document.title = `${lost.title} – Rotonde`;
  }, [lost]);
  return (
    <section className="notice-page">
      <Suspense fallback={<svg width="280" height="200" aria-hidden="true" />}>
        <Buffers />
      </Suspense>
      <h1>{lost.title}</h1>
      <p>{lost.text}</p>
      <Link className="button lever" href="/">
        {lost.home}
      </Link>
    </section>
  );
}
