import { lazy, type ReactNode, Suspense } from 'react';
import { gameOf } from '#games/catalogue.ts';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Live } from '../snapshot.ts';
import type { Sitting } from '../use-table.ts';
import type { DigestShown } from './use-digest.ts';

/** The board does not wait for it; its row is there from the start. */
const Digest = lazy(() => import('./digest.tsx').then((m) => ({ default: m.Digest })));

/** The digest of a table in play: whose it is, and how its seats are marked. */
export function TableDigest(props: TableDigestProps): ReactNode {
  const { shown, sitting, live, names, away } = props;
  const { digest, watching } = useCatalogue(tableWords);
  const { eyes, mine, game } = live;
  const since =
    // Several at one device: "you" is whoever holds it.
    mine.length > 1 && typeof eyes === 'number' ? digest.sinceOf(names[eyes] ?? '') : digest.since;
  return (
    <Suspense fallback={<div className="digest" />}>
      <Digest
        shown={shown}
        title={shown.span.is === 'since' ? since : digest.now}
        watching={eyes === 'watcher' ? watching : undefined}
        look={{
          names,
          away,
          view: live.view,
          Badge: sitting.face.Badge,
          colours: gameOf(game)?.colours ?? [],
        }}
        past={props.past}
        onBack={props.onBack}
      />
    </Suspense>
  );
}

type TableDigestProps = {
  shown: DigestShown;
  sitting: Sitting;
  live: Live;
  names: readonly string[];
  past: string | undefined;
  onBack: () => void;
  away: readonly number[];
};
